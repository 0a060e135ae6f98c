"""What the table, the clock and the arbiter do to a game, by chance: so that no kind of event is left out."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.due import due
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.state import Phase, State, coming
from games.engine.djinnverso.verify import verify_absent
from games.engine.refusals import is_allowed


@dataclass(frozen=True, slots=True)
class Mishaps:
    """How often something happens, each as the chance at any command of a game, from 0 to 1.

    Attributes:
        absence: the player whose turn it is is not there (D26 to D28).
        desertion: from here on nobody is there, until D29 suspends the game.
        leaving: somebody leaves for good (D31).
        exclusion: an arbiter excludes somebody (D4, D31).
        wish_taken, wish_given: an arbiter takes a wish, or gives one back (D32).
        false_count: an arbiter finds a false count (D30).
        void: an arbiter voids the round (D32).
        suspension: an arbiter has the game stand still.
        time: the table's time is up (D36).
        slip: the last few lines are taken back.
        remark: somebody says something (D12).
        reopening: the chance, once, that a finished game's end is taken back.
        strike: the chance that a seat does not reveal its share of the crystal box (B4).
    """

    absence: float = 0.0
    desertion: float = 0.0
    leaving: float = 0.0
    exclusion: float = 0.0
    wish_taken: float = 0.0
    wish_given: float = 0.0
    false_count: float = 0.0
    void: float = 0.0
    suspension: float = 0.0
    time: float = 0.0
    slip: float = 0.0
    remark: float = 0.0
    reopening: float = 0.0
    strike: float = 0.0


NO_MISHAPS: Final = Mishaps()

TOURNAMENT: Final = Mishaps(
    absence=0.004,
    desertion=0.0004,
    leaving=0.0002,
    exclusion=0.0002,
    wish_taken=0.0006,
    wish_given=0.0006,
    false_count=0.0004,
    void=0.0004,
    suspension=0.0004,
    time=0.0003,
    slip=0.001,
    remark=0.01,
    reopening=0.01,
    strike=0.05,
)
"""A lively weekend: most games see something, and in a thousand games everything happens."""

BEDLAM: Final = Mishaps(
    absence=0.02,
    desertion=0.002,
    leaving=0.001,
    exclusion=0.001,
    wish_taken=0.006,
    wish_given=0.008,
    false_count=0.004,
    void=0.004,
    suspension=0.004,
    time=0.001,
    slip=0.01,
    remark=0.02,
    reopening=0.1,
    strike=0.2,
)
"""Far more than any table sees, to find what nobody has thought of."""

MOST_SLIPS: Final = 20
"""Corrections in a game, so that it ends."""

REMARKS: Final = (
    "kept the Spirits",
    "threw the low ones",
    "nobody believes that",
    "take your time  # or not",
    "ļoti labi",
)
REASONS: Final = ("", "seen by the scribe", "insult")


Kind = Callable[[Game], Command | None]


class Fate:
    """Chooses the mishaps of one game."""

    def __init__(self, mishaps: Mishaps, rng: random.Random) -> None:
        self._rng = rng
        self._waiting: tuple[Kind, ...] = (self._absence, self._desertion, self._suspension)
        self._rates: tuple[tuple[float, Kind], ...] = tuple(
            (rate, kind)
            for rate, kind in (
                (mishaps.absence, self._absence),
                (mishaps.desertion, self._desertion),
                (mishaps.leaving, self._leaving),
                (mishaps.exclusion, self._exclusion),
                (mishaps.wish_taken, self._wish_taken),
                (mishaps.wish_given, self._wish_given),
                (mishaps.false_count, self._false_count),
                (mishaps.void, self._void),
                (mishaps.suspension, self._suspension),
                (mishaps.time, self._time),
                (mishaps.slip, self._slip),
                (mishaps.remark, self._remark),
            )
            if rate
        )
        self._total = sum(rate for rate, _ in self._rates)
        self._reopening = mishaps.reopening
        self._deserted = False
        self._slips = 0

    def command(self, game: Game) -> Command | None:
        """What happens now, if anything: a legal command."""
        state = game.state
        if state.phase is Phase.OVER:
            return self._reopen(game)
        if self._deserted:
            self._deserted = state.suspended is None and state.phase is not Phase.CHALLENGED
            if self._deserted:
                return self._absence(game)
        kind = self._kind()
        if kind is None or (state.corrections and kind in self._waiting and due(state) is not None):
            return None
        return kind(game)

    def _kind(self) -> Kind | None:
        chance = self._rng.random()
        if chance >= self._total:
            return None
        for rate, kind in self._rates:
            if chance < rate:
                return kind
            chance -= rate
        return None

    def _absence(self, game: Game) -> Command | None:
        round_ = game.state.round
        if round_ is None or not is_allowed(verify_absent, game.state, round_.seat):
            return None
        return asked.DeclareAbsent(round_.seat)

    def _desertion(self, game: Game) -> Command | None:
        self._deserted = True
        return self._absence(game)

    def _leaving(self, game: Game) -> Command | None:
        players = coming(game.state)
        return asked.Leave(self._rng.choice(players)) if len(players) > 1 else None

    def _exclusion(self, game: Game) -> Command | None:
        seat = self._rng.randint(1, game.state.seats)
        alone = coming(game.state) == (seat,)
        if alone or not is_allowed(table.verify_exclude, game.state, seat):
            return None
        return asked.Exclude(seat, "D4", self._reason())

    def _wish_taken(self, game: Game) -> Command | None:
        return self._wish(game.state, -1)

    def _wish_given(self, game: Game) -> Command | None:
        return self._wish(game.state, 1)

    def _wish(self, state: State, change: int) -> Command | None:
        seats = [n for n in range(1, state.seats + 1) if is_allowed(table.verify_wish, state, n, change)]
        return asked.RuleWish(self._rng.choice(seats), change, "D32", self._reason()) if seats else None

    def _false_count(self, game: Game) -> Command | None:
        state = game.state
        seat = self._rng.choice(state.playing) if state.playing else 0
        able = seat and is_allowed(table.verify_void, state, None) and is_allowed(table.verify_wish, state, seat, -1)
        return asked.RuleFalseCount(seat, self._reason()) if able else None

    def _void(self, game: Game) -> Command | None:
        starter = self._rng.choice((None, *coming(game.state)))
        if not is_allowed(table.verify_void, game.state, starter):
            return None
        return asked.VoidRound("D32", self._reason(), starter)

    def _suspension(self, game: Game) -> Command | None:
        law = self._rng.choice(("D29", "D32", "D4"))
        return asked.Suspend(law) if is_allowed(table.verify_suspend, game.state, law) else None

    def _time(self, game: Game) -> Command | None:
        return asked.CallTime() if is_allowed(table.verify_time, game.state) else None

    def _slip(self, game: Game) -> Command | None:
        numbers = game.history.standing.numbers
        if not numbers or self._slips >= MOST_SLIPS:
            return None
        self._slips += 1
        count = min(len(numbers), int(self._rng.expovariate(0.3)) + 1)
        return asked.TakeBack(numbers[-count], self._reason())

    def _remark(self, game: Game) -> Command | None:
        playing = game.state.playing
        return asked.Say(self._rng.choice(playing), self._rng.choice(REMARKS)) if playing else None

    def _reopen(self, game: Game) -> Command | None:
        chance, self._reopening = self._reopening, 0.0
        if self._rng.random() >= chance:
            return None
        return asked.TakeBack(game.history.standing.numbers[-1], "the end was a slip")

    def _reason(self) -> str:
        return self._rng.choice(REASONS)
