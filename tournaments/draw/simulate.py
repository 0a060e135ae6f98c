"""A Swiss tournament played by players of hidden strength, to see what the draw does before people depend
on it.
"""

from collections.abc import Iterator
from math import log
from time import perf_counter
from typing import NamedTuple

from tournaments.draw.noise import Noise
from tournaments.draw.swiss.draw import Draw, draw_round
from tournaments.draw.swiss.field import Entrant, Field, PastRound

PLACE_POINTS = (3, 2, 1, 0)


class PlayedRound(NamedTuple):
    """A round of a simulated tournament."""

    draw: Draw
    points: tuple[int, ...]
    """Before the round, of player 1, 2, …"""
    seconds: float
    """What the draw took."""


def play_swiss(players: int, rounds: int, seed: int, *, every_round: bool = False) -> Iterator[PlayedRound]:
    """Draw and play the rounds one by one; players count from 1.

    Strengths are normal; who finishes before whom follows Luce's choice (1959) of strengths, so a player one
    standard deviation better wins a duel at about 62 in 100. A bye scores the mean of a table, rounded up: 2.
    `every_round` keeps seat counts within one of each other after every round instead of at the end.
    """
    noise = Noise(seed, "simulation", players, rounds)
    strength = [_normal(noise) for _ in range(players)]
    points = [0] * players
    past: list[PastRound] = []
    for _ in range(rounds):
        before = tuple(points)
        standing = sorted(range(players), key=lambda at: (-before[at], at))
        entrants = tuple(Entrant(at + 1, before[at]) for at in standing)
        started = perf_counter()
        draw = draw_round(Field(entrants, tuple(past), planned=None if every_round else rounds), seed)
        seconds = perf_counter() - started
        yield PlayedRound(draw, before, seconds)
        past.append(PastRound(draw.tables, draw.byes))
        for table in draw.tables:
            for place, player in enumerate(_play(table, strength, noise)):
                points[player - 1] += PLACE_POINTS[place]
        for player in draw.byes:
            points[player - 1] += 2


def _normal(noise: Noise) -> float:
    """Return a value near normal: twelve even ones less six."""
    return sum(noise.below(1 << 32) for _ in range(12)) / (1 << 32) - 6


def _play(table: tuple[int, ...], strength: list[float], noise: Noise) -> list[int]:
    def luck(player: int) -> float:
        even = (noise.below(1 << 32) + 0.5) / (1 << 32)
        return strength[player - 1] / 2 - log(-log(even))

    return sorted(table, key=luck, reverse=True)
