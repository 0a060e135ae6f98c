"""A player as people play who don't count: it likes what it sees, and keeps what there is most of."""

import random
from typing import Final

from games.bots.yatzi.look import Look, look_of
from games.bots.yatzi.moves import Move, command_of
from games.engine.yatzi.commands import Command
from games.engine.yatzi.faces import FACES
from games.engine.yatzi.rows import CHANCE, PLACE
from games.engine.yatzi.views import View

CONTENT: Final = 0.3
"""How often it takes a lesser combination though it could throw again."""

WHIM: Final = 0.1
"""How often it goes for another face than that which it has most of."""

_GREAT: Final = frozenset({"small-straight", "large-straight", "full-house", "four-of-a-kind", "poker"})
"""Combinations that it never breaks."""

_STRAIGHTS: Final = (("large-straight", "65432"), ("small-straight", "54321"))


class Novice:
    """Plays at one seat, with online dice, by what its own view shows; seeded."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self._rng = rng

    def move(self, view: View) -> Command:
        """What it does now."""
        seen = look_of(view, self.seat)
        move = Move("keep") if seen is None else liked(seen, self._rng)
        return command_of(move, self.seat, view.round.dice if view.round is not None else None)


def liked(seen: Look, rng: random.Random) -> Move:
    """What a novice does with its dice."""
    return _in_part_one(seen, rng) if seen.part == 1 else _in_part_two(seen, rng)


def _in_part_one(seen: Look, rng: random.Random) -> Move:
    faces = [str(PLACE[row] + 1) for row in seen.open]
    face = max(faces, key=lambda face: (seen.hand.count(face), face))
    if seen.may_throw and rng.random() < WHIM:
        face = rng.choice(faces)
    count = seen.hand.count(face)
    if not seen.may_throw:
        return _highest(seen)
    if count == len(seen.hand) or (count == len(seen.hand) - 1 and rng.random() < CONTENT):
        return Move("score", seen.open[faces.index(face)])
    return Move("keep", face * count)


def _in_part_two(seen: Look, rng: random.Random) -> Move:
    made = [row for row, _ in seen.made if row != CHANCE]
    if not seen.may_throw:
        return _at_the_end(seen, made, rng)
    if _GREAT.intersection(made) or (made and rng.random() < CONTENT):
        return _highest(seen)
    return Move("keep", _kept(seen, rng))


def _at_the_end(seen: Look, made: list[str], rng: random.Random) -> Move:
    return _highest(seen) if made or not seen.misses or seen.made else rng.choice(seen.misses)


def _highest(seen: Look) -> Move:
    """The highest score that shows, but chance only where there is nothing else; of equal ones the last."""
    return Move("score", max(seen.made, key=lambda one: (one[0] != CHANCE, one[1], PLACE[one[0]]))[0])


def _kept(seen: Look, rng: random.Random) -> str:
    hand = seen.hand
    for row, faces in _STRAIGHTS:
        there = "".join(face for face in faces if face in hand)
        if row in seen.open and len(there) == len(faces) - 1:
            return there
    pairs = [face for face in FACES[::-1] if hand.count(face) >= 2]
    if len(pairs) == 2 and {"two-pairs", "full-house"}.intersection(seen.open):
        return "".join(face * 2 for face in pairs)
    face = max(FACES, key=lambda face: (hand.count(face), face))
    if rng.random() < WHIM:
        face = rng.choice(hand)
    return face * min(hand.count(face), len(hand) - 1)
