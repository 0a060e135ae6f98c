"""How fast hands are ranked: one beside phevaluator's seven cards, a million beside a plain gather of NumPy's."""

import random
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from phevaluator import evaluate_cards

from games.engine.djinnverso.faces import DICE, HANDS
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.ranking import rank_rows, ranker
from tests.bench.measure import Figure, rates

HANDS_ONE_BY_ONE = 50_000
HANDS_AT_ONCE = 1_000_000


def figures() -> Iterator[Figure]:
    rng = random.Random(1)
    dice = [tuple(rng.choices(range(8), k=DICE)) for _ in range(HANDS_ONE_BY_ONE)]
    cards = [tuple(rng.sample(range(52), DICE)) for _ in range(HANDS_ONE_BY_ONE)]
    rank = ranker("groups")
    ours, theirs = rates(lambda: called(rank, dice), lambda: called(evaluate_cards, cards), 10)
    yield Figure("one hand ranked, from seven heights", "hands", ours, "phevaluator, seven integer cards", theirs, 3.0)
    yield batch()


def called(rank: Callable[..., int], hands: Sequence[tuple[int, ...]]) -> int:
    for hand in hands:
        rank(*hand)
    return len(hands)


def batch() -> Figure:
    generator = np.random.default_rng(1)
    rows = generator.integers(0, 8, (HANDS_AT_ONCE, DICE), np.uint8)
    table = np.array([ladder("groups").rung_of(hand) for hand in HANDS], np.uint16)
    index = generator.integers(0, len(table), HANDS_AT_ONCE)
    ours, theirs = rates(lambda: len(rank_rows(rows, "groups")), lambda: len(table.take(index)), 20)
    return Figure("a million hands ranked at once", "hands", ours, "NumPy, table.take of 3,432 uint16", theirs, 0.12)
