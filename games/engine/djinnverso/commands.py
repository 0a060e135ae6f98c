"""What can be asked of a game. A command is legal or refused (``decide``); it is never half done.

Who may send which is not the laws' matter: the live table gives players their own seat's commands, the scribe and
the clock those of the table, arbiters the rulings.
"""

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
from games.engine.djinnverso.faces import Hand
from games.engine.djinnverso.words import Words

ALL_SEVEN: Final = 0b1111111
"""The mask of a throw with all dice; bit j stands for die j, counted from 0."""


@dataclass(frozen=True, slots=True)
class Look:
    """D9: the holder looks into the box, as it is now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Throw:
    """D8 to D11, D24: the holder throws the dice whose bits are set in ``mask``, 0 to 7 of them."""

    seat: int
    mask: int


@dataclass(frozen=True, slots=True)
class Bid:
    """D13: the box goes to the left with these words."""

    seat: int
    words: Words


@dataclass(frozen=True, slots=True)
class Challenge:
    """D14: the receiver says *mendax*."""

    seat: int


@dataclass(frozen=True, slots=True)
class PointOut:
    """D20: ``seat`` says that a bid of ``bidder``'s was an underbid: their latest, or the round's number ``bid``."""

    seat: int
    bidder: int
    bid: int | None = None


@dataclass(frozen=True, slots=True)
class Waive:
    """D20: in the window after *mendax*, ``seat`` has nothing to point out."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeclareTrial:
    """D24: the receiver accepts a bid of Djinnverso."""

    seat: int


@dataclass(frozen=True, slots=True)
class StopTrial:
    """D24: the player on trial throws no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class EnterThrow:
    """A throw at a physical table: how many dice, the faces that stayed and the box, each None where not seen."""

    seat: int
    count: int
    kept: str | None = None
    hand: Hand | None = None


@dataclass(frozen=True, slots=True)
class OpenBox:
    """D15: the claim window is over. At a physical table ``hand`` says what the box shows."""

    hand: Hand | None = None


@dataclass(frozen=True, slots=True)
class RuleWish:
    """D32: an arbiter takes a wish (``change`` -1) or gives one back (+1)."""

    seat: int
    change: int
    law: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RuleFalseCount:
    """D30: an arbiter finds that ``seat`` threw another number of dice than announced."""

    seat: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class VoidRound:
    """D32: an arbiter voids the round; ``starter`` starts it again, or the one who did."""

    law: str
    reason: str = ""
    starter: int | None = None


PlayerCommand = Look | Throw | Say | Bid | Challenge | PointOut | Waive | DeclareTrial | StopTrial | Leave
TableCommand = ThrowForStart | EnterStartThrow | NameStarter | EnterThrow | OpenBox | DeclareAbsent | CallTime | Proceed
ArbiterCommand = RuleWish | RuleFalseCount | Exclude | VoidRound | Suspend | Resume | TakeBack
Command = PlayerCommand | TableCommand | ArbiterCommand | CrystalEvent
"""A crystal box's step is asked for as the event that it is: the box adds nothing to it."""
