"""Points for a place at a table of four, and Yatzi's settlement; all exact."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

SEATS = 4

PARTS = 12
"""A shared place splits points in halves, thirds or quarters; all are whole twelfths."""


class UnfitPlaces(ValueError):
    """The places are not those of a table: after k who share place p comes place p + k."""


@dataclass(frozen=True)
class PlacePoints:
    """What the four places of a table score.

    Who shares a place gets an even share of what the places they fill together score, unless `shared_first`
    says what each of those who share the first place gets instead (the others of that table then score
    their own places' points).
    """

    name: str
    places: tuple[Fraction, Fraction, Fraction, Fraction]
    shared_first: Fraction | None = None

    def award(self, places: Sequence[int]) -> tuple[Fraction, ...]:
        """Return the points of four players who took `places` (1 the best, equal numbers share); in their
        order.

        Raises `UnfitPlaces`.
        """
        check_places(places)
        return tuple(self.shares[place, list(places).count(place)] for place in places)

    @cached_property
    def shares(self) -> dict[tuple[int, int], Fraction]:
        """Points by place and by how many share it."""
        shares = {}
        for place in range(1, SEATS + 1):
            for sharing in range(1, SEATS + 2 - place):
                filled = self.places[place - 1 : place - 1 + sharing]
                shares[place, sharing] = Fraction(sum(filled), sharing)
                if place == 1 and sharing > 1 and self.shared_first is not None:
                    shares[place, sharing] = self.shared_first
        return shares


def own_points(name: str, places: Sequence[Fraction | int]) -> PlacePoints:
    """Return a scheme of one's own; raises `ValueError` unless four numbers that do not rise are given."""
    if len(places) != SEATS or list(places) != sorted(places, reverse=True):
        raise ValueError(f"a scheme names the points of four places, none above the place before, not {list(places)}")
    first, second, third, fourth = (Fraction(value) for value in places)
    return PlacePoints(name, (first, second, third, fourth))


STEADY = own_points("3-2-1-0", (3, 2, 1, 0))
"""The default: every place counts the same."""

STEEP = own_points("5-3-2-1", (5, 3, 2, 1))
"""A win is worth more, and the last place something."""

WINNER = PlacePoints("5-1-0", (Fraction(5), Fraction(0), Fraction(0), Fraction(0)), shared_first=Fraction(1))
"""Only the win counts: 5 for it, 1 for each who shares the first place, 0 for everyone else."""

BALANCED = own_points("15/5/-5/-15", (15, 5, -5, -15))
"""What one wins others lose."""


@dataclass(frozen=True)
class Settlement:
    """Yatzi's law Y12: a player wins or loses what their total is above or below the table's mean."""

    name: str = "settlement"

    def award(self, totals: Sequence[int | Fraction]) -> tuple[Fraction, ...]:
        """Return total less mean for each of `totals`, exact; they add up to zero."""
        mean = Fraction(sum(Fraction(total) for total in totals), len(totals))
        return tuple(total - mean for total in totals)


Scheme = PlacePoints | Settlement

SCHEMES: dict[str, Scheme] = {scheme.name: scheme for scheme in (STEADY, STEEP, WINNER, BALANCED, Settlement())}


def places_of(totals: Sequence[int | Fraction]) -> tuple[int, ...]:
    """Return the places that totals earn, the highest first; equal totals share a place (Y12)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def check_places(places: Sequence[int]) -> None:
    """Raise `UnfitPlaces` unless `places` are the places of four players."""
    if len(places) != SEATS or any(place != 1 + sum(other < place for other in places) for place in places):
        raise UnfitPlaces(f"{list(places)} are not the places of a table of four")
