"""Standings with the past of every player, from which `next` seats a round.

Columns: `player` and `points`, then in any order `club`, `out` (`yes` for who plays no more), `apart`
(players not to meet, separated by blanks) and `round 1`, `round 2`, … with `table.seat` such as `12.3`,
`bye`, or nothing. Lines stand in the order of the standings, best first.
"""

import re
from fractions import Fraction

from tournaments.draw.files.grid import Cell, read_grid
from tournaments.draw.files.problem import MOST_PLAYERS, MOST_ROUNDS, FileProblem, whole
from tournaments.draw.swiss.field import Entrant, Field, PastRound, Table

_POINTS = re.compile(r"[+-]?\d{1,15}(\.\d{1,9}|/[1-9]\d{0,8})?")
_PLACE = re.compile(r"([1-9]\d{0,5})\.([1-4])")
_COLUMNS = ("player", "points", "club", "out", "apart")


def read_standings(text: str, planned: int | None = None) -> Field:
    """Return the field of the next round; raises `FileProblem`."""
    rows = read_grid(text)
    header = next(rows, [])
    columns, rounds = _read_header(header)
    past = [_PastReader(number) for number in range(1, rounds + 1)]
    entrants: list[Entrant] = []
    known: set[int] = set()
    apart: list[tuple[int, Cell]] = []
    for row in rows:
        if len(row) != len(header):
            raise FileProblem(row[-1].line, row[-1].column, f"{len(header)} cells, not {len(row)}")
        cells = {name: row[at] for name, at in columns.items()}
        entrant, out = _read_entrant(cells, known)
        if not out:
            entrants.append(entrant)
        for reader in past:
            reader.take(entrant.player, cells[f"round {reader.number}"])
        if "apart" in cells:
            apart.append((entrant.player, cells["apart"]))
    if len(entrants) < 4:
        line = header[0].line + 1 if not known else row[0].line
        raise FileProblem(line, 1, f"at least four players who play on, not {len(entrants)}")
    conflicts = frozenset(pair for player, cell in apart for pair in _read_apart(player, cell, known))
    return Field(tuple(entrants), tuple(reader.finish() for reader in past), conflicts, planned)


def _read_header(header: list[Cell]) -> tuple[dict[str, int], int]:
    columns: dict[str, int] = {}
    rounds = 0
    for at, cell in enumerate(header):
        name = cell.text.lower()
        played = re.fullmatch(r"round ([1-9]\d{0,3})", name)
        if name in columns or (name not in _COLUMNS and not played):
            raise FileProblem(cell.line, cell.column, f"a column once, of {', '.join(_COLUMNS)}, round 1, …")
        columns[name] = at
        rounds = max(rounds, int(played[1]) if played else 0)
    wanted = ["player", "points", *(f"round {number}" for number in range(1, min(rounds, MOST_ROUNDS) + 1))]
    for name in wanted:
        if name not in columns:
            raise FileProblem(header[0].line if header else 1, 1, f"a header with the column {name}")
    return columns, rounds


def _read_entrant(cells: dict[str, Cell], known: set[int]) -> tuple[Entrant, bool]:
    cell = cells["player"]
    player = whole(cell.text, cell.line, cell.column, "a player's number from 1", 999_999_999)
    if player in known or len(known) >= MOST_PLAYERS:
        raise FileProblem(cell.line, cell.column, f"a player who is not above, at most {MOST_PLAYERS} of them")
    known.add(player)
    points = cells["points"]
    if not _POINTS.fullmatch(points.text):
        raise FileProblem(points.line, points.column, "points such as 7, 7.5 or 22/3")
    out = cells.get("out", Cell("", cell.line, cell.column))
    if out.text.lower() not in ("", "yes", "no"):
        raise FileProblem(out.line, out.column, "yes, no or nothing")
    club = cells["club"].text or None if "club" in cells else None
    return Entrant(player, Fraction(points.text), club), out.text.lower() == "yes"


def _read_apart(player: int, cell: Cell, known: set[int]) -> list[frozenset[int]]:
    pairs = []
    for text in cell.text.split():
        other = whole(text, cell.line, cell.column, "players' numbers separated by blanks", 999_999_999)
        if other not in known or other == player:
            raise FileProblem(cell.line, cell.column, f"other players of this file, not {other}")
        pairs.append(frozenset((player, other)))
    return pairs


class _PastReader:
    """The tables of one past round as they come together."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: dict[int, dict[int, int]] = {}
        self.last: dict[int, Cell] = {}
        self.byes: list[int] = []

    def take(self, player: int, cell: Cell) -> None:
        """Note where `player` sat."""
        if cell.text == "bye":
            self.byes.append(player)
        elif cell.text:
            place = _PLACE.fullmatch(cell.text)
            if not place:
                raise FileProblem(cell.line, cell.column, "table.seat such as 12.3, bye, or nothing")
            table, seat = int(place[1]), int(place[2])
            if seat in self.seats.setdefault(table, {}):
                raise FileProblem(cell.line, cell.column, f"a seat that is free; {cell.text} is taken above")
            self.seats[table][seat] = player
            self.last[table] = cell

    def finish(self) -> PastRound:
        """Return the round; raises `FileProblem` if a table is not full."""
        tables: list[Table] = []
        for number, seats in sorted(self.seats.items()):
            if len(seats) < 4:
                cell = self.last[number]
                raise FileProblem(cell.line, cell.column, f"four players at table {number} of round {self.number}")
            tables.append((seats[1], seats[2], seats[3], seats[4]))
        return PastRound(tuple(tables), tuple(self.byes))
