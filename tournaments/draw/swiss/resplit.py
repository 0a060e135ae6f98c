"""The search: tables are taken two by two, and their eight players split anew into the best, or a good, two
fours.

Eight players make two tables in 35 ways. Each sweep pairs every table with one some tables further down,
prices all 35 ways of all pairs at once, and chooses each with the probability of heat-bath annealing: the
smallest price less Gumbel noise times the temperature is a draw from Boltzmann's distribution (Gumbel,
1954; the perturb-and-MAP of Papandreou and Yuille, 2011). The temperature falls to nothing, from where a
sweep only improves. A sweep costs time in proportion to the players, and where two tables are perfect
already it costs nothing.
"""

from itertools import combinations
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tournaments.draw.noise import Noise
from tournaments.draw.swiss.ledger import Ints, Ledger
from tournaments.draw.swiss.seating import ANY_SEAT, SHORTFALL, SeatRights
from tournaments.draw.swiss.weights import Weights
from tournaments.draw.swiss.window import Costs, Window

_FOURS = list(combinations(range(8), 4))
_SPLITS = [(four, tuple(sorted(set(range(8)) - set(four)))) for four in _FOURS if 0 in four]
_PAIRS = list(combinations(range(8), 2))

SPLIT_ORDER = np.array([one + other for one, other in _SPLITS], dtype=np.int64)
"""35 × 8: which of eight places go to the first table of a split and which to the second."""

_FIRST = np.array([pair[0] for pair in _PAIRS], dtype=np.int64)
_SECOND = np.array([pair[1] for pair in _PAIRS], dtype=np.int64)


def _together() -> Costs:
    """Return 28 × 35: whether a pair of the eight is at one table in a split."""
    return np.array([[float(any(set(pair) <= set(four) for four in split)) for split in _SPLITS] for pair in _PAIRS])


def _spans() -> Costs:
    """Return 8 × 35: the eight players' levels (best first) times this are the distances of a split's
    tables.
    """
    spans = np.zeros((8, len(_SPLITS)))
    for k, split in enumerate(_SPLITS):
        for four in split:
            spans[four[0], k] += 1
            spans[four[3], k] -= 1
    return spans


def _codes() -> Costs:
    """Return 8 × 70: eight masks times this are the indices into `SHORTFALL` of the first and the second
    tables.
    """
    codes = np.zeros((8, 2 * len(_SPLITS)))
    for k, split in enumerate(_SPLITS):
        for half, four in enumerate(split):
            codes[list(four), k + half * len(_SPLITS)] = (1, 16, 256, 4096)
    return codes


_TOGETHER, _SPANS, _CODES = _together(), _spans(), _codes()

_FINE = 64
_GUMBEL = np.array([round(-_FINE * log(-log((i + 0.5) / 1024))) for i in range(1024)], dtype=np.float64)
"""Gumbel noise in 64ths, a table so that it is the same on every machine."""

_POOL = 1 << 15
_LOOK_AGAIN = 8


class Search(NamedTuple):
    """How long and how warm to search, all that the result depends on beside the field and the seed."""

    sweeps: int = 60
    """Sweeps at most; none are made when nothing can be better than what there is."""
    warm: float = 0.75
    """The part of the sweeps with a temperature; the rest only improve."""
    heat: float = 0.5
    """The temperature at the start, in points of distance."""
    reach: int = 6
    """A table is paired with one at most so many tables further down."""


class Task(NamedTuple):
    """What a seating of places at tables is priced by."""

    levels: Costs
    window: Window
    masks: tuple[tuple[Costs, int], ...]
    """Seat masks by place and the price of a player whom they cannot serve."""


def make_task(ledger: Ledger, window: Window, rights: SeatRights, weights: Weights) -> Task:
    """Return the task; masks that bind nobody, or bind the same players as others do, are left out."""
    masks = []
    if (rights.may != ANY_SEAT).any():
        masks.append((rights.may.astype(np.float64), weights.seat))
    if (rights.turn != rights.may).any():
        masks.append((rights.turn.astype(np.float64), weights.uneven))
    return Task(ledger.levels.astype(np.float64), window, tuple(masks))


def price_tables(tables: Ints, task: Task) -> Costs:
    """Return what each table costs, its seat order aside; rows of `tables` are places in rising order."""
    prices, width = task.window
    cost: Costs = task.levels[tables[:, 0]] - task.levels[tables[:, 3]]
    for a, b in combinations(range(4), 2):
        cost += prices[tables[:, a], np.minimum(tables[:, b] - tables[:, a], width)]
    for masks, price in task.masks:
        cost += price * SHORTFALL[(masks[tables] @ _CODES[list(_SPLITS[0][0]), 0]).astype(np.int64)]
    return cost


def least_price(task: Task) -> float:
    """Return a lower bound of any seating's price: the distance of the plain order, all else free."""
    return float((task.levels[0::4] - task.levels[3::4]).sum())


def improve(tables: Ints, task: Task, search: Search, unit: int, noise: Noise) -> Ints:
    """Return the best seating found from `tables` on; `unit` is the price of one point of distance."""
    best = np.sort(tables, axis=1)
    least = least_price(task)
    price = price_tables(best, task)
    if len(best) < 2 or price.sum() <= least:
        return best
    now = best.copy()
    pool = _GUMBEL[(noise.words(_POOL + 35 * (len(now) // 2 + 1)) >> np.uint64(54)).astype(np.int64)]
    uneasy = price > 0
    warm = int(search.sweeps * search.warm)
    for sweep in range(search.sweeps):
        upper, lower = _partners(len(now), search.reach, uneasy, noise)
        heat = search.heat * unit / _FINE * max(0.0, 1 - sweep / warm) ** 2 if warm else 0.0
        _resplit(now, upper, lower, task, pool[noise.below(_POOL) :], round(heat))
        if sweep % _LOOK_AGAIN == _LOOK_AGAIN - 1:
            found = price_tables(now, task)
            uneasy = found > 0
            if found.sum() < price.sum():
                best, price = now.copy(), found
            if price.sum() <= least:
                break
    return now if price_tables(now, task).sum() < price.sum() else best


def _partners(count: int, reach: int, uneasy: NDArray[np.bool_], noise: Noise) -> tuple[Ints, Ints]:
    """Pair tables with others a random distance down, each at most once, where at least one has a price."""
    apart = 1 + noise.below(min(reach, count - 1))
    shift = noise.below(2 * apart)
    upper = np.arange(count - apart)
    upper = upper[(upper + shift) // apart % 2 == 0]
    upper = upper[uneasy[upper] | uneasy[upper + apart]]
    return upper, upper + apart


def _resplit(tables: Ints, upper: Ints, lower: Ints, task: Task, pool: Costs, heat: int) -> None:
    """Split the eights of the paired tables anew, in place."""
    eights = np.concatenate((tables.take(upper, axis=0), tables.take(lower, axis=0)), axis=1)
    eights.sort(axis=1)
    first = eights.take(_FIRST, axis=1)
    apart = eights.take(_SECOND, axis=1)
    apart -= first
    prices, width = task.window
    if width < len(prices) - 1:
        np.minimum(apart, width, out=apart)
    first *= width + 1
    first += apart
    cost = prices.ravel().take(first) @ _TOGETHER
    cost += task.levels.take(eights) @ _SPANS
    for masks, price in task.masks:
        short = SHORTFALL.take((masks.take(eights) @ _CODES).astype(np.int64))
        short *= price
        cost += short[:, :35]
        cost += short[:, 35:]
    if heat:
        cost -= pool[: cost.size].reshape(cost.shape) * heat
    split = SPLIT_ORDER.take(cost.argmin(axis=1), axis=0)
    split += np.arange(0, eights.size, 8)[:, None]
    eights = eights.take(split)
    tables[upper] = eights[:, :4]
    tables[lower] = eights[:, 4:]
