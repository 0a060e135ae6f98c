"""What can be asked of any game. Who may send which is not the laws' matter."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Say:
    """A statement that binds nobody."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class ThrowForStart:
    """Everybody throws for the start, those tied again, until one starts."""


@dataclass(frozen=True, slots=True)
class EnterStartThrow:
    """At a physical table: what each seat threw for the start, as ``(seat, faces)``."""

    faces: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class NameStarter:
    """At a physical table where the throws for the start were not written down: who starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeclareAbsent:
    """The player whose turn it is did not act in time, or an arbiter says so."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallTime:
    """The table's time is up."""


@dataclass(frozen=True, slots=True)
class Proceed:
    """After something was taken back: what the laws make due happens now."""


@dataclass(frozen=True, slots=True)
class Exclude:
    """An arbiter excludes or disqualifies a player."""

    seat: int
    law: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Suspend:
    """An arbiter has the game stand still."""

    law: str


@dataclass(frozen=True, slots=True)
class Resume:
    """A suspended game goes on."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A scribe's slip or an arbiter's correction: from event number ``first`` on nothing happened."""

    first: int
    reason: str = ""
