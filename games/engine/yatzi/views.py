"""The one door to a state: what the public, each seat and an arbiter see of a game, at every moment.

Nothing is hidden in Yatzi, and all see the same, but for the moves, which are each player's own. No other code
shows any part of a state, so that a page, an answer and a stream can only say what this says.
"""

from dataclasses import dataclass

from games.engine.crystal_box import CrystalBox
from games.engine.results import exact
from games.engine.rulesets import Value, as_values
from games.engine.viewers import Arbiter as Arbiter
from games.engine.viewers import Public as Public
from games.engine.viewers import SeatNumber, verify_viewer
from games.engine.viewers import Viewer as Viewer
from games.engine.viewing import as_json as as_json
from games.engine.yatzi import sheet as adding
from games.engine.yatzi.legal import Family, legal_commands
from games.engine.yatzi.rows import PLACE, ROWS
from games.engine.yatzi.state import Phase, Round, State, dashes, places, settlement


@dataclass(frozen=True, slots=True)
class RowView:
    """A row of a sheet. ``score`` is None while nothing stands in it; ``dash``: nothing will any more (Y10)."""

    row: str
    score: int | None
    doubled: bool
    struck: bool
    dash: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat and its column. ``absent``: its last turn went by absence, and it has not acted since."""

    seat: int
    status: str
    absent: bool
    rows: tuple[RowView, ...]
    part_one: int
    bonus: int
    part_two: int
    total: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """The round in play, or the one just over.

    Attributes:
        turn_seat: whose turn it is; None once the round is over.
        throws: the hands that this turn's throws showed.
        hand, dice: what lies there, the highest first and by die position.
        done: who has had their turn.
    """

    number: int
    starter: int
    turn_seat: int | None
    throws: tuple[str, ...]
    hand: str | None
    dice: str | None
    done: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A game as a viewer sees it.

    Attributes:
        places: from the first; empty before the end, and ``settlement`` likewise: ``num/den`` for each seat.
        moves: what the viewer, being a player, may do now.
        box: the crystal box's commitments; None where dice are thrown by hand.
    """

    ruleset: dict[str, Value]
    phase: str
    suspended: str | None
    time_up: bool
    seats: tuple[SeatView, ...]
    round: RoundView | None
    winners: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    settlement: tuple[str, ...]
    moves: tuple[Family, ...]
    box: CrystalBox | None


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` sees: the public, an arbiter, or the player at a seat.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(viewer, state.seats)
    return View(
        ruleset=as_values(state.ruleset),
        phase=state.phase.value,
        suspended=state.suspended,
        time_up=state.time_up,
        seats=tuple(_seat(state, seat) for seat in range(1, state.seats + 1)),
        round=None if state.round is None else _round(state, state.round),
        winners=state.winners,
        places=places(state) if state.is_over else (),
        settlement=tuple(map(exact, settlement(state))) if state.is_over else (),
        moves=legal_commands(state, viewer) if isinstance(viewer, SeatNumber) else (),
        box=state.crystal if state.crystal.epoch else None,
    )


def _seat(state: State, seat: int) -> SeatView:
    sheet = state.sheets[seat - 1]
    dashed = dashes(state, seat)
    return SeatView(
        seat=seat,
        status=_status(state, seat),
        absent=seat in state.absent,
        rows=tuple(_row(row, sheet, dash=row in dashed) for row in ROWS),
        part_one=adding.part_one(sheet),
        bonus=adding.bonus(sheet),
        part_two=adding.part_two(sheet),
        total=adding.total(sheet),
    )


def _row(row: str, sheet: adding.Sheet, *, dash: bool) -> RowView:
    entry = sheet[PLACE[row]]
    if entry is None:
        return RowView(row, None, doubled=False, struck=False, dash=dash)
    return RowView(row, entry.score, entry.doubled, entry.struck, dash=False)


def _status(state: State, seat: int) -> str:
    if seat in state.playing:
        return "playing"
    return "excluded" if seat in state.excluded else "left"


def _round(state: State, round_: Round) -> RoundView:
    in_play = state.phase is Phase.TURN
    return RoundView(
        number=round_.number,
        starter=round_.starter,
        turn_seat=round_.seat if in_play else None,
        throws=round_.throws,
        hand=round_.hand,
        dice=round_.dice,
        done=round_.done,
    )
