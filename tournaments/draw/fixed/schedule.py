"""The fixed schedule of so many players over so many rounds, with as few repeats as we know how."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from tournaments.draw.fixed.bound import least_repeats
from tournaments.draw.fixed.seats import even_seats
from tournaments.draw.fixed.starters import STARTERS, turn_out
from tournaments.draw.fixed.transversal import Rounds, can_cross, cross_rows
from tournaments.draw.swiss.draw import draw_round
from tournaments.draw.swiss.field import Entrant, Field, PastRound


@dataclass(frozen=True)
class Schedule:
    """Who sits where in every round; players count from 1."""

    players: int
    rounds: tuple[PastRound, ...]
    repeats: int
    """Meetings beyond the first of each pair."""
    least: int
    """The lower bound of `repeats`, see `bound.least_repeats`."""
    method: str
    """How it was made: a construction, a search, or one continued by the other."""


def _quiet(_done: int) -> None:
    return None


def fixed_schedule(players: int, rounds: int, seed: int = 1, progress: Callable[[int], None] = _quiet) -> Schedule:
    """Return a schedule with every player's seat counts within one of each other.

    Constructed rounds are taken first: they repeat nothing. What lacks is searched for, round by round,
    with the draw's own search among players of equal points; that also rotates byes where four does not
    divide the players. Raises `ValueError` for fewer than four players or one round.
    """
    if players < 4 or rounds < 1:
        raise ValueError(f"a schedule needs four players and one round, not {players} and {rounds}")
    built, name = construct(players)
    built = built[:rounds]
    past = [PastRound(tuple((a + 1, b + 1, c + 1, d + 1) for a, b, c, d in tables)) for tables in built]
    entrants = tuple(Entrant(player) for player in range(1, players + 1))
    while len(past) < rounds:
        draw = draw_round(Field(entrants, tuple(past)), seed)
        past.append(PastRound(draw.tables, draw.byes))
        progress(len(past))
    method = " + ".join([name] * bool(built) + ["search"] * (len(built) < rounds))
    return Schedule(players, _seat(past), count_repeats(past), least_repeats(players, rounds), method)


def construct(players: int) -> tuple[Rounds, str]:
    """Return as many rounds without a repeat as a construction gives, and its name; or none and an empty
    one.
    """
    options: list[tuple[Rounds, str]] = [([], "")]
    if players in STARTERS:
        options.append((turn_out(players), "one round moved on in three circles"))
    if can_cross(players):
        rows, inner = players // 4, construct(players // 4)[0]
        crossed = cross_rows(players) + [_in_rows(tables, rows) for tables in inner]
        options.append((crossed, "lines of a finite field"))
    if players == 4:
        options.append(([[(0, 1, 2, 3)]], "one table"))
    return max(options, key=lambda option: len(option[0]))


def _in_rows(tables: list[tuple[int, int, int, int]], size: int) -> list[tuple[int, int, int, int]]:
    """Return the tables of one row played in all four rows at once."""
    return [
        (a + row * size, b + row * size, c + row * size, d + row * size) for row in range(4) for a, b, c, d in tables
    ]


def count_repeats(rounds: list[PastRound]) -> int:
    """Return meetings beyond the first, over all pairs."""
    met: set[tuple[int, int]] = set()
    repeats = 0
    for past in rounds:
        for table in past.tables:
            for pair in combinations(sorted(table), 2):
                repeats += pair in met
                met.add(pair)
    return repeats


def _seat(rounds: list[PastRound]) -> tuple[PastRound, ...]:
    seated = iter(even_seats([table for past in rounds for table in past.tables]))
    return tuple(PastRound(tuple(next(seated) for _ in past.tables), past.byes) for past in rounds)
