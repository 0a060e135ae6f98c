"""The cheapest seating of at most sixteen players, by looking at all of them.

Sixteen players make 2,627,625 sets of four tables. For each table of the first player the other twelve are
seated in all 5,775 ways at once; a first table that costs as much as a whole seating already found is not
tried.
"""

from itertools import combinations
from typing import NamedTuple

import numpy as np

from tournaments.draw.swiss.ledger import Ints
from tournaments.draw.swiss.resplit import Task, price_tables
from tournaments.draw.swiss.window import Costs

MOST_PLAYERS = 16
_DIGITS = np.array([4096, 256, 16, 1], dtype=np.int64)


class _Partitions(NamedTuple):
    fours: Ints
    """All fours of the players, fours × 4."""
    ways: Ints
    """All sets of tables that seat everyone, ways × tables, as indices into `fours`."""


def _partitions(size: int) -> _Partitions:
    fours = list(combinations(range(size), 4))
    index = {four: at for at, four in enumerate(fours)}

    def seat(left: tuple[int, ...]) -> list[list[int]]:
        if not left:
            return [[]]
        ways = []
        for others in combinations(left[1:], 3):
            rest = tuple(place for place in left[1:] if place not in others)
            ways += [[index[(left[0], *others)], *way] for way in seat(rest)]
        return ways

    return _Partitions(np.array(fours, dtype=np.int64), np.array(seat(tuple(range(size))), dtype=np.int64))


_PARTITIONS = {size: _partitions(size) for size in (4, 8, 12)}


def seat_best(size: int, task: Task) -> Ints:
    """Return the cheapest tables of places 0 … `size` - 1, tables × 4; of equal ones the first in reading
    order.
    """
    fours = np.array(list(combinations(range(size), 4)), dtype=np.int64)
    prices: Costs = np.zeros(16**4)
    prices[fours @ _DIGITS] = price_tables(fours, task)
    everyone = np.arange(size)
    if size < MOST_PLAYERS:
        return _seat(everyone, prices)[1]
    best = np.inf
    found = everyone.reshape(-1, 4)
    firsts = fours[fours[:, 0] == 0]
    for first in firsts[np.argsort(prices[firsts @ _DIGITS], kind="stable")]:
        price = float(prices[first @ _DIGITS])
        if price >= best:
            break
        rest, tables = _seat(np.delete(everyone, first), prices)
        if price + rest < best:
            best, found = price + rest, np.vstack((first, tables))
    return found


def _seat(places: Ints, prices: Costs) -> tuple[float, Ints]:
    partitions = _PARTITIONS[len(places)]
    fours = places[partitions.fours]
    costs = prices[fours @ _DIGITS][partitions.ways].sum(axis=1)
    way = int(costs.argmin())
    return float(costs[way]), fours[partitions.ways[way]]
