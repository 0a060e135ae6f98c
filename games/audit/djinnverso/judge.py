"""A record of Djinnverso read line by line and judged: what contradicts the laws, and what happened."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from games.audit.djinnverso.lawful import FOLLOWING
from games.audit.djinnverso.proof import THROWS
from games.audit.djinnverso.rounds import RoundReport, report
from games.audit.judge import MOST_FINDINGS as MOST_FINDINGS
from games.audit.judge import Judge, Judged
from games.engine.djinnverso.events import (
    Event,
    GameEnded,
    GameResumed,
    GameSuspended,
    PlayerExcluded,
    PlayerLeft,
    RoundStarted,
    RoundVoided,
    StatementMade,
    TimeCalled,
    UnderbidPointedOut,
    WishRuled,
)
from games.engine.djinnverso.messages import message_of
from games.engine.djinnverso.notation.record import DJN, line_of
from games.engine.djinnverso.state import State, new_game, places
from games.engine.notation.header import Header
from games.engine.notation.lines import Line, numbered_lines

MOST_BIDS_READ: Final = 1000
"""Bids in a round that are still replayed; D29 calls an arbiter at a fifth of that."""


@dataclass(frozen=True, slots=True)
class Late:
    """A claim that did not count: ``seat`` named bid number ``bid`` in a round, against D20."""

    round: int
    line: int
    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class Note:
    """A ruling, a leaving, a stop or the time, told in a round as the record's line has it."""

    round: int
    line: int
    text: str


NOTED: Final = frozenset(
    {WishRuled, PlayerExcluded, PlayerLeft, RoundVoided, GameSuspended, GameResumed, TimeCalled, StatementMade}
)


@dataclass(frozen=True, slots=True)
class Audit(Judged):
    """What an audit says of a record; see ``Judged`` for what it shares with other games.

    Attributes:
        rounds: each round that stands.
        state: the game at the record's end.
        late: claims that did not count.
        notes: what was ruled and said, round by round.
    """

    rounds: tuple[RoundReport, ...]
    state: State
    late: tuple[Late, ...]
    notes: tuple[Note, ...]

    def as_json(self) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside."""
        return self.json_with(
            places(self.state) if self.state.winners else (), {"rounds": [told.as_json() for told in self.rounds]}
        )


def audit(stream: BinaryIO) -> Audit:
    """Judges a DJN file.

    Raises:
        Unreadable: the file is no DJN, or beyond what is read: it names line and column.
    """
    return audit_lines(numbered_lines(stream))


def audit_lines(lines: Iterator[Line]) -> Audit:
    """Judges a DJN file by its lines, as ``audit`` does."""
    header, body = DJN.open_lines(lines)
    judge = DjinnversoJudge(header)
    judge.read(body)
    return judge.audit()


class DjinnversoJudge(Judge[State]):
    """Keeps the rounds as they close, and the claims that did not count."""

    def __init__(self, header: Header) -> None:
        start = new_game(header.ruleset, header.seats)
        super().__init__(header, start, FOLLOWING, THROWS.proof(), message_of, line_of)
        self._rounds: list[tuple[int, RoundReport]] = []
        self._late: dict[int, Late] = {}
        self._notes: dict[int, Note] = {}

    def observe(self, number: int, state: State, event: Event) -> None:
        """A round is told as it stood when the next began, or the game ended."""
        if isinstance(event, RoundStarted | GameEnded) and state.round is not None and not state.winners:
            self._rounds.append((number, report(state, state.round)))
        if type(event) in NOTED:
            round_ = 0 if state.round is None else state.round.number
            self._notes[number] = Note(round_, self.line_of_event(number), line_of(event))

    def refused(self, number: int, state: State, event: Event) -> None:
        """A claim against D20 did not count."""
        if isinstance(event, UnderbidPointedOut) and state.round is not None:
            self._late[number] = Late(state.round.number, self.line_of_event(number), event.seat, event.bid)

    def forget(self, first: int) -> None:
        """Rounds that closed by what was taken back have not closed."""
        while self._rounds and self._rounds[-1][0] >= first:
            self._rounds.pop()

    def beyond(self, state: State) -> str:
        """A round of endless bids."""
        endless = state.round is not None and len(state.round.bids) > MOST_BIDS_READ
        return f"at most {MOST_BIDS_READ} bids in a round" if endless else ""

    def audit(self) -> Audit:
        """What is to be said when the last line is read."""
        state = self.history.state
        rounds = [told for _, told in self._rounds]
        if state.round is not None and not state.winners:
            rounds.append(report(state, state.round))
        late = tuple(claim for number, claim in self._late.items() if self.counts(number))
        notes = tuple(note for number, note in self._notes.items() if self.counts(number))
        return self.judged(Audit, rounds=tuple(rounds), state=state, late=late, notes=notes)
