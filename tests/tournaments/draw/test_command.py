"""The command line as people use it, and files nobody should hand in."""

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.draw.command.main import main
from tournaments.draw.files.problem import FileProblem
from tournaments.draw.files.schedule_file import read_schedule
from tournaments.draw.files.standings_file import read_standings

STANDINGS = """\
player,points,club,out,apart,round 1,round 2
1,6,A,,2,1.1,1.2
2,5.5,A,,,2.1,1.1
3,9/2,,yes,,1.2,1.3
4,4,,,,2.2,1.4
5,3,B,,,1.3,2.1
6,2,B,,,2.3,2.2
7,1,,,,1.4,2.3
8,0,,,,2.4,2.4
9,0,,,1 2,bye,
"""


@pytest.fixture
def run(capsys):
    def run(*arguments):
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.fixture
def standings(tmp_path):
    path = tmp_path / "standings.csv"
    path.write_text(STANDINGS, encoding="utf-8")
    return path


def test_swiss_writes_what_check_reads(run, tmp_path):
    status, out, err = run("swiss", "--players", 22, "--rounds", 4, "--seed", 7, "--json")
    document = json.loads(out)
    assert status == 0
    assert "round 4 of 4" in err
    assert list(document) == ["players", "seed", "rounds"]
    assert (document["players"], document["seed"]) == (22, 7)
    assert all(list(played) == ["tables", "byes", "points", "seconds"] for played in document["rounds"])
    assert [len(played["tables"]) for played in document["rounds"]] == [5] * 4
    assert [len(played["byes"]) for played in document["rounds"]] == [2] * 4
    assert document["rounds"][0]["points"] == [0] * 22
    assert sum(document["rounds"][3]["points"]) == 3 * (5 * 6 + 2 * 2)
    path = tmp_path / "swiss.json"
    path.write_text(out, encoding="utf-8")
    status, out, _ = run("check", path, "--json")
    counted = json.loads(out)
    assert status == 0
    assert counted["byes"] == 1
    assert counted["mean_range"] >= counted["plain_range"]
    assert sum(int(times) * pairs for times, pairs in counted["meets"].items()) == 4 * 5 * 6


@pytest.mark.parametrize("form", ["--csv", "--json"])
def test_fixed_writes_what_check_reads(run, tmp_path, form):
    _, out, _ = run("fixed", "--players", 20, "--rounds", 5, form)
    path = tmp_path / "schedule"
    path.write_text(out, encoding="utf-8")
    _, out, _ = run("check", path, "--json")
    counted = json.loads(out)
    assert (counted["repeats"], counted["seat_spread"], counted["neighbour_repeats"]) == (0, 1, 0)
    assert counted["meets"] == {"1": 150}
    assert run("check", path)[1].startswith("players            20")


def test_fixed_tells_the_lower_bound(run):
    assert "56 repeats, at least 56 cannot be avoided" in run("fixed", "--players", 8, "--rounds", 7)[1]


def test_next_is_verified_and_a_forged_one_is_not(run, standings, tmp_path):
    _, out, _ = run("next", standings, "--seed", 5, "--json")
    path = tmp_path / "draw.json"
    path.write_text(out, encoding="utf-8")
    assert run("verify", path, standings)[:2] == (0, "genuine: seed 5 gives this draw\n")
    document = json.loads(out)
    assert sorted(player for table in document["tables"] for player in table) == [1, 2, 4, 5, 6, 7, 8, 9]
    document["tables"][0].reverse()
    path.write_text(json.dumps(document), encoding="utf-8")
    status, out, _ = run("verify", path, standings)
    assert status == 1
    assert out.startswith("false: its table 1 seats")


def test_next_scores_a_seating_fixed_by_hand(run, standings, tmp_path):
    seating = tmp_path / "by-hand.csv"
    seating.write_text("round,table,seat 1,seat 2,seat 3,seat 4\n3,1,1,2,4,5\n3,2,6,7,8,9\n", encoding="utf-8")
    status, out, _ = run("next", standings, "--score", seating)
    assert status == 0
    assert "1 and 2 meet in two rounds running: 10000000000" in out
    assert "1 and 2 asked not to meet: 300" in out
    assert "1 and 2 are of one club: 300" in out
    seating.write_text("round,table,seat 1,seat 2,seat 3,seat 4\n3,1,1,3,4,5\n", encoding="utf-8")
    status, _, err = run("next", standings, "--score", seating)
    assert (status, "player 3 is not in the field" in err) == (2, True)


def test_bracket_is_printed(run):
    _, out, _ = run("bracket", "--players", 10, "--advance", 1)
    assert "byes in the first round: seeds 1, 2" in out
    document = json.loads(run("bracket", "--players", 30, "--advance", 2, "--double", "--json")[1])
    assert document["double"]
    assert document["tables"][-1]["bracket"] == "final"


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("9/2", "4,5", 4, None, "7 cells, not 8"),
        ("5.5", "x", 3, 3, "points such as"),
        ("5.5", "1/0", 3, 3, "points such as"),
        ("2.4,2.4", "2.5,2.4", 9, 8, "table.seat"),
        ("2.4,2.4", "2.3,2.4", 9, 8, "taken above"),
        ("2.4,2.4", ",2.4", 7, 9, "four players at table 2 of round 1"),
        ("\n9,", "\n8,", 10, 1, "not above"),
        ("yes", "maybe", 4, 8, "yes, no or nothing"),
        ("bye", "BYE!", 10, 11, "table.seat"),
        ("1 2,", "1 77,", 10, 7, "not 77"),
        ("club", "clan", 1, 15, "a column once"),
        ("round 2", "round 3", 1, 1, "the column round 2"),
    ],
)
def test_a_bad_file_is_named_by_line_and_column(run, standings, old, new, line, column, expected):
    standings.write_text(STANDINGS.replace(old, new, 1), encoding="utf-8")
    status, out, err = run("next", standings)
    assert status == 2
    assert not out
    assert f"line {line}, column {'' if column is None else column}" in err
    assert expected in err


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("round,table\n", 1, 1),
        ("{", 1, 2),
        ('{"players": 8, "rounds": []}', 1, 26),
        ('{"players": 8,\n "rounds": [{"tables": [[1, 2, 3, 3]]}]}', 2, 35),
        ('{"players": 8, "rounds": [{"tables": [[1, 2, 3]]}]}', 1, 39),
        ('{"players": 8, "rounds": [{"tables": [[1, 2, 3, 9]]}]}', 1, 49),
        ('{"players": 4, "rounds": [{"tables": [], "points": [0, 0, 0, NaN]}]}', 1, 62),
        ("[" * 100_000, 1, 1),
        ('{"players": ' + "9" * 5000 + "}", 1, 1),
        ("round,table,seat 1,seat 2,seat 3,seat 4\n1,1,1,2,3,3\n", 2, 11),
        ("round,table,seat 1,seat 2,seat 3,seat 4\n1,1,1,2,3,99999999999999999999\n", 2, 11),
        ('round,table,seat 1,seat 2,seat 3,seat 4\n1,1,"1,2,3,4\n', 2, 1),
    ],
)
def test_a_bad_schedule_is_named_by_line_and_column(text, line, column):
    with pytest.raises(FileProblem) as caught:
        read_schedule(text)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_files_that_are_no_text_or_not_there(run, tmp_path):
    path = tmp_path / "binary.csv"
    path.write_bytes(b"player,points\n1,\xff\n")
    status, _, err = run("next", path)
    assert (status, "line 2, column 3: expected UTF-8 text" in err) == (2, True)
    assert run("check", tmp_path / "missing.csv")[0] == 2


@given(st.integers(0, 2**32))
@settings(max_examples=150)
def test_a_mangled_file_is_refused_or_read_but_never_breaks(seed):
    chance = random.Random(seed)
    text = list(STANDINGS)
    for _ in range(chance.randint(1, 5)):
        text[chance.randrange(len(text))] = chance.choice(['"', ",", "\n", "9", "-", "\0", "é", "", "."])
    for read in (read_standings, read_schedule):
        with suppress(FileProblem):
            read("".join(text))


@pytest.mark.parametrize(
    "arguments", [["swiss", "--players", "3", "--rounds", "1"], ["fixed"], ["bracket", "--players", "x"]]
)
def test_wrong_arguments_end_with_status_two(arguments):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
