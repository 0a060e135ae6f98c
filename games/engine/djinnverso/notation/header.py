"""The head of a DJN file."""

from typing import Final

from games.engine.djinnverso.ruleset import OPTIONS, VERSION, ruleset_from
from games.engine.djinnverso.state import LEAST_SEATS, MOST_SEATS
from games.engine.notation.header import Header as Header
from games.engine.notation.header import Heading

HEADING: Final = Heading("DJN 1", VERSION, OPTIONS, ruleset_from, least=LEAST_SEATS, most=MOST_SEATS)
