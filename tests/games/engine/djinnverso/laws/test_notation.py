"""The notation's facts: faces and bids as written, the canonical form, errors and the findings that it lists."""

import pytest

from games.engine.djinnverso.notation.record import read_text, write
from games.engine.djinnverso.words import Better, Silent, Typed, text_of, words_from
from games.engine.refusals import Unreadable
from tests.games.engine.djinnverso.laws.table import findings, head, started

WHOLE = """first 1=F 2=L 3=L 4=E
first 2=A 3=W
round 1 starter 2
2 throw 7 = LSTOAWF
2 look
2 bid pair:F
3 look
3 says kept the Spirits
3 throw 5 keep LS = LSSOFFA
3 bid better*2
4 throw 0 = ?
4 bid silent
1 mendax
1 underbid 3
open LSSOAFF
lost 1
round 2 starter 2
2 absent
3 throw 7 = ?
3 bid djinnverso
4 trial
4 throw 7 = LLLLLLE
4 throw 1 keep LLLLLL = LLLLLLF
lost 4
wish 3 -1 D32 insult  with two spaces
exclude 3 D4 loaded dice
leave 4
suspend D30
resume
undo 3 wrong table # not a comment
time
"""


def body_of(text: str) -> str:
    return write(read_text(head() + text)).removeprefix(head())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("better", Better()),
        ("better*2", Better(2)),
        ("better*3432", Better(3432)),
        ("silent", Silent()),
        ("pair", Typed("pair")),
        ("pair:F", Typed("pair", "F")),
        ("pentad:L?", Typed("pentad", "L?")),
        ("pentad:?F", Typed("pentad", "?F")),
        ("two-pairs:L?", Typed("two-pairs", "L?")),
        ("pentad:LF+EE", Typed("pentad", "LF", "EE")),
        ("magi+LS", Typed("magi", "", "LS")),
    ],
)
def test_bids_are_read_and_written_as_they_were_said(text, words):
    assert words_from(text) == words
    assert text_of(words) == text


@pytest.mark.parametrize(
    "text",
    ["Better", "pairs", "pair:X", "pair:", "pair+", "pentad:L", "three-pairs:LS", "pair F", "", "mendax", "pair:f"],
)
def test_what_is_no_bid_cannot_be_read(text):
    with pytest.raises(ValueError, match=r".+"):
        words_from(text)


def test_among_equal_groups_the_order_says_nothing():
    assert started().bid("barracks:WL").rungs() == started().bid("barracks:LW").rungs() == ["barracks:LW"]
    assert started().bid("three-pairs:EWL").rungs() == ["three-pairs:LWE"]
    assert started().bid("pentad:WL").rungs() != started().bid("pentad:LW").rungs()


def test_a_record_is_written_highest_first_and_then_stays_byte_for_byte():
    canonical = body_of(WHOLE)
    assert canonical == WHOLE.replace("LSSOFFA", "LSSOAFF")
    assert body_of(canonical) == canonical


def test_comments_and_blank_lines_are_left_out():
    text = "# before\nround 1 starter 2  # who threw highest\n\n   \n2 throw 7 = ? #seen\n"
    assert body_of(text) == "round 1 starter 2\n2 throw 7 = ?\n"


def test_free_text_keeps_its_spaces_and_hash_signs():
    text = "round 1 starter 2\n2 says I have  two # Lucks\n"
    assert body_of(text) == text


def test_rules_are_written_in_the_order_of_the_laws_table_without_defaults():
    rules = "wishes=2 ladder=full memory=off underbid=on-claim turn_seconds=none claim_seconds=10 table_minutes=60"
    written = write(read_text(head(rules=rules)))
    assert written == head(rules="ladder=full memory=off wishes=2 turn_seconds=none table_minutes=60")


@pytest.mark.parametrize("option", ["ladder=types", "ladder=full", "first_throw=seven", "last_wish_starts=trial-only"])
def test_every_option_is_read_and_written(option):
    assert write(read_text(head(rules=option))) == head(rules=option)


@pytest.mark.parametrize(
    "option",
    [
        "ladder=group",
        "wishes=0",
        "wishes=10",
        "wishes=03",
        "claim_seconds=2",
        "claim_seconds=none",
        "memory=yes",
        "speed=9",
    ],
)
def test_no_other_value_is_read(option):
    with pytest.raises(Unreadable) as caught:
        read_text(head(rules=option))
    assert (caught.value.line, caught.value.column) == (3, 20)


def test_about_lines_stand_between_the_rules_and_seat_1():
    text = head().replace("seat 1", "table T7\nevent Night of the Lamp\ndate 2026-11-29T18:30:00+02:00\nseat 1")
    assert write(read_text(text)) == text


@pytest.mark.parametrize(
    ("body", "line", "column"),
    [
        ("round one starter 2\n", 8, 7),
        ("round 1 starter 5\n", 8, 17),
        ("round 1 starter 2\n2 throw 8 = ?\n", 9, 9),
        ("round 1 starter 2\n2 throw 7 = LSTOAW\n", 9, 13),
        ("round 1 starter 2\n\n2 bid pairs\n", 10, 7),
        ("round 1 starter 2\n2 bid better*1\n", 9, 7),
        ("9 look\n", 8, 1),
        ("wish 1 -2 D32 x\n", 8, 8),
        ("exclude 1 D37 x\n", 8, 11),
        ("2 jump\n", 8, 3),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_column(body, line, column):
    with pytest.raises(Unreadable) as caught:
        read_text(head() + body)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.expected


ROUND = "round 1 starter 1\n1 throw 7 = LSTOAWF\n1 bid pair\n"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (ROUND + "2 mendax\nopen LSTOAWF\nlost 1\nround 2 starter 3\n", (7, "D16")),
        (ROUND + "3 bid better\n", (4, "D13")),
        ("round 1 starter 1\n1 throw 5 = ?\n", (2, "D8")),
        (ROUND + "2 throw 3 keep LSTOA = ?\n", (4, "D11")),
        (ROUND + "2 mendax\nopen LSTOAWF\nlost 2\n", (6, "D15")),
        (ROUND + "2 mendax\nopen LLTOAWF\n", (5, "D15")),
        (ROUND + "2 mendax\nopen LSTOAWF\n3 underbid 1\n", (6, "D20")),
        (ROUND + "1 underbid 1\n", (4, "D20")),
        (ROUND + "3 mendax\n", (4, "D14")),
        (ROUND + "2 look\n2 mendax\n", (5, "D14")),
        (ROUND + "2 throw 1 = ?\n2 throw 1 = ?\n", (5, "D9")),
        (ROUND + "2 bid better\n", (4, "D10")),
        (ROUND + "2 throw 0 = ?\n2 bid bastion:L\n", (5, "D17")),
        (ROUND + "2 trial\n", (4, "D24")),
    ],
)
def test_a_line_against_the_laws_is_a_finding_with_its_law(body, found):
    assert findings(body)[0] == found


def test_a_claim_by_an_eliminated_seat_is_a_finding():
    body = ROUND + "2 mendax\nopen LSTOAWF\nlost 1\nround 2 starter 2\n2 throw 7 = ?\n2 bid pair\n1 underbid 1\n"
    assert findings(body, rules="wishes=1") == [(10, "D20")]


def test_undo_takes_back_the_last_standing_lines():
    body = ROUND + "3 bid better\nundo 1 slip\n2 mendax\nopen LSTOAWF\nlost 1\nround 2 starter 2\n"
    assert findings(body) == []
    assert findings(ROUND + "2 mendax\nopen LSTOAWF\nlost 1\nundo 3 box upset\n2 look\n") == []


def test_a_lawful_game_has_no_findings():
    lawful = WHOLE.replace("wish 3 -1 D32 insult  with two spaces\n", "").replace("suspend D30\nresume\n", "")
    assert findings(lawful[: lawful.index("leave")]) == []
