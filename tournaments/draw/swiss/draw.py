"""Draw the next round, and make a published draw again."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tournaments.draw.noise import Noise
from tournaments.draw.swiss.byes import split_byes
from tournaments.draw.swiss.exact import MOST_PLAYERS, seat_best
from tournaments.draw.swiss.field import Entrant, Field, Table
from tournaments.draw.swiss.ledger import Ints, open_ledger
from tournaments.draw.swiss.opening import first_fit
from tournaments.draw.swiss.resplit import Search, Task, improve, make_task, price_tables
from tournaments.draw.swiss.seal import VERSION, digest
from tournaments.draw.swiss.seating import seat_rights, take_seats
from tournaments.draw.swiss.weights import Weights
from tournaments.draw.swiss.window import open_window

STATED_WEIGHTS = Weights()

_SEARCH = Search()
_HARDER = Search(sweeps=300, heat=4.0, reach=16)
_TRIES = 6


@dataclass(frozen=True)
class Draw:
    """A drawn round with all that is needed to make it again from its field."""

    tables: tuple[Table, ...]
    """Players in seat order, the table of the best first."""
    byes: tuple[int, ...]
    seed: int
    digest: str
    """Of the field and the weights, see `seal.digest`."""
    version: str


def draw_round(field: Field, seed: int, weights: Weights = STATED_WEIGHTS) -> Draw:
    """Return the draw of the field's next round; the same field, seed and weights give the same draw.

    Among players of equal points the seed decides who is above whom, so that no tie-break steers who meets.
    Up to sixteen seated players the seating is the cheapest there is; above that it is the best one found.
    """
    noise = Noise(seed, VERSION, len(field.rounds) + 1)
    seated, byes = split_byes(field)
    ledger = open_ledger(field, _shuffle_equals(seated, noise), weights)
    rights = seat_rights(ledger, rounds_left(field))
    task = make_task(ledger, open_window(ledger, weights), rights, weights)
    if ledger.size <= MOST_PLAYERS:
        tables = seat_best(ledger.size, task)
    else:
        tables = _search(first_fit(ledger, rights), task, weights, noise)
    tables = tables[np.argsort(tables.sum(axis=1), kind="stable")]
    seats = ledger.players[take_seats(tables, ledger, rights, weights, noise)]
    return Draw(
        tables=tuple((a, b, c, d) for a, b, c, d in seats.tolist()),
        byes=byes,
        seed=seed,
        digest=digest(field, weights),
        version=VERSION,
    )


def rounds_left(field: Field) -> int | None:
    """Return how many rounds seats may be evened out over, this one counted; None for each round by itself.

    With byes the plan cannot be relied on: who sits out last would be left with the seats taken out of turn.
    """
    if field.planned is None or len(field.entrants) % 4:
        return None
    return field.planned - len(field.rounds)


def _shuffle_equals(seated: list[Entrant], noise: Noise) -> list[Entrant]:
    shuffled = [seated[at] for at in noise.order(len(seated)).tolist()]
    return sorted(shuffled, key=_points, reverse=True)


def _points(entrant: Entrant) -> Fraction | int:
    return entrant.points


def _search(tables: Ints, task: Task, weights: Weights, noise: Noise) -> Ints:
    """Search, and as long as a pair meets again or a seat is lost, search harder for a while."""
    serious = min(weights.again, weights.seat)
    tables = improve(tables, task, _SEARCH, weights.distance, noise)
    for _ in range(_TRIES):
        if price_tables(tables, task).max() < serious:
            break
        tables = improve(tables, task, _HARDER, weights.distance, noise)
    return tables
