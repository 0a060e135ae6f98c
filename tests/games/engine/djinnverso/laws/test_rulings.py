"""D4, D30 to D34: exclusion, false counts, leaving, wishes taken and given back, rounds that are void."""

import pytest

from games.engine.djinnverso.events import (
    PlayerExcluded,
    PlayerLeft,
    RoundStarted,
    RoundVoided,
    StatementMade,
    WishLost,
    WishRuled,
)
from games.engine.djinnverso.state import places
from tests.games.engine.djinnverso.laws.table import TABLE_SIZES, Table, findings, started

OUT = ["exclude {} D4", "exclude {} D33 disqualified", "leave {}"]
"""The ways out of the game by D31; ``leave 3`` is written ``3 leave`` by a player."""


def way_out(way: str, seat: int) -> str:
    return f"{seat} leave" if way.startswith("leave") else way.format(seat)


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_d4_tampering_excludes_from_the_game_at_once(seat):
    table = started().bid("pair")
    events = table.play(f"exclude {seat} D4 opened the client")
    assert events[0] == PlayerExcluded(seat, "D4", "opened the client")
    assert seat not in table.state.playing
    assert places(table.state)[-1] == (seat,)


def test_d4_once_is_enough_and_it_is_for_good():
    table = started().bid("pair")
    table.play("exclude 4 D4")
    table.refuses("exclude 4 D4", "D4")
    table.refuses("wish 4 +1 D32", "D31")
    table.refuses("wish 4 -1 D32", "D31")
    for line, law in [("4 says no", "D3"), ("4 mendax", "D14"), ("4 underbid of 1", "D20"), ("4 leave", "D31")]:
        table.refuses(line, law)


def test_d4_who_is_out_already_can_still_be_excluded_and_is_placed_last():
    table = started(wishes=1).lose(1).lose(2)
    table.play("exclude 2 D4")
    assert places(table.state) == ((3, 4), (1,), (2,))


def test_d30_a_false_count_costs_a_wish_and_voids_the_round_and_d16_says_who_starts():
    table = started().bid("pair")
    table.play("2 throw 3 = ?")
    events = table.play("false-count 2")
    assert events == (WishRuled(2, -1, "D30"), RoundVoided("D30"), RoundStarted(2, 3))
    assert table.state.wishes == (3, 2, 3, 3)


@pytest.mark.parametrize(("option", "starter"), [("always", 2), ("trial-only", 3)])
def test_d30_d16_counts_the_last_wish_there_too(option, starter):
    table = started(wishes=2, last_wish_starts=option).bid("pair")
    assert table.play("2 throw 3 = ?", "false-count 2")[-1] == RoundStarted(2, starter)


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_d30_whoever_it_was_the_first_to_their_left_starts(seat):
    table = started().bid("pair", "better", "better", "better", "better")
    assert table.play(f"false-count {seat}")[-1] == RoundStarted(2, seat % 4 + 1)


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_d30_with_the_last_wish_gone_the_player_is_out_and_the_round_void(seat):
    table = started(wishes=1).bid("pair", "better", "better", "better", "better")
    table.play(f"false-count {seat}")
    assert (table.round.number, table.round.starter) == (2, seat % 4 + 1)
    assert seat not in table.state.playing


def test_d30_between_two_it_can_end_the_game():
    table = started(seats=2, wishes=1).bid("pair")
    table.play("2 throw 3 = ?", "false-count 2")
    assert table.state.winners == (1,)


def test_d30_after_mendax_the_round_is_void_and_the_box_costs_nothing():
    table = started().bid("pair")
    table.play("2 mendax", "false-count 1")
    assert (table.state.wishes, table.round.number, table.round.starter) == ((2, 3, 3, 3), 2, 2)


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize("at_stake", [2, 3])
@pytest.mark.parametrize("accepted", [[], ["3 look"], ["3 throw 4 = ?"]])
def test_d31_without_the_bidder_of_the_standing_bid_or_the_receiver_the_round_is_void(way, at_stake, accepted):
    table = started().bid("pair", "better")
    table.play(*accepted)
    assert table.play(way_out(way, at_stake))[-1] == RoundStarted(2, at_stake % 4 + 1)
    assert table.state.wishes == (3, 3, 3, 3)
    assert table.state.previous is not None
    assert table.state.previous.void == "D31"


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize("thrown", [[], ["1 throw 7 = ?"]])
def test_d31_without_the_starter_who_holds_the_box_too(way, thrown):
    table = started()
    table.play(*thrown)
    assert table.play(way_out(way, 1))[-1] == RoundStarted(2, 2)


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize("other", [1, 4])
def test_d31_any_others_seat_is_just_removed(way, other):
    table = started().bid("pair:W", "better")
    before = table.round
    assert len(table.play(way_out(way, other))) == 1
    assert table.round == before
    table.bid("better")
    assert table.turn == (4 if other == 1 else 1)


def test_d31_the_bids_of_a_removed_player_stand_and_can_be_pointed_out():
    table = started().bid("square:E", "pair", "better", "better")
    table.play("2 leave", "3 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W", "square:A"]


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize(("seat", "void"), [(1, True), (2, True), (3, False), (4, False)])
@pytest.mark.parametrize("thrown", [[], ["2 throw 7 = LLLLLLE"]])
def test_d31_during_a_trial_bidder_and_holder_void_the_round(way, seat, void, thrown):
    table = started().bid("djinnverso")
    table.play("2 trial", *thrown, way_out(way, seat))
    assert table.round.number == (2 if void else 1)
    assert table.phase == ("turn" if void else "trial")
    assert table.state.wishes == (3, 3, 3, 3)


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize(("box", "loser"), [("WWTOAFE", 2), ("LSTOAFE", 1)])
def test_d31_after_mendax_it_waits_until_the_box_is_opened_and_the_wish_lost(way, seat, box, loser):
    table = started().bid("pair", hand=box)
    table.play("2 mendax")
    assert len(table.play(way_out(way, seat))) == 1
    assert table.phase == "challenged"
    events = table.play(f"open {box}")
    assert WishLost(loser) in events
    to_the_left = [(loser - 1 + step) % 4 + 1 for step in (1, 2)]
    assert events[-1] == RoundStarted(2, to_the_left[to_the_left[0] == seat])
    assert table.state.playing == tuple(other for other in (1, 2, 3, 4) if other != seat)


def test_d31_after_mendax_who_is_gone_need_not_waive():
    table = started(seats=3).bid("pair", hand="WWTOAFE")
    table.play("2 mendax", "1 waive", "2 waive", "3 leave")
    assert table.round.number == 2


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize("seat", [1, 2])
def test_d31_with_one_player_left_that_player_wins(way, seat):
    table = started(seats=2).bid("pair")
    table.play(way_out(way, seat))
    assert (table.phase, table.state.winners) == ("over", (3 - seat,))


def test_d31_so_it_is_before_the_first_round():
    table = Table(3)
    table.play("2 leave", "exclude 1 D4")
    assert table.state.winners == (3,)


@pytest.mark.parametrize("way", OUT)
@pytest.mark.parametrize(("leaver", "box"), [(1, "WWTOAFE"), (2, "LSTOAFE")])
def test_d31_after_mendax_a_last_wish_lost_by_the_other_of_two_still_ends_the_game(way, leaver, box):
    table = started(seats=2, wishes=1).bid("pair", hand=box)
    table.play("2 mendax", way_out(way, leaver), f"open {box}")
    assert table.phase == "over"
    assert len(table.state.winners) == 1


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d31_all_leave_but_one(seats):
    table = started(seats=seats).bid("pair")
    for seat in range(1, seats):
        table.play(f"{seat} leave")
    assert table.state.winners == (seats,)
    assert places(table.state) == tuple((seat,) for seat in range(seats, 0, -1))


def test_d31_void_rounds_keep_their_numbers():
    table = started()
    table.play("1 leave", "2 leave")
    assert (table.round.number, table.round.starter) == (3, 3)
    table.play("void D32")
    assert table.round.number == 4
    started_rounds = [event.number for event in table.game.events if isinstance(event, RoundStarted)]
    assert started_rounds == [1, 2, 3, 4]


def test_d31_who_leaves_before_the_start_is_decided_throws_no_more():
    table = Table(4)
    table.play("first 1=L 2=L 3=L 4=E", "2 leave")
    table.refuses("first 1=S 2=S 3=S", "D7")
    assert table.play("first 1=S 3=A")[-1] == RoundStarted(1, 1)


def test_d31_of_two_tied_for_the_start_the_one_who_stays_starts():
    table = Table(4)
    table.play("first 1=L 2=L 3=E 4=E")
    assert table.play("1 leave")[-1] == RoundStarted(1, 2)


def test_d32_an_insult_costs_a_wish_at_once_and_the_round_goes_on():
    table = started().bid("pair:W")
    before = table.round
    assert table.play("wish 3 -1 D32 insult") == (WishRuled(3, -1, "D32", "insult"),)
    assert (table.state.wishes, table.round, table.phase) == ((3, 3, 2, 3), before, "turn")


@pytest.mark.parametrize(("seat", "void"), [(1, True), (2, True), (3, False), (4, False)])
def test_d32_unless_it_was_their_last_wish_then_d31(seat, void):
    table = started(wishes=1).bid("pair")
    table.play(f"wish {seat} -1 D32 insult")
    assert (table.round.number, table.round.starter) == ((2, seat % 4 + 1) if void else (1, 1))
    assert seat not in table.state.playing


def test_d32_come_down_to_the_last_wish_by_a_ruling_is_no_ground_to_start():
    table = started(wishes=2).bid("pair", hand="WWTOAFE")
    table.play("wish 4 -1 D32", "2 mendax", "open WWTOAFE")
    assert table.round.starter == 2
    assert table.state.wishes == (2, 1, 2, 1)


def test_d32_a_last_wish_taken_after_mendax_waits_for_the_box():
    table = started(wishes=1).bid("pair", hand="WWTOAFE")
    table.play("2 mendax", "wish 1 -1 D32", "open WWTOAFE")
    assert (table.state.wishes, table.state.playing) == ((0, 0, 1, 1), (3, 4))
    assert table.round.starter == 3


def test_d32_a_wish_is_given_back():
    table = started().lose(1)
    table.play("wish 1 +1 D32 wrongly taken")
    assert table.state.wishes == (3, 3, 3, 3)
    table.refuses("wish 1 +1 D32", "D32")


def test_d32_who_had_none_comes_back_in_the_next_round_and_not_before():
    table = started(wishes=1).lose(1)
    table.bid("pair")
    table.play("wish 1 +1 D32")
    assert table.state.playing == (2, 3, 4)
    table.refuses("1 underbid of 2", "D20")
    table.refuses("1 mendax", "D14")
    table.bid("better", "better")
    assert table.turn == 2
    table.play("2 mendax", "open LSTOAFE")
    assert table.state.playing == (1, 2, 3)
    assert table.round.starter == 1


def test_d32_who_comes_back_is_the_first_to_the_left_and_starts():
    table = started(wishes=1).lose(2)
    table.play("wish 2 +1 D32")
    table.lose(1)
    assert table.round.starter == 2


def test_d32_who_comes_back_keeps_a_game_of_two_alive():
    table = started(seats=3, wishes=1).lose(1)
    table.play("wish 1 +1 D32")
    table.lose(2)
    assert (table.phase, table.state.playing, table.round.starter) == ("turn", (1, 3), 3)


def test_d32_who_was_to_come_back_and_loses_it_again_does_not():
    table = started(wishes=1).lose(1)
    table.play("wish 1 +1 D32", "wish 1 -1 D32")
    table.lose(2)
    assert table.state.playing == (3, 4)


def test_d32_who_came_back_and_is_out_again_is_placed_by_the_later_time():
    table = started(wishes=1).lose(1)
    table.play("wish 1 +1 D32")
    table.lose(2)
    table.play("wish 1 -1 D32")
    assert places(table.state) == ((3, 4), (1,), (2,))


@pytest.mark.parametrize("line", ["wish 2 -2 D32", "wish 2 0 D32", "wish 2 +2 D32"])
def test_d32_a_ruling_takes_or_gives_one_wish(line):
    started().lose(2).refuses(line, "D32")


def test_d32_there_is_no_taking_what_is_not_there():
    started(wishes=1).lose(1).refuses("wish 1 -1 D32", "D32")


@pytest.mark.parametrize("before", [[], ["1 throw 7 = ?"], ["1 throw 7 = ?", "1 bid pair", "2 throw 1 = ?"]])
def test_d32_a_round_voided_by_a_ruling_is_started_again_by_its_starter(before):
    table = started()
    table.play(*before)
    assert table.play("void D32") == (RoundVoided("D32"), RoundStarted(2, 1))
    assert table.state.wishes == (3, 3, 3, 3)


@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_d32_unless_the_ruling_names_another(starter):
    table = started().bid("pair")
    assert table.play(f"void D32 starter {starter}")[-1] == RoundStarted(2, starter)


def test_d32_a_round_is_voided_after_mendax_and_in_a_trial_too():
    table = started().bid("djinnverso")
    table.play("2 mendax", "void D32")
    table.bid("djinnverso").play("2 trial", "2 throw 7 = LLLLLLE", "void D32")
    assert (table.round.number, table.round.starter, table.state.wishes) == (3, 1, (3, 3, 3, 3))


def test_d32_nobody_who_is_out_is_named_to_start():
    table = started(wishes=1).lose(1)
    table.refuses("void D32 starter 1", "D32")


def test_d32_only_a_round_in_play_can_be_void():
    Table().refuses("void D32", "D32")


@pytest.mark.parametrize("text", ["you mountain of toads", "I threw none, I swear", "help him, left neighbour!"])
def test_d34_talk_and_theatre_are_legal_and_cost_nothing_by_themselves(text):
    table = started().bid("pair")
    assert table.play(f"3 says {text}") == (StatementMade(3, text),)
    assert table.state.wishes == (3, 3, 3, 3)


def test_d31_d32_as_an_audit_reads_them():
    body = "round 1 starter 1\n1 throw 7 = ?\n1 bid pair\n"
    assert findings(body + "leave 2\nround 2 starter 3\n") == []
    assert findings(body + "leave 2\nround 2 starter 1\n") == [(5, "D31")]
    assert findings(body + "leave 3\n2 throw 0 = ?\n2 bid better\n4 throw 0 = ?\n") == []
    assert findings(body + "void D32 dice on the floor\nround 2 starter 1\n") == []
    assert findings(body + "void D32 dice on the floor\nround 2 starter 2\n") == [(5, "D32")]
    assert findings(body + "wish 2 -1 D30 threw two\nvoid D30\nround 2 starter 3\n") == []
    assert findings(body + "wish 2 -1 D30 threw two\nvoid D30\nround 2 starter 1\n") == [(6, "D16")]
    assert findings(body + "exclude 4 D4 weighted die\nexclude 4 D4 again\n") == [(5, "D4")]


def test_d31_who_has_left_is_gone():
    table = started().bid("pair")
    assert table.play("3 leave") == (PlayerLeft(3),)
    table.refuses("3 leave", "D31")
    table.refuses("wish 3 +1 D32", "D31")
    table.refuses("3 says bye", "D3")
