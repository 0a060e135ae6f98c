"""One line of a YTN body as the event that it states, and the other way round, in canonical form."""

import re
from collections.abc import Callable
from typing import Any, Final

from games.engine.notation import body
from games.engine.notation.body import BySeat, OfTable, alone, start_throw
from games.engine.notation.lines import Line
from games.engine.notation.throws import ThrowLines
from games.engine.yatzi import events as happened
from games.engine.yatzi.events import Event
from games.engine.yatzi.faces import FACES, FIVE
from games.engine.yatzi.rows import ROWS

FIRST_EXPECTED: Final = f"SEAT=FACE, a face of {FACES}"

THROWS: Final = ThrowLines(FIVE, FACES, 1, f"five faces of {FACES}", may_be_unseen=False)

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,2}", re.ASCII)


def _row(line: Line) -> str:
    row = line.word("a row")
    if row not in ROWS:
        raise line.not_this(f"a row: {', '.join(ROWS)}")
    return row


def _scored(line: Line, seat: int) -> Event:
    row = _row(line)
    line.keyword("=")
    expected = "what the dice score there, a number"
    score = line.word(expected)
    if _NUMBER.fullmatch(score) is None:
        raise line.not_this(expected)
    line.end()
    return happened.RowScored(seat, row, int(score))


def _struck(line: Line, seat: int) -> Event:
    row = _row(line)
    line.end()
    return happened.RowStruck(seat, row)


def _face(line: Line, thrown: str) -> str:
    if len(thrown) != 1 or thrown not in FACES:
        raise line.not_this(FIRST_EXPECTED)
    return thrown


BY_SEAT: Final[dict[str, BySeat]] = {
    **THROWS.by_seat,
    "row": _scored,
    "miss": alone(happened.TurnMissed),
    "strike": _struck,
    **body.BY_SEAT,
}

OF_TABLE: Final[dict[str, OfTable]] = {"first": start_throw(_face, FIRST_EXPECTED), **body.OF_TABLE}

LINES: Final[dict[type, Callable[[Any], str]]] = {
    happened.DiceThrown: THROWS.write,
    happened.RowScored: lambda e: f"{e.seat} row {e.row} = {e.score}",
    happened.TurnMissed: lambda e: f"{e.seat} miss",
    happened.RowStruck: lambda e: f"{e.seat} strike {e.row}",
    **body.LINES,
}
