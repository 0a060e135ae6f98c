"""DJN 1: a whole game of Djinnverso as text."""

from typing import Final

from games.engine.djinnverso.notation.header import HEADING
from games.engine.djinnverso.notation.reading import BY_SEAT, OF_TABLE
from games.engine.djinnverso.notation.writing import LINES
from games.engine.djinnverso.verify_table import LAWS
from games.engine.notation.record import Notation
from games.engine.notation.record import Record as Record

DJN: Final = Notation(HEADING, LAWS, BY_SEAT, OF_TABLE, LINES, rare="throw")

read = DJN.read
read_text = DJN.read_text
write = DJN.write
body_lines = DJN.body_lines
line_of = DJN.line_of
