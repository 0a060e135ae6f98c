"""How a game stands: immutable values, changed by ``evolve`` alone. Nothing in it is hidden from anybody."""

from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from games.engine.crystal_box import CrystalBox
from games.engine.results import Outcome
from games.engine.seats import left_of
from games.engine.values import quickly_replaced
from games.engine.yatzi.rows import PART_ONE, ROUNDS, ROWS, rows_of_round
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.sheet import EMPTY, Sheet, is_open, total

LEAST_SEATS, MOST_SEATS = 2, 4
"""Y1: how many can sit at a table."""

MOST_THROWS = 3
"""Y2: all five, then up to twice more."""


class Phase(Enum):
    """Where a game is."""

    FIRST = "first"
    """Before the first round: the throws for the start (Y1)."""
    TURN = "turn"
    """It is a player's turn."""
    CLOSED = "closed"
    """Everybody has had their turn of the round; the next has not begun."""
    OVER = "over"


@quickly_replaced
class Round(NamedTuple):
    """The round in play, or the last one until the next begins.

    Attributes:
        starter: who has the first turn.
        seat: whose turn it is.
        turn: how many turns the round has had, this one included.
        throws: the hands that this turn's throws showed; the last one is what lies there.
        dice: the same by die position; None where unknown.
        done: who has had their turn.
    """

    number: int
    starter: int
    seat: int
    turn: int = 1
    throws: tuple[str, ...] = ()
    dice: str | None = None
    done: tuple[int, ...] = ()

    @property
    def hand(self) -> str | None:
        """What lies there; None before the turn's first throw."""
        return self.throws[-1] if self.throws else None


@quickly_replaced
class State(NamedTuple):
    """A game of Yatzi.

    Attributes:
        seats: how many players sit at the table, 2 to 4 (Y1).
        sheets: each seat's column, seat 1 first.
        left: those who left for good.
        winners: those with the first place, once the game is over.

    The others are those of every game's ``TableState``.
    """

    ruleset: Ruleset
    seats: int
    sheets: tuple[Sheet, ...]
    playing: tuple[int, ...]
    phase: Phase = Phase.FIRST
    round: Round | None = None
    excluded: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    contenders: tuple[int, ...] = ()
    attempts: int = 0
    absent: tuple[int, ...] = ()
    absent_run: tuple[int, ...] = ()
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
    """A game before its first event.

    Raises:
        ValueError: two to four can play (Y1).
    """
    if type(seats) is not int or not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("two to four seats")
    return State(ruleset, seats, (EMPTY,) * seats, tuple(range(1, seats + 1)))


def waiting(state: State, round_: Round) -> tuple[int, ...]:
    """Who has yet to have their turn of the round, ascending."""
    return tuple(seat for seat in state.playing if seat not in round_.done)


def next_starter(state: State, round_: Round) -> int:
    """Y1: who starts the next round: who started this one, or the first to the left who is still there."""
    return round_.starter if round_.starter in state.playing else left_of(round_.starter, state.playing)


def open_rows(state: State, seat: int) -> tuple[str, ...]:
    """Y3: the rows that the seat can fill in the round in play."""
    if state.round is None:
        return ()
    return tuple(row for row in rows_of_round(state.round.number) if is_open(state.sheets[seat - 1], row))


def dashes(state: State, seat: int) -> tuple[str, ...]:
    """Y10: the rows that stayed empty when the seat's last turn of their part was over."""
    rows: tuple[str, ...] = ()
    if state.is_over or seat not in state.playing:
        rows = ROWS
    elif state.round is not None:
        had = state.round.number if seat in state.round.done else state.round.number - 1
        rows = ROWS if had >= ROUNDS else PART_ONE if had >= len(PART_ONE) else ()
    return tuple(row for row in rows if is_open(state.sheets[seat - 1], row))


def totals(state: State) -> tuple[int, ...]:
    """Y11: what each seat has come to, seat 1 first."""
    return tuple(map(total, state.sheets))


def settlement(state: State) -> tuple[Fraction, ...]:
    """Y12: what each seat wins or loses, seat 1 first: its total less the mean of all totals, adding up to zero."""
    held = totals(state)
    mean = Fraction(sum(held), len(held))
    return tuple(total - mean for total in held)


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """Y12: the places from the first; the seats in one tuple share theirs. Excluded players come last."""
    held = totals(state)
    ranked = [seat for seat in range(1, state.seats + 1) if seat not in state.excluded]
    by_total = sorted({held[seat - 1] for seat in ranked}, reverse=True)
    shared = [tuple(seat for seat in ranked if held[seat - 1] == total) for total in by_total]
    return (*shared, *((seat,) for seat in reversed(state.excluded)))


def outcome(state: State) -> Outcome | None:
    """How a game came out (Y12); None while it is on."""
    if not state.is_over:
        return None
    return Outcome(_how(state), places(state), totals(state), settlement(state))


def _how(state: State) -> str:
    if state.round is not None and state.round.number >= ROUNDS and state.playing:
        return "all-turns"
    return "time" if state.time_up and state.playing else "nobody-left"
