"""How the replay of any game's record goes on where a line is missing or contradicts the laws.

A live game plays what is due by itself; in a record it is a line like any other, which may be wrong or missing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from games.engine.events import (
    GameResumed,
    GameSuspended,
    PlayerExcluded,
    PlayerLeft,
    StatementMade,
    TakenBack,
    TimeCalled,
)
from games.engine.history import CRYSTAL_EVENTS
from games.engine.refusals import Refusal, is_allowed

S = TypeVar("S")

MOST_IMPLIED: Final = 4
"""No more lines than so many can be missing before one."""

COMES_BETWEEN: Final = frozenset(
    {PlayerExcluded, PlayerLeft, GameResumed, TakenBack, TimeCalled, StatementMade, *CRYSTAL_EVENTS}
)
"""What may stand between a fact and what follows from it, in any game."""

WITHOUT_EFFECT: Final = frozenset({PlayerExcluded, PlayerLeft, GameResumed, *CRYSTAL_EVENTS})
"""What changes nothing where it is against the laws, in any game."""


def _nothing(_: Any, __: Any) -> None:
    return None


@dataclass(frozen=True)
class Following(Generic[S]):
    """What an audit asks of a game's engine to judge its events one by one.

    Attributes:
        evolve: the state after an event.
        due: the event that the laws force in a state, or None.
        verify: raises the refusal of an event that may not happen in a state.
        law_of: the law by which an event is due in a state.
        carry: see ``History``.
        comes_between: kinds that may stand between a fact and what follows from it, or are judged by themselves.
        without_effect: kinds that change nothing where they are against the laws.
        unsaid: what an event speaks of that is not due by itself, None where there is no such thing.
    """

    evolve: Callable[[S, Any], S]
    due: Callable[[S], Any]
    verify: Callable[[S, Any], None]
    law_of: Callable[[S, Any], str]
    carry: Callable[[S, S], S]
    comes_between: frozenset[type] = COMES_BETWEEN
    without_effect: frozenset[type] = WITHOUT_EFFECT
    unsaid: Callable[[S, Any], Any] = _nothing

    def implied_before(self, state: S, event: Any) -> list[Any]:
        """What the laws force before this event, and the record does not say. A missing suspension is lifted."""
        if type(event) in self.comes_between:
            return []
        implied: list[Any] = []
        while len(implied) < MOST_IMPLIED and (missing := self._missing(state, event)) is not None:
            added = [missing, GameResumed()] if isinstance(missing, GameSuspended) else [missing]
            for one in added:
                state = self.evolve(state, one)
            implied += added
        return implied

    def _missing(self, state: S, event: Any) -> Any:
        expected = self.due(state)
        if expected is None:
            return self.unsaid(state, event)
        return None if type(expected) is type(event) else expected

    def after(self, state: S, event: Any, *, lawful: bool) -> S:
        """The state after an event that was judged, from the state after what it implies."""
        return self.evolve(state, event) if lawful or type(event) not in self.without_effect else state

    def follow(self, state: S, event: Any) -> S:
        """The state after an event of a record, be it lawful or not: the record is followed as far as it can be."""
        for implied in self.implied_before(state, event):
            state = self.evolve(state, implied)
        return self.after(state, event, lawful=is_allowed(self.verify, state, event))


def unlike(law: str, line: str) -> Refusal:
    """The refusal of a line where the laws want another."""
    return Refusal(law, "record.line.unlike", line=line)


def not_due(law: str) -> Refusal:
    """The refusal of a line by which nothing follows from what happened."""
    return Refusal(law, "record.line.not-due")
