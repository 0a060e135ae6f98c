"""D3, D35, D36: wishes, the winner, places, a table's time; and corrections that go back over an end."""

import pytest

from games.engine.djinnverso.commands import TakeBack
from games.engine.djinnverso.events import BidChallenged, BidSpoken, GameEnded, RoundStarted, TimeCalled, WishLost
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import places
from games.engine.djinnverso.views import Public, view
from tests.games.engine.djinnverso.laws.table import TABLE_SIZES, Table, findings, started


def event_number(table: Table, kind: type, nth: int = -1) -> int:
    """The number on the record of the nth event of a kind."""
    return [number for number, event in enumerate(table.game.events, 1) if isinstance(event, kind)][nth]


def take_back(table: Table, first: int) -> None:
    table.game.act(TakeBack(first))


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d3_every_player_starts_with_three_wishes(seats):
    assert Game(Ruleset(), seats).state.wishes == (3,) * seats


@pytest.mark.parametrize("wishes", range(1, 10))
def test_d3_or_as_many_as_the_option_says_from_one_to_nine(wishes):
    table = started(seats=2, wishes=wishes)
    assert table.state.wishes == (wishes, wishes)
    for _ in range(wishes):
        assert table.phase != "over"
        table.lose(2)
    assert (table.state.wishes, table.state.winners) == ((wishes, 0), (1,))


@pytest.mark.parametrize("wishes", [0, 10, -1, None, "3", True])
def test_d3_no_other_number_of_wishes(wishes):
    with pytest.raises(ValueError, match="wishes"):
        Ruleset(wishes=wishes)


def test_d3_a_player_is_out_at_none():
    table = started(wishes=2).lose(3).lose(3)
    assert table.state.playing == (1, 2, 4)
    table.refuses("3 says but I was first", "D3")


@pytest.mark.parametrize("seats", TABLE_SIZES)
@pytest.mark.parametrize("winner", [1, 2])
def test_d3_the_last_player_with_a_wish_wins(seats, winner):
    table = started(seats=seats, wishes=1)
    for seat in range(1, seats + 1):
        if seat != winner:
            assert table.phase != "over"
            table.lose(seat)
    assert (table.phase, table.state.winners) == ("over", (winner,))
    assert isinstance(table.game.events[-1], GameEnded)


@pytest.mark.parametrize(
    ("line", "law"),
    [
        ("1 throw 7 = ?", "D3"),
        ("1 bid pair", "D3"),
        ("2 mendax", "D3"),
        ("1 says ha", "D3"),
        ("1 absent", "D3"),
        ("1 leave", "D3"),
        ("time", "D3"),
        ("wish 2 +1 D32", "D3"),
        ("exclude 1 D4", "D3"),
        ("void D32", "D3"),
        ("suspend D29", "D3"),
        ("start 1", "D3"),
    ],
)
def test_d3_when_the_game_is_over_nothing_more_is_played(line, law):
    started(seats=2, wishes=1).lose(2).refuses(line, law)


def test_d35_the_winner_then_in_reverse_order_of_elimination():
    table = started(wishes=1).lose(3).lose(1).lose(4)
    assert places(table.state) == ((2,), (4,), (1,), (3,))
    assert view(table.state, Public()).places == places(table.state)


def test_d35_excluded_and_disqualified_players_last_whenever_it_was():
    table = started(seats=5, wishes=1).lose(1)
    table.play("exclude 4 D4")
    table.lose(2).lose(3)
    assert places(table.state) == ((5,), (3,), (2,), (1,), (4,))


def test_d35_who_left_is_placed_by_the_time_of_leaving():
    table = started(wishes=1).lose(1)
    table.play("4 leave")
    table.lose(2)
    assert places(table.state) == ((3,), (2,), (4,), (1,))


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d35_everybody_has_one_place(seats):
    table = started(seats=seats, wishes=1)
    for seat in range(seats, 1, -1):
        table.lose(seat)
    assert places(table.state) == tuple((seat,) for seat in range(1, seats + 1))


@pytest.mark.parametrize(
    "line_up",
    [
        [],
        ["1 throw 7 = ?"],
        ["1 throw 7 = ?", "1 bid pair"],
        ["1 throw 7 = ?", "1 bid pair", "2 look"],
        ["1 throw 7 = ?", "1 bid pair", "2 throw 3 = ?"],
        ["1 throw 7 = ?", "1 bid pair", "2 mendax"],
        ["1 throw 7 = ?", "1 bid djinnverso", "2 trial"],
        ["1 throw 7 = ?", "1 bid djinnverso", "2 trial", "2 throw 7 = LLLLLLE"],
    ],
)
def test_d36_when_time_is_up_the_round_in_play_is_finished(line_up):
    table = started()
    table.play(*line_up)
    before = table.round
    assert table.play("time") == (TimeCalled(),)
    assert (table.round, table.state.winners) == (before, ())
    if table.phase == "turn":
        if not table.round.bids:
            table.play(*[] if line_up else ["1 throw 7 = ?"], "1 bid square:L")
        elif table.round.accepted:
            table.play(*[] if table.round.thrown is not None else ["2 throw 0 = ?"], "2 bid square:L")
        table.play(f"{table.turn} mendax")
    if table.phase == "challenged":
        table.play("open LSTOAWF")
    if table.phase == "trial":
        table.play(*["2 throw 7 = LLLLLLE"] * (2 if table.round.trial else 3))
    assert table.phase == "over"
    assert sum(table.state.wishes) == 11
    assert isinstance(table.game.events[-1], GameEnded)


def test_d36_more_wishes_is_the_better_place_and_equal_wishes_share_it():
    table = started().lose(1).lose(2).lose(2)
    assert table.state.wishes == (2, 1, 3, 3)
    table.play("time")
    table.lose(4)
    assert (table.state.winners, places(table.state)) == ((3,), ((3,), (1, 4), (2,)))


def test_d36_the_first_place_is_shared_too():
    table = started()
    table.play("time")
    events = table.lose(2).game.events
    assert events[-1] == GameEnded((1, 3, 4))
    assert places(table.state) == ((1, 3, 4), (2,))


def test_d36_the_eliminated_come_after_those_with_wishes_and_the_excluded_last():
    table = started(seats=6, wishes=2).lose(1).lose(1).lose(2)
    table.play("exclude 6 D4", "time")
    table.lose(2)
    assert table.state.wishes[:2] == (0, 0)
    assert places(table.state) == ((3, 4, 5), (2,), (1,), (6,))


def test_d36_a_trial_that_succeeds_ends_the_game_at_time_with_all_equal():
    table = started().bid("djinnverso")
    table.play("2 trial", "time", "2 throw 7 = LLLLLLL")
    assert places(table.state) == ((1, 2, 3, 4),)


def test_d36_before_the_first_round_all_share():
    table = Table(3)
    table.play("first 1=L 2=L 3=E", "time")
    assert places(table.state) == ((1, 2, 3),)


def test_d36_time_is_up_once():
    table = started()
    table.play("time")
    table.refuses("time", "D36")


def test_d36_a_last_wish_lost_after_time_still_leaves_one_winner():
    table = started(seats=2, wishes=1)
    table.play("time")
    table.lose(1)
    assert places(table.state) == ((2,), (1,))


def test_d36_a_round_void_after_time_is_over_and_no_other_begins():
    table = started().bid("pair")
    table.play("time", "2 leave")
    assert (table.phase, places(table.state)) == ("over", ((1, 3, 4), (2,)))


def test_d36_time_called_while_the_game_stands_still_waits_for_the_round():
    table = started().bid("pair", hand="LSTOAWF")
    table.play("suspend D32", "time")
    assert table.phase == "turn"
    table.play("resume", "2 mendax", "open LSTOAWF")
    assert table.phase == "over"


@pytest.mark.parametrize("minutes", [None, 1, 45])
def test_d36_table_minutes_are_none_or_a_number(minutes):
    assert Ruleset().table_minutes is None
    assert Ruleset(table_minutes=minutes).table_minutes == minutes
    with pytest.raises(ValueError, match="table_minutes"):
        Ruleset(table_minutes=0)


def test_d36_as_an_audit_reads_it():
    body = "round 1 starter 1\n1 throw 7 = LSTOAWF\n1 bid pair\ntime\n2 mendax\nopen LSTOAWF\nlost 1\n"
    assert findings(body + "end winner 2 3 4\n") == []
    assert findings(body + "end winner 1\n") == [(8, "D36")]
    assert findings(body + "round 2 starter 2\n")[0] == (8, "D36")
    assert findings("round 1 starter 1\ntime\nend winner 1 2 3 4\n") == [(3, "D3")]


def test_a_game_that_is_over_is_played_on_when_its_end_is_taken_back():
    table = started(seats=2, wishes=1).bid("pair", hand="WWTOAFE")
    table.play("2 mendax", "open WWTOAFE")
    assert table.phase == "over"
    take_back(table, event_number(table, BidChallenged))
    assert (table.phase, table.state.wishes, table.state.winners, table.turn) == ("turn", (1, 1), (), 2)
    table.play("2 throw 0 = ?", "2 bid magi", "1 mendax", "open WWTOAFE")
    assert table.state.winners == (1,)


def test_an_end_alone_taken_back_is_due_again():
    table = started(seats=2, wishes=1).lose(2)
    take_back(table, event_number(table, GameEnded))
    assert table.phase != "over"
    assert table.play("proceed") == (GameEnded((1,)),)


def test_a_lost_wish_taken_back_over_the_end_of_a_round_gives_the_starter_back_too():
    table = started().bid("pair", hand="LSTOAWF")
    table.play("2 mendax", "open LSTOAWF")
    take_back(table, event_number(table, WishLost))
    assert table.state.wishes == (3, 3, 3, 3)
    assert table.play("proceed") == (WishLost(1), RoundStarted(2, 2))
    assert table.state.wishes == (2, 3, 3, 3)


def test_an_elimination_taken_back_over_two_rounds_brings_the_player_back():
    table = started(wishes=1).lose(1).lose(2)
    assert 1 not in table.state.playing
    take_back(table, event_number(table, BidSpoken, 0))
    assert [*table.state.playing] == [1, 2, 3, 4]
    assert not table.state.eliminated
    assert (table.round.number, table.turn) == (1, 1)
    table.play("1 bid pair")


def test_claims_and_exclusions_are_taken_back_with_the_rest():
    table = started().bid("square:E", "pair")
    bid = event_number(table, BidSpoken)
    table.play("3 underbid of 1", "4 underbid of 2", "exclude 4 D4")
    assert table.state.false_claims == (0, 0, 1, 0)
    take_back(table, bid)
    assert (table.rungs(), table.state.false_claims, table.state.excluded) == (["square:E"], (0, 0, 0, 0), ())


def test_what_was_taken_back_cannot_be_taken_back_again():
    table = started().bid("pair")
    number = event_number(table, BidSpoken)
    take_back(table, number)
    with pytest.raises(Exception, match="not-standing"):
        take_back(table, number)
