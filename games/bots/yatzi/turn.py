"""One turn, solved backwards: what each keep and each hand is worth once it is known what stopping is worth.

Arrays have a row a hand (252) or a keep (210), and a column for each situation that is solved at the same time.
"""

from typing import NamedTuple

import numpy as np

from games.bots.yatzi.keeps import CHANCES, KEEP, KEPT, KEPT_FROM, Floats

NOTHING = KEEP[""]


class Solved(NamedTuple):
    """A turn's worths: points expected from here to the end.

    Attributes:
        stop_first: of stopping with a hand after the first throw, doubled where Y7 says so.
        stop_later: of stopping after the second or third.
        keep_first: of throwing again after the first throw, by what is kept.
        keep_later: the same after the second.
        whole: of the turn before its first throw, one number a column.
    """

    stop_first: Floats
    stop_later: Floats
    keep_first: Floats
    keep_later: Floats
    whole: Floats

    def stop(self, throws: int) -> Floats:
        """What stopping is worth after so many throws, 1 to 3."""
        return self.stop_first if throws == 1 else self.stop_later

    def keep(self, throws: int) -> Floats:
        """What throwing again is worth after so many throws, 1 or 2."""
        return self.keep_first if throws == 1 else self.keep_later


def solve(stop_first: Floats, stop_later: Floats) -> Solved:
    """A turn by what stopping is worth, 252 hands by situations: two products of matrices, and one row of a third."""
    keep_later = CHANCES @ stop_later
    keep_first = CHANCES @ np.maximum(stop_later, best_keep(keep_later))
    whole = CHANCES[NOTHING] @ np.maximum(stop_first, best_keep(keep_first))
    return Solved(stop_first, stop_later, keep_first, keep_later, whole)


def best_keep(keeps: Floats) -> Floats:
    """The worth of the best keep of each hand, from the worth of each keep."""
    return np.maximum.reduceat(keeps[KEPT], KEPT_FROM, axis=0)
