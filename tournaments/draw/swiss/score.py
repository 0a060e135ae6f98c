"""What a seating costs and why, drawn or fixed by hand: counted anew in plain sets, apart from the search's
arrays.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Literal

from tournaments.draw.swiss.draw import STATED_WEIGHTS, rounds_left
from tournaments.draw.swiss.field import Entrant, Field, Table, UnfitField
from tournaments.draw.swiss.weights import MOST_POINTS, Weights

Kind = Literal["thrice", "consecutive", "again", "seat", "distance", "uneven", "club", "conflict", "left"]


@dataclass(frozen=True)
class Reason:
    """One thing a table pays for."""

    kind: Kind
    players: tuple[int, ...]
    """Whom it concerns; for `distance` the best and the worst, for `left` a player and the neighbour on the
    left.
    """
    amount: Fraction
    """Meetings including this one, points between best and worst, or the spread of a player's seat counts."""
    cost: int

    def __str__(self) -> str:
        """Return the reason in an English sentence."""
        who = " and ".join(map(str, self.players))
        return _SENTENCES[self.kind].format(who=who, amount=self.amount) + f": {self.cost}"


_SENTENCES: dict[Kind, str] = {
    "thrice": "{who} meet {amount} times",
    "consecutive": "{who} meet in two rounds running",
    "again": "{who} meet again",
    "seat": "{who}'s seat counts come to lie {amount} apart for good",
    "distance": "{who} are {amount} points apart",
    "uneven": "{who} takes a seat out of turn",
    "club": "{who} are of one club",
    "conflict": "{who} asked not to meet",
    "left": "{who} are left neighbours again",
}


@dataclass(frozen=True)
class TableScore:
    """A table's price and what it is made of; a table without reasons is perfect."""

    table: Table
    cost: int
    reasons: tuple[Reason, ...]


def score_round(field: Field, tables: tuple[Table, ...], weights: Weights = STATED_WEIGHTS) -> tuple[TableScore, ...]:
    """Return the score of each of `tables`, players in seat order, as a next round of `field`.

    Raises `UnfitField` if a player is seated twice or is not in the field, so a seating fixed by hand is
    checked too.
    """
    past = _Past(field)
    entrants = {entrant.player: entrant for entrant in field.entrants}
    seated = [player for table in tables for player in table]
    for player in seated:
        if player not in entrants:
            raise UnfitField(f"player {player} is not in the field")
    if len(set(seated)) < len(seated) or any(len(table) != 4 for table in tables):
        raise UnfitField("a player is seated twice, or a table does not seat four")
    scale = _scale(field, seated, weights)
    return tuple(_score(table, past, entrants, scale, weights) for table in tables)


class _Past:
    """Who met whom, when, and who sat where."""

    def __init__(self, field: Field) -> None:
        self.met: dict[tuple[int, int], int] = {}
        self.left: set[tuple[int, int]] = set()
        self.seats: dict[int, list[int]] = {}
        self.conflicts = field.conflicts
        self.rounds_left = rounds_left(field)
        last: list[frozenset[int]] = []
        for played in field.rounds:
            last = [frozenset(table) for table in played.tables]
            for table in played.tables:
                self._remember(table)
        self.last = {pair for table in last for pair in combinations(sorted(table), 2)}

    def _remember(self, table: Table) -> None:
        for pair in combinations(sorted(table), 2):
            self.met[pair] = self.met.get(pair, 0) + 1
        for seat, player in enumerate(table):
            self.seats.setdefault(player, [0, 0, 0, 0])[seat] += 1
            self.left.add((player, table[(seat + 1) % 4]))


def _scale(field: Field, seated: list[int], weights: Weights) -> Fraction:
    chosen = set(seated)
    points = [Fraction(entrant.points) for entrant in field.entrants if entrant.player in chosen]
    spread = max(points) - min(points) if points else Fraction(0)
    return Fraction(weights.distance) / max(Fraction(1), spread / MOST_POINTS)


def _score(table: Table, past: _Past, entrants: dict[int, Entrant], scale: Fraction, weights: Weights) -> TableScore:
    reasons = [
        *_meetings(table, past, weights),
        *_seats(table, past, weights),
        *_distance(table, entrants, scale),
        *_apart(table, past, entrants, weights),
        *_neighbours(table, past, weights),
    ]
    return TableScore(table, sum(reason.cost for reason in reasons), tuple(reasons))


def _meetings(table: Table, past: _Past, weights: Weights) -> list[Reason]:
    reasons = []
    for pair in combinations(sorted(table), 2):
        met = past.met.get(pair, 0)
        if met >= 2:
            reasons.append(Reason("thrice", pair, Fraction(met + 1), weights.thrice))
        elif pair in past.last:
            reasons.append(Reason("consecutive", pair, Fraction(met + 1), weights.thrice))
        elif met:
            reasons.append(Reason("again", pair, Fraction(met + 1), weights.again))
    return reasons


def _seats(table: Table, past: _Past, weights: Weights) -> list[Reason]:
    reasons = []
    for seat, player in enumerate(table):
        counts = list(past.seats.get(player, (0, 0, 0, 0)))
        turn = counts[seat] == min(counts)
        lost = not turn and not _can_even_out(counts, seat, past.rounds_left)
        counts[seat] += 1
        spread = Fraction(max(counts) - min(counts))
        if lost:
            reasons.append(Reason("seat", (player,), spread, weights.seat))
        elif not turn:
            reasons.append(Reason("uneven", (player,), spread, weights.uneven))
    return reasons


def _can_even_out(counts: list[int], seat: int, rounds: int | None) -> bool:
    """Return whether after this seat the rest of the plan can still bring the counts within one of each
    other.
    """
    if rounds is None or counts[seat] >= min(counts) + 2:
        return False
    after = list(counts)
    after[seat] += 1
    share, over = divmod(sum(after) + rounds - 1, 4)
    return max(after) <= share + (over > 0) and sum(count > share for count in after) <= over


def _distance(table: Table, entrants: dict[int, Entrant], scale: Fraction) -> list[Reason]:
    best = max(table, key=lambda player: entrants[player].points)
    worst = min(table, key=lambda player: entrants[player].points)
    apart = Fraction(entrants[best].points) - Fraction(entrants[worst].points)
    return [Reason("distance", (best, worst), apart, round(apart * scale))] if apart else []


def _apart(table: Table, past: _Past, entrants: dict[int, Entrant], weights: Weights) -> list[Reason]:
    reasons = []
    for pair in combinations(sorted(table), 2):
        clubs = {entrants[player].club for player in pair}
        if len(clubs) == 1 and None not in clubs:
            reasons.append(Reason("club", pair, Fraction(1), weights.conflict))
        if frozenset(pair) in past.conflicts:
            reasons.append(Reason("conflict", pair, Fraction(1), weights.conflict))
    return reasons


def _neighbours(table: Table, past: _Past, weights: Weights) -> list[Reason]:
    pairs = zip(table, table[1:] + table[:1], strict=True)
    return [Reason("left", pair, Fraction(1), weights.left) for pair in pairs if pair in past.left]
