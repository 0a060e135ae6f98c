"""The head of a YTN file."""

from typing import Final

from games.engine.notation.header import Heading
from games.engine.yatzi.ruleset import OPTIONS, VERSION, ruleset_from
from games.engine.yatzi.state import LEAST_SEATS, MOST_SEATS

HEADING: Final = Heading("YTN 1", VERSION, OPTIONS, ruleset_from, least=LEAST_SEATS, most=MOST_SEATS)
