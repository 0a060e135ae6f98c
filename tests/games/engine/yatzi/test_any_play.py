"""What holds whatever people do: by play at random, legal and illegal, over all options."""

from io import BytesIO
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.audit.yatzi.judge import audit
from games.engine.notation.header import Header
from games.engine.notation.record import Record
from games.engine.refusals import Refusal, refusal_of
from games.engine.table import carried
from games.engine.yatzi import commands as asked
from games.engine.yatzi.due import due
from games.engine.yatzi.events import GameEnded, RoundStarted
from games.engine.yatzi.evolve import replay
from games.engine.yatzi.game import YATZI, Game
from games.engine.yatzi.legal import legal_commands, why_not
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.state import new_game, outcome, settlement, totals
from tests.games.engine.seeded_dice import SeededDice
from tests.games.engine.yatzi.any_play import any_command, any_ruleset, one_of, play_on

seeds = st.integers(0, 2**32)


def started(seed: int) -> tuple[Game, SeededDice, Random]:
    chance = Random(seed)
    return Game(any_ruleset(chance), chance.randint(2, 4)), SeededDice(seed), chance


def record_of(game: Game) -> Record:
    names = ("Ana", "Bo  B.", "#Cy", "Ева")[: game.state.seats]
    return Record(Header("G1", game.state.ruleset, names), tuple(game.events))


def played(seed: int) -> Game:
    game, dice, chance = started(seed)
    for _ in range(1000):
        if play_on(game, dice, chance) is None:
            break
    return game


@given(seed=seeds)
@settings(max_examples=40)
def test_a_game_has_fifteen_rounds_and_settles_to_zero(seed: int) -> None:
    game = played(seed)
    ended = outcome(game.state)
    assert ended is not None
    assert ended.how == "all-turns"
    assert [event.number for event in game.events if isinstance(event, RoundStarted)] == list(range(1, 16))
    assert [event for event in game.events if isinstance(event, GameEnded)] == game.events[-1:]
    assert sum(ended.settlement) == 0
    assert max(ended.scores) <= 510
    assert ended.places[0] == game.state.winners
    assert [ended.scores[seat - 1] for shared in ended.places for seat in shared] == sorted(ended.scores, reverse=True)


@given(seed=seeds)
@settings(max_examples=40)
def test_a_lawful_record_is_judged_without_a_finding_and_to_the_same_sheets(seed: int) -> None:
    game = played(seed)
    told = audit(BytesIO(YTN.write(record_of(game)).encode()))
    assert told.findings == ()
    assert told.state == game.state
    assert len(told.turns) == 15 * game.state.seats


@given(seed=seeds)
@settings(max_examples=80)
def test_replay_equals_live_and_an_illegal_command_changes_nothing(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(250):
        before, count = game.state, len(game.events)
        if chance.random() < 0.6:
            play_on(game, dice, chance)
        else:
            refusal = refusal_of(game.act, any_command(game, chance), dice)
            if refusal is not None:
                assert game.state == before
                assert len(game.events) == count
                assert YATZI.message_of(refusal)
    fresh = new_game(game.state.ruleset, game.state.seats)
    assert carried(game.state, replay(fresh, game.history.standing_events())) == game.state
    record = record_of(game)
    assert YTN.read_text(YTN.write(record)) == record
    assert YTN.write(YTN.read_text(YTN.write(record))) == YTN.write(record)
    assert sum(settlement(game.state)) == 0
    assert max(totals(game.state)) <= 510
    told = audit(BytesIO(YTN.write(record).encode()))
    assert told.findings == ()
    assert told.state == game.state


@given(seed=seeds)
@settings(max_examples=60)
def test_what_is_offered_is_legal_and_what_is_not_offered_says_why(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(chance.randint(1, 150)):
        play_on(game, dice, chance)
    for _ in range(20):
        play_on(game, dice, chance)
        state = game.state
        for seat in range(1, state.seats + 1):
            offered = {family.command for family in legal_commands(state, seat)}
            refused = why_not(state, seat)
            assert offered.isdisjoint(refused)
            assert offered | set(refused) == {
                asked.Throw,
                asked.Score,
                asked.Miss,
                asked.Strike,
                asked.Say,
                asked.Leave,
            }
            for family in legal_commands(state, seat):
                trial = Game(state.ruleset, state.seats)
                trial.history.state = state
                trial.act(one_of(family, seat, chance), dice)


@given(seed=seeds)
@settings(max_examples=40)
def test_a_player_whose_turn_it_is_can_always_end_it(seed: int) -> None:
    game, dice, chance = started(seed)
    while play_on(game, dice, chance) is not None:
        round_ = game.state.round
        if game.state.is_over or round_ is None or not round_.throws:
            continue
        offered = {family.command for family in legal_commands(game.state, round_.seat)}
        assert offered & {asked.Score, asked.Miss, asked.Strike}


@given(seed=seeds)
@settings(max_examples=40)
def test_nothing_is_due_after_a_command_but_a_correction(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(150):
        command = any_command(game, chance)
        try:
            game.act(command, dice)
        except Refusal:
            command = play_on(game, dice, chance) or command
        assert due(game.state) is None or isinstance(command, asked.TakeBack)
        if due(game.state) is not None:
            game.act(asked.Proceed(), dice)


@pytest.mark.parametrize("seats", [1, 5])
def test_y1_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="two to four"):
        new_game(any_ruleset(Random(1)), seats)
