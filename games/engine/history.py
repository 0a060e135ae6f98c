"""A game's events in order, what of them stands, and the state they give. Knows no laws.

Nothing is ever removed: a ``TakenBack`` names the first event undone, and replay skips what it took back. Events
of the crystal box and corrections themselves are never taken back, and don't count among what stands.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, get_args

from games.engine.crystal_box import CrystalEvent
from games.engine.refusals import Refusal

S = TypeVar("S")

CRYSTAL_EVENTS: Final[tuple[type, ...]] = get_args(CrystalEvent)

_EVERY: Final = 8
"""A state is kept at every so many standing events: taking back costs that many replayed events at most."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All standing events from number ``first`` on did not happen (a scribe's slip, an arbiter's correction).

    Events are counted from 1 in the whole record.
    """

    first: int
    reason: str = ""


def replayer(evolve: Callable[[S, Any], S]) -> Callable[[S, Iterable[Any]], S]:
    """What gives the state after standing events, from a state before them."""

    def replay(state: S, events: Iterable[Any]) -> S:
        """The state after standing events, from a state before them."""
        for event in events:
            state = evolve(state, event)
        return state

    return replay


class Standing:
    """Which events of a record stand: their numbers, ascending."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.length = 0

    def add(self, event: Any) -> None:
        """Counts the record's next event."""
        self.length += 1
        if isinstance(event, TakenBack):
            del self.numbers[bisect_left(self.numbers, event.first) :]
        elif not isinstance(event, CRYSTAL_EVENTS):
            self.numbers.append(self.length)

    def __contains__(self, number: int) -> bool:
        at = bisect_left(self.numbers, number)
        return at < len(self.numbers) and self.numbers[at] == number

    def count_from(self, first: int) -> int:
        """How many events a correction from number ``first`` on takes back."""
        return len(self.numbers) - bisect_left(self.numbers, first)

    def first_of_last(self, count: int) -> int:
        """The number of the first of the last ``count`` events; 0 where fewer stand."""
        return self.numbers[-count] if 0 < count <= len(self.numbers) else 0

    def verify_take_back(self, first: int) -> None:
        """Whether event number ``first`` stands, so that it can be taken back with all after it.

        Raises:
            Refusal: it does not.
        """
        if first not in self:
            raise Refusal("record", "record.take-back.not-standing", first=first)


class History(Generic[S]):
    """The events of one game, which of them stand, and the state after them.

    ``evolve(state, event)`` gives the state after an event; ``carry(now, earlier)`` gives the earlier state with
    what no correction takes back (the crystal box, the count of corrections).
    """

    def __init__(self, start: S, evolve: Callable[[S, Any], S], carry: Callable[[S, S], S]) -> None:
        self._evolve = evolve
        self._carry = carry
        self._kept: list[S] = []
        self.standing = Standing()
        self.events: list[Any] = []
        self.state = start

    def append(self, event: Any, after: S | None = None) -> S:
        """Adds an event and returns the state after it, which need not be worked out where the caller has it."""
        if isinstance(event, TakenBack):
            self._take_back(event)
        elif not isinstance(event, CRYSTAL_EVENTS) and len(self.standing.numbers) % _EVERY == 0:
            self._kept.append(self.state)
        self.events.append(event)
        self.standing.add(event)
        self.state = self._evolve(self.state, event) if after is None else after
        return self.state

    def extend(self, events: Iterable[Any]) -> S:
        """Adds events and returns the state after the last."""
        for event in events:
            self.append(event)
        return self.state

    def standing_events(self) -> list[Any]:
        """The events that stand, in order; the crystal box's aside."""
        return [self.events[number - 1] for number in self.standing.numbers]

    def _take_back(self, event: TakenBack) -> None:
        """The state before the first event undone, with what no correction takes back."""
        remain = len(self.standing.numbers) - self.standing.count_from(event.first)
        if remain == len(self.standing.numbers):
            return
        kept = remain // _EVERY
        state = self._kept[kept]
        for number in self.standing.numbers[kept * _EVERY : remain]:
            state = self._evolve(state, self.events[number - 1])
        del self._kept[kept + (remain % _EVERY > 0) :]
        self.state = self._carry(self.state, state)
