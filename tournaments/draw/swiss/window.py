"""What it costs to seat two players together, kept only for players near each other in the standings."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tournaments.draw.swiss.ledger import Ints, Ledger, listed
from tournaments.draw.swiss.weights import Weights

Costs = NDArray[np.float64]
"""Whole numbers below 2**53, in floats because sums of products are fastest there; they stay exact."""

_WIDTH = 512
_CELLS = 10_000_000


class Window(NamedTuple):
    """`prices[p, d]` is the price of places p and p + d at one table; d = `width` stands for that far and
    farther.
    """

    prices: Costs
    width: int


def open_window(ledger: Ledger, weights: Weights) -> Window:
    """Return the prices, size × (width + 1): memory grows with the size, not with its square."""
    size = ledger.size
    width = min(size - 1, _WIDTH, max(64, _CELLS // size))
    prices: Costs = np.zeros((size, width + 1))
    if width < size - 1:
        # A table that reaches beyond the window is as bad as a pair meeting again.
        prices[:, width] = weights.again
    for key, price in pair_prices(ledger, weights):
        low, high = np.divmod(key, size)
        near = high - low <= width
        np.add.at(prices, (low[near], (high - low)[near]), price[near] if isinstance(price, np.ndarray) else price)
    _price_clubs(prices, ledger.clubs, width, weights.conflict)
    return Window(prices, width)


def pair_prices(ledger: Ledger, weights: Weights) -> list[tuple[Ints, Ints | int]]:
    """Return keys of pairs and what meeting in the next round costs them, clubs aside."""
    hard = (ledger.meetings >= 2) | listed(ledger.met, ledger.met_last)
    return [
        (ledger.met, np.where(hard, weights.thrice, weights.again)),
        (ledger.conflicts, weights.conflict),
    ]


def _price_clubs(prices: Costs, clubs: Ints, width: int, price: int) -> None:
    if (clubs < 0).all():
        return
    for apart in range(1, width + 1):
        prices[:-apart, apart] += price * (clubs[:-apart] == clubs[apart:])
