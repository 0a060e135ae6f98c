"""What an audit tells of each turn, and of each sheet at the end: what was thrown, and what it scored by the laws."""

from dataclasses import dataclass
from typing import Any, Final

from games.engine.yatzi import sheet as adding
from games.engine.yatzi.events import Event, PlayerAbsent, PlayerExcluded, PlayerLeft, RowScored, RowStruck, TurnMissed
from games.engine.yatzi.rows import PLACE, ROWS
from games.engine.yatzi.scoring import Entry
from games.engine.yatzi.state import Phase, State, dashes

_ENDED_BY: Final = {
    RowScored: "row",
    RowStruck: "strike",
    TurnMissed: "miss",
    PlayerAbsent: "absent",
    PlayerExcluded: "excluded",
    PlayerLeft: "left",
}


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turn as it ended.

    Attributes:
        number: the round.
        throws: the hands that its throws showed.
        ended: what ended it: ``row``, ``strike``, ``miss``, ``absent``, ``excluded`` or ``left``.
        row: the row that was named, None where none was.
        stated: the score on the record; None where it has none.
        entry: what stands in the row by the laws; None where the turn filled none.
    """

    number: int
    seat: int
    throws: tuple[str, ...]
    ended: str
    row: str | None
    stated: int | None
    entry: Entry | None

    def as_json(self) -> dict[str, Any]:
        """The turn as a JSON object."""
        return {
            "number": self.number,
            "seat": self.seat,
            "throws": list(self.throws),
            "row": self.row,
            "score": 0 if self.entry is None else self.entry.score,
            "doubled": self.entry is not None and self.entry.doubled,
            "ended": self.ended,
        }


def turn_ended(before: State, event: Event, after: State) -> TurnReport | None:
    """The turn that an event ended, None where it ended none."""
    ended = _ENDED_BY.get(type(event))
    round_ = before.round
    if ended is None or round_ is None or before.phase is not Phase.TURN:
        return None
    seat: int = event.seat  # type: ignore[union-attr]
    if isinstance(event, PlayerExcluded | PlayerLeft) and seat != round_.seat:
        return None
    row = event.row if isinstance(event, RowScored | RowStruck) else None
    stated = event.score if isinstance(event, RowScored) else None
    throws = round_.throws if seat == round_.seat else ()
    return TurnReport(round_.number, seat, throws, ended, row, stated, _new_entry(before, after, seat, row))


def _new_entry(before: State, after: State, seat: int, row: str | None) -> Entry | None:
    if row is None or before.sheets[seat - 1][PLACE[row]] is not None:
        return None
    return after.sheets[seat - 1][PLACE[row]]


def sheet_json(state: State, seat: int) -> dict[str, Any]:
    """A seat's column as a JSON object: a row is a number, ``-`` for a dash, None where it is still open."""
    sheet = state.sheets[seat - 1]
    dashed = dashes(state, seat)
    rows: dict[str, int | str | None] = {}
    for row in ROWS:
        entry = sheet[PLACE[row]]
        rows[row] = entry.score if entry is not None else "-" if row in dashed else None
    return {
        "seat": seat,
        "rows": rows,
        "part_one": adding.part_one(sheet),
        "bonus": adding.bonus(sheet),
        "part_two": adding.part_two(sheet),
        "total": adding.total(sheet),
    }
