"""What each event changes. ``evolve`` is the only thing that changes a state; replaying a record gives it back.

It follows the record even where that contradicts the laws, for an audit reads on after a finding: whether an
event may happen is for ``verify`` to say, whether it must, for ``due``.
"""

from collections.abc import Callable
from typing import Any, Final

from games.engine import table
from games.engine.djinnverso import events as happened
from games.engine.djinnverso.faces import DICE, HEIGHT, SEVEN_LUCKS, hand_of
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.measuring import corrected, is_upheld, measured
from games.engine.djinnverso.removal import removed, wish_ruled
from games.engine.djinnverso.state import (
    MOST_BIDS,
    Claim,
    Phase,
    Round,
    State,
    all_absent,
    awaits_starter,
    faces_djinnverso,
    standing_rung,
)
from games.engine.djinnverso.words import BETTER, Words
from games.engine.history import replayer
from games.engine.seats import left_of
from games.engine.table import acted, from_the_box, gone_absent, start_thrown

TRIAL_THROWS: Final = 3
"""D24: all seven, then twice more."""


def evolve(state: State, event: happened.Event) -> State:
    """The state after the event.

    A ``TakenBack`` is applied to the state before the first event that it undoes: see ``history``.
    """
    return _EVOLVE[type(event)](state, event)


replay: Final = replayer(evolve)


def _start_height(faces: str) -> int:
    return HEIGHT[faces] if len(faces) == 1 else ladder("full").rung_of(hand_of(faces))


def _round_started(state: State, event: happened.RoundStarted) -> State:
    return state._replace(
        playing=tuple(sorted((*state.playing, *state.returning))),
        eliminated=tuple(seat for seat in state.eliminated if seat not in state.returning),
        returning=(),
        phase=Phase.TURN,
        round=Round(event.number, event.starter, event.starter),
        previous=state.round,
    )


def _looked(state: State, event: happened.BoxLooked) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    if round_ is None:
        return state
    seen = round_.dice or round_.hand or ""
    return state._replace(round=round_._replace(seat=event.seat, accepted=True, seen=seen))


def _thrown(state: State, event: happened.DiceThrown) -> State:
    state = from_the_box(acted(state, event.seat))
    round_ = state.round
    if round_ is None:
        return state
    if state.phase is Phase.TRIAL:
        trial = (*(round_.trial or ()), event.hand)
        round_ = round_._replace(trial=trial, seen="", hand=event.hand, dice=event.dice)
        return _trial_thrown(state._replace(round=round_), event)
    round_ = round_._replace(
        seat=event.seat,
        accepted=True,
        thrown=event.count,
        seen=_still_seen(round_, event),
        hand=event.hand,
        dice=event.dice,
    )
    return state._replace(round=round_)


def _still_seen(round_: Round, event: happened.DiceThrown) -> str:
    """What the holder knows after a throw without looking again: the dice seen before that were not thrown."""
    if not round_.seen:
        return ""
    if event.mask is not None:
        return "".join("?" if event.mask >> j & 1 else face for j, face in enumerate(round_.seen))
    if event.count == 0:
        return round_.seen
    return event.kept + "?" * (DICE - len(event.kept)) if event.kept else ""


def _trial_thrown(state: State, event: happened.DiceThrown) -> State:
    """D25: seven Lucks end a trial; so does the third throw."""
    round_ = state.round
    if round_ is None or round_.trial is None:
        return state
    if event.hand == SEVEN_LUCKS:
        return state._replace(phase=Phase.CLOSED, round=round_._replace(next_from=event.seat))
    if len(round_.trial) >= TRIAL_THROWS and event.hand is not None:
        return _decided(state, event.seat)
    return state


def _decided(state: State, loser: int) -> State:
    """The round is decided: ``loser`` is about to lose a wish."""
    return state._replace(phase=Phase.CLOSED, loser=loser)


def _bid(state: State, event: happened.BidSpoken) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    return state if round_ is None else _passed_on(state, round_, event.seat, event.words, absent=False)


def _passed_on(state: State, round_: Round, seat: int, words: Words, *, absent: bool) -> State:
    """The box goes to the left with a bid (D13)."""
    bid = measured(state, round_, seat, words, absent=absent)
    return state._replace(
        phase=Phase.TURN,
        round=round_._replace(
            bids=(*round_.bids, bid),
            seat=left_of(seat, state.playing) if state.playing else seat,
            turn=round_.turn + 1,
            accepted=False,
            thrown=None,
            seen="",
        ),
    )


def _challenged(state: State, event: happened.BidChallenged) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    if round_ is None or not round_.bids:
        return state
    return state._replace(phase=Phase.CHALLENGED, round=round_._replace(challenger=event.seat, seat=event.seat))


def _pointed_out(state: State, event: happened.UnderbidPointedOut) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    if round_ is None or not 1 <= event.bid <= len(round_.bids):
        return state
    upheld = is_upheld(round_.bids[event.bid - 1])
    claim = Claim(event.seat, event.bid, upheld, len(round_.bids))
    bids = list(round_.bids)
    named = bids[event.bid - 1]
    bids[event.bid - 1] = named._replace(named_by=(*named.named_by, event.seat))
    round_ = round_._replace(claims=(*round_.claims, claim), bids=tuple(bids))
    if upheld:
        return state._replace(round=corrected(state, round_, claim))
    counts = list(state.false_claims)
    counts[event.seat - 1] += 1
    return state._replace(round=round_, false_claims=tuple(counts))


def _waived(state: State, event: happened.ClaimsWaived) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    return state if round_ is None else state._replace(round=round_._replace(waived=(*round_.waived, event.seat)))


def _opened(state: State, event: happened.BoxOpened) -> State:
    """D15: the hand makes the bid good, and the challenger loses a wish; or it does not, and the bidder does."""
    round_ = state.round
    if round_ is None or not round_.bids:
        return state
    loser = None
    if event.hand is not None:
        good = state.ruleset.scale.makes_good(event.hand, standing_rung(round_))
        loser = round_.challenger if good else round_.bids[-1].seat
    return state._replace(phase=Phase.CLOSED, round=round_._replace(opened=event.hand), loser=loser)


def _wish_lost(state: State, event: happened.WishLost) -> State:
    """D3 and D16: out at none; at the last wish the loser starts, by the option only after a trial."""
    round_ = state.round
    if round_ is None:
        return state
    held = max(0, state.wishes[event.seat - 1] - 1)
    wishes = (*state.wishes[: event.seat - 1], held, *state.wishes[event.seat :])
    starts = held == 1 and (state.ruleset.last_wish_starts == "always" or round_.trial is not None)
    round_ = round_._replace(lost=event.seat, next_from=event.seat, next_self=starts)
    state = state._replace(wishes=wishes, loser=None, phase=Phase.CLOSED, round=round_)
    if held or event.seat not in state.playing:
        return state
    return state._replace(
        playing=tuple(seat for seat in state.playing if seat != event.seat),
        eliminated=(*state.eliminated, event.seat),
    )


def _absent(state: State, event: happened.PlayerAbsent) -> State:
    """D26 to D28, by what the absent player's turn had come to."""
    state = gone_absent(state, event.seat)
    round_ = state.round
    if round_ is None:
        return state
    if state.phase is Phase.TRIAL:
        return _decided(state, event.seat)
    if state.phase is not Phase.TURN:
        return state
    if awaits_starter(round_):
        starter = left_of(event.seat, state.playing)
        return state._replace(round=round_._replace(starter=starter, seat=starter, turn=round_.turn + 1, seen=""))
    if faces_djinnverso(state):
        if all_absent(state):
            return state
        return _decided(state._replace(round=round_._replace(trial=(), seat=event.seat)), event.seat)
    return _passed_on(state, round_, event.seat, BETTER, absent=True)


def _trial_declared(state: State, event: happened.TrialDeclared) -> State:
    state = acted(state, event.seat)
    round_ = state.round
    if round_ is None:
        return state
    return state._replace(phase=Phase.TRIAL, round=round_._replace(seat=event.seat, accepted=True, trial=(), seen=""))


def _excluded(state: State, event: happened.PlayerExcluded) -> State:
    state = removed(state, event.seat)
    return state._replace(
        excluded=(*state.excluded, event.seat),
        eliminated=tuple(seat for seat in state.eliminated if seat != event.seat),
    )


def _left(state: State, event: happened.PlayerLeft) -> State:
    state = removed(state, event.seat)
    out = state.eliminated if event.seat in state.eliminated else (*state.eliminated, event.seat)
    return state._replace(eliminated=out, left=(*state.left, event.seat))


def _voided(state: State, event: happened.RoundVoided) -> State:
    """D30: D16 says who starts. D32: the round's starter, or whom the ruling names. Void by D31 already: no change."""
    round_ = state.round
    if round_ is None:
        return state
    if round_.void is None:
        starter = event.starter or round_.starter
        round_ = round_._replace(void=event.law, next_from=starter, next_self=True, opened=None, lost=None)
    elif event.starter is not None:
        round_ = round_._replace(next_from=event.starter, next_self=True)
    state = state._replace(phase=Phase.CLOSED, loser=None, round=round_)
    return after_false_count(state)


def after_false_count(state: State) -> State:
    """D30: after a false count the seat that lost a wish for it is D16's loser, in whichever order it was ruled."""
    round_ = state.round
    if round_ is None or round_.void != "D30" or round_.fault is None:
        return state
    last = state.wishes[round_.fault - 1] == 1 and state.ruleset.last_wish_starts == "always"
    return state._replace(round=round_._replace(next_from=round_.fault, next_self=last))


def _ruled(state: State, event: happened.WishRuled) -> State:
    return after_false_count(wish_ruled(state, event))


def _suspended(state: State, event: happened.GameSuspended) -> State:
    round_ = state.round
    if round_ is not None and len(round_.bids) > MOST_BIDS:
        round_ = round_._replace(paused=True)
    return state._replace(suspended=event.law, round=round_)


def _ended(state: State, event: happened.GameEnded) -> State:
    return state._replace(phase=Phase.OVER, winners=event.winners, loser=None, suspended=None)


_EVOLVE: Final[dict[type, Callable[[State, Any], State]]] = {
    happened.StartThrown: start_thrown(_start_height),
    happened.RoundStarted: _round_started,
    happened.BoxLooked: _looked,
    happened.DiceThrown: _thrown,
    happened.BidSpoken: _bid,
    happened.BidChallenged: _challenged,
    happened.UnderbidPointedOut: _pointed_out,
    happened.ClaimsWaived: _waived,
    happened.BoxOpened: _opened,
    happened.WishLost: _wish_lost,
    happened.PlayerAbsent: _absent,
    happened.TrialDeclared: _trial_declared,
    happened.WishRuled: _ruled,
    happened.PlayerExcluded: _excluded,
    happened.PlayerLeft: _left,
    happened.RoundVoided: _voided,
    happened.GameSuspended: _suspended,
    happened.GameEnded: _ended,
    **table.EVOLVE,
}
