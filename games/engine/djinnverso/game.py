"""Djinnverso as an engine among others, and a game of it played in memory."""

from typing import Final

from games.engine.djinnverso.decide import decide
from games.engine.djinnverso.due import due
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.legal import legal_commands, why_not
from games.engine.djinnverso.messages import message_of
from games.engine.djinnverso.notation.record import DJN
from games.engine.djinnverso.ruleset import OPTIONS, VERSION, Ruleset, ruleset_from
from games.engine.djinnverso.state import State, carried, new_game, outcome
from games.engine.djinnverso.views import as_json, view
from games.engine.engine import Engine, Table

DJINNVERSO: Final[Engine[State]] = Engine(
    key="djinnverso",
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
    notation=DJN,
)

new_history = DJINNVERSO.new_history


class Game(Table[State]):
    """A game of Djinnverso in memory."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        super().__init__(DJINNVERSO, ruleset, seats)
