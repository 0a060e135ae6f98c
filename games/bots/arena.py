"""A table at which a whole game is played: players, a box, and what befalls them."""

import random
from typing import Final, Protocol

from games.bots.boxes import Box
from games.bots.mishaps import Fate
from games.bots.random_player import choose
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.due import due
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.state import Phase, State, coming

MOST_EVENTS: Final = 20_000
"""No game comes near it; one that does would never end."""


class Table(Protocol):
    """Who sits at a table, as the arena asks them."""

    def command(self, state: State, box: Box) -> Command:
        """What the players do next, where somebody has a choice."""

    def told(self, state: State, events: tuple[Event, ...], box: Box) -> None:
        """Lets the players see what happened."""


class RandomTable:
    """Players that choose any legal command, and remember nothing."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def command(self, state: State, box: Box) -> Command:
        """Any legal command."""
        return choose(state, self._rng)

    def told(self, state: State, events: tuple[Event, ...], box: Box) -> None:
        """Nobody listens."""


def play(game: Game, table: Table, box: Box, fate: Fate) -> None:
    """Plays a game to its end.

    Raises:
        RuntimeError: it does not end.
    """

    def act(command: Command) -> None:
        events = game.act(command, box.dice)
        table.told(game.state, events, box)

    while True:
        for step in box.steps(game.state):
            act(step)
        command = _next(game, table, box, fate)
        if command is None:
            return
        act(command)
        if len(game.events) > MOST_EVENTS:
            raise RuntimeError(f"the game did not end within {MOST_EVENTS} events")


def _next(game: Game, table: Table, box: Box, fate: Fate) -> Command | None:
    """The next command; None at the game's end, or where rulings have left nobody to play."""
    state = game.state
    if not coming(state):
        return None
    befalls = fate.command(game)
    if befalls is not None:
        return befalls
    if state.phase is Phase.OVER:
        return None
    if state.suspended is not None:
        return asked.Resume()
    if state.corrections and due(state) is not None:
        return asked.Proceed()
    return box.entered(state, table.command(state, box))
