"""What happened at a table of Yatzi: frozen facts, one for each line of the notation's body."""

from dataclasses import dataclass

from games.engine.crystal_box import CrystalEvent
from games.engine.events import (
    DiceThrown as DiceThrown,
)
from games.engine.events import (
    GameEnded as GameEnded,
)
from games.engine.events import (
    GameResumed as GameResumed,
)
from games.engine.events import (
    GameSuspended as GameSuspended,
)
from games.engine.events import (
    PlayerAbsent as PlayerAbsent,
)
from games.engine.events import (
    PlayerExcluded as PlayerExcluded,
)
from games.engine.events import (
    PlayerLeft as PlayerLeft,
)
from games.engine.events import (
    RoundStarted as RoundStarted,
)
from games.engine.events import (
    StartThrown as StartThrown,
)
from games.engine.events import (
    StatementMade as StatementMade,
)
from games.engine.events import (
    TakenBack as TakenBack,
)
from games.engine.events import (
    TimeCalled as TimeCalled,
)


@dataclass(frozen=True, slots=True)
class RowScored:
    """Y3: the dice were recorded in ``row``. ``score`` is what they were said to be worth there, with Y7 and Y8."""

    seat: int
    row: str
    score: int


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """Y10: the dice made none of the open combinations, and the turn was spent."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowStruck:
    """Y10, by the option ``miss=strike``: the dice made none of the open combinations, and ``row`` was struck."""

    seat: int
    row: str


Play = StartThrown | RoundStarted | DiceThrown | RowScored | TurnMissed | RowStruck | StatementMade | PlayerAbsent
Ruling = PlayerExcluded | PlayerLeft | GameSuspended | GameResumed | TakenBack
Event = Play | Ruling | TimeCalled | GameEnded | CrystalEvent
