"""D26 to D29: a player who is absent when the turn comes, and a table where nobody is left to act."""

from typing import Any

import pytest

from games.engine.djinnverso.events import GameSuspended, PlayerAbsent, RoundStarted, WishLost
from games.engine.djinnverso.views import Public, view
from tests.games.engine.djinnverso.laws.table import TABLE_SIZES, findings, started


def test_d26_absence_is_accepting_and_passing_on_with_better():
    table = started().bid("pair:W", hand="WWTOAFE")
    assert table.play("2 absent") == (PlayerAbsent(2),)
    assert table.rungs() == ["pair:W", "pair:A"]
    assert (table.turn, table.round.accepted, table.round.hand) == (3, False, "TOAWWFE")


def test_d26_nothing_is_thrown():
    table = started().bid("pair:W")
    table.play("2 absent")
    assert not table.round.bids[-1].thrown
    assert table.round.bids[-1].absent


def test_d26_the_bid_is_theirs_and_they_lose_a_wish_over_it():
    table = started().bid("pair:W", hand="WWTOAFE")
    events = table.play("2 absent", "3 mendax", "open WWTOAFE")
    assert events[1:] == (WishLost(2), RoundStarted(2, 3))


def test_d26_or_win_one_over_it():
    table = started().bid("pair:W", hand="LLTOAFE")
    table.play("2 absent", "3 mendax", "open LLTOAFE")
    assert table.state.wishes == (3, 3, 2, 3)


@pytest.mark.parametrize(
    "before", [["2 look"], ["2 throw 3 = ?"], ["2 look", "2 throw 0 = ?"], ["2 throw 7 = ?", "2 look"]]
)
def test_d26_later_in_the_turn_what_was_thrown_stands_and_better_is_bid(before):
    table = started().bid("pair:W")
    table.play(*before, "2 absent")
    thrown = next((int(line.split()[2]) for line in before if "throw" in line), None)
    assert table.rungs() == ["pair:W", "pair:A"]
    assert (table.round.bids[-1].thrown or 0) == (thrown or 0)


def test_d26_the_dice_thrown_before_the_clock_ran_out_lie_in_the_box():
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 throw 5 keep WW = LLSSTWW", "2 absent")
    assert table.round.hand == "LLSSTWW"


def test_d26_a_starter_who_has_thrown_bids_better_from_nothing():
    table = started()
    table.play("1 throw 7 = ?", "1 absent")
    assert (table.rungs(), table.turn) == (["single:E"], 2)


def test_d26_a_trial_ends_on_the_dice_as_they_lie():
    table = started().bid("djinnverso")
    events = table.play("2 trial", "2 throw 7 = LLLLLLE", "2 absent")
    assert events == (PlayerAbsent(2), WishLost(2), RoundStarted(2, 3))


def test_d26_a_trial_declared_and_never_thrown_has_failed():
    table = started().bid("djinnverso", hand="LLLLLLL")
    assert table.play("2 trial", "2 absent")[1:] == (WishLost(2), RoundStarted(2, 3))


def test_d26_coming_back_does_not_undo_it():
    table = started().bid("pair:W")
    table.play("2 absent")
    for line, law in [("2 mendax", "D14"), ("2 bid magi", "D13"), ("2 throw 1 = ?", "D9"), ("2 look", "D9")]:
        table.refuses(line, law)
    table.play("2 says I was only thinking")
    assert table.rungs() == ["pair:W", "pair:A"]


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_d26_only_who_has_the_turn_can_be_absent(seat):
    started().bid("pair").refuses(f"{seat} absent", "D26")


def test_d26_after_mendax_nobodys_turn_runs_out():
    table = started().bid("pair")
    table.play("2 mendax")
    for seat in (1, 2, 3, 4):
        table.refuses(f"{seat} absent", "D26")


def test_d26_a_better_of_absence_is_never_an_underbid():
    table = started().bid("pair:W")
    table.play("2 absent", "3 underbid of 2")
    assert table.state.false_claims == (0, 0, 1, 0)


def test_d26_absence_is_measured_again_after_a_claim_like_any_better():
    table = started().bid("square:E", "pair")
    table.play("3 absent", "4 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W"]


def test_d26_everybody_sees_who_was_absent_until_they_act_again():
    table = started().bid("pair")
    table.play("2 absent")
    assert [seat.absent for seat in view(table.state, Public()).seats] == [False, True, False, False]
    table.play("2 says back")
    assert [seat.absent for seat in view(table.state, Public()).seats] == [False] * 4


@pytest.mark.parametrize(("options", "seconds"), [({}, 90), ({"turn_seconds": None}, None), ({"turn_seconds": 15}, 15)])
def test_d26_turn_seconds_are_ninety_or_a_number_or_none(options: dict[str, Any], seconds):
    table = started(**options).bid("pair")
    assert table.state.ruleset.turn_seconds == seconds
    table.play("2 absent")
    assert table.turn == 3


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d27_an_absent_starter_is_passed_over_and_nobody_loses_a_wish(seats):
    table = started(seats=seats)
    table.play("1 absent")
    assert (table.turn, table.round.bids, table.state.wishes) == (2, (), (3,) * seats)
    table.refuses("2 throw 3 = ?", "D8")
    table.play("2 throw 7 = ?", "2 bid pair")


def test_d27_so_is_the_next_one():
    table = started(3)
    table.play("3 absent", "4 absent", "1 throw 7 = ?", "1 bid pair")
    assert table.turn == 2


def test_d27_the_absent_starter_plays_on_in_the_round():
    table = started()
    table.play("1 absent")
    table.bid("pair", "better", "better")
    assert table.turn == 1
    table.play("1 mendax")


def test_d27_the_round_keeps_its_number_and_is_started_by_who_throws():
    table = started()
    table.play("1 absent", "2 absent", "3 throw 7 = ?")
    assert (table.round.number, table.round.starter) == (1, 3)


def test_d28_absent_before_a_djinnverso_bid_the_trial_counts_as_failed():
    table = started().bid("djinnverso")
    assert table.play("2 absent") == (PlayerAbsent(2), WishLost(2), RoundStarted(2, 3))


@pytest.mark.parametrize(("option", "starter"), [("always", 2), ("trial-only", 2)])
def test_d28_the_failed_trial_is_a_trial_for_d16(option, starter):
    table = started(wishes=2, last_wish_starts=option).bid("djinnverso")
    assert table.play("2 absent")[-1] == RoundStarted(2, starter)


def test_d28_unless_d29_comes_first():
    table = started(seats=2, wishes=2)
    table.play("1 throw 7 = ?", "1 absent")
    table.play("2 throw 0 = ?", "2 bid bastion:S", "1 absent")
    assert table.standing == "djinnverso"
    events = table.play("2 absent")
    assert events == (PlayerAbsent(2), GameSuspended("D29"))
    assert table.state.wishes == (2, 2)
    table.play("resume")
    table.refuses("2 look", "D9")
    table.play("2 trial")


def test_d28_a_failed_trial_by_absence_can_end_the_game():
    table = started(seats=2, wishes=1).bid("djinnverso")
    table.play("2 absent")
    assert table.state.winners == (1,)


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d29_everybody_absent_one_after_another_suspends_the_game(seats):
    table = started(seats=seats)
    for seat in range(1, seats):
        assert table.play(f"{seat} absent") == (PlayerAbsent(seat),)
    assert table.play(f"{seats} absent")[-1] == GameSuspended("D29")
    table.refuses("1 throw 7 = ?", "D29")


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d29_with_a_bid_standing_too(seats):
    table = started(seats=seats).bid("pair")
    for seat in range(2, seats + 1):
        table.play(f"{seat} absent")
    assert table.state.suspended is None
    assert table.play("1 absent")[-1] == GameSuspended("D29")
    assert len(table.round.bids) == seats + 1


@pytest.mark.parametrize("act", ["3 says wait", "1 underbid of 2", "4 throw 0 = ?", "4 look"])
def test_d29_any_act_between_begins_the_count_anew(act):
    table = started().bid("pair", "better")
    table.play("3 absent", act, "4 absent", "1 absent", "2 absent")
    assert table.state.suspended is None
    assert table.play("3 absent")[-1] == GameSuspended("D29")


def test_d29_across_rounds_too():
    """Seat 2 loses a wish by absence; seat 1, the starter of the next round, is absent, and so were both."""
    table = started(seats=2).bid("djinnverso")
    assert table.play("2 absent")[-1] == RoundStarted(2, 1)
    assert table.play("1 absent") == (PlayerAbsent(1), GameSuspended("D29"))


def test_d29_across_rounds_among_four():
    table = started().bid("bastion:T")
    table.play("2 absent", "3 absent")
    assert table.standing == "djinnverso"
    assert table.play("4 absent")[-1] == RoundStarted(2, 1)
    assert table.state.suspended is None
    assert table.play("1 absent") == (PlayerAbsent(1), GameSuspended("D29"))
    assert table.state.wishes == (3, 3, 3, 2)


def test_d29_only_those_still_in_the_game_count():
    table = started(wishes=1).lose(1)
    table.play("2 absent", "3 absent")
    assert table.play("4 absent")[-1] == GameSuspended("D29")


def test_d29_a_new_round_is_no_act():
    table = started(seats=3).bid("djinnverso")
    table.play("2 absent", "3 absent")
    assert table.round.number == 2
    assert table.play("1 absent")[-1] == GameSuspended("D29")


def test_d29_after_the_arbiter_has_the_game_go_on_the_count_begins_anew():
    table = started(seats=2)
    table.play("1 absent", "2 absent", "resume", "1 absent")
    assert table.state.suspended is None
    assert table.play("2 absent")[-1] == GameSuspended("D29")


def test_d29_resume_goes_on_where_the_game_stood():
    table = started(seats=3)
    table.play("1 absent", "2 absent", "3 absent")
    table.refuses("suspend D29", "D29")
    table.play("resume")
    table.refuses("resume", "D29")
    assert table.turn == 1
    table.play("1 throw 7 = ?")


def test_d29_a_round_that_passes_200_bids_calls_an_arbiter():
    table = started(seats=2)
    table.play("1 throw 7 = ?", "1 bid better")
    for _ in range(199):
        table.bid("better")
    assert (len(table.round.bids), table.state.suspended) == (200, None)
    table.play("1 throw 0 = ?")
    assert table.play("1 bid pair")[-1] == GameSuspended("D29")
    table.play("resume")
    table.bid("better", "better")
    assert table.state.suspended is None


def test_d29_bids_by_absence_count_among_the_200():
    table = started(seats=3)
    for _ in range(199):
        table.bid("pair")
    table.play(f"{table.turn} absent")
    assert table.state.suspended is None
    assert table.play(f"{table.turn} absent")[-1] == GameSuspended("D29")


def test_d26_to_d29_as_an_audit_reads_them():
    assert findings("round 1 starter 1\n1 absent\n2 throw 7 = ?\n2 bid pair\n3 absent\n4 bid better\n") == [(6, "D10")]
    assert findings("round 1 starter 1\n1 throw 7 = ?\n1 bid djinnverso\n2 absent\nlost 2\nround 2 starter 3\n") == []
    assert findings("round 1 starter 1\n1 throw 7 = ?\n1 bid djinnverso\n2 absent\nround 2 starter 3\n")[0][0] == 5
    assert findings("round 1 starter 1\n1 absent\n2 absent\nsuspend D29\nresume\n", seats=2) == []
    assert findings("round 1 starter 1\n1 absent\nsuspend D29\n", seats=2) == [(3, "D29")]
    assert findings("round 1 starter 1\n1 throw 7 = ?\n3 absent\n") == [(3, "D26")]
