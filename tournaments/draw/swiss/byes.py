"""Who has a bye when four does not divide the number of players."""

from tournaments.draw.swiss.field import Entrant, Field


def choose_byes(field: Field) -> tuple[int, ...]:
    """Return the numbers of the one to three players who have a bye, the first chosen first; or none.

    The fewest byes so far first, among equals the lowest in the standings: so nobody has a second bye while
    another, a late comer too, has had none.
    """
    had: dict[int, int] = {}
    for past in field.rounds:
        for player in past.byes:
            had[player] = had.get(player, 0) + 1
    lowest_first = list(reversed(field.entrants))
    lowest_first.sort(key=lambda entrant: had.get(entrant.player, 0))
    return tuple(entrant.player for entrant in lowest_first[: len(field.entrants) % 4])


def split_byes(field: Field) -> tuple[list[Entrant], tuple[int, ...]]:
    """Return the entrants who are seated, best first, and the byes."""
    byes = choose_byes(field)
    out = set(byes)
    return [entrant for entrant in field.entrants if entrant.player not in out], byes
