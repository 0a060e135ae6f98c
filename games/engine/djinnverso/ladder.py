"""D5, D6: the fifteen types, the three ladders, and the rung on which a hand stands.

A *rung* is a number from 1, the lowest, to the ladder's height. Hands are ranked by looking their rung up: there
are only 3,432 of them.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

from games.engine.djinnverso.faces import DICE, FACE_NAMES, FACES, HANDS, HEIGHT, Hand

TYPES: Final = (
    "single",
    "pair",
    "two-pairs",
    "magi",
    "three-pairs",
    "pentad",
    "barracks",
    "square",
    "square-and-pair",
    "chest",
    "silver",
    "silver-and-pair",
    "ruby",
    "bastion",
    "djinnverso",
)
"""The types from the lowest, by the order of the texts, which is not that of rarity."""

TYPE_NAMES: Final = dict(
    zip(
        TYPES,
        (
            "Single",
            "Pair",
            "Two Pairs",
            "Magi",
            "Three Pairs",
            "Group of Five",
            "Barracks",
            "Square",
            "Square and Pair",
            "Chest",
            "Aaron's Silver",
            "Silver and Pair",
            "Ruby and Garnet",
            "Bastion",
            "Djinnverso",
        ),
        strict=True,
    )
)

GROUPS: Final[dict[str, tuple[int, ...]]] = {
    "single": (1,),
    "pair": (2,),
    "two-pairs": (2, 2),
    "magi": (3,),
    "three-pairs": (2, 2, 2),
    "pentad": (3, 2),
    "barracks": (3, 3),
    "square": (4,),
    "square-and-pair": (4, 2),
    "chest": (4, 3),
    "silver": (5,),
    "silver-and-pair": (5, 2),
    "ruby": (6,),
    "bastion": (7,),
    "djinnverso": (7,),
}
"""The sizes of each type's groups, the bigger first. A Single's one group is its highest die."""

_PLACE: Final = {key: place for place, key in enumerate(TYPES)}
_TYPE_BY_SIZES: Final = {sizes: key for key, sizes in GROUPS.items() if key not in ("single", "bastion", "djinnverso")}


class Rung(NamedTuple):
    """What a rung of a ladder says: a type, the faces of its groups as D5 orders them, the dice outside them.

    ``faces`` is empty on the ladder ``types``; ``others`` is empty but on the ladder ``full``.
    """

    type: str
    faces: str
    others: str


def type_of(hand: Hand) -> str:
    """The key of the hand's type."""
    return _anatomy(hand).type


def _anatomy(hand: Hand) -> Rung:
    """The hand as the ladder ``full`` sees it: its type, its groups' faces, the dice outside its groups."""
    groups = sorted(
        ((hand.count(face), HEIGHT[face], face) for face in set(hand) if hand.count(face) > 1), reverse=True
    )
    sizes = tuple(size for size, _, _ in groups)
    if not sizes:
        return Rung("single", hand[0], hand[1:])
    if sizes == (DICE,):
        return Rung("djinnverso" if hand[0] == "L" else "bastion", hand[0], "")
    named = groups[:2] if sizes == (3, 2, 2) else groups
    faces = "".join(face for _, _, face in named)
    outside = "".join(
        face * (hand.count(face) - size)
        for face in FACES[::-1]
        for size in (next((size for size, _, own in named if own == face), 0),)
    )
    return Rung(_TYPE_BY_SIZES[tuple(size for size, _, _ in named)], faces, outside)


def _height(rung: Rung) -> tuple[int, list[int], list[int]]:
    return _PLACE[rung.type], [HEIGHT[face] for face in rung.faces], [HEIGHT[face] for face in rung.others]


def _group_faces(key: str) -> list[str]:
    """All ways in which the groups of a type can be named, equal groups with the higher face first."""
    if key == "djinnverso":
        return ["L"]
    sizes = GROUPS[key]
    if sizes == (DICE,):
        return list(FACES.replace("L", ""))
    choose = combinations if len(set(sizes)) == 1 else permutations
    return ["".join(faces) for faces in choose(FACES[::-1], len(sizes))]


class Ladder:
    """One of the three ladders of D5: its rungs in order, and the rung of every hand.

    Attributes:
        name: ``groups``, ``full`` or ``types``, as the ruleset names it.
        rungs: what each rung says; rung number n is ``rungs[n - 1]``.
        top: the number of the highest rung, Djinnverso.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        anatomies = {hand: _anatomy(hand) for hand in HANDS}
        if name == "groups":
            said = [Rung(key, faces, "") for key in TYPES for faces in _group_faces(key)]
            stripped = {hand: Rung(rung.type, rung.faces, "") for hand, rung in anatomies.items()}
        elif name == "full":
            said, stripped = list(anatomies.values()), anatomies
        elif name == "types":
            said = [Rung(key, "", "") for key in TYPES]
            stripped = {hand: Rung(rung.type, "", "") for hand, rung in anatomies.items()}
        else:
            raise ValueError(f"no ladder {name!r}")
        self.rungs: Final = tuple(sorted(said, key=_height))
        self.top: Final = len(self.rungs)
        number = {rung: n for n, rung in enumerate(self.rungs, 1)}
        self._of_hand: Final = {hand: number[rung] for hand, rung in stripped.items()}

    def rung_of(self, hand: Hand) -> int:
        """The rung on which a hand stands (D5).

        Raises:
            KeyError: the hand is not seven faces, the highest first.
        """
        return self._of_hand[hand]

    def makes_good(self, hand: Hand, rung: int) -> bool:
        """D6: whether the hand makes good a bid that stands at ``rung``."""
        return self._of_hand[hand] >= rung

    def words_of(self, rung: int) -> str:
        """A rung in English words, for people: ``Group of Five, Luck over Fire``."""
        said = self.rungs[rung - 1]
        name = TYPE_NAMES[said.type]
        if not said.faces or said.type == "djinnverso":
            return name
        sizes = GROUPS[said.type]
        joint = " over " if len(set(sizes)) > 1 else " and "
        words = f"{name}, {joint.join(FACE_NAMES[HEIGHT[face]] for face in said.faces)}"
        return f"{words}, with {said.others}" if said.others else words


@lru_cache
def ladder(name: str) -> Ladder:
    """The ladder of that name, made once.

    Raises:
        ValueError: no ladder has that name.
    """
    return Ladder(name)
