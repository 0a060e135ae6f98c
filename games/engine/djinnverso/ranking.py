"""D5 for many hands: the rungs of rows of dice at once by NumPy, or of one hand after another.

A row of seven faces is packed into 21 bits, three a die, and looked up in a table of all 8**7 rows. The seven bytes
of a row are read as one 64-bit word, and three shifts fold its dice together (a parallel bit gather as in H. S.
Warren, *Hacker's Delight*, 2nd ed., chapter 7): no step goes through the dice one by one.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.engine.djinnverso.faces import DICE, FACES, HANDS, HEIGHT
from games.engine.djinnverso.ladder import ladder

Rows = NDArray[np.uint8]
Rungs = NDArray[np.uint16]
Ranker = Callable[[int, int, int, int, int, int, int], int]

_BITS: Final = 3 * DICE
_CHUNK: Final = 1 << 16
"""Rows at a time, so that what is in between stays in the processor's cache."""


def rank_rows(rows: Rows, name: str) -> Rungs:
    """The rung of each hand on the ladder ``name``.

    Args:
        rows: shape (n, 7): faces as heights, 0 for Earth to 7 for Luck, in any order.
        name: ``groups``, ``full`` or ``types``.

    Returns:
        shape (n,): rungs from 1.

    Raises:
        ValueError: the rows have another shape or kind, or a height above 7.
    """
    if rows.ndim != 2 or rows.shape[1] != DICE or rows.dtype != np.uint8:
        raise ValueError(f"rows of {DICE} unsigned bytes were expected, not {rows.shape} of {rows.dtype}")
    table = _table(name)
    rungs = np.empty(len(rows), np.uint16)
    for start in range(0, len(rows), _CHUNK):
        words = _words(np.ascontiguousarray(rows[start : start + _CHUNK]))
        rungs[start : start + len(words)] = table.take(_packed(words).view(np.int64))
    return rungs


def _words(rows: Rows) -> NDArray[np.uint64]:
    """Each row's seven bytes as a little-endian word. The last word would end a byte too late, and is built apart."""
    starts = np.ndarray((len(rows) - 1,), np.dtype("<u8"), buffer=rows.data, strides=(DICE,))
    words = np.empty(len(rows), np.uint64)
    np.bitwise_and(starts, np.uint64(2 ** (8 * DICE) - 1), out=words[:-1])
    words[-1] = int.from_bytes(rows[-1].tobytes(), "little")
    return words


def _packed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The dice of each word as 21 bits.

    Raises:
        ValueError: a byte is above 7.
    """
    if np.bitwise_or.reduce(words) & np.uint64(0xF8F8F8F8F8F8F8F8):
        raise ValueError("heights from 0 to 7 were expected")
    pairs = (words | words >> np.uint64(5)) & np.uint64(0x003F003F003F003F)
    fours = (pairs | pairs >> np.uint64(10)) & np.uint64(0x00000FFF00000FFF)
    return (fours | fours >> np.uint64(20)) & np.uint64(2**_BITS - 1)


@lru_cache
def _table(name: str) -> Rungs:
    """The rung of every row of dice, by its 21 bits."""
    scale = ladder(name)
    counts = np.array([sum(8 ** HEIGHT[face] for face in hand) for hand in HANDS])
    order = np.argsort(counts)
    rungs = np.array([scale.rung_of(hand) for hand in HANDS], np.uint16)[order]
    packed = np.arange(2**_BITS)
    weights = 8 ** np.arange(len(FACES))
    of_row = sum((weights[packed >> 3 * die & 7] for die in range(DICE)), start=np.zeros_like(packed))
    return rungs[np.searchsorted(counts[order], of_row)]


def ranker(name: str) -> Ranker:
    """A function that gives the rung of one hand on the ladder ``name``, for those who rank hands one by one.

    Its seven arguments are the faces as heights, 0 for Earth to 7 for Luck, in any order; another height raises
    ``KeyError``. Each face is worth a digit of an octal number, and seven dice never carry: one sum, one look-up.
    """
    scale = ladder(name)
    worth = {height: 8**height for height in range(len(FACES))}
    rungs = {sum(worth[HEIGHT[face]] for face in hand): scale.rung_of(hand) for hand in HANDS}

    def rank(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> int:
        return rungs[worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f] + worth[g]]

    return rank
