"""Immutable values that are changed at every event of a game: named tuples, replaced quickly."""

from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])


def quickly_replaced(cls: type[T]) -> type[T]:
    """Gives a named tuple's class a ``_replace`` that does the same in half the time.

    The library's goes through all fields in Python; a state has dozens, of which an event changes two or three.
    """
    places = {name: place for place, name in enumerate(cls._fields)}  # type: ignore[attr-defined]

    def _replace(self: T, /, **changes: Any) -> T:
        if len(changes) == 1:
            ((name, value),) = changes.items()
            at = places[name]
            return tuple.__new__(cls, (*self[:at], value, *self[at + 1 :]))
        values = list(self)
        for name, value in changes.items():
            values[places[name]] = value
        return tuple.__new__(cls, values)

    cls._replace = _replace  # type: ignore[attr-defined]
    return cls
