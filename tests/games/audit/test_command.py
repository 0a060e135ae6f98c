"""``python -m games.audit`` as an arbiter runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games.audit.files import MANY

ROOT = Path(__file__).parents[3]
LAWFUL = ROOT / "tests/cases/games/R106.djn"
FAULTY = ROOT / "tests/cases/faults/F300-wrong-loser.djn"


def run(*arguments: str | Path, given: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "games.audit", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, input=given, capture_output=True, timeout=60, check=False)


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    path = tmp_path / "typed.djn"
    path.write_text("DJN 1\ngame G1\nrules djinnverso/1\nseat 1 Ana\nseat 2 Bo\nround 1 starter 2\n2 trow 7 = ?\n")
    return path


def test_a_lawful_record_is_told_with_status_0() -> None:
    done = run(LAWFUL)
    text = done.stdout.decode()
    assert done.returncode == 0
    assert "Round 2, started by 3 Cy" in text
    assert "UNDERBID, corrected" in text
    assert "pointed out in time by 3 Cy" in text
    assert "No line contradicts the laws" in text
    assert done.stderr == b""


def test_a_contradiction_is_told_by_line_and_law_with_status_1() -> None:
    done = run(FAULTY)
    assert done.returncode == 1
    assert b"line 482, D15: the record says 'lost 4'; by the laws: lost 1" in done.stdout


def test_an_unreadable_line_is_named_with_status_2(unreadable: Path) -> None:
    done = run(unreadable)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"typed.djn: line 7, column 3: expected one of look, throw" in done.stderr


@pytest.mark.parametrize(
    ("files", "status"),
    [([LAWFUL, LAWFUL], 0), ([FAULTY, LAWFUL], 1), (["missing.djn", FAULTY, LAWFUL], 2), ([ROOT], 2)],
)
def test_the_status_is_the_worst_of_many_files(files: list[str | Path], status: int) -> None:
    assert run(*files).returncode == status


def test_json_gives_one_object_a_line_for_each_file(unreadable: Path) -> None:
    done = run("--json", LAWFUL, unreadable, FAULTY)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert [one["file"] for one in told] == [str(LAWFUL), str(unreadable), str(FAULTY)]
    assert told[0]["ruleset"] == {
        "ladder": "full",
        "first_throw": "seven",
        "last_wish_starts": "always",
        "underbid": "on-claim",
        "memory": "on",
        "wishes": 1,
        "turn_seconds": 90,
        "claim_seconds": 10,
        "table_minutes": None,
    }
    assert told[0]["places"] == [1, 3, 2]
    assert told[0]["rounds"][1]["bids"][5] == {
        "number": 6,
        "seat": 1,
        "words": "two-pairs:LE",
        "spoken_rung": 597,
        "final_rung": 638,
        "underbid": True,
        "pointed_out_by": 3,
    }
    assert told[1]["error"]["line"] == 7
    assert told[1]["error"]["column"] == 3
    assert told[2]["findings"][0]["law"] == "D15"


def test_standard_input_is_read() -> None:
    done = run("-", "--json", given=LAWFUL.read_bytes())
    assert done.returncode == 0
    assert json.loads(done.stdout)["game"] == "R106"


def test_a_closed_pipe_is_no_crash() -> None:
    script = f"{sys.executable} -m games.audit {FAULTY} {FAULTY} | head -n 1"
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.stderr == b""


def test_many_files_are_judged_at_once_and_told_in_their_order() -> None:
    files: list[str | Path] = [*sorted((ROOT / "tests/cases").glob("*/*.djn")), "missing.djn"]
    done = run("--json", *files)
    assert len(files) > MANY
    assert done.returncode == 2
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == [str(path) for path in files]
    one_by_one = b"".join(run("--json", path).stdout for path in files[:3])
    assert done.stdout.startswith(one_by_one)
