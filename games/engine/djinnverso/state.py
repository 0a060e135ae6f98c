"""How a game stands: immutable values, changed by ``evolve`` alone.

A state holds everything, hidden dice too. What a viewer may know of it is ``views``' to say.
"""

from enum import Enum
from typing import NamedTuple

from games.engine.crystal_box import CrystalBox
from games.engine.djinnverso.bidding import NO_BID
from games.engine.djinnverso.faces import Dice, Hand
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.words import Words
from games.engine.results import Outcome
from games.engine.seats import left_of
from games.engine.table import all_absent as all_absent
from games.engine.table import carried as carried
from games.engine.values import quickly_replaced

LEAST_SEATS, MOST_SEATS = 2, 8
"""D2: how many can sit at a table."""

MOST_BIDS = 200
"""D29: when a round passes this many bids, an arbiter is called."""


class Phase(Enum):
    """Where a game is."""

    FIRST = "first"
    """Before the first round: the throws for the start (D7)."""
    TURN = "turn"
    """A player starts, or has received the box: it is their turn."""
    CHALLENGED = "challenged"
    """*Mendax* was said; the box is not open yet (D20)."""
    TRIAL = "trial"
    """The receiver of a Djinnverso bid throws in the open (D24)."""
    CLOSED = "closed"
    """The round is decided or void; the next has not begun."""
    OVER = "over"


@quickly_replaced
class Bid(NamedTuple):
    """A bid of the round in play.

    Attributes:
        spoken: the rung as of the moment it was spoken, with ``underbid=automatic`` the corrected one.
        rung: the rung now.
        underbid: whether it was an underbid when spoken (D19).
        corrected: whether a claim, or the option, has made it *Better* (D20, D21).
        settled: whether a claim that counted has named it or measured it again: it can't be pointed out any more.
        pointed_out_by: the seat of the claim that counted.
        named_by: the seats that have pointed it out.
        thrown: how many dice its bidder threw in that turn, None when absence threw none.
        absent: whether it was bid by absence (D26).
    """

    seat: int
    words: Words
    spoken: int
    rung: int
    underbid: bool
    corrected: bool
    settled: bool
    pointed_out_by: int | None
    named_by: tuple[int, ...]
    thrown: int | None
    absent: bool


class Claim(NamedTuple):
    """A claim of the round: ``seat`` pointed out bid number ``bid``, rightly (``upheld``) or falsely (D20, D21).

    ``spoken`` is how many bids the round had then.
    """

    seat: int
    bid: int
    upheld: bool
    spoken: int


@quickly_replaced
class Round(NamedTuple):
    """The round in play, or the last one until the next begins.

    Attributes:
        starter: who really started: an absent starter is passed over (D27).
        seat: whose turn it is: the starter, the receiver, the holder, the player on trial.
        turn: how many turns the round has had, this one included.
        accepted: whether the receiver has looked or thrown (D9).
        thrown: how many dice were thrown in this turn, as announced (D10); None before.
        hand, dice: the box, by faces and by die position; None where unknown.
        seen: what the holder knows of the box by looking (D9): seven letters with ``?``, or empty.
        trial: the trial's throws (D24); None when there is none.
        opened: what the open box showed (D15).
        lost: who lost a wish by this round.
        void: the law by which the round is void.
        fault: who lost a wish for a false count (D30).
        paused: whether D29 has stopped the round for its length.
        next_from, next_self: who starts next (D16, D25, D31, D32): that seat itself, or the first to its left.
    """

    number: int
    starter: int
    seat: int
    turn: int = 1
    accepted: bool = False
    thrown: int | None = None
    hand: Hand | None = None
    dice: Dice | None = None
    seen: str = ""
    bids: tuple[Bid, ...] = ()
    claims: tuple[Claim, ...] = ()
    challenger: int | None = None
    waived: tuple[int, ...] = ()
    trial: tuple[Hand | None, ...] | None = None
    opened: Hand | None = None
    lost: int | None = None
    void: str | None = None
    fault: int | None = None
    paused: bool = False
    next_from: int = 0
    next_self: bool = False


@quickly_replaced
class State(NamedTuple):
    """A game of Djinnverso.

    Attributes:
        seats: how many players sit at the table, 2 to 8 (D2).
        wishes: what each seat has left, seat 1 first.
        playing: the seats in the game, ascending.
        previous: the round before, for people to see how it ended.
        returning: seats that an arbiter's wish brings back in the next round (D32).
        eliminated: those out of the game, the first out first; ``excluded`` likewise (D35).
        left: those of them who left for good (D31).
        false_claims: how many each seat has made in the game (D21).
        absent: seats whose last turn went by absence, and who have not acted since.
        absent_run: seats absent one after another with no act between (D29).
        contenders: after a throw for the start, the seats with the highest (D7); empty before.
        attempts: how many throws for the start there were.
        loser: who loses a wish now, before anything else.
        suspended: the law by which the game stands still.
        corrections: how often something was taken back, ever; dice thrown again are then fresh ones.
    """

    ruleset: Ruleset
    seats: int
    wishes: tuple[int, ...]
    playing: tuple[int, ...]
    phase: Phase = Phase.FIRST
    round: Round | None = None
    previous: Round | None = None
    returning: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    excluded: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    false_claims: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    absent_run: tuple[int, ...] = ()
    contenders: tuple[int, ...] = ()
    attempts: int = 0
    loser: int | None = None
    suspended: str | None = None
    time_up: bool = False
    winners: tuple[int, ...] = ()
    corrections: int = 0
    crystal: CrystalBox = CrystalBox()

    @property
    def has_begun(self) -> bool:
        """Whether the first round has begun."""
        return self.round is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER


def new_game(ruleset: Ruleset, seats: int) -> State:
    """A game before its first event (D3).

    Raises:
        ValueError: two to eight can play (D2).
    """
    if type(seats) is not int or not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("two to eight seats")
    everybody = tuple(range(1, seats + 1))
    return State(ruleset, seats, (ruleset.wishes,) * seats, everybody, false_claims=(0,) * seats)


def standing_rung(round_: Round) -> int:
    """The rung of the standing bid; ``NO_BID`` where there is none."""
    return round_.bids[-1].rung if round_.bids else NO_BID


def faces_djinnverso(state: State) -> bool:
    """Whether the player whose turn it is has yet to answer a bid of Djinnverso: trial or *mendax* (D9, D24)."""
    round_ = state.round
    return (
        state.phase is Phase.TURN
        and round_ is not None
        and not round_.accepted
        and standing_rung(round_) == state.ruleset.scale.top
    )


def awaits_starter(round_: Round) -> bool:
    """Whether the round's starter has yet to throw (D8)."""
    return not round_.bids and round_.thrown is None


def coming(state: State) -> tuple[int, ...]:
    """Who plays in the next round: those in the game and those who come back (D32), ascending."""
    return tuple(sorted((*state.playing, *state.returning))) if state.returning else state.playing


def next_starter(state: State, round_: Round) -> int:
    """D16, D25, D31, D32: who starts the round after a closed one."""
    players = coming(state)
    if round_.next_self and round_.next_from in players:
        return round_.next_from
    return left_of(round_.next_from, players)


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """D35, D36: the places from the first; the seats in one tuple share their place.

    Before the end those still playing share the first places by their wishes.
    """
    if state.winners:
        ranked = [state.winners, *_by_wishes(state, [s for s in coming(state) if s not in state.winners])]
    else:
        ranked = _by_wishes(state, list(coming(state)))
    gone = (*reversed(state.eliminated), *reversed(state.excluded))
    out = [seat for seat in gone if seat not in state.returning and seat not in state.winners]
    return (*ranked, *((seat,) for seat in out))


def _by_wishes(state: State, seats: list[int]) -> list[tuple[int, ...]]:
    """D36: more wishes is the better place, and equal wishes share it."""
    held = sorted({state.wishes[seat - 1] for seat in seats}, reverse=True)
    return [tuple(seat for seat in seats if state.wishes[seat - 1] == wishes) for wishes in held]


def outcome(state: State) -> Outcome | None:
    """How a game came out (D3, D35, D36); None while it is on."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome("time" if len(state.playing) > 1 else "last-wish", places(state), state.wishes)
