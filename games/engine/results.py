"""How a game came out, for whoever knows games and not one game."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        how: what ended it, a key: ``last-wish``, ``time``, ``all-turns`` …
        places: from the first; the seats in one tuple share their place.
        scores: what each seat ended with, seat 1 first: wishes left, or a total.
        settlement: what each seat wins or loses in exact points, adding up to zero; empty where a game has none.
    """

    how: str
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    settlement: tuple[Fraction, ...] = ()


def exact(amount: Fraction) -> str:
    """An amount as ``num/den`` in lowest terms, for programs: ``30/1``, ``-1/3``."""
    return f"{amount.numerator}/{amount.denominator}"
