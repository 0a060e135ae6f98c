"""Schedules turned out of one round: its players are moved on in a cycle, and each step is another round.

Of N players 3R stand in three circles of R, the N − 3R others (one to three) in the middle. If in the first
round no two pairs have the same difference along, or across, the circles, then in R rounds made by moving
every circle on by one nobody meets twice (Bose's method of differences, "On the construction of balanced
incomplete block designs", 1939). With R = (N − 1) // 3 this is the longest schedule there can be. Such
first rounds must be found: `find_starter` does, and `python -m tournaments.draw.fixed.starters PLAYERS
SEED` prints one for `STARTERS`.
"""

import sys
from itertools import combinations

from tournaments.draw.fixed.transversal import Rounds
from tournaments.draw.noise import Noise

Round = list[tuple[int, int, int, int]]

CIRCLES = 3

STARTERS: dict[int, str] = {
    16: "15 0 6 12/2 5 7 3/11 8 9 13/4 10 1 14",
    24: "21 11 3 14/23 7 4 18/22 17 5 9/10 13 19 12/6 2 8 1/20 16 0 15",
    28: "27 18 9 3/11 7 26 16/25 2 4 14/23 5 10 22/13 12 15 20/1 0 17 6/24 21 19 8",
    36: "33 20 24 5/34 19 30 9/35 32 1 14/27 21 23 18/29 28 2 26/16 12 0 11/3 17 31 25/6 15 7 13/10 8 22 4",
}
"""First rounds by number of players; circle i holds the players i·R … i·R + R − 1, the middle those from 3R
on.
"""


def turn_out(players: int) -> Rounds:
    """Return the (players − 1) // 3 rounds of a starter; raises `KeyError` where none is known."""
    size = (players - 1) // CIRCLES
    first = [tuple(map(int, table.split())) for table in STARTERS[players].split("/")]
    return [[_move(table, step, size) for table in first] for step in range(size)]


def _move(table: tuple[int, ...], step: int, size: int) -> tuple[int, int, int, int]:
    a, b, c, d = (
        player if player >= CIRCLES * size else player // size * size + (player + step) % size for player in table
    )
    return a, b, c, d


class _Finder:
    """A search in depth, table by table, that is begun anew from another order when it takes too long."""

    def __init__(self, players: int, noise: Noise, patience: int) -> None:
        self.players = players
        self.size = (players - 1) // CIRCLES
        self.noise = noise
        self.patience = patience
        self.bits: dict[tuple[int, int, int], int] = {}
        self.bit = [[self._difference(a, b) for b in range(players)] for a in range(players)]

    def _difference(self, a: int, b: int) -> int:
        """Return a bit that is the same for all pairs which moving on turns into each other; 0 for a
        useless pair.
        """
        a, b = min(a, b), max(a, b)
        circle, other = a // self.size, b // self.size
        if a == b or a >= CIRCLES * self.size:
            return 0
        if b >= CIRCLES * self.size:
            kind = (circle, b, 0)
        else:
            apart = (b - a) % self.size
            if circle == other:
                apart = min(apart, self.size - apart)
                if 2 * apart == self.size:
                    return 0
            kind = (circle, other, apart)
        return self.bits.setdefault(kind, 1 << len(self.bits))

    def run(self) -> Round | None:
        """Try one order of the players."""
        middle = list(range(CIRCLES * self.size, self.players))
        order = middle + self.noise.order(CIRCLES * self.size).tolist()
        self.left = self.patience
        return self._seat(order, 0)

    def _seat(self, waiting: list[int], used: int) -> Round | None:
        if not waiting:
            return []
        self.left -= 1
        for table, now in self._tables(waiting, used):
            rest = self._seat([player for player in waiting if player not in table], now)
            if rest is not None:
                return [table, *rest]
            if self.left < 0:
                break
        return None

    def _tables(self, waiting: list[int], used: int) -> list[tuple[tuple[int, int, int, int], int]]:
        """Return the tables the first of `waiting` can sit at, each with the differences used after it."""
        first = waiting[0]
        near = [player for player in waiting[1:] if self.bit[first][player] & ~used]
        found = []
        for one, other in combinations(near, 2):
            three = self._join(used, (first, one, other))
            if three is None:
                continue
            for last in near[near.index(other) + 1 :]:
                four = self._join_last(three, (first, one, other), last)
                if four is not None:
                    found.append(((first, one, other, last), four))
        return [found[at] for at in self.noise.order(len(found)).tolist()]

    def _join(self, used: int, three: tuple[int, int, int]) -> int | None:
        joined: int | None = used
        for at in (1, 2):
            joined = None if joined is None else self._join_last(joined, three[:at], three[at])
        return joined

    def _join_last(self, used: int, seated: tuple[int, ...], last: int) -> int | None:
        for player in seated:
            bit = self.bit[player][last]
            if not bit or bit & used:
                return None
            used |= bit
        return used


def find_starter(players: int, seed: int, tries: int, patience: int = 2000) -> Round | None:
    """Return a first round for `players` (a multiple of four), or None after `tries` of `patience` steps
    each.
    """
    finder = _Finder(players, Noise(seed, "starter", players), patience)
    for _ in range(tries):
        found = finder.run()
        if found is not None:
            return found
    return None


if __name__ == "__main__":
    starter = find_starter(int(sys.argv[1]), int(sys.argv[2]), tries=1_000_000)
    print("/".join(" ".join(map(str, table)) for table in starter or []))
