"""Yatzi as an engine among others, and a game of it played in memory."""

from typing import Final

from games.engine.engine import Engine, Table
from games.engine.table import carried
from games.engine.yatzi.decide import decide
from games.engine.yatzi.due import due
from games.engine.yatzi.evolve import evolve
from games.engine.yatzi.legal import legal_commands, why_not
from games.engine.yatzi.messages import message_of
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.ruleset import OPTIONS, VERSION, Ruleset, ruleset_from
from games.engine.yatzi.state import State, new_game, outcome
from games.engine.yatzi.views import as_json, view

YATZI: Final[Engine[State]] = Engine(
    key="yatzi",
    version=VERSION,
    options=OPTIONS,
    ruleset_from=ruleset_from,
    new_game=new_game,
    decide=decide,
    evolve=evolve,
    due=due,
    carry=carried,
    view=view,
    view_json=as_json,
    legal_commands=legal_commands,
    why_not=why_not,
    outcome=outcome,
    message_of=message_of,
    notation=YTN,
)


class Game(Table[State]):
    """A game of Yatzi in memory."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        super().__init__(YATZI, ruleset, seats)
