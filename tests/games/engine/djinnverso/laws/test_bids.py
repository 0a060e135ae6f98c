"""D17 to D19, D23: where the words of a bid stand, *Better*, and the underbid. Worked examples 1, 2, 5 and 6."""

from itertools import product
from typing import Any

import pytest

from games.engine.djinnverso.bidding import is_underbid, lowest_rung
from games.engine.djinnverso.faces import hand_of
from games.engine.djinnverso.ladder import TYPES, ladder
from games.engine.djinnverso.words import words_from
from tests.games.engine.djinnverso.laws.table import said, started

LADDERS = ["groups", "full", "types"]
LAST_OF_TYPE = {"groups": "magi:L", "full": "magi:L+STOA", "types": "magi"}


def after(*words: str, **options: Any) -> str:
    """Where the last of these bids stands."""
    return started(**options).bid(*words).standing


def test_example_1_over_a_pair_of_water():
    assert after("pair:W", "pair") == "pair:A"
    assert after("pair:W", "magi") == "magi:E"
    scale = ladder("groups")
    water = [said(rung) for rung in scale.rungs].index("pair:W") + 1
    assert is_underbid(words_from("pair:E"), water, scale)
    assert not is_underbid(words_from("pair"), water, scale)
    assert after("pair:W", "pair:E") == "pair:E"


def test_example_2_over_a_pair_of_luck():
    scale = ladder("groups")
    luck = [said(rung) for rung in scale.rungs].index("pair:L") + 1
    assert is_underbid(words_from("pair"), luck, scale)
    assert after("pair:L", "better") == "two-pairs:FE"


def test_example_5_bastion_of_spirit_then_better_is_djinnverso():
    assert after("bastion:S", "better") == "djinnverso"
    assert after("bastion:S", "better*2") == "djinnverso"


@pytest.mark.parametrize("hand", ["LLLFFEE", "EEFFLLL", "LFLELEF"])
def test_example_6_three_two_two_is_a_group_of_five_luck_over_fire(hand):
    scale = ladder("groups")
    rung = scale.rung_of(hand_of(hand))
    assert said(scale.rungs[rung - 1]) == "pentad:LF"
    assert scale.words_of(rung) == "Group of Five, Luck over Fire"


@pytest.mark.parametrize("kind", TYPES)
def test_d17_a_type_alone_stands_at_its_lowest_rung(kind):
    first = next(said(rung) for rung in ladder("groups").rungs if rung.type == kind)
    assert after(kind) == first


@pytest.mark.parametrize(
    ("words", "stands"),
    [
        ("pentad:L?", "pentad:LE"),
        ("pentad:?F", "pentad:EF"),
        ("pentad:?E", "pentad:FE"),
        ("pentad:??", "pentad:EF"),
        ("two-pairs:L?", "two-pairs:LE"),
        ("two-pairs:?L", "two-pairs:LE"),
        ("two-pairs:WE", "two-pairs:WE"),
        ("two-pairs:EW", "two-pairs:WE"),
        ("two-pairs:E?", "two-pairs:FE"),
        ("barracks:?W", "barracks:WE"),
        ("three-pairs:E?S", "three-pairs:SFE"),
        ("three-pairs:??F", "three-pairs:WFE"),
        ("chest:?L", "chest:EL"),
        ("silver-and-pair:T?", "silver-and-pair:TE"),
        ("pair:?", "pair:E"),
    ],
)
def test_d17_some_faces_stand_at_the_lowest_rung_that_has_them(words, stands):
    assert after(words) == stands


def test_d17_the_words_stand_at_the_lowest_rung_above_the_standing_bid():
    assert after("pentad:LW", "pentad:L?") == "pentad:LA"
    assert after("pentad:WL", "pentad:?F") == "pentad:AF"
    assert after("two-pairs:AE", "two-pairs:E?") == "two-pairs:OE"
    assert after("two-pairs:AE", "two-pairs:F?") == "two-pairs:AF"


@pytest.mark.parametrize("name", LADDERS)
def test_d17_by_brute_force_words_of_a_type_stand_at_the_lowest_higher_rung(name):
    scale = ladder(name)
    step = 1 if scale.top < 400 else 97
    for kind, standing in product(TYPES, range(0, scale.top + 1, step)):
        above = [n for n, rung in enumerate(scale.rungs, 1) if rung.type == kind and n > standing]
        assert lowest_rung(words_from(kind), standing, scale) == (above[0] if above else None)


@pytest.mark.parametrize(
    "words",
    [
        "bastion:L",
        "pair:FE",
        "djinnverso:S",
        "two-pairs:LL",
        "pentad:FF",
        "chest:LL",
        "three-pairs:LL?",
        "barracks:EE",
        "square:LSTOAWF",
        "pair:F+L",
    ],
)
def test_d17_words_that_fit_no_rung_at_all_are_no_bid(words):
    table = started()
    table.play("1 throw 7 = ?")
    assert table.refuses(f"1 bid {words}", "D17") == "djinnverso.bid.fits-no-rung"


@pytest.mark.parametrize(
    ("words", "stands"),
    [
        ("pair:W+L", "pair:W+LAOFE"),
        ("pair+LLS", None),
        ("magi:L+S", "magi:L+SWFE"),
        ("square:E+LL", None),
        ("square:E+E", None),
        ("silver:L+SS", None),
        ("silver:E+LS", "silver:E+LS"),
        ("pentad:LF+EE", "pentad:LF+EE"),
        ("pentad:L?+EE", "pentad:LF+EE"),
        ("pentad:LE+FF", None),
        ("single:L+E", "single:L+OAWFE"),
        ("single:S+L", None),
        ("chest:LS+E", None),
    ],
)
def test_d17_on_the_full_ladder_named_other_dice_must_be_among_them(words, stands):
    """Expected rungs are found here by looking for the weakest hand that shows the words."""
    table = started(ladder="full")
    table.play("1 throw 7 = ?")
    if stands is None:
        table.refuses(f"1 bid {words}", "D17")
        return
    table.play(f"1 bid {words}")
    kind, named, others = _parts(table.standing)
    assert (kind, named) == _parts(stands)[:2]
    asked_others = words.partition("+")[2]
    fitting = [
        n
        for n, rung in enumerate(ladder("full").rungs, 1)
        if rung.type == kind
        and rung.faces == named
        and all(rung.others.count(f) >= asked_others.count(f) for f in "LSTOAWFE")
    ]
    assert table.round.bids[-1].rung == min(fitting)
    assert sorted(others, key="LSTOAWFE".index) == list(others)


def _parts(text: str) -> tuple[str, str, str]:
    kind, _, rest = text.partition(":")
    named, _, others = rest.partition("+")
    return kind, named, others


@pytest.mark.parametrize("words", ["pair", "pair:L", "pair:E", "bastion:L", "pair:FE"])
def test_d5_the_ladder_types_reads_faces_and_ignores_them(words):
    assert after(words, ladder="types") == words.partition(":")[0]


def test_d19_on_the_ladder_types_the_same_type_again_is_an_underbid():
    scale = ladder("types")
    assert is_underbid(words_from("pair:L"), 2, scale)
    assert not is_underbid(words_from("pair:E"), 1, scale)
    assert after("pair:E", "pair:L", ladder="types") == "pair"


@pytest.mark.parametrize("steps", [1, 2, 3, 7, 391])
def test_d18_much_better_is_two_rungs_and_every_further_much_one_more(steps):
    words = "better" if steps == 1 else f"better*{steps}"
    table = started().bid("single:E", words)
    assert table.round.bids[-1].rung == 1 + steps


@pytest.mark.parametrize("name", LADDERS)
def test_d18_from_no_standing_bid_better_is_the_lowest_rung(name):
    assert [started(ladder=name).bid(words).round.bids[0].rung for words in ("better", "silent", "better*2")] == [
        1,
        1,
        2,
    ]


@pytest.mark.parametrize("name", LADDERS)
def test_d18_better_goes_up_one_rung_at_each_rung_of_each_ladder(name):
    scale = ladder(name)
    rungs = [lowest_rung(words_from("better"), standing, scale) for standing in range(scale.top)]
    assert rungs == list(range(1, scale.top + 1))


def test_d18_pushing_the_box_on_in_silence_is_better():
    assert after("pair:W", "silent") == after("pair:W", "better") == "pair:A"


@pytest.mark.parametrize("name", LADDERS)
def test_d18_better_crosses_from_one_type_into_the_next(name):
    table = started(ladder=name).bid(LAST_OF_TYPE[name], "better")
    assert table.standing.startswith("three-pairs")


@pytest.mark.parametrize("words", ["better*2", "better*392", "better*3432"])
def test_d18_better_cannot_rise_past_djinnverso(words):
    assert after("bastion:S", words) == "djinnverso"


@pytest.mark.parametrize("words", ["better", "silent", "better*2", "better*3432"])
def test_d18_over_a_djinnverso_better_is_djinnverso_and_no_underbid(words):
    scale = ladder("groups")
    assert lowest_rung(words_from(words), scale.top, scale) == scale.top
    assert not is_underbid(words_from(words), scale.top, scale)


@pytest.mark.parametrize(
    "words", ["better*1", "better*0", "better*3433", "better*", "better*02", "better*-1", "much better"]
)
def test_d18_no_other_much_can_be_written(words):
    with pytest.raises(ValueError, match="better"):
        words_from(words)


@pytest.mark.parametrize("name", LADDERS)
def test_d19_an_underbid_fits_no_rung_above_the_standing_bid(name):
    scale = ladder(name)
    for kind, standing in product(TYPES, range(0, scale.top + 1, 1 if scale.top < 400 else 101)):
        below = all(n <= standing for n, rung in enumerate(scale.rungs, 1) if rung.type == kind)
        assert is_underbid(words_from(kind), standing, scale) == below


def test_d19_an_underbid_can_be_spoken_and_later_bids_are_measured_against_it():
    table = started().bid("square:E", "pair", "pair", "better", "pair:E", "pair")
    assert table.rungs() == ["square:E", "pair:E", "pair:F", "pair:W", "pair:E", "pair:F"]


def test_d19_the_same_bid_again_is_an_underbid_and_not_refused():
    table = started().bid("square:E", "square:E")
    assert table.rungs() == ["square:E", "square:E"]
    assert table.round.bids[-1].underbid


def test_d19_djinnverso_may_be_bid_from_nothing():
    assert after("djinnverso") == "djinnverso"


def test_d23_bidding_below_the_hand_held_is_no_underbid():
    table = started()
    table.play("1 throw 7 = LLLLLLL", "1 look", "1 bid single:E")
    assert table.standing == "single:E"
    table.play("2 underbid of 1")
    assert table.state.false_claims == (0, 1, 0, 0)
    table.play("2 mendax", "open LLLLLLL")
    assert table.state.wishes == (3, 2, 3, 3)
