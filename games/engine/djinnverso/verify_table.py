"""What table, scribe and arbiter may put on record now: each ``verify_x`` raises the refusal with its law."""

from typing import Final

from games.engine.djinnverso.events import DiceThrown
from games.engine.djinnverso.faces import ASTRAGALI, DICE, Hand
from games.engine.djinnverso.rules import LAWS as LAWS
from games.engine.djinnverso.rules import RULES
from games.engine.djinnverso.state import Phase, State, coming
from games.engine.djinnverso.verify import verify_running
from games.engine.refusals import Refusal
from games.engine.table import start_throwers as start_throwers

START_DICE: Final = {"one": 1, "seven": DICE}
"""D7: how many dice each player throws for the start."""

verify_not_over: Final = RULES.verify_not_over
verify_start_open: Final = RULES.verify_start_open
verify_name_starter: Final = RULES.verify_name_starter
verify_not_last: Final = RULES.verify_not_last
verify_exclude: Final = RULES.verify_exclude
verify_leave: Final = RULES.verify_leave
verify_suspend: Final = RULES.verify_suspend
verify_resume: Final = RULES.verify_resume
verify_time: Final = RULES.verify_time
verify_ground: Final = RULES.verify_ground
verify_step: Final = RULES.verify_step


def verify_start_throw(state: State, faces: tuple[tuple[int, str], ...]) -> None:
    """D7: one throw of all, then of exactly those tied, with one die each or by the option seven."""
    RULES.verify_start_throw(state, faces, START_DICE[state.ruleset.first_throw])


def verify_faces(state: State, event: DiceThrown) -> None:
    """D11, D24: whether the faces written down, and the dice by position, can be those of the throw."""
    round_ = verify_running(state)
    if state.phase is Phase.TRIAL and event.hand is None:
        raise Refusal("D24", "djinnverso.throw.trial-unseen")
    ASTRAGALI.verify_faces(event.count, event.kept, round_.hand, event.hand)
    ASTRAGALI.verify_positions(event, round_.dice)


def verify_open(state: State, hand: Hand | None) -> None:
    """D15: the box is opened after *mendax*, and shows what lies in it."""
    round_ = verify_running(state)
    if state.phase is not Phase.CHALLENGED:
        raise Refusal("D15", "djinnverso.open.no-challenge")
    if hand is None:
        raise Refusal("D15", "djinnverso.open.unseen")
    if round_.hand is not None and hand != round_.hand:
        raise Refusal("D15", "djinnverso.open.unlike-throw", box=round_.hand, opened=hand)


def verify_wish(state: State, seat: int, change: int) -> None:
    """D32: a wish can be taken from who has one, and given back to who has lost one and is not gone for good."""
    verify_not_over(state)
    held = state.wishes[seat - 1]
    if seat in state.excluded or seat in state.left:
        raise Refusal("D31", "djinnverso.seat.gone", seat=seat)
    if change not in (-1, 1):
        raise Refusal("D32", "djinnverso.wish.one-at-a-time", change=change)
    if held + change < 0:
        raise Refusal("D32", "djinnverso.wish.none-left", seat=seat)
    if held + change > state.ruleset.wishes:
        raise Refusal("D32", "djinnverso.wish.none-lost", seat=seat, wishes=held)
    if held + change == 0:
        verify_not_last(state, seat)


def verify_void(state: State, starter: int | None) -> None:
    """D30, D32: a round in play can be voided, or one that is void already by D31 be ruled on."""
    verify_not_over(state)
    if not is_voidable(state):
        raise Refusal("D32", "djinnverso.void.no-round")
    if starter is not None and starter not in coming(state):
        raise Refusal("D32", "table.seat.out", seat=starter)


def is_voidable(state: State) -> bool:
    """Whether a round is in play, or closed by being void."""
    return state.round is not None and (state.phase is not Phase.CLOSED or state.round.void is not None)
