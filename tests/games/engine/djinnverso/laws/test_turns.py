"""D2, D8 to D14, D22: whose turn it is, what is thrown, and the way of the box round the table."""

import pytest

from games.engine.djinnverso import commands as c
from games.engine.djinnverso.events import BidSpoken, DiceThrown, StatementMade
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.legal import legal_commands, why_not
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import State
from games.engine.djinnverso.views import Public, view
from tests.games.engine.djinnverso.laws.table import TABLE_SIZES, Loaded, Table, started

COUNTS = range(8)


def may(state: State, seat: int) -> set[type]:
    return {family.command for family in legal_commands(state, seat)}


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d2_two_to_eight_players_play(seats):
    table = started(seats=seats)
    assert table.state.playing == tuple(range(1, seats + 1))


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_d2_no_fewer_and_no_more(seats):
    with pytest.raises(ValueError, match="two to eight"):
        Game(Ruleset(), seats)


@pytest.mark.parametrize("seats", TABLE_SIZES)
@pytest.mark.parametrize("first", [1, 2])
def test_d2_play_passes_to_the_left(seats, first):
    table = started(first, seats=seats)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.turn)
        table.bid("better")
    assert turns == [(first - 1 + step) % seats + 1 for step in range(2 * seats)]


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("out", [1, 2, 3])
def test_d2_eliminated_seats_are_skipped(seats, out):
    table = started(out, seats=seats, wishes=1).lose(out)
    turns = []
    for _ in range(seats):
        turns.append(table.turn)
        table.bid("better")
    others = [(out - 1 + step) % seats + 1 for step in range(1, seats)]
    assert turns == [*others, others[0]]


def test_d2_seats_eliminated_beside_one_another_are_skipped_together():
    table = started(2, wishes=1).lose(2).lose(3)
    assert [table.bid("better").turn for _ in range(3)] == [1, 4, 1]


@pytest.mark.parametrize("count", range(7))
def test_d8_the_starter_throws_all_seven(count):
    started().refuses(f"1 throw {count} = ?", "D8")


def test_d8_the_starter_throws_before_the_first_bid_and_before_looking():
    table = started()
    table.refuses("1 bid pair", "D8")
    table.refuses("1 look", "D8")


@pytest.mark.parametrize("words", ["single:E", "pair", "square:L", "djinnverso", "better", "silent", "better*9"])
def test_d8_the_starter_may_bid_anything(words):
    table = started(3)
    table.play("3 throw 7 = ?", f"3 bid {words}")
    assert table.turn == 4


def test_d8_the_starter_of_every_round_throws_all_seven():
    table = started().lose(1)
    table.refuses("2 throw 6 = ?", "D8")
    table.play("2 throw 7 = ?")


@pytest.mark.parametrize("count", COUNTS)
def test_d9_who_accepts_throws_all_some_one_or_none(count):
    table = started().bid("pair")
    table.play(f"2 throw {count} = ?")
    assert table.round.thrown == count


@pytest.mark.parametrize("count", COUNTS)
def test_d9_once(count):
    table = started().bid("pair")
    table.play(f"2 throw {count} = ?")
    for again in COUNTS:
        table.refuses(f"2 throw {again} = ?", "D9")
    assert c.Throw not in may(table.state, 2)


def test_d9_the_starter_too_throws_once():
    table = started()
    table.play("1 throw 7 = ?")
    table.refuses("1 throw 7 = ?", "D9")


def test_d9_the_holder_may_look_at_any_time_and_as_often_as_they_like():
    table = started()
    table.play("1 throw 7 = ?", "1 look", "1 look", "1 bid pair", "2 look", "2 throw 3 = ?", "2 look", "2 look")
    table.play("2 bid better")
    table.refuses("2 look", "D9")


def test_d9_or_never():
    table = started().bid("pair", "better", "better", "better")
    assert table.turn == 1


@pytest.mark.parametrize("line", ["3 look", "4 look", "1 look", "3 throw 0 = ?", "1 throw 7 = ?"])
def test_d9_nobody_but_who_has_the_box_looks_or_throws(line):
    started().bid("pair").refuses(line, "D9")


@pytest.mark.parametrize("accepting", ["2 look", "2 throw 0 = ?", "2 throw 7 = ?"])
def test_d9_looking_or_throwing_is_accepting(accepting):
    table = started().bid("pair")
    before = table.round.accepted
    table.play(accepting)
    assert (before, table.round.accepted) == (False, True)
    table.refuses("2 mendax", "D14")


def test_d9_before_a_djinnverso_bid_looking_and_throwing_are_refused():
    table = started().bid("djinnverso")
    table.refuses("2 look", "D9")
    for count in COUNTS:
        table.refuses(f"2 throw {count} = ?", "D9")
    assert may(table.state, 2) >= {c.DeclareTrial, c.Challenge}
    assert not may(table.state, 2) & {c.Look, c.Throw, c.Bid}


@pytest.mark.parametrize("count", COUNTS)
def test_d10_the_count_is_announced_for_all_to_see(count):
    table = started().bid("pair")
    table.play(f"2 throw {count} = ?")
    seen = view(table.state, Public()).round
    assert seen is not None
    assert seen.thrown == count


@pytest.mark.parametrize("looked", [[], ["2 look"]])
def test_d10_a_bid_without_the_count_is_refused(looked):
    table = started().bid("pair")
    table.play(*looked)
    table.refuses("2 bid better", "D10")
    table.refuses("2 bid silent", "D10")
    table.play("2 throw 0 = ?", "2 bid better")


@pytest.mark.parametrize("count", [8, 9, -1])
def test_d10_there_is_no_throwing_more_than_seven_or_fewer_than_none(count):
    started().bid("pair").refuses(f"2 throw {count} = ?", "D10")


@pytest.mark.parametrize("mask", ["1111111", "0000000", "1010000", "0000001"])
def test_d11_the_product_throws_just_that_many(mask):
    dice = Loaded("LSTOAWF", "EEEEEEE")
    table = Table(dice=dice)
    table.play("start 1", "1 mask 1111111", "1 bid pair")
    (thrown,) = table.play(f"2 mask {mask}")
    assert isinstance(thrown, DiceThrown)
    fallen = "".join("E" if bit == "1" else face for bit, face in zip(mask, "LSTOAWF", strict=True))
    assert thrown.count == mask.count("1")
    assert thrown.dice == table.round.dice == fallen
    assert thrown.hand == "".join(sorted(fallen, key="LSTOAWFE".index))


def test_d11_kept_dice_lie_where_they_lay_through_a_whole_round():
    dice = Loaded("LSTOAWF", "EEEEEEE", "WWWWWWW", "LLLLLLL")
    table = Table(dice=dice)
    table.play("start 1", "1 mask 1111111", "1 bid pair")
    table.play("2 mask 0000011", "2 bid better", "3 mask 0000000", "3 bid better", "4 mask 1100000")
    assert table.round.dice == "LLTOAEE"
    assert [(index.turn, index.seat) for index in dice.asked] == [(1, 1), (2, 2), (3, 3), (4, 4)]


@pytest.mark.parametrize(
    "line",
    [
        "2 throw 2 keep SSSS = ?",
        "2 throw 2 keep LSTOAW = ?",
        "2 throw 2 keep LLTOA = ?",
        "2 throw 2 keep LSTOA = SSTOAFF",
        "2 throw 2 = EEEEEEE",
        "2 throw 0 = LLTOAWF",
        "2 throw 1 = LLLOAWF",
    ],
)
def test_d11_faces_that_contradict_the_count_cannot_be_written_down(line):
    table = started().bid("pair", hand="LSTOAWF")
    table.refuses(line, "D11")


def test_d12_a_statement_about_the_dice_may_be_a_lie_and_binds_nobody():
    table = started().bid("pair", hand="LSTOAWF")
    before = table.round
    events = table.play("2 says I keep the seven Lucks")
    assert events == (StatementMade(2, "I keep the seven Lucks"),)
    assert table.round == before
    table.play("2 throw 7 = ?", "2 says I threw one", "2 bid better")


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_d12_talk_is_free_at_any_time_and_is_no_acceptance(seat):
    table = started().bid("pair")
    table.play(f"{seat} says mendax, mendax!")
    assert not table.round.accepted
    table.play("2 mendax", f"{seat} says I knew")
    assert table.phase == "challenged"


def test_d13_the_box_goes_to_the_left_with_a_bid():
    table = started()
    assert table.play("1 throw 7 = ?", "1 bid pair") == (BidSpoken(1, table.round.bids[0].words),)
    assert (table.turn, table.round.accepted, table.round.thrown) == (2, False, None)


def test_d13_a_bid_once_spoken_is_final():
    table = started().bid("pair:E")
    table.refuses("1 bid pair:W", "D13")
    table.refuses("1 throw 7 = ?", "D9")


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_d13_nobody_bids_out_of_turn(seat):
    started().bid("pair").refuses(f"{seat} bid better", "D13")


def test_d13_nobody_may_pass_without_a_bid():
    """There is no command that hands the box on but a bid; silence is one (D18)."""
    table = started().bid("pair")
    table.play("2 throw 0 = ?")
    passing = [command for command in may(table.state, 2) if command not in (c.Say, c.Leave, c.Look, c.PointOut)]
    assert passing == [c.Bid]
    table.play("2 bid silent")
    assert table.rungs() == ["pair:E", "pair:F"]


def test_d14_the_receiver_challenges_before_looking_or_throwing():
    table = started().bid("pair")
    table.play("2 mendax")
    assert (table.phase, table.round.challenger) == ("challenged", 2)


@pytest.mark.parametrize("seats", TABLE_SIZES)
def test_d14_nobody_but_the_receiver_may_challenge(seats):
    table = started(seats=seats).bid("pair")
    for seat in range(1, seats + 1):
        if seat != 2:
            table.refuses(f"{seat} mendax", "D14")
            assert c.Challenge not in may(table.state, seat)
            assert why_not(table.state, seat)[c.Challenge].law == "D14"
    assert c.Challenge in may(table.state, 2)


def test_d14_there_must_be_a_bid_to_challenge():
    table = started()
    table.refuses("1 mendax", "D14")
    table.play("1 throw 7 = ?")
    table.refuses("1 mendax", "D14")
    table.refuses("2 mendax", "D14")


@pytest.mark.parametrize(
    "line", ["2 look", "2 throw 0 = ?", "2 bid better", "2 trial", "2 stop", "2 mendax", "1 mendax"]
)
def test_d14_after_mendax_the_box_stays_where_it_is(line):
    table = started().bid("pair")
    table.play("2 mendax")
    table.refuses(line, "D14")


def test_d14_an_eliminated_player_never_challenges():
    table = started(wishes=1).lose(1).bid("pair")
    table.refuses("1 mendax", "D14")
    table.refuses("1 look", "D3")


@pytest.mark.parametrize("memory", ["on", "off"])
@pytest.mark.parametrize("viewer", [Public(), 1, 2, 3, 4])
def test_d22_words_are_in_sight_until_accepted_and_then_no_more(memory, viewer):
    table = started(memory=memory).bid("pair:W", "magi")
    assert shown(table, viewer) == (["pair:W", "magi"] if memory == "off" else [None, "magi"])
    table.play("3 look")
    assert shown(table, viewer) == (["pair:W", "magi"] if memory == "off" else [None, None])


def shown(table: Table, viewer: Public | int) -> list[str | None]:
    seen = view(table.state, viewer).round
    assert seen is not None
    return [bid.words for bid in seen.bids]
