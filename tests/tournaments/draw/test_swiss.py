from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.draw.fields import Tournament, pairs_of, played, seeds, spread_of
from tournaments.draw.swiss.draw import draw_round
from tournaments.draw.swiss.field import Entrant, Field, PastRound, UnfitField
from tournaments.draw.swiss.score import score_round
from tournaments.draw.swiss.weights import Weights


@given(played())
@settings(max_examples=15)
def test_everyone_is_seated_once_or_has_a_bye(tournament):
    field = tournament.field()
    draw = draw_round(field, tournament.seed)
    assert all(len(table) == 4 for table in draw.tables)
    seated = [player for table in draw.tables for player in table]
    assert sorted([*seated, *draw.byes]) == sorted(entrant.player for entrant in field.entrants)
    assert len(draw.byes) == len(field.entrants) % 4


@given(played())
@settings(max_examples=15)
def test_who_dropped_never_comes_back(tournament):
    draw = tournament.play()
    present = {player for table in draw.tables for player in table} | set(draw.byes)
    assert not present & tournament.dropped


@given(played(), seeds)
@settings(max_examples=15)
def test_the_same_seed_gives_the_same_draw(tournament, seed):
    assert draw_round(tournament.field(), seed) == draw_round(tournament.field(), seed)


def test_another_seed_gives_another_draw():
    field = Tournament(32, 1).field()
    assert len({draw_round(field, seed).tables for seed in range(5)}) == 5


@given(played())
@settings(max_examples=15)
def test_byes_go_to_the_fewest_had_then_the_lowest(tournament):
    field = tournament.field()
    had = Counter(player for past in field.rounds for player in past.byes)
    byes = draw_round(field, 1).byes
    place = {entrant.player: at for at, entrant in enumerate(field.entrants)}
    others = [player for player in place if player not in byes]
    for player in byes:
        assert all((had[player], -place[player]) < (had[other], -place[other]) for other in others)


def test_nobody_has_a_second_bye_while_another_has_none():
    tournament = Tournament(7, 5)
    for _ in range(7):
        tournament.play()
    had = Counter(player for past in tournament.rounds for player in past.byes)
    assert set(had.values()) == {3}


@pytest.mark.parametrize(("players", "rounds"), [(40, 5), (48, 6), (64, 8), (100, 6), (128, 10)])
@pytest.mark.parametrize("seed", range(3))
def test_no_pair_meets_twice_where_there_is_room(players, rounds, seed):
    tournament = Tournament(players, seed, planned=rounds)
    for _ in range(rounds):
        tournament.play()
    met = pairs_of(table for past in tournament.rounds for table in past.tables)
    assert len(met) == len(set(met))
    assert spread_of(tournament.rounds) <= 1


@pytest.mark.parametrize("seed", range(3))
def test_seats_are_even_after_every_round_without_a_plan(seed):
    tournament = Tournament(64, seed)
    for _ in range(8):
        tournament.play()
        assert spread_of(tournament.rounds) <= 1


def test_a_seat_out_of_turn_is_never_two_behind_in_a_plan():
    tournament = Tournament(64, 3, planned=10)
    for _ in range(10):
        tournament.play()
        assert spread_of(tournament.rounds) <= 2
    assert spread_of(tournament.rounds) <= 1


def test_players_of_equal_points_meet():
    tournament = Tournament(512, 1, planned=10)
    for _ in range(3):
        tournament.play()
    before = dict(tournament.points)
    ranges = [
        max(before[player] for player in table) - min(before[player] for player in table)
        for table in tournament.play().tables
    ]
    assert sum(ranges) <= 0.1 * len(ranges)


def test_clubs_and_conflicts_are_kept_apart_where_points_are_equal():
    entrants = tuple(Entrant(player, 0, f"club {player % 5}") for player in range(1, 21))
    conflicts = frozenset(frozenset((player, player + 1)) for player in range(1, 20, 2))
    clubs = {entrant.player: entrant.club for entrant in entrants}
    for table in draw_round(Field(entrants, conflicts=conflicts), 4).tables:
        assert len({clubs[player] for player in table}) == 4
        assert not any(frozenset(pair) in conflicts for pair in pairs_of([table]))


def test_points_may_be_fractions():
    entrants = tuple(Entrant(player, Fraction(100 - player, 3)) for player in range(1, 33))
    tables = draw_round(Field(entrants), 1).tables
    assert [sorted(table) for table in tables] == [list(range(at, at + 4)) for at in range(1, 33, 4)]


@given(played(most=24))
@settings(max_examples=15)
def test_a_drawn_table_scores_what_its_reasons_add_up_to(tournament):
    field = tournament.field()
    for score in score_round(field, draw_round(field, 3).tables):
        assert score.cost == sum(reason.cost for reason in score.reasons)
        assert all(str(reason) for reason in score.reasons)


def test_a_seating_fixed_by_hand_is_scored_the_same_way():
    entrants = (*(Entrant(player, 9 - player) for player in range(1, 9)),)
    past = (PastRound(((1, 2, 3, 4), (5, 6, 7, 8))), PastRound(((5, 1, 2, 6), (3, 7, 4, 8))))
    scores = score_round(Field(entrants, past), ((1, 2, 7, 8), (3, 4, 5, 6)))
    kinds = [[reason.kind for reason in score.reasons] for score in scores]
    assert kinds[0].count("thrice") == 2  # 1 and 2, 7 and 8 met in both rounds
    assert kinds[0].count("left") == 2  # 1 had 2, and 7 had 8, on the left before
    assert kinds[0].count("distance") == 1
    assert kinds[1].count("thrice") == 2
    assert scores[0].cost > 10**10


@pytest.mark.parametrize("tables", [((1, 2, 3, 9),), ((1, 2, 3, 3),), ((1, 2, 3),)])
def test_a_seating_that_is_none_is_refused(tables):
    field = Field(tuple(Entrant(player) for player in range(1, 9)))
    with pytest.raises(UnfitField):
        score_round(field, tables)


def test_fields_that_are_none_are_refused():
    four = tuple(Entrant(player) for player in range(1, 5))
    with pytest.raises(UnfitField, match="four players"):
        Field(four[:3])
    with pytest.raises(UnfitField, match="twice"):
        Field((*four, four[0]))
    with pytest.raises(UnfitField, match="round 1 twice"):
        Field(four, (PastRound(((1, 2, 3, 4),), (1,)),))
    with pytest.raises(UnfitField, match="planned"):
        Field(four, (PastRound(((1, 2, 3, 4),)),), planned=1)


@given(st.integers(-5, 0).map(lambda low: low - 1))
def test_weights_are_whole_and_not_negative(weight):
    with pytest.raises(ValueError, match="weight again"):
        Weights(again=weight)
