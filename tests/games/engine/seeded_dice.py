"""Dice for tests of any game."""

from random import Random

from games.engine.crystal_dice import FACES, ThrowIndex


class SeededDice:
    """Dice that depend on the place of the throw and the seed alone, as a crystal box's do."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def eight_sided(self, index: ThrowIndex) -> str:
        chance = Random(f"{self._seed} {index}")
        return "".join(chance.choice(FACES) for _ in range(7))

    def six_sided(self, index: ThrowIndex) -> tuple[int, ...]:
        chance = Random(f"{self._seed} {index}")
        return tuple(chance.randint(1, 6) for _ in range(5))
