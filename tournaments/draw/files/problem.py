"""A file that cannot be used, and reading one that may be hostile."""

from pathlib import Path

MOST_BYTES = 64 * 1024 * 1024
MOST_PLAYERS = 100_000
MOST_ROUNDS = 1_000


class FileProblem(ValueError):
    """Where a file is wrong and what was expected; lines and columns count from 1."""

    def __init__(self, line: int, column: int, expected: str) -> None:
        """Keep the place beside the sentence."""
        super().__init__(f"line {line}, column {column}: expected {expected}")
        self.line = line
        self.column = column
        self.expected = expected


def read_text(path: Path) -> str:
    """Return the file's text; raises `FileProblem` if it is too large or not UTF-8, `OSError` if it cannot
    be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise FileProblem(1, 1, f"a file of at most {MOST_BYTES // 1024 // 1024} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        raise FileProblem(before.count(b"\n") + 1, error.start - before.rfind(b"\n"), "UTF-8 text") from None


def whole(text: str, line: int, column: int, expected: str, most: int) -> int:
    """Return a whole number from 1 to `most`; raises `FileProblem`."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or not 1 <= int(text) <= most:
        raise FileProblem(line, column, expected)
    return int(text)
