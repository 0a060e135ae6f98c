import random
from fractions import Fraction

import pytest

from tournaments.draw.brackets.cuts import Finisher, cut_by_number, cut_by_points, play_off_tables
from tournaments.draw.brackets.double import double_elimination
from tournaments.draw.brackets.plan import FromTable, Seed
from tournaments.draw.brackets.presets import PRESETS, preset_for
from tournaments.draw.brackets.seeding import Seeding, seed_tables
from tournaments.draw.brackets.single import single_elimination

FAST = [*range(4, 70), 127, 128, 129, 254, 255, 256, 257, 1023, 1024]
ALL = [range(least, min(least + 256, 1025)) for least in range(4, 1025, 256)]


def winner_of(bracket, chance):
    """Play the bracket; what elimination promises is asserted on the way."""
    finished: dict[int, list[int]] = {}
    used: set[object] = set()
    for table in bracket.tables:
        assert table.number == len(finished) + 1
        assert len(table.slots) == 4
        assert not used & set(table.slots)
        used |= set(table.slots)
        players = [
            slot.number if isinstance(slot, Seed) else finished[slot.table][slot.place - 1] for slot in table.slots
        ]
        assert len(set(players)) == 4
        finished[table.number] = chance.sample(players, 4)
    assert {slot.number for slot in used if isinstance(slot, Seed)} == set(range(1, bracket.players + 1))
    check_ways(bracket, used)
    assert bracket.tables[-1].bracket == "final"
    return finished[bracket.tables[-1].number][0]


def check_ways(bracket, used):
    """Who goes on is better placed than who does not, nobody comes up again, and only a second loss puts
    out.
    """
    for table in bracket.tables:
        for slot in table.slots:
            if isinstance(slot, FromTable):
                before = bracket.tables[slot.table - 1]
                assert before.round < table.round
                assert all(FromTable(slot.table, place) in used for place in range(1, slot.place))
                assert (before.bracket, table.bracket) != ("lower", "upper")
    for table in bracket.tables[:-1]:
        stay = {FromTable(table.number, place) for place in range(1, 5)} - used
        assert not (stay and bracket.double and table.bracket == "upper")
        assert table.bracket != "final"


@pytest.mark.parametrize("make", [single_elimination, double_elimination])
@pytest.mark.parametrize("advance", [1, 2])
def test_a_bracket_ends_with_one_winner(make, advance):
    for players in FAST:
        assert 1 <= winner_of(make(players, advance), random.Random(players)) <= players


@pytest.mark.slow
@pytest.mark.parametrize("fields", ALL)
@pytest.mark.parametrize("make", [single_elimination, double_elimination])
@pytest.mark.parametrize("advance", [1, 2])
def test_every_bracket_ends_with_one_winner(make, advance, fields):
    for players in fields:
        assert 1 <= winner_of(make(players, advance), random.Random(players)) <= players


def test_the_best_seeds_have_the_byes():
    for players in FAST:
        for advance in (1, 2):
            byes = single_elimination(players, advance).byes
            assert byes == tuple(range(1, len(byes) + 1))


def test_only_the_first_round_has_byes():
    for players in FAST:
        bracket = single_elimination(players, 2)
        for number in range(2, bracket.tables[-1].round + 1):
            coming = sum(len(table.slots) for table in bracket.tables if table.round == number)
            assert coming & (coming - 1) == 0
            assert all(
                isinstance(slot, FromTable) or number == 2
                for table in bracket.tables
                if table.round == number
                for slot in table.slots
            )


def test_seeding():
    assert seed_tables(16) == ((1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13))
    assert seed_tables(16, Seeding.DEALT)[0] == (1, 5, 9, 13)
    with pytest.raises(ValueError, match="do not fill"):
        seed_tables(10)


def test_ten_leave_two_straight_to_the_final():
    bracket = single_elimination(10, 1)
    assert bracket.byes == (1, 2)
    assert [len(bracket.tables), bracket.tables[-1].round] == [3, 2]


@pytest.mark.parametrize(("players", "advance"), [(3, 1), (1025, 2), (16, 3)])
def test_fields_no_bracket_is_made_for(players, advance):
    with pytest.raises(ValueError, match=r"a bracket has|go on"):
        single_elimination(players, advance)
    with pytest.raises(ValueError, match=r"a bracket has|go on"):
        double_elimination(players, advance)


FINISHERS = [
    Finisher(player, rank, Fraction(points))
    for player, rank, points in ((7, 1, 9), (4, 2, 8), (9, 3, 6), (1, 4, 6), (2, 4, 6), (3, 6, 1))
]


def test_a_cut_is_decided_by_tie_breaks_or_a_play_off():
    assert cut_by_number(FINISHERS, 3).through == (7, 4, 9)
    line = cut_by_number(FINISHERS, 4)
    assert (line.through, line.play_off, line.places) == ((7, 4, 9), (1, 2), 1)
    assert cut_by_number(FINISHERS, 5).play_off == ()
    line = cut_by_number(FINISHERS, 3, play_off=True)
    assert (line.through, line.play_off, line.places) == ((7, 4), (9, 1, 2), 1)
    assert play_off_tables(line) == ((9, 1, 2),)
    assert cut_by_number(FINISHERS, 5, play_off=True).through == (7, 4, 9, 1, 2)
    assert cut_by_points(FINISHERS, 6).through == (7, 4, 9, 1, 2)
    with pytest.raises(ValueError, match="cannot go on"):
        cut_by_number(FINISHERS, 7)


def test_presets_follow_on_each_other():
    assert [(preset.least, preset.most) for preset in PRESETS[1:]] == [
        (17, 34),
        (35, 64),
        (65, 128),
        (129, 208),
        (209, 304),
    ]
    assert [(preset.rounds, preset.cut) for preset in PRESETS[1:]] == [
        (3, 4),
        (4, 10),
        (5, 16),
        (6, 16),
        (7, 16),
    ]
    assert preset_for(64).cut == 10
    with pytest.raises(LookupError):
        preset_for(305)
