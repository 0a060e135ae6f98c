"""What happened at a table: frozen facts, one for each line of the notation's body."""

from dataclasses import dataclass

from games.engine.crystal_box import CrystalEvent
from games.engine.djinnverso.faces import Hand
from games.engine.djinnverso.words import Words
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
class BoxLooked:
    """D9: the holder looked. ``hand`` says what was seen, in a seat's own copy of the record; else None."""

    seat: int
    hand: Hand | None = None


@dataclass(frozen=True, slots=True)
class BidSpoken:
    """D13: the bid with which the box went to the left."""

    seat: int
    words: Words


@dataclass(frozen=True, slots=True)
class BidChallenged:
    """D14: the receiver said *mendax*."""

    seat: int


@dataclass(frozen=True, slots=True)
class UnderbidPointedOut:
    """D20: ``seat`` named bid number ``bid`` of the round, counted from 1. Whether rightly, the laws say."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class ClaimsWaived:
    """D20: in the window after *mendax*, ``seat`` had nothing to point out."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoxOpened:
    """D15: the box showed ``hand``; None only in a record whose scribe did not see it."""

    hand: Hand | None


@dataclass(frozen=True, slots=True)
class WishLost:
    """D15, D25, D28: ``seat`` lost a wish by the round's end."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrialDeclared:
    """D24: the receiver accepted a bid of Djinnverso."""

    seat: int


@dataclass(frozen=True, slots=True)
class WishRuled:
    """D30, D32: an arbiter took a wish (``change`` -1) or gave one back (+1)."""

    seat: int
    change: int
    law: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """D30, D32: an arbiter voided the round; ``starter`` where the ruling names who starts again."""

    law: str
    reason: str = ""
    starter: int | None = None


Play = (
    StartThrown
    | RoundStarted
    | BoxLooked
    | DiceThrown
    | StatementMade
    | BidSpoken
    | BidChallenged
    | UnderbidPointedOut
    | ClaimsWaived
    | BoxOpened
    | WishLost
    | PlayerAbsent
    | TrialDeclared
)
Ruling = WishRuled | PlayerExcluded | PlayerLeft | RoundVoided | GameSuspended | GameResumed | TakenBack
Event = Play | Ruling | TimeCalled | GameEnded | CrystalEvent
