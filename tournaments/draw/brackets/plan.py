"""What a bracket is made of: slots that will be filled, tables of slots, rounds of tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Seed:
    """A slot taken by the player of this seed, 1 the best."""

    number: int


@dataclass(frozen=True)
class FromTable:
    """A slot taken by whoever finishes a table in this place, 1 the best."""

    table: int
    place: int


Slot = Seed | FromTable


@dataclass(frozen=True)
class BracketTable:
    """A table to be played; `slots` has four, or fewer where a smaller table cannot be avoided."""

    number: int
    round: int
    bracket: str
    """`upper`, `lower` or `final`."""
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Bracket:
    """The whole plan; tables are numbered in the order they can be played, and the last one decides the
    winner.
    """

    players: int
    advance: int
    double: bool
    tables: tuple[BracketTable, ...]

    @property
    def byes(self) -> tuple[int, ...]:
        """Seeds that do not play in the first round of the bracket."""
        playing = {
            slot.number for table in self.tables if table.round == 1 for slot in table.slots if isinstance(slot, Seed)
        }
        return tuple(seed for seed in range(1, self.players + 1) if seed not in playing)
