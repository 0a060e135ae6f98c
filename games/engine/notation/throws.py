"""Lines of throws, and of dice by position, for any number of dice with any faces."""

from dataclasses import dataclass
from typing import Any, Final

from games.engine.dice import DiceRules
from games.engine.events import DiceThrown
from games.engine.notation.body import BySeat
from games.engine.notation.lines import Line

UNSEEN: Final = "?"


@dataclass(frozen=True)
class ThrowLines:
    """How one game's throws are read and written.

    Attributes:
        rules: the game's dice.
        faces: the letters of the faces, as a reader is told them.
        least: how few dice can be thrown.
        expected: all dice, as a reader is told them.
        may_be_unseen: whether ``?`` may stand for what a throw showed.
    """

    rules: DiceRules
    faces: str
    least: int
    expected: str
    may_be_unseen: bool

    @property
    def by_seat(self) -> dict[str, BySeat]:
        """How lines of throws are read."""
        return {"throw": self._read}

    def hand(self, line: Line) -> Any:
        """The next word as all dice in the game's own type, the highest first; None for ``?``."""
        text = line.word(self.expected)
        return None if self.may_be_unseen and text == UNSEEN else self.seen(line, text)

    def seen(self, line: Line, text: str) -> str:
        """The word just read, or part of it, as all dice, the highest first."""
        if len(text) != self.rules.dice:
            raise line.not_this(self.expected)
        try:
            return self.rules.hand_of(text)
        except (ValueError, KeyError):
            raise line.not_this(self.expected) from None

    def write(self, event: DiceThrown) -> str:
        """A throw as its line."""
        keep = "" if event.kept is None else f" keep {event.kept}"
        line = f"{event.seat} throw {event.count}{keep} = {event.hand or UNSEEN}"
        if event.dice is None or event.mask is None:
            return line
        mask = "".join("1" if event.mask >> j & 1 else "0" for j in range(self.rules.dice))
        return f"{line} dice {event.dice} mask {mask}"

    def _read(self, line: Line, seat: int) -> DiceThrown:
        most = self.rules.dice
        expected = f"how many dice, {self.least} to {most}"
        count = line.number_from(line.word(expected), self.least, most, expected)
        kept = None
        if line.peek() == "keep":
            line.keyword("keep")
            kept = self._kept(line)
        line.keyword("=")
        hand = self.hand(line)
        dice, mask = self._positions(line)
        line.end()
        contradicts = kept is not None and len(kept) + count != most
        return DiceThrown(seat, count, kept if contradicts else self.rules.written(count, kept), hand, dice, mask)

    def _kept(self, line: Line) -> str | None:
        expected = f"the faces that stayed, of {self.faces}, or ?"
        text = line.word(expected)
        if text == UNSEEN:
            return None
        if len(text) > self.rules.dice or any(face not in self.faces for face in text):
            raise line.not_this(expected)
        return self.rules.sort(text)

    def _positions(self, line: Line) -> tuple[str | None, int | None]:
        """``dice FACES mask BITS``: all dice by position, and which were thrown, the first die first."""
        if line.peek() != "dice":
            return None, None
        line.keyword("dice")
        dice = line.word(self.expected)
        self.seen(line, dice)
        line.keyword("mask")
        return dice, self._mask(line)

    def _mask(self, line: Line) -> int:
        expected = f"{self.rules.dice} of 0 and 1, 1 where that die was thrown"
        mask = line.word(expected)
        if len(mask) != self.rules.dice or set(mask) - set("01"):
            raise line.not_this(expected)
        return int(mask[::-1], 2)
