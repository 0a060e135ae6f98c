"""A record of Yatzi read line by line and judged: what contradicts the laws, and what happened."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from games.audit.judge import Judge, Judged
from games.audit.yatzi.lawful import FOLLOWING
from games.audit.yatzi.proof import THROWS
from games.audit.yatzi.turns import TurnReport, sheet_json, turn_ended
from games.engine.notation.header import Header
from games.engine.notation.lines import Line, numbered_lines
from games.engine.results import exact
from games.engine.yatzi.events import Event
from games.engine.yatzi.messages import message_of
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.state import State, new_game, places, settlement

MOST_THROWS_READ: Final = 100
"""Throws in a turn that are still replayed; the laws allow three."""


@dataclass(frozen=True, slots=True)
class Audit(Judged):
    """What an audit says of a record; see ``Judged`` for what it shares with other games.

    Attributes:
        turns: each turn that stands, in order.
        state: the game at the record's end; its scores are the laws', not the record's.
    """

    turns: tuple[TurnReport, ...]
    state: State

    def as_json(self) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside."""
        state = self.state
        own = {
            "turns": [turn.as_json() for turn in self.turns],
            "sheets": [sheet_json(state, seat) for seat in range(1, state.seats + 1)],
            "settlement": [exact(amount) for amount in settlement(state)] if state.is_over else [],
        }
        return self.json_with(places(state) if state.is_over else (), own)


def audit(stream: BinaryIO) -> Audit:
    """Judges a YTN file.

    Raises:
        Unreadable: the file is no YTN, or beyond what is read: it names line and column.
    """
    return audit_lines(numbered_lines(stream))


def audit_lines(lines: Iterator[Line]) -> Audit:
    """Judges a YTN file by its lines, as ``audit`` does."""
    header, body = YTN.open_lines(lines)
    judge = YatziJudge(header)
    judge.read(body)
    return judge.audit()


class YatziJudge(Judge[State]):
    """Keeps the turns as they end."""

    def __init__(self, header: Header) -> None:
        start = new_game(header.ruleset, header.seats)
        super().__init__(header, start, FOLLOWING, THROWS.proof(), message_of, YTN.line_of)
        self._turns: list[tuple[int, TurnReport]] = []

    def happened(self, number: int, before: State, event: Event, after: State) -> None:
        """A turn is told when it has ended."""
        ended = turn_ended(before, event, after)
        if ended is not None:
            self._turns.append((number, ended))

    def forget(self, first: int) -> None:
        """Turns that ended by what was taken back have not ended."""
        while self._turns and self._turns[-1][0] >= first:
            self._turns.pop()

    def beyond(self, state: State) -> str:
        """A turn of endless throws."""
        endless = state.round is not None and len(state.round.throws) > MOST_THROWS_READ
        return f"at most {MOST_THROWS_READ} throws in a turn" if endless else ""

    def audit(self) -> Audit:
        """What is to be said when the last line is read."""
        turns = tuple(turn for _, turn in self._turns)
        return self.judged(Audit, turns=turns, state=self.history.state)
