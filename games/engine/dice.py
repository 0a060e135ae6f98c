"""Dice of which some are thrown and the others kept: what a throw does, and whether a record of one can be.

Faces are letters; *dice* are faces by position, a *hand* the same sorted. How many there are, and how a hand is
sorted, is each game's own.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar, cast

from games.engine.events import DiceThrown
from games.engine.refusals import Refusal

D = TypeVar("D", bound=str)


def contains(faces: str, part: str) -> bool:
    """Whether every face of ``part`` is among ``faces``, as often as it is named."""
    return all(part.count(face) <= faces.count(face) for face in set(part))


def common(one: str, other: str) -> int:
    """How many faces two groups of dice share, each die paired once."""
    return sum(min(one.count(face), other.count(face)) for face in set(one))


def thrown_into(dice: D, mask: int, fresh: D) -> D:
    """The dice after those of ``mask`` were thrown and show what ``fresh`` has at their positions.

    ``mask`` has bit j set when die j, counted from 0, was thrown.
    """
    if mask == (1 << len(dice)) - 1:
        return fresh
    after = [new if mask >> j & 1 else old for j, (old, new) in enumerate(zip(dice, fresh, strict=True))]
    return cast(D, "".join(after))


@dataclass(frozen=True)
class DiceRules:
    """A game's dice.

    Attributes:
        dice: how many there are.
        faces: the letters of their faces.
        law: the law by which a throw is what it says.
        sort: any number of faces, the highest first.
        hand_of: all dice, the highest first.
    """

    dice: int
    faces: str
    law: str
    sort: Callable[[Iterable[str]], str]
    hand_of: Callable[[Iterable[str]], str]

    def throw(self, seat: int, mask: int, before: str | None, fresh: str) -> DiceThrown:
        """What happened when the dice of ``mask`` were thrown; ``fresh`` has what all of them would show."""
        count = mask.bit_count()
        after = thrown_into(before or fresh, mask, fresh)
        kept = self.sort(face for j, face in enumerate(after) if not mask >> j & 1)
        return DiceThrown(seat, count, self.written(count, kept), self.hand_of(after), after, mask)

    def written(self, count: int, kept: str | None) -> str | None:
        """The kept faces as an event has them: None where all or none were thrown, for then they say nothing."""
        return kept if 0 < count < self.dice else None

    def hand_from(self, faces: str | None) -> str | None:
        """All dice as somebody typed them in, the highest first; None where they were not seen.

        Raises:
            Refusal: these are not so many faces.
        """
        try:
            return None if faces is None else self.hand_of(faces)
        except ValueError:
            raise Refusal(self.law, "table.throw.no-faces", dice=self.dice, faces=self.faces) from None

    def part_from(self, faces: str | None) -> str | None:
        """Some of the dice as somebody typed them in, the highest first; None where they were not seen.

        Raises:
            Refusal: these are no faces.
        """
        if faces is not None and (len(faces) > self.dice or any(face not in self.faces for face in faces)):
            raise Refusal(self.law, "table.throw.no-faces", dice=self.dice, faces=self.faces)
        return None if faces is None else self.sort(faces)

    def verify_mask(self, before: str | None, mask: int) -> None:
        """Whether, online, the dice outside the mask can be kept: they are known one by one."""
        if not 0 <= mask < 1 << self.dice:
            raise Refusal(self.law, "table.throw.no-such-count", dice=self.dice, count=mask.bit_count())
        if before is None and mask.bit_count() != self.dice:
            raise Refusal(self.law, "table.throw.no-positions")

    def verify_faces(self, count: int, kept: str | None, before: str | None, hand: str | None) -> None:
        """Whether the faces written down can be those of a throw of ``count`` dice; None is what was not seen."""
        before = None if count == self.dice else before
        if kept is not None:
            self._verify_kept(count, kept, before, hand)
        elif before is not None and hand is not None and common(before, hand) < self.dice - count:
            changed = self.dice - common(before, hand)
            raise Refusal(self.law, "table.throw.more-changed", count=count, changed=changed)

    def _verify_kept(self, count: int, kept: str, before: str | None, hand: str | None) -> None:
        if len(kept) + count != self.dice:
            raise Refusal(self.law, "table.throw.kept-count", dice=self.dice, count=count, kept=len(kept))
        if before is not None and not contains(before, kept):
            raise Refusal(self.law, "table.throw.kept-not-there", kept=kept, box=before)
        if hand is not None and not contains(hand, kept):
            raise Refusal(self.law, "table.throw.kept-not-left", kept=kept, box=hand)

    def verify_positions(self, event: DiceThrown, before: str | None) -> None:
        """Whether dice by position and the mask of those thrown say the same as the rest of the throw.

        ``before`` has the dice by position before it, None where they were not known so.
        """
        dice, mask = event.dice, event.mask
        if dice is None or mask is None:
            return
        if mask.bit_count() != event.count:
            raise Refusal(self.law, "table.throw.mask-count", count=event.count, mask=mask.bit_count())
        if event.hand != self.hand_of(dice):
            raise Refusal(self.law, "table.throw.dice-unlike", dice=dice, box=event.hand)
        moved = [j + 1 for j in range(self.dice) if not mask >> j & 1 and (before is None or before[j] != dice[j])]
        if moved:
            raise Refusal(self.law, "table.throw.dice-moved", dice=moved)
