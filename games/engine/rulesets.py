"""Rule options as values: each with its name, its default, what else it may be, and a sentence.

A game's ruleset is a frozen dataclass whose fields are its options, in the order of the laws' table. A game is
replayed and judged under the ruleset that it was played with, so a ruleset is written with the game's version.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

Value = str | int | None

NONE: Final = "none"
"""How a value that is not there is written."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the laws' table.

    Attributes:
        name: as the notation writes it.
        default: the value where nothing is said.
        choices: the words it may be; empty for a number.
        least, most: the bounds of a number, both included.
        optional: whether it may be ``none``.
        sentence: what it decides, for people.
    """

    name: str
    default: Value
    sentence: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False

    def admits(self, value: Value) -> bool:
        """Whether the option may have this value."""
        if value is None:
            return self.optional
        if self.choices:
            return value in self.choices
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def value_from(self, text: str) -> Value:
        """The value that ``text`` writes down.

        Raises:
            ValueError: the option has no such value; the message says what was expected.
        """
        value: Value = text
        if text == NONE:
            value = None
        elif not self.choices:
            value = int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else text
        if not self.admits(value) or text_of(value) != text:
            raise ValueError(f"{self.name}={self.expected}")
        return value

    @property
    def expected(self) -> str:
        """What the option may be, in words."""
        words = "|".join(self.choices) if self.choices else f"{self.least}..{self.most}"
        return f"{words}|{NONE}" if self.optional else words


def text_of(value: Value) -> str:
    """A value as the notation writes it."""
    return NONE if value is None else str(value)


def values_from(texts: Sequence[str], options: Iterable[Option]) -> dict[str, Value]:
    """The options that ``name=value`` texts set.

    Raises:
        ValueError: a text is no option, or sets one twice. Its second argument is the index of that text.
    """
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for index, text in enumerate(texts):
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise ValueError(f"an option: {', '.join(known)}", index)
        if name in values:
            raise ValueError(f"each option once, and {name} stands here again", index)
        try:
            values[name] = known[name].value_from(value)
        except ValueError as error:
            raise ValueError(str(error), index) from None
    return values


def differing(ruleset: Any, options: Iterable[Option]) -> list[str]:
    """``name=value`` for each option of a ruleset that is not at its default, in the order of ``options``."""
    return [
        f"{option.name}={text_of(getattr(ruleset, option.name))}"
        for option in options
        if getattr(ruleset, option.name) != option.default
    ]


def check(ruleset: Any, options: Iterable[Option]) -> None:
    """Refuses a ruleset with a value that its option does not admit.

    Raises:
        ValueError: naming the option and what was expected.
    """
    for option in options:
        if not option.admits(getattr(ruleset, option.name)):
            raise ValueError(f"{option.name}={option.expected}")


def as_values(ruleset: Any) -> dict[str, Value]:
    """All options of a ruleset with their values, in the order of the laws' table."""
    return {field.name: getattr(ruleset, field.name) for field in fields(ruleset)}
