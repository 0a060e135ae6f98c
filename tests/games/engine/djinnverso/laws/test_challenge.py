"""D7, D15, D16: who starts the game, what a challenge costs, and who starts next. Worked example 7."""

import pytest

from games.engine.djinnverso.commands import ThrowForStart
from games.engine.djinnverso.events import RoundStarted, StartThrown, WishLost
from tests.games.engine.djinnverso.laws.brute_force import HANDS, strength
from tests.games.engine.djinnverso.laws.table import TABLE_SIZES, Loaded, Table, findings, started


def test_d7_the_highest_face_starts():
    table = Table()
    events = table.play("first 1=F 2=A 3=L 4=E")
    assert events[1:] == (RoundStarted(1, 3),)


@pytest.mark.parametrize("face", "LSTOAWF")
def test_d7_every_face_beats_those_below_it(face):
    lower = "LSTOAWFE"["LSTOAWFE".index(face) + 1]
    table = Table(2)
    assert table.play(f"first 1={lower} 2={face}")[-1] == RoundStarted(1, 2)


def test_d7_only_those_tied_throw_again():
    table = Table()
    table.play("first 1=F 2=L 3=L 4=E")
    assert table.state.round is None
    table.refuses("first 1=F 2=S 3=A 4=E", "D7")
    table.refuses("first 2=S", "D7")
    table.play("first 2=A 3=A")
    assert table.play("first 2=A 3=W")[-1] == RoundStarted(1, 2)


def test_d7_who_tied_low_does_not_throw_again():
    table = Table()
    assert table.play("first 1=E 2=E 3=L 4=E")[-1] == RoundStarted(1, 3)


def test_d7_everybody_throws_and_nobody_but_the_tied_may_be_named():
    table = Table()
    table.refuses("first 1=F 2=L 3=S", "D7")
    table.refuses("first 1=F 2=L 3=S 4=EE", "D7")
    table.play("first 1=L 2=L 3=S 4=E")
    table.refuses("start 3", "D7")
    table.refuses("start 1", "D7")


def test_d7_the_throws_for_the_start_come_once():
    table = started()
    table.refuses("first 1=F 2=A 3=L 4=E", "D7")
    table.refuses("start 2", "D7")


def test_d7_nothing_is_played_before_it_is_known_who_starts():
    table = Table()
    for line in ("1 throw 7 = ?", "1 bid pair", "2 mendax", "1 look", "1 absent"):
        table.refuses(line, "D7")


def test_d7_by_the_option_seven_hands_are_compared_by_the_full_ladder():
    """Equal pairs: on the ladder of groups a tie, on the full ladder the Luck beside the pair decides."""
    table = Table(3, first_throw="seven")
    table.refuses("first 1=L 2=S 3=E", "D7")
    assert table.play("first 1=WWSTOAF 2=LWWTOAF 3=LSTOAFE")[-1] == RoundStarted(1, 2)


@pytest.mark.parametrize("ladder", ["groups", "full", "types"])
def test_d7_the_option_seven_compares_by_the_full_ladder_whatever_the_bids_stand_on(ladder):
    table = Table(2, first_throw="seven", ladder=ladder)
    assert table.play("first 1=LWWTOAF 2=LWWSOAF")[-1] == RoundStarted(1, 2)


def test_d7_by_the_option_seven_only_equal_hands_tie():
    table = Table(2, first_throw="seven")
    table.play("first 1=WWSTOAF 2=FAOTSWW")
    assert table.state.round is None


def test_d7_online_all_throw_until_one_is_highest():
    dice = Loaded("LEEEEEE", "SLLLLLL", "LSSSSSS", "EEEEEEE", "WLLLLLL", "AEEEEEE")
    table = Table(dice=dice)
    from_box = table.game.act(ThrowForStart(), dice)
    assert from_box == (
        StartThrown(((1, "L"), (2, "S"), (3, "L"), (4, "E"))),
        StartThrown(((1, "W"), (3, "A"))),
        RoundStarted(1, 3),
    )
    assert [(index.round, index.turn, index.seat) for index in dice.asked] == [
        (0, 1, 1),
        (0, 1, 2),
        (0, 1, 3),
        (0, 1, 4),
        (0, 2, 1),
        (0, 2, 3),
    ]


def test_d7_an_audit_checks_the_starter_only_where_the_throws_were_written_down():
    assert findings("round 1 starter 4\n") == []
    assert findings("first 1=F 2=L 3=A 4=E\nround 1 starter 4\n") == [(2, "D7")]
    assert findings("first 1=F 2=L 3=A 4=E\nround 1 starter 2\n") == []
    assert findings("first 1=F 2=L 3=L 4=E\nfirst 1=E 2=S 3=A 4=E\nround 1 starter 2\n") == [(2, "D7")]


@pytest.mark.parametrize("hand", HANDS[::61])
def test_d15_a_hand_that_makes_good_the_bid_costs_the_challenger_and_any_other_the_bidder(hand):
    table = started().bid("square:W", hand=hand)
    _, lost, _ = table.play("2 mendax", f"open {hand}")
    assert lost == WishLost(2 if strength(hand)[:2] >= strength("WWWWLSE")[:2] else 1)


def test_d15_otherwise_the_bidder_loses():
    table = started().bid("pair", "better", "square:L", hand="LSTOAWF")
    table.play("4 mendax", "open LSTOAWF")
    assert table.state.wishes == (3, 3, 2, 3)


def test_d15_the_latest_bid_is_judged_and_the_latest_bidder_loses():
    table = started().bid("square:L", "pair:E", hand="WWLSTOA")
    table.play("3 mendax", "open WWLSTOA")
    assert table.state.wishes == (3, 3, 2, 3)


def test_d15_nobody_else_loses_anything():
    table = started(seats=8).bid("square:L", hand="LSTOAWF")
    table.play("2 mendax", "open LSTOAWF")
    assert table.state.wishes == (2, 3, 3, 3, 3, 3, 3, 3)


def test_d15_the_box_shows_what_lies_in_it():
    table = started().bid("pair", hand="WWTOAFE")
    table.play("2 mendax")
    table.refuses("open LLLLLLL", "D15")
    table.play("open WWTOAFE")


def test_d15_the_box_is_opened_only_after_mendax_and_must_be_seen():
    table = started().bid("pair")
    table.refuses("open LLLLLLL", "D15")
    table.play("2 mendax")
    table.refuses("open", "D15")


@pytest.mark.parametrize("seats", TABLE_SIZES)
@pytest.mark.parametrize("loser", [1, 2])
def test_d16_the_first_to_the_left_of_the_loser_starts(seats, loser):
    table = started(loser, seats=seats).lose(loser)
    assert (table.round.number, table.round.starter) == (2, loser % seats + 1)


def test_d16_the_challenger_who_lost_is_followed_by_the_player_to_their_left():
    table = started().bid("pair", hand="WWTOAFE")
    assert table.play("2 mendax", "open WWTOAFE")[-1] == RoundStarted(2, 3)


@pytest.mark.parametrize("seats", range(4, 9))
def test_d16_eliminated_seats_to_the_left_are_passed_over(seats):
    table = started(2, seats=seats, wishes=1).lose(2)
    table.bid(*["better"] * (seats - 2))
    assert table.turn == 1
    table.bid("djinnverso")
    events = table.play("3 mendax", "open LSTOAWF")
    assert events[-1] == RoundStarted(3, 3)
    assert table.state.playing == tuple(range(3, seats + 1))


def test_example_7_seat_1_has_come_down_to_one_wish_and_starts():
    table = started().lose(1)
    while table.turn != 1:
        table.bid("better")
    table.bid("djinnverso")
    events = table.play("2 mendax", "open LSTOAWF")
    assert table.state.wishes == (1, 3, 3, 3)
    assert events[-1] == RoundStarted(3, 1)


@pytest.mark.parametrize("loser", [1, 2, 3, 4])
def test_d16_a_player_come_down_to_the_last_wish_starts(loser):
    table = started(loser, wishes=2).lose(loser)
    assert table.round.starter == loser


def test_d16_so_does_a_challenger_come_down_to_the_last_wish():
    table = started(wishes=2).bid("pair", hand="WWTOAFE")
    assert table.play("2 mendax", "open WWTOAFE")[-1] == RoundStarted(2, 2)


def test_d16_who_was_at_the_last_wish_already_is_out_and_does_not_start():
    table = started(wishes=2).lose(1).lose(1)
    assert table.state.playing == (2, 3, 4)
    assert table.round.starter == 2


def test_d16_another_players_last_wish_is_no_ground_to_start():
    table = started(wishes=2).lose(1).bid("better")
    assert table.state.wishes == (1, 2, 2, 2)
    table.bid("better", "djinnverso").play("4 mendax", "open LSTOAWF")
    assert table.round.starter == 3
    table.bid("pair:E", "pair:F").play("1 mendax", "open WWTOAFE")
    assert table.state.playing == (2, 3, 4)
    assert table.round.starter == 2


@pytest.mark.parametrize(("wishes", "losses"), [(1, 0), (2, 1), (3, 2), (5, 4), (9, 8)])
def test_d16_come_down_to_one_from_any_number_of_wishes(wishes, losses):
    table = started(wishes=wishes)
    for _ in range(losses):
        assert table.round.starter == 1 or table.state.wishes[0] > 1
        table.lose(1)
    assert table.state.wishes[0] == 1
    assert table.round.starter == 1


def test_d16_by_the_option_trial_only_the_last_wish_starts_after_a_trial_alone():
    table = started(wishes=2, last_wish_starts="trial-only").lose(1)
    assert table.round.starter == 2
    table.bid("djinnverso").play("3 trial", "3 throw 7 = LSTOAWF", "3 stop")
    assert table.state.wishes == (1, 2, 1, 2)
    assert table.round.starter == 3
