"""The result of the tables that tied players shared."""

from collections import defaultdict
from itertools import combinations

import numpy as np

from tournaments.standings.points import SEATS
from tournaments.standings.sheet import Ints, Sheet


def shared_table(sheet: Sheet, groups: Ints) -> Ints:
    """Return by player how many of the players tied with them they finished before, less how many after.

    `groups` gives tied players the same number. A group counts only if every two of it met, as FIDE's
    direct encounter asks (Tie-Break Regulations, article 6): otherwise chance would have chosen who may win
    it. Others get 0.
    """
    score: Ints = np.zeros(len(sheet.numbers), dtype=np.int64)
    members = np.bincount(groups)
    most = _most_opponents(sheet) + 1
    small = (members[groups] > 1) & (members[groups] <= most)
    if not small.any():
        return score
    met: dict[int, set[tuple[int, int]]] = defaultdict(set)
    tied = np.where(small[sheet.players], groups[sheet.players], -1)
    for one, other in combinations(range(SEATS), 2):
        for at in np.flatnonzero((tied[:, one] == tied[:, other]) & (tied[:, one] >= 0)).tolist():
            first, second = int(sheet.players[at, one]), int(sheet.players[at, other])
            met[int(tied[at, one])].add((min(first, second), max(first, second)))
            ahead = np.sign(sheet.places[at, other] - sheet.places[at, one])
            score[first] += ahead
            score[second] -= ahead
    complete = np.zeros(len(members), dtype=np.bool_)
    for group, pairs in met.items():
        complete[group] = len(pairs) == members[group] * (members[group] - 1) // 2
    return np.where(complete[groups], score, 0)


def _most_opponents(sheet: Sheet) -> int:
    """Return a bound on how many different opponents any player had: larger groups cannot all have met."""
    return int(np.bincount(sheet.players.ravel(), minlength=1).max()) * (SEATS - 1)
