"""A scorer that shares nothing with the engine's: it tries every choice of dice, and asks what they form."""

from itertools import combinations

FACE_OF = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def forms(row: str, dice: tuple[int, ...], quads: bool, five: bool) -> bool:
    """Whether just these dice, in some order, are the combination of the row."""
    if row in ("pair", "three-of-a-kind", "four-of-a-kind", "poker"):
        wanted = {"pair": 2, "three-of-a-kind": 3, "four-of-a-kind": 4, "poker": 5}[row]
        return len(dice) == wanted and min(dice) == max(dice)
    if row == "two-pairs":
        a, b, c, d = sorted(dice) if len(dice) == 4 else (0, 1, 2, 3)
        return a == b and c == d and (b != c or quads)
    if row == "full-house":
        a, b, c, d, e = sorted(dice) if len(dice) == 5 else (0, 1, 2, 3, 4)
        of_two = (a == b and c == d == e) or (a == b == c and d == e)
        return of_two and (a != e or five)
    if row == "small-straight":
        return sorted(dice) == [1, 2, 3, 4, 5]
    if row == "large-straight":
        return sorted(dice) == [2, 3, 4, 5, 6]
    return len(dice) == 5


def score(row: str, dice: tuple[int, ...], first: bool, quads: bool, five: bool) -> int | None:
    """What five dice score in a row, after the first throw or a later one; None where they make nothing of it."""
    if row in FACE_OF:
        face = FACE_OF[row]
        return sum(face for die in dice if die == face) - 3 * face
    chosen = (part for count in range(2, 6) for part in combinations(dice, count))
    sums = [sum(part) for part in chosen if forms(row, part, quads, five)]
    if not sums:
        return None
    best = max(sums)
    if first and row != "chance":
        best += best
    return best + 50 if row == "poker" else best
