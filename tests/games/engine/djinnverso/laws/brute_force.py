"""Hands ranked by sorting, built from the laws' table and not from the engine: what its ladders are compared with."""

from collections import Counter
from itertools import combinations_with_replacement

HIGHEST_FIRST = "LSTOAWFE"

HANDS = ["".join(faces) for faces in combinations_with_replacement(HIGHEST_FIRST, 7)]
"""All hands."""

SHAPES = {
    "single": [1, 1, 1, 1, 1, 1, 1],
    "pair": [2, 1, 1, 1, 1, 1],
    "two-pairs": [2, 2, 1, 1, 1],
    "magi": [3, 1, 1, 1, 1],
    "three-pairs": [2, 2, 2, 1],
    "pentad": [3, 2, 1, 1],
    "barracks": [3, 3, 1],
    "square": [4, 1, 1, 1],
    "square-and-pair": [4, 2, 1],
    "chest": [4, 3],
    "silver": [5, 1, 1],
    "silver-and-pair": [5, 2],
    "ruby": [6, 1],
    "bastion": [7],
}

TYPES = [*SHAPES, "djinnverso"]
"""The types from the lowest."""


def shape(hand: str) -> list[int]:
    return sorted(Counter(hand).values(), reverse=True)


def type_by_shape(hand: str) -> str:
    if hand == "LLLLLLL":
        return "djinnverso"
    if shape(hand) == [3, 2, 2]:
        return "pentad"
    return next(kind for kind, sizes in SHAPES.items() if sizes == shape(hand))


def strength(hand: str) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """A hand as something that sorts: type, heights of its groups, heights of the dice outside them."""
    heights = [HIGHEST_FIRST[::-1].index(face) for face in hand]
    by_size = sorted(Counter(heights).items(), key=lambda item: (-item[1], -item[0]))
    kind = type_by_shape(hand)
    groups = [height for height, size in by_size if size > 1][: 2 if kind == "pentad" else 3] or [max(heights)]
    left = Counter(heights)
    for height in groups:
        left[height] -= 1 if kind == "single" else left[height]
    others = sorted(left.elements(), reverse=True)
    return TYPES.index(kind), tuple(groups), tuple(others)
