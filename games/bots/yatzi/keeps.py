"""Five dice as numbers: the 252 hands, the 210 groups that can be kept of them, and what a throw makes of each.

Everywhere a *hand* is its place in ``HANDS`` and a *keep* its place in ``KEEPS``. All five can't be kept: a throw
is of one die at least (Y2), and who wants no other dice stops.
"""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.engine.yatzi.faces import DICE, FACES, highest_first
from games.engine.yatzi.faces import HANDS as ALL_HANDS

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

HANDS: Final = tuple(sorted(ALL_HANDS))
"""The 252 hands, the highest face first in each."""

HAND: Final = {hand: place for place, hand in enumerate(HANDS)}

KEEPS: Final = tuple(
    "".join(faces) for count in range(DICE) for faces in combinations_with_replacement(FACES[::-1], count)
)
"""The 210 groups of none to four dice, the smallest first and the highest face first in each."""

KEEP: Final = {keep: place for place, keep in enumerate(KEEPS)}


def _ways(faces: tuple[str, ...]) -> float:
    """How likely it is that as many dice show just these faces, in whatever order."""
    orders = factorial(len(faces)) // prod(map(factorial, Counter(faces).values()))
    return float(orders / len(FACES) ** len(faces))


def _chances() -> Floats:
    chances = np.zeros((len(KEEPS), len(HANDS)))
    for count in range(DICE):
        thrown = [(faces, _ways(faces)) for faces in combinations_with_replacement(FACES, DICE - count)]
        for keep in KEEPS:
            if len(keep) == count:
                for faces, chance in thrown:
                    chances[KEEP[keep], HAND[highest_first((*keep, *faces))]] += chance
    return chances


CHANCES: Final = _chances()
"""How likely a throw of the other dice makes each hand of a keep: 210 rows that add up to 1, 252 columns."""


def _kept_of(hand: str) -> list[int]:
    chosen = {highest_first(face for face, keeps in zip(hand, bits, strict=True) if keeps) for bits in _SOME}
    return sorted(KEEP[keep] for keep in chosen)


_SOME: Final = [bits for bits in product((False, True), repeat=DICE) if not all(bits)]

KEEPS_OF: Final = tuple(np.array(_kept_of(hand), np.int64) for hand in HANDS)
"""For each hand the keeps that it contains, ascending; that of nothing is the first."""

KEPT: Final[Integers] = np.concatenate(KEEPS_OF)
"""The keeps of all hands, one hand after another."""

KEPT_FROM: Final[Integers] = np.concatenate(([0], np.cumsum([len(keeps) for keeps in KEEPS_OF])[:-1]))
"""Where the keeps of each hand begin in ``KEPT``."""


def counts_of(faces: str) -> list[int]:
    """How many of each of the six faces there are, the ones first."""
    return [faces.count(face) for face in FACES]


PLACE_VALUES: Final[Integers] = (DICE + 1) ** np.arange(len(FACES), dtype=np.int64)
"""What a die of each face adds to a group's number in ``HAND_OF_SUM``."""


def _hand_of_sum() -> Integers:
    found = np.full((DICE + 1) ** len(FACES), -1, np.int64)
    for place, hand in enumerate(HANDS):
        found[int(np.dot(counts_of(hand), PLACE_VALUES))] = place
    return found


HAND_OF_SUM: Final = _hand_of_sum()
"""The hand that five dice make, by the sum of their faces' place values."""

KEEP_SUMS: Final[Integers] = np.array([counts_of(keep) for keep in KEEPS], np.int64) @ PLACE_VALUES
"""The sum of place values of each keep."""

KEEP_SIZES: Final[Integers] = np.array([len(keep) for keep in KEEPS], np.int64)
"""How many dice each keep has."""
