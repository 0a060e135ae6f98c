"""A player without a thought: any family of legal commands is as likely as another. Fast, for tests by the thousand.

It plays on the state itself, and so is no player for a table where others have something to hide.
"""

import random
from collections.abc import Callable
from typing import Final

from games.bots.phrases import any_words
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import ALL_SEVEN, Command
from games.engine.djinnverso.state import Phase, Round, State
from games.engine.djinnverso.words import BETTER, SILENT

MEDDLING: Final = 1 / 16
"""How often somebody else than the player whose turn it is looks for a bid to point out."""

_LOOK, _THROW, _BID, _CHALLENGE, _POINT_OUT, _TRIAL, _STOP, _WAIVE, _OPEN = range(9)


def choose(state: State, rng: random.Random) -> Command:
    """A legal command for a state in which somebody has a choice; ``Proceed`` where nobody has.

    Uniform over the families that ``legal`` names, but that nobody leaves, nobody speaks, and nobody looks into
    a box again that they have just seen.
    """
    round_ = state.round
    if round_ is None:
        return asked.ThrowForStart() if len(state.contenders) != 1 else asked.Proceed()
    if state.phase is Phase.CLOSED:
        return asked.Proceed()
    seat = round_.seat
    if state.phase is Phase.CHALLENGED or (round_.bids and rng.random() < MEDDLING):
        seat = state.playing[int(rng.random() * len(state.playing))]
    claims = _claims(round_, seat) if round_.bids and not (state.phase is Phase.TRIAL and round_.trial) else []
    if seat != round_.seat and state.phase is not Phase.CHALLENGED and not claims:
        seat = round_.seat
    return _command(state, round_, seat, claims, rng)


def _command(state: State, round_: Round, seat: int, claims: list[int], rng: random.Random) -> Command:
    if seat == round_.seat or state.phase is Phase.CHALLENGED:
        families = _families(state, round_, seat)
        if claims:
            families = (*families, _POINT_OUT)
        family = families[int(rng.random() * len(families))]
    else:
        family = _POINT_OUT
    if family == _THROW:
        return asked.Throw(seat, _mask(state, round_, rng))
    if family == _BID:
        return _bid(state, round_, seat, rng)
    if family == _POINT_OUT:
        number = claims[int(rng.random() * len(claims))]
        return asked.PointOut(seat, round_.bids[number - 1].seat, number)
    return asked.OpenBox() if family == _OPEN else _PLAIN[family](seat)


def _families(state: State, round_: Round, seat: int) -> tuple[int, ...]:
    if state.phase is Phase.CHALLENGED:
        return (_OPEN,) if seat in round_.waived else (_WAIVE, _OPEN)
    if state.phase is Phase.TRIAL:
        return (_THROW, _STOP) if round_.trial else (_THROW,)
    if not round_.accepted and round_.bids:
        if round_.bids[-1].rung == state.ruleset.scale.top:
            return (_TRIAL, _CHALLENGE)
        return (_LOOK, _THROW, _CHALLENGE)
    act = _THROW if round_.thrown is None else _BID
    unseen = (not round_.seen or "?" in round_.seen) and (round_.bids or act == _BID)
    return (_LOOK, act) if unseen else (act,)


def _claims(round_: Round, seat: int) -> list[int]:
    bids = [n for n, bid in enumerate(round_.bids, 1) if bid.seat != seat and not bid.settled]
    if bids and round_.claims:
        named = {claim.bid for claim in round_.claims if claim.seat == seat}
        return [number for number in bids if number not in named]
    return bids


def _mask(state: State, round_: Round, rng: random.Random) -> int:
    in_trial = state.phase is Phase.TRIAL
    all_seven = not round_.trial if in_trial else not round_.bids
    return ALL_SEVEN if all_seven else rng.getrandbits(7)


def _bid(state: State, round_: Round, seat: int, rng: random.Random) -> Command:
    standing = round_.bids[-1].rung if round_.bids else 0
    scale = state.ruleset.scale
    if standing == scale.top:
        return asked.Bid(seat, BETTER if rng.random() < 0.5 else SILENT)
    return asked.Bid(seat, any_words(standing, scale, rng))


_PLAIN: Final[dict[int, Callable[[int], Command]]] = {
    _LOOK: asked.Look,
    _CHALLENGE: asked.Challenge,
    _TRIAL: asked.DeclareTrial,
    _STOP: asked.StopTrial,
    _WAIVE: asked.Waive,
}
