"""Lines of a record's body that every game has: reading them, and writing them in canonical form."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from games.engine import events as happened
from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareRevealed, ShareStruck
from games.engine.notation.lines import MOST_LINES, Line
from games.engine.refusals import Unreadable

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_LONGEST_SHARE: Final = 128

MOST_EPOCHS: Final = 100
"""Each seat can be struck once, and a game be reopened; a hundred are none of these."""


@dataclass(frozen=True, slots=True)
class Undo:
    """``undo N reason``, while it is not known yet which events stand: a ``TakenBack`` names the first undone."""

    count: int
    reason: str


class Scope(NamedTuple):
    """What a body's lines may speak of: seats from 1 to ``seats``, and these laws."""

    seats: int
    laws: tuple[str, ...]


BySeat = Callable[[Line, int], Any]
"""Reads the rest of a line that begins with a seat and a verb."""

OfTable = Callable[[Line, Scope], Any]
"""Reads the rest of a line that begins with a keyword."""


def seat_of(line: Line, scope: Scope) -> int:
    """The next word as a seat."""
    expected = f"a seat from 1 to {scope.seats}"
    return line.number_from(line.word(expected), 1, scope.seats, expected)


def law_of(line: Line, scope: Scope) -> str:
    """The next word as a law."""
    expected = f"a law, {scope.laws[0]} to {scope.laws[-1]}"
    law = line.word(expected)
    if law not in scope.laws:
        raise line.not_this(expected)
    return law


def alone(make: Callable[[int], Any]) -> BySeat:
    """Reads a line that has nothing after its verb."""

    def read(line: Line, seat: int) -> Any:
        line.end()
        return make(seat)

    return read


def start_throw(thrown_by: Callable[[Line, str], str], expected: str) -> OfTable:
    """Reads ``first SEAT=THROW …``; ``thrown_by`` gives the canonical form of one throw."""

    def read(line: Line, scope: Scope) -> Any:
        faces: dict[int, str] = {}
        while line.peek() or not faces:
            number, equals, thrown = line.word(expected).partition("=")
            seat = line.number_from(number, 1, scope.seats, f"a seat from 1 to {scope.seats}, then = and its throw")
            if not equals or seat in faces:
                raise line.not_this(f"{expected}, each seat once")
            faces[seat] = thrown_by(line, thrown)
        return happened.StartThrown(tuple(sorted(faces.items())))

    return read


def _says(line: Line, seat: int) -> Any:
    return happened.StatementMade(seat, line.text_after("what was said"))


def _digest(line: Line) -> str:
    text = line.word("64 hexadecimal digits")
    if _DIGEST.fullmatch(text) is None:
        raise line.not_this("64 hexadecimal digits, a to f small")
    line.end()
    return text


def _share(line: Line, seat: int) -> Any:
    expected = "hexadecimal digits, two for each byte of the share, a to f small"
    text = line.word(expected)
    if _HEX.fullmatch(text) is None or len(text) > _LONGEST_SHARE:
        raise line.not_this(expected)
    line.end()
    return ShareRevealed(seat, text)


def _commit(line: Line, seat: int) -> Any:
    return ShareCommitted(seat, _digest(line))


def _box(line: Line, _: Scope) -> Any:
    expected = f"the epoch's number, 1 to {MOST_EPOCHS}"
    epoch = line.number_from(line.word(expected), 1, MOST_EPOCHS, expected)
    word = line.word("commit or secret")
    if word == "commit":
        return BoxCommitted(epoch, _digest(line))
    if word == "secret":
        return SecretRevealed(epoch, _digest(line))
    raise line.not_this("commit or secret")


def _round(line: Line, scope: Scope) -> Any:
    number = line.number_from(line.word("the round's number"), 1, MOST_LINES, "the round's number, from 1")
    line.keyword("starter")
    starter = seat_of(line, scope)
    line.end()
    return happened.RoundStarted(number, starter)


def _exclude(line: Line, scope: Scope) -> Any:
    seat = seat_of(line, scope)
    law = law_of(line, scope)
    return happened.PlayerExcluded(seat, law, line.text_after(""))


def _leave(line: Line, scope: Scope) -> Any:
    seat = seat_of(line, scope)
    line.end()
    return happened.PlayerLeft(seat)


def _suspend(line: Line, scope: Scope) -> Any:
    law = law_of(line, scope)
    line.end()
    return happened.GameSuspended(law)


def _resume(line: Line, _: Scope) -> Any:
    line.end()
    return happened.GameResumed()


def _undo(line: Line, _: Scope) -> Undo:
    expected = "how many lines are taken back, from 1"
    count = line.number_from(line.word(expected), 1, MOST_LINES, expected)
    return Undo(count, line.text_after(""))


def _time(line: Line, _: Scope) -> Any:
    line.end()
    return happened.TimeCalled()


def _end(line: Line, scope: Scope) -> Any:
    line.keyword("winner")
    winners = [seat_of(line, scope)]
    while line.peek():
        winners.append(seat_of(line, scope))
    if sorted(set(winners)) != winners:
        raise Unreadable(line.number, 1, "end winner and a seat, or those that share the place, ascending")
    return happened.GameEnded(tuple(winners))


BY_SEAT: Final[dict[str, BySeat]] = {
    "says": _says,
    "absent": alone(happened.PlayerAbsent),
    "commit": _commit,
    "reveal": _share,
    "struck": alone(ShareStruck),
}

OF_TABLE: Final[dict[str, OfTable]] = {
    "round": _round,
    "exclude": _exclude,
    "leave": _leave,
    "suspend": _suspend,
    "resume": _resume,
    "undo": _undo,
    "time": _time,
    "end": _end,
    "box": _box,
}


def with_text(line: str, text: str) -> str:
    """A line with free text after it, if there is any."""
    return f"{line} {text}" if text else line


def _first(event: happened.StartThrown) -> str:
    return " ".join(["first", *(f"{seat}={faces}" for seat, faces in event.faces)])


LINES: Final[dict[type, Callable[[Any], str]]] = {
    happened.StartThrown: _first,
    happened.RoundStarted: lambda e: f"round {e.number} starter {e.starter}",
    happened.StatementMade: lambda e: f"{e.seat} says {e.text}",
    happened.PlayerAbsent: lambda e: f"{e.seat} absent",
    happened.PlayerExcluded: lambda e: with_text(f"exclude {e.seat} {e.law}", e.reason),
    happened.PlayerLeft: lambda e: f"leave {e.seat}",
    happened.GameSuspended: lambda e: f"suspend {e.law}",
    happened.GameResumed: lambda _: "resume",
    happened.TimeCalled: lambda _: "time",
    happened.GameEnded: lambda e: " ".join(["end winner", *map(str, e.winners)]),
    BoxCommitted: lambda e: f"box {e.epoch} commit {e.digest}",
    SecretRevealed: lambda e: f"box {e.epoch} secret {e.secret}",
    ShareCommitted: lambda e: f"{e.seat} commit {e.digest}",
    ShareRevealed: lambda e: f"{e.seat} reveal {e.share}",
    ShareStruck: lambda e: f"{e.seat} struck",
}
