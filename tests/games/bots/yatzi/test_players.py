"""The players at the real table: legal whatever befalls, the same by the same seed, and as fast games have them."""

from random import Random

import numpy as np
import pytest

from games.bots.yatzi.advice import Advisor
from games.bots.yatzi.expert import Expert
from games.bots.yatzi.keeps import HAND
from games.bots.yatzi.look import Look, look_at, look_of
from games.bots.yatzi.moves import Move
from games.bots.yatzi.novice import Novice, liked
from games.bots.yatzi.position import position_of_view
from games.bots.yatzi.scores import rules_of_play
from games.bots.yatzi.simulation import Crowd, Simulation, move_of
from games.bots.yatzi.solo import novice_total
from games.bots.yatzi.table import Player, play
from games.bots.yatzi.values import Values, compute
from games.engine.yatzi.commands import Command, Throw
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import State, totals
from games.engine.yatzi.views import view
from tests.games.bots.yatzi.samples import DEFAULT, any_values, set_of, turns_of
from tests.games.engine.yatzi.any_play import any_ruleset
from tests.games.engine.yatzi.laws.table import begun

GAMES = range(12)


def mixed(ruleset: Ruleset, seats: int, values: Values, chance: Random) -> dict[int, Player]:
    advisor = Advisor(ruleset, values)
    odd = {seat: Expert(seat, advisor) for seat in range(1, seats + 1, 2)}
    return {**odd, **{seat: Novice(seat, Random(chance.random())) for seat in range(2, seats + 1, 2)}}


@pytest.mark.parametrize("number", GAMES)
def test_whatever_befalls_the_players_do_what_the_laws_allow(number):
    chance = Random(f"legal {number}")
    ruleset = any_ruleset(chance)
    seats = chance.choice([2, 3, 4])
    players = mixed(ruleset, seats, any_values(number), chance)

    def move(state: State) -> Command:
        assert state.round is not None
        return players[state.round.seat].move(view(state, state.round.seat))

    assert len([*turns_of(ruleset, seats, chance, move)]) > 15


def test_the_same_seed_is_the_same_game():
    def events(seed: int) -> list[object]:
        chance = Random(seed)
        return [*play(DEFAULT, mixed(DEFAULT, 2, any_values(1), chance), chance).events]

    assert events(1) == events(1) != events(2)


def test_a_player_moves_in_its_own_turn_only():
    advisor = Advisor(DEFAULT, any_values(1))
    game = begun()
    assert Expert(1, advisor).move(view(game.state, 1)) == Throw(1, 0b11111)
    with pytest.raises(ValueError, match="seat 2"):
        Expert(2, advisor).move(view(game.state, 2))


def sampled(ruleset: Ruleset, values: Values, chance: Random, mishaps: float) -> list[tuple[State, int]]:
    """States of whole games after a throw, and whose turn it is."""
    players = mixed(ruleset, 2, values, chance)
    states = [
        (state, state.round.seat)
        for state in turns_of(ruleset, 2, chance, lambda state: _moved(players, state), mishaps)
        if state.round is not None and state.round.hand is not None
    ]
    assert len(states) > 30
    return states


def _moved(players: dict[int, Player], state: State) -> Command:
    assert state.round is not None
    return players[state.round.seat].move(view(state, state.round.seat))


def compare_decisions(ruleset: Ruleset, values: Values, chance: Random) -> None:
    """The expert's at the real table, and those of many at a time."""
    advisor = Advisor(ruleset, values)
    simulation = Simulation(ruleset, values)
    batches: dict[tuple[int, int, int], list[tuple[int, int, int, Move]]] = {}
    for state, seat in sampled(ruleset, values, chance, 0):
        seen = view(state, seat)
        position = position_of_view(seen, seat)
        assert state.round is not None
        assert state.round.hand is not None
        best = advisor.hint(seen, seat).best.move
        key = position.part, position.left, len(state.round.throws)
        batches.setdefault(key, []).append((position.open, position.subtotal, HAND[state.round.hand], best))
    assert len(batches) > 25
    for (part, left, throws), some in batches.items():
        open_, subtotal, hands = (np.array(column) for column in list(zip(*some, strict=True))[:3])
        crowd = Crowd(part, left, open_, subtotal)
        decided = simulation.decisions(crowd, simulation.solved(crowd), hands, throws)
        assert [move_of(one, part) for one in decided.tolist()] == [best for *_, best in some]


@pytest.mark.parametrize("number", range(6))
def test_many_at_a_time_decide_as_at_the_real_table(number):
    chance = Random(f"equal {number}")
    compare_decisions(any_ruleset(chance), any_values(number), chance)


@pytest.mark.slow
@pytest.mark.parametrize("miss", ["spent", "strike"])
def test_many_at_a_time_decide_as_at_the_real_table_by_the_real_tables(miss):
    ruleset = Ruleset(miss=miss)
    values = compute(ruleset)
    for number in range(6):
        compare_decisions(ruleset, values, Random(f"real {number}"))


@pytest.mark.parametrize("number", range(6))
def test_a_novice_sees_the_same_away_from_the_table(number):
    chance = Random(f"look {number}")
    ruleset = any_ruleset(chance)
    for state, seat in sampled(ruleset, any_values(number), chance, 0.03):
        seen = view(state, seat)
        look = look_of(seen, seat)
        position = position_of_view(seen, seat)
        assert look is not None
        rules = rules_of_play(ruleset)
        assert look == look_at(rules, position.part, position.open, look.hand, look.throws)


def look(part: int, open_: int, hand: str, throws: int) -> Look:
    return look_at(DEFAULT, part, open_, hand, throws)


def likings(seen: Look) -> set[Move]:
    return {liked(seen, Random(seed)) for seed in range(200)}


def test_a_novice_takes_what_is_great_and_keeps_what_there_is_most_of():
    assert likings(look(2, 511, "65432", 1)) == {Move("score", "large-straight")}
    assert likings(look(2, 511, "66655", 2)) == {Move("score", "full-house")}
    assert likings(look(1, 63, "44421", 1)) >= {Move("keep", "444"), Move("keep", "1"), Move("keep", "")}
    straight, pairs = set_of("large-straight"), set_of("full-house")
    assert likings(look(2, straight, "65542", 1)) == {Move("keep", "6542")}
    assert likings(look(2, pairs, "65542", 1)) > {Move("keep", "55")}
    assert likings(look(2, pairs, "65544", 1)) == {Move("keep", "5544")}


def test_a_novice_throws_again_with_five_that_it_has_no_row_for():
    assert likings(look(2, set_of("large-straight"), "66666", 1)) == {Move("keep", "6666")}
    assert likings(look(2, set_of("two-pairs"), "66655", 1)) == {Move("score", "two-pairs"), Move("keep", "6655")}


def test_a_novice_gives_chance_away_last():
    assert likings(look(2, set_of("four-of-a-kind", "chance"), "65431", 3)) == {Move("score", "chance")}
    assert likings(look(2, set_of("pair", "chance"), "66431", 3)) == {Move("score", "pair")}
    assert likings(look(2, set_of("poker"), "66431", 3)) == {Move("miss")}


def test_a_novice_s_fast_games_are_the_same_by_the_same_seed():
    one, same, other = ([novice_total(DEFAULT, rng) for _ in range(5)] for rng in (Random(1), Random(1), Random(2)))
    assert one == same != other


def test_an_expert_s_fast_games_are_the_same_by_the_same_seed():
    simulation = Simulation(DEFAULT, any_values(4))
    one, same, other = (simulation.totals(6, seed).tolist() for seed in (1, 1, 2))
    assert one == same != other


def test_totals_are_in_the_laws_bounds():
    reached = Simulation(DEFAULT, any_values(5)).totals(100, 1)
    assert -63 <= reached.min() < reached.max() <= 510


@pytest.mark.slow
def test_at_the_real_table_the_expert_is_worth_its_expectation_and_more_than_a_novice():
    values = compute(DEFAULT)
    advisor = Advisor(DEFAULT, values)
    reached = []
    for number in range(80):
        rng = Random(number)
        reached.append(totals(play(DEFAULT, {1: Expert(1, advisor), 2: Novice(2, rng)}, rng).state))
    expert, novice = np.array(reached).T
    assert abs(expert.mean() - values.game) < 3 * expert.std() / len(expert) ** 0.5
    assert expert.mean() - novice.mean() > 20
