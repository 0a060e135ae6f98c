"""Djinnverso's throws of a crystal box, as they stand in a game and as its secret gives them."""

from collections.abc import Iterator

from games.audit.proof import Throw, bent, without_positions
from games.engine.crystal_dice import Shaker, ThrowIndex
from games.engine.djinnverso.events import DiceThrown, Event, StartThrown
from games.engine.djinnverso.faces import Dice, hand_of
from games.engine.djinnverso.state import Phase, State
from games.engine.refusals import Refusal


def throws_of(number: int, state: State, event: Event) -> Iterator[Throw]:
    """The throws that event ``number`` makes in this state."""
    if isinstance(event, StartThrown):
        for seat, faces in event.faces:
            index = ThrowIndex(0, state.attempts + 1, seat, 1, state.corrections)
            yield Throw(number, index, None, faces)
    elif isinstance(event, DiceThrown) and state.round is not None:
        nth = len(state.round.trial or ()) + 1 if state.phase is Phase.TRIAL else 1
        index = ThrowIndex(state.round.number, state.round.turn, event.seat, nth, state.corrections)
        yield Throw(number, index, state.round.dice, event)


def wrong_in(throw: Throw, shaker: Shaker) -> Refusal | None:
    """What is wrong with a throw, None where the box gives just that."""
    fresh = Dice(shaker.eight_sided(throw.index))
    shown = throw.shown
    if not isinstance(shown, DiceThrown):
        right = fresh[0] if len(shown) == 1 else hand_of(fresh)
        return None if shown == right else bent("B7", "for the start", right)
    if shown.dice is None or shown.mask is None:
        return without_positions()
    return throw.bent_by(fresh, shown.mask, shown.dice)
