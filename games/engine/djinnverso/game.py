"""One game from its first event on: commands in, events and states out."""

from games.engine.djinnverso.commands import Command, TakeBack
from games.engine.djinnverso.decide import DiceSource, decide
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import State, new_game
from games.engine.history import History


def carried(now: State, earlier: State) -> State:
    """The earlier state, to which a correction goes back, with what is never taken back."""
    return earlier._replace(crystal=now.crystal, corrections=now.corrections)


def new_history(ruleset: Ruleset, seats: int) -> History[State]:
    """The empty history of a game.

    Raises:
        ValueError: two to eight can play (D2).
    """
    return History(new_game(ruleset, seats), evolve, carried)


class Game:
    """A game that is being played in memory: by bots, in tests, in a workshop.

    Attributes:
        history: all that happened.
    """

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.history = new_history(ruleset, seats)

    @property
    def state(self) -> State:
        """How the game stands."""
        return self.history.state

    @property
    def events(self) -> list[Event]:
        """All that happened, what was taken back too."""
        return self.history.events

    def act(self, command: Command, dice: DiceSource | None = None) -> tuple[Event, ...]:
        """What happens by the command.

        Raises:
            Refusal: it is against the laws; nothing has changed.
        """
        if isinstance(command, TakeBack):
            self.history.standing.verify_take_back(command.first)
        events = decide(self.state, command, dice)
        self.history.extend(events)
        return events
