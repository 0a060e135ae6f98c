"""Seats round a table: numbered from 1 clockwise, so that seat 2 sits to the left of seat 1 (D2)."""

from collections.abc import Sequence


def left_of(seat: int, playing: Sequence[int]) -> int:
    """The first of the ``playing`` seats, ascending, to the left of ``seat``, which itself need not be among them.

    Alone at the table a player is their own left neighbour.

    Raises:
        ValueError: nobody is playing.
    """
    for other in playing:
        if other > seat:
            return other
    if not playing:
        raise ValueError("nobody is playing")
    return playing[0]
