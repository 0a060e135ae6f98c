"""A record of Yatzi read line by line and judged: what contradicts the laws, and what happened."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from games.audit.findings import Finding
from games.audit.judge import Judge
from games.audit.proof import Proof
from games.audit.yatzi.lawful import FOLLOWING
from games.audit.yatzi.proof import THROWS
from games.audit.yatzi.turns import TurnReport, sheet_json, turn_ended
from games.engine.notation.header import Header
from games.engine.notation.lines import Line, numbered_lines
from games.engine.notation.record import as_event
from games.engine.refusals import Unreadable
from games.engine.results import exact
from games.engine.rulesets import as_values
from games.engine.yatzi.events import Event
from games.engine.yatzi.messages import message_of
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.state import State, new_game, places, settlement

MOST_THROWS_READ: Final = 100
"""Throws in a turn that are still replayed; the laws allow three."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit says of a record; see ``Judged`` for what it shares with other games.

    Attributes:
        turns: each turn that stands, in order.
        state: the game at the record's end; its scores are the laws', not the record's.
    """

    header: Header
    turns: tuple[TurnReport, ...]
    state: State
    findings: tuple[Finding, ...]
    unlisted: int
    taken_back: int
    proof: Proof

    def as_json(self) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside."""
        state = self.state
        ranked = places(state) if state.is_over else ()
        winners = ranked[0] if ranked else ()
        return {
            "game": self.header.game,
            "ruleset": as_values(self.header.ruleset),
            "turns": [turn.as_json() for turn in self.turns],
            "sheets": [sheet_json(state, seat) for seat in range(1, state.seats + 1)],
            "settlement": [exact(amount) for amount in settlement(state)] if state.is_over else [],
            "winner": winners[0] if len(winners) == 1 else None,
            "places": [seat for shared in ranked for seat in shared],
            "shared_places": [list(shared) for shared in ranked if len(shared) > 1],
            "findings": [finding.as_json() for finding in self.findings],
            "unlisted_findings": self.unlisted,
            "proof": self.proof.as_json(),
        }


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
    for line, stated in body:
        judge.take(line, as_event(stated, judge.history.standing))
        round_ = judge.history.state.round
        if round_ is not None and len(round_.throws) > MOST_THROWS_READ:
            raise Unreadable(line.number, 1, f"at most {MOST_THROWS_READ} throws in a turn")
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

    def audit(self) -> Audit:
        """What is to be said when the last line is read."""
        turns = tuple(turn for _, turn in self._turns)
        told = self.judged()
        state = self.history.state
        return Audit(self.header, turns, state, told.findings, told.unlisted, told.taken_back, told.proof)
