"""What a schedule or a played tournament is worth, counted from its tables alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from tournaments.draw.swiss.field import PastRound


@dataclass(frozen=True)
class Quality:
    """Counts over all rounds."""

    players: int
    rounds: int
    repeats: int
    """Meetings beyond the first of each pair."""
    meets: dict[int, int]
    """How many pairs met so often, from 1 on."""
    seat_spread: int
    """The largest difference between a player's seat counts."""
    neighbour_repeats: int
    """How often someone had a left neighbour again."""
    byes: int
    """The most byes of one player."""
    mean_range: float | None
    """Points between best and worst of a table, mean over all tables; None without points."""
    range_95: float | None
    """95th percentile of the same."""
    plain_range: float | None
    """What seating the same players in plain order of points would have given."""


def judge(players: int, rounds: Sequence[PastRound], points: Sequence[Sequence[float] | None]) -> Quality:
    """Return the quality of `rounds`; `points[r]` are those before round r of player 1, 2, …, or None."""
    met: dict[tuple[int, int], int] = {}
    left: dict[tuple[int, int], int] = {}
    seats: dict[int, list[int]] = {}
    byes: dict[int, int] = {}
    for past in rounds:
        for table in past.tables:
            for pair in combinations(sorted(table), 2):
                met[pair] = met.get(pair, 0) + 1
            for seat, player in enumerate(table):
                seats.setdefault(player, [0, 0, 0, 0])[seat] += 1
                pair = player, table[(seat + 1) % 4]
                left[pair] = left.get(pair, 0) + 1
        for player in past.byes:
            byes[player] = byes.get(player, 0) + 1
    times = list(met.values())
    ranges, plain = _ranges(rounds, points)
    return Quality(
        players=players,
        rounds=len(rounds),
        repeats=sum(times) - len(times),
        meets={count: times.count(count) for count in sorted(set(times))},
        seat_spread=max((max(counts) - min(counts) for counts in seats.values()), default=0),
        neighbour_repeats=sum(left.values()) - len(left),
        byes=max(byes.values(), default=0),
        mean_range=float(np.mean(ranges)) if ranges else None,
        range_95=float(np.percentile(ranges, 95)) if ranges else None,
        plain_range=float(np.mean(plain)) if plain else None,
    )


def _ranges(rounds: Sequence[PastRound], points: Sequence[Sequence[float] | None]) -> tuple[list[float], list[float]]:
    ranges: list[float] = []
    plain: list[float] = []
    for past, before in zip(rounds, points, strict=True):
        if before is None or not past.tables:
            continue
        seated = np.array([[before[player - 1] for player in table] for table in past.tables])
        ranges += (seated.max(axis=1) - seated.min(axis=1)).tolist()
        in_order = np.sort(seated, axis=None).reshape(-1, 4)
        plain += (in_order[:, 3] - in_order[:, 0]).tolist()
    return ranges, plain
