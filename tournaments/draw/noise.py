"""Chance that is the same on every machine: SplitMix64 in counter mode.

NumPy promises its bit generators' streams but not what its distributions make of them, and a draw must be
reproducible years later. SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014) is ten lines, exact in integers, and good enough for everything but secrets.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _finish(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class Noise:
    """A stream of chance named by a seed and a purpose; streams of different purposes are independent."""

    def __init__(self, seed: int, *purpose: str | int) -> None:
        """Open the stream of `seed` (any integer) for `purpose`, such as `("seats", 3)`."""
        name = "|".join([str(seed), *map(str, purpose)])
        self._state = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")

    def word(self) -> int:
        """Return the next 64 bits as an integer from 0 to 2**64 - 1."""
        self._state = (self._state + _GAMMA) & _MASK
        return _finish(self._state)

    def below(self, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1; the bias is below `bound` / 2**64."""
        return (self.word() * bound) >> 64

    def words(self, count: int) -> Words:
        """Return the next `count` words of 64 bits, the same that `word` would give one by one."""
        steps = np.arange(1, count + 1, dtype=np.uint64)
        state = np.uint64(self._state) + steps * np.uint64(_GAMMA)
        self._state = (self._state + count * _GAMMA) & _MASK
        state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return state ^ (state >> np.uint64(31))

    def order(self, count: int) -> NDArray[np.int64]:
        """Return a random order of 0 … `count` - 1."""
        return np.argsort(self.words(count), kind="stable").astype(np.int64)
