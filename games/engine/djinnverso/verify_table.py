"""What table, scribe and arbiter may put on record now: each ``verify_x`` raises the refusal with its law."""

from typing import Final

from games.engine import crystal_box
from games.engine.crystal_box import BoxCommitted, CrystalEvent, SecretRevealed
from games.engine.djinnverso.due import due
from games.engine.djinnverso.events import GameSuspended, RoundStarted
from games.engine.djinnverso.faces import DICE, Dice, Hand, common, contains, hand_of
from games.engine.djinnverso.state import Phase, Round, State, coming
from games.engine.djinnverso.verify import verify_in_game, verify_nothing_due, verify_running
from games.engine.refusals import Refusal
from games.engine.texts import is_plain

LAWS: Final = tuple(f"D{number}" for number in range(1, 37))

START_DICE: Final = {"one": 1, "seven": DICE}
"""D7: how many dice each player throws for the start."""


def verify_not_over(state: State) -> None:
    """Whether the game is still on; a finished one is reopened by taking its end back."""
    if state.phase is Phase.OVER:
        raise Refusal("D3", "djinnverso.game.over")


def verify_first_phase(state: State) -> None:
    """D7: whether it is still open who starts the game."""
    verify_not_over(state)
    if state.round is not None:
        raise Refusal("D7", "djinnverso.start.begun")
    if state.suspended is not None:
        raise Refusal("D29", "djinnverso.game.suspended", by=state.suspended)
    verify_nothing_due(state, RoundStarted)


def start_throwers(state: State) -> tuple[int, ...]:
    """D7: who throws for the start now: everybody, then only those tied."""
    return state.contenders or state.playing


def verify_start_open(state: State) -> None:
    """D7: whether there is something left to throw for."""
    verify_first_phase(state)
    if len(state.contenders) == 1:
        raise Refusal("D7", "djinnverso.start.decided", seat=state.contenders[0])


def verify_start_throw(state: State, faces: tuple[tuple[int, str], ...]) -> None:
    """D7: one throw of all, then of exactly those tied, with one die each or by the option seven."""
    verify_start_open(state)
    throwers = start_throwers(state)
    if tuple(seat for seat, _ in faces) != throwers:
        raise Refusal("D7", "djinnverso.start.throwers", seats=throwers)
    wanted = START_DICE[state.ruleset.first_throw]
    if any(len(thrown) != wanted for _, thrown in faces):
        raise Refusal("D7", "djinnverso.start.dice", count=wanted)


def verify_name_starter(state: State, seat: int) -> None:
    """D7: a starter can be named where no throw for the start was written down."""
    verify_first_phase(state)
    verify_in_game(state, seat, "D7")
    if state.contenders:
        raise Refusal("D7", "djinnverso.start.thrown", seats=state.contenders)


def verify_faces(state: State, count: int, kept: str | None, hand: Hand | None) -> None:
    """D11, D24: whether the faces written down can be those of a throw of ``count`` dice."""
    round_ = verify_running(state)
    if state.phase is Phase.TRIAL and hand is None:
        raise Refusal("D24", "djinnverso.throw.trial-unseen")
    before = None if count == DICE else round_.hand
    if kept is not None:
        _verify_kept(count, kept, before, hand)
    elif before is not None and hand is not None and common(before, hand) < DICE - count:
        raise Refusal("D11", "djinnverso.throw.more-changed", count=count, changed=DICE - common(before, hand))


def _verify_kept(count: int, kept: str, before: Hand | None, hand: Hand | None) -> None:
    if len(kept) + count != DICE:
        raise Refusal("D11", "djinnverso.throw.kept-count", count=count, kept=len(kept))
    if before is not None and not contains(before, kept):
        raise Refusal("D11", "djinnverso.throw.kept-not-there", kept=kept, box=before)
    if hand is not None and not contains(hand, kept):
        raise Refusal("D11", "djinnverso.throw.kept-not-left", kept=kept, box=hand)


def verify_positions(state: State, count: int, hand: Hand | None, dice: Dice, mask: int) -> None:
    """D11: whether dice by position and the mask of those thrown say the same as the rest of a throw."""
    round_ = verify_running(state)
    if mask.bit_count() != count:
        raise Refusal("D11", "djinnverso.throw.mask-count", count=count, mask=mask.bit_count())
    if hand != hand_of(dice):
        raise Refusal("D11", "djinnverso.throw.dice-unlike", dice=dice, box=hand)
    moved = [j + 1 for j in range(DICE) if not mask >> j & 1 and (round_.dice is None or round_.dice[j] != dice[j])]
    if moved:
        raise Refusal("D11", "djinnverso.throw.dice-moved", dice=moved)


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


def verify_not_last(state: State, seat: int) -> None:
    """D31: with one player left, that player wins, and can't go out any more, be it after *mendax* or a correction."""
    if coming(state) == (seat,):
        raise Refusal("D31", "djinnverso.seat.last", seat=seat)


def verify_exclude(state: State, seat: int) -> None:
    """D4: nobody is excluded twice."""
    verify_not_over(state)
    if seat in state.excluded:
        raise Refusal("D4", "djinnverso.seat.excluded", seat=seat)
    verify_not_last(state, seat)


def verify_leave(state: State, seat: int) -> None:
    """D31: only who is in the game, or about to come back, can leave it."""
    verify_not_over(state)
    if seat not in coming(state):
        raise Refusal("D31", "djinnverso.seat.out", seat=seat)
    verify_not_last(state, seat)


def verify_void(state: State, starter: int | None) -> None:
    """D30, D32: a round in play can be voided, or one that is void already by D31 be ruled on."""
    verify_not_over(state)
    if not is_voidable(state):
        raise Refusal("D32", "djinnverso.void.no-round")
    if starter is not None and starter not in coming(state):
        raise Refusal("D32", "djinnverso.seat.out", seat=starter)


def is_voidable(state: State) -> bool:
    """Whether a round is in play, or closed by being void."""
    return state.round is not None and (state.phase is not Phase.CLOSED or state.round.void is not None)


def verify_suspend(state: State, law: str) -> None:
    """D29: a game that goes on can be made to stand still; by D29 itself only where everybody was absent."""
    verify_not_over(state)
    if state.suspended is not None:
        raise Refusal("D29", "djinnverso.game.suspended", by=state.suspended)
    verify_nothing_due(state, GameSuspended)
    if law == "D29" and not isinstance(due(state), GameSuspended):
        raise Refusal("D29", "djinnverso.suspend.no-ground")


def verify_resume(state: State) -> None:
    """D29: only a game that stands still can go on."""
    verify_not_over(state)
    if state.suspended is None:
        raise Refusal("D29", "djinnverso.game.not-suspended")


def verify_time(state: State) -> None:
    """D36: a table's time is up once."""
    verify_not_over(state)
    if state.time_up:
        raise Refusal("D36", "djinnverso.time.again")


def is_law(text: str) -> bool:
    """Whether the text names one of the laws, D1 to D36."""
    return text in LAWS


def verify_ground(law: str, reason: str) -> None:
    """A ruling names a law, and its reason is one line that a terminal, a page and a file show alike."""
    if not is_law(law):
        raise Refusal("record", "djinnverso.ruling.no-law", named=law)
    if not is_plain(reason):
        raise Refusal(law, "djinnverso.ruling.not-plain")


def verify_box_positions(round_: Round, mask: int) -> None:
    """D11: online, dice can be kept only in a box whose dice are known one by one."""
    if round_.dice is None and mask.bit_count() != DICE:
        raise Refusal("D11", "djinnverso.throw.no-positions")
    if not 0 <= mask < 1 << DICE:
        raise Refusal("D10", "djinnverso.throw.no-such-count", count=mask.bit_count())


def verify_step(state: State, step: CrystalEvent) -> None:
    """B1 to B5: whether the box's laws allow the step, and the game is at a point for it."""
    crystal_box.verify_step(state.crystal, step)
    over = state.phase is Phase.OVER
    if isinstance(step, SecretRevealed):
        if not over and not state.crystal.is_aborted:
            raise Refusal("B5", "djinnverso.box.game-on", epoch=step.epoch)
    elif isinstance(step, BoxCommitted):
        untouched = state.round is None and not state.attempts
        if over or (step.epoch == 1 and not untouched):
            raise Refusal("B1", "djinnverso.box.late", epoch=step.epoch)
    elif step.seat not in state.playing:
        raise Refusal("D3", "djinnverso.seat.out", seat=step.seat)
