"""What can be asked of a game of Yatzi. A command is legal or refused (``decide``); it is never half done."""

from dataclasses import dataclass
from typing import Final

from games.engine.commands import (
    CallTime as CallTime,
)
from games.engine.commands import (
    DeclareAbsent as DeclareAbsent,
)
from games.engine.commands import (
    EnterStartThrow as EnterStartThrow,
)
from games.engine.commands import (
    Exclude as Exclude,
)
from games.engine.commands import (
    Leave as Leave,
)
from games.engine.commands import (
    NameStarter as NameStarter,
)
from games.engine.commands import (
    Proceed as Proceed,
)
from games.engine.commands import (
    Resume as Resume,
)
from games.engine.commands import (
    Say as Say,
)
from games.engine.commands import (
    Suspend as Suspend,
)
from games.engine.commands import (
    TakeBack as TakeBack,
)
from games.engine.commands import (
    ThrowForStart as ThrowForStart,
)
from games.engine.crystal_box import CrystalEvent

ALL_FIVE: Final = 0b11111
"""The mask of a throw with all dice; bit j stands for die j, counted from 0."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Y2: the player throws the dice whose bits are set in ``mask``: all five first, then any, one to five."""

    seat: int
    mask: int


@dataclass(frozen=True, slots=True)
class EnterThrow:
    """A throw at a physical table: how many dice, what all five show then, and what stayed, None where not seen."""

    seat: int
    count: int
    hand: str
    kept: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Y2, Y3: the player stops, and has the dice recorded in ``row``."""

    seat: int
    row: str


@dataclass(frozen=True, slots=True)
class Miss:
    """Y10: the dice make none of the open combinations, and the turn is spent."""

    seat: int


@dataclass(frozen=True, slots=True)
class Strike:
    """Y10, by the option ``miss=strike``: the dice make none of the open combinations, and ``row`` is struck."""

    seat: int
    row: str


PlayerCommand = Throw | Score | Miss | Strike | Say | Leave
TableCommand = ThrowForStart | EnterStartThrow | NameStarter | EnterThrow | DeclareAbsent | CallTime | Proceed
ArbiterCommand = Exclude | Suspend | Resume | TakeBack
Command = PlayerCommand | TableCommand | ArbiterCommand | CrystalEvent
"""A crystal box's step is asked for as the event that it is: the box adds nothing to it."""
