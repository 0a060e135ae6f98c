"""Who looks at a game. What each may see, a game's ``views`` say."""

from dataclasses import dataclass

SeatNumber = int


@dataclass(frozen=True, slots=True)
class Public:
    """Whoever looks on: spectators, and players who are out."""


@dataclass(frozen=True, slots=True)
class Arbiter:
    """An arbiter: always the record; what is hidden only once opened, which is journaled and shown at the table."""

    opens_dice: bool = False


Viewer = Public | Arbiter | SeatNumber
