"""Finite fields, as far as a schedule needs them: the sum and the product of any two elements."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


class GaloisField(NamedTuple):
    """The field of q elements, named 0 … q - 1; 0 is zero and 1 is one."""

    plus: Ints
    """q × q"""
    times: Ints
    """q × q"""


def prime_power(q: int) -> tuple[int, int] | None:
    """Return the prime p and the exponent k with p**k = q, or None if there are none."""
    for p in range(2, q + 1):
        if q % p == 0:
            k, rest = 0, q
            while rest % p == 0:
                k, rest = k + 1, rest // p
            return (p, k) if rest == 1 else None
    return None


def galois_field(q: int) -> GaloisField:
    """Return the field of `q` elements; raises `ValueError` unless q is a power of a prime.

    An element is a polynomial over the integers modulo p, its coefficients the digits of its name in base
    p. Products are taken modulo the first monic polynomial whose root x generates all other elements.
    """
    power = prime_power(q)
    if power is None:
        raise ValueError(f"there is no field of {q} elements")
    p, k = power
    digits = np.array([[name // p**at % p for at in range(k)] for name in range(q)])
    weights = p ** np.arange(k)
    plus: Ints = ((digits[:, None, :] + digits[None, :, :]) % p) @ weights
    powers = _generator_powers(p, k)
    log = {name: exponent for exponent, name in enumerate(powers)}
    times: Ints = np.zeros((q, q), dtype=np.int64)
    for a in range(1, q):
        for b in range(1, q):
            times[a, b] = powers[(log[a] + log[b]) % (q - 1)]
    return GaloisField(plus, times)


def _generator_powers(p: int, k: int) -> list[int]:
    """Return the names of the powers 0 … q - 2 of a generator."""
    q = p**k
    for tail in range(1, q):
        # The monic polynomial x^k = tail, written so; for k = 1 the generator is the number `tail` itself.
        lower = [tail // p**at % p for at in range(k)]
        powers, now = [1], [1] + [0] * (k - 1)
        while True:
            top = now[-1]
            now = [(a + top * b) % p for a, b in zip([0, *now[:-1]], lower, strict=True)]
            name = sum(digit * p**at for at, digit in enumerate(now))
            if name in (0, 1) or len(powers) == q:
                break
            powers.append(name)
        if name == 1 and len(powers) == q - 1:
            return powers
    raise AssertionError("every finite field has a generator")
