"""CSV with a place for every cell."""

import csv
from collections.abc import Iterator
from typing import NamedTuple

from tournaments.draw.files.problem import FileProblem

MOST_CELL = 2_000


class Cell(NamedTuple):
    """A cell's text without blanks round it, and where it stands; columns count characters, from 1."""

    text: str
    line: int
    column: int


def read_grid(text: str) -> Iterator[list[Cell]]:
    """Yield the rows that are not empty; raises `FileProblem` for quotes that do not close and cells too
    long.
    """
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            cells = next(csv.reader([line], strict=True))
        except (csv.Error, StopIteration):
            raise FileProblem(number, 1, "cells separated by commas, quotes closed on the same line") from None
        row, column = [], 1
        for cell in cells:
            if len(cell) > MOST_CELL:
                raise FileProblem(number, column, f"a cell of at most {MOST_CELL} characters")
            row.append(Cell(cell.strip(), number, column))
            quoted = line[column - 1 : column] == '"'
            column += len(cell) + cell.count('"') * quoted + 2 * quoted + 1
        yield row
