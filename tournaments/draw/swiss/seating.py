"""Which of the four seats each player of a table takes.

Seat counts stay within one of each other when every four games are one of each seat. That fixes the fourth
seat of every block, so the fourth round would have to seat one player of each missing seat at each table,
which costs the field its closeness. Where the number of rounds is known, the block may be as long as the
whole plan: a seat out of turn is allowed as long as later rounds can make it good.
"""

from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tournaments.draw.noise import Noise
from tournaments.draw.swiss.ledger import Ints, Ledger, listed
from tournaments.draw.swiss.weights import Weights

SEATINGS = np.array(list(permutations(range(4))), dtype=np.int64)
"""The 24 ways to seat a table: `SEATINGS[k, i]` is the seat of the i-th player."""

ANY_SEAT = 15
"""A mask of seats, bit s for seat s: here all four."""

_BITS = np.array([1, 2, 4, 8], dtype=np.int64)


class SeatRights(NamedTuple):
    """Masks of seats by place: where a player may still sit, and where it is their turn to sit."""

    may: Ints
    """Seats after which the counts can still end within one of each other."""
    turn: Ints
    """Seats the player had the fewest times."""


def _shortfalls() -> NDArray[np.float64]:
    """Return for four masks of four bits, joined to one index, how many players must sit where their mask
    forbids.
    """
    codes = np.arange(1 << 16)
    served = np.zeros(1 << 16, dtype=np.int8)
    for seating in SEATINGS:
        fitting = sum((codes >> (4 * slot + int(seat))) & 1 for slot, seat in enumerate(seating))
        np.maximum(served, fitting, out=served, casting="unsafe")
    return np.asarray(4 - served, dtype=np.float64)


SHORTFALL = _shortfalls()
"""By the four players' masks as one number, `mask0 + 16 mask1 + 256 mask2 + 4096 mask3` in any order."""


def seat_rights(ledger: Ledger, rounds_left: int | None) -> SeatRights:
    """Return the rights of every place.

    `rounds_left` counts the round to be drawn; None keeps the counts within one of each other after every
    round.
    """
    seats = ledger.seats
    turn = (seats == seats.min(axis=1, keepdims=True)) @ _BITS
    if rounds_left is None:
        return SeatRights(turn, turn)
    share, over = np.divmod(seats.sum(axis=1, keepdims=True) + rounds_left, 4)
    full = (seats > share).sum(axis=1, keepdims=True)
    within_plan = (seats < share) | ((seats == share) & (full < over))
    may = (within_plan & (seats < seats.min(axis=1, keepdims=True) + 2)) @ _BITS
    # Who has fallen out of the plan (rounds missed and made up for) just follows the turn.
    return SeatRights(np.where(may == 0, turn, may), turn)


def take_seats(tables: Ints, ledger: Ledger, rights: SeatRights, weights: Weights, noise: Noise) -> Ints:
    """Return `tables` (places, tables × 4) with each row in seat order, the cheapest of its 24 orders.

    Equal orders are chosen among by `noise`.
    """
    seats = SEATINGS[None]
    out = 1 - ((rights.may[tables][:, None, :] >> seats) & 1)
    early = 1 - ((rights.turn[tables][:, None, :] >> seats) & 1)
    cost = out.sum(axis=2) * weights.seat + early.sum(axis=2) * weights.uneven
    _add_left(cost, tables, ledger, weights.left)
    chance = (noise.words(cost.size) >> np.uint64(54)).astype(np.int64).reshape(cost.shape)
    best = (cost * 1024 + chance).argmin(axis=1)
    seated = np.empty_like(tables)
    np.put_along_axis(seated, SEATINGS[best], tables, axis=1)
    return seated


def _add_left(cost: Ints, tables: Ints, ledger: Ledger, weight: int) -> None:
    """Add the repeated left neighbours. Only a table where a pair meets again can have any."""
    repeats = np.flatnonzero(meets_again(tables, ledger))
    for at in repeats.tolist():
        for k, seating in enumerate(SEATINGS):
            order = tables[at][np.argsort(seating)].tolist()
            again = sum(p * ledger.size + q in ledger.left for p, q in zip(order, order[1:] + order[:1], strict=True))
            cost[at, k] += weight * again


def meets_again(tables: Ints, ledger: Ledger) -> NDArray[np.bool_]:
    """Return by table whether any two of its players met before."""
    met = np.zeros(len(tables), dtype=np.bool_)
    for a, b in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
        low = np.minimum(tables[:, a], tables[:, b])
        high = np.maximum(tables[:, a], tables[:, b])
        met |= listed(low * ledger.size + high, ledger.met)
    return met
