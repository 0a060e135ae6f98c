"""Free text on a record (names, statements, reasons): one line that a terminal, a page and a file show alike."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 1000

_TURNS_TEXT_ROUND: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that reorder what stands beside them: with one, a name could make a line read as another."""


def first_unprintable(text: str) -> int | None:
    """The index of the first character that may not stand in free text, or None.

    Those are control characters, line and paragraph separators, lone surrogates, and the characters that
    reorder text; joiners stay, for Persian and Indic names need them.
    """
    if text.isascii() and text.isprintable():
        return None
    for index, character in enumerate(text):
        if unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") or character in _TURNS_TEXT_ROUND:
            return index
    return None


def is_plain(text: str, longest: int = LONGEST_TEXT) -> bool:
    """Whether the text can stand on a record as it is."""
    return len(text) <= longest and first_unprintable(text) is None
