"""What a seating costs. A bigger weight is never given up for a smaller one between two tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Whole numbers, so that sums are exact in any order and a draw is the same on every machine.

    The defaults keep the order of importance strict between any two tables: a field's points are taken to
    spread over at most `MOST_POINTS`, so the distance of a table stays below one `seat`, and a hundred
    `again` make one `thrice` (sums stay far below 2**53).
    """

    thrice: int = 10**10
    """A pair that meets a third time, or that met in the round before."""
    again: int = 10**8
    """A pair that meets a second time."""
    seat: int = 10**7
    """A player whose seat counts can no longer end within one of each other."""
    distance: int = 1000
    """One point between the best and the worst of a table (scaled, see `MOST_POINTS`)."""
    uneven: int = 400
    """A seat taken out of turn, which later rounds of the plan still make good."""
    conflict: int = 300
    """A pair of one club, or with a declared conflict."""
    left: int = 10
    """The same neighbour on one's left again."""

    def __post_init__(self) -> None:
        """Refuse weights that would make a draw inexact; raises `ValueError`."""
        for name, weight in vars(self).items():
            if not isinstance(weight, int) or not 0 <= weight <= 10**12:
                raise ValueError(f"the weight {name} is a whole number from 0 to 10^12, not {weight!r}")


MOST_POINTS = 4096
"""A field whose points spread further (Yatzi's settlements do) is scaled to this before distance is
measured.
"""
