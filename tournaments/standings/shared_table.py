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
    for at in np.flatnonzero(small[sheet.players].sum(axis=1) > 1).tolist():
        seated = list(zip(sheet.players[at].tolist(), sheet.places[at].tolist(), strict=True))
        for (one, place), (other, place_of_other) in combinations(seated, 2):
            if groups[one] == groups[other] and small[one]:
                met[int(groups[one])].add((min(one, other), max(one, other)))
                ahead = (place < place_of_other) - (place > place_of_other)
                score[one] += ahead
                score[other] -= ahead
    complete = np.zeros(len(members), dtype=np.bool_)
    for group, pairs in met.items():
        complete[group] = len(pairs) == members[group] * (members[group] - 1) // 2
    return np.where(complete[groups], score, 0)


def _most_opponents(sheet: Sheet) -> int:
    """Return a bound on how many different opponents any player had: larger groups cannot all have met."""
    return int(np.bincount(sheet.players.ravel(), minlength=1).max()) * (SEATS - 1)
