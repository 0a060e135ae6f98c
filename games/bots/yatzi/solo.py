"""A novice's games by the thousand, one player each, with no engine between: the same looks, the same likings."""

import random

from games.bots.yatzi.look import look_at
from games.bots.yatzi.novice import liked
from games.bots.yatzi.scores import rules_of_play
from games.bots.yatzi.values import ALL_ONE, ALL_TWO, TURNS_ONE, TURNS_TWO
from games.engine.yatzi.faces import DICE, FACES, highest_first
from games.engine.yatzi.rows import PART_ONE, PLACE
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.sheet import BONUS


def novice_total(ruleset: Ruleset, rng: random.Random) -> int:
    """The total of a novice's whole game (Y11)."""
    rules = rules_of_play(ruleset)
    subtotal = _part(rules, 1, ALL_ONE, TURNS_ONE, rng)
    return subtotal + (BONUS if subtotal >= 0 else 0) + _part(rules, 2, ALL_TWO, TURNS_TWO, rng)


def _part(rules: Ruleset, part: int, open_: int, turns: int, rng: random.Random) -> int:
    """What so many turns score; a novice fills every row of part one, for a hand makes each of them."""
    scored = 0
    first = 0 if part == 1 else len(PART_ONE)
    for _ in range(turns):
        row, score = _turn(rules, part, open_, rng)
        scored += score
        if row is not None:
            open_ ^= 1 << PLACE[row] - first
    return scored


def _turn(rules: Ruleset, part: int, open_: int, rng: random.Random) -> tuple[str | None, int]:
    """The row that is used, if one is, and its score."""
    kept = ""
    throws = 0
    while True:
        throws += 1
        seen = look_at(rules, part, open_, _thrown(kept, rng), throws)
        move = liked(seen, rng)
        if move.act == "keep":
            kept = move.what
        elif move.act == "score":
            return move.what, dict(seen.made)[move.what]
        else:
            return move.what or None, 0


def _thrown(kept: str, rng: random.Random) -> str:
    return highest_first([*kept, *rng.choices(FACES, k=DICE - len(kept))])
