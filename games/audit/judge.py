"""Takes any game's record line by line, and keeps what contradicts the laws. Each game's audit adds what it tells."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from games.audit.findings import Finding
from games.audit.following import Following
from games.audit.proof import Proof
from games.engine.events import GameResumed, TakenBack
from games.engine.history import CRYSTAL_EVENTS, History
from games.engine.notation.header import Header
from games.engine.notation.lines import Line
from games.engine.notation.record import as_event
from games.engine.refusals import Refusal, Unreadable
from games.engine.rulesets import as_values

S = TypeVar("S")
J = TypeVar("J", bound="Judged")

MOST_FINDINGS: Final = 1000
"""Findings that are told of one file; the rest are counted."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What every audit says of a record.

    Attributes:
        header: the record's head.
        findings: each line that contradicts the laws, in the record's order; lines taken back are not judged.
        unlisted: how many findings there are beyond those listed.
        taken_back: how many lines were taken back.
        proof: how far the dice are proved.
    """

    header: Header
    findings: tuple[Finding, ...]
    unlisted: int
    taken_back: int
    proof: Proof

    def json_with(self, places: Sequence[Sequence[int]], own: Mapping[str, Any]) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside; ``own`` is what only this game tells.

        ``places`` are those of the game's end, from the first; empty before.
        """
        return {
            "game": self.header.game,
            "ruleset": as_values(self.header.ruleset),
            **own,
            "winner": places[0][0] if places and len(places[0]) == 1 else None,
            "places": [seat for shared in places for seat in shared],
            "shared_places": [list(shared) for shared in places if len(shared) > 1],
            "findings": [finding.as_json() for finding in self.findings],
            "unlisted_findings": self.unlisted,
            "proof": self.proof.as_json(),
        }


class Judge(Generic[S]):
    """Takes a record's lines one after another.

    Args:
        header: the record's head.
        start: the state before the first event.
        following: the game's engine, as an audit asks it.
        proof: what proves the game's dice.
        message_of: a refusal in English.
        line_of: an event as a line.
    """

    def __init__(
        self,
        header: Header,
        start: S,
        following: Following[S],
        proof: Proof,
        message_of: Callable[[Refusal], str],
        line_of: Callable[[Any], str],
    ) -> None:
        self.header = header
        self.history: History[S] = History(start, following.follow, following.carry)
        self._following = following
        self._proof = proof
        self._message_of = message_of
        self._line_of = line_of
        self._numbers: list[int] = []
        self._texts: list[str] = []
        self._faults: dict[int, list[Refusal]] = {}
        self._taken_back = 0
        self._missed: Any = None

    def take(self, line: Line, event: Any) -> None:
        """Judges the next line, and goes on from what it says."""
        state = self.history.state
        number = len(self._numbers) + 1
        self._numbers.append(line.number)
        self._texts.append(line.text)
        for implied in self._following.implied_before(state, event):
            self._miss(number, state, implied)
            self.observe(number, state, implied)
            before, state = state, self._following.evolve(state, implied)
            self.happened(number, before, implied, state)
        lawful = self._judge(number, state, event)
        self._proof.add(number, state, event, self.header.game)
        self.observe(number, state, event)
        if isinstance(event, TakenBack):
            self.history.append(event)
            return
        after = self._following.after(state, event, lawful=lawful)
        self.history.append(event, after)
        self.happened(number, state, event, after)

    def read(self, body: Iterable[tuple[Line, Any]]) -> None:
        """Judges a record's lines with what they state.

        Raises:
            Unreadable: a line can't be read, or the record is beyond what is replayed.
        """
        for line, stated in body:
            self.take(line, as_event(stated, self.history.standing))
            beyond = self.beyond(self.history.state)
            if beyond:
                raise Unreadable(line.number, 1, beyond)

    def beyond(self, state: S) -> str:
        """What a reader could have expected where a record goes on beyond what is replayed; else empty."""
        return ""

    def observe(self, number: int, state: S, event: Any) -> None:
        """Sees an event that stands as number ``number``, or is implied by it, before it happens in ``state``."""

    def happened(self, number: int, before: S, event: Any, after: S) -> None:
        """Sees an event as ``observe`` does, and what it changed; but for corrections, which ``forget`` sees."""

    def refused(self, number: int, state: S, event: Any) -> None:
        """Sees an event that is against the laws."""

    def forget(self, first: int) -> None:
        """Sees that all from event number ``first`` on was taken back."""

    def line_of_event(self, number: int) -> int:
        """The line in the file on which event ``number`` stands."""
        return self._numbers[number - 1]

    def counts(self, number: int) -> bool:
        """Whether an event still counts: it stands, or is of a kind that is never taken back."""
        never = (TakenBack, *CRYSTAL_EVENTS)
        return number in self.history.standing or isinstance(self.history.events[number - 1], never)

    def judged(self, kind: Callable[..., J], **own: Any) -> J:
        """What is to be said when the last line is read: ``Judged``, or a game's kind of it with what it adds."""
        found = self._findings()
        return kind(
            header=self.header,
            findings=tuple(found[:MOST_FINDINGS]),
            unlisted=max(0, len(found) - MOST_FINDINGS),
            taken_back=self._taken_back,
            proof=self._proof,
            **own,
        )

    def _miss(self, number: int, state: S, implied: Any) -> None:
        if isinstance(implied, GameResumed):
            return
        if implied == self._missed:
            return
        self._missed = implied
        law = self._following.law_of(state, implied)
        self._fault(number, Refusal(law, "record.line.missing", line=self._line_of(implied)))

    def _judge(self, number: int, state: S, event: Any) -> bool:
        try:
            if isinstance(event, TakenBack):
                self._take_back(event)
            else:
                self._following.verify(state, event)
        except Refusal as refusal:
            self._fault(number, refusal.with_traceback(None))
            self.refused(number, state, event)
            return False
        return True

    def _take_back(self, event: TakenBack) -> None:
        self.history.standing.verify_take_back(event.first)
        self._taken_back += self.history.standing.count_from(event.first)
        self.forget(event.first)

    def _fault(self, number: int, refusal: Refusal) -> None:
        self._faults.setdefault(number, []).append(refusal)

    def _findings(self) -> list[Finding]:
        """What was found at the lines that stand, and at every throw whose dice are bent, taken back or not."""
        faults = {number: list(refusals) for number, refusals in self._faults.items() if self.counts(number)}
        for number, refusal in self._proof.bent.items():
            faults.setdefault(number, []).append(refusal)
        return [self._finding(number, refusal) for number in sorted(faults) for refusal in faults[number]]

    def _finding(self, number: int, refusal: Refusal) -> Finding:
        return Finding(self._numbers[number - 1], refusal.law, self._texts[number - 1], self._message_of(refusal))
