"""The rules of the table by the laws of Djinnverso."""

from typing import Final

from games.engine.djinnverso.due import due
from games.engine.djinnverso.events import BoxOpened
from games.engine.djinnverso.state import State, coming
from games.engine.refusals import Refusal
from games.engine.table_rules import TableRules

LAWS: Final = tuple(f"D{number}" for number in range(1, 37))


class DjinnversoRules(TableRules[State]):
    """Who comes back is in the game as well, and the last one wins."""

    def remaining(self, state: State) -> tuple[int, ...]:
        """D32: those in the game and those who come back."""
        return coming(state)

    def verify_not_last(self, state: State, seat: int) -> None:
        """D31: with one player left, that player wins, and can't go out any more, be it after *mendax*."""
        if coming(state) == (seat,):
            raise Refusal("D31", "table.seat.last", seat=seat)


RULES: Final = DjinnversoRules(
    laws=LAWS,
    due=due,
    over="D3",
    seat="D3",
    start="D7",
    leaving="D31",
    excluding="D4",
    suspending="D29",
    stating="D12",
    time="D36",
    not_first=(BoxOpened,),
)
"""An opening that is due (D20) may also be asked for."""
