"""What stands, as arrays of whole numbers: one row a table, one index a player."""

from dataclasses import dataclass
from fractions import Fraction
from math import lcm

import numpy as np
from numpy.typing import NDArray

from tournaments.standings.log import Standing
from tournaments.standings.points import PARTS, SEATS, PlacePoints, Scheme, UnfitPlaces

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class ByeRule:
    """What a bye scores, and how it counts among the opponents of a tie-break."""

    points: Fraction | None = None
    """Points of a bye. None, the default, is what the second place scores, or in a settlement nothing."""
    as_own_opponents: bool = False
    """Count three opponents with the player's own points. By default a bye has no opponents."""


@dataclass(frozen=True)
class Sheet:
    """Points are in parts: whole numbers, `scale` of which make a point, so that nothing is ever rounded."""

    numbers: Ints
    """Player numbers by index, rising."""
    scale: int
    rounds: Ints
    """Round by table."""
    players: Ints
    """Indices, tables × 4 in seat order."""
    places: Ints
    wishes: Ints
    challenges: Ints
    parts: Ints
    """Points in parts, like the last three tables × 4."""
    byes: Ints
    """How often each player had a bye."""
    bye_parts: int
    adjusted: Ints
    """Adjustments in parts, by player."""

    @property
    def totals(self) -> Ints:
        """Return each player's points in parts: tables, byes and adjustments."""
        return self.sum_by_player(self.parts) + self.byes * self.bye_parts + self.adjusted

    def sum_by_player(self, values: Ints) -> Ints:
        """Return the sums of `values` (tables × 4) over each player's tables."""
        sums: Ints = np.zeros(len(self.numbers), dtype=np.int64)
        np.add.at(sums, self.players.ravel(), values.ravel())
        return sums


def draw_up(standing: Standing, scheme: Scheme, bye: ByeRule) -> Sheet:
    """Return the sheet of all that stands; raises `UnfitPlaces` where a table's places or totals are none."""
    tables = list(standing.tables.values())
    players = _four([table.players for table in tables])
    places = _four([table.places for table in tables])
    _check(players, places)
    bye_points = _bye_points(scheme, bye)
    scale = _scale(scheme, [bye_points, *(change.points for change in standing.adjustments.values())])
    numbers = _numbers(standing, players)
    index = {number: at for at, number in enumerate(numbers.tolist())}
    byes: Ints = np.zeros(len(numbers), dtype=np.int64)
    adjusted: Ints = np.zeros(len(numbers), dtype=np.int64)
    for _, player in standing.byes:
        byes[index[player]] += 1
    for change in standing.adjustments.values():
        adjusted[index[change.player]] += int(change.points * scale)
    return Sheet(
        numbers=numbers,
        scale=scale,
        rounds=np.array([table.round for table in tables], dtype=np.int64),
        players=np.searchsorted(numbers, players),
        places=places,
        wishes=_four([table.wishes for table in tables]),
        challenges=_four([table.challenges for table in tables]),
        parts=_award(scheme, places, [table.totals for table in tables], scale),
        byes=byes,
        bye_parts=int(bye_points * scale),
        adjusted=adjusted,
    )


def _four(rows: list[tuple[int, int, int, int]]) -> Ints:
    return np.array(rows, dtype=np.int64).reshape(-1, SEATS)


def _numbers(standing: Standing, players: Ints) -> Ints:
    others = {*standing.entered, *standing.dropped, *(player for _, player in standing.byes)}
    others.update(change.player for change in standing.adjustments.values())
    others.update(hold.player for hold in standing.holds.values())
    everyone = np.sort(np.concatenate((players.ravel(), np.array(sorted(others), dtype=np.int64))))
    return everyone[np.flatnonzero(np.diff(everyone, prepend=everyone[:1] - 1))]


def _check(players: Ints, places: Ints) -> None:
    right = 1 + (places[:, None, :] < places[:, :, None]).sum(axis=2)
    ordered = np.sort(players, axis=1)
    for at in np.flatnonzero((right != places).any(axis=1) | (np.diff(ordered) == 0).any(axis=1)).tolist():
        raise UnfitPlaces(f"{players[at].tolist()} in places {places[at].tolist()} are no table of four")


def _bye_points(scheme: Scheme, bye: ByeRule) -> Fraction:
    if bye.points is not None:
        return bye.points
    return scheme.places[1] if isinstance(scheme, PlacePoints) else Fraction(0)


def _scale(scheme: Scheme, extra: list[Fraction]) -> int:
    own = [value.denominator for value in scheme.shares.values()] if isinstance(scheme, PlacePoints) else [SEATS]
    return lcm(PARTS, *own, *(value.denominator for value in extra))


def _award(scheme: Scheme, places: Ints, totals: list[tuple[int, int, int, int] | None], scale: int) -> Ints:
    if isinstance(scheme, PlacePoints):
        by_place: Ints = np.zeros((SEATS + 1, SEATS + 1), dtype=np.int64)
        for (place, sharing), points in scheme.shares.items():
            by_place[place, sharing] = int(points * scale)
        sharing = (places[:, None, :] == places[:, :, None]).sum(axis=2)
        awarded: Ints = by_place[places, sharing]
        return awarded
    known = [total for total in totals if total is not None]
    if len(known) < len(totals):
        raise UnfitPlaces("a table without totals cannot be settled")
    sums = _four(known)
    # total - mean in parts: scale is a multiple of four, so this is exact.
    settled: Ints = sums * scale - sums.sum(axis=1, keepdims=True) * (scale // SEATS)
    return settled
