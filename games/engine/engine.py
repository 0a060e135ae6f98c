"""What every game's engine offers, by one typed interface, and a game played in memory by any of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.engine.commands import TakeBack
from games.engine.history import History
from games.engine.notation.record import Notation
from games.engine.refusals import Refusal
from games.engine.results import Outcome
from games.engine.rulesets import Option

S = TypeVar("S")


@dataclass(frozen=True)
class Engine(Generic[S]):
    """One game's laws in one version. A state, a command and an event are its own; nobody else looks into them.

    Attributes:
        key: the game's name, ``djinnverso``.
        version: the name with the rules' version, as a record's ``rules`` line has it, ``djinnverso/1``.
        options: the ruleset's options in the order of the laws' table.
        ruleset_from: the ruleset that differs from the defaults as ``name=value`` texts say.
        new_game: the state before the first event, by ruleset and number of seats.
        decide: what happens by a command, in a state, with dice; raises ``Refusal``.
        evolve: the state after an event.
        due: what the laws force in a state, or None.
        carry: an earlier state with what no correction takes back, from the present one.
        view: what a viewer may see: a seat's number, ``Public()`` or ``Arbiter()``.
        view_json: a view as JSON values.
        legal_commands: the families of commands a seat may send.
        why_not: the refusals of those it may not.
        outcome: how a game came out; None while it is on.
        message_of: a refusal in English.
        notation: how the game is written down.
    """

    key: str
    version: str
    options: tuple[Option, ...]
    ruleset_from: Callable[[Sequence[str]], Any]
    new_game: Callable[[Any, int], S]
    decide: Callable[[S, Any, Any], tuple[Any, ...]]
    evolve: Callable[[S, Any], S]
    due: Callable[[S], Any]
    carry: Callable[[S, S], S]
    view: Callable[[S, Any], Any]
    view_json: Callable[[Any], Any]
    legal_commands: Callable[[S, int], tuple[Any, ...]]
    why_not: Callable[[S, int], dict[Any, Refusal]]
    outcome: Callable[[S], Outcome | None]
    message_of: Callable[[Refusal], str]
    notation: Notation

    def new_history(self, ruleset: Any, seats: int) -> History[S]:
        """The empty history of a game.

        Raises:
            ValueError: so many can't play.
        """
        return History(self.new_game(ruleset, seats), self.evolve, self.carry)


class Table(Generic[S]):
    """A game that is being played in memory: by bots, in tests, in a workshop.

    Attributes:
        engine: its laws.
        history: all that happened.
    """

    def __init__(self, engine: Engine[S], ruleset: Any, seats: int) -> None:
        self.engine = engine
        self.history = engine.new_history(ruleset, seats)

    @property
    def state(self) -> S:
        """How the game stands."""
        return self.history.state

    @property
    def events(self) -> list[Any]:
        """All that happened, what was taken back too."""
        return self.history.events

    def act(self, command: Any, dice: Any = None) -> tuple[Any, ...]:
        """What happens by the command.

        Raises:
            Refusal: it is against the laws; nothing has changed.
            ValueError: it is no command of this game; nothing has changed.
        """
        events = self.engine.decide(self.state, command, dice)
        if isinstance(command, TakeBack):
            self.history.standing.verify_take_back(command.first)
        self.history.extend(events)
        return events
