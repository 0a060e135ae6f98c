"""What a second reading of the laws found: places of who comes back, leavers, copies after corrections, grounds."""

from games.engine.djinnverso.commands import Leave, TakeBack
from games.engine.djinnverso.legal import legal_commands
from games.engine.djinnverso.notation.copies import copy_for
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record
from games.engine.djinnverso.state import places
from tests.games.engine.djinnverso.laws.table import findings, started


def copy_of(table, seat):
    names = tuple(f"Player {n}" for n in range(1, table.state.seats + 1))
    return copy_for(Record(Header("G1", table.state.ruleset, names), tuple(table.game.events)), seat)


def test_d36_who_was_to_come_back_has_a_place_when_time_ends_the_game():
    table = started(wishes=2).lose(1).lose(1)
    table.play("wish 1 +1 D32", "time")
    table.lose(3)
    assert table.state.wishes == (1, 2, 1, 2)
    assert places(table.state) == ((2, 4), (1, 3))


def test_d31_who_left_after_mendax_and_lost_the_last_wish_is_gone_for_good():
    table = started(wishes=1).bid("pair", hand="WWTOAFE")
    table.play("2 mendax", "2 leave", "open WWTOAFE")
    table.refuses("wish 2 +1 D32", "D31")


def test_d22_a_copy_shows_the_standing_announcement_and_not_one_that_was_taken_back():
    table = started().bid("square:E")
    first_undone = len(table.game.events) + 1
    table.bid("pair:W")
    table.game.act(TakeBack(first_undone))
    assert "1 bid square:E\n" in copy_of(table, None)
    assert "pair:W" not in copy_of(table, None)


def test_d22_a_copy_hides_a_round_that_a_correction_has_put_back_into_play():
    table = started().bid("square:E", "pair", "better", hand="EEWTOAL")
    first_undone = len(table.game.events) + 1
    table.play("4 mendax", "open EEWTOAL")
    assert table.round.number == 2
    table.game.act(TakeBack(first_undone))
    table.play("4 look")
    assert (table.round.number, table.round.accepted) == (1, True)
    assert " bid " not in copy_of(table, None)


def test_d22_a_copy_shows_the_announcement_where_d29_came_before_d28():
    table = started(seats=2)
    table.play("1 throw 7 = ?", "1 absent", "2 throw 0 = ?", "2 bid bastion:S", "1 absent", "2 absent")
    body = copy_of(table, None).splitlines()[5:]
    shown = [number for number, line in enumerate(body, 1) if line != "#"]
    assert shown == [1, 6]  # round 1 starter 1; the sixth line, 1's absence, is the bid that waits


def test_d29_live_game_and_audit_agree_on_a_groundless_suspension():
    assert findings("round 1 starter 1\nsuspend D29\n") == [(2, "D29")]
    started().refuses("suspend D29", "D29")


def test_d31_who_is_about_to_come_back_may_leave_and_is_offered_it():
    table = started(wishes=1).lose(1)
    table.play("wish 1 +1 D32")
    offered = [family.command for family in legal_commands(table.state, 1)]
    table.play("1 leave")
    assert Leave in offered


def test_d25_a_wish_taken_from_the_wrong_seat_during_a_trial_is_a_finding_by_d25():
    body = "round 1 starter 1\n1 throw 7 = ?\n1 bid djinnverso\n2 trial\n2 throw 7 = LLLLLLE\n"
    assert findings(body + "lost 1\n") == [(6, "D25")]
