"""Files of Yatzi that mean harm end in a clear error, in bounded memory and time."""

import io
import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from games.audit.records import audit
from games.audit.yatzi.judge import MOST_THROWS_READ
from games.engine.refusals import Unreadable

ROOT = Path(__file__).parents[3]
HEAD = b"YTN 1\ngame G1\nrules yatzi/1\nseat 1 Ana\nseat 2 Bo\n"
ROUND = HEAD + b"round 1 starter 1\n1 throw 5 = 66431\n"


def failure(data: bytes) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        audit(io.BytesIO(data))
    return raised.value


@pytest.mark.parametrize(
    ("data", "line", "column", "expected"),
    [
        (b"", 1, 1, "DJN 1 or YTN 1"),
        (b"YTN 2\n", 1, 1, "DJN 1 or YTN 1"),
        (b"YTN 1\ngame G1\nrules djinnverso/1\n", 3, 7, "yatzi/1"),
        (b"YTN 1\ngame G1\nrules yatzi/1 miss=never\n", 3, 15, "miss=spent|strike"),
        (b"YTN 1\ngame G1\nrules yatzi/1 wishes=3\n", 3, 15, "an option"),
        (b"YTN 1\ngame G1\nrules yatzi/1\nseat 1 Ana\n", 5, 1, "seat 2 NAME"),
        (HEAD + b"seat 3 Cy\nseat 4 Di\nseat 5 Ed\n", 8, 6, "4 can sit at a table"),
        (HEAD + b"first 1=7 2=1\n", 6, 7, "a face of 123456"),
        (HEAD + b"first 1=66666 2=1\n", 6, 7, "a face of 123456"),
        (HEAD + b"first 1= 2=1\n", 6, 7, "a face of 123456"),
        (ROUND + b"1 throw 0 = 66431\n", 8, 9, "how many dice, 1 to 5"),
        (ROUND + b"1 throw 6 = 66431\n", 8, 9, "how many dice, 1 to 5"),
        (ROUND + b"1 throw 5 = ?\n", 8, 13, "five faces of 123456"),
        (ROUND + b"1 throw 5 = 6643\n", 8, 13, "five faces of 123456"),
        (ROUND + b"1 throw 5 = 66437\n", 8, 13, "five faces of 123456"),
        (ROUND + "1 throw 5 = 6643\u0663\n".encode(), 8, 13, "five faces of 123456"),
        (ROUND + b"1 throw 5 66431\n", 8, 11, "="),
        (ROUND + b"1 throw 3 keep L = 66431\n", 8, 16, "the faces that stayed"),
        (ROUND + b"1 throw 5 = 66431 dice 66431 mask 10102\n", 8, 35, "5 of 0 and 1"),
        (ROUND + b"1 throw 5 = 66431 dice 66431\n", 8, 29, "mask"),
        (ROUND + b"1 row sevens = 3\n", 8, 7, "a row: ones, twos"),
        (ROUND + b"1 row ones\n", 8, 11, "="),
        (ROUND + b"1 row ones = \n", 8, 14, "what the dice score there"),
        (ROUND + b"1 row ones = -0\n", 8, 14, "what the dice score there"),
        (ROUND + b"1 row ones = +3\n", 8, 14, "what the dice score there"),
        (ROUND + b"1 row ones = 03\n", 8, 14, "what the dice score there"),
        (ROUND + b"1 row ones = " + b"9" * 3000 + b"\n", 8, 14, "what the dice score there"),
        (ROUND + b"1 row ones = 3 points\n", 8, 16, "the line's end"),
        (ROUND + b"1 strike\n", 8, 9, "a row"),
        (ROUND + b"1 miss chance\n", 8, 8, "the line's end"),
        (ROUND + b"1 bid pair\n", 8, 3, "one of throw, row, miss, strike"),
        (ROUND + b"exclude 1 D4\n", 8, 11, "a law, Y1 to Y12"),
        (ROUND + b"lost 1\n", 8, 1, "a seat's number, or one of first, round"),
    ],
)
def test_a_bad_line_is_named_by_line_column_and_what_was_expected(
    data: bytes, line: int, column: int, expected: str
) -> None:
    error = failure(data)
    assert (error.line, error.column) == (line, column)
    assert expected in error.expected


def test_a_turn_of_endless_throws_is_not_replayed() -> None:
    assert f"at most {MOST_THROWS_READ} throws in a turn" in str(failure(ROUND + b"1 throw 1 = 66431\n" * 5000))


@pytest.mark.parametrize(
    "line",
    [
        "1 row ones = -3",
        "1 absent",
        "1 miss",
        "1 strike poker",
        "undo 40",
        "round 9 starter 2",
        "end winner 2",
        "leave 1",
    ],
)
def test_a_hostile_file_takes_bounded_memory(line: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.ytn"
    path.write_bytes(ROUND + f"{line}\n".encode() * 40_000)
    code = "import sys; from games.audit.__main__ import main; sys.exit(main(sys.argv[1:]))"
    limit = 512 * 1024 * 1024
    done = subprocess.run(
        [sys.executable, "-c", code, "--json", str(path)],
        cwd=ROOT,
        capture_output=True,
        timeout=100,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1
    assert json.loads(done.stdout)["game"] == "G1"
