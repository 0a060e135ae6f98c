"""Y3 to Y11 backwards: what a player who errs nowhere still expects to score, in every situation between two turns.

Part two by its open rows and the turns left, of which there may be fewer: turns were spent or missed (Y10).
Part one by its open rows and its subtotal, which matters for the bonus alone (Y5); where a turn was missed there is
no bonus, and the turns left count instead. The two parts don't touch: part two always begins with all its rows.

A set of open rows is a number with bit j set for row j of its part. Worths leave out what is already scored.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.bots.yatzi.keeps import HANDS, Floats, Integers
from games.bots.yatzi.scores import NOT_MADE, Scores, makes, rules_of_play, scores
from games.bots.yatzi.turn import Solved, solve
from games.engine.yatzi.rows import CHANCE, PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.sheet import BONUS

TURNS_ONE: Final = len(PART_ONE)
TURNS_TWO: Final = len(PART_TWO)
ALL_ONE: Final = (1 << TURNS_ONE) - 1
ALL_TWO: Final = (1 << TURNS_TWO) - 1

LEAST_SUBTOTAL: Final = -43
"""With less there is no bonus whatever comes: all six rows can add 42 at most, five of each face."""
MOST_SUBTOTAL: Final = 63
"""With more there is a bonus whatever comes: all six rows can take 63 at most, none of each face."""
SUBTOTALS: Final = MOST_SUBTOTAL - LEAST_SUBTOTAL + 1

_CHANCE_ROW: Final = PART_TWO.index(CHANCE)
_AT_ONCE: Final = 64
"""How many situations are solved at the same time: enough for the matrices, and little memory."""

Progress = Callable[[int, int], None]
"""Told how many situations are solved, and how many there are."""


class Values(NamedTuple):
    """All worths under one ruleset.

    Attributes:
        with_bonus: part one with a turn for every open row: 64 sets by ``SUBTOTALS``; the bonus included.
        no_bonus: part one without any bonus: 64 sets by 0 to 6 turns left.
        part_two: 512 sets by 0 to 9 turns left. NaN in all three where there are more turns than open rows.
    """

    with_bonus: Floats
    no_bonus: Floats
    part_two: Floats

    @property
    def game(self) -> float:
        """The exact expectation of a whole game."""
        return float(self.with_bonus[ALL_ONE, place_of(0)] + self.part_two[ALL_TWO, TURNS_TWO])


def place_of(subtotal: int) -> int:
    """The column of ``with_bonus`` for a subtotal."""
    return min(max(subtotal, LEAST_SUBTOTAL), MOST_SUBTOTAL) - LEAST_SUBTOTAL


def size(rows: int) -> int:
    """How many rows a set has."""
    return rows.bit_count()


def compute(ruleset: Ruleset, progress: Progress = lambda done, of: None) -> Values:
    """All worths under a ruleset, in a few seconds."""
    known = scores(rules_of_play(ruleset))
    total = (ALL_ONE + 1) * SUBTOTALS + _situations(TURNS_ONE) + _situations(TURNS_TWO)
    done = 0

    def solved(count: int) -> None:
        nonlocal done
        done += count
        progress(done, total)

    return Values(with_bonus(known, solved), no_bonus(known, TURNS_ONE, solved), part_two(known, TURNS_TWO, solved))


def _situations(rows: int) -> int:
    return sum(size(open_) for open_ in range(1 << rows))


def part_two(known: Scores, turns: int = TURNS_TWO, solved: Callable[[int], None] = lambda count: None) -> Floats:
    """Part two with up to so many turns left: 512 sets by 0 to 9 turns, NaN where nothing was worked out."""
    values = np.full((ALL_TWO + 1, TURNS_TWO + 1), np.nan)
    values[:, 0] = 0
    for left in range(1, turns + 1):
        for some in _groups(open_ for open_ in range(ALL_TWO + 1) if size(open_) >= left):
            values[some, left] = turn_two(known, values, some, left).whole
            solved(len(some))
    return values


def no_bonus(known: Scores, turns: int = TURNS_ONE, solved: Callable[[int], None] = lambda count: None) -> Floats:
    """Part one without a bonus to win, with up to so many turns left: 64 sets by 0 to 6 turns."""
    values = np.full((ALL_ONE + 1, TURNS_ONE + 1), np.nan)
    values[:, 0] = 0
    for left in range(1, turns + 1):
        for some in _groups(open_ for open_ in range(ALL_ONE + 1) if size(open_) >= left):
            values[some, left] = turn_without_bonus(known, values, some, left).whole
            solved(len(some))
    return values


def with_bonus(
    known: Scores, solved: Callable[[int], None] = lambda count: None, sets: Iterable[int] = range(ALL_ONE + 1)
) -> Floats:
    """Part one with a turn for every open row, 64 sets by subtotals; of ``sets`` each subset must come before."""
    values = np.full((ALL_ONE + 1, SUBTOTALS), np.nan)
    every = np.arange(LEAST_SUBTOTAL, MOST_SUBTOTAL + 1)
    for open_ in sets:
        if open_:
            values[open_] = turn_with_bonus(known, values, np.full(SUBTOTALS, open_), every).whole
        else:
            values[0] = np.where(every >= 0, BONUS, 0)
        solved(SUBTOTALS)
    return values


def _groups(sets: Iterable[int]) -> Iterator[Integers]:
    every = np.array(list(sets), np.int64)
    for begin in range(0, len(every), _AT_ONCE):
        yield every[begin : begin + _AT_ONCE]


def turn_with_bonus(known: Scores, values: Floats, open_: Integers, subtotals: Integers) -> Solved:
    """A turn of part one while there may be a bonus: a column for each set of open rows and its subtotal."""
    stop = np.full((len(HANDS), len(open_)), NOT_MADE)
    for row, scored in enumerate(known.part_one):
        here = np.flatnonzero(open_ >> row & 1)
        after = np.clip(subtotals[here] + scored[:, None], LEAST_SUBTOTAL, MOST_SUBTOTAL) - LEAST_SUBTOTAL
        worth = scored[:, None] + values[open_[here] ^ 1 << row, after.astype(np.int64)]
        stop[:, here] = np.maximum(stop[:, here], worth)
    return solve(stop, stop)


def turn_without_bonus(known: Scores, values: Floats, open_: Integers, left: int) -> Solved:
    """A turn of part one where a dash takes the bonus: a column for each set of open rows."""
    stop = _recorded(known.part_one, values[:, left - 1], open_)
    return solve(stop, stop)


def turn_two(known: Scores, values: Floats, open_: Integers, left: int) -> Solved:
    """A turn of part two: a column for each set of open rows."""
    after = values[:, left - 1]
    missed = _missed(known, after, open_)
    first = np.maximum(_recorded(known.first, after, open_), missed)
    return solve(first, np.maximum(_recorded(known.later, after, open_), missed))


def _recorded(scored: Floats, after: Floats, open_: Integers) -> Floats:
    """The worth of the best row that each hand makes; ``after``: of what is to come, by the rows then open."""
    stop = np.full((len(HANDS), len(open_)), NOT_MADE)
    for row, score in enumerate(scored):
        here = np.flatnonzero(open_ >> row & 1)
        stop[:, here] = np.maximum(stop[:, here], score[:, None] + after[open_[here] ^ 1 << row])
    return stop


def may_miss(known: Scores, open_: Integers) -> Floats:
    """Y10: 0 where a hand makes no open row but chance, so that the turn can be missed; else ``NOT_MADE``."""
    made = makes(known.later)
    made[_CHANCE_ROW] = False
    is_open = (open_ >> np.arange(TURNS_TWO)[:, None] & 1).astype(bool)
    hinders: NDArray[np.bool_] = made.T @ is_open
    return np.where(hinders, NOT_MADE, 0.0)


def _missed(known: Scores, after: Floats, open_: Integers) -> Floats:
    worth = may_miss(known, open_)
    if not known.strike:
        worth += after[open_]
        return worth
    best = np.full(len(open_), NOT_MADE)
    for row in range(TURNS_TWO):
        here = np.flatnonzero(open_ >> row & 1)
        best[here] = np.maximum(best[here], after[open_[here] ^ 1 << row])
    worth += best
    return worth
