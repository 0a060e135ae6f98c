"""The first seating, which the search then improves: down the standings, each to the first table that takes
them.
"""

import numpy as np

from tournaments.draw.swiss.ledger import Ints, Ledger
from tournaments.draw.swiss.seating import SHORTFALL, SeatRights

_OPEN = 64
_FREE = 0xFFFF


def first_fit(ledger: Ledger, rights: SeatRights) -> Ints:
    """Return tables of places, size / 4 × 4: each player joins the first table in the making that fits.

    A table fits when the player met none of those who sit there and its four can be seated as `rights.may`
    allows. Where seats are forced this is, seat by seat, the pairing of the i-th with the i-th, the closest
    there is. Tables still in the making at the end are filled regardless.
    """
    met = set(ledger.met.tolist())
    size = ledger.size
    making: list[tuple[list[int], int]] = []
    done: list[list[int]] = []
    masks = rights.may.tolist()
    for place, mask in enumerate(masks):
        for at, (table, code) in enumerate(making):
            joined = _join(code, len(table), mask)
            if SHORTFALL[joined] or any(sitting * size + place in met for sitting in table):
                continue
            table.append(place)
            making[at] = (table, joined)
            if len(table) == 4:
                done.append(table)
                del making[at]
            break
        else:
            making.append(([place], _join(_FREE, 0, mask)))
            if len(making) > _OPEN:
                _close(making, done, masks)
    _close(making, done, masks)
    done.sort(key=sum)
    return np.array(done, dtype=np.int64)


def _join(code: int, slot: int, mask: int) -> int:
    return code & ~(15 << (4 * slot)) | mask << (4 * slot)


def _close(making: list[tuple[list[int], int]], done: list[list[int]], masks: list[int]) -> None:
    """Fill whole tables from the oldest ones in the making, whatever it costs."""
    waiting = sorted(place for table, _ in making for place in table)
    whole = len(waiting) // 4 * 4
    done.extend(waiting[at : at + 4] for at in range(0, whole, 4))
    making[:] = [([place], _join(_FREE, 0, masks[place])) for place in waiting[whole:]]
