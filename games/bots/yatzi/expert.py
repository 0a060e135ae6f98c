"""A player that expects more than anybody else can: it always does what the tables call best."""

from games.bots.yatzi.advice import Advisor
from games.bots.yatzi.moves import command_of
from games.engine.yatzi.commands import Command
from games.engine.yatzi.views import View


class Expert:
    """Plays at one seat, with online dice, by what its own view shows."""

    def __init__(self, seat: int, advisor: Advisor) -> None:
        self.seat = seat
        self._advisor = advisor

    def move(self, view: View) -> Command:
        """What it does now.

        Raises:
            ValueError: it is not its turn, or the view is of another ruleset than the advisor.
        """
        best = self._advisor.hint(view, self.seat).best
        return command_of(best.move, self.seat, view.round.dice if view.round is not None else None)
