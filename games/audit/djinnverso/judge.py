"""A record read line by line and judged: what contradicts the laws, and what happened."""

from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from games.audit.djinnverso.lawful import WITHOUT_EFFECT, follow, implied_before, law_of_due, verify_lawful
from games.audit.djinnverso.proof import Proof
from games.audit.djinnverso.rounds import RoundReport, report
from games.audit.findings import Finding
from games.engine.djinnverso.events import (
    Event,
    GameEnded,
    GameResumed,
    RoundStarted,
    UnderbidPointedOut,
)
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.game import carried
from games.engine.djinnverso.messages import message_of
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import DJN, line_of
from games.engine.djinnverso.state import State, new_game, places
from games.engine.history import CRYSTAL_EVENTS, History, TakenBack
from games.engine.notation.lines import Line
from games.engine.notation.record import as_event
from games.engine.refusals import Refusal, Unreadable
from games.engine.rulesets import as_values

MOST_BIDS_READ: Final = 1000
"""Bids in a round that are still replayed; D29 calls an arbiter at a fifth of that."""

MOST_FINDINGS: Final = 1000
"""Findings that are told of one file; the rest are counted."""


@dataclass(frozen=True, slots=True)
class Late:
    """A claim that did not count: ``seat`` named bid number ``bid`` in a round, against D20."""

    round: int
    line: int
    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit says of a record.

    Attributes:
        header: the record's head.
        rounds: each round that stands.
        state: the game at the record's end.
        findings: each line that contradicts the laws, in the record's order; lines taken back are not judged.
        unlisted: how many findings there are beyond those listed.
        late: claims that did not count.
        taken_back: how many lines were taken back.
        proof: how far the dice are proved.
    """

    header: Header
    rounds: tuple[RoundReport, ...]
    state: State
    findings: tuple[Finding, ...]
    unlisted: int
    late: tuple[Late, ...]
    taken_back: int
    proof: Proof

    def as_json(self) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside."""
        winners = self.state.winners
        ranked = places(self.state) if winners else ()
        return {
            "game": self.header.game,
            "ruleset": as_values(self.header.ruleset),
            "rounds": [told.as_json() for told in self.rounds],
            "winner": winners[0] if len(winners) == 1 else None,
            "places": [seat for shared in ranked for seat in shared],
            "shared_places": [list(shared) for shared in ranked if len(shared) > 1],
            "findings": [finding.as_json() for finding in self.findings],
            "unlisted_findings": self.unlisted,
            "proof": self._proof_json(),
        }

    def _proof_json(self) -> dict[str, Any] | None:
        proof = self.proof
        if not proof.committed:
            return None
        return {"throws": proof.thrown, "proved": proof.proved, "bent": len(proof.bent)}


def audit(stream: BinaryIO) -> Audit:
    """Judges a DJN file.

    Raises:
        Unreadable: the file is no DJN, or beyond what is read: it names line and column.
    """
    header, body = DJN.open(stream)
    judge = Judge(header)
    for line, stated in body:
        judge.take(line, as_event(stated, judge.history.standing))
    return judge.audit()


class Judge:
    """Takes a record's lines one after another."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.history: History[State] = History(new_game(header.ruleset, header.seats), follow, carried)
        self._proof = Proof()
        self._numbers: list[int] = []
        self._texts: list[str] = []
        self._faults: dict[int, list[Refusal]] = {}
        self._rounds: list[tuple[int, RoundReport]] = []
        self._late: dict[int, Late] = {}
        self._taken_back = 0

    def take(self, line: Line, event: Event) -> None:
        """Judges the next line, and goes on from what it says.

        Raises:
            Unreadable: the round has more bids than are replayed.
        """
        state = self.history.state
        number = len(self._numbers) + 1
        implied = implied_before(state, event)
        for missing in implied:
            if not isinstance(missing, GameResumed):
                law = law_of_due(state, missing)
                self._fault(number, Refusal(law, "record.line.missing", line=line_of(missing)))
            self._close_round(number, state, missing)
            state = evolve(state, missing)
        lawful = self._judge(number, line, state, event)
        self._proof.add(number, state, event, self.header.game)
        self._close_round(number, state, event)
        self._numbers.append(line.number)
        self._texts.append(line.text)
        self.history.append(event, None if isinstance(event, TakenBack) else _after(state, event, lawful=lawful))
        round_ = self.history.state.round
        if round_ is not None and len(round_.bids) > MOST_BIDS_READ:
            raise Unreadable(line.number, 1, f"at most {MOST_BIDS_READ} bids in a round")

    def audit(self) -> Audit:
        """What is to be said when the last line is read."""
        state = self.history.state
        rounds = [told for _, told in self._rounds]
        if state.round is not None and not state.winners:
            rounds.append(report(state, state.round))
        found = self._findings()
        late = tuple(claim for number, claim in self._late.items() if self._counts(number))
        return Audit(
            self.header,
            tuple(rounds),
            state,
            tuple(found[:MOST_FINDINGS]),
            max(0, len(found) - MOST_FINDINGS),
            late,
            self._taken_back,
            self._proof,
        )

    def _judge(self, number: int, line: Line, state: State, event: Event) -> bool:
        try:
            if isinstance(event, TakenBack):
                self._take_back(event)
            verify_lawful(state, event)
        except Refusal as refusal:
            self._fault(number, refusal.with_traceback(None))
            if isinstance(event, UnderbidPointedOut) and state.round is not None:
                self._late[number] = Late(state.round.number, line.number, event.seat, event.bid)
            return False
        return True

    def _take_back(self, event: TakenBack) -> None:
        self.history.standing.verify_take_back(event.first)
        self._taken_back += self.history.standing.count_from(event.first)
        while self._rounds and self._rounds[-1][0] >= event.first:
            self._rounds.pop()

    def _close_round(self, number: int, state: State, event: Event) -> None:
        if isinstance(event, RoundStarted | GameEnded) and state.round is not None and not state.winners:
            self._rounds.append((number, report(state, state.round)))

    def _fault(self, number: int, refusal: Refusal) -> None:
        self._faults.setdefault(number, []).append(refusal)

    def _counts(self, number: int) -> bool:
        """Whether an event still counts: it stands, or is of a kind that is never taken back."""
        never = (TakenBack, *CRYSTAL_EVENTS)
        return number in self.history.standing or isinstance(self.history.events[number - 1], never)

    def _findings(self) -> list[Finding]:
        """What was found at the lines that stand, and at every throw whose dice are bent, taken back or not."""
        faults = {number: list(refusals) for number, refusals in self._faults.items() if self._counts(number)}
        for number, refusal in self._proof.bent.items():
            faults.setdefault(number, []).append(refusal)
        return [self._finding(number, refusal) for number in sorted(faults) for refusal in faults[number]]

    def _finding(self, number: int, refusal: Refusal) -> Finding:
        line, text = self._numbers[number - 1], self._texts[number - 1]
        return Finding(line, refusal.law, text, message_of(refusal))


def _after(state: State, event: Event, *, lawful: bool) -> State:
    """The state after an event just judged, as ``follow`` works it out from the record alone."""
    return evolve(state, event) if lawful or type(event) not in WITHOUT_EFFECT else state
