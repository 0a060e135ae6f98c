"""What a player may do now: each ``verify_x`` raises the refusal with its law, and changes nothing.

The pages' buttons, the bots, the API (through ``legal``), the moves themselves (through ``decide``) and the audit
of a record all ask these functions, so that a move is legal everywhere or nowhere. A refusal never depends on
whether a bid was an underbid (D22).
"""

from typing import Final

from games.engine.djinnverso.bidding import is_readable
from games.engine.djinnverso.faces import DICE
from games.engine.djinnverso.rules import RULES
from games.engine.djinnverso.state import (
    Phase,
    Round,
    State,
    awaits_starter,
    faces_djinnverso,
    standing_rung,
)
from games.engine.djinnverso.words import Typed, Words
from games.engine.refusals import Refusal

verify_in_game: Final = RULES.verify_in_game
verify_nothing_due: Final = RULES.verify_nothing_due
verify_say: Final = RULES.verify_say

IN_PLAY: Final = (Phase.TURN, Phase.CHALLENGED, Phase.TRIAL)


def verify_running(state: State) -> Round:
    """Whether a round is in play; returns it. Asked before nearly every event, so what is usual is seen at a glance."""
    if state.phase in IN_PLAY and state.suspended is None and not state.corrections and state.round is not None:
        return state.round
    RULES.verify_going_on(state)
    if state.phase is Phase.CLOSED:
        raise Refusal("D13", "djinnverso.round.closed")
    verify_nothing_due(state)
    assert state.round is not None
    return state.round


def _verify_turn(state: State, seat: int, law: str) -> Round:
    """Whether it is this seat's turn with a closed box in front of it."""
    round_ = verify_running(state)
    verify_in_game(state, seat)
    if state.phase is Phase.CHALLENGED:
        raise Refusal("D14", "djinnverso.turn.after-mendax")
    if seat != round_.seat:
        raise Refusal(law, "table.turn.other-seat", seat=seat, turn=round_.seat)
    return round_


def verify_look(state: State, seat: int) -> None:
    """D9: the holder may look at any time, but not before a Djinnverso bid, nor into a box not yet thrown (D8)."""
    round_ = _verify_turn(state, seat, "D9")
    if state.phase is Phase.TRIAL:
        raise Refusal("D24", "djinnverso.look.trial-is-open")
    if awaits_starter(round_):
        raise Refusal("D8", "djinnverso.look.nothing-thrown")
    if faces_djinnverso(state):
        raise Refusal("D9", "djinnverso.look.djinnverso-stands")


def verify_throw(state: State, seat: int, count: int) -> None:
    """D8 to D10, D24: how many dice the holder may throw now."""
    round_ = _verify_turn(state, seat, "D9")
    if not 0 <= count <= DICE:
        raise Refusal("D10", "table.throw.no-such-count", dice=DICE, count=count)
    if state.phase is Phase.TRIAL:
        if not round_.trial and count != DICE:
            raise Refusal("D24", "djinnverso.throw.trial-throws-seven", count=count)
        return
    if faces_djinnverso(state):
        raise Refusal("D9", "djinnverso.throw.djinnverso-stands")
    if round_.thrown is not None:
        raise Refusal("D9", "djinnverso.throw.once")
    if awaits_starter(round_) and count != DICE:
        raise Refusal("D8", "djinnverso.throw.starter-throws-seven", count=count)


def verify_may_bid(state: State, seat: int) -> None:
    """D8, D10, D13: whether the holder may pass the box on now, with some bid."""
    round_ = _verify_turn(state, seat, "D13")
    if state.phase is Phase.TRIAL:
        raise Refusal("D24", "djinnverso.bid.in-trial")
    if faces_djinnverso(state):
        raise Refusal("D24", "djinnverso.bid.djinnverso-stands")
    if round_.thrown is None:
        if awaits_starter(round_):
            raise Refusal("D8", "djinnverso.bid.starter-has-not-thrown")
        raise Refusal("D10", "djinnverso.bid.no-count")


def verify_bid(state: State, seat: int, words: Words) -> None:
    """D17: any readable bid can be spoken, an underbid too (D19); where D21 has made it Djinnverso, only *Better*."""
    verify_may_bid(state, seat)
    if not is_readable(words, state.ruleset.scale):
        raise Refusal("D17", "djinnverso.bid.fits-no-rung")
    if must_finish_with_better(state) and isinstance(words, Typed):
        raise Refusal("D21", "djinnverso.bid.finish-with-better")


def must_finish_with_better(state: State) -> bool:
    """D21: whether a claim has made the standing bid Djinnverso after the receiver had accepted."""
    round_ = state.round
    return (
        round_ is not None
        and state.phase is Phase.TURN
        and round_.accepted
        and standing_rung(round_) == state.ruleset.scale.top
    )


def verify_challenge(state: State, seat: int) -> None:
    """D14: only the receiver, and before looking or throwing."""
    round_ = verify_running(state)
    verify_in_game(state, seat, "D14")
    if state.phase is not Phase.TURN:
        raise Refusal("D14", "djinnverso.challenge.not-now")
    if seat != round_.seat:
        raise Refusal("D14", "djinnverso.challenge.other-seat", seat=seat, turn=round_.seat)
    if not round_.bids:
        raise Refusal("D14", "djinnverso.challenge.no-bid")
    if round_.accepted:
        raise Refusal("D14", "djinnverso.challenge.accepted")


def verify_claims_open(state: State, seat: int) -> Round:
    """D20: whether this seat may point anything out now: from the first bid up to the opening of the box."""
    round_ = verify_running_claims(state)
    verify_in_game(state, seat, "D20")
    if state.phase is Phase.TRIAL and round_.trial:
        raise Refusal("D20", "djinnverso.claim.trial-thrown")
    return round_


def verify_running_claims(state: State) -> Round:
    """D20: whether the round's claims are still open; returns the round."""
    if state.phase is Phase.CLOSED:
        raise Refusal("D20", "djinnverso.claim.too-late")
    return verify_running(state)


def verify_point_out(state: State, seat: int, number: int) -> None:
    """D20: a bid already spoken, not one's own, once per player and bid, and not one corrected by a claim.

    A claim that counts measures all later bids again: whichever of them it corrects, none can be pointed out any
    more, so that the refusal does not tell which no longer rose (D22). What ``underbid=automatic`` corrects nobody
    is told of; pointing it out is a false claim.
    """
    round_ = verify_claims_open(state, seat)
    if not 1 <= number <= len(round_.bids):
        raise Refusal("D20", "djinnverso.claim.no-such-bid", bid=number, spoken=len(round_.bids))
    bid = round_.bids[number - 1]
    if bid.seat == seat:
        raise Refusal("D20", "djinnverso.claim.own-bid", bid=number)
    if seat in bid.named_by:
        raise Refusal("D20", "djinnverso.claim.again", bid=number)
    if bid.settled:
        raise Refusal("D20", "djinnverso.claim.corrected", bid=number)


def verify_waive(state: State, seat: int) -> None:
    """D20: in the window after *mendax*, once."""
    round_ = verify_running(state)
    verify_in_game(state, seat, "D20")
    if state.phase is not Phase.CHALLENGED:
        raise Refusal("D20", "djinnverso.waive.no-window")
    if seat in round_.waived:
        raise Refusal("D20", "djinnverso.waive.again", seat=seat)


def verify_trial(state: State, seat: int) -> None:
    """D24: only the receiver of a Djinnverso bid."""
    _verify_turn(state, seat, "D24")
    if not faces_djinnverso(state):
        raise Refusal("D24", "djinnverso.trial.no-djinnverso")


def verify_stop_trial(state: State, seat: int) -> None:
    """D24: a trial may stop after its first throw."""
    round_ = _verify_turn(state, seat, "D24")
    if state.phase is not Phase.TRIAL:
        raise Refusal("D24", "djinnverso.trial.none")
    if not round_.trial:
        raise Refusal("D24", "djinnverso.trial.not-thrown")


def verify_absent(state: State, seat: int) -> None:
    """D26: only the player whose turn it is."""
    round_ = verify_running(state)
    verify_in_game(state, seat, "D26")
    if state.phase is Phase.CHALLENGED or seat != round_.seat:
        raise Refusal("D26", "table.absent.not-their-turn", seat=seat)
