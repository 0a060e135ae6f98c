"""The proof of the dice: every throw of a crystal box thrown again from its published secret (B5 to B8)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.engine import crystal_box
from games.engine.crystal_box import CrystalBox, SecretRevealed
from games.engine.crystal_dice import Shaker, ThrowIndex, bent_dice
from games.engine.deciding import start_index
from games.engine.events import DiceThrown, StartThrown
from games.engine.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw to be proved: the number of its event, its place in the game, the dice before it, what it showed."""

    event: int
    index: ThrowIndex
    before: Sequence[Any] | None
    shown: Any

    def bent_by(self, fresh: Sequence[Any], mask: int, after: Sequence[Any]) -> Refusal | None:
        """The refusal that names the dice which do not lie as the box would have them, None where all do."""
        wrong = bent_dice(fresh, self.before, mask, after)
        if not wrong:
            return None
        if self.before is None and any(not mask >> die & 1 for die in wrong):
            return Refusal("B8", "crystal-box.dice.kept-unknown", dice=tuple(die + 1 for die in wrong))
        lay = fresh if self.before is None else self.before
        faces = "".join(str(fresh[die] if mask >> die & 1 else lay[die]) for die in wrong)
        return bent("B8", tuple(die + 1 for die in wrong), faces)


def bent(law: str, dice: object, faces: str) -> Refusal:
    """The refusal of dice, counted from 1, that should show other faces."""
    return Refusal(law, "crystal-box.dice.bent", dice=dice, faces=faces)


def without_positions() -> Refusal:
    """The refusal of an online throw that does not say which dice were thrown and how each one lies."""
    return Refusal("B8", "crystal-box.dice.no-positions")


@dataclass(frozen=True, slots=True)
class ThrowsOf:
    """How a game's throws are found on its record, and thrown again.

    Attributes:
        place: where in the game a throw of a turn stands, and the dice by position before it; None out of a turn.
        fresh: all dice by position that the box gives for a place.
        start: what a seat that throws for the start shows, by all dice and by what the record has.
    """

    place: Callable[[Any, DiceThrown], tuple[ThrowIndex, str | None] | None]
    fresh: Callable[[Shaker, ThrowIndex], str]
    start: Callable[[str, str], str]

    def throws(self, number: int, state: Any, event: Any) -> Iterator[Throw]:
        """The throws that event ``number`` makes in this state."""
        if isinstance(event, StartThrown):
            for seat, faces in event.faces:
                yield Throw(number, start_index(state, seat), None, faces)
        elif isinstance(event, DiceThrown) and (place := self.place(state, event)) is not None:
            yield Throw(number, *place, event)

    def wrong_in(self, throw: Throw, shaker: Shaker) -> Refusal | None:
        """What is wrong with a throw, None where the box gives just that."""
        fresh = self.fresh(shaker, throw.index)
        shown = throw.shown
        if not isinstance(shown, DiceThrown):
            right = self.start(fresh, shown)
            return None if shown == right else bent("B7", "for the start", right)
        if shown.dice is None or shown.mask is None:
            return without_positions()
        return throw.bent_by(fresh, shown.mask, shown.dice)

    def proof(self) -> "Proof":
        """The proof of a record, before its first line."""
        return Proof(self.throws, self.wrong_in)


@dataclass(slots=True)
class Proof:
    """How far a record proves its dice.

    Attributes:
        throws_of: the throws that an event makes, by its number, the state before it, and itself.
        wrong_in: what is wrong with a throw, by the box's dice.
        committed: whether the record speaks of a crystal box at all.
        thrown: how many throws were made while its epochs ran.
        proved: how many of them the published secrets give.
        bent: throws that a secret gives otherwise, or that no box could make, by the number of their event.
        unproved: whether a secret or a share is not what was committed to.
    """

    throws_of: Callable[[int, Any, Any], Iterable[Throw]]
    wrong_in: Callable[[Throw, Shaker], Refusal | None]
    committed: bool = False
    thrown: int = 0
    proved: int = 0
    bent: dict[int, Refusal] = field(default_factory=dict)
    unproved: bool = False
    _pending: list[Throw] = field(default_factory=list)

    def add(self, number: int, state: Any, event: Any, game: str) -> None:
        """Takes in event ``number`` of the record of ``game``, which happens in ``state``."""
        if not state.crystal.epoch:
            return
        self.committed = True
        if isinstance(event, SecretRevealed):
            self._reveal(state, event, game)
            return
        throws = list(self.throws_of(number, state, event))
        self.thrown += len(throws)
        refusal = _refusal_of_throws(state.crystal) if throws else None
        if refusal is None:
            self._pending += throws
        else:
            self.bent[number] = refusal

    def _reveal(self, state: Any, event: SecretRevealed, game: str) -> None:
        """Throws all again; where the secret or a share is not what was committed to, nothing is proved."""
        try:
            crystal_box.verify_step(state.crystal, event)
            shaker = crystal_box.shaker(state.crystal, game, bytes.fromhex(event.secret))
        except Refusal:
            self.unproved = True
            return
        for throw in self._pending:
            wrong = self.wrong_in(throw, shaker)
            if wrong is None:
                self.proved += 1
            else:
                self.bent[throw.event] = wrong
        self._pending = []

    def as_json(self) -> dict[str, int] | None:
        """The proof as a JSON object; None where the record commits to nothing."""
        return {"throws": self.thrown, "proved": self.proved, "bent": len(self.bent)} if self.committed else None

    def tell(self) -> str:
        """The proof in a sentence."""
        if not self.committed:
            return "Dice: no commitments on this record, so nothing proves them"
        if self.bent:
            return f"Dice: {len(self.bent)} of {self.thrown} throws are not those of the crystal box"
        if not self.thrown:
            return "Dice: committed to, and nothing is thrown yet"
        if self.unproved:
            return f"Dice: {self.proved} of {self.thrown} throws proved; a secret or share is not what was committed to"
        if self.proved < self.thrown:
            return f"Dice: {self.proved} of {self.thrown} throws proved; a secret is not published yet"
        return f"Dice: all {self.thrown} throws proved by the crystal box"


def _refusal_of_throws(box: CrystalBox) -> Refusal | None:
    """Why nothing can be thrown from this box: by B3 and B4 it is not ready, or by B5 its secret is known."""
    try:
        crystal_box.verify_throw(box)
    except Refusal as refusal:
        return refusal.with_traceback(None)
    return None
