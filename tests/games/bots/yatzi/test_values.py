"""The tables beside plain recursion over all throws, and what must hold between their worths."""

from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from games.bots.yatzi.keeps import CHANCES, HANDS, KEEPS, KEEPS_OF
from games.bots.yatzi.scores import scores
from games.bots.yatzi.values import (
    ALL_ONE,
    ALL_TWO,
    LEAST_SUBTOTAL,
    MOST_SUBTOTAL,
    TURNS_TWO,
    Values,
    compute,
    part_two,
    place_of,
    size,
)
from games.engine.yatzi.rows import PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from tests.games.bots.yatzi.brute_force import Solver
from tests.games.bots.yatzi.samples import DEFAULT, OTHER, set_of, small_values

EXACT = 1e-9
RULESETS = [Ruleset(*chosen) for chosen in product(("off", "on"), ("off", "on"), ("spent", "strike"))]


def solver(ruleset: Ruleset) -> Solver:
    return Solver(ruleset.quads_as_two_pairs == "on", ruleset.five_as_full_house == "on", ruleset.miss == "strike")


def test_there_are_252_hands_and_210_keeps_and_their_chances_add_up():
    assert (len(HANDS), len(KEEPS), CHANCES.shape) == (252, 210, (210, 252))
    assert np.allclose(CHANCES.sum(axis=1), 1, rtol=0, atol=1e-14)
    assert [len(KEEPS_OF[HANDS.index(hand)]) for hand in ("66666", "66611", "65432")] == [5, 11, 31]


def test_the_chances_of_a_keep_are_those_of_all_its_throws():
    for keep in ("", "6", "53", "664", "4442"):
        throws = list(product("123456", repeat=5 - len(keep)))
        making = Counter("".join(sorted((*keep, *fresh), reverse=True)) for fresh in throws)
        ways = CHANCES[KEEPS.index(keep)] * len(throws)
        assert ways == pytest.approx([making[hand] for hand in HANDS], abs=1e-9)


@pytest.mark.parametrize("ruleset", [DEFAULT, OTHER])
@pytest.mark.parametrize("row", PART_TWO)
def test_one_row_of_part_two_is_worth_what_all_throws_come_to(ruleset, row):
    assert small_values(ruleset).part_two[set_of(row), 1] == pytest.approx(solver(ruleset).worth((row,), 1), abs=EXACT)


@pytest.mark.parametrize("ruleset", [DEFAULT, Ruleset(miss="strike"), OTHER])
@pytest.mark.parametrize("rows", [("poker", "chance"), ("two-pairs", "full-house"), ("large-straight", "pair")])
@pytest.mark.parametrize("turns", [1, 2])
def test_two_rows_of_part_two_are_worth_what_all_throws_come_to(ruleset, rows, turns):
    values = small_values(ruleset).part_two
    assert values[set_of(*rows), turns] == pytest.approx(solver(ruleset).worth(rows, turns), abs=EXACT)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [RULESETS[0], RULESETS[1], RULESETS[6], RULESETS[7]])
def test_every_two_rows_of_part_two_are_worth_what_all_throws_come_to(ruleset):
    plain = solver(ruleset)
    values = small_values(ruleset).part_two
    for rows in combinations(PART_TWO, 2):
        assert values[set_of(*rows), 2] == pytest.approx(plain.worth(rows, 2), abs=EXACT), rows


@pytest.mark.parametrize(("rows", "subtotal"), [(("sixes",), 0), (("sixes",), 6), (("ones", "fives"), -2)])
def test_the_end_of_part_one_is_worth_what_all_throws_come_to(rows, subtotal):
    value = small_values().with_bonus[set_of(*rows), place_of(subtotal)]
    assert value == pytest.approx(Solver().worth(rows, len(rows), subtotal), abs=EXACT)


@pytest.mark.slow
def test_every_subtotal_matters_as_plain_recursion_says():
    plain = Solver()
    for subtotal in range(-15, 20):
        value = small_values().with_bonus[set_of("fours", "sixes"), place_of(subtotal)]
        assert value == pytest.approx(plain.worth(("fours", "sixes"), 2, subtotal), abs=EXACT)


@pytest.mark.parametrize(("rows", "turns"), [(("sixes",), 1), (("ones", "sixes"), 1), (("twos", "threes"), 2)])
def test_part_one_without_a_bonus_is_worth_what_all_throws_come_to(rows, turns):
    value = small_values().no_bonus[set_of(*rows), turns]
    assert value == pytest.approx(Solver().worth(rows, turns, None), abs=EXACT)


def test_a_subtotal_beyond_the_reach_of_all_rows_is_the_same_as_the_last_within_it():
    assert place_of(LEAST_SUBTOTAL - 1) == place_of(LEAST_SUBTOTAL) == 0
    assert place_of(MOST_SUBTOTAL + 1) == place_of(MOST_SUBTOTAL) == 106
    values = small_values()
    bound = values.no_bonus[set_of("sixes"), 1]
    assert values.with_bonus[set_of("sixes"), 0] == pytest.approx(bound)
    assert values.with_bonus[set_of("sixes"), -1] == pytest.approx(bound + 50)


@pytest.mark.parametrize("ruleset", [DEFAULT, OTHER])
def test_more_turns_and_more_open_rows_are_worth_at_least_as_much(ruleset):
    values = part_two(scores(ruleset), 3)
    assert_monotone(values, 3)


def assert_monotone(values: np.ndarray, turns: int) -> None:
    sizes = np.array([size(open_) for open_ in range(ALL_TWO + 1)])
    for left in range(1, turns + 1):
        enough = np.flatnonzero(sizes >= left)
        assert (values[enough, left] >= values[enough, left - 1] - EXACT).all()
        for row in range(TURNS_TWO):
            more = np.flatnonzero((sizes > left) & (np.arange(ALL_TWO + 1) >> row & 1 == 1))
            assert len(more) > 0 or left == TURNS_TWO
            assert (values[more, left] >= values[more ^ 1 << row, left] - EXACT).all()


def test_there_is_no_worth_of_more_turns_than_rows():
    values = small_values().part_two
    assert np.isnan(values[set_of("pair"), 2])
    assert not np.isnan(values[:, 1][1:]).any()


@pytest.mark.slow
def test_the_whole_tables_hold_together_under_every_ruleset():
    found = {ruleset: compute(ruleset) for ruleset in RULESETS}
    for ruleset, values in found.items():
        assert_monotone(values.part_two, TURNS_TWO)
        assert_subtotals_monotone(values)
        # An option of Y9 only adds to what dice can make, and a strike takes a row that a spent turn leaves.
        assert values.game >= found[Ruleset(miss=ruleset.miss)].game - EXACT
        assert values.game <= found[Ruleset("on", "on", "spent")].game + EXACT
        assert values.game == pytest.approx(EXPECTED[ruleset], abs=5e-7)


def assert_subtotals_monotone(values: Values) -> None:
    assert (np.diff(values.with_bonus, axis=1) >= -EXACT).all()
    full = [values.with_bonus[open_, 0] - values.no_bonus[open_, size(open_)] for open_ in range(ALL_ONE + 1)]
    assert np.abs(full).max() < EXACT


EXPECTED = dict(
    zip(
        RULESETS,
        (
            168.255037146,
            163.574797764,
            168.265509371,
            163.606554903,
            168.402419735,
            163.722967269,
            168.413278536,
            163.760412308,
        ),
        strict=True,
    )
)
"""The exact expectations of a whole game, to six places, so that a change of any law or of the search shows."""
