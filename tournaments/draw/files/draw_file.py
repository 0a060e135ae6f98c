"""A published draw as JSON, as `next --json` writes it and `verify` reads it."""

from tournaments.draw.files.located import parse, problem_at
from tournaments.draw.swiss.draw import Draw
from tournaments.draw.swiss.field import Table
from tournaments.draw.swiss.score import TableScore


def draw_document(draw: Draw, planned: int | None, scores: tuple[TableScore, ...]) -> dict[str, object]:
    """Return the draw with what each table costs and why."""
    return {
        "version": draw.version,
        "seed": draw.seed,
        "digest": draw.digest,
        "planned": planned,
        "tables": draw.tables,
        "byes": draw.byes,
        "costs": [{"cost": score.cost, "reasons": [str(reason) for reason in score.reasons]} for score in scores],
    }


def read_draw(text: str) -> tuple[Draw, int | None]:
    """Return the draw and the number of planned rounds; raises `FileProblem`."""
    value = parse(text)
    if not isinstance(value, dict):
        raise problem_at(text, [], "an object")
    for name, kind in (("version", str), ("digest", str), ("seed", int), ("tables", list), ("byes", list)):
        if type(value.get(name)) is not kind:
            raise problem_at(text, [name], f'"{name}", a {_KINDS[kind]}')
    planned = value.get("planned")
    if planned is not None and type(planned) is not int:
        raise problem_at(text, ["planned"], "a number of rounds or null")
    tables = tuple(_table(text, table, at) for at, table in enumerate(value["tables"]))
    for at, player in enumerate(value["byes"]):
        if type(player) is not int:
            raise problem_at(text, ["byes", at], "a player's number")
    draw = Draw(tables, tuple(value["byes"]), value["seed"], value["digest"], value["version"])
    return draw, planned


_KINDS: dict[type, str] = {str: "text", int: "whole number", list: "list"}


def _table(text: str, table: object, at: int) -> Table:
    if not isinstance(table, list) or len(table) != 4 or any(type(player) is not int for player in table):
        raise problem_at(text, ["tables", at], "four players' numbers")
    a, b, c, d = table
    return a, b, c, d
