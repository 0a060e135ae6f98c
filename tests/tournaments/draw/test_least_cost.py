"""For 8, 12 and 16 players every seating can be tried: none is cheaper, and no repeat is made that one
avoids.
"""

from itertools import combinations

import pytest

from tests.tournaments.draw.fields import Tournament, pairs_of
from tournaments.draw.swiss.draw import draw_round


def seatings(players):
    if not players:
        yield []
        return
    for others in combinations(players[1:], 3):
        rest = [player for player in players[1:] if player not in others]
        for tables in seatings(rest):
            yield [(players[0], *others), *tables]


def can_avoid(left, met):
    """Return whether the players can be seated without a pair of `met`, by trying everything."""
    if not left:
        return True
    new = [player for player in left[1:] if (left[0], player) not in met]
    for others in combinations(new, 3):
        if not any(pair in met for pair in combinations(others, 2)):
            rest = [player for player in left[1:] if player not in others]
            if can_avoid(rest, met):
                return True
    return False


@pytest.mark.parametrize(("players", "rounds"), [(8, 6), (9, 6), (12, 7), (15, 6), (16, 7), (19, 7)])
@pytest.mark.parametrize("seed", range(6))
def test_no_repeat_is_made_while_one_can_be_avoided(players, rounds, seed):
    tournament = Tournament(players, seed)
    for _ in range(rounds):
        met = set(pairs_of(table for past in tournament.rounds for table in past.tables))
        tables = tournament.play().tables
        if any(pair in met for pair in pairs_of(tables)):
            assert not can_avoid(sorted(player for table in tables for player in table), met)


def test_of_eight_the_cheapest_of_all_seatings_is_drawn():
    tournament = Tournament(8, 2)
    for _ in range(3):
        tournament.play()
    field = tournament.field()
    met: dict[tuple[int, int], int] = {}
    for pair in pairs_of(table for past in field.rounds for table in past.tables):
        met[pair] = met.get(pair, 0) + 1
    last = set(pairs_of(field.rounds[-1].tables))

    def cost(tables):
        pairs = pairs_of(tables)
        hard = sum(met.get(pair, 0) >= 2 or pair in last for pair in pairs)
        again = sum(met.get(pair, 0) == 1 and pair not in last for pair in pairs)
        return hard, again

    least = min(cost(tables) for tables in seatings(list(range(1, 9))))
    assert cost(draw_round(field, 2).tables) == least
