"""What past rounds mean for the players of the next one, as arrays indexed by place in the standings."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from tournaments.draw.swiss.field import Entrant, Field
from tournaments.draw.swiss.weights import MOST_POINTS, Weights

Ints = NDArray[np.int64]

_SEATS_OF_PAIRS = np.array([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])


@dataclass(frozen=True)
class Ledger:
    """The past of the players seated in the next round; index 0 is the best of them.

    Pairs are keyed `better * size + worse`. `left` keys are `player * size + the neighbour on the left`.
    """

    players: Ints
    """Player numbers, by place."""
    levels: Ints
    """What the points are worth as distance, by place: a table costs the difference of its best and worst."""
    clubs: Ints
    """A number a club, by place; players without a club have numbers of their own."""
    seats: Ints
    """How often each place's player sat in each seat, size × 4."""
    met: Ints
    """Keys of pairs that met, sorted."""
    meetings: Ints
    """How often, beside `met`."""
    met_last: Ints
    """Keys of pairs that met in the round before, sorted."""
    left: frozenset[int]
    """Keys of who had whom as the left neighbour."""
    conflicts: Ints
    """Keys of declared conflicts between two of these players."""

    @property
    def size(self) -> int:
        """Return how many players are seated."""
        return len(self.players)


def open_ledger(field: Field, seated: list[Entrant], weights: Weights) -> Ledger:
    """Return the ledger of `seated`, the field's entrants without those who have a bye, best first."""
    size = len(seated)
    place = {entrant.player: at for at, entrant in enumerate(seated)}
    rounds = [_places(past.tables, place) for past in field.rounds]
    sat = np.concatenate(rounds) if rounds else np.empty((0, 4), dtype=np.int64)
    met, meetings = _count(_pair_keys(sat, size))
    declared = [sorted(place[player] for player in pair) for pair in field.conflicts if pair <= place.keys()]
    return Ledger(
        players=np.array([entrant.player for entrant in seated], dtype=np.int64),
        levels=_levels(seated, weights.distance),
        clubs=_clubs(seated),
        seats=_seat_counts(sat, size),
        met=met,
        meetings=meetings,
        met_last=np.sort(_pair_keys(rounds[-1], size)) if rounds else np.empty(0, dtype=np.int64),
        left=_left_keys(sat, size),
        conflicts=np.array(sorted(a * size + b for a, b in declared), dtype=np.int64),
    )


def listed(keys: Ints, among: Ints) -> NDArray[np.bool_]:
    """Return which `keys` are in the sorted `among`."""
    if not len(among):
        return np.zeros(keys.shape, dtype=np.bool_)
    at = np.searchsorted(among, keys)
    found: NDArray[np.bool_] = among[np.minimum(at, len(among) - 1)] == keys
    return found


def _count(keys: Ints) -> tuple[Ints, Ints]:
    """Return the different keys, sorted, and how often each occurs."""
    keys = np.sort(keys)
    new = np.flatnonzero(np.diff(keys, prepend=-1))
    return keys[new], np.diff(np.append(new, len(keys)))


def _places(tables: tuple[tuple[int, ...], ...], place: dict[int, int]) -> Ints:
    """Return the tables as places, tables × 4; -1 stands for who is not seated now."""
    flat = [place.get(player, -1) for table in tables for player in table]
    return np.array(flat, dtype=np.int64).reshape(-1, 4)


def _pair_keys(sat: Ints, size: int) -> Ints:
    pairs = sat[:, _SEATS_OF_PAIRS].reshape(-1, 2)
    pairs = pairs[(pairs >= 0).all(axis=1)]
    keys: Ints = pairs.min(axis=1) * size + pairs.max(axis=1)
    return keys


def _seat_counts(sat: Ints, size: int) -> Ints:
    counts = [np.bincount(sat[sat[:, seat] >= 0, seat], minlength=size) for seat in range(4)]
    return np.stack(counts, axis=1).astype(np.int64)


def _left_keys(sat: Ints, size: int) -> frozenset[int]:
    neighbour = np.roll(sat, -1, axis=1)
    known = (sat >= 0) & (neighbour >= 0)
    return frozenset((sat[known] * size + neighbour[known]).tolist())


def _levels(seated: list[Entrant], distance: int) -> Ints:
    """Return what each place's points are worth as distance: differences of these are costs."""
    points = [entrant.points for entrant in seated]
    lowest = min(points)
    spread = max(points) - lowest
    if spread <= MOST_POINTS and all(type(value) is int for value in points):
        return (np.array(points, dtype=object) - lowest).astype(np.int64) * distance
    scale = distance / max(Fraction(1), Fraction(spread) / MOST_POINTS)
    return np.array([round((value - lowest) * scale) for value in points], dtype=np.int64)


def _clubs(seated: list[Entrant]) -> Ints:
    numbers: dict[str, int] = {}
    clubs = [
        -1 - at if entrant.club is None else numbers.setdefault(entrant.club, len(numbers))
        for at, entrant in enumerate(seated)
    ]
    return np.array(clubs, dtype=np.int64)
