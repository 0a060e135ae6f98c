"""Dice from a seeded generator: the same seed, the same game."""

import random
from itertools import product
from typing import Final

from games.engine.crystal_dice import ThrowIndex
from games.engine.djinnverso.faces import FACES

_FOUR: Final = tuple("".join(faces) for faces in product(FACES, repeat=4))
_THREE: Final = tuple("".join(faces) for faces in product(FACES, repeat=3))


class SeededDice:
    """Fair dice that owe nobody a proof."""

    def __init__(self, rng: random.Random) -> None:
        self._bits = rng.getrandbits

    def eight_sided(self, index: ThrowIndex) -> str:
        """Seven faces by die position, each from three bits of the generator; ``index`` is no input."""
        bits = self._bits(21)
        return _FOUR[bits >> 9] + _THREE[bits & 511]
