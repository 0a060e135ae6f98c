"""Where online dice come from: a crystal box's ``Shaker``, or a seeded source in tests."""

from typing import Protocol

from games.engine.crystal_dice import ThrowIndex


class EightSided(Protocol):
    """Throws astragali."""

    def eight_sided(self, index: ThrowIndex) -> str:
        """Seven faces by die position, for the throw at this place of the game."""


class SixSided(Protocol):
    """Throws ordinary dice."""

    def six_sided(self, index: ThrowIndex) -> tuple[int, ...]:
        """Five dice by position, each 1 to 6, for the throw at this place of the game."""
