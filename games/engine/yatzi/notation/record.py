"""YTN 1: a whole game of Yatzi as text."""

from typing import Final

from games.engine.notation.record import Notation
from games.engine.yatzi.notation.header import HEADING
from games.engine.yatzi.notation.lines import BY_SEAT, LINES, OF_TABLE
from games.engine.yatzi.rules import LAWS

YTN: Final = Notation(HEADING, LAWS, BY_SEAT, OF_TABLE, LINES, rare="throw")
