"""Whether a command is well formed: of a kind that its game has, with values of the right kinds. No law is asked.

Commands come from pages, an API and other people's programs; one that is no command at all is a mistake of the
caller's, and changes nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from games.engine.dice import DiceRules

Check = Callable[[Any, int], bool]
"""Whether a value may stand in a field of a command, at a table of so many seats."""

MOST_NUMBER: Final = 10**9


def is_seat(value: object, seats: int) -> bool:
    """Whether the value is the number of a seat at the table."""
    return type(value) is int and 1 <= value <= seats


def is_number(value: object, _: int) -> bool:
    """Whether the value is a whole number within reason; the laws say which ones may stand."""
    return type(value) is int and -MOST_NUMBER <= value <= MOST_NUMBER


def is_text(value: object, _: int) -> bool:
    """Whether the value is text; the laws say which texts may stand."""
    return isinstance(value, str)


def or_none(check: Check) -> Check:
    """Whether the value is None, or passes the check."""
    return lambda value, seats: value is None or check(value, seats)


def is_start(value: object, seats: int) -> bool:
    """Whether the value pairs seats with what they threw; the laws say which throws may stand."""
    return isinstance(value, tuple) and all(
        isinstance(thrown, tuple) and len(thrown) == 2 and is_seat(thrown[0], seats) and isinstance(thrown[1], str)
        for thrown in value
    )


SHARED: Final[Mapping[str, Check]] = {
    "seat": is_seat,
    "bidder": is_seat,
    "starter": or_none(is_seat),
    "mask": is_number,
    "count": is_number,
    "change": is_number,
    "first": is_number,
    "epoch": is_number,
    "bid": or_none(is_number),
    "hand": or_none(is_text),
    "kept": or_none(is_text),
    "faces": is_start,
    "text": is_text,
    "reason": is_text,
    "law": is_text,
    "row": is_text,
    "digest": is_text,
    "share": is_text,
    "secret": is_text,
}
"""By the names of fields, which mean the same in every command."""


class Forms:
    """What a game's commands look like.

    Args:
        kinds: their classes.
        own: checks of fields that only this game has, or sees otherwise.
    """

    def __init__(self, kinds: Iterable[type], own: Mapping[str, Check]) -> None:
        checks = {**SHARED, **own}
        self._fields = {kind: tuple((field.name, checks[field.name]) for field in fields(kind)) for kind in kinds}

    def verify(self, command: object, seats: int) -> None:
        """Whether the command is well formed at a table of so many seats.

        Raises:
            ValueError: it is not; the message names the field.
        """
        checked = self._fields.get(type(command))
        if checked is None:
            raise ValueError(f"{type(command).__name__} is no command of this game")
        for name, check in checked:
            value = getattr(command, name)
            if not check(value, seats):
                raise ValueError(f"{type(command).__name__} can't have {name}={str(value)[:40]!r}")


def verify_fresh(fresh: object, rules: DiceRules) -> str:
    """What a source of dice gave for a throw, if these are dice.

    Raises:
        ValueError: they are not.
    """
    if not isinstance(fresh, str) or len(fresh) != rules.dice or any(face not in rules.faces for face in fresh):
        raise ValueError(f"{rules.dice} faces of {rules.faces} were expected of the dice")
    return fresh
