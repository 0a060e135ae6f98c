"""Reading a text notation line by line, in bounded memory, with every failure named by line and column.

Serves the notations of all games: UTF-8, one fact a line, words separated by spaces, ``#`` at a line's start or
after a space begins a comment. A byte order mark and CRLF are read too, for they come from people's editors.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO, Final

from games.engine.refusals import Unreadable
from games.engine.texts import LONGEST_TEXT, first_unprintable

LONGEST_LINE: Final = 4096
"""Bytes in a line, its end included."""

MOST_LINES: Final = 100_000
"""Lines in a file: many times the longest game that the laws allow without an arbiter being called."""

_SMALL: Final = {str(number): number for number in range(10)}
_WORD: Final = re.compile(r"[^ ]+")
_MAYBE_NOTHING: Final = frozenset(("", " ", "#"))
"""How a line begins that may say nothing."""

_BOM: Final = b"\xef\xbb\xbf"


class Line:
    """One line with something on it, and a cursor that goes through its words.

    Attributes:
        number: from 1.
        text: without its end.
    """

    __slots__ = ("_at", "_words", "number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self._at = 0
        self._words: list[str] | None = None

    def __bool__(self) -> bool:
        """Whether the line says anything but a comment."""
        if self.text[:1] not in _MAYBE_NOTHING:
            return True
        said = self.text.lstrip(" ")
        return bool(said) and said[0] != "#"

    @property
    def words(self) -> list[str]:
        """The line's words up to a comment; split when first asked for, since many lines are known as they are."""
        if self._words is None:
            words = self.text.split(" ")
            if "" in words:
                words = [word for word in words if word]
            if "#" in self.text:
                comment = next((i for i, word in enumerate(words) if word[0] == "#"), len(words))
                words = words[:comment]
            self._words = words
        return self._words

    def word(self, expected: str) -> str:
        """The next word.

        Raises:
            Unreadable: the line has ended.
        """
        words = self.words
        if self._at >= len(words):
            raise self.unreadable(expected)
        self._at += 1
        return words[self._at - 1]

    def peek(self) -> str:
        """The next word, which stays the next; empty at the line's end."""
        return self.words[self._at] if self._at < len(self.words) else ""

    def keyword(self, word: str) -> None:
        """Goes over a word that must stand here."""
        if self.word(word) != word:
            raise self.not_this(word)

    def number_from(self, text: str, least: int, most: int, expected: str) -> int:
        """The number that the word just read writes down, without sign or leading zeros."""
        number = _SMALL.get(text)
        if number is not None and least <= number <= most:
            return number
        plain = text.isascii() and text.isdigit() and len(text) <= 9 and (text == "0" or text[0] != "0")
        if not plain or not least <= int(text) <= most:
            raise self.not_this(expected)
        return int(text)

    def end(self) -> None:
        """Nothing but a comment may follow."""
        if self._at < len(self.words):
            raise self.unreadable("the line's end or a comment after ' #'")

    def text_after(self, expected: str) -> str:
        """All that follows the space after the word just read, spaces and ``#`` kept; for free text.

        Raises:
            Unreadable: there is none, and ``expected`` is not empty; or it is too long.
        """
        start = self._end_of(self._at) + 1
        text = self.text[start:]
        if expected and not text.strip():
            raise self.unreadable(expected)
        if len(text) > LONGEST_TEXT:
            raise Unreadable(self.number, start + LONGEST_TEXT + 1, f"at most {LONGEST_TEXT} characters of text")
        return text

    def unreadable(self, expected: str) -> Unreadable:
        """The failure at the next word, or past the line's end."""
        return Unreadable(self.number, self._column(self._at), expected)

    def not_this(self, expected: str) -> Unreadable:
        """The failure at the word just read."""
        return Unreadable(self.number, self._column(self._at - 1), expected)

    def at(self, index: int, expected: str) -> Unreadable:
        """The failure at the word of that index, counted from 0."""
        return Unreadable(self.number, self._column(index), expected)

    def _column(self, index: int) -> int:
        starts = [match.start() for match in _WORD.finditer(self.text)]
        return starts[index] + 1 if index < len(starts) else len(self.text) + 1

    def _end_of(self, count: int) -> int:
        ends = [match.end() for match in _WORD.finditer(self.text)]
        return ends[count - 1] if count else -1


def numbered_lines(stream: BinaryIO) -> Iterator[Line]:
    """The lines of a file that say something, read one at a time.

    Raises:
        Unreadable: a line is too long, not UTF-8, or has a control character; or there are too many lines.
    """
    number = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        number += 1
        if number > MOST_LINES:
            raise Unreadable(number, 1, f"at most {MOST_LINES} lines")
        if len(raw) > LONGEST_LINE:
            raise Unreadable(number, 1, f"at most {LONGEST_LINE} bytes in a line")
        if number == 1 and raw.startswith(_BOM):
            raw = raw[len(_BOM) :]
        line = Line(number, _decoded(raw, number))
        if line:
            yield line


def _decoded(raw: bytes, number: int) -> str:
    if raw.endswith(b"\n"):
        raw = raw[:-2] if raw.endswith(b"\r\n") else raw[:-1]
    try:
        text = raw.decode()
        if text.isascii() and text.isprintable():
            return text
    except UnicodeDecodeError as error:
        column = len(raw[: error.start].decode()) + 1
        raise Unreadable(number, column, "text in UTF-8") from None
    bad = first_unprintable(text)
    if bad is not None:
        raise Unreadable(number, bad + 1, f"no control character, and U+{ord(text[bad]):04X} stands here")
    return text
