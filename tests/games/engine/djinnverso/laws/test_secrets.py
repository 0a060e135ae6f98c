"""D4, D9, D22, D33: what the box and a player's memory hide, tested by twin games that may not be told apart."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.engine.djinnverso.decide import decide
from games.engine.djinnverso.legal import legal_commands, why_not
from games.engine.djinnverso.notation.copies import copy_for
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record
from games.engine.djinnverso.state import State
from games.engine.djinnverso.views import Arbiter, BidView, Public, RoundView, Viewer, view
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.laws.table import Loaded, Table, command_from, started

SEATS = (1, 2, 3, 4)
PUBLIC_AND_SEATS: list[Viewer] = [Public(), *SEATS]
WORDS = ["better", "better*2", "silent", "pair", "pair:E", "magi:L", "two-pairs:?W", "square", "chest:LS", "ruby:E"]
LINES = [
    "look",
    "throw 0 = ?",
    "throw 7 = ?",
    "bid better",
    "bid pair:E",
    "bid djinnverso",
    "mendax",
    "waive",
    "trial",
    "stop",
    "absent",
    "underbid of 1",
    "underbid of 2 bid 2",
]


def in_round(state: State, viewer: Viewer) -> RoundView:
    seen = view(state, viewer).round
    assert seen is not None
    return seen


def answer(table: Table, line: str) -> object:
    """What somebody who sends the move is told: whether it may be, and if not by which law and message."""
    try:
        decide(table.state, command_from(line))
    except Refusal as refusal:
        return refusal.law, refusal.key
    return "played"


def online(first: str, second: str = "EEEEEEE") -> Table:
    table = Table(dice=Loaded(first, second))
    table.play("start 1", "1 mask 1111111")
    return table


@pytest.mark.parametrize("viewer", [*PUBLIC_AND_SEATS, Arbiter()])
@pytest.mark.parametrize(
    "lines",
    [[], ["1 bid pair"], ["1 bid pair", "2 mask 1100000"], ["1 bid pair", "2 mendax"], ["1 bid pair", "2 absent"]],
)
def test_d4_the_box_hides_the_throw(viewer, lines):
    """Nobody has looked, so not even the holder knows; twins with other dice are seen alike."""
    one, other = online("LLSTOAW"), online("EEEEFFF", "LSTOAWF")
    one.play(*lines)
    other.play(*lines)
    assert view(one.state, viewer) == view(other.state, viewer)


@pytest.mark.parametrize("viewer", [2, 3, 4, Public(), Arbiter()])
def test_d4_from_everyone_but_the_player_holding_it(viewer):
    one, other = online("LLSTOAW"), online("EEEEFFF")
    one.play("1 look")
    other.play("1 look")
    assert view(one.state, viewer) == view(other.state, viewer)
    assert in_round(one.state, 1).seen == "LLSTOAW"


def test_d4_who_has_passed_the_box_on_sees_no_more():
    table = online("LLSTOAW")
    table.play("1 look", "1 bid pair")
    assert [in_round(table.state, seat).seen for seat in SEATS] == ["", "", "", ""]
    table.play("2 look")
    assert [in_round(table.state, seat).seen for seat in SEATS] == ["", "LLSTOAW", "", ""]


def test_d9_a_throw_after_looking_is_seen_only_by_looking_again():
    table = online("LLSTOAW")
    table.play("1 bid pair", "2 look", "2 mask 0000011")
    assert in_round(table.state, 2).seen == "LLSTO??"
    table.play("2 look")
    assert in_round(table.state, 2).seen == "LLSTOEE"


@pytest.mark.parametrize("viewer", [Public(), 1, 2, 3, 4, Arbiter()])
def test_d4_all_see_the_opened_box(viewer):
    table = started().bid("pair", hand="WWTOAFE")
    table.play("2 mendax", "open WWTOAFE")
    seen = view(table.state, viewer).previous
    assert seen is not None
    assert (seen.opened, seen.lost) == ("TOAWWFE", 2)


def test_d4_an_arbiter_sees_the_dice_only_once_they_are_opened_for_them():
    table = online("LLSTOAW")
    assert in_round(table.state, Arbiter()).dice is None
    assert in_round(table.state, Arbiter(opens_dice=True)).dice == "LLSTOAW"


def test_d4_a_round_that_is_void_shows_no_dice():
    one, other = online("LLSTOAW"), online("EEEEFFF")
    for table in (one, other):
        table.play("1 look", "1 bid pair", "3 says hm", "2 leave")
    assert all(view(one.state, viewer) == view(other.state, viewer) for viewer in PUBLIC_AND_SEATS)


def test_d24_all_see_the_trial():
    table = started().bid("djinnverso")
    table.play("2 trial", "2 throw 7 = LLLLLLE")
    assert [in_round(table.state, viewer).trial for viewer in PUBLIC_AND_SEATS] == [("LLLLLLE",)] * 5


@given(
    st.lists(st.tuples(*[st.sampled_from(WORDS)] * 2), min_size=1, max_size=7), st.sampled_from([None, "look", "throw"])
)
def test_d22_twins_that_differ_in_what_must_be_remembered_are_seen_alike(pairs, accepting):
    """Unless accepted the last words are in sight, and the same in both; which bids are underbids differs freely."""
    ones, others = [one for one, _ in pairs], [other for _, other in pairs]
    if accepting is None:
        others[-1] = ones[-1]
    one, other = started().bid(*ones), started().bid(*others)
    assume("djinnverso" not in (one.standing, other.standing))
    seat = one.turn
    if accepting is not None:
        for table in (one, other):
            table.play(f"{seat} look" if accepting == "look" else f"{seat} throw 3 = ?")
    for viewer in PUBLIC_AND_SEATS:
        assert view(one.state, viewer) == view(other.state, viewer)
    for player in SEATS:
        assert legal_commands(one.state, player) == legal_commands(other.state, player)
        assert told(one.state, player) == told(other.state, player)


def told(state: State, seat: int) -> dict[str, tuple[str, str]]:
    return {command.__name__: (why.law, why.key) for command, why in why_not(state, seat).items()}


@pytest.mark.parametrize("accepted", [[], ["3 look"], ["3 throw 2 = ?"], ["3 mendax"]])
@pytest.mark.parametrize("seat", SEATS)
def test_d22_answers_do_not_depend_on_whether_a_bid_is_an_underbid(accepted, seat):
    rising, falling = started().bid("pair:E", "pair:W"), started().bid("square:E", "pair:W")
    for table in (rising, falling):
        table.play(*accepted)
    for line in LINES:
        assert answer(rising, f"{seat} {line}") == answer(falling, f"{seat} {line}")


@pytest.mark.parametrize("viewer", PUBLIC_AND_SEATS)
def test_d22_on_shows_the_words_of_the_last_announcement_alone_and_never_a_rung(viewer):
    table = started(memory="on").bid("square:E", "pair:W", "better")
    assert in_round(table.state, viewer).bids == (
        BidView(1, 1, False),
        BidView(2, 2, False),
        BidView(3, 3, False, "better", thrown=0),
    )
    table.play("4 throw 1 = ?")
    assert in_round(table.state, viewer).bids == tuple(BidView(seat, seat, False) for seat in (1, 2, 3))


@pytest.mark.parametrize("viewer", PUBLIC_AND_SEATS)
def test_d22_off_keeps_all_announcements_and_rungs_in_sight(viewer):
    table = started(memory="off").bid("square:E", "pair:W", "better")
    table.play("4 look")
    bids = in_round(table.state, viewer).bids
    assert [bid.words for bid in bids] == ["square:E", "pair:W", "better"]
    assert [bid.rung for bid in bids] == [bid.rung for bid in table.round.bids]
    table.play("1 underbid of 2")
    assert [bid.rung for bid in in_round(table.state, viewer).bids] == [bid.rung for bid in table.round.bids]


@pytest.mark.parametrize("memory", ["on", "off"])
@pytest.mark.parametrize("opens_dice", [True, False])
def test_d22_arbiters_always_see_the_record(memory, opens_dice):
    table = started(memory=memory).bid("square:E", "pair:W", "better")
    table.play("4 look")
    bids = in_round(table.state, Arbiter(opens_dice)).bids
    assert [(bid.words, bid.underbid) for bid in bids] == [("square:E", False), ("pair:W", True), ("better", False)]
    assert [bid.rung for bid in bids] == [bid.rung for bid in table.round.bids]


def test_d22_an_automatic_correction_shows_nothing():
    options: dict[str, Any] = {"underbid": "automatic"}
    corrected, rising = started(**options).bid("square:E", "pair:W"), started(**options).bid("pair:E", "pair:W")
    assert all(view(corrected.state, viewer) == view(rising.state, viewer) for viewer in PUBLIC_AND_SEATS)
    for seat in SEATS:
        for line in LINES:
            assert answer(corrected, f"{seat} {line}") == answer(rising, f"{seat} {line}")


@pytest.mark.parametrize("line", LINES)
def test_d33_who_only_looks_on_may_do_nothing(line):
    table = started(wishes=1).lose(1).bid("pair")
    assert legal_commands(table.state, 1) == ()
    assert view(table.state, Public()).moves == ()
    with pytest.raises(Refusal):
        table.game.act(command_from(f"1 {line}"))


def test_d33_an_arbiter_can_put_the_expulsion_of_a_player_who_is_out_on_record():
    table = started(wishes=1).lose(1)
    table.play("exclude 1 D33 threatened another spectator")
    assert table.state.excluded == (1,)


def copy_of(table: Table, seat: int | None) -> str:
    """The record as a seat, or with None the public, may hold it."""
    names = tuple(f"Player {number}" for number in range(1, table.state.seats + 1))
    return copy_for(Record(Header("G1", table.state.ruleset, names), tuple(table.game.events)), seat)


@pytest.mark.parametrize("seat", [None, *SEATS])
@pytest.mark.parametrize("accepting", ["3 throw 1 = ?", "3 look"])
def test_d22_on_a_copy_of_the_record_tells_no_more_than_the_table_shows(seat, accepting):
    one, other = started().bid("square:E", "pair:W"), started().bid("pair:E", "magi")
    assert "2 bid pair:W" in copy_of(one, seat)
    assert "square" not in copy_of(one, seat)
    for table in (one, other):
        table.play(accepting)
    assert copy_of(one, seat) == copy_of(other, seat)


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_d22_off_a_copy_keeps_the_announcements(seat):
    table = started(memory="off").bid("square:E", "pair:W")
    table.play("3 look")
    assert "1 bid square:E\n" in copy_of(table, seat)
    assert "2 bid pair:W\n" in copy_of(table, seat)


@pytest.mark.parametrize("seat", [None, 2, 3, 4])
@pytest.mark.parametrize("memory", ["on", "off"])
def test_d4_a_copy_shows_nobody_elses_dice(seat, memory):
    one, other = started(memory=memory), started(memory=memory)
    one.play("1 throw 7 = LLSTOAW", "1 look", "1 bid pair", "2 leave")
    other.play("1 throw 7 = EEEEFFF", "1 look", "1 bid pair", "2 leave")
    assert copy_of(one, seat) == copy_of(other, seat)
    assert "LLSTOAW" in copy_of(one, 1)
