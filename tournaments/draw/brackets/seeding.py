"""Which seeds meet at the first tables."""

from enum import StrEnum


class Seeding(StrEnum):
    """How seeds are spread over tables."""

    FOLDED = "1-8-9-16"
    """Down the tables and back up again, like a snake: the sums of the seeds are equal at all tables."""
    DEALT = "1-5-9-13"
    """Dealt round, like cards: table 1 has the best of every rank."""


def seed_tables(size: int, seeding: Seeding = Seeding.FOLDED) -> tuple[tuple[int, ...], ...]:
    """Return the seeds at each of `size` / 4 tables, 1 the best; raises `ValueError` unless four divides
    `size`.
    """
    if size < 4 or size % 4:
        raise ValueError(f"{size} players do not fill tables of four")
    tables: list[list[int]] = [[] for _ in range(size // 4)]
    for rank in range(4):
        numbers = range(rank * len(tables) + 1, (rank + 1) * len(tables) + 1)
        back = seeding is Seeding.FOLDED and rank % 2 == 1
        for table, number in zip(reversed(tables) if back else tables, numbers, strict=True):
            table.append(number)
    return tuple(tuple(table) for table in tables)
