"""The one door for secrets: what the public, each seat and an arbiter may see of a game, at every moment (D4, D22).

No other code shows any part of a state. A viewer's view is the same in any two games that differ only in what
that viewer may not know: the dice that they have not looked at in this turn, and while a round is in play under
``memory=on`` the words of accepted bids, every rung, and whether a bid was an underbid.
"""

from dataclasses import dataclass

from games.engine.crystal_box import CrystalBox
from games.engine.djinnverso.faces import Dice, Hand
from games.engine.djinnverso.legal import Family, legal_commands
from games.engine.djinnverso.state import Bid, Claim, Phase, Round, State, faces_djinnverso, places
from games.engine.djinnverso.verify import must_finish_with_better
from games.engine.djinnverso.words import text_of
from games.engine.rulesets import Value, as_values
from games.engine.viewers import Arbiter as Arbiter
from games.engine.viewers import Public as Public
from games.engine.viewers import SeatNumber, verify_viewer
from games.engine.viewers import Viewer as Viewer
from games.engine.viewing import as_json as as_json


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat, as all may see it. ``absent``: its last turn went by absence, and it has not acted since."""

    seat: int
    wishes: int
    status: str
    absent: bool
    false_claims: int


@dataclass(frozen=True, slots=True)
class BidView:
    """A bid, as far as the viewer may know it; None stands for what is not shown.

    Attributes:
        words: as the notation writes them.
        thrown: how many dice the bidder threw.
        spoken_rung, rung: where it stood as it was spoken, and now.
        underbid: shown to arbiters, and of rounds that are over.
    """

    number: int
    seat: int
    absent: bool
    words: str | None = None
    thrown: int | None = None
    spoken_rung: int | None = None
    rung: int | None = None
    underbid: bool | None = None
    pointed_out_by: int | None = None


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round, as far as the viewer may know it.

    Attributes:
        turn_seat: whose turn it is; None once the round is over.
        accepted: whether they have looked or thrown; ``thrown`` how many dice they have announced.
        djinnverso: whether a bid of Djinnverso waits for an answer.
        must_finish_with_better: D21, after a claim.
        bids: each bid of the round, from its first.
        claims: those made since the last bid; all, where the whole record is shown.
        seen: what the viewer's own looking in this turn shows: seven letters with ``?``, or empty.
        hand, dice: the box, shown to an arbiter who has opened it, and to all in a trial once it is thrown.
        opened: what the box showed to all (D15); ``trial`` likewise (D24).
    """

    number: int
    starter: int
    turn_seat: int | None
    accepted: bool
    thrown: int | None
    djinnverso: bool
    must_finish_with_better: bool
    bids: tuple[BidView, ...]
    claims: tuple[Claim, ...]
    challenger: int | None
    waived: tuple[int, ...]
    seen: str
    hand: Hand | None
    dice: Dice | None
    opened: Hand | None
    trial: tuple[Hand | None, ...] | None
    lost: int | None
    void: str | None


@dataclass(frozen=True, slots=True)
class View:
    """A game, as far as the viewer may know it.

    Attributes:
        round: the round in play, or the one just over; ``previous`` the one before it.
        places: from the first; empty before the end.
        moves: what the viewer, being a player, may do now.
        box: the crystal box's commitments, which are public; None where dice are thrown by hand.
    """

    ruleset: dict[str, Value]
    phase: str
    suspended: str | None
    time_up: bool
    seats: tuple[SeatView, ...]
    round: RoundView | None
    previous: RoundView | None
    winners: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    moves: tuple[Family, ...]
    box: CrystalBox | None


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` may see: the public, an arbiter, or the player at a seat.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(viewer, state.seats)
    seated = isinstance(viewer, SeatNumber)
    return View(
        ruleset=as_values(state.ruleset),
        phase=state.phase.value,
        suspended=state.suspended,
        time_up=state.time_up,
        seats=tuple(_seat(state, seat) for seat in range(1, state.seats + 1)),
        round=None if state.round is None else _round(state, state.round, viewer),
        previous=None if state.previous is None else _round(state, state.previous, viewer),
        winners=state.winners,
        places=places(state) if state.phase is Phase.OVER else (),
        moves=legal_commands(state, viewer) if isinstance(viewer, SeatNumber) and seated else (),
        box=state.crystal if state.crystal.epoch else None,
    )


def _seat(state: State, seat: int) -> SeatView:
    return SeatView(
        seat,
        state.wishes[seat - 1],
        _status(state, seat),
        seat in state.absent,
        state.false_claims[seat - 1],
    )


def _status(state: State, seat: int) -> str:
    if seat in state.playing:
        return "playing"
    if seat in state.excluded:
        return "excluded"
    return "returning" if seat in state.returning else "out"


def _round(state: State, round_: Round, viewer: Viewer) -> RoundView:
    current = round_ is state.round
    in_play = current and state.phase not in (Phase.CLOSED, Phase.OVER)
    whole = not in_play or isinstance(viewer, Arbiter)
    in_the_open = bool(round_.trial)
    opens = in_the_open or (isinstance(viewer, Arbiter) and viewer.opens_dice)
    return RoundView(
        number=round_.number,
        starter=round_.starter,
        turn_seat=round_.seat if in_play else None,
        accepted=in_play and round_.accepted,
        thrown=round_.thrown if in_play else None,
        djinnverso=current and faces_djinnverso(state),
        must_finish_with_better=current and must_finish_with_better(state),
        bids=_bids(state, round_, whole=whole),
        claims=round_.claims if whole or state.ruleset.remembers else _latest_claims(round_),
        challenger=round_.challenger,
        waived=round_.waived,
        seen=round_.seen if in_play and viewer == round_.seat else "",
        hand=round_.hand if opens else None,
        dice=round_.dice if opens else None,
        opened=round_.opened,
        trial=round_.trial,
        lost=round_.lost,
        void=round_.void,
    )


def _latest_claims(round_: Round) -> tuple[Claim, ...]:
    return tuple(claim for claim in round_.claims if claim.spoken == len(round_.bids))


def _bids(state: State, round_: Round, *, whole: bool) -> tuple[BidView, ...]:
    """All bids: in whole; with words and rungs (``memory=off``); or who bid, and the last words until accepted."""
    numbered = enumerate(round_.bids, 1)
    if whole:
        return tuple(_whole_bid(number, bid) for number, bid in numbered)
    if state.ruleset.remembers:
        return tuple(_plain_bid(number, bid, rungs=True) for number, bid in numbered)
    last = 0 if round_.accepted else len(round_.bids)
    return tuple(
        _plain_bid(number, bid, rungs=False) if number == last else BidView(number, bid.seat, bid.absent)
        for number, bid in numbered
    )


def _whole_bid(number: int, bid: Bid) -> BidView:
    return BidView(
        number,
        bid.seat,
        bid.absent,
        text_of(bid.words),
        bid.thrown,
        bid.spoken,
        bid.rung,
        bid.underbid,
        bid.pointed_out_by,
    )


def _plain_bid(number: int, bid: Bid, *, rungs: bool) -> BidView:
    shown = BidView(number, bid.seat, bid.absent, text_of(bid.words), bid.thrown)
    if not rungs:
        return shown
    return BidView(number, bid.seat, bid.absent, shown.words, bid.thrown, bid.spoken, bid.rung)
