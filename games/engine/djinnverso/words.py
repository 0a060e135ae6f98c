"""D17, D18: the words of a bid, as values, and their notation (``better*2``, ``silent``, ``pentad:L?+EE``).

What was said is kept as it was said: ``pair`` and ``pair:?`` stand at the same rungs and are different words.
Whether words are a bid at all is the ladder's to say (``bidding.is_readable``): here only their form is read.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.engine.djinnverso.faces import FACES
from games.engine.djinnverso.ladder import GROUPS, TYPES

MOST_LETTERS: Final = 16
"""More than any bid that can be made good, few enough to be read aloud."""

LONGEST_WORDS: Final = 32
"""The longest type and so many letters."""

MOST_STEPS: Final = 3432
"""No *much* takes a bid further than the longest ladder has rungs."""


@dataclass(frozen=True, slots=True)
class Better:
    """D18: *Better* (one step), *Much better* (two), and so on, up to 3,432 steps.

    Raises:
        ValueError: so many steps can't be said.
    """

    steps: int = 1

    def __post_init__(self) -> None:
        if type(self.steps) is not int or not 1 <= self.steps <= MOST_STEPS:
            raise ValueError(f"1 to {MOST_STEPS} steps")


@dataclass(frozen=True, slots=True)
class Silent:
    """D18: the box pushed on without a word; it is *Better*."""


@dataclass(frozen=True, slots=True)
class Typed:
    """D17: a type, with a letter for each of its groups (``?`` where a face is not said) and other dice.

    Attributes:
        type: key of the laws' table.
        faces: one letter or ``?`` a group, bigger groups first; empty when the type alone was said.
        others: faces of dice outside the groups, ladder ``full`` only.

    Raises:
        ValueError: no text of the notation says this.
    """

    type: str
    faces: str = ""
    others: str = ""

    def __post_init__(self) -> None:
        groups = len(GROUPS.get(self.type, ()))
        letters = set(self.faces) <= {*FACES, "?"} and set(self.others) <= set(FACES)
        few = 0 < len(self.faces) < groups
        if not groups or not letters or few or len(self.faces) + len(self.others) > MOST_LETTERS:
            raise ValueError("a type of the laws, a letter or ? for each of its groups, and letters of other dice")


Words = Better | Silent | Typed

BETTER: Final = Better()
SILENT: Final = Silent()

_TYPED = re.compile(rf"(?P<type>[a-z-]+)(?::(?P<faces>[{FACES}?]+))?(?:\+(?P<others>[{FACES}]+))?")
_STEPS = re.compile(r"better\*([1-9][0-9]{0,3})")


@lru_cache(maxsize=16384)
def words_from(text: str) -> Words:
    """The words that ``text`` writes down.

    Too few letters after ``:`` leave open which group is meant, so they can't be read. Too many can: they are a
    bid that no rung fits, which D17 refuses.

    Raises:
        ValueError: the text is no bid; the message says what was expected.
    """
    if text == "better":
        return BETTER
    if text == "silent":
        return SILENT
    if text.startswith("better"):
        return Better(_steps_from(text))
    match = _TYPED.fullmatch(text) if len(text) <= LONGEST_WORDS else None
    if match is None or match["type"] not in GROUPS:
        raise ValueError(f"a bid: better, better*N, silent, or TYPE[:FACES][+FACES] with a type of {', '.join(TYPES)}")
    faces = match["faces"] or ""
    groups = len(GROUPS[match["type"]])
    if faces and len(faces) < groups:
        raise ValueError(
            f"{groups} letters after ':', one for each group of {match['type']}, '?' where a face is not said"
        )
    return Typed(match["type"], faces, match["others"] or "")


def _steps_from(text: str) -> int:
    match = _STEPS.fullmatch(text)
    if match is None or not 2 <= int(match[1]) <= MOST_STEPS:
        raise ValueError(f"better, or better*N with N from 2 to {MOST_STEPS}")
    return int(match[1])


def text_of(words: Words) -> str:
    """The words as the notation writes them; ``words_from`` reads them back as equal words."""
    if isinstance(words, Silent):
        return "silent"
    if isinstance(words, Better):
        return "better" if words.steps == 1 else f"better*{words.steps}"
    text = f"{words.type}:{words.faces}" if words.faces else words.type
    return f"{text}+{words.others}" if words.others else text
