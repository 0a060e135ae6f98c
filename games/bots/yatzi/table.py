"""Players of Yatzi at the real table: whole games by the engine, with seeded dice."""

import random
from collections.abc import Mapping
from typing import Protocol

from games.engine.crystal_dice import ThrowIndex
from games.engine.yatzi import commands as asked
from games.engine.yatzi.commands import Command
from games.engine.yatzi.game import Game
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import State
from games.engine.yatzi.views import View, view


class Player(Protocol):
    """Who sits at a table: it sees its own views, and says what it does."""

    def move(self, view: View) -> Command:
        """What it does now, its turn being on."""


class SeededDice:
    """Fair dice that owe nobody a proof."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def six_sided(self, index: ThrowIndex) -> tuple[int, ...]:
        """Five dice by position; ``index`` is no input."""
        return tuple(self._rng.choices(range(1, 7), k=5))


def next_command(state: State, players: Mapping[int, Player]) -> Command:
    """What happens next where nobody is absent and nothing was ruled."""
    if state.round is None:
        return asked.ThrowForStart()
    seat = state.round.seat
    return players[seat].move(view(state, seat))


def play(ruleset: Ruleset, players: Mapping[int, Player], rng: random.Random) -> Game:
    """A whole game; ``players`` by seat, 1 to as many as there are."""
    game = Game(ruleset, len(players))
    dice = SeededDice(rng)
    while not game.state.is_over:
        game.act(next_command(game.state, players), dice)
    return game
