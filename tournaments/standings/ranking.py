"""The standings: everyone in order, with every number that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from tournaments.standings.log import Entry, Standing, as_published, what_stands
from tournaments.standings.points import STEADY, Scheme
from tournaments.standings.shared_table import shared_table
from tournaments.standings.sheet import ByeRule, Ints, Sheet, draw_up
from tournaments.standings.tiebreaks import COLUMNS, DEFAULT_ORDER, Column, Context, TieBreak


@dataclass(frozen=True)
class Rules:
    """How a stage is scored."""

    scheme: Scheme = STEADY
    tie_breaks: tuple[TieBreak, ...] = DEFAULT_ORDER
    bye: ByeRule = field(default_factory=ByeRule)
    lot_seed: str = ""
    """Published before the lot is drawn; needed only where the lot is among the tie-breaks."""

    def __post_init__(self) -> None:
        """Raise `ValueError` for a tie-break named twice or a lot without a seed."""
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise ValueError("a tie-break is named twice")
        if TieBreak.LOT in self.tie_breaks and not self.lot_seed:
            raise ValueError("a lot is drawn from a seed that was published; there is none")


class Row(NamedTuple):
    """A player's line in the standings."""

    rank: int
    """1 the best; who is equal in everything shares it."""
    player: int
    points: Fraction
    values: tuple[Fraction, ...]
    """The tie-breaks in the order of the rules."""
    games: int
    byes: int
    provisional: bool
    """A hold is open on this player."""
    dropped: bool


@dataclass(frozen=True)
class Standings:
    """The rows, best first, with what they were computed from (see `explanation`)."""

    rows: tuple[Row, ...]
    rules: Rules
    standing: Standing
    sheet: Sheet


def standings_now(log: Sequence[Entry], rules: Rules) -> Standings:
    """Return the standings from all that stands now; raises `UnfitPlaces` for a result that is none."""
    standing = what_stands(log)
    sheet = draw_up(standing, rules.scheme, rules.bye)
    totals = sheet.totals
    context = Context(sheet, totals, rules.bye, rules.lot_seed)
    columns = [Column(totals, sheet.scale)]
    groups = _groups(totals, np.zeros(len(totals), dtype=np.int64))
    for tie_break in rules.tie_breaks:
        column = _column(tie_break, context, groups)
        columns.append(column)
        groups = _groups(column.values, groups)
    return Standings(_rows(columns, groups, sheet, standing), rules, standing, sheet)


def standings_of_round(log: Sequence[Entry], round_number: int, rules: Rules) -> Standings:
    """Return the standings of a past round as they were published then; raises `NotPublished`.

    Corrections, rulings and drops that came later do not show.
    """
    return standings_now(as_published(log, round_number), rules)


def _column(tie_break: TieBreak, context: Context, groups: Ints) -> Column:
    if tie_break is TieBreak.SHARED_TABLE:
        return Column(shared_table(context.sheet, groups), 1)
    return COLUMNS[tie_break](context)


def _groups(values: Ints, groups: Ints) -> Ints:
    """Return numbers of the groups of players still tied, 0 the best: first by `groups`, then by `values`."""
    order = np.lexsort((-values, groups))
    same = (np.diff(values[order]) == 0) & (np.diff(groups[order]) == 0)
    numbers = np.concatenate(([0], np.cumsum(~same.astype(np.bool_)))).astype(np.int64)
    result: Ints = np.empty_like(groups)
    result[order] = numbers[: len(order)]
    return result


def _rows(columns: list[Column], groups: Ints, sheet: Sheet, standing: Standing) -> tuple[Row, ...]:
    order = np.argsort(groups, kind="stable")
    ranks = np.searchsorted(groups[order], groups) + 1
    games = np.bincount(sheet.players.ravel(), minlength=len(groups)).tolist()
    held, gone = {hold.player for hold in standing.holds.values()}, standing.dropped
    numbers, byes = sheet.numbers.tolist(), sheet.byes.tolist()
    points, *others = [_fractions(column) for column in columns]
    values: list[tuple[Fraction, ...]] = list(zip(*others, strict=True)) or [()] * len(numbers)
    return tuple(
        Row(rank, numbers[at], points[at], values[at], games[at], byes[at], numbers[at] in held, numbers[at] in gone)
        for at, rank in zip(order.tolist(), ranks[order].tolist(), strict=True)
    )


def _fractions(column: Column) -> list[Fraction]:
    values = column.values.tolist()
    made = {value: Fraction(value, column.scale) for value in set(values)}
    return [made[value] for value in values]
