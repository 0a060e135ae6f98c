"""Y3, Y5, Y11: a player's column: what stands in its fifteen rows, and what that adds up to."""

from typing import Final

from games.engine.yatzi.rows import PART_ONE, PLACE, ROUNDS
from games.engine.yatzi.scoring import Entry

Sheet = tuple[Entry | None, ...]
"""What stands in each row, in the order of ``ROWS``; None where nothing does yet, or a dash does."""

EMPTY: Final[Sheet] = (None,) * ROUNDS

BONUS: Final = 50
"""Y5: what a part one of zero or more earns."""

_SIX: Final = len(PART_ONE)


def is_open(sheet: Sheet, row: str) -> bool:
    """Whether nothing stands in the row."""
    return sheet[PLACE[row]] is None


def filled(sheet: Sheet, row: str, entry: Entry) -> Sheet:
    """The sheet with an entry in a row."""
    place = PLACE[row]
    return (*sheet[:place], entry, *sheet[place + 1 :])


def part_one(sheet: Sheet) -> int:
    """The subtotal of part one, without its bonus."""
    return _sum(sheet[:_SIX])


def bonus(sheet: Sheet) -> int:
    """Y5: 50, once all six rows of part one are filled and come to zero or more; a dash fills none."""
    return BONUS if None not in sheet[:_SIX] and part_one(sheet) >= 0 else 0


def part_two(sheet: Sheet) -> int:
    """What part two has come to."""
    return _sum(sheet[_SIX:])


def total(sheet: Sheet) -> int:
    """Y11: part one, its bonus and part two."""
    return part_one(sheet) + bonus(sheet) + part_two(sheet)


def _sum(entries: Sheet) -> int:
    return sum(entry.score for entry in entries if entry is not None)
