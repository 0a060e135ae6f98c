"""A whole game as text: read, and written in canonical form, in the notation of its game."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any, BinaryIO, Final

from games.engine.history import Standing, TakenBack
from games.engine.notation.body import BySeat, OfTable, Scope, Undo, with_text
from games.engine.notation.header import Header, Heading, header_lines, read_header
from games.engine.notation.lines import Line, numbered_lines

MOST_KNOWN: Final = 20_000
"""Distinct lines that are kept in memory after they were read once."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game's header and its events, what was taken back too."""

    header: Header
    events: tuple[Any, ...]


class Notation:
    """The notation of one game.

    Args:
        heading: what its records begin with.
        laws: the names of the game's laws, in order.
        by_seat: how to read lines that begin with a seat, by their verb.
        of_table: how to read the others, by their first word.
        lines: how to write each kind of event.
        rare: a word of lines hardly any two of which are equal, so that they are not kept in memory.
    """

    def __init__(
        self,
        heading: Heading,
        laws: tuple[str, ...],
        by_seat: dict[str, BySeat],
        of_table: dict[str, OfTable],
        lines: dict[type, Callable[[Any], str]],
        rare: str,
    ) -> None:
        self.heading = heading
        self.laws = laws
        self._by_seat = by_seat
        self._of_table = of_table
        self._lines = lines
        self._rare = f" {rare} "
        self._known: dict[tuple[str, int], Any] = {}

    def read(self, stream: BinaryIO) -> Record:
        """The game that a file holds.

        Raises:
            Unreadable: the file is not of this notation; it names line and column and says what was expected.
                Whether what the file says agrees with the laws is the audit's to judge.
        """
        header, body = self.open(stream)
        standing = Standing()
        events: list[Any] = []
        for _, stated in body:
            events.append(as_event(stated, standing))
            standing.add(events[-1])
        return Record(header, tuple(events))

    def read_text(self, text: str) -> Record:
        """The game that a text holds, as ``read`` has it."""
        return self.read(BytesIO(text.encode()))

    def open(self, stream: BinaryIO) -> tuple[Header, Iterator[tuple[Line, Any]]]:
        """The header, and the body's lines with what they state, an event or ``Undo``, read one at a time.

        Raises:
            Unreadable: the header is not of the notation; later, a line of the body is not.
        """
        return self.open_lines(numbered_lines(stream))

    def open_lines(self, lines: Iterator[Line]) -> tuple[Header, Iterator[tuple[Line, Any]]]:
        """As ``open``, from a file's lines."""
        header, first = read_header(lines, self.heading)
        return header, self._body(lines, first, Scope(header.seats, self.laws))

    def _body(self, lines: Iterator[Line], first: Line | None, scope: Scope) -> Iterator[tuple[Line, Any]]:
        if first is None:
            return
        yield first, self._stated(first, scope)
        for line in lines:
            yield line, self._stated(line, scope)

    def _stated(self, line: Line, scope: Scope) -> Any:
        """What a line states. Equal lines state equal facts, so what was read is kept for the next."""
        if self._rare in line.text:
            return self._read_line(line, scope)
        known = self._known.get((line.text, scope.seats))
        if known is None:
            known = self._read_line(line, scope)
            if len(self._known) < MOST_KNOWN:
                self._known[line.text, scope.seats] = known
        return known

    def _read_line(self, line: Line, scope: Scope) -> Any:
        head = line.word("a line of the body")
        if head.isdigit():
            seat = line.number_from(head, 1, scope.seats, f"a seat from 1 to {scope.seats}")
            by_seat = self._by_seat.get(line.word("what the player did"))
            if by_seat is None:
                raise line.not_this(f"one of {', '.join(self._by_seat)}")
            return by_seat(line, seat)
        of_table = self._of_table.get(head)
        if of_table is None:
            raise line.not_this(f"a seat's number, or one of {', '.join(self._of_table)}")
        return of_table(line, scope)

    def write(self, record: Record) -> str:
        """The record in canonical form."""
        lines = (*header_lines(record.header, self.heading), *self.body_lines(record.events))
        return "".join(f"{line}\n" for line in lines)

    def body_lines(self, events: Iterable[Any]) -> Iterator[str]:
        """One line an event, in canonical form."""
        standing = Standing()
        for event in events:
            yield _undone(event, standing) if isinstance(event, TakenBack) else self.line_of(event)
            standing.add(event)

    def line_of(self, event: Any) -> str:
        """The line that states the event; of a ``TakenBack`` only ``body_lines`` knows how many lines it undoes.

        Raises:
            KeyError: the game has no such event, or it is a ``TakenBack``.
        """
        return self._lines[type(event)](event)


def as_event(stated: Any, standing: Standing) -> Any:
    """What a line states as an event; an ``undo`` of more lines than stand names itself, and takes nothing back."""
    if isinstance(stated, Undo):
        return TakenBack(standing.first_of_last(stated.count) or standing.length + 1, stated.reason)
    return stated


def _undone(event: TakenBack, standing: Standing) -> str:
    count = standing.count_from(event.first) or len(standing.numbers) + 1
    return with_text(f"undo {count}", event.reason)
