"""Schedules and played tournaments, as `fixed` and `swiss` write them: CSV, or JSON."""

from collections.abc import Iterable
from dataclasses import dataclass

from tournaments.draw.files.grid import Cell, read_grid
from tournaments.draw.files.located import parse, problem_at
from tournaments.draw.files.problem import MOST_PLAYERS, MOST_ROUNDS, FileProblem, whole
from tournaments.draw.swiss.field import PastRound, Table

HEADER = ("round", "table", "seat 1", "seat 2", "seat 3", "seat 4")
_TABLE = "four different players"


@dataclass(frozen=True)
class ScheduleFile:
    """What a file says."""

    players: int
    """The highest number, or what the JSON says."""
    rounds: tuple[PastRound, ...]
    points: tuple[tuple[float, ...] | None, ...]
    """Before each round, by player from 1, where the file gives them."""


def write_schedule(rounds: Iterable[PastRound]) -> str:
    """Return the CSV: a line a table, players in seat order, and a line a bye with `bye` for the table."""
    lines = [",".join(HEADER)]
    for number, past in enumerate(rounds, start=1):
        lines += [",".join(map(str, (number, at, *table))) for at, table in enumerate(past.tables, start=1)]
        lines += [f"{number},bye,{player},,," for player in past.byes]
    return "\n".join(lines) + "\n"


def read_schedule(text: str) -> ScheduleFile:
    """Return what a CSV or JSON text says; raises `FileProblem`."""
    return _read_json(text) if text.lstrip()[:1] in ("{", "[") else _read_csv(text)


def _read_csv(text: str) -> ScheduleFile:
    rows = read_grid(text)
    header = next(rows, [])
    if tuple(cell.text for cell in header) != HEADER:
        raise FileProblem(header[0].line if header else 1, 1, f"the header {','.join(HEADER)}")
    rounds: dict[int, tuple[list[Table], list[int]]] = {}
    seen: set[tuple[int, int]] = set()
    for row in rows:
        number, table, players = _read_row(row)
        for cell, player in players:
            if (number, player) in seen:
                raise FileProblem(cell.line, cell.column, f"a player who is in round {number} only once")
            seen.add((number, player))
        tables, byes = rounds.setdefault(number, ([], []))
        if table is None:
            byes.append(players[0][1])
        else:
            tables.append(table)
    past = tuple(PastRound(tuple(tables), tuple(byes)) for _, (tables, byes) in sorted(rounds.items()))
    if not past:
        raise FileProblem(header[0].line + 1, 1, "at least one round")
    return ScheduleFile(max(player for _, player in seen), past, (None,) * len(past))


def _read_row(row: list[Cell]) -> tuple[int, Table | None, list[tuple[Cell, int]]]:
    """Return the round, the table or None for a bye, and the players with their cells."""
    if len(row) != len(HEADER):
        raise FileProblem(row[-1].line, row[-1].column, f"{len(HEADER)} cells, not {len(row)}")
    number = whole(row[0].text, row[0].line, row[0].column, "a round from 1", MOST_ROUNDS)
    bye = row[1].text == "bye"
    if not bye:
        whole(row[1].text, row[1].line, row[1].column, "a table from 1, or bye", MOST_PLAYERS)
    cells = row[2:3] if bye else row[2:]
    players = [(cell, whole(cell.text, cell.line, cell.column, "a player from 1", MOST_PLAYERS)) for cell in cells]
    if bye:
        return number, None, players
    a, b, c, d = (player for _, player in players)
    return number, (a, b, c, d), players


class _Json:
    """A JSON text being read: each check names the path it fails at."""

    def __init__(self, text: str) -> None:
        self.text = text

    def fail(self, path: list[str | int], expected: str) -> FileProblem:
        return problem_at(self.text, path, expected)

    def member(self, value: object, path: list[str | int], name: str) -> object:
        if not isinstance(value, dict) or name not in value:
            raise self.fail(path, f'an object with "{name}"')
        return value[name]

    def items(self, value: object, path: list[str | int], most: int) -> list[object]:
        if not isinstance(value, list) or len(value) > most:
            raise self.fail(path, f"a list of at most {most}")
        return value

    def number(self, value: object, path: list[str | int], most: int) -> int:
        if type(value) is not int or not 1 <= value <= most:
            raise self.fail(path, f"a whole number from 1 to {most}")
        return value


def _read_json(text: str) -> ScheduleFile:
    json, value = _Json(text), parse(text)
    players = json.number(json.member(value, [], "players"), ["players"], MOST_PLAYERS)
    found = json.items(json.member(value, [], "rounds"), ["rounds"], MOST_ROUNDS)
    if not found:
        raise json.fail(["rounds"], "at least one round")
    rounds, points = [], []
    for at, entry in enumerate(found):
        path: list[str | int] = ["rounds", at]
        rounds.append(_json_round(json, entry, path, players))
        points.append(_json_points(json, entry, [*path, "points"], players))
    return ScheduleFile(players, tuple(rounds), tuple(points))


def _json_round(json: _Json, entry: object, path: list[str | int], players: int) -> PastRound:
    seen: set[int] = set()

    def seat(value: object, where: list[str | int]) -> int:
        player = json.number(value, where, players)
        if player in seen:
            raise json.fail(where, "a player who is in the round only once")
        seen.add(player)
        return player

    tables: list[Table] = []
    at = [*path, "tables"]
    for number, table in enumerate(json.items(json.member(entry, path, "tables"), at, players)):
        seats = json.items(table, [*at, number], 4)
        if len(seats) != 4:
            raise json.fail([*at, number], _TABLE)
        a, b, c, d = (seat(value, [*at, number, place]) for place, value in enumerate(seats))
        tables.append((a, b, c, d))
    byes = entry.get("byes", []) if isinstance(entry, dict) else []
    at = [*path, "byes"]
    return PastRound(
        tuple(tables),
        tuple(seat(value, [*at, place]) for place, value in enumerate(json.items(byes, at, players))),
    )


def _json_points(json: _Json, entry: object, path: list[str | int], players: int) -> tuple[float, ...] | None:
    points = entry.get("points") if isinstance(entry, dict) else None
    if points is None:
        return None
    values = json.items(points, path, players)
    if len(values) != players:
        raise json.fail(path, f"points of {players} players")
    return tuple(_json_number(json, value, [*path, at]) for at, value in enumerate(values))


def _json_number(json: _Json, value: object, path: list[str | int]) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e15:
        raise json.fail(path, "a number")
    return float(value)
