"""Who goes on after a stage, and what is done about a tie on the line."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Finisher:
    """A player's line of the final standings of a stage."""

    player: int
    rank: int
    """Shared by those whom no tie-break separates."""
    points: Fraction


@dataclass(frozen=True)
class Cut:
    """Who goes on for sure, and who must play for the rest of the places."""

    through: tuple[int, ...]
    """Best first."""
    play_off: tuple[int, ...] = ()
    places: int = 0
    """How many of `play_off` go on."""


def cut_by_number(finishers: Sequence[Finisher], number: int, *, play_off: bool = False) -> Cut:
    """Return the cut after the best `number` of `finishers`, who are given best first.

    Tie-breaks decide unless `play_off` is set: then all who have as many points as the last of the `number`
    play for the places that are not taken by those with more, if there are more of them than places. Whom
    no tie-break separates plays in any case. Raises `ValueError` if fewer than `number` finished.
    """
    if not 0 < number <= len(finishers):
        raise ValueError(f"{number} of {len(finishers)} cannot go on")
    line = finishers[number - 1]
    tied = [
        finisher.player
        for finisher in finishers
        if (finisher.points == line.points if play_off else finisher.rank == line.rank)
    ]
    above = []
    for finisher in finishers:
        if finisher.player in tied:
            break
        above.append(finisher.player)
    places = number - len(above)
    if len(tied) <= places:
        return Cut((*above, *tied))
    return Cut(tuple(above), tuple(tied), places)


def cut_by_points(finishers: Sequence[Finisher], points: Fraction | int) -> Cut:
    """Return all who have at least so many points; nobody can tie on such a line."""
    return Cut(tuple(finisher.player for finisher in finishers if finisher.points >= points))


def play_off_tables(cut: Cut) -> tuple[tuple[int, ...], ...]:
    """Return the play-off's tables, dealt in turn, of two to four players each; empty where nothing is to
    be played for.

    A table sends on an even share of the places: table i of t the places i, i + t, …
    """
    count = -(-len(cut.play_off) // 4)
    return tuple(cut.play_off[at::count] for at in range(count))
