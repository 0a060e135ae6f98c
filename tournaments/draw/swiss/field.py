"""What a draw is made from: who plays, in the order of the standings, and who sat where before."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

Table = tuple[int, int, int, int]
"""Four players' numbers in the order of their seats; play passes to the left, from a seat to the next one."""


class UnfitField(ValueError):
    """The field cannot be drawn: a player twice, too few players, or a past table that is none."""


@dataclass(frozen=True)
class Entrant:
    """A player who takes part in the round to be drawn."""

    player: int
    """The player's number, any integer, unique in the field."""
    points: Fraction | int = 0
    """Points of the standings so far, exact."""
    club: str | None = None
    """Players of the same club are kept apart where that costs nothing more important."""


@dataclass(frozen=True)
class PastRound:
    """A round as it was played: its tables in seat order, and who had a bye."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Field:
    """Everything a draw depends on but its seed and its weights.

    `entrants` are those who play on, best first in the standings: a player who dropped out is left out and
    stays in `rounds`; one who comes late is put in without any. `planned` is the number of rounds of the
    whole stage if it is known: seats are then evened out over all of them (see `seating.seat_rights`), and
    otherwise after every round.
    """

    entrants: tuple[Entrant, ...]
    rounds: tuple[PastRound, ...] = ()
    conflicts: frozenset[frozenset[int]] = frozenset()
    """Pairs of players who declared that they should not meet (family, travel mates)."""
    planned: int | None = None

    def __post_init__(self) -> None:
        """Refuse a field nobody could draw; raises `UnfitField`."""
        numbers = [entrant.player for entrant in self.entrants]
        if len(numbers) < 4:
            raise UnfitField(f"four players make a table; there are {len(numbers)}")
        if twice := _repeated(numbers):
            raise UnfitField(f"player {twice[0]} is in the field twice")
        for count, past in enumerate(self.rounds, start=1):
            _check_past(count, past)
        for pair in self.conflicts:
            if len(pair) != 2:
                raise UnfitField(f"a conflict is between two players, not {sorted(pair)}")
        if self.planned is not None and self.planned <= len(self.rounds):
            raise UnfitField(f"{self.planned} rounds were planned and {len(self.rounds)} are played")


def _repeated(numbers: Iterable[int]) -> list[int]:
    seen: set[int] = set()
    return [number for number in numbers if number in seen or seen.add(number)]  # type: ignore[func-returns-value]


def _check_past(count: int, past: PastRound) -> None:
    if any(len(table) != 4 for table in past.tables):
        raise UnfitField(f"round {count} has a table that does not seat four")
    seated = [player for table in past.tables for player in table]
    if twice := _repeated([*seated, *past.byes]):
        raise UnfitField(f"player {twice[0]} is in round {count} twice")
