"""What can happen at any game's table: frozen facts, one for each line of a notation's body."""

from dataclasses import dataclass
from typing import Any

from games.engine.history import TakenBack as TakenBack


@dataclass(frozen=True, slots=True)
class StartThrown:
    """A throw for the start. ``faces`` pairs each throwing seat, ascending, with what it threw."""

    faces: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Round ``number``, from 1 and never used again, begins with ``starter``."""

    number: int
    starter: int


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """``count`` dice were thrown, as announced.

    Attributes:
        kept: the faces that stayed, the highest first; None where not known, and where none or all were thrown.
        hand: all dice after the throw, the highest first, in the game's own type; None where not seen.
        dice: the same by die position, where dice are thrown online.
        mask: bit j set where die j was thrown, where dice are thrown online.
    """

    seat: int
    count: int
    kept: str | None = None
    hand: Any = None
    dice: Any = None
    mask: int | None = None


@dataclass(frozen=True, slots=True)
class StatementMade:
    """Somebody said something."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class PlayerAbsent:
    """The player whose turn it was did not act."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerExcluded:
    """An arbiter excluded or disqualified a player."""

    seat: int
    law: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameSuspended:
    """The game stands still."""

    law: str


@dataclass(frozen=True, slots=True)
class GameResumed:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The table's time is up; the round in play is finished."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over. ``winners`` has one seat, or those that share the first place, ascending."""

    winners: tuple[int, ...]
