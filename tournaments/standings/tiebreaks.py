"""What separates players of equal points. Each gives every player an exact number, the higher the better."""

import hashlib
from collections.abc import Callable
from enum import StrEnum
from math import lcm
from typing import NamedTuple

import numpy as np

from tournaments.standings.points import PARTS, SEATS
from tournaments.standings.sheet import ByeRule, Ints, Sheet


class TieBreak(StrEnum):
    """The tie-breaks an organizer chooses from and puts in order."""

    WINS = "wins"
    """First places; a shared one counts its share."""
    WISHES = "wishes"
    """Wishes left at the end of all tables."""
    OPPONENTS = "opponents"
    """The mean points of all opponents, one met twice counted twice."""
    OPPONENTS_CUT = "opponents-cut"
    """The same without the best and the worst of them; with two opponents or fewer all count."""
    SHARED_TABLE = "shared-table"
    """Tied players who all met each other: how many of them one finished before, less how many after."""
    CHALLENGES = "challenges"
    """Challenges won."""
    SEAT_ADJUSTED = "seat-adjusted"
    """Points at tables less what each seat scored on average in this stage."""
    LOT = "lot"
    """A number drawn from a published seed."""


DEFAULT_ORDER = (TieBreak.WINS, TieBreak.OPPONENTS, TieBreak.WISHES, TieBreak.SHARED_TABLE)


class Column(NamedTuple):
    """Exact numbers of all players: `values[i] / scale`."""

    values: Ints
    scale: int


class Context(NamedTuple):
    """What tie-breaks are computed from."""

    sheet: Sheet
    totals: Ints
    bye: ByeRule
    lot_seed: str


def wins(context: Context) -> Column:
    """Return first places in twelfths."""
    sheet = context.sheet
    first = sheet.places == 1
    share = np.where(first, PARTS // np.maximum(first.sum(axis=1, keepdims=True), 1), 0)
    return Column(sheet.sum_by_player(share), PARTS)


def wishes(context: Context) -> Column:
    """Return wishes left."""
    return Column(context.sheet.sum_by_player(context.sheet.wishes), 1)


def challenges(context: Context) -> Column:
    """Return challenges won."""
    return Column(context.sheet.sum_by_player(context.sheet.challenges), 1)


def opponents(context: Context) -> Column:
    """Return the mean of opponents' points."""
    player, points = _opponents(context)
    return _means(context, _sums(player, points, context), _counts(player, context))


def opponents_cut(context: Context) -> Column:
    """Return the mean of opponents' points without the best and the worst of them."""
    player, points = _opponents(context)
    order = np.lexsort((points, player))
    player, points = player[order], points[order]
    count = _counts(player, context)
    ends = np.cumsum(count)
    many = count > 2
    kept = np.ones(len(player), dtype=np.bool_)
    kept[(ends - count)[many]] = False
    kept[ends[many] - 1] = False
    return _means(context, _sums(player[kept], points[kept], context), count - 2 * many)


def seat_adjusted(context: Context) -> Column:
    """Return points at tables less the mean of each seat sat in."""
    sheet = context.sheet
    tables = max(len(sheet.parts), 1)
    # Times the number of tables, so that the seats' means stay whole numbers.
    return Column(sheet.sum_by_player(sheet.parts * tables - sheet.parts.sum(axis=0)), sheet.scale * tables)


def lot(context: Context) -> Column:
    """Return 62 bits of SHA-256 of the seed and the player's number."""
    drawn = [
        int.from_bytes(hashlib.sha256(f"{context.lot_seed}|{number}".encode()).digest()[:8], "big") >> 2
        for number in context.sheet.numbers.tolist()
    ]
    return Column(np.array(drawn, dtype=np.int64), 1)


COLUMNS: dict[TieBreak, Callable[[Context], Column]] = {
    TieBreak.WINS: wins,
    TieBreak.WISHES: wishes,
    TieBreak.OPPONENTS: opponents,
    TieBreak.OPPONENTS_CUT: opponents_cut,
    TieBreak.CHALLENGES: challenges,
    TieBreak.SEAT_ADJUSTED: seat_adjusted,
    TieBreak.LOT: lot,
}
"""All but the shared table, which depends on who is tied (see `shared_table`)."""


def _opponents(context: Context) -> tuple[Ints, Ints]:
    """Return a player and the points of an opponent of theirs, a row each meeting; byes as the rule says."""
    players = context.sheet.players
    turned = [np.roll(players, turn, axis=1) for turn in range(1, SEATS)]
    player = np.concatenate([players.ravel()] * len(turned))
    points = context.totals[np.concatenate([other.ravel() for other in turned])]
    if context.bye.as_own_opponents:
        byes = np.repeat(np.arange(len(context.totals)), context.sheet.byes * (SEATS - 1))
        player = np.concatenate((player, byes))
        points = np.concatenate((points, context.totals[byes]))
    return player, points


def _sums(player: Ints, points: Ints, context: Context) -> Ints:
    sums: Ints = np.zeros(len(context.totals), dtype=np.int64)
    np.add.at(sums, player, points)
    return sums


def _counts(player: Ints, context: Context) -> Ints:
    return np.bincount(player, minlength=len(context.totals)).astype(np.int64)


def _means(context: Context, sums: Ints, counts: Ints) -> Column:
    """Return sums / counts on one scale; Python's own integers where 64 bits would not hold them."""
    divisors = sorted({count for count in counts.tolist() if count})
    common = lcm(*divisors)
    factors = common // np.maximum(counts, 1).astype(object)
    largest = int(np.abs(sums).max(initial=1)) * common
    if largest < 1 << 62:
        return Column(sums * factors.astype(np.int64), context.sheet.scale * common)
    return Column(sums.astype(object) * factors, context.sheet.scale * common)
