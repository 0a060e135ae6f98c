"""What one seat may do now, for pages and bots: families of commands, and why the others can't be used.

A family stands for all commands that differ only in what a player chooses freely: any readable bid, any dice.
Families never depend on whether a bid was an underbid (D22).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.engine.djinnverso import verify
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.commands import (
    Bid,
    Challenge,
    Command,
    DeclareTrial,
    Leave,
    Look,
    PointOut,
    Say,
    StopTrial,
    Throw,
    Waive,
)
from games.engine.djinnverso.faces import DICE
from games.engine.djinnverso.state import Phase, State, awaits_starter, coming, faces_djinnverso
from games.engine.djinnverso.words import BETTER
from games.engine.refusals import Refusal, is_allowed, refusals_of
from games.engine.viewers import verify_viewer


@dataclass(frozen=True, slots=True)
class Family:
    """A family of legal commands.

    Attributes:
        command: the command's class.
        counts: for a throw, how many dice may be thrown.
        only_better: for a bid, that D21 leaves only *Better*.
        bids: for pointing out, the ``(bidder, number)`` of each bid that may be named.
    """

    command: type[Command]
    counts: tuple[int, ...] = ()
    only_better: bool = False
    bids: tuple[tuple[int, int], ...] = ()


ANY_COUNT: Final = tuple(range(DICE + 1))

_ANYTIME: Final[tuple[type[Command], ...]] = (Say, Leave)
_IN_WINDOW: Final = (Waive, *_ANYTIME)
_ON_TRIAL: Final = (Throw, StopTrial, *_ANYTIME)
_STARTING: Final = (Throw, *_ANYTIME)
_FACING_DJINNVERSO: Final = (Challenge, DeclareTrial, *_ANYTIME)
_RECEIVED: Final = (Look, Throw, Challenge, *_ANYTIME)
_LOOKED: Final = (Look, Throw, *_ANYTIME)
_THROWN: Final = (Look, Bid, *_ANYTIME)


def legal_commands(state: State, seat: int) -> tuple[Family, ...]:
    """The families of commands that the seat may send now; empty for who is out of the game.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(seat, state.seats)
    if seat not in coming(state):
        return ()
    families: list[Family] = []
    for command in _candidates(state, seat):
        if command is Throw:
            families += _throws(state, seat)
        elif command is Bid:
            families += _bids(state, seat)
        elif is_allowed(_PLAIN[command], state, seat):
            families.append(_FAMILIES[command])
    return (*families, *_claims(state, seat))


def _candidates(state: State, seat: int) -> tuple[type[Command], ...]:
    """The commands worth asking about: all others are refused by the phase alone. Whether these are legal is asked."""
    round_ = state.round
    if round_ is None or state.phase in (Phase.CLOSED, Phase.OVER):
        return _ANYTIME
    if state.phase is Phase.CHALLENGED:
        return _IN_WINDOW
    if seat != round_.seat:
        return _ANYTIME
    if state.phase is Phase.TRIAL:
        return _ON_TRIAL
    if not round_.bids and round_.thrown is None:
        return _STARTING
    if faces_djinnverso(state):
        return _FACING_DJINNVERSO
    if not round_.accepted:
        return _RECEIVED
    return _LOOKED if round_.thrown is None else _THROWN


def why_not(state: State, seat: int) -> dict[type[Command], Refusal]:
    """For each of a player's commands that can't be used now in any form, the refusal that says why.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(seat, state.seats)
    checks: dict[type[Command], Callable[[State, int], object]] = {
        **_PLAIN,
        Throw: _verify_any_throw,
        Bid: verify.verify_may_bid,
        PointOut: verify_any_claim,
    }
    return refusals_of(checks, state, seat)


def verify_any_claim(state: State, seat: int) -> None:
    """D20: whether the seat may point out some bid now."""
    verify.verify_claims_open(state, seat)
    if not _claims(state, seat):
        raise Refusal("D20", "djinnverso.claim.none-left")


def _verify_any_throw(state: State, seat: int) -> None:
    verify.verify_throw(state, seat, DICE)


def _verify_say(state: State, seat: int) -> None:
    verify.verify_say(state, seat, "Mendax")


_PLAIN: Final[dict[type[Command], Callable[[State, int], object]]] = {
    Look: verify.verify_look,
    Challenge: verify.verify_challenge,
    Waive: verify.verify_waive,
    DeclareTrial: verify.verify_trial,
    StopTrial: verify.verify_stop_trial,
    Say: _verify_say,
    Leave: table.verify_leave,
}


_FAMILIES: Final = {command: Family(command) for command in _PLAIN}


def _throws(state: State, seat: int) -> tuple[Family, ...]:
    if not is_allowed(_verify_any_throw, state, seat) or state.round is None:
        return ()
    in_trial = state.phase is Phase.TRIAL
    all_seven = not state.round.trial if in_trial else awaits_starter(state.round)
    return (Family(Throw, counts=(DICE,) if all_seven else ANY_COUNT),)


def _bids(state: State, seat: int) -> tuple[Family, ...]:
    if not is_allowed(verify.verify_bid, state, seat, BETTER):
        return ()
    return (Family(Bid, only_better=verify.must_finish_with_better(state)),)


def _claims(state: State, seat: int) -> tuple[Family, ...]:
    if state.round is None or not state.round.bids or not is_allowed(verify.verify_claims_open, state, seat):
        return ()
    bids = tuple(
        (bid.seat, number)
        for number, bid in enumerate(state.round.bids, 1)
        if bid.seat != seat and not bid.settled and seat not in bid.named_by
    )
    return (Family(PointOut, bids=bids),) if bids else ()
