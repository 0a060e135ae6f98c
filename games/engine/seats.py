"""Seats round a table: numbered from 1 clockwise, so that seat 2 sits to the left of seat 1 (D2)."""

from collections.abc import Collection


def left_of(seat: int, playing: Collection[int]) -> int:
    """The first of the ``playing`` seats to the left of ``seat``, which itself need not be among them.

    Alone at the table a player is their own left neighbour.

    Raises:
        ValueError: nobody is playing.
    """
    return min(playing, key=lambda other: (other <= seat, other))
