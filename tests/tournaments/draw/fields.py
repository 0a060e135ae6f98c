"""Fields as hypothesis makes them, and a plain way to play tournaments on."""

import random
from itertools import combinations

from hypothesis import strategies as st

from tournaments.draw.swiss.draw import Draw, draw_round
from tournaments.draw.swiss.field import Entrant, Field, PastRound

POINTS = (3, 2, 1, 0)


class Tournament:
    """A tournament that goes on from draw to draw; players may drop and come late."""

    def __init__(self, players, seed, planned=None, clubs=()):
        self.chance = random.Random(seed)
        self.seed = seed
        self.points = dict.fromkeys(range(1, players + 1), 0)
        self.clubs = dict(clubs)
        self.dropped = set()
        self.rounds = []
        self.planned = planned

    def field(self):
        order = sorted(
            (player for player in self.points if player not in self.dropped),
            key=lambda player: (-self.points[player], player),
        )
        entrants = tuple(Entrant(player, self.points[player], self.clubs.get(player)) for player in order)
        return Field(entrants, tuple(self.rounds), planned=self.planned)

    def play(self) -> Draw:
        draw = draw_round(self.field(), self.seed)
        self.rounds.append(PastRound(draw.tables, draw.byes))
        for table in draw.tables:
            for points, player in zip(POINTS, self.chance.sample(table, 4), strict=True):
                self.points[player] += points
        for player in draw.byes:
            self.points[player] += 2
        return draw


def pairs_of(tables):
    return [pair for table in tables for pair in combinations(sorted(table), 2)]


def seat_counts(rounds):
    counts: dict[int, list[int]] = {}
    for past in rounds:
        for table in past.tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, [0, 0, 0, 0])[seat] += 1
    return counts


def spread_of(rounds):
    return max(max(counts) - min(counts) for counts in seat_counts(rounds).values())


seeds = st.integers(min_value=0, max_value=2**32)


@st.composite
def played(draw, most=40):
    """Return a tournament after some rounds, from which some have dropped and others have come late."""
    tournament = Tournament(draw(st.integers(4, most)), draw(seeds))
    for _ in range(draw(st.integers(0, 5))):
        tournament.play()
        leaving = draw(st.lists(st.sampled_from(sorted(tournament.points)), max_size=3))
        if len(tournament.points) - len(tournament.dropped | set(leaving)) >= 4:
            tournament.dropped |= set(leaving)
        for late in range(draw(st.integers(0, 2))):
            tournament.points[100 + 10 * len(tournament.rounds) + late] = 0
    return tournament
