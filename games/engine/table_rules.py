"""What table, scribe and arbiter may put on any game's record now, and by which of the game's laws.

Each ``verify_x`` raises the refusal with its law, and changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from games.engine import crystal_box
from games.engine.crystal_box import BoxCommitted, CrystalEvent, SecretRevealed
from games.engine.events import GameSuspended, RoundStarted
from games.engine.refusals import Refusal
from games.engine.table import S, start_throwers
from games.engine.texts import is_plain


@dataclass(frozen=True)
class TableRules(Generic[S]):
    """The rules of one game's table, and the laws that they go back to. A game overrides what is its own.

    Attributes:
        laws: the names of the game's laws, in order.
        due: the event that the laws force in a state, or None.
        over: the law by which a game ends.
        seat: the law that says who is in the game.
        start: the law that says who starts.
        leaving: the law of players who leave.
        excluding: the law of players who are excluded.
        suspending: the law by which a game stands still.
        stating: the law of statements.
        time: the law of the table's time.
        not_first: kinds of events that may also be asked for while they are due.
    """

    laws: tuple[str, ...]
    due: Callable[[S], Any]
    over: str
    seat: str
    start: str
    leaving: str
    excluding: str
    suspending: str
    stating: str
    time: str
    not_first: tuple[type, ...] = ()

    def remaining(self, state: S) -> tuple[int, ...]:
        """Who is in the game, or about to come back."""
        return state.playing

    def verify_not_last(self, state: S, seat: int) -> None:
        """Whether the game can go on without the seat."""

    def verify_not_over(self, state: S) -> None:
        """Whether the game is still on; a finished one is reopened by taking its end back."""
        if state.is_over:
            raise Refusal(self.over, "table.game.over")

    def verify_going_on(self, state: S) -> None:
        """Whether the game is neither over nor suspended, and has begun."""
        self.verify_not_over(state)
        self._verify_not_suspended(state)
        if not state.has_begun:
            raise Refusal(self.start, "table.game.not-started")

    def _verify_not_suspended(self, state: S) -> None:
        if state.suspended is not None:
            raise Refusal(self.suspending, "table.game.suspended", by=state.suspended)

    def verify_nothing_due(self, state: S, *but: type) -> None:
        """Whether nothing that the laws force is still to happen first; so it can be after a correction alone.

        ``but`` names what may be asked for although it is due.
        """
        if not state.corrections:
            return
        first = self.due(state)
        if first is not None and not isinstance(first, (*self.not_first, *but)):
            raise Refusal("record", "record.due.first")

    def verify_in_game(self, state: S, seat: int, law: str = "") -> None:
        """Whether the seat is still in the game."""
        if seat not in state.playing:
            raise Refusal(law or self.seat, "table.seat.out", seat=seat)

    def verify_first_phase(self, state: S) -> None:
        """Whether it is still open who starts the game."""
        self.verify_not_over(state)
        if state.has_begun:
            raise Refusal(self.start, "table.start.begun")
        self._verify_not_suspended(state)
        self.verify_nothing_due(state, RoundStarted)

    def verify_start_open(self, state: S) -> None:
        """Whether there is something left to throw for."""
        self.verify_first_phase(state)
        if len(state.contenders) == 1:
            raise Refusal(self.start, "table.start.decided", seat=state.contenders[0])

    def verify_start_throw(self, state: S, faces: tuple[tuple[int, str], ...], dice: int) -> None:
        """One throw of all, then of exactly those tied, with so many dice each."""
        self.verify_start_open(state)
        throwers = start_throwers(state)
        if tuple(seat for seat, _ in faces) != throwers:
            raise Refusal(self.start, "table.start.throwers", seats=throwers)
        if any(len(thrown) != dice for _, thrown in faces):
            raise Refusal(self.start, "table.start.dice", count=dice)

    def verify_name_starter(self, state: S, seat: int) -> None:
        """A starter can be named where no throw for the start was written down."""
        self.verify_first_phase(state)
        self.verify_in_game(state, seat, self.start)
        if state.contenders:
            raise Refusal(self.start, "table.start.thrown", seats=state.contenders)

    def verify_by_hand(self, state: S, law: str) -> None:
        """Whether dice can be typed in: not in a game whose dice a crystal box throws, be it ready or not."""
        if state.crystal.epoch:
            raise Refusal(law, "table.throw.online")

    def verify_say(self, state: S, seat: int, text: str) -> None:
        """Anybody in the game may say anything at any time that one line can hold."""
        self.verify_not_over(state)
        self.verify_in_game(state, seat)
        if not text.strip() or not is_plain(text):
            raise Refusal(self.stating, "table.say.not-plain")

    def verify_exclude(self, state: S, seat: int) -> None:
        """Nobody is excluded twice."""
        self.verify_not_over(state)
        if seat in state.excluded:
            raise Refusal(self.excluding, "table.seat.excluded", seat=seat)
        self.verify_not_last(state, seat)

    def verify_leave(self, state: S, seat: int) -> None:
        """Only who is in the game, or about to come back, can leave it."""
        self.verify_not_over(state)
        if seat not in self.remaining(state):
            raise Refusal(self.leaving, "table.seat.out", seat=seat)
        self.verify_not_last(state, seat)

    def verify_suspend(self, state: S, law: str) -> None:
        """A game that goes on can be made to stand still; by the law of absence only where that makes it due."""
        self.verify_not_over(state)
        self._verify_not_suspended(state)
        self.verify_nothing_due(state, GameSuspended)
        if law == self.suspending and not isinstance(self.due(state), GameSuspended):
            raise Refusal(self.suspending, "table.suspend.no-ground")

    def verify_resume(self, state: S) -> None:
        """Only a game that stands still can go on."""
        self.verify_not_over(state)
        if state.suspended is None:
            raise Refusal(self.suspending, "table.game.not-suspended")

    def verify_time(self, state: S) -> None:
        """A table's time is up once."""
        self.verify_not_over(state)
        if state.time_up:
            raise Refusal(self.time, "table.time.again")

    def verify_ground(self, law: str, reason: str) -> None:
        """A ruling names a law, and its reason is one line that a terminal, a page and a file show alike."""
        if law not in self.laws:
            raise Refusal("record", "table.ruling.no-law", first=self.laws[0], last=self.laws[-1], named=law)
        if not is_plain(reason):
            raise Refusal(law, "table.ruling.not-plain")

    def verify_step(self, state: S, step: CrystalEvent) -> None:
        """B1 to B5: whether the box's laws allow the step, and the game is at a point for it."""
        crystal_box.verify_step(state.crystal, step)
        if isinstance(step, SecretRevealed):
            if not state.is_over and not state.crystal.is_aborted:
                raise Refusal("B5", "table.box.game-on", epoch=step.epoch)
        elif isinstance(step, BoxCommitted):
            untouched = not state.has_begun and not state.attempts
            if state.is_over or (step.epoch == 1 and not untouched):
                raise Refusal("B1", "table.box.late", epoch=step.epoch)
        else:
            self.verify_in_game(state, step.seat)
