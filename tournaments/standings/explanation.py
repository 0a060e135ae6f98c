"""Where a number of the standings comes from: terms that anyone can add up again."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tournaments.standings.ranking import Standings
from tournaments.standings.sheet import Ints
from tournaments.standings.tiebreaks import TieBreak


@dataclass(frozen=True)
class Term:
    """One part of a number."""

    round: int | None
    words: str
    value: Fraction


@dataclass(frozen=True)
class Explanation:
    """A number, its terms, and by what their sum is divided (1 but for means)."""

    value: Fraction
    terms: tuple[Term, ...]
    divisor: int = 1


def explain_points(standings: Standings, player: int) -> Explanation:
    """Return the terms of a player's points: tables, byes, adjustments. Raises `KeyError` for who is not in
    them.
    """
    sheet = standings.sheet
    terms = [
        Term(
            int(sheet.rounds[at]),
            f"place {sheet.places[at, seat]}",
            Fraction(int(sheet.parts[at, seat]), sheet.scale),
        )
        for at, seat in _tables(standings, player)
    ]
    terms += [
        Term(bye.round, "bye", Fraction(sheet.bye_parts, sheet.scale))
        for bye in standings.standing.byes.values()
        if bye.player == player
    ]
    terms += [
        Term(None, change.reason, change.points)
        for change in standings.standing.adjustments.values()
        if change.player == player
    ]
    return Explanation(_row(standings, player)[0], tuple(terms))


def explain_tie_break(standings: Standings, player: int, tie_break: TieBreak) -> Explanation:
    """Return the terms of a player's tie-break; raises `KeyError` if the rules do not have it."""
    order = standings.rules.tie_breaks
    if tie_break not in order:
        raise KeyError(tie_break)
    value = _row(standings, player)[1 + order.index(tie_break)]
    if tie_break in (TieBreak.OPPONENTS, TieBreak.OPPONENTS_CUT):
        return _explain_opponents(standings, player, value, cut=tie_break is TieBreak.OPPONENTS_CUT)
    if tie_break in _BY_TABLE:
        term = _BY_TABLE[tie_break]
        return Explanation(value, tuple(term(standings, at, seat) for at, seat in _tables(standings, player)))
    words = "lot" if tie_break is TieBreak.LOT else "finished before tied players, less after"
    return Explanation(value, (Term(None, words, value),))


def _row(standings: Standings, player: int) -> tuple[Fraction, ...]:
    for row in standings.rows:
        if row.player == player:
            return (row.points, *row.values)
    raise KeyError(player)


def _index(standings: Standings, player: int) -> int:
    return int(np.searchsorted(standings.sheet.numbers, player))


def _tables(standings: Standings, player: int) -> list[tuple[int, int]]:
    """Return the tables and seats of a player, by round."""
    sheet = standings.sheet
    at, seat = np.nonzero(sheet.players == _index(standings, player))
    return sorted(zip(at.tolist(), seat.tolist(), strict=True), key=lambda place: int(sheet.rounds[place[0]]))


def _explain_opponents(standings: Standings, player: int, value: Fraction, *, cut: bool) -> Explanation:
    sheet = standings.sheet
    totals = sheet.totals
    terms = [
        Term(int(sheet.rounds[at]), f"player {sheet.numbers[other]}", Fraction(int(totals[other]), sheet.scale))
        for at, seat in _tables(standings, player)
        for other in np.delete(sheet.players[at], seat).tolist()
    ]
    own = Fraction(int(totals[_index(standings, player)]), sheet.scale)
    if standings.rules.bye.as_own_opponents:
        for bye in standings.standing.byes.values():
            if bye.player == player:
                terms += [Term(bye.round, "bye: own points", own)] * 3
    if cut and len(terms) > 2:
        terms = sorted(terms, key=lambda term: term.value)[1:-1]
    return Explanation(value, tuple(terms), max(len(terms), 1))


def _win(standings: Standings, at: int, seat: int) -> Term:
    places: Ints = standings.sheet.places[at]
    share = Fraction(1, int((places == 1).sum())) if places[seat] == 1 else Fraction(0)
    return Term(int(standings.sheet.rounds[at]), f"place {places[seat]}", share)


def _count(standings: Standings, at: int, words: str, count: int) -> Term:
    return Term(int(standings.sheet.rounds[at]), words, Fraction(count))


def _wishes(standings: Standings, at: int, seat: int) -> Term:
    return _count(standings, at, "wishes left", int(standings.sheet.wishes[at, seat]))


def _challenges(standings: Standings, at: int, seat: int) -> Term:
    return _count(standings, at, "challenges won", int(standings.sheet.challenges[at, seat]))


def _seat_adjusted(standings: Standings, at: int, seat: int) -> Term:
    sheet = standings.sheet
    mean = Fraction(int(sheet.parts[:, seat].sum()), len(sheet.parts) * sheet.scale)
    points = Fraction(int(sheet.parts[at, seat]), sheet.scale)
    return Term(int(sheet.rounds[at]), f"{points} less seat {seat + 1}'s mean {mean}", points - mean)


_BY_TABLE: dict[TieBreak, Callable[[Standings, int, int], Term]] = {
    TieBreak.WINS: _win,
    TieBreak.WISHES: _wishes,
    TieBreak.CHALLENGES: _challenges,
    TieBreak.SEAT_ADJUSTED: _seat_adjusted,
}
