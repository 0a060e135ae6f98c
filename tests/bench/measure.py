"""How a figure is taken: processor time of this process alone, the best of several runs, the collector as it is."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

RUNS: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """One of our figures beside its peer's.

    Attributes:
        what: what was measured.
        unit: of both figures, a second.
        ours: how many of them in a second of processor time.
        peer: who else does something like it, or empty.
        theirs: the peer's figure, taken in the same run.
        aim: the ratio of the two, or with no peer the figure, that we want.
    """

    what: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float = 0.0
    aim: float | None = None

    @property
    def ratio(self) -> float:
        """Ours by theirs; without a peer, by the aim."""
        return self.ours / (self.theirs or self.aim or 1.0)


def rate(work: Callable[[], int], runs: int = RUNS) -> float:
    """How much of its work a function does in a second; it returns how much it has done."""
    return max(_once(work) for _ in range(runs))


def rates(ours: Callable[[], int], theirs: Callable[[], int], runs: int = RUNS) -> tuple[float, float]:
    """``rate`` of two functions in turn, so that what else the machine does befalls both."""
    pairs = [(_once(ours), _once(theirs)) for _ in range(runs)]
    return max(mine for mine, _ in pairs), max(yours for _, yours in pairs)


def _once(work: Callable[[], int]) -> float:
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)
