"""Values and positions for tests: small ones that are right, large ones that are any numbers, and any game's turns."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import numpy as np

from games.bots.yatzi import values as backward
from games.bots.yatzi.scores import rules_of_play, scores
from games.bots.yatzi.table import SeededDice
from games.bots.yatzi.values import ALL_ONE, ALL_TWO, SUBTOTALS, TURNS_ONE, TURNS_TWO, Values, size
from games.engine.yatzi import commands as asked
from games.engine.yatzi.commands import Command
from games.engine.yatzi.game import Game
from games.engine.yatzi.rows import PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import State

DEFAULT = Ruleset()
OTHER = Ruleset("on", "on", "strike")


@cache
def small_values(ruleset: Ruleset = DEFAULT) -> Values:
    """Right where two rows are open in part one, or two turns left; NaN elsewhere."""
    known = scores(rules_of_play(ruleset))
    few = [open_ for open_ in range(ALL_ONE + 1) if size(open_) <= 2]
    without = np.full((ALL_ONE + 1, TURNS_ONE + 1), np.nan)
    without[:, :3] = backward.no_bonus(known, turns=2)[:, :3]
    return Values(backward.with_bonus(known, sets=few), without, backward.part_two(known, 2))


def any_values(seed: int) -> Values:
    """Any numbers at all: who goes by them does odd things, and legal ones."""
    rng = np.random.default_rng(seed)
    shapes = ((ALL_ONE + 1, SUBTOTALS), (ALL_ONE + 1, TURNS_ONE + 1), (ALL_TWO + 1, TURNS_TWO + 1))
    return Values(*(rng.uniform(-60, 60, shape) for shape in shapes))


def set_of(*rows: str) -> int:
    """The number of a set of rows, all of the same part."""
    part = PART_ONE if rows[0] in PART_ONE else PART_TWO
    return sum(1 << part.index(row) for row in rows)


def turns_of(
    ruleset: Ruleset, seats: int, chance: Random, move: Callable[[State], Command], mishaps: float = 0.03
) -> Iterator[State]:
    """Every state of a whole game in which somebody has a choice; absence, leaving and time befall the table."""
    game = Game(ruleset, seats)
    dice = SeededDice(chance)
    game.act(asked.ThrowForStart(), dice)
    while not game.state.is_over:
        state = game.state
        assert state.round is not None
        if state.suspended is not None:
            game.act(asked.Resume())
        elif chance.random() < mishaps:
            game.act(asked.DeclareAbsent(state.round.seat))
        elif chance.random() < mishaps / 20 and not state.time_up:
            game.act(chance.choice([asked.CallTime(), asked.Leave(chance.choice(state.playing))]))
        else:
            yield state
            game.act(move(state), dice)
