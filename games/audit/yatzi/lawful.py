"""Whether one event of Yatzi may stand on a record where it stands."""

from collections.abc import Callable
from typing import Any, Final

from games.audit.following import Following
from games.audit.table import shared_events
from games.engine.table import carried
from games.engine.yatzi import events as happened
from games.engine.yatzi import verify
from games.engine.yatzi.due import due
from games.engine.yatzi.events import Event
from games.engine.yatzi.evolve import evolve
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.rules import RULES
from games.engine.yatzi.state import State


def verify_lawful(state: State, event: Event) -> None:
    """Whether the event may happen in this state.

    Raises:
        Refusal: it may not; it names the law.
    """
    _VERIFY[type(event)](state, event)


def law_of_due(state: State, event: Event) -> str:
    """The law that forces an event that is due in this state."""
    if isinstance(event, happened.RoundStarted):
        return "Y3" if state.has_begun else "Y1"
    return "Y12" if isinstance(event, happened.GameEnded) else "Y10"


def _law_of_rounds(_: State) -> str:
    return "Y3"


def _thrown(state: State, event: happened.DiceThrown) -> None:
    verify.verify_throw(state, event.seat, event.count)
    verify.verify_faces(state, event)


_VERIFY: Final[dict[type, Callable[[State, Any], None]]] = {
    happened.StartThrown: lambda s, e: verify.verify_start_throw(s, e.faces),
    happened.DiceThrown: _thrown,
    happened.RowScored: lambda s, e: verify.verify_score(s, e.seat, e.row, e.score),
    happened.RowStruck: lambda s, e: verify.verify_strike(s, e.seat, e.row),
    happened.TurnMissed: lambda s, e: verify.verify_miss(s, e.seat),
    happened.PlayerAbsent: lambda s, e: verify.verify_absent(s, e.seat),
    **shared_events(RULES, law_of_due, YTN.line_of, _law_of_rounds),
}

FOLLOWING: Final = Following(evolve, due, verify_lawful, law_of_due, carried)
