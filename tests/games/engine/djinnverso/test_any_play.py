"""What holds whatever people do: by play at random, legal and illegal, over all options."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.due import due
from games.engine.djinnverso.events import GameEnded, WishRuled
from games.engine.djinnverso.evolve import replay
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.legal import legal_commands, why_not
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record, read_text, write
from games.engine.djinnverso.state import Phase, carried, new_game, places
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.any_play import (
    SeededDice,
    any_command,
    any_ruleset,
    is_free_choice,
    one_of,
    play_on,
)

seeds = st.integers(0, 2**32)


def started(seed: int) -> tuple[Game, SeededDice, Random]:
    chance = Random(seed)
    return Game(any_ruleset(chance), chance.randint(2, 8)), SeededDice(seed), chance


def names(seats: int) -> tuple[str, ...]:
    return ("Ana", "Bo  B.", "#Cy", "Dī", "Ева", "Phượng", "G", "H")[:seats]


@given(seed=seeds)
@settings(max_examples=60)
def test_legal_play_ends_with_one_winner(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(20_000):
        if play_on(game, dice, chance) is None:
            break
    state = game.state
    assert state.phase is Phase.OVER
    assert len(state.winners) == 1
    assert set(state.playing) <= set(state.winners)
    assert sorted(seat for shared in places(state) for seat in shared) == list(range(1, state.seats + 1))
    assert [event for event in game.events if isinstance(event, GameEnded)] == game.events[-1:]


@given(seed=seeds)
@settings(max_examples=80)
def test_replay_equals_live_and_an_illegal_command_changes_nothing(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(250):
        before, count = game.state, len(game.events)
        if chance.random() < 0.5:
            play_on(game, dice, chance)
        else:
            try:
                game.act(any_command(game, chance), dice)
            except Refusal:
                assert game.state == before
                assert len(game.events) == count
    fresh = new_game(game.state.ruleset, game.state.seats)
    replayed = replay(fresh, game.history.standing_events())
    assert carried(game.state, replayed) == game.state
    record = Record(Header("G1", game.state.ruleset, names(game.state.seats)), tuple(game.events))
    assert read_text(write(record)) == record
    assert write(read_text(write(record))) == write(record)


@given(seed=seeds)
@settings(max_examples=60)
def test_wishes_never_rise_but_by_ruling(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(200):
        before = game.state.wishes
        events = len(game.events)
        try:
            command = any_command(game, chance)
            if chance.random() < 0.6 or isinstance(command, asked.TakeBack):
                play_on(game, dice, chance)
            else:
                game.act(command, dice)
        except Refusal:
            continue
        ruled = any(isinstance(event, WishRuled) and event.change > 0 for event in game.events[events:])
        assert ruled or all(now <= was for now, was in zip(game.state.wishes, before, strict=True))
        assert all(0 <= held <= game.state.ruleset.wishes for held in game.state.wishes)


@given(seed=seeds)
@settings(max_examples=60)
def test_what_is_offered_is_legal_and_what_is_not_offered_says_why(seed: int) -> None:
    game, dice, chance = started(seed)
    for _ in range(60):
        play_on(game, dice, chance)
        state = game.state
        for seat in range(1, state.seats + 1):
            offered = {family.command for family in legal_commands(state, seat)}
            refused = why_not(state, seat)
            assert offered.isdisjoint(refused)
            for family in legal_commands(state, seat):
                trial = Game(state.ruleset, state.seats)
                trial.history.state = state
                try:
                    trial.act(one_of(family, seat, chance, state), dice)
                except Refusal as refusal:
                    if not is_free_choice(refusal):
                        raise
            if seat in state.playing:
                assert offered | set(refused) == {
                    asked.Look,
                    asked.Throw,
                    asked.Bid,
                    asked.Challenge,
                    asked.PointOut,
                    asked.Waive,
                    asked.DeclareTrial,
                    asked.StopTrial,
                    asked.Say,
                    asked.Leave,
                }


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


@pytest.mark.parametrize("seats", [1, 9])
def test_d2_two_to_eight_play(seats: int) -> None:
    with pytest.raises(ValueError, match="two to eight"):
        new_game(any_ruleset(Random(1)), seats)
