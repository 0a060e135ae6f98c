"""The rules of the table by the laws of Yatzi."""

from typing import Final

from games.engine.refusals import Refusal
from games.engine.table_rules import TableRules
from games.engine.yatzi.due import due
from games.engine.yatzi.state import State

LAWS: Final = tuple(f"Y{number}" for number in range(1, 13))


class YatziRules(TableRules[State]):
    """The last one left finishes alone, and may go too; but somebody has to take the first place."""

    def verify_exclude(self, state: State, seat: int) -> None:
        """Nobody is excluded twice, nor the last one who can still be placed (Y12)."""
        super().verify_exclude(state, seat)
        if len(state.excluded) == state.seats - 1:
            raise Refusal("Y12", "table.seat.last", seat=seat)


RULES: Final = YatziRules(
    laws=LAWS,
    due=due,
    over="Y3",
    seat="Y1",
    start="Y1",
    leaving="Y10",
    excluding="Y10",
    suspending="Y10",
    stating="record",
    time="Y10",
)
