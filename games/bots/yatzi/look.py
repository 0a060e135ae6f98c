"""What people see when they look at their dice and their sheet: what they make now, and no chance of anything."""

from functools import lru_cache
from typing import NamedTuple

from games.bots.yatzi.keeps import HAND
from games.bots.yatzi.moves import Move
from games.bots.yatzi.position import Position
from games.bots.yatzi.scores import NOT_MADE, scores
from games.engine.yatzi.commands import Miss, Score, Strike, Throw
from games.engine.yatzi.rows import CHANCE, PART_ONE
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import MOST_THROWS
from games.engine.yatzi.views import View


class Look(NamedTuple):
    """A turn after a throw.

    Attributes:
        part: 1 or 2.
        open: the open rows of the part.
        hand: what lies there, the highest first.
        throws: how many there were.
        may_throw: whether there may be another.
        made: the rows that the dice can be recorded in, with the scores.
        misses: how the turn can be missed.
    """

    part: int
    open: tuple[str, ...]
    hand: str
    throws: int
    may_throw: bool
    made: tuple[tuple[str, int], ...]
    misses: tuple[Move, ...]


def look_of(view: View, seat: int) -> Look | None:
    """What a seat sees whose turn it is; None before the first throw."""
    if view.round is None or view.round.hand is None:
        return None
    families = {family.command: family for family in view.moves}
    scoring, striking = families.get(Score), families.get(Strike)
    part = 1 if view.round.number <= len(PART_ONE) else 2
    rows = view.seats[seat - 1].rows
    of_part = rows[: len(PART_ONE)] if part == 1 else rows[len(PART_ONE) :]
    struck = () if striking is None else tuple(Move("strike", choice.row) for choice in striking.rows)
    return Look(
        part=part,
        open=tuple(row.row for row in of_part if row.score is None),
        hand=view.round.hand,
        throws=len(view.round.throws),
        may_throw=Throw in families,
        made=() if scoring is None else tuple((choice.row, choice.score) for choice in scoring.rows),
        misses=(Move("miss"),) if Miss in families else struck,
    )


@lru_cache(200_000)
def look_at(rules: Ruleset, part: int, open_: int, hand: str, throws: int) -> Look:
    """The same away from a table, for many games at once."""
    known = scores(rules)
    scored = known.part_one if part == 1 else known.first if throws == 1 else known.later
    rows = Position(part, open_, 1).rows
    is_open = [(row, bit) for bit, row in enumerate(rows) if open_ >> bit & 1]
    worth = [(row, scored[bit, HAND[hand]]) for row, bit in is_open]
    made = tuple((row, int(score)) for row, score in worth if score != NOT_MADE)
    misses: tuple[Move, ...] = ()
    if part == 2 and all(row == CHANCE for row, _ in made):
        misses = tuple(Move("strike", row) for row, _ in is_open) if known.strike else (Move("miss"),)
    return Look(part, tuple(row for row, _ in is_open), hand, throws, throws < MOST_THROWS, made, misses)
