"""Files that mean harm end in a clear error, in bounded memory and time."""

import io
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.audit.djinnverso.judge import MOST_BIDS_READ, MOST_FINDINGS, audit
from games.engine.notation.lines import LONGEST_LINE, MOST_LINES
from games.engine.refusals import Unreadable

ROOT = Path(__file__).parents[3]
HEAD = b"DJN 1\ngame G1\nrules djinnverso/1\nseat 1 Ana\nseat 2 Bo\n"
ROUND = HEAD + b"round 1 starter 1\n1 throw 7 = ?\n"


def failure(data: bytes) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        audit(io.BytesIO(data))
    return raised.value


@pytest.mark.parametrize(
    ("data", "line", "column", "expected"),
    [
        (b"", 1, 1, "DJN 1"),
        (b"\n\n", 1, 1, "DJN 1"),
        (b"PGN 1\n", 1, 1, "DJN"),
        (b"DJN 2\n", 1, 5, "1"),
        (b"DJN 1\ngame\n", 2, 5, "the game's id"),
        (b"DJN 1\ngame G1\nrules djinnverso/2\n", 3, 7, "djinnverso/1"),
        (b"DJN 1\ngame G1\nrules djinnverso/1 wishes=0\n", 3, 20, "wishes=1..9"),
        (b"DJN 1\ngame G1\nrules djinnverso/1 wishes=3 wishes=2\n", 3, 29, "each option once"),
        (b"DJN 1\ngame G1\nrules djinnverso/1 luck=on\n", 3, 20, "an option"),
        (b"DJN 1\ngame G1\nrules djinnverso/1\nseat 1 Ana\n", 5, 1, "seat 2 NAME"),
        (b"DJN 1\ngame G1\nrules djinnverso/1\nseat 2 Ana\n", 4, 6, "1"),
        (HEAD[:-3] + b"\n", 5, 8, "a name"),
        (HEAD + b"seat 4 Di\n", 6, 6, "3"),
        (HEAD + b"round 1 starter 3\n", 6, 17, "a seat from 1 to 2"),
        (HEAD + b"round 1 starter 1 now\n", 6, 19, "the line's end"),
        (ROUND + b"1 bid pear\n", 8, 7, "a bid"),
        (ROUND + b"1 bid better*1\n", 8, 7, "better*N with N from 2"),
        (ROUND + b"1 bid better*3433\n", 8, 7, "better*N with N from 2"),
        (ROUND + b"1 bid better*" + b"9" * 3000 + b"\n", 8, 7, "better*N with N from 2"),
        (ROUND + b"1 bid pentad:L\n", 8, 7, "2 letters after ':'"),
        (ROUND + b"1 bid pair:" + b"L" * 3000 + b"\n", 8, 7, "a bid"),
        (ROUND + b"1 throw 8 = ?\n", 8, 9, "how many dice, 0 to 7"),
        (ROUND + b"1 throw 07 = ?\n", 8, 9, "how many dice, 0 to 7"),
        (ROUND + b"open LLLLLL\n", 8, 6, "seven faces"),
        (ROUND + b"open lllllll\n", 8, 6, "seven faces"),
        (ROUND + b"wish 1 -2 D32\n", 8, 8, "-1 or +1"),
        (ROUND + b"wish 1 -1 D37\n", 8, 11, "a law"),
        (ROUND + b"undo 0\n", 8, 6, "how many lines"),
        (ROUND + "1 says a\u202eb\n".encode(), 8, 9, "no control character"),
        (ROUND + b"1 says a\x00b\n", 8, 9, "no control character"),
        (ROUND + b"1 says a\x1b[2Jb\n", 8, 9, "no control character"),
        (ROUND + b"1 look\tagain\n", 8, 7, "no control character"),
        (ROUND + b"1 says \xc3\xa9\xff\n", 8, 9, "text in UTF-8"),
        (ROUND + b"\xd9\xa1 look\n", 8, 1, "a seat from 1 to 2"),
        (ROUND + b"1 says " + b"a" * 1001 + b"\n", 8, 1008, "at most 1000 characters"),
        (ROUND + b"#" * LONGEST_LINE + b"\n", 8, 1, "bytes in a line"),
        (b"x" * 10_000_000, 1, 1, "bytes in a line"),
    ],
)
def test_a_bad_line_is_named_by_line_column_and_what_was_expected(
    data: bytes, line: int, column: int, expected: str
) -> None:
    error = failure(data)
    assert (error.line, error.column) == (line, column)
    assert expected in error.expected


class Endless(io.RawIOBase):
    """A file of ten million lines that is never held in memory."""

    def __init__(self, head: bytes, line: bytes) -> None:
        self._lines = self._numbered(head, line)
        self.read_lines = 0

    def _numbered(self, head: bytes, line: bytes) -> Iterator[bytes]:
        yield from head.splitlines(keepends=True)
        for _ in range(10_000_000):
            yield line

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        self.read_lines += 1
        return next(self._lines, b"")


@pytest.mark.parametrize("line", [b"\n", b"# still nothing\n", b"1 says hello\n", b"1 look\n", b"undo 1\n"])
def test_reading_stops_at_so_many_lines(line: bytes) -> None:
    stream = Endless(ROUND, line)
    with pytest.raises(Unreadable, match="at most 100000 lines"):
        audit(stream)  # type: ignore[arg-type]
    assert stream.read_lines == MOST_LINES + 1


def test_a_round_of_endless_bids_is_not_replayed() -> None:
    bids = b"".join(b"%d bid better\n" % (1 + n % 2) for n in range(5000))
    assert f"at most {MOST_BIDS_READ} bids in a round" in str(failure(ROUND + bids))


def test_findings_beyond_a_thousand_are_counted() -> None:
    told = audit(io.BytesIO(ROUND + b"2 mendax\n" * 3000))
    assert len(told.findings) == MOST_FINDINGS
    assert told.unlisted == 2000


def test_a_file_of_windows_is_read() -> None:
    told = audit(io.BytesIO(b"\xef\xbb\xbf" + ROUND.replace(b"\n", b"\r\n")))
    assert told.header.names == ("Ana", "Bo")
    assert told.findings == ()


@pytest.mark.parametrize("line", ["1 look", "1 underbid 1", "undo 40", "1 bid pair", "wish 1 +1 D32 back"])
def test_a_hostile_file_takes_bounded_memory(line: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.djn"
    path.write_bytes(ROUND + f"{line}\n".encode() * 60_000)
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
    assert done.returncode in (0, 1, 2)
    assert b"Traceback" not in done.stderr
