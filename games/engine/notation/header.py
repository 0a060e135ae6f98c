"""The head of a record: which notation, which game, by which rules, who sits where."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from games.engine.notation.lines import Line
from games.engine.refusals import Unreadable
from games.engine.rulesets import Option, differing
from games.engine.texts import LONGEST_NAME

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Heading:
    """What a game's records begin with.

    Attributes:
        name: the notation's name and version, ``DJN 1``: a file's first line.
        version: the rules' name and version, ``djinnverso/1``.
        options: the rules' options, in the order of the laws' table.
        ruleset_from: the ruleset that differs from the defaults as ``name=value`` texts say.
        least, most: how many can sit at a table.
    """

    name: str
    version: str
    options: tuple[Option, ...]
    ruleset_from: Callable[[Sequence[str]], Any]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Header:
    """What stands before a game's first event.

    Attributes:
        game: the game's id, one word.
        ruleset: the laws' options.
        names: who sits at seat 1, 2 and so on.
        table, event: where the game was played, free text or empty.
        date: ISO 8601, or empty.
    """

    game: str
    ruleset: Any
    names: tuple[str, ...]
    table: str = ""
    event: str = ""
    date: str = ""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)


def header_lines(header: Header, heading: Heading) -> list[str]:
    """The header in canonical form: options that differ from their defaults, in the order of the laws' table."""
    lines = [
        heading.name,
        f"game {header.game}",
        " ".join(["rules", heading.version, *differing(header.ruleset, heading.options)]),
    ]
    lines += [f"{key} {text}" for key in ("table", "event", "date") if (text := getattr(header, key))]
    return lines + [f"seat {seat} {name}" for seat, name in enumerate(header.names, 1)]


def read_header(lines: Iterator[Line], heading: Heading) -> tuple[Header, Line | None]:
    """The header, and the first line of the body, None where there is none.

    Raises:
        Unreadable: a line is not what must stand there, or the file ends too early.
    """
    line = _next(lines, 0, heading.name)
    for word in heading.name.split():
        line.keyword(word)
    line.end()
    line = _next(lines, line.number, "game ID")
    line.keyword("game")
    game = line.word("the game's id")
    line.end()
    line = _next(lines, line.number, f"rules {heading.version}")
    ruleset = _rules(line, heading)
    about, line = _about(lines, line)
    names, first = _names(lines, line, heading)
    return Header(game, ruleset, tuple(names), **about), first


def _next(lines: Iterator[Line], last: int, expected: str) -> Line:
    line = next(lines, None)
    if line is None:
        raise Unreadable(last + 1, 1, expected)
    return line


def _rules(line: Line, heading: Heading) -> Any:
    line.keyword("rules")
    line.keyword(heading.version)
    texts = []
    while line.peek():
        texts.append(line.word("an option"))
    try:
        return heading.ruleset_from(texts)
    except ValueError as error:
        expected, index = error.args
        raise line.at(2 + index, expected) from None


def _about(lines: Iterator[Line], line: Line) -> tuple[dict[str, str], Line]:
    """``table``, ``event`` and ``date``, each once, and the line after them."""
    about: dict[str, str] = {}
    while True:
        line = _next(lines, line.number, "seat 1 NAME")
        key = line.peek()
        if key not in ("table", "event", "date") or key in about:
            return about, line
        line.word(key)
        about[key] = _date(line) if key == "date" else line.text_after(f"the {key}'s name")


def _date(line: Line) -> str:
    text = line.word("a date")
    expected = "a date as ISO 8601 writes it, 2026-11-29 or 2026-11-29T18:30:00+02:00"
    if _DATE.fullmatch(text) is None:
        raise line.not_this(expected)
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise line.not_this(expected) from None
    line.end()
    return text


def _names(lines: Iterator[Line], line: Line, heading: Heading) -> tuple[list[str], Line | None]:
    names: list[str] = []
    following: Line | None = line
    while following is not None and (following.peek() == "seat" or len(names) < heading.least):
        following.keyword("seat")
        if len(names) == heading.most:
            raise following.unreadable(f"the body: {heading.most} can sit at a table")
        seat = len(names) + 1
        following.keyword(str(seat))
        names.append(_name(following))
        last, following = following.number, next(lines, None)
        if following is None and len(names) < heading.least:
            raise Unreadable(last + 1, 1, f"seat {seat + 1} NAME")
    return names, following


def _name(line: Line) -> str:
    name = line.text_after("a name")
    if len(name) > LONGEST_NAME:
        raise line.unreadable(f"a name of at most {LONGEST_NAME} characters")
    return name
