"""Y4 to Y9, Y11: what dice score, and what a sheet adds up to."""

from itertools import product

import pytest

from games.engine.refusals import Refusal
from games.engine.yatzi import commands as asked
from games.engine.yatzi.faces import hand_of
from games.engine.yatzi.rows import PART_ONE, PART_TWO, ROWS
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.scoring import entry
from games.engine.yatzi.sheet import EMPTY, Sheet, bonus, filled, part_one, part_two, total
from games.engine.yatzi.state import totals
from tests.games.engine.yatzi.laws.brute_force import score as brute_score
from tests.games.engine.yatzi.laws.table import begun, record, throw
from tests.games.engine.yatzi.laws.table import part_one as play_part_one

PLAIN = Ruleset()


def scored(row: str, dice: str, throws: int = 2, ruleset: Ruleset = PLAIN) -> int | None:
    made = entry(row, hand_of(dice), throws, ruleset)
    return None if made is None else made.score


def sheet_of(**dice: str) -> Sheet:
    sheet = EMPTY
    for row, hand in dice.items():
        made = entry(row.replace("_", "-"), hand_of(hand), 1, PLAIN)
        assert made is not None
        sheet = filled(sheet, row.replace("_", "-"), made)
    return sheet


@pytest.mark.parametrize("five", ["off", "on"])
@pytest.mark.parametrize("quads", ["off", "on"])
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_all_throws_score_as_an_independent_scorer_has_it(throws: int, quads: str, five: str) -> None:
    ruleset = Ruleset(quads_as_two_pairs=quads, five_as_full_house=five)
    for dice in product(range(1, 7), repeat=5):
        text = "".join(map(str, dice))
        for row in ROWS:
            wanted = brute_score(row, dice, throws == 1, quads == "on", five == "on")
            assert scored(row, text, throws, ruleset) == wanted, (row, text)


@pytest.mark.parametrize(
    ("row", "dice", "score"),
    [
        ("fours", "44441", 4),
        ("threes", "33312", 0),
        ("fives", "55123", -5),
        ("sixes", "12345", -18),
        ("sixes", "66666", 12),
        ("fives", "55555", 10),
        ("ones", "23456", -3),
    ],
)
def test_y4_so_many_of_the_face_less_three_times_the_face(row: str, dice: str, score: int) -> None:
    assert scored(row, dice) == score
    assert scored(row, dice, throws=1) == score


def test_y5_a_subtotal_below_zero_earns_nothing_and_zero_earns_fifty() -> None:
    worked = {"ones": "11134", "twos": "22221", "threes": "33312", "fours": "44123", "fives": "55551"}
    below = sheet_of(**worked, sixes="66123")
    assert [made.score for made in below[:6] if made is not None] == [0, 2, 0, -4, 5, -6]
    assert (part_one(below), bonus(below), total(below)) == (-3, 0, -3)
    above = sheet_of(**worked, sixes="66612")
    assert (part_one(above), bonus(above), total(above)) == (3, 50, 53)
    even = sheet_of(ones="11123", twos="22213", threes="33312", fours="44412", fives="55512", sixes="66612")
    assert (part_one(even), bonus(even)) == (0, 50)


def test_y5_the_bonus_waits_for_all_six_rows() -> None:
    assert bonus(sheet_of(ones="11111", twos="22222", threes="33333", fours="44444", fives="55555")) == 0


@pytest.mark.parametrize(
    ("row", "dice", "score"),
    [
        ("pair", "33156", 6),
        ("pair", "66551", 12),
        ("two-pairs", "66551", 22),
        ("three-of-a-kind", "66651", 18),
        ("four-of-a-kind", "44441", 16),
        ("small-straight", "13542", 15),
        ("large-straight", "26543", 20),
        ("full-house", "66655", 28),
        ("chance", "13546", 19),
        ("pair", "12346", None),
        ("two-pairs", "66512", None),
        ("three-of-a-kind", "66551", None),
        ("four-of-a-kind", "66655", None),
        ("small-straight", "23456", None),
        ("large-straight", "12345", None),
        ("small-straight", "13456", None),
        ("full-house", "66651", None),
        ("poker", "66665", None),
    ],
)
def test_y6_the_dice_that_form_the_combination(row: str, dice: str, score: int | None) -> None:
    assert scored(row, dice) == score


@pytest.mark.parametrize(
    ("row", "dice", "score"), [("two-pairs", "66551", 44), ("full-house", "66655", 56), ("chance", "13546", 19)]
)
def test_y7_double_after_the_first_throw_but_chance(row: str, dice: str, score: int) -> None:
    assert scored(row, dice, throws=1) == score


def test_y7_what_was_seen_first_and_recorded_later_is_not_doubled() -> None:
    game = begun()
    play_part_one(game)
    throw(game, "66551")
    game.act(asked.EnterThrow(1, 1, "66551", "6655"))
    game.act(asked.Score(1, "pair"))
    record(game, "pair", "66551")
    assert totals(game.state) == (62, 74)


@pytest.mark.parametrize(("dice", "throws", "score"), [("66666", 1, 110), ("66666", 2, 80), ("11111", 1, 60)])
def test_y8_poker_earns_fifty_more_after_doubling(dice: str, throws: int, score: int) -> None:
    assert scored("poker", dice, throws) == score


def test_y9_two_pairs_are_two_faces_unless_the_option_says_otherwise() -> None:
    on = Ruleset(quads_as_two_pairs="on")
    assert scored("two-pairs", "66661") is None
    assert scored("two-pairs", "66661", ruleset=on) == 24
    assert scored("two-pairs", "66666", ruleset=on) == 24
    assert scored("full-house", "66661", ruleset=on) is None


def test_y9_a_full_house_is_two_faces_unless_the_option_says_otherwise() -> None:
    on = Ruleset(five_as_full_house="on")
    assert scored("full-house", "44444") is None
    assert scored("full-house", "44444", ruleset=on) == 20
    assert scored("two-pairs", "44444", ruleset=on) is None


@pytest.mark.parametrize(("row", "score"), [("pair", 12), ("two-pairs", 22), ("three-of-a-kind", 18)])
def test_y9_a_full_house_is_also_less(row: str, score: int) -> None:
    assert scored(row, "66655") == score


@pytest.mark.parametrize(("row", "score"), [("pair", 8), ("three-of-a-kind", 12), ("four-of-a-kind", 16)])
def test_y9_five_of_a_kind_is_also_less(row: str, score: int) -> None:
    assert scored(row, "44444") == score


@pytest.mark.parametrize(("row", "dice"), [("two-pairs", "66661"), ("full-house", "44444")])
def test_y9_a_row_that_the_dice_do_not_make_is_refused(row: str, dice: str) -> None:
    game = begun()
    play_part_one(game)
    throw(game, dice)
    with pytest.raises(Refusal, match="not-made") as refused:
        game.act(asked.Score(1, row))
    assert refused.value.law == "Y9"


BEST = {
    "ones": "11111",
    "twos": "22222",
    "threes": "33333",
    "fours": "44444",
    "fives": "55555",
    "sixes": "66666",
    "pair": "66666",
    "two_pairs": "66655",
    "three_of_a_kind": "66666",
    "small_straight": "12345",
    "large_straight": "23456",
    "full_house": "66655",
    "four_of_a_kind": "66666",
    "poker": "66666",
    "chance": "66666",
}


def test_y11_at_most_510() -> None:
    best = sheet_of(**BEST)
    assert (part_one(best) + bonus(best), part_two(best), total(best)) == (92, 418, 510)


@pytest.mark.parametrize(
    ("quads", "five", "most"), [("off", "off", 510), ("on", "off", 514), ("off", "on", 514), ("on", "on", 518)]
)
def test_y11_no_choice_of_dice_comes_to_more(quads: str, five: str, most: int) -> None:
    ruleset = Ruleset(quads_as_two_pairs=quads, five_as_full_house=five)
    hands = ["".join(map(str, dice)) for dice in product(range(1, 7), repeat=5)]
    best = {row: max(scored(row, hand, 1, ruleset) or -99 for hand in hands) for row in PART_TWO}
    first = {row: max(scored(row, hand) or -99 for hand in hands) for row in PART_ONE}
    assert sum(best.values()) + sum(first.values()) + 50 == most
