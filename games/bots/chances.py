"""What a club player works out: what dice can become, and what may lie in a box that others have thrown."""

import random
from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import Final

from games.engine.djinnverso.faces import DICE, FACES, HEIGHT, Hand, hand_of
from games.engine.djinnverso.ladder import Ladder, ladder

SAMPLES: Final = 400
"""Boxes imagined for each run of announced counts."""

REMEMBERED_COUNTS: Final = 3
"""How many counts back it still matters what was thrown."""


def chance_to_reach(kept: str, rung: int, scale: Ladder) -> float:
    """The exact chance that the kept faces, with all other dice thrown, make good a bid at the rung."""
    rungs, ways = _outcomes("".join(sorted(kept)), scale.name)
    below = bisect_left(rungs, rung)
    return 1.0 - (ways[below - 1] / ways[-1] if below else 0.0)


@lru_cache(maxsize=20_000)
def _outcomes(kept: str, name: str) -> tuple[list[int], list[int]]:
    """The rungs that may come up, ascending, and in how many ways each or a lower one does."""
    thrown = DICE - len(kept)
    rung_of = ladder(name).rung_of
    ways: dict[int, int] = {}
    for faces in combinations_with_replacement(FACES, thrown):
        rung = rung_of(hand_of((*kept, *faces)))
        ways[rung] = ways.get(rung, 0) + factorial(thrown) // prod(factorial(faces.count(face)) for face in set(faces))
    rungs = sorted(ways)
    return rungs, list(accumulate(ways[rung] for rung in rungs))


def chance_in_the_box(counts: tuple[int, ...], rung: int, scale: Ladder) -> float:
    """The chance that a box makes good a bid at the rung, its players having thrown so many dice one after another.

    Nobody knows what they kept; imagined players keep their biggest groups.
    """
    rungs = _imagined(counts[-REMEMBERED_COUNTS:], scale.name)
    return 1.0 - bisect_left(rungs, rung) / SAMPLES


@lru_cache(maxsize=2_000)
def _imagined(counts: tuple[int, ...], name: str) -> list[int]:
    return sorted(map(ladder(name).rung_of, _boxes(counts)))


@lru_cache(maxsize=1_000)
def _boxes(counts: tuple[int, ...]) -> tuple[Hand, ...]:
    rng = random.Random(repr(counts))
    if not counts or counts[-1] == DICE:
        return tuple(hand_of(rng.choices(FACES, k=DICE)) for _ in range(SAMPLES))
    thrown = counts[-1]
    before = _boxes(counts[:-1])
    return tuple(hand_of((*best_kept(hand, DICE - thrown), *rng.choices(FACES, k=thrown))) for hand in before)


def best_kept(hand: str, count: int) -> str:
    """The ``count`` faces that most players would keep: of the biggest groups, and of equal ones the highest."""
    return "".join(sorted(hand, key=lambda face: (hand.count(face), HEIGHT[face]), reverse=True)[:count])


def ways_to_keep(hand: str) -> list[str]:
    """What is worth thinking of keeping, the most first: all, then without the smallest group, and so on to nothing."""
    kept = [best_kept(hand, count) for count in range(DICE, -1, -1)]
    return [faces for faces in kept if all(faces.count(face) in (0, hand.count(face)) for face in set(hand))]
