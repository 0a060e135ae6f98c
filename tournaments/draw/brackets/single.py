"""Single elimination: from any field down to one table of four, and its winner."""

from tournaments.draw.brackets.plan import Bracket
from tournaments.draw.brackets.seeding import Seeding
from tournaments.draw.brackets.stage import Tables, seeds


def single_elimination(players: int, advance: int, seeding: Seeding = Seeding.FOLDED) -> Bracket:
    """Return the bracket of `players` in which the best one or best two of each table go on.

    Four sit at every table. The best seeds have a bye in the first round, so many that from the second on
    nobody has one and everyone plays; where that is impossible by a player or two, the last tables of the
    round send one more or one fewer on. (One kind of field needs byes twice: one or two short of a full
    bracket of the best one, such as 14 and 15.) Raises `ValueError` unless players are 4 to 1,024 and
    `advance` is 1 or 2.
    """
    check_field(players, advance)
    tables = Tables(seeding)
    field = seeds(players)
    round_number = 1
    while len(field) > 4:
        field, _ = tables.play(field, thin_out(len(field), advance), round_number, "upper")
        round_number += 1
    tables.play(field, [1], round_number, "final")
    return Bracket(players, advance, double=False, tables=tuple(tables.made))


def check_field(players: int, advance: int) -> None:
    """Raise `ValueError` for a field no bracket is made for."""
    if not 4 <= players <= 1024:
        raise ValueError(f"a bracket has 4 to 1024 players, not {players}")
    if advance not in (1, 2):
        raise ValueError(f"the best one or the best two of a table go on, not {advance}")


def thin_out(field: int, advance: int) -> list[int]:
    """Return how many each table of a round sends on, so that a full bracket is left: 4, 8, 16, … or 4, 16,
    64, …
    """
    full = 4
    while full * 4 // advance < field:
        full = full * 4 // advance
    lose = 4 - advance
    removed = field - full
    if removed % lose == 0:
        return [advance] * (removed // lose)
    if advance == 2:
        # One table sends its best alone, or for want of players its best three.
        return [2] * (removed // 2 - 1) + [1] if removed > 1 else [3]
    if removed % 3 == 2:
        sends = [1] * (removed // 3) + [2]
    else:
        sends = [1] * (removed // 3 - 1) + [2, 2] if removed > 1 else [3]
    return sends if 4 * len(sends) <= field else [1] * (field // 4)
