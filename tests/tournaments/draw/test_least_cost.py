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


def least_repeats(players, met):
    """Return the least number of pairs that meet again, over all seatings; stops at none."""

    def search(left, best):
        if not left or best <= 0:
            return 0 if not left else best
        for others in combinations(left[1:], 3):
            again = sum(pair in met for pair in combinations((left[0], *others), 2))
            if again < best:
                rest = [player for player in left[1:] if player not in others]
                best = min(best, again + search(rest, best - again))
            if best == 0:
                break
        return best

    return search(sorted(players), 6 * len(players))


@pytest.mark.parametrize(("players", "rounds"), [(8, 6), (9, 6), (12, 7), (15, 6)])
@pytest.mark.parametrize("seed", range(4))
def test_no_repeat_is_made_while_one_can_be_avoided(players, rounds, seed):
    check_against_all(players, rounds, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_no_repeat_is_made_while_one_can_be_avoided_among_sixteen(seed):
    check_against_all(16, 7, seed)


def check_against_all(players, rounds, seed):
    tournament = Tournament(players, seed)
    for _ in range(rounds):
        met = set(pairs_of(table for past in tournament.rounds for table in past.tables))
        tables = tournament.play().tables
        again = sum(pair in met for pair in pairs_of(tables))
        seated = [player for table in tables for player in table]
        least = least_repeats(seated, met)
        # Third meetings and rounds running weigh more, so a draw may hold more repeats only where every
        # pairing repeats.
        assert again == 0 if least == 0 else again >= least


@pytest.mark.parametrize("seed", range(8))
def test_five_rounds_of_sixteen_are_played_without_a_repeat_where_the_fourth_left_a_way(seed):
    tournament = Tournament(16, seed)
    for _ in range(3):
        tournament.play()
    met = pairs_of(table for past in tournament.rounds for table in past.tables)
    assert len(met) == len(set(met))


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
