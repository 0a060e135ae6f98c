"""What the expert of Yatzi comes to beside the novice and beside its own exact expectation, over 10,000 games each."""

import random
from collections.abc import Iterator
from typing import Final

import numpy as np

from games.bots.yatzi.figures import lines_of, spread
from games.bots.yatzi.simulation import Simulation
from games.bots.yatzi.solo import novice_total
from games.bots.yatzi.values import compute
from games.engine.yatzi.ruleset import Ruleset

GAMES: Final = 10_000
SEED: Final = 1
MOST_ERRORS: Final = 3
"""How many standard errors a mean may be off; the seed being what it is, more is a fault and no bad luck."""


def lines() -> Iterator[str]:
    """The figures for people.

    Raises:
        AssertionError: the mean and the tables do not agree.
    """
    ruleset = Ruleset()
    values = compute(ruleset)
    expert = Simulation(ruleset, values).totals(GAMES, SEED)
    rng = random.Random(SEED)
    novice = np.array([novice_total(ruleset, rng) for _ in range(GAMES)])
    yield from lines_of("Yatzi, expert", expert, values.game)
    yield from lines_of("Yatzi, novice", novice)
    of = spread(expert)
    assert abs(of.mean - values.game) <= MOST_ERRORS * of.error, "the mean and the tables do not agree"
