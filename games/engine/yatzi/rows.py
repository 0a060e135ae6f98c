"""Y3: the fifteen rows of a sheet, by their keys, and the part of the game that each belongs to."""

from typing import Final

PART_ONE: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")
"""Rounds 1 to 6, in any order."""

PART_TWO: Final = (
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "small-straight",
    "large-straight",
    "full-house",
    "four-of-a-kind",
    "poker",
    "chance",
)
"""Rounds 7 to 15, in any order."""

ROWS: Final = (*PART_ONE, *PART_TWO)

PLACE: Final = {row: place for place, row in enumerate(ROWS)}
"""Where a row stands on the sheet, from 0."""

CHANCE: Final = "chance"
POKER: Final = "poker"

ROUNDS: Final = len(ROWS)
"""One turn a row."""


def rows_of_round(number: int) -> tuple[str, ...]:
    """The rows that can be filled in round ``number``, counted from 1."""
    return PART_ONE if number <= len(PART_ONE) else PART_TWO
