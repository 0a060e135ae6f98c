"""One round of a bracket: who plays, who has a bye, how many each table sends on."""

from dataclasses import dataclass

from tournaments.draw.brackets.plan import BracketTable, FromTable, Seed, Slot
from tournaments.draw.brackets.seeding import Seeding, seed_tables


@dataclass(frozen=True)
class Contender:
    """A slot with the seed that would be in it if the better seed always finished before the worse."""

    slot: Slot
    expected: int


_TURNS = 4
"""More turns hardly separate anyone else."""


class Tables:
    """The tables of a bracket as it is being planned."""

    def __init__(self, seeding: Seeding) -> None:
        """Begin without tables."""
        self.made: list[BracketTable] = []
        self._seeding = seeding

    def play(
        self, field: list[Contender], sends: list[int], round_number: int, bracket: str
    ) -> tuple[list[Contender], list[Contender]]:
        """Play a round in which table i sends its best `sends[i]` on; return who goes on and who has lost.

        The best of `field` have a bye as far as four a table do not need them. Both lists are ordered by
        place at the table first (a bye is better than a win) and the expected seed second.
        """
        field = sorted(field, key=lambda contender: contender.expected)
        byes, playing = field[: len(field) - 4 * len(sends)], field[len(field) - 4 * len(sends) :]
        winners: list[list[Contender]] = [byes, [], [], [], []]
        losers: list[list[Contender]] = [[], [], [], [], []]
        for table, on in zip(self._group(playing), sends, strict=True):
            number = len(self.made) + 1
            self.made.append(BracketTable(number, round_number, bracket, tuple(contender.slot for contender in table)))
            by_seed = sorted(contender.expected for contender in table)
            for place, expected in enumerate(by_seed, start=1):
                to = winners if place <= on else losers
                to[place].append(Contender(FromTable(number, place), expected))
        return [at for row in winners for at in row], [at for row in losers for at in row]

    def _group(self, playing: list[Contender]) -> list[list[Contender]]:
        """Seat the field by the seeding; those who just met are kept apart as well as turning the lower
        half can.
        """
        if not playing:
            return []
        rows = seed_tables(len(playing), self._seeding)
        best: list[list[Contender]] = []
        fewest = len(playing) + 1
        for turn in range(min(len(rows), _TURNS)):
            turned = rows[turn:] + rows[:turn]
            tables = [
                [playing[seed - 1] for seed in (*upper[:2], *lower[2:])]
                for upper, lower in zip(rows, turned, strict=True)
            ]
            meetings = sum(_met(table) for table in tables)
            if meetings < fewest:
                best, fewest = tables, meetings
            if not fewest:
                break
        return best


def _met(table: list[Contender]) -> int:
    origins = [at.slot.table for at in table if isinstance(at.slot, FromTable)]
    return len(origins) - len(set(origins))


def seeds(players: int) -> list[Contender]:
    """Return the field before the first round."""
    return [Contender(Seed(number), number) for number in range(1, players + 1)]


def spread(removed: int, tables: int) -> list[int]:
    """Return how many each of `tables` sends on so that `removed` players lose, one to three at each.

    The last tables are the ones that differ by one.
    """
    least, more = divmod(removed, tables)
    return [4 - least] * (tables - more) + [4 - least - 1] * more
