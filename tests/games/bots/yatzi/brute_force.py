"""What a turn or two are worth, by plain recursion over all throws; neither tables nor their scores are used."""

from collections import Counter
from functools import cache
from itertools import combinations, product

from tests.games.engine.yatzi.laws.brute_force import score

Dice = tuple[int, ...]


@cache
def outcomes(kept: Dice) -> Counter[Dice]:
    """What a throw of the other dice can show, all five sorted, and in how many ways."""
    return Counter(tuple(sorted((*kept, *fresh))) for fresh in product(range(1, 7), repeat=5 - len(kept)))


class Solver:
    """Worths under one ruleset; ``subtotal`` is None where no bonus can be earned any more."""

    def __init__(self, quads: bool = False, five: bool = False, strike: bool = False) -> None:
        self.rules = quads, five
        self.strike = strike
        self.worth = cache(self._worth)
        self.lying = cache(self._lying)
        self.thrown = cache(self._thrown)

    def _worth(self, rows: tuple[str, ...], turns: int, subtotal: int | None = None) -> float:
        """Before a turn."""
        if turns == 0:
            return 50.0 if subtotal is not None and subtotal >= 0 else 0.0
        return self.thrown((), 1, rows, turns, subtotal)

    def _thrown(self, kept: Dice, throws: int, rows: tuple[str, ...], turns: int, subtotal: int | None) -> float:
        """Before the throw of all dice but these, after which there were so many throws."""
        every = outcomes(kept)
        ways = sum(every.values())
        return sum(many * self.lying(dice, throws, rows, turns, subtotal) for dice, many in every.items()) / ways

    def _lying(self, dice: Dice, throws: int, rows: tuple[str, ...], turns: int, subtotal: int | None) -> float:
        """After a throw."""
        stops = self.stops(dice, throws, rows, turns, subtotal)
        if throws == 3:
            return max(stops)
        keeps = {kept for count in range(5) for kept in combinations(dice, count)}
        return max(*stops, *(self.thrown(kept, throws + 1, rows, turns, subtotal) for kept in keeps))

    def stops(self, dice: Dice, throws: int, rows: tuple[str, ...], turns: int, subtotal: int | None) -> list[float]:
        """What each way of stopping is worth."""
        found = []
        made = []
        for row in rows:
            scored = score(row, dice, throws == 1, *self.rules)
            if scored is None:
                continue
            made.append(row)
            reached = None if subtotal is None else subtotal + scored
            found.append(scored + self.worth(_without(rows, row), turns - 1, reached))
        if set(made) <= {"chance"}:
            missed = [_without(rows, row) for row in rows] if self.strike else [rows]
            found.extend(self.worth(left, turns - 1, None) for left in missed)
        return found


def _without(rows: tuple[str, ...], row: str) -> tuple[str, ...]:
    return tuple(other for other in rows if other != row)
