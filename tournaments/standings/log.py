"""What was published, in the order it was published. Nothing in it is ever changed: a correction is a later
entry.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True)
class TableResult:
    """A table's confirmed result. One of the same round and table published later supersedes it."""

    round: int
    table: int
    players: tuple[int, int, int, int]
    """In seat order."""
    places: tuple[int, int, int, int]
    """By seat, 1 the best; who shares a place has the same number (law D36)."""
    wishes: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Wishes left at the end, by seat."""
    challenges: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Challenges won, by seat."""
    totals: tuple[int, int, int, int] | None = None
    """Yatzi's totals by seat; needed where points are settled."""


@dataclass(frozen=True)
class Bye:
    """A player was not seated in a round through no choice of theirs."""

    round: int
    player: int


@dataclass(frozen=True)
class Adjustment:
    """Points given or, mostly, taken by a ruling. One of the same key published later supersedes it."""

    key: str
    player: int
    points: Fraction
    reason: str


@dataclass(frozen=True)
class Hold:
    """A player's standing is provisional until the hold of this key is lifted."""

    key: str
    player: int
    reason: str


@dataclass(frozen=True)
class Lift:
    """The hold of this key ends."""

    key: str


@dataclass(frozen=True)
class Entered:
    """A player takes part; late comers enter later."""

    player: int


@dataclass(frozen=True)
class Dropped:
    """A player takes part no more; what they scored stays, for them and for their opponents' tie-breaks."""

    player: int


@dataclass(frozen=True)
class RoundClosed:
    """The round's standings were published from all that stands before this."""

    round: int


Entry = TableResult | Bye | Adjustment | Hold | Lift | Entered | Dropped | RoundClosed


class NotPublished(LookupError):
    """The standings of that round were never published."""


def as_published(log: Sequence[Entry], round_number: int) -> Sequence[Entry]:
    """Return the part of `log` from which the standings of `round_number` were first published.

    Raises `NotPublished`. What came later, corrections and drops too, is not in it.
    """
    for at, entry in enumerate(log):
        if isinstance(entry, RoundClosed) and entry.round == round_number:
            return log[: at + 1]
    raise NotPublished(f"the standings of round {round_number} are not published")


@dataclass
class Standing:
    """What stands after all entries: the last result of each table, the last adjustment of each key, open
    holds.
    """

    tables: dict[tuple[int, int], TableResult] = field(default_factory=dict)
    byes: dict[tuple[int, int], Bye] = field(default_factory=dict)
    adjustments: dict[str, Adjustment] = field(default_factory=dict)
    holds: dict[str, Hold] = field(default_factory=dict)
    entered: dict[int, None] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)

    def take(self, entry: Entry) -> None:
        """Let `entry` stand."""
        match entry:
            case TableResult():
                self.tables[entry.round, entry.table] = entry
            case Bye():
                self.byes[entry.round, entry.player] = entry
            case Adjustment():
                self.adjustments[entry.key] = entry
            case Hold():
                self.holds[entry.key] = entry
            case Lift():
                self.holds.pop(entry.key, None)
            case Entered():
                self.entered[entry.player] = None
                self.dropped.discard(entry.player)
            case Dropped():
                self.dropped.add(entry.player)
            case RoundClosed():
                pass


def what_stands(log: Iterable[Entry]) -> Standing:
    """Return what stands after `log`."""
    standing = Standing()
    for entry in log:
        standing.take(entry)
    return standing
