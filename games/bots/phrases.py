"""Words as people say them: what can be said of a rung, from every die named down to the type alone."""

import random
from functools import lru_cache
from itertools import product
from typing import Final

from games.engine.djinnverso.ladder import Ladder, Rung, ladder
from games.engine.djinnverso.words import BETTER, SILENT, Better, Typed, Words

UNSAID: Final = "?"


@lru_cache
def _phrases(name: str) -> tuple[tuple[Words, ...], ...]:
    return tuple(tuple(_said(rung)) for rung in ladder(name).rungs)


def _said(rung: Rung) -> list[Words]:
    partial = {"".join(letters) for letters in product(*((face, UNSAID) for face in rung.faces))} - {rung.faces}
    fewest_unsaid = sorted(partial, key=lambda letters: (letters.count(UNSAID), letters))
    said: list[Words] = [Typed(rung.type, rung.faces)]
    if rung.others:
        said = [Typed(rung.type, rung.faces, rung.others[:count]) for count in (len(rung.others), 1)] + said
    said += [Typed(rung.type, letters) for letters in fewest_unsaid if letters.strip(UNSAID)]
    return [*dict.fromkeys(said), Typed(rung.type)] if rung.faces else [Typed(rung.type)]


def phrases(rung: int, scale: Ladder) -> tuple[Words, ...]:
    """What can be said of a rung of the ladder, the fullest words first, the type alone last.

    Only the first of them is sure to stand at this rung; the others stand at the lowest that they fit (D17).
    """
    return _phrases(scale.name)[rung - 1]


def steps(count: int) -> Words:
    """*Better*, or with so many steps *Much better*."""
    return BETTER if count == 1 else Better(count)


def any_words(standing: int, scale: Ladder, rng: random.Random) -> Words:
    """Readable words that mostly rise a little above the standing rung, and now and then fall below it."""
    chance = rng.random()
    if chance < 0.25:
        return _WORDLESS[int(chance * 4 * len(_WORDLESS))]
    if chance < 0.3:
        target = int(rng.random() * scale.top)
    else:
        target = min(scale.top - 1, standing + int(rng.random() ** 2 * scale.top / 8))
    said = _phrases(scale.name)[target]
    return said[int(rng.random() * len(said))]


_WORDLESS: Final[tuple[Words, ...]] = (BETTER, BETTER, BETTER, SILENT, Better(2), Better(3), Better(7))
