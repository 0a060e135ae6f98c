"""D1: the seven astragali, their eight faces, and the 3,432 hands that seven of them can show.

A face is one letter. A *hand* is what the box shows with no regard to which die lies where: seven letters,
the highest first (``LLSTOAE``). *Dice* are the same seven letters by the position of each die, as an online
box has them; sorted they are a hand. A hand that nobody saw is ``None``.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final, NewType

from games.engine.dice import DiceRules
from games.engine.dice import common as common
from games.engine.dice import contains as contains
from games.engine.dice import thrown_into as thrown_into

FACES: Final = "EFWAOTSL"
"""The faces from Earth, the lowest, to Luck, the highest; a face's index is its height."""

FACE_NAMES: Final = ("Earth", "Fire", "Water", "Air", "Wood", "Time-and-Space", "Spirit", "Luck")

DICE: Final = 7
"""How many astragali lie in the box (D1)."""

Hand = NewType("Hand", str)
"""Seven faces, the highest first."""

Dice = NewType("Dice", str)
"""Seven faces by die position."""

HEIGHT: Final = {face: height for height, face in enumerate(FACES)}

_HIGHEST_FIRST: Final = FACES[::-1]
_WEIGHT: Final = {face: 8**height for height, face in enumerate(FACES)}
"""A hand's faces are counted in octal digits, one a face: seven dice never carry."""

HANDS: Final = tuple(Hand("".join(faces)) for faces in combinations_with_replacement(_HIGHEST_FIRST, DICE))
"""All hands, 3,432 of them."""

CANONICAL: Final = frozenset[str](HANDS)

_BY_COUNT: Final = {sum(map(_WEIGHT.__getitem__, hand)): hand for hand in HANDS}

SEVEN_LUCKS: Final = Hand("L" * DICE)


def hand_of(faces: Iterable[str]) -> Hand:
    """The hand that these seven faces show, in whatever order they are given.

    Raises:
        ValueError: these are not seven faces.
    """
    try:
        return _BY_COUNT[sum(map(_WEIGHT.__getitem__, faces))]
    except KeyError:
        raise ValueError(f"seven faces of {FACES} were expected") from None


def highest_first(faces: Iterable[str]) -> str:
    """Any number of faces, the highest first.

    Raises:
        KeyError: one of them is no face.
    """
    return "".join(sorted(faces, key=HEIGHT.__getitem__, reverse=True))


def counted(faces: Iterable[str]) -> int:
    """Faces as a count: one octal digit a face, Earth's the lowest. Equal counts, equal faces."""
    return sum(map(_WEIGHT.__getitem__, faces))


ASTRAGALI: Final = DiceRules(DICE, FACES, "D11", highest_first, hand_of)
"""D11: the count is the truth."""
