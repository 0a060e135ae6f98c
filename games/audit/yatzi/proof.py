"""Yatzi's throws of a crystal box: where they stand in a game, and what they show."""

from typing import Final

from games.audit.proof import ThrowsOf
from games.engine.crystal_dice import Shaker, ThrowIndex
from games.engine.yatzi.decide import throw_index
from games.engine.yatzi.events import DiceThrown
from games.engine.yatzi.state import State


def _place(state: State, event: DiceThrown) -> tuple[ThrowIndex, str | None] | None:
    if state.round is None:
        return None
    return throw_index(state, state.round, event.seat), state.round.dice


def _fresh(shaker: Shaker, index: ThrowIndex) -> str:
    return "".join(map(str, shaker.six_sided(index)))


def _start(fresh: str, _: str) -> str:
    return fresh[0]


THROWS: Final = ThrowsOf(_place, _fresh, _start)
