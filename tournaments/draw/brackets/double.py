"""Double elimination: who loses once plays on below, who loses twice is out, and a final of both."""

from tournaments.draw.brackets.plan import Bracket
from tournaments.draw.brackets.seeding import Seeding
from tournaments.draw.brackets.single import check_field, thin_out
from tournaments.draw.brackets.stage import Contender, Tables, seeds, spread


def double_elimination(players: int, advance: int, seeding: Seeding = Seeding.FOLDED) -> Bracket:
    """Return the bracket in which those who do not go on at an upper table fall into the lower bracket.

    The final seats as many from the upper bracket as its tables send on (with the best two: 2 and 2; with
    the best one: 1 and 3). The lower bracket plays a round after each upper one, its newcomers included.
    Raises `ValueError` as `single_elimination` does.
    """
    check_field(players, advance)
    tables = Tables(seeding)
    upper, lower = seeds(players), list[Contender]()
    round_number = 1
    while len(upper) > 4:
        upper, fallen = tables.play(upper, thin_out(len(upper), advance), round_number, "upper")
        lower = _merge(lower, fallen)
        if len(lower) >= 8:
            round_number += 1
            lower, _ = tables.play(lower, [advance] * (len(lower) // 4), round_number, "lower")
        round_number += 1
    # One alone below could not be matched with the two who fall now: then three fall, and one of four is out.
    last = 1 if len(lower) == 1 else advance
    upper, fallen = tables.play(upper, [last], round_number, "upper")
    lower = _merge(lower, fallen)
    while len(lower) > 4 - last:
        round_number += 1
        lower, _ = tables.play(lower, _down_to(len(lower), 4 - last, advance), round_number, "lower")
    tables.play(upper + lower, [1], round_number + 1, "final")
    return Bracket(players, advance, double=True, tables=tuple(tables.made))


def _merge(lower: list[Contender], fallen: list[Contender]) -> list[Contender]:
    """Return both lists as one field; expected seeds decide who of it has byes."""
    return [*lower, *fallen]


def _down_to(field: int, goal: int, advance: int) -> list[int]:
    """Return what the tables of a lower round send on: down to `goal` exactly if a round can do that."""
    most = field // 4
    removed = field - goal
    if removed > 3 * most:
        return [advance] * most
    return spread(removed, min(most, removed))
