"""How a player stands at the beginning of a turn, as far as it matters for what can still be scored."""

from typing import NamedTuple

from games.bots.yatzi.values import size
from games.engine.yatzi import sheet as adding
from games.engine.yatzi.rows import PART_ONE, ROUNDS, ROWS, rows_of_round
from games.engine.yatzi.sheet import Sheet, is_open
from games.engine.yatzi.views import View


class Position(NamedTuple):
    """A player who has a turn.

    Attributes:
        part: 1 or 2.
        open: the set of open rows of the part, bit j for its row j.
        left: turns left in the part, this one included.
        subtotal: what part one has come to, without a bonus.
        settled: the total so far.
        goes_on: whether part two follows part one; not so once time is up.
    """

    part: int
    open: int
    left: int
    subtotal: int = 0
    settled: int = 0
    goes_on: bool = True

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the part, the used ones included."""
        return rows_of_round(1 if self.part == 1 else ROUNDS)

    @property
    def open_rows(self) -> tuple[str, ...]:
        """The open rows of the part, in the sheet's order."""
        return tuple(row for bit, row in enumerate(self.rows) if self.open >> bit & 1)

    @property
    def may_earn_bonus(self) -> bool:
        """Y5: in part one, whether every open row can still be filled."""
        return self.part == 1 and self.left == size(self.open)


def position_of_view(view: View, seat: int) -> Position:
    """How the seat whose turn it is stands, as it sees it.

    Raises:
        ValueError: it is not the seat's turn.
    """
    if view.round is None or view.round.turn_seat != seat:
        raise ValueError(f"it is not seat {seat}'s turn")
    column = view.seats[seat - 1]
    empty = frozenset(row.row for row in column.rows if row.score is None)
    return _position(empty, view.round.number, column.part_one, column.total, view.time_up)


def position_of_sheet(sheet: Sheet, number: int | None = None, *, time_up: bool = False) -> Position:
    """How a player stands with this sheet in round ``number``; without it, no turn was missed.

    Raises:
        ValueError: there is no such round, or nothing left to fill in it.
    """
    empty = frozenset(row for row in ROWS if is_open(sheet, row))
    number = ROUNDS - len(empty) + 1 if number is None else number
    if not 1 <= number <= ROUNDS:
        raise ValueError(f"no round {number}")
    return _position(empty, number, adding.part_one(sheet), adding.total(sheet), time_up)


def _position(empty: frozenset[str], number: int, subtotal: int, total: int, time_up: bool) -> Position:
    part = 1 if number <= len(PART_ONE) else 2
    open_ = sum(1 << bit for bit, row in enumerate(rows_of_round(number)) if row in empty)
    left = 1 if time_up else (len(PART_ONE) if part == 1 else ROUNDS) - number + 1
    if left > size(open_):
        raise ValueError(f"{size(open_)} open rows for {left} turns")
    return Position(part, open_, left, subtotal, total, goes_on=not time_up)
