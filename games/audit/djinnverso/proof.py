"""Djinnverso's throws of a crystal box: where they stand in a game, and what they show."""

from typing import Final

from games.audit.proof import ThrowsOf
from games.engine.crystal_dice import Shaker, ThrowIndex
from games.engine.djinnverso.events import DiceThrown
from games.engine.djinnverso.faces import hand_of
from games.engine.djinnverso.state import Phase, State


def _place(state: State, event: DiceThrown) -> tuple[ThrowIndex, str | None] | None:
    round_ = state.round
    if round_ is None:
        return None
    nth = len(round_.trial or ()) + 1 if state.phase is Phase.TRIAL else 1
    return ThrowIndex(round_.number, round_.turn, event.seat, nth, state.corrections), round_.dice


def _fresh(shaker: Shaker, index: ThrowIndex) -> str:
    return shaker.eight_sided(index)


def _start(fresh: str, shown: str) -> str:
    return fresh[0] if len(shown) == 1 else hand_of(fresh)


THROWS: Final = ThrowsOf(_place, _fresh, _start)
