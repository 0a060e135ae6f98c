"""Y4, Y6 to Y9: what dice are worth in a row."""

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from games.engine.yatzi.rows import CHANCE, PART_ONE, PLACE, POKER
from games.engine.yatzi.ruleset import Ruleset

POKER_BONUS: Final = 50
"""Y8: what poker earns more, after doubling."""

_PAR: Final = 3
"""Y4: a row of part one is even with so many of its face."""

_STRAIGHTS: Final = {"small-straight": "54321", "large-straight": "65432"}
_OF_A_KIND: Final = {"pair": 2, "three-of-a-kind": 3, "four-of-a-kind": 4, POKER: 5}


class Entry(NamedTuple):
    """What stands in a row.

    Attributes:
        score: with all that Y7 and Y8 add.
        doubled: whether it was recorded after the first throw (Y7).
        struck: whether it was struck, and scored nothing (Y10).
    """

    score: int
    doubled: bool = False
    struck: bool = False


STRUCK: Final = Entry(0, struck=True)


def entry(row: str, hand: str, throws: int, ruleset: Ruleset) -> Entry | None:
    """What a hand, five faces the highest first, scores in a row after so many throws of the turn.

    None where it does not make the row's combination.
    """
    if row in PART_ONE:
        return Entry(_part_one(row, hand))
    counted = combination(row, hand, ruleset.quads_as_two_pairs == "on", ruleset.five_as_full_house == "on")
    if counted is None:
        return None
    doubled = throws == 1 and row != CHANCE
    score = sum(map(int, counted)) * (2 if doubled else 1)
    return Entry(score + POKER_BONUS if row == POKER else score, doubled)


@cache
def combination(row: str, hand: str, quads_as_two_pairs: bool, five_as_full_house: bool) -> str | None:
    """Y6, Y9: the dice of a hand that form a row of part two, the best there are; None where none do."""
    if row == CHANCE:
        return hand
    if row in _STRAIGHTS:
        return hand if hand == _STRAIGHTS[row] else None
    counts = Counter(hand)
    if row in _OF_A_KIND:
        faces = [face for face in counts if counts[face] >= _OF_A_KIND[row]]
        return max(faces) * _OF_A_KIND[row] if faces else None
    if row == "two-pairs":
        return _two_pairs(counts, quads_as_two_pairs)
    is_full = sorted(counts.values()) == [2, 3] or (five_as_full_house and len(counts) == 1)
    return hand if is_full else None


def _two_pairs(counts: Counter[str], quads_as_two_pairs: bool) -> str | None:
    """Y9: two different faces; by the option four of a kind, which lie in five of a kind too."""
    pairs = [face for face in counts if counts[face] >= 2]
    if len(pairs) == 2:
        return "".join(face * 2 for face in pairs)
    if quads_as_two_pairs and counts[pairs[0] if pairs else ""] >= 4:
        return pairs[0] * 4
    return None


def _part_one(row: str, hand: str) -> int:
    """Y4: how many of the face there are, less three, times the face."""
    face = PLACE[row] + 1
    return (hand.count(str(face)) - _PAR) * face
