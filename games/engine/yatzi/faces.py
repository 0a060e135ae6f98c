"""Y1: the five ordinary dice, their six faces, and the 252 hands that five of them can show.

A face is one digit as text. A *hand* is what lies there with no regard to which die lies where: five digits, the
highest first (``66431``). *Dice* are the same by the position of each die, as an online throw has them.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

from games.engine.dice import DiceRules

FACES: Final = "123456"

DICE: Final = 5
"""How many dice are thrown (Y1)."""

HANDS: Final = frozenset("".join(faces) for faces in combinations_with_replacement(FACES[::-1], DICE))
"""All hands, 252 of them."""


def highest_first(faces: Iterable[str]) -> str:
    """Any number of faces, the highest first."""
    return "".join(sorted(faces, reverse=True))


def hand_of(faces: Iterable[str]) -> str:
    """The hand that these five faces show, in whatever order they are given.

    Raises:
        ValueError: these are not five faces.
    """
    hand = highest_first(faces)
    if hand not in HANDS:
        raise ValueError(f"five faces of {FACES} were expected")
    return hand


FIVE: Final = DiceRules(DICE, FACES, "Y2", highest_first, hand_of)
"""Y2: any dice are thrown again, and the others stay."""
