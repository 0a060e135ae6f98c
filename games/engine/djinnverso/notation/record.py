"""A whole game as DJN: read, and written in canonical form."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import BinaryIO

from games.engine.djinnverso.events import Event
from games.engine.djinnverso.notation.header import Header, header_lines, read_header
from games.engine.djinnverso.notation.reading import Undo, event_from
from games.engine.djinnverso.notation.writing import line_of, undo_line
from games.engine.history import Standing, TakenBack
from games.engine.lines import Line, numbered_lines


@dataclass(frozen=True, slots=True)
class Record:
    """A game's header and its events, what was taken back too."""

    header: Header
    events: tuple[Event, ...]


def read(stream: BinaryIO) -> Record:
    """The game that a DJN file holds.

    Raises:
        Unreadable: the file is no DJN; it names line and column and says what was expected. Whether what it
            says agrees with the laws is the audit's to judge.
    """
    header, body = open_record(stream)
    standing = Standing()
    events: list[Event] = []
    for _, stated in body:
        event = as_event(stated, standing)
        standing.add(event)
        events.append(event)
    return Record(header, tuple(events))


def read_text(text: str) -> Record:
    """The game that a text holds, as ``read`` has it."""
    return read(BytesIO(text.encode()))


def open_record(stream: BinaryIO) -> tuple[Header, Iterator[tuple[Line, Event | Undo]]]:
    """The header, and the body's lines with what they state, read one at a time.

    Raises:
        Unreadable: the header is not of the notation; later, a line of the body is not.
    """
    lines = numbered_lines(stream)
    header, first = read_header(lines)
    return header, _body(lines, first, header.seats)


def _body(lines: Iterator[Line], first: Line | None, seats: int) -> Iterator[tuple[Line, Event | Undo]]:
    if first is None:
        return
    yield first, event_from(first, seats)
    for line in lines:
        yield line, event_from(line, seats)


def as_event(stated: Event | Undo, standing: Standing) -> Event:
    """What a line states as an event; an ``undo`` of more lines than stand names itself, and takes nothing back."""
    if isinstance(stated, Undo):
        return TakenBack(standing.first_of_last(stated.count) or standing.length + 1, stated.reason)
    return stated


def write(record: Record) -> str:
    """The record in canonical form."""
    return "".join(f"{line}\n" for line in (*header_lines(record.header), *body_lines(record.events)))


def body_lines(events: Iterable[Event]) -> Iterator[str]:
    """One line an event, in canonical form."""
    standing = Standing()
    for event in events:
        yield _undone(event, standing) if isinstance(event, TakenBack) else line_of(event)
        standing.add(event)


def _undone(event: TakenBack, standing: Standing) -> str:
    return undo_line(standing.count_from(event.first) or len(standing.numbers) + 1, event.reason)
