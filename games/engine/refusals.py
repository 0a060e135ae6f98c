"""The ways in which an engine says no, each its own type.

``Refusal``: understood, and against the laws. ``Unreadable``: not understood at all.
"""

from collections.abc import Callable, Mapping
from typing import ParamSpec, TypeVar

K = TypeVar("K")
P = ParamSpec("P")


class Refusal(Exception):
    """A command or claim that the laws do not allow now.

    Attributes:
        law: the law's number as the laws name it, such as ``D8``, ``Y3`` or ``B2``.
        key: the dotted key of the message for people, such as ``djinnverso.throw.starter-throws-seven``.
        values: what the message's placeholders are filled with, by name.
    """

    def __init__(self, law: str, key: str, **values: object) -> None:
        super().__init__(law, key)
        self.law = law
        self.key = key
        self.values = values

    def __str__(self) -> str:
        filled = "".join(f" {name}={value!r}" for name, value in self.values.items())
        return f"{self.law} {self.key}{filled}"


class Unreadable(ValueError):
    """Text that says nothing in the notation; reading stops here.

    Attributes:
        line, column: where, both from 1; a column counts characters.
        expected: what could have stood there, in a few words.
    """

    def __init__(self, line: int, column: int, expected: str) -> None:
        super().__init__(line, column, expected)
        self.line = line
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: expected {self.expected}"


def refusal_of(verify: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Refusal | None:
    """The refusal that a ``verify_…`` function raises, None where it raises none; whatever else it raises is raised."""
    try:
        verify(*args, **kwargs)
    except Refusal as refusal:
        return refusal
    return None


def is_allowed(verify: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether a ``verify_…`` function raises no refusal."""
    return refusal_of(verify, *args, **kwargs) is None


def refusals_of(checks: Mapping[K, Callable[P, object]], *args: P.args, **kwargs: P.kwargs) -> dict[K, Refusal]:
    """The refusals that these ``verify_…`` functions raise, by what each of them checks."""
    refusals = {key: refusal_of(verify, *args, **kwargs) for key, verify in checks.items()}
    return {key: refusal for key, refusal in refusals.items() if refusal is not None}
