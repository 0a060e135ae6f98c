"""The command `bracket`."""

import argparse
import json

from tournaments.draw.brackets.double import double_elimination
from tournaments.draw.brackets.plan import BracketTable, Seed, Slot
from tournaments.draw.brackets.seeding import Seeding
from tournaments.draw.brackets.single import single_elimination


def run_bracket(options: argparse.Namespace) -> int:
    """Print the plan of a bracket."""
    make = double_elimination if options.double else single_elimination
    bracket = make(options.players, options.advance, Seeding(options.seeding))
    if options.json:
        document = {
            "players": bracket.players,
            "advance": bracket.advance,
            "double": bracket.double,
            "byes": bracket.byes,
            "tables": [_document(table) for table in bracket.tables],
        }
        print(json.dumps(document))
        return 0
    if bracket.byes:
        print("byes in the first round: seeds", ", ".join(map(str, bracket.byes)))
    for table in bracket.tables:
        slots = ", ".join(_words(slot) for slot in table.slots)
        print(f"round {table.round}, {table.bracket}, table {table.number}: {slots}")
    return 0


def _document(table: BracketTable) -> dict[str, object]:
    slots = [
        {"seed": slot.number} if isinstance(slot, Seed) else {"table": slot.table, "place": slot.place}
        for slot in table.slots
    ]
    return {"table": table.number, "round": table.round, "bracket": table.bracket, "slots": slots}


def _words(slot: Slot) -> str:
    return f"seed {slot.number}" if isinstance(slot, Seed) else f"place {slot.place} of table {slot.table}"
