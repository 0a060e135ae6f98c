"""The tables that tests seat players at: between them every value of every option, and two to eight players."""

import random
from typing import Final

from games.bots.boxes import Box, CrystalTable, PhysicalTable, Scribe, ServerBox
from games.bots.mishaps import Mishaps
from games.engine.djinnverso.ruleset import Ruleset

RULESETS: Final = {
    "default": (Ruleset(), 4),
    "full": (Ruleset(ladder="full"), 4),
    "types": (Ruleset(ladder="types", turn_seconds=None), 4),
    "automatic": (Ruleset(underbid="automatic", claim_seconds=3), 4),
    "memory-off": (Ruleset(memory="off"), 4),
    "one-wish": (Ruleset(wishes=1), 4),
    "five-wishes": (Ruleset(wishes=5, table_minutes=60), 4),
    "trial-only": (Ruleset(last_wish_starts="trial-only"), 4),
    "first-seven": (Ruleset(first_throw="seven"), 4),
    "two-players": (Ruleset(), 2),
    "eight-players": (Ruleset(), 8),
}


def box_for(game: int, name: str, rng: random.Random, mishaps: Mishaps) -> Box:
    """Each kind of box in its turn."""
    if game % 3 == 0:
        return CrystalTable(name, rng, mishaps.strike)
    return ServerBox(rng) if game % 3 == 1 else PhysicalTable(rng, Scribe())
