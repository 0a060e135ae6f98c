"""Players round a table: each is shown its own seat's views as they come, and asked when it may speak."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from games.bots.boxes import Box
from games.bots.personality import Personality
from games.bots.player import Player
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import events as happened
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.state import Phase, State
from games.engine.djinnverso.views import View, view
from games.engine.history import TakenBack
from games.engine.rulesets import as_values

HURRY: Final = 0.02
"""How often the claim window runs out before everybody has waived (D20)."""

_HEARD_BY_ALL: Final = (
    happened.BidSpoken,
    happened.PlayerAbsent,
    happened.UnderbidPointedOut,
    TakenBack,
)


_ENDS_A_TURN: Final = (*_HEARD_BY_ALL, happened.BidChallenged, happened.RoundStarted)


class SeatedTable:
    """Bots in all seats.

    Attributes:
        players: by seat.
    """

    def __init__(self, state: State, personalities: Mapping[int, Personality], rng: random.Random) -> None:
        ruleset = as_values(state.ruleset)
        self.players = {
            seat: Player(seat, personality, ruleset, random.Random(rng.getrandbits(64)))
            for seat, personality in personalities.items()
        }
        self._rng = rng
        self._views: dict[int, View] = {}
        self._listening: list[int] = []
        self._eyes = ""

    def told(self, state: State, events: tuple[Event, ...], box: Box) -> None:
        """Shows every player how the game stands, where something was said to all."""
        for event in events:
            if isinstance(event, happened.BoxLooked):
                self._eyes = box.seen(state)
            elif isinstance(event, _ENDS_A_TURN):
                self._eyes = ""
                self._listening = []
        if not any(isinstance(event, _HEARD_BY_ALL) for event in events):
            return
        for seat in state.playing:
            self._views[seat] = view(state, seat)
            self.players[seat].see(self._views[seat])
        spoken = state.round is not None and bool(state.round.bids) and state.phase is Phase.TURN
        self._listening = self._rng.sample(state.playing, len(state.playing)) if spoken else []

    def command(self, state: State, box: Box) -> Command:
        """What somebody says to the last announcement; else what the player does whose turn it is."""
        round_ = state.round
        if round_ is None:
            return asked.ThrowForStart()
        while self._listening:
            seat = self._listening.pop()
            said = self.players[seat].interject(self._views[seat]) if seat in state.playing else None
            if said is not None:
                return said
        if state.phase is Phase.CHALLENGED:
            return self._at_the_window(state)
        command = self.players[round_.seat].move(self._with_own_eyes(view(state, round_.seat)))
        if isinstance(command, asked.Throw) and self._eyes:
            self._eyes = "".join("?" if command.mask >> j & 1 else face for j, face in enumerate(self._eyes))
        return command

    def _at_the_window(self, state: State) -> Command:
        waived = state.round.waived if state.round is not None else ()
        waiting = [seat for seat in state.playing if seat not in waived and seat not in state.absent]
        if not waiting or self._rng.random() < HURRY:
            return asked.OpenBox()
        seat = self._rng.choice(waiting)
        return self.players[seat].move(view(state, seat))

    def _with_own_eyes(self, shown: View) -> View:
        """At a physical table a player sees more than the record shows."""
        if not self._eyes or shown.round is None:
            return shown
        return replace(shown, round=replace(shown.round, seen=self._eyes))
