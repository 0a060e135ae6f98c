"""Whether one event of Djinnverso may stand on a record where it stands."""

from collections.abc import Callable
from typing import Any, Final

from games.audit.following import COMES_BETWEEN, WITHOUT_EFFECT, Following, not_due, unlike
from games.audit.table import shared_events
from games.engine.djinnverso import events as happened
from games.engine.djinnverso import verify as players
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.due import due
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.notation.record import line_of
from games.engine.djinnverso.rules import RULES
from games.engine.djinnverso.state import Phase, State, carried
from games.engine.refusals import Refusal


def _unopened(state: State, event: Event) -> Event | None:
    """The opening that a lost wish after *mendax* speaks of."""
    after_mendax = state.phase is Phase.CHALLENGED and state.round is not None and state.round.hand is not None
    if isinstance(event, happened.WishLost) and after_mendax and state.round is not None:
        return happened.BoxOpened(state.round.hand)
    return None


def verify_lawful(state: State, event: Event) -> None:
    """Whether the event may happen in this state.

    Raises:
        Refusal: it may not; it names the law.
    """
    _VERIFY[type(event)](state, event)


def _looked(state: State, event: happened.BoxLooked) -> None:
    players.verify_look(state, event.seat)
    hand = players.verify_running(state).hand
    if event.hand is not None and hand is not None and event.hand != hand:
        raise Refusal("D9", "djinnverso.look.unlike-box", box=hand)


def _thrown(state: State, event: happened.DiceThrown) -> None:
    players.verify_throw(state, event.seat, event.count)
    table.verify_faces(state, event)


def _law_of_rounds(state: State) -> str:
    """The law that says when a round begins."""
    return "D25" if state.phase is Phase.TRIAL else "D16"


def _law_of_start(state: State) -> str:
    """The law that says who starts now."""
    round_ = state.round
    if round_ is None:
        return "D7"
    if round_.void is not None:
        return "D16" if round_.void == "D30" else "D32" if round_.void != "D31" else "D31"
    return "D25" if round_.lost is None else "D16"


def law_of_due(state: State, event: Event) -> str:
    """The law that forces an event that is due in this state."""
    if isinstance(event, happened.RoundStarted):
        return _law_of_start(state)
    if isinstance(event, happened.GameEnded):
        return "D36" if state.time_up else "D3"
    if isinstance(event, happened.WishLost):
        return _law_of_loss(state)
    return "D29" if isinstance(event, happened.GameSuspended) else "D15"


def _law_of_loss(state: State) -> str:
    return "D15" if state.round is None or state.round.trial is None else "D25"


def _wish_lost(state: State, event: happened.WishLost) -> None:
    round_ = state.round
    expected = due(state)
    law = _law_of_loss(state)
    if isinstance(expected, happened.WishLost):
        if event != expected:
            raise unlike(law, line_of(expected))
    elif state.phase is Phase.TRIAL and round_ is not None and round_.trial:
        if event.seat != round_.seat:
            raise unlike(law, line_of(happened.WishLost(round_.seat)))
        players.verify_stop_trial(state, event.seat)
    elif round_ is None or round_.challenger is None or not _opened_unseen(state):
        raise not_due(law)
    elif event.seat not in (round_.challenger, round_.bids[-1].seat):
        raise Refusal(law, "djinnverso.challenge.not-now")


def _opened_unseen(state: State) -> bool:
    """Whether the box was opened and nobody wrote down what it showed."""
    round_ = state.round
    return (
        state.phase is Phase.CLOSED
        and round_ is not None
        and round_.challenger is not None
        and round_.opened is None
        and round_.lost is None
        and round_.void is None
    )


_VERIFY: Final[dict[type, Callable[[State, Any], None]]] = {
    happened.StartThrown: lambda s, e: table.verify_start_throw(s, e.faces),
    happened.BoxLooked: _looked,
    happened.DiceThrown: _thrown,
    happened.BidSpoken: lambda s, e: players.verify_bid(s, e.seat, e.words),
    happened.BidChallenged: lambda s, e: players.verify_challenge(s, e.seat),
    happened.UnderbidPointedOut: lambda s, e: players.verify_point_out(s, e.seat, e.bid),
    happened.ClaimsWaived: lambda s, e: players.verify_waive(s, e.seat),
    happened.BoxOpened: lambda s, e: table.verify_open(s, e.hand),
    happened.WishLost: _wish_lost,
    happened.PlayerAbsent: lambda s, e: players.verify_absent(s, e.seat),
    happened.TrialDeclared: lambda s, e: players.verify_trial(s, e.seat),
    happened.WishRuled: lambda s, e: table.verify_wish(s, e.seat, e.change),
    happened.RoundVoided: lambda s, e: table.verify_void(s, e.starter),
    **shared_events(RULES, law_of_due, line_of, _law_of_rounds),
}

_JUDGED_ALONE: Final = frozenset(
    {happened.UnderbidPointedOut, happened.ClaimsWaived, happened.WishRuled, happened.RoundVoided}
)

FOLLOWING: Final = Following(
    evolve,
    due,
    verify_lawful,
    law_of_due,
    carried,
    comes_between=COMES_BETWEEN | _JUDGED_ALONE,
    without_effect=WITHOUT_EFFECT | _JUDGED_ALONE,
    unsaid=_unopened,
)
