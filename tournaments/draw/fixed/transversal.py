"""Schedules of 4q players from the lines of a finite field.

The players stand in four rows of q. In the round of slope m the table of intercept b seats in row i the
player m·aᵢ + b, with four different aᵢ of the field of q elements. Two players of different rows lie on one
line only, so q rounds repeat no pair: this is a resolvable transversal design (Bose, Shrikhande and Parker,
1960). Players of one row never meet, so that the four rows may play schedules of their own afterwards.
"""

from tournaments.draw.fixed.galois import galois_field, prime_power

Rounds = list[list[tuple[int, int, int, int]]]
"""Tables of players who count from 0, by round."""


def can_cross(players: int) -> bool:
    """Return whether a field has as many elements as a row has players."""
    return players % 4 == 0 and players >= 16 and prime_power(players // 4) is not None


def cross_rows(players: int) -> Rounds:
    """Return players / 4 rounds without a repeat; raises `ValueError` unless `can_cross`."""
    if not can_cross(players):
        raise ValueError(f"{players} players do not stand in four rows of a power of a prime")
    q = players // 4
    field = galois_field(q)
    rows = range(4)
    return [
        [
            tuple(row * q + int(field.plus[field.times[slope, row], intercept]) for row in rows)  # type: ignore[misc]
            for intercept in range(q)
        ]
        for slope in range(q)
    ]
