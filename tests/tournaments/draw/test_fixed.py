import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.draw.fields import pairs_of, spread_of
from tournaments.draw.fixed.bound import least_repeats
from tournaments.draw.fixed.galois import galois_field
from tournaments.draw.fixed.schedule import fixed_schedule
from tournaments.draw.fixed.seats import even_seats
from tournaments.draw.fixed.starters import find_starter
from tournaments.draw.quality import judge

WITHOUT_REPEAT = [
    (16, 5),
    (20, 5),
    (24, 7),
    (28, 8),
    (64, 15),
    (128, 15),
    (28, 9),
    (36, 11),
    (64, 21),
]


@pytest.mark.parametrize(("players", "rounds"), WITHOUT_REPEAT)
def test_no_pair_meets_twice(players, rounds):
    schedule = fixed_schedule(players, rounds)
    assert schedule.repeats == 0
    met = pairs_of(table for past in schedule.rounds for table in past.tables)
    assert len(met) == len(set(met)) == players // 4 * 6 * rounds
    assert spread_of(schedule.rounds) <= 1


def test_thirty_two_players_play_nine_rounds_without_a_repeat_and_ten_with_few():
    assert fixed_schedule(32, 9).repeats == 0
    assert fixed_schedule(32, 10).repeats <= 32  # none is known to us; Aguado (2004) has none


@given(st.integers(4, 40), st.integers(1, 9))
@settings(max_examples=40)
def test_any_size_is_scheduled(players, rounds):
    schedule = fixed_schedule(players, rounds)
    assert len(schedule.rounds) == rounds
    for past in schedule.rounds:
        seated = [player for table in past.tables for player in table]
        assert sorted([*seated, *past.byes]) == list(range(1, players + 1))
    assert spread_of(schedule.rounds) <= 1
    assert schedule.repeats >= schedule.least
    assert judge(players, schedule.rounds, [None] * rounds).repeats == schedule.repeats


def test_the_bound_is_met_where_everyone_meets_everyone():
    assert [fixed_schedule(8, rounds).repeats for rounds in (1, 7)] == [0, 56]
    assert least_repeats(8, 7) == 56
    assert least_repeats(16, 5) == 0
    assert least_repeats(16, 6) == 24


@given(st.lists(st.permutations(range(9)).map(lambda order: order[:4]), min_size=1, max_size=30))
def test_seats_of_any_tables_are_even(tables):
    seated = even_seats(tables)
    assert [sorted(table) for table in seated] == [sorted(table) for table in tables]
    counts: dict[int, list[int]] = {}
    for table in seated:
        for seat, player in enumerate(table):
            counts.setdefault(player, [0, 0, 0, 0])[seat] += 1
    assert all(max(count) - min(count) <= 1 for count in counts.values())


@pytest.mark.parametrize("q", [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 32])
def test_fields_are_fields(q):
    field = galois_field(q)
    everything = list(range(q))
    for table, unit in ((field.plus, 0), (field.times, 1)):
        assert (table == table.T).all()
        assert table[unit].tolist() == everything
    assert all(sorted(row) == everything for row in field.plus.tolist())
    assert all(sorted(row) == everything for row in field.times[1:].tolist())
    for a in everything:
        assert (field.times[a][field.plus] == field.plus[field.times[a]][:, field.times[a]]).all()


def test_there_is_no_field_of_six():
    with pytest.raises(ValueError, match="no field of 6"):
        galois_field(6)


def test_a_starter_is_found():
    starter = find_starter(24, 1, tries=50)
    assert starter is not None
    assert sorted(player for table in starter for player in table) == list(range(24))
