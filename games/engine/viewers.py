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


def verify_viewer(viewer: object, seats: int) -> None:
    """Whether this is somebody who can look at a game of so many seats: a caller's mistake must not pass for a view.

    Raises:
        ValueError: it is neither the public nor an arbiter, nor the number of a seat.
    """
    seated = type(viewer) is int and 1 <= viewer <= seats
    if not seated and not isinstance(viewer, Public | Arbiter):
        raise ValueError(f"no viewer {viewer!r} at a table of {seats}")
