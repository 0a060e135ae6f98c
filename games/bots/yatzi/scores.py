"""What every hand scores in every row, as arrays filled by the laws' own scoring, and by no other."""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.bots.yatzi.keeps import HANDS, Floats
from games.engine.yatzi.rows import PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.scoring import entry

NOT_MADE: Final = -np.inf
"""Stands for a row that a hand does not make: no choice is worth less."""

FIRST, LATER = 1, 2
"""Throws of a turn, told apart as far as scores go: the first may double (Y7), the others don't."""


class Scores(NamedTuple):
    """The scores under one ruleset.

    Attributes:
        part_one: 6 rows by 252 hands.
        first: 9 rows of part two by 252 hands, recorded after the first throw; ``NOT_MADE`` where not made.
        later: the same, recorded after another throw.
        strike: whether a turn that makes nothing strikes an open row (Y10), and is not just spent.
    """

    part_one: Floats
    first: Floats
    later: Floats
    strike: bool


def rules_of_play(ruleset: Ruleset) -> Ruleset:
    """The ruleset with only those options that change what a move is worth; the others as by default."""
    return Ruleset(ruleset.quads_as_two_pairs, ruleset.five_as_full_house, ruleset.miss)


@cache
def scores(rules: Ruleset) -> Scores:
    """The scores under a ruleset."""
    return Scores(
        _filled(PART_ONE, LATER, rules),
        _filled(PART_TWO, FIRST, rules),
        _filled(PART_TWO, LATER, rules),
        rules.miss == "strike",
    )


def _filled(rows: tuple[str, ...], throws: int, rules: Ruleset) -> Floats:
    made = [[entry(row, hand, throws, rules) for hand in HANDS] for row in rows]
    return np.array([[NOT_MADE if one is None else one.score for one in row] for row in made], np.float64)


def makes(scored: Floats) -> NDArray[np.bool_]:
    """Where hands make rows."""
    return scored > NOT_MADE
