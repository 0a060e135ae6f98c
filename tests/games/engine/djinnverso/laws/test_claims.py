"""D20 to D22: pointing an underbid out, what it does to the bids, and what nobody need repeat. Examples 3 and 4."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.djinnverso import commands as c
from games.engine.djinnverso.bidding import lowest_rung, spoken_rung
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.legal import legal_commands
from games.engine.djinnverso.views import Arbiter, Public, view
from games.engine.djinnverso.words import words_from
from tests.games.engine.djinnverso.laws.table import Table, started

WORDS = [
    "better",
    "silent",
    "better*2",
    "pair",
    "pair:L",
    "two-pairs",
    "square:E",
    "pentad:?F",
    "bastion",
    "djinnverso",
]


def may_point_out(table: Table, seat: int) -> bool:
    return c.PointOut in [family.command for family in legal_commands(table.state, seat)]


def test_example_3_two_pairs_over_a_square_then_better():
    table = started().bid("square:E", "two-pairs", "better")
    assert table.rungs() == ["square:E", "two-pairs:FE", "two-pairs:WE"]
    table.play("4 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W"]


def test_example_4_the_third_no_longer_rises_and_is_better_too():
    table = started().bid("square:E", "two-pairs", "three-pairs")
    assert table.rungs() == ["square:E", "two-pairs:FE", "three-pairs:WFE"]
    table.play("1 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W"]


@pytest.mark.parametrize("claimer", [1, 3, 4])
def test_d20_any_player_but_its_bidder_may_point_an_underbid_out(claimer):
    table = started().bid("square:E", "pair", "better")
    table.play(f"{claimer} underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W"]


def test_d20_its_bidder_may_not():
    table = started().bid("square:E", "pair")
    table.refuses("2 underbid of 2", "D20")
    table.bid("better").refuses("2 underbid of 2 bid 2", "D20")


def test_d20_who_is_out_of_the_game_may_not():
    table = started(wishes=1).lose(1)
    table.bid("square:E", "pair", "better")
    assert table.state.playing == (2, 3, 4)
    table.refuses("1 underbid of 3", "D20")


def test_d20_after_the_receiver_has_accepted_and_thrown():
    table = started().bid("square:E", "pair")
    table.play("3 look", "3 throw 2 = ?", "1 underbid of 2")
    assert table.rungs() == ["square:E", "square:F"]


def test_d20_many_bids_later_in_the_round():
    table = started().bid("square:E", "pair", *["better"] * 9)
    table.play("1 underbid of 2 bid 2")
    assert table.rungs()[1] == "square:F"
    assert [bid.rung for bid in table.round.bids] == list(
        range(table.round.bids[0].rung, table.round.bids[0].rung + 11)
    )


@pytest.mark.parametrize("claimer", [1, 3, 4])
def test_d20_in_the_window_between_mendax_and_the_opening(claimer):
    """The hand is good for a pair and not for the square that the claim makes of it: it decides who loses."""
    table = started().bid("square:E", "pair", hand="EEWTOAL")
    table.play("3 mendax", f"{claimer} underbid of 2", "open EEWTOAL")
    assert table.state.wishes == (3, 2, 3, 3)


def test_d20_without_the_claim_the_spoken_words_stand():
    table = started().bid("square:E", "pair", hand="EEWTOAL")
    table.play("3 mendax", "open EEWTOAL")
    assert table.state.wishes == (3, 3, 2, 3)


def test_d20_who_has_waived_may_still_point_out_while_the_window_lasts():
    table = started().bid("square:E", "pair", hand="EEWTOAL")
    table.play("3 mendax", "1 waive", "1 underbid of 2")
    assert table.standing == "square:F"


def test_d20_the_window_ends_when_every_player_has_waived():
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 mendax", "1 waive", "3 waive", "4 waive")
    assert table.phase == "challenged"
    table.play("2 waive")
    assert table.round.number == 2
    assert table.state.wishes == (3, 2, 3, 3)


def test_d20_absent_players_have_waived():
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 absent", "3 absent", "4 mendax", "1 waive")
    assert table.phase == "challenged"
    table.play("4 waive")
    assert table.phase == "turn"
    assert table.round.number == 2


def test_d20_who_is_back_must_waive():
    """An act shows that somebody is back; the absence that has been bid is not undone (D26)."""
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 absent", "2 says here I am", "3 mendax", "1 waive", "3 waive", "4 waive")
    assert table.phase == "challenged"
    table.play("2 waive")
    assert table.round.number == 2


def test_d20_when_the_claim_seconds_are_over_the_box_is_opened():
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 mendax", "open")
    assert table.round.number == 2


@pytest.mark.parametrize("seconds", [3, 10, 60])
def test_d20_claim_seconds_are_three_to_sixty(seconds):
    assert started(claim_seconds=seconds).state.ruleset.claim_seconds == seconds
    assert started().state.ruleset.claim_seconds == 10
    for wrong in (2, 61, 0, None, "10"):
        with pytest.raises(ValueError, match="claim_seconds"):
            started(claim_seconds=wrong)


def test_d20_one_waives_once_and_only_in_the_window():
    table = started().bid("pair:W")
    table.refuses("3 waive", "D20")
    table.play("2 mendax", "3 waive")
    table.refuses("3 waive", "D20")


def test_d20_after_the_opening_it_is_too_late():
    table = started(wishes=1, seats=3).bid("square:E", "pair", hand="EEWTOAL")
    table.play("3 mendax", "open")
    table.refuses("1 underbid of 2", "D20")
    table.refuses("1 underbid of 2 bid 2", "D20")
    assert not may_point_out(table, 1)


def test_d20_before_the_first_bid_there_is_nothing_to_point_out():
    table = started()
    table.refuses("2 underbid of 1", "D20")
    table.play("1 throw 7 = ?")
    table.refuses("2 underbid of 1", "D20")
    assert not may_point_out(table, 2)


def test_d20_in_a_trial_claims_end_with_its_first_throw():
    table = started().bid("bastion:S", "bastion:A", "djinnverso")
    table.play("4 trial")
    assert may_point_out(table, 1)
    table.play("1 underbid of 3")
    table.play("4 throw 7 = LLSTOAE")
    assert not may_point_out(table, 1)
    table.refuses("1 underbid of 2", "D20")


def test_d20_a_claim_in_a_trial_before_its_first_throw_is_heard():
    table = started().bid("bastion:S", "pair", "djinnverso")
    table.play("4 trial", "4 underbid of 2")
    assert table.rungs() == ["bastion:S", "djinnverso", "djinnverso"]
    assert table.phase == "trial"


def test_d20_the_latest_bid_of_theirs_unless_another_is_said():
    table = started(seats=2).bid("square:E", "pair", "better", "pair")
    table.play("1 underbid of 2")
    assert [claim.bid for claim in table.round.claims] == [4]
    table.play("1 underbid of 2 bid 2")
    assert [claim.bid for claim in table.round.claims] == [4, 2]


def test_d20_the_named_bid_must_be_spoken_and_theirs():
    table = started().bid("square:E", "pair")
    table.refuses("3 underbid of 4", "D20")
    table.refuses("3 underbid of 2 bid 3", "D20")
    table.refuses("3 underbid of 2 bid 0", "D20")
    table.refuses("3 underbid of 1 bid 2", "D20")


def test_d20_once_per_player_and_bid():
    table = started().bid("square:E", "square:F")
    table.play("3 underbid of 2")
    table.refuses("3 underbid of 2", "D20")
    table.play("4 underbid of 2", "3 underbid of 1")
    assert table.state.false_claims == (0, 0, 2, 1)


def test_d20_a_bid_already_corrected_cannot_be_pointed_out():
    table = started().bid("square:E", "two-pairs", "three-pairs")
    table.play("1 underbid of 2")
    table.refuses("4 underbid of 2", "D20")
    table.refuses("4 underbid of 3", "D20")
    table.refuses("1 underbid of 2", "D20")


def test_d20_automatic_corrects_each_underbid_as_it_is_spoken():
    table = started(underbid="automatic").bid("square:E", "two-pairs", "three-pairs", "pair", "better")
    assert table.rungs() == ["square:E", "square:F", "square:W", "square:A", "square:O"]


@pytest.mark.parametrize("underbid", ["on-claim", "automatic"])
def test_d20_the_option_leaves_rising_bids_alone(underbid):
    table = started(underbid=underbid).bid("pair:W", "pair", "magi", "better*2", "silent")
    assert table.rungs() == ["pair:W", "pair:A", "magi:E", "magi:W", "magi:A"]


def test_d20_an_automatic_correction_over_bastion_of_spirit_is_djinnverso():
    table = started(underbid="automatic").bid("bastion:S", "pair")
    assert table.standing == "djinnverso"
    table.refuses("3 look", "D9")


def test_d21_the_underbid_counts_as_better_over_the_bid_before_it():
    table = started().bid("magi:W", "pair:L")
    table.play("3 underbid of 2")
    assert table.standing == "magi:A"


def test_d21_later_bids_are_measured_again_from_their_own_words():
    table = started().bid("square:E", "pair", "magi", "square", "better*2", "ruby:W")
    table.play("1 underbid of 2 bid 2")
    assert table.rungs() == ["square:E", "square:F", "square:W", "square:A", "square:T", "ruby:W"]


def test_d21_a_later_bid_that_still_rises_keeps_its_rung():
    table = started().bid("square:E", "pair", "square:L")
    table.play("4 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:L"]


def test_d21_a_bid_spoken_after_the_claim_is_on_its_own():
    table = started().bid("square:E", "two-pairs")
    table.play("1 underbid of 2")
    table.bid("pair")
    assert table.rungs() == ["square:E", "square:F", "pair:E"]
    table.play("1 underbid of 3")
    assert table.rungs() == ["square:E", "square:F", "square:W"]


def test_d21_two_underbids_are_pointed_out_the_later_first():
    table = started().bid("square:E", "two-pairs", "pair", "better")
    table.play("1 underbid of 3")
    assert table.rungs() == ["square:E", "two-pairs:FE", "two-pairs:WE", "two-pairs:WF"]
    table.play("1 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W", "square:A"]


def test_d21_an_underbid_inside_what_is_measured_again_is_corrected_with_it():
    table = started().bid("square:E", "two-pairs:LS", "pair", "better")
    assert table.rungs() == ["square:E", "two-pairs:LS", "pair:E", "pair:F"]
    table.play("1 underbid of 2")
    assert table.rungs() == ["square:E", "square:F", "square:W", "square:A"]


def test_d21_throws_already_made_stand():
    table = started().bid("square:E", "pair", hand="EEWTOAL")
    table.play("3 throw 2 keep EEOAL = LOASSEE", "4 underbid of 2")
    assert table.round.thrown == 2
    assert table.round.hand == "LSSOAEE"
    table.refuses("3 throw 1 = ?", "D9")


def test_d21_djinnverso_by_a_claim_before_acceptance_faces_the_receiver():
    table = started().bid("bastion:S", "pair")
    table.play("4 underbid of 2")
    assert table.standing == "djinnverso"
    table.refuses("3 look", "D9")
    table.refuses("3 throw 0 = ?", "D9")
    table.play("3 trial")
    assert table.phase == "trial"


@pytest.mark.parametrize("accepted", [["3 look"], ["3 throw 0 = ?"], ["3 look", "3 throw 3 = ?"]])
def test_d21_djinnverso_by_a_claim_after_acceptance_lets_the_turn_end_with_better(accepted):
    table = started().bid("bastion:S", "pair")
    table.play(*accepted, "4 underbid of 2")
    assert table.standing == "djinnverso"
    table.refuses("3 trial", "D24")
    table.refuses("3 mendax", "D14")
    if len(accepted) == 1 and "look" in accepted[0]:
        table.play("3 throw 0 = ?")
    table.refuses("3 bid djinnverso", "D21")
    table.refuses("3 bid pair", "D21")
    table.play("3 bid better")
    assert table.rungs() == ["bastion:S", "djinnverso", "djinnverso"]
    table.refuses("4 look", "D9")
    table.play("4 mendax", "open LLSTOAE")
    assert table.state.wishes == (3, 3, 2, 3)


def test_d21_better_over_that_djinnverso_is_no_underbid():
    table = started().bid("bastion:S", "pair")
    table.play("3 throw 0 = ?", "4 underbid of 2", "3 bid silent", "1 underbid of 3")
    assert table.state.false_claims == (1, 0, 0, 0)


def test_d21_absence_after_that_djinnverso_is_better_too():
    table = started().bid("bastion:S", "pair")
    table.play("3 throw 0 = ?", "4 underbid of 2", "3 absent")
    assert table.rungs() == ["bastion:S", "djinnverso", "djinnverso"]
    assert table.turn == 4


def test_d21_djinnverso_by_a_claim_after_mendax_is_what_the_box_must_show():
    table = started().bid("bastion:S", "pair", hand="SSSSSSS")
    table.play("3 mendax", "4 underbid of 2", "open SSSSSSS")
    assert table.state.wishes == (3, 2, 3, 3)


def test_d21_a_false_claim_changes_nothing_and_is_counted():
    table = started().bid("square:E", "square:F")
    rungs, turn = table.rungs(), table.turn
    table.play("4 underbid of 2")
    assert (table.rungs(), table.turn, table.phase) == (rungs, turn, "turn")
    assert table.state.false_claims == (0, 0, 0, 1)


def test_d21_a_claim_that_counts_is_not_counted_as_false():
    table = started().bid("square:E", "pair")
    table.play("4 underbid of 2")
    assert table.state.false_claims == (0, 0, 0, 0)


@pytest.mark.parametrize("viewer", [Public(), 1, 2, 3, 4, Arbiter()])
def test_d21_claims_are_announced(viewer):
    table = started().bid("square:E", "pair")
    table.play("4 underbid of 1", "4 underbid of 2")
    seen = view(table.state, viewer).round
    assert seen is not None
    assert [(claim.seat, claim.bid, claim.upheld) for claim in seen.claims] == [(4, 1, False), (4, 2, True)]


def test_d21_false_claims_add_up_over_a_game_for_an_arbiter_to_see():
    table = started(seats=2)
    table.bid("pair:W").play("2 underbid of 1", "2 mendax", "open WWTOAFE")
    table.bid("pair:W").play("2 underbid of 1", "2 mendax", "open WWTOAFE")
    table.bid("pair:W", "better").play("2 underbid of 1")
    assert table.round.number == 3
    assert [seat.false_claims for seat in view(table.state, Arbiter()).seats] == [0, 3]


@given(st.lists(st.sampled_from(WORDS), min_size=2, max_size=8), st.data())
def test_d21_no_claim_ever_lowers_a_bid_and_none_leaves_a_named_bid_lying(words, data):
    table = started().bid(*words[:1])
    for said in words[1:]:
        if table.standing == "djinnverso":
            break
        table.bid(said)
    number = data.draw(st.integers(1, len(table.round.bids)))
    before = table.round.bids
    bidder = before[number - 1].seat
    claimer = bidder % 4 + 1
    table.play(f"{claimer} underbid of {bidder} bid {number}")
    after = table.round.bids
    assert [bid.rung for bid in after[: number - 1]] == [bid.rung for bid in before[: number - 1]]
    assert all(now.rung >= then.rung for now, then in zip(after, before, strict=True))
    upheld = number > 1 and before[number - 1].rung <= before[number - 2].rung
    assert table.round.claims[-1].upheld == upheld
    if upheld:
        rungs = [bid.rung for bid in after[number - 2 :]]
        assert all(low < high or high == 392 for low, high in pairwise(rungs))


@pytest.mark.parametrize("name", ["groups", "full", "types"])
def test_d19_spoken_words_that_rise_stand_where_they_would_after_a_claim(name):
    scale = ladder(name)
    for standing in range(0, scale.top, 1 if scale.top < 400 else 53):
        for text in ("pair", "square:E" if name != "full" else "square", "better", "bastion"):
            lowest = lowest_rung(words_from(text), standing, scale)
            if lowest is not None:
                assert spoken_rung(words_from(text), standing, scale) == lowest > standing
