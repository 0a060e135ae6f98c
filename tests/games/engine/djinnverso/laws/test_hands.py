"""D1, D5, D6: faces, hands, the three ladders and truth, against orders that are built another way here."""

from collections import Counter
from itertools import permutations
from math import comb

import numpy as np
import pytest

from games.engine.djinnverso.faces import FACE_NAMES, FACES, hand_of
from games.engine.djinnverso.ladder import TYPES, ladder, type_of
from games.engine.djinnverso.ranking import rank_rows
from tests.games.engine.djinnverso.laws.brute_force import HANDS, HIGHEST_FIRST, SHAPES, strength, type_by_shape
from tests.games.engine.djinnverso.laws.table import said, started

RUNGS_PER_TYPE = [8, 8, 28, 8, 56, 56, 28, 8, 56, 56, 8, 56, 8, 7, 1]


def test_d1_the_faces_from_the_highest():
    names = ["Luck", "Spirit", "Time-and-Space", "Wood", "Air", "Water", "Fire", "Earth"]
    assert [FACE_NAMES[FACES.index(letter)] for letter in HIGHEST_FIRST] == names
    assert list(reversed(FACE_NAMES)) == names


def test_d1_a_hand_is_seven_of_eight_faces():
    assert len(HANDS) == comb(14, 7) == 3432
    for wrong in ("LLLLLL", "LLLLLLLL", "LLLLLLX", "", "lllllll"):
        with pytest.raises(ValueError, match="seven faces"):
            hand_of(wrong)


def test_d1_a_hand_does_not_regard_which_die_lies_where():
    assert {hand_of(order) for order in permutations("LSSOFFA")} == {"LSSOAFF"}


def test_d5_the_types_from_the_lowest():
    assert list(TYPES) == [*SHAPES, "djinnverso"]


def test_d5_each_hand_is_of_one_type_by_the_sizes_of_its_groups():
    assert [hand for hand in HANDS if type_of(hand_of(hand)) != type_by_shape(hand)] == []


@pytest.mark.parametrize("hand", ["LLLFFEE", "LLLFFWW", "EEEFFWW", "SSSLLTT"])
def test_d5_three_two_two_is_a_group_of_five_on_its_higher_pair(hand):
    scale = ladder("groups")
    counts = Counter(hand)
    three = next(face for face in counts if counts[face] == 3)
    pairs = sorted((face for face in counts if counts[face] == 2), key=HIGHEST_FIRST.index)
    assert said(scale.rungs[scale.rung_of(hand_of(hand)) - 1]) == f"pentad:{three}{pairs[0]}"


def test_d5_ladder_groups_has_392_rungs():
    rungs = ladder("groups").rungs
    assert len(rungs) == ladder("groups").top == 392 == sum(RUNGS_PER_TYPE)
    assert [sum(rung.type == kind for rung in rungs) for kind in TYPES] == RUNGS_PER_TYPE
    assert len(set(rungs)) == 392


def test_d5_ladder_groups_orders_types_then_faces_the_bigger_group_first():
    heights = [(list(TYPES).index(r.type), [FACES.index(face) for face in r.faces]) for r in ladder("groups").rungs]
    assert heights == sorted(heights)


def test_d5_a_group_of_five_compares_its_three_before_its_pair():
    scale = ladder("groups")
    assert scale.rung_of(hand_of("WWWEEAO")) > scale.rung_of(hand_of("FFFLLAO"))
    assert scale.rung_of(hand_of("WWWFFAO")) > scale.rung_of(hand_of("WWWEEAO"))


def test_d5_among_equal_groups_the_higher_face_comes_first():
    scale = ladder("groups")
    assert scale.rung_of(hand_of("LLEETOA")) > scale.rung_of(hand_of("SSTTOAW"))
    assert scale.rung_of(hand_of("LLLEEEF")) > scale.rung_of(hand_of("SSSTTTF"))


def test_d5_ladder_groups_does_not_count_dice_outside_the_groups():
    scale = ladder("groups")
    by_rung: dict[int, set[tuple]] = {}
    for hand in HANDS:
        by_rung.setdefault(scale.rung_of(hand_of(hand)), set()).add(strength(hand)[:2])
    assert all(len(alike) == 1 for alike in by_rung.values())
    assert [rung for _, rung in sorted((next(iter(s)), n) for n, s in by_rung.items())] == sorted(by_rung)


def test_d5_six_single_rungs_have_no_hand():
    scale = ladder("groups")
    reached = {scale.rung_of(hand_of(hand)) for hand in HANDS}
    empty = [said(rung) for n, rung in enumerate(scale.rungs, 1) if n not in reached]
    assert empty == ["single:E", "single:F", "single:W", "single:A", "single:O", "single:T"]


def test_d5_a_rung_may_be_bid_though_no_hand_has_it():
    assert started().bid("single:F").standing == "single:F"


def test_d5_ladder_full_has_a_rung_for_every_hand_in_the_order_of_brute_force():
    scale = ladder("full")
    assert scale.top == 3432
    assert [scale.rung_of(hand_of(hand)) for hand in sorted(HANDS, key=strength)] == list(range(1, 3433))


def test_d5_ladder_full_breaks_equal_groups_by_the_remaining_dice_from_the_highest():
    scale = ladder("full")
    assert scale.rung_of(hand_of("WWLSEFA")) > scale.rung_of(hand_of("WWLTOAF"))
    assert scale.rung_of(hand_of("LLLFFWW")) > scale.rung_of(hand_of("LLLFFEE"))


def test_d5_ladder_types_has_fifteen_rungs_and_does_not_regard_marks():
    scale = ladder("types")
    assert scale.top == 15
    assert [rung.type for rung in scale.rungs] == list(TYPES)
    assert all(scale.rung_of(hand_of(hand)) == 1 + strength(hand)[0] for hand in HANDS)


@pytest.mark.parametrize("name", ["groups", "full", "types"])
def test_d5_rows_of_dice_are_ranked_as_single_hands_are(name):
    rows = np.array([[FACES.index(face) for face in reversed(hand)] for hand in HANDS], np.uint8)
    assert rank_rows(rows, name).tolist() == [ladder(name).rung_of(hand_of(hand)) for hand in HANDS]


def test_d5_there_is_no_fourth_ladder():
    with pytest.raises(ValueError, match="ladder"):
        ladder("marks")


@pytest.mark.parametrize("name", ["groups", "full", "types"])
def test_d6_a_hand_makes_good_every_rung_up_to_its_own_and_none_above(name):
    scale = ladder(name)
    for hand in HANDS[::37]:
        own = scale.rung_of(hand_of(hand))
        good = [rung for rung in range(1, scale.top + 1) if scale.makes_good(hand_of(hand), rung)]
        assert good == list(range(1, own + 1))


def test_d6_two_pairs_make_good_any_pair_though_it_is_not_in_them():
    table = started().bid("pair:L", hand="FFEETOA")
    table.play("2 mendax", "open FFEETOA")
    assert table.state.wishes == (3, 2, 3, 3)


def test_d6_an_equal_rung_is_good():
    table = started().bid("pair:W", hand="WWTOAFE")
    table.play("2 mendax", "open WWTOAFE")
    assert table.state.wishes == (3, 2, 3, 3)


@pytest.mark.parametrize(("name", "loser"), [("groups", 2), ("full", 1), ("types", 2)])
def test_d6_what_counts_as_equal_is_the_ladders_to_say(name, loser):
    """Bid on every ladder: a pair of Water with Luck beside it, and in the box one without."""
    words = "pair:W+L" if name == "full" else "pair:W"
    table = started(ladder=name).bid(words, hand="WWTOAFE")
    table.play("2 mendax", "open WWTOAFE")
    assert table.round.number == 2
    assert table.state.wishes[loser - 1] == 2
