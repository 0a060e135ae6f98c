"""The expert's games by the thousand, one player each, all at the same time and with no engine between.

It decides as the expert does at a table: the same worths, and of equal ones the same choice.
"""

from typing import Final, NamedTuple

import numpy as np

from games.bots.yatzi.advice import EQUAL
from games.bots.yatzi.keeps import (
    HAND_OF_SUM,
    KEEP_SIZES,
    KEEP_SUMS,
    KEEPS,
    KEEPS_OF,
    PLACE_VALUES,
    Floats,
    Integers,
)
from games.bots.yatzi.moves import Move
from games.bots.yatzi.scores import NOT_MADE, Scores, rules_of_play, scores
from games.bots.yatzi.turn import Solved
from games.bots.yatzi.values import (
    ALL_ONE,
    ALL_TWO,
    LEAST_SUBTOTAL,
    MOST_SUBTOTAL,
    TURNS_ONE,
    TURNS_TWO,
    Values,
    turn_two,
    turn_with_bonus,
)
from games.engine.yatzi.faces import DICE, FACES
from games.engine.yatzi.rows import CHANCE, PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.sheet import BONUS
from games.engine.yatzi.state import MOST_THROWS

_STRIKE: Final = TURNS_TWO
_MISS: Final = 2 * TURNS_TWO
_KEEP: Final = _MISS + 1
"""A decision is a number: a row to record; from here on a row to strike, to miss the turn, a keep to throw with."""

_CHANCE_ROW: Final = PART_TWO.index(CHANCE)

_MOST_KEEPS: Final = max(map(len, KEEPS_OF))
_KEEPS: Final = np.array([np.pad(keeps, (0, _MOST_KEEPS - len(keeps))) for keeps in KEEPS_OF])
"""The keeps of each hand, filled up with that of nothing, which is the first one anyhow."""


class Crowd(NamedTuple):
    """Players who all begin the same round.

    Attributes:
        part: 1 or 2.
        left: turns left in it, this one included.
        open: each player's set of open rows.
        subtotal: what each one's part one has come to.
    """

    part: int
    left: int
    open: Integers
    subtotal: Integers


class Simulation:
    """Decides for many at a time under one ruleset, from its tables."""

    def __init__(self, ruleset: Ruleset, values: Values) -> None:
        self._values = values
        self._scores: Scores = scores(rules_of_play(ruleset))

    def totals(self, games: int, seed: int) -> Integers:
        """The totals of so many whole games (Y11)."""
        rng = np.random.default_rng(seed)
        subtotal = np.zeros(games, np.int64)
        open_ = np.full(games, ALL_ONE)
        for left in range(TURNS_ONE, 0, -1):
            open_, scored = self._played(Crowd(1, left, open_, subtotal), rng)
            subtotal = subtotal + scored
        total = subtotal + np.where(subtotal >= 0, BONUS, 0)
        open_ = np.full(games, ALL_TWO)
        for left in range(TURNS_TWO, 0, -1):
            open_, scored = self._played(Crowd(2, left, open_, subtotal), rng)
            total = total + scored
        return total

    def solved(self, crowd: Crowd) -> tuple[Solved, Integers]:
        """The turns of a crowd, each kind solved once, and which of them each player has."""
        kinds = crowd.open << 8 | (crowd.subtotal + 128 if crowd.part == 1 else 0)
        _, first, column = np.unique(kinds, return_index=True, return_inverse=True)
        open_ = crowd.open[first]
        if crowd.part == 2:
            return turn_two(self._scores, self._values.part_two, open_, crowd.left), column
        return turn_with_bonus(self._scores, self._values.with_bonus, open_, crowd.subtotal[first]), column

    def decisions(self, crowd: Crowd, turns: tuple[Solved, Integers], hands: Integers, throws: int) -> Integers:
        """What each player does with a hand after so many throws: see ``move_of``."""
        solved, column = turns
        stops = self._stops(crowd, hands, throws)
        highest = stops.max(axis=1)
        if throws == MOST_THROWS:
            return _first_enough(stops, highest - EQUAL)
        kept = _KEEPS[hands]
        keeps = solved.keep(throws)[kept, column[:, None]]
        enough = np.maximum(highest, keeps.max(axis=1)) - EQUAL
        keep = kept[np.arange(len(hands)), _first_enough(keeps, enough)]
        decided: Integers = np.where(highest >= enough, _first_enough(stops, enough), _KEEP + keep)
        return decided

    def _scored(self, crowd: Crowd, throws: int) -> Floats:
        return self._scores.part_one if crowd.part == 1 else self._scores.first if throws == 1 else self._scores.later

    def _stops(self, crowd: Crowd, hands: Integers, throws: int) -> Floats:
        """What each way to stop is worth, players by decisions."""
        stops = np.full((len(hands), _KEEP), NOT_MADE)
        nothing_made = np.full(len(hands), crowd.part == 2)
        for row, scored in enumerate(self._scored(crowd, throws)):
            here = np.flatnonzero(crowd.open >> row & 1)
            score = scored[hands[here]]
            after = crowd.open[here] ^ 1 << row
            stops[here, row] = score + self._after(crowd, after, crowd.subtotal[here], score)
            stops[here, _STRIKE + row] = self._after(crowd, after, crowd.subtotal[here], np.zeros(len(here)))
            if row != _CHANCE_ROW:
                nothing_made[here] &= score == NOT_MADE
        if crowd.part == 2:
            stops[:, _MISS] = self._values.part_two[crowd.open, crowd.left - 1]
        stops[~nothing_made, _STRIKE:] = NOT_MADE
        stops[:, _MISS if self._scores.strike else slice(_STRIKE, _MISS)] = NOT_MADE
        return stops

    def _after(self, crowd: Crowd, open_: Integers, subtotal: Integers, score: Floats) -> Floats:
        """What is worth the rest of the part once a row is filled."""
        if crowd.part == 2:
            left: Floats = self._values.part_two[:, crowd.left - 1]
            return left[open_]
        reached = np.clip(subtotal + score, LEAST_SUBTOTAL, MOST_SUBTOTAL) - LEAST_SUBTOTAL
        return self._values.with_bonus[open_, reached.astype(np.int64)]

    def _played(self, crowd: Crowd, rng: np.random.Generator) -> tuple[Integers, Integers]:
        """A turn of everybody: the rows then open, and what was scored."""
        turns = self.solved(crowd)
        everybody = np.arange(len(crowd.open))
        hands = _thrown(np.zeros_like(everybody), rng)
        open_, scored = crowd.open.copy(), np.zeros_like(everybody)
        for throws in range(1, MOST_THROWS + 1):
            # Those who have stopped are left out, so that a crowd shrinks from throw to throw.
            some = Crowd(crowd.part, crowd.left, crowd.open[everybody], crowd.subtotal[everybody])
            decided = self.decisions(some, (turns[0], turns[1][everybody]), hands, throws)
            stopped = everybody[decided < _STRIKE]
            row = decided[decided < _STRIKE]
            scored[stopped] = self._scored(crowd, throws)[row, hands[decided < _STRIKE]]
            used = decided < _MISS
            open_[everybody[used]] ^= 1 << decided[used] % TURNS_TWO
            everybody = everybody[decided >= _KEEP]
            hands = _thrown(decided[decided >= _KEEP] - _KEEP, rng)
        return open_, scored


def _thrown(keeps: Integers, rng: np.random.Generator) -> Integers:
    """The hands after the dice that are not kept were thrown."""
    faces = rng.integers(0, len(FACES), (len(keeps), DICE))
    thrown = np.arange(DICE) < DICE - KEEP_SIZES[keeps][:, None]
    hands: Integers = HAND_OF_SUM[KEEP_SUMS[keeps] + (PLACE_VALUES[faces] * thrown).sum(axis=1)]
    return hands


def _first_enough(worths: Floats, enough: Floats) -> Integers:
    """For each player the first option that is worth enough."""
    options: Integers = (worths >= enough[:, None]).argmax(axis=1)
    return options


def move_of(decision: int, part: int) -> Move:
    """A decision as a move."""
    if decision >= _KEEP:
        return Move("keep", KEEPS[decision - _KEEP])
    if decision == _MISS:
        return Move("miss")
    if decision >= _STRIKE:
        return Move("strike", PART_TWO[decision - _STRIKE])
    return Move("score", (PART_ONE if part == 1 else PART_TWO)[decision])
