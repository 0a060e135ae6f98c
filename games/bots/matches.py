"""Whole games of bots, by number: the same seed and number, the same game."""

import random
from collections.abc import Iterator
from typing import Final

from games.bots.arena import play
from games.bots.boxes import Box, CrystalTable, PhysicalTable, Scribe, ServerBox
from games.bots.mishaps import Fate, Mishaps
from games.bots.personality import CLUB, NOVICES, Personality
from games.bots.seating import SeatedTable
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record
from games.engine.djinnverso.ruleset import Ruleset

FIELDS: Final[dict[str, tuple[Personality, ...]]] = {"mixed": CLUB + NOVICES, "club": CLUB, "novices": NOVICES}
"""Who may sit down, by the name of the field."""

TABLES: Final = ("crystal", "server", "physical")


def match(
    ruleset: Ruleset, seats: int, seed: int, number: int, mishaps: Mishaps, field: str = "mixed", table: str = ""
) -> tuple[Record, Game]:
    """Game ``number`` of a series: its record and how it went. Without ``table`` each kind has its turn.

    Raises:
        KeyError: there is no such field.
    """
    rng = random.Random(f"{seed}/{number}")
    name = f"B{seed}-{number}"
    people = {seat: rng.choice(FIELDS[field]) for seat in range(1, seats + 1)}
    game = Game(ruleset, seats)
    box = _box(table or TABLES[number % len(TABLES)], name, rng, mishaps)
    play(game, SeatedTable(game.state, people, rng), box, Fate(mishaps, rng))
    names = tuple(f"{person.name.capitalize()} {seat}" for seat, person in people.items())
    return Record(Header(name, ruleset, names), tuple(game.events)), game


def matches(
    ruleset: Ruleset, seats: int, seed: int, games: int, mishaps: Mishaps, field: str = "mixed", table: str = ""
) -> Iterator[tuple[Record, Game]]:
    """The first ``games`` games of a series."""
    return (match(ruleset, seats, seed, number, mishaps, field, table) for number in range(games))


def _box(table: str, name: str, rng: random.Random, mishaps: Mishaps) -> Box:
    if table == "crystal":
        return CrystalTable(name, rng, mishaps.strike)
    return PhysicalTable(rng, Scribe()) if table == "physical" else ServerBox(rng)
