"""D17 to D19, D21: what the words of a bid mean, where it stands, when it is an underbid.

Each function takes a ladder and rung numbers; nothing here knows of seats or rounds. Rung 0 stands for *no
standing bid*.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from games.engine.djinnverso.faces import contains
from games.engine.djinnverso.ladder import GROUPS, Ladder, Rung, ladder
from games.engine.djinnverso.words import Better, Silent, Typed, Words

NO_BID = 0
"""The standing rung at a round's start, before the first bid."""


def fits(words: Typed, rung: Rung, name: str) -> bool:
    """D17: whether these words can be said of a rung of the ladder ``name``.

    Among groups of equal size the order of the faces says nothing. The ladder ``types`` reads faces and ignores
    them; the ladder ``groups`` knows no other dice.
    """
    if words.type != rung.type:
        return False
    if name == "types":
        return True
    if words.others and (name == "groups" or not contains(rung.others, words.others)):
        return False
    return not words.faces or _names_the_groups(words.faces, rung)


def _names_the_groups(faces: str, rung: Rung) -> bool:
    if len(faces) != len(rung.faces):
        return False
    sizes = GROUPS[rung.type]
    orders = permutations(rung.faces) if len(set(sizes)) == 1 else [tuple(rung.faces)]
    return any(all(said in ("?", face) for said, face in zip(faces, order, strict=True)) for order in orders)


@lru_cache(maxsize=16384)
def fitting_rungs(words: Typed, name: str) -> tuple[int, ...]:
    """All rungs of the ladder ``name`` that fit the words, the lowest first; empty when the words are no bid."""
    return tuple(n for n, rung in enumerate(ladder(name).rungs, 1) if fits(words, rung, name))


def is_readable(words: Words, scale: Ladder) -> bool:
    """D17: whether the words are a bid at all: they fit some rung of the ladder."""
    return not isinstance(words, Typed) or bool(fitting_rungs(words, scale.name))


def better(standing: int, steps: int, scale: Ladder) -> int:
    """D18: the rung ``steps`` above the standing bid, at most Djinnverso."""
    return min(standing + steps, scale.top)


def lowest_rung(words: Words, standing: int, scale: Ladder) -> int | None:
    """D17, D18: the lowest rung that fits the words and is higher than the standing bid; None if there is none."""
    if isinstance(words, Silent):
        return better(standing, 1, scale)
    if isinstance(words, Better):
        return better(standing, words.steps, scale)
    rungs = fitting_rungs(words, scale.name)
    place = bisect_right(rungs, standing)
    return rungs[place] if place < len(rungs) else None


def is_underbid(words: Words, standing: int, scale: Ladder) -> bool:
    """D19: whether the words, a readable bid, fit no rung above the standing bid."""
    return lowest_rung(words, standing, scale) is None


def spoken_rung(words: Words, standing: int, scale: Ladder) -> int:
    """D19: where a readable bid stands as it is spoken: an underbid at the lowest rung that fits its words."""
    rung = lowest_rung(words, standing, scale)
    return fitting_rungs(words, scale.name)[0] if rung is None and isinstance(words, Typed) else rung or NO_BID


def corrected_rung(words: Words, standing: int, scale: Ladder) -> int:
    """D21: where a bid stands when it is measured anew: by its own words, or as *Better* if they no longer rise."""
    rung = lowest_rung(words, standing, scale)
    return better(standing, 1, scale) if rung is None else rung


def measured_again(words: Sequence[Words], standing: int, scale: Ladder) -> list[int]:
    """D21: the rungs of bids spoken one after another above ``standing``, each measured from its own words."""
    rungs = []
    for said in words:
        standing = corrected_rung(said, standing, scale)
        rungs.append(standing)
    return rungs
