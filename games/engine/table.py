"""What every game's state says of its table, and what the facts that all games share change in it.

A game's state is its own named tuple; these functions need of it no more than ``TableState`` says.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar, cast

from games.engine import crystal_box
from games.engine.crystal_box import CrystalBox
from games.engine.events import GameResumed, StartThrown, StatementMade, TakenBack, TimeCalled
from games.engine.history import CRYSTAL_EVENTS


class TableState(Protocol):
    """The part of a state that every game has."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats in the game, ascending."""

    @property
    def excluded(self) -> tuple[int, ...]:
        """Those an arbiter excluded, the first first."""

    @property
    def contenders(self) -> tuple[int, ...]:
        """After a throw for the start, the seats with the highest; empty before."""

    @property
    def attempts(self) -> int:
        """How many throws for the start there were."""

    @property
    def absent(self) -> tuple[int, ...]:
        """Seats whose last turn went by absence, and who have not acted since."""

    @property
    def absent_run(self) -> tuple[int, ...]:
        """Seats absent one after another with no act between, each once."""

    @property
    def suspended(self) -> str | None:
        """The law by which the game stands still."""

    @property
    def time_up(self) -> bool:
        """Whether the table's time was called."""

    @property
    def corrections(self) -> int:
        """How often something was taken back, ever; dice thrown again are then fresh ones."""

    @property
    def crystal(self) -> CrystalBox:
        """The crystal box's commitments."""

    @property
    def has_begun(self) -> bool:
        """Whether the first round has begun."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""


S = TypeVar("S", bound=TableState)


def changed(state: S, **changes: Any) -> S:
    """The state, a named tuple, with these fields changed."""
    return cast(S, cast(Any, state)._replace(**changes))


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats but one, which need not be among them."""
    return tuple(other for other in seats if other != seat)


def acted(state: S, seat: int) -> S:
    """An act of any player ends the run of absences; one's own shows that one is back."""
    if not state.absent and not state.absent_run:
        return state
    return changed(state, absent=without(state.absent, seat), absent_run=())


def gone_absent(state: S, seat: int) -> S:
    """The state with one more turn that went by absence."""
    # Each seat stands in a run once: a record may say ten thousand times that the same player is absent.
    run = (*without(state.absent_run, seat), seat)
    return changed(state, absent=(*without(state.absent, seat), seat), absent_run=run)


def all_absent(state: TableState) -> bool:
    """Whether every player still in the game was absent one after another, with no act between."""
    return bool(state.absent_run) and set(state.playing) <= set(state.absent_run)


def from_the_box(state: S) -> S:
    """B2: once dice were thrown from the crystal box, no more shares can come into it."""
    if state.crystal.is_thrown or not state.crystal.is_running:
        return state
    return changed(state, crystal=crystal_box.after_throw(state.crystal))


def carried(now: S, earlier: S) -> S:
    """The earlier state, to which a correction goes back, with what is never taken back."""
    return changed(earlier, crystal=now.crystal, corrections=now.corrections)


def start_throwers(state: TableState) -> tuple[int, ...]:
    """Who throws for the start now: everybody, then only those tied."""
    return state.contenders or state.playing


def start_thrown(height: Callable[[str], int]) -> Callable[[S, StartThrown], S]:
    """How a throw for the start changes a state: the highest are left; ``height`` measures what one threw."""

    def thrown(state: S, event: StartThrown) -> S:
        heights = {seat: height(faces) for seat, faces in event.faces}
        highest = max(heights.values(), default=0)
        tied = tuple(seat for seat, reached in heights.items() if reached == highest)
        return changed(from_the_box(state), contenders=tied, attempts=state.attempts + 1)

    return thrown


def _said(state: S, event: StatementMade) -> S:
    return acted(state, event.seat)


def _resumed(state: S, _: GameResumed) -> S:
    return changed(state, suspended=None, absent_run=())


def _taken_back(state: S, _: TakenBack) -> S:
    return changed(state, corrections=state.corrections + 1)


def _time_called(state: S, _: TimeCalled) -> S:
    return changed(state, time_up=True)


def _boxed(state: S, event: crystal_box.CrystalEvent) -> S:
    return changed(state, crystal=crystal_box.evolve(state.crystal, event))


EVOLVE: Final[dict[type, Callable[[Any, Any], Any]]] = {
    StatementMade: _said,
    GameResumed: _resumed,
    TakenBack: _taken_back,
    TimeCalled: _time_called,
    **dict.fromkeys(CRYSTAL_EVENTS, _boxed),
}
"""What the facts that change the same in every game change."""
