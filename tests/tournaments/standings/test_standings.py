import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.standings.explanation import explain_points, explain_tie_break
from tournaments.standings.log import (
    Adjustment,
    Bye,
    Dropped,
    Entered,
    Entry,
    Hold,
    Lift,
    NotPublished,
    RoundClosed,
    TableResult,
)
from tournaments.standings.points import (
    BALANCED,
    SCHEMES,
    STEADY,
    STEEP,
    WINNER,
    Settlement,
    UnfitPlaces,
    own_points,
    places_of,
)
from tournaments.standings.ranking import Rules, standings_now, standings_of_round
from tournaments.standings.sheet import ByeRule
from tournaments.standings.tiebreaks import TieBreak

ALL = tuple(TieBreak)
ONE, NONE, LESS = (Fraction(1),), (Fraction(0),), (Fraction(-1),)
RULES = Rules(tie_breaks=ALL, lot_seed="published")

totals = st.tuples(*[st.integers(0, 12)] * 4)


def shares(scheme, numbers):
    return scheme.award(numbers)


def four(numbers):
    """Return a tuple that is typed as one of four."""
    return tuple(numbers)


def play(players, rounds, seed, ties=True):
    """Return the log of a tournament of players 1, 2, …; four need not divide them."""
    chance = random.Random(seed)
    log: list[Entry] = []
    for number in range(1, rounds + 1):
        order = chance.sample(range(1, players + 1), players)
        for table in range(players // 4):
            seats = order[4 * table : 4 * table + 4]
            scores = [chance.randrange(4) if ties else value for value in chance.sample(range(4), 4)]
            log.append(
                TableResult(
                    number,
                    table + 1,
                    four(seats),
                    four(places_of(scores)),
                    four(scores),
                    four(chance.sample(range(4), 4)),
                    four(chance.randrange(500) for _ in range(4)),
                )
            )
        log += [Bye(number, player) for player in order[players // 4 * 4 :]]
        log.append(RoundClosed(number))
    return log


@given(totals)
def test_a_table_gives_away_what_its_places_score(totals):
    places = places_of(totals)
    for scheme in (STEADY, STEEP, BALANCED):
        assert sum(scheme.award(places)) == sum(scheme.places)


def test_shared_places_split_what_they_fill():
    assert shares(STEADY, (1, 1, 3, 4)) == (Fraction(5, 2), Fraction(5, 2), 1, 0)
    assert shares(STEADY, (2, 2, 1, 2)) == (1, 1, 3, 1)
    assert shares(STEEP, (1, 1, 1, 4)) == (Fraction(10, 3),) * 3 + (1,)
    assert shares(BALANCED, (1, 1, 1, 1)) == (0, 0, 0, 0)
    assert shares(WINNER, (2, 1, 2, 4)) == (0, 5, 0, 0)
    assert shares(WINNER, (1, 1, 3, 4)) == (1, 1, 0, 0)
    assert shares(own_points("own", (10, 6, 3, 1)), (4, 3, 2, 1)) == (1, 3, 6, 10)


@pytest.mark.parametrize("places", [(1, 1, 2, 3), (2, 3, 4, 4), (1, 2, 3, 5), (1, 2, 3)])
def test_places_that_are_none_are_refused(places):
    with pytest.raises(UnfitPlaces):
        shares(STEADY, places)
    if len(places) == 4:
        with pytest.raises(UnfitPlaces):
            standings_now([TableResult(1, 1, (1, 2, 3, 4), places)], Rules())


def test_yatzi_settles_exactly():
    assert shares(Settlement(), (210, 180, 150)) == (30, 0, -30)
    assert shares(Settlement(), (100, 100, 101)) == (Fraction(-1, 3), Fraction(-1, 3), Fraction(2, 3))
    result = TableResult(1, 1, (1, 2, 3, 4), (4, 3, 2, 1), totals=(100, 101, 102, 104))
    rows = standings_now([result], Rules(scheme=Settlement())).rows
    assert (rows[0].player, rows[0].points) == (4, Fraction(9, 4))
    assert sum(row.points for row in rows) == 0


@given(st.integers(4, 23), st.integers(1, 6), st.integers(0, 10**6), st.sampled_from(sorted(SCHEMES)))
def test_points_are_conserved_and_every_number_explains_itself(players, rounds, seed, name):
    scheme = SCHEMES[name]
    bye = ByeRule(Fraction(7, 5), as_own_opponents=bool(seed % 2))
    log: list[Entry] = [*play(players, rounds, seed), Adjustment("a", 1, Fraction(-1, 7), "late")]
    rules = Rules(scheme, ALL, bye, "published")
    standings = standings_now(log, rules)
    tables = [entry for entry in log if isinstance(entry, TableResult)]
    given_away = sum(sum(award(scheme, table)) for table in tables)
    byes = sum(isinstance(entry, Bye) for entry in log)
    assert sum(row.points for row in standings.rows) == given_away + byes * Fraction(7, 5) - Fraction(1, 7)
    for row in standings.rows:
        assert sum(term.value for term in explain_points(standings, row.player).terms) == row.points
        for tie_break, value in zip(ALL, row.values, strict=True):
            found = explain_tie_break(standings, row.player, tie_break)
            assert sum(term.value for term in found.terms) / found.divisor == value == found.value
    keys = [(row.points, *row.values) for row in standings.rows]
    assert keys == sorted(keys, reverse=True)


def award(scheme, table):
    return scheme.award(table.totals if isinstance(scheme, Settlement) else table.places)


def plain_opponents(log, points, player, cut):
    """Count a player's opponents' mean points without the arrays."""
    met = sorted(
        points[other]
        for entry in log
        if isinstance(entry, TableResult) and player in entry.players
        for other in entry.players
        if other != player
    )
    if cut and len(met) > 2:
        met = met[1:-1]
    return sum(met, Fraction(0)) / max(len(met), 1)


@given(st.integers(4, 20), st.integers(1, 5), st.integers(0, 10**6))
def test_opponents_are_counted_as_a_plain_count_does(players, rounds, seed):
    log = play(players, rounds, seed)
    rows = standings_now(log, Rules(tie_breaks=(TieBreak.OPPONENTS, TieBreak.OPPONENTS_CUT))).rows
    points = {row.player: row.points for row in rows}
    for row in rows:
        assert row.values[0] == plain_opponents(log, points, row.player, cut=False)
        assert row.values[1] == plain_opponents(log, points, row.player, cut=True)


def test_the_shared_table_decides_only_where_all_tied_met():
    first = TableResult(1, 1, (1, 2, 3, 4), (1, 2, 3, 4))
    second = TableResult(2, 1, (1, 2, 5, 6), (3, 2, 1, 4))
    rules = Rules(tie_breaks=(TieBreak.SHARED_TABLE,))
    rows = standings_now([first, second, TableResult(3, 1, (7, 8, 9, 10), (1, 2, 3, 4))], rules).rows
    at = {row.player: row for row in rows}
    assert at[1].points == at[2].points == 4
    assert at[1].values == at[2].values == NONE  # each before the other once
    assert at[5].points == at[7].points == 3
    assert at[5].rank == at[7].rank == 3  # never met
    tie = [TableResult(1, 1, (1, 2, 3, 4), (1, 2, 3, 4)), TableResult(2, 1, (1, 5, 6, 7), (4, 1, 2, 3))]
    tie.append(TableResult(2, 2, (2, 8, 9, 10), (3, 1, 2, 4)))
    at = {row.player: row for row in standings_now(tie, rules).rows}
    assert at[1].points == at[2].points == 3
    assert at[1].values == NONE  # tied with 5 and 8 too, whom they did not all meet


def test_one_win_over_the_other_decides():
    log: list[Entry] = [TableResult(1, 1, (1, 2, 3, 4), (1, 2, 3, 4)), Adjustment("x", 1, Fraction(-1), "late")]
    rows = standings_now(log, Rules(tie_breaks=(TieBreak.SHARED_TABLE,))).rows
    assert [(row.rank, row.player, row.values) for row in rows[:2]] == [(1, 1, ONE), (2, 2, LESS)]


@given(st.integers(8, 20), st.integers(0, 10**6))
def test_what_was_published_never_changes(players, seed):
    log = play(players, 3, seed)
    published = standings_of_round(log, 2, RULES).rows
    first = next(entry for entry in log if isinstance(entry, TableResult))
    corrected = TableResult(first.round, first.table, first.players, (4, 3, 2, 1), (0, 1, 2, 3))
    later: list[Entry] = [
        *log,
        corrected,
        Dropped(1),
        Entered(99),
        Adjustment("p", 2, Fraction(-5), "ruling"),
        Hold("h", 3, "appeal"),
    ]
    assert standings_of_round(later, 2, RULES).rows == published
    assert standings_of_round([*later, RoundClosed(4)], 3, RULES).rows == standings_of_round(log, 3, RULES).rows
    now = {row.player: row for row in standings_now(later, RULES).rows}
    before = {row.player: row for row in standings_now(log, RULES).rows}
    assert now[2].points < before[2].points + 3
    assert now[1].dropped
    assert now[3].provisional
    assert now[99].games == 0
    assert not {row.player: row for row in standings_now([*later, Lift("h")], RULES).rows}[3].provisional
    with pytest.raises(NotPublished):
        standings_of_round(later, 4, RULES)


def test_the_last_result_and_the_last_adjustment_stand():
    log: list[Entry] = [
        TableResult(1, 1, (1, 2, 3, 4), (1, 2, 3, 4)),
        TableResult(1, 1, (1, 2, 3, 4), (4, 3, 2, 1)),
        Adjustment("k", 4, Fraction(-2), "first"),
        Adjustment("k", 4, Fraction(-1), "appeal"),
    ]
    assert {row.player: row.points for row in standings_now(log, Rules()).rows} == {1: 0, 2: 1, 3: 2, 4: 2}


def test_a_bye_scores_the_second_place_unless_set_otherwise():
    log: list[Entry] = [TableResult(1, 1, (1, 2, 3, 4), (1, 2, 3, 4)), Bye(1, 5)]
    points = {row.player: row.points for row in standings_now(log, Rules()).rows}
    assert points[5] == 2
    own = Rules(tie_breaks=(TieBreak.OPPONENTS,), bye=ByeRule(Fraction(3, 2), as_own_opponents=True))
    row = {row.player: row for row in standings_now(log, own).rows}[5]
    assert (row.points, *row.values) == (Fraction(3, 2), Fraction(3, 2))
    none = Rules(tie_breaks=(TieBreak.OPPONENTS,))
    assert {row.player: row for row in standings_now(log, none).rows}[5].values == NONE


def test_rules_that_are_none_are_refused():
    with pytest.raises(ValueError, match="twice"):
        Rules(tie_breaks=(TieBreak.WINS, TieBreak.WINS))
    with pytest.raises(ValueError, match="seed"):
        Rules(tie_breaks=(TieBreak.LOT,))
    with pytest.raises(ValueError, match="four places"):
        own_points("own", (1, 2, 3, 4))


def test_nobody_has_played_yet():
    assert standings_now([], RULES).rows == ()
    assert [row.rank for row in standings_now([Entered(1), Entered(2)], Rules()).rows] == [1, 1]
