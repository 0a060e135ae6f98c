"""A hint: what every choice of a turn is worth, as the total that a player who errs nowhere after it expects.

Under Y12 a player wins or loses by total − mean, so that who expects the highest total settles best, whatever the
others do. It is not the whole of a race for the first place, where more may be dared by who lies behind.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from games.bots.yatzi.keeps import HAND, KEEPS, KEEPS_OF
from games.bots.yatzi.moves import Move
from games.bots.yatzi.position import Position, position_of_view
from games.bots.yatzi.scores import NOT_MADE, rules_of_play, scores
from games.bots.yatzi.turn import Solved
from games.bots.yatzi.values import (
    ALL_TWO,
    TURNS_TWO,
    Values,
    place_of,
    turn_two,
    turn_with_bonus,
    turn_without_bonus,
)
from games.engine.yatzi.faces import highest_first
from games.engine.yatzi.rows import CHANCE
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import MOST_THROWS
from games.engine.yatzi.views import View

EQUAL: Final = 1e-9
"""Worths nearer than this are the same, for their last bits depend on the machine. The first of them is chosen."""

REMEMBERED: Final = 4096
"""Turns whose solution is kept, 7 kB each."""


class Choice(NamedTuple):
    """A legal move, the score that it writes down, and the final total to be expected after it."""

    move: Move
    score: int
    worth: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All that can be done with the dice of a turn, the best first. Of equal ones a row comes before throwing on."""

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """What to do."""
        return self.choices[0]


class Advisor:
    """Gives hints under one ruleset, from its tables.

    Attributes:
        rules: the ruleset.
    """

    def __init__(self, ruleset: Ruleset, values: Values) -> None:
        self.rules = rules_of_play(ruleset)
        self._values = values
        self._scores = scores(self.rules)
        self._solved = lru_cache(REMEMBERED)(self._solve)

    def hint(self, view: View, seat: int) -> Advice:
        """What the seat can do now, by its own view.

        Raises:
            ValueError: it is not its turn, or the view is of another ruleset.
        """
        position = position_of_view(view, seat)
        if rules_of_play(Ruleset(**view.ruleset)) != self.rules:  # type: ignore[arg-type]
            raise ValueError("a game by other rules")
        assert view.round is not None
        return self.hint_at(position, view.round.hand, MOST_THROWS - len(view.round.throws))

    def hint_at(self, position: Position, faces: str | None, throws_left: int) -> Advice:
        """What can be done in a position with five faces, in any order, and 2, 1 or 0 throws left.

        With three left nothing lies there yet, and ``faces`` is None.

        Raises:
            ValueError: these are not five faces, or there are not so many throws.
        """
        if not 0 <= throws_left <= MOST_THROWS or (faces is None) != (throws_left == MOST_THROWS):
            raise ValueError("0 to 2 throws left and five faces, or all three and none")
        base = self._base(position)
        if faces is None:
            return Advice((Choice(Move("keep"), 0, base + self.worth(position)),))
        hand = highest_first(faces)
        if hand not in HAND:
            raise ValueError("five faces of 1 to 6 were expected")
        return Advice(_best_first([*self._choices(position, HAND[hand], MOST_THROWS - throws_left, base)]))

    def expected(self, position: Position) -> float:
        """The final total to be expected at the beginning of a turn."""
        return self._base(position) + self.worth(position)

    def worth(self, position: Position) -> float:
        """What is still to be expected of the part that the position is in, its bonus included."""
        return self._after(position.part, position.open, position.left, position.subtotal, position.may_earn_bonus)

    def _base(self, position: Position) -> float:
        """What is scored, and what part two is worth before it begins."""
        follows = position.part == 1 and position.goes_on
        return position.settled + (float(self._values.part_two[ALL_TWO, TURNS_TWO]) if follows else 0.0)

    def _after(self, part: int, open_: int, left: int, subtotal: int, bonus: bool) -> float:
        if part == 2:
            return float(self._values.part_two[open_, left])
        if bonus:
            return float(self._values.with_bonus[open_, place_of(subtotal)])
        return float(self._values.no_bonus[open_, left])

    def _choices(self, position: Position, hand: int, throws: int, base: float) -> Iterator[Choice]:
        yield from self._stopping(position, hand, throws, base)
        if throws < MOST_THROWS:
            kept = KEEPS_OF[hand]
            solved = self._solved(position._replace(subtotal=_as_kept(position), settled=0, goes_on=True))
            for keep, worth in zip(kept.tolist(), solved.keep(throws)[kept, 0].tolist(), strict=True):
                yield Choice(Move("keep", KEEPS[keep]), 0, base + worth)

    def _stopping(self, position: Position, hand: int, throws: int, base: float) -> Iterator[Choice]:
        part, open_, left, subtotal, *_ = position
        bonus = position.may_earn_bonus
        scored = self._scores.part_one if part == 1 else self._scores.first if throws == 1 else self._scores.later
        nothing_made = part == 2
        for bit, row in enumerate(position.rows):
            if not open_ >> bit & 1 or scored[bit, hand] == NOT_MADE:
                continue
            nothing_made &= row == CHANCE
            score = int(scored[bit, hand])
            after = self._after(part, open_ ^ 1 << bit, left - 1, subtotal + score, bonus)
            yield Choice(Move("score", row), score, base + score + after)
        if nothing_made and self._scores.strike:
            for bit, row in enumerate(position.rows):
                if open_ >> bit & 1:
                    yield Choice(Move("strike", row), 0, base + self._after(2, open_ ^ 1 << bit, left - 1, 0, False))
        elif nothing_made:
            yield Choice(Move("miss"), 0, base + self._after(2, open_, left - 1, 0, False))

    def _solve(self, position: Position) -> Solved:
        open_ = np.array([position.open])
        if position.part == 2:
            return turn_two(self._scores, self._values.part_two, open_, position.left)
        if position.may_earn_bonus:
            return turn_with_bonus(self._scores, self._values.with_bonus, open_, np.array([position.subtotal]))
        return turn_without_bonus(self._scores, self._values.no_bonus, open_, position.left)


def _as_kept(position: Position) -> int:
    """The subtotal where it matters, so that equal turns are solved once."""
    return position.subtotal if position.may_earn_bonus else 0


def _best_first(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    highest = max(choice.worth for choice in choices)
    best = next(choice for choice in choices if choice.worth >= highest - EQUAL)
    others = [choice for choice in choices if choice is not best]
    return (best, *sorted(others, key=lambda choice: -choice.worth))
