"""The proof of the dice: every throw of a crystal box thrown again from its published secret (B5 to B8)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.engine import crystal_box
from games.engine.crystal_box import SecretRevealed
from games.engine.crystal_dice import Shaker, ThrowIndex, bent_dice
from games.engine.djinnverso.events import DiceThrown, Event, StartThrown
from games.engine.djinnverso.faces import DICE, Dice, hand_of
from games.engine.djinnverso.state import Phase, State
from games.engine.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw to be proved: where it stands on the record and in the game, and what it showed."""

    event: int
    index: ThrowIndex
    before: Dice | None
    shown: DiceThrown | str


@dataclass(slots=True)
class Proof:
    """How far a record proves its dice.

    Attributes:
        committed: whether the record speaks of a crystal box at all.
        thrown: how many throws were made while its epochs ran.
        proved: how many of them the published secrets give.
        bent: throws that a secret gives otherwise, by the number of their event.
    """

    committed: bool = False
    thrown: int = 0
    proved: int = 0
    bent: dict[int, Refusal] = field(default_factory=dict)
    _pending: list[Throw] = field(default_factory=list)

    def add(self, number: int, state: State, event: Event, game: str) -> None:
        """Takes in event ``number`` of the record, which happens in ``state``."""
        if not state.crystal.epoch:
            return
        self.committed = True
        if isinstance(event, SecretRevealed):
            self._reveal(state, event, game)
        elif isinstance(event, DiceThrown | StartThrown) and state.crystal.is_running:
            self._add_throw(number, state, event)

    def _add_throw(self, number: int, state: State, event: DiceThrown | StartThrown) -> None:
        throws = list(_throws(number, state, event))
        self.thrown += len(throws)
        self._pending += throws

    def _reveal(self, state: State, event: SecretRevealed, game: str) -> None:
        """Throws all again; where the secret or a share is not what was committed to, nothing is proved."""
        try:
            crystal_box.verify_step(state.crystal, event)
            shaker = crystal_box.shaker(state.crystal, game, bytes.fromhex(event.secret))
        except Refusal:
            return
        for throw in self._pending:
            wrong = _wrong(throw, shaker)
            if wrong is None:
                self.proved += 1
            else:
                self.bent[throw.event] = wrong
        self._pending = []


def _throws(number: int, state: State, event: DiceThrown | StartThrown) -> Iterator[Throw]:
    if isinstance(event, StartThrown):
        for seat, faces in event.faces:
            index = ThrowIndex(0, state.attempts + 1, seat, 1, state.corrections)
            yield Throw(number, index, None, faces)
    elif state.round is not None:
        nth = len(state.round.trial or ()) + 1 if state.phase is Phase.TRIAL else 1
        index = ThrowIndex(state.round.number, state.round.turn, event.seat, nth, state.corrections)
        yield Throw(number, index, state.round.dice, event)


def _wrong(throw: Throw, shaker: Shaker) -> Refusal | None:
    """What is wrong with a throw, None where the box gives just that."""
    fresh = Dice(shaker.eight_sided(throw.index))
    shown = throw.shown
    if isinstance(shown, str):
        right = fresh[0] if len(shown) == 1 else hand_of(fresh)
        return None if shown == right else Refusal("B7", "crystal-box.dice.bent", dice="for the start", faces=right)
    if shown.dice is None or shown.mask is None:
        return Refusal("B8", "crystal-box.dice.no-positions")
    bent = bent_dice(fresh, throw.before, shown.mask, shown.dice)
    if not bent:
        return None
    faces = "".join(fresh[die] if shown.mask >> die & 1 else (throw.before or "?" * DICE)[die] for die in bent)
    return Refusal("B8", "crystal-box.dice.bent", dice=tuple(die + 1 for die in bent), faces=faces)
