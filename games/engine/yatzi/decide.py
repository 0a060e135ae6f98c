"""A command becomes events, or is refused with its law.

Nothing changes here; chance is asked through the dice that are given, and no clock is read.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from games.engine.crystal_dice import ThrowIndex
from games.engine.deciding import (
    absence,
    entered_start_throw,
    following,
    ready,
    shared_commands,
    start_index,
    step,
    thrown_for_start,
)
from games.engine.forms import Forms, verify_fresh
from games.engine.history import CRYSTAL_EVENTS
from games.engine.sources import SixSided
from games.engine.yatzi import commands as asked
from games.engine.yatzi import events as happened
from games.engine.yatzi import verify
from games.engine.yatzi.due import due
from games.engine.yatzi.evolve import evolve
from games.engine.yatzi.faces import FIVE
from games.engine.yatzi.rules import RULES
from games.engine.yatzi.state import Round, State

Events = tuple[happened.Event, ...]


def decide(state: State, command: asked.Command, dice: SixSided | None = None) -> Events:
    """What happens by this command, and all that the laws force after it.

    After a ``TakeBack`` nothing follows by itself: what is due then waits for a ruling or for ``Proceed``,
    and no statement brings it about.

    Raises:
        Refusal: the command is against the laws; nothing happens.
        ValueError: it is no command of this game, or throws dice, and none were given.
    """
    FORMS.verify(command, state.seats)
    if isinstance(command, CRYSTAL_EVENTS):
        return step(state, RULES, command)  # type: ignore[arg-type]
    events = _DECIDE[type(command)](state, command, dice)
    if isinstance(command, asked.TakeBack | asked.Say):
        return events
    return (*events, *following(state, events, evolve, due))


def throw_index(state: State, round_: Round, seat: int) -> ThrowIndex:
    """Where in the game the seat's next throw stands."""
    return ThrowIndex(round_.number, round_.turn, seat, len(round_.throws) + 1, state.corrections)


def _fresh(state: State, dice: SixSided | None, index: ThrowIndex) -> str:
    fresh: object = ready(state, dice).six_sided(index)
    return verify_fresh("".join(map(str, fresh)) if isinstance(fresh, tuple | list) else fresh, FIVE)


def _throw(state: State, command: asked.Throw, dice: SixSided | None) -> Events:
    verify.verify_throw(state, command.seat, command.mask.bit_count())
    round_ = verify.verify_running(state)
    FIVE.verify_mask(round_.dice, command.mask)
    fresh = _fresh(state, dice, throw_index(state, round_, command.seat))
    return (FIVE.throw(command.seat, command.mask, round_.dice, fresh),)


def _enter_throw(state: State, command: asked.EnterThrow, _: object) -> Events:
    verify.verify_throw(state, command.seat, command.count)
    RULES.verify_by_hand(state, "Y2")
    thrown = happened.DiceThrown(command.seat, command.count, command.kept, command.hand)
    verify.verify_faces(state, thrown)
    return (replace(thrown, kept=FIVE.written(command.count, command.kept)),)


def _score(state: State, command: asked.Score, _: object) -> Events:
    made = verify.verify_row(state, command.seat, command.row)
    return (happened.RowScored(command.seat, command.row, made.score),)


def _miss(state: State, command: asked.Miss, _: object) -> Events:
    verify.verify_miss(state, command.seat)
    return (happened.TurnMissed(command.seat),)


def _strike(state: State, command: asked.Strike, _: object) -> Events:
    verify.verify_strike(state, command.seat, command.row)
    return (happened.RowStruck(command.seat, command.row),)


def _throw_for_start(state: State, _: asked.ThrowForStart, dice: SixSided | None) -> Events:
    """Y1: one die each, until one is the highest alone."""

    def thrown(state: State, seat: int) -> str:
        return _fresh(state, dice, start_index(state, seat))[0]

    return thrown_for_start(state, RULES, evolve, thrown)


_DECIDE: Final[dict[type, Callable[[State, Any, SixSided | None], Events]]] = {
    asked.Throw: _throw,
    asked.EnterThrow: _enter_throw,
    asked.Score: _score,
    asked.Miss: _miss,
    asked.Strike: _strike,
    asked.DeclareAbsent: absence(verify.verify_absent),
    asked.ThrowForStart: _throw_for_start,
    asked.EnterStartThrow: entered_start_throw(RULES, verify.verify_start_throw, str),
    **shared_commands(RULES),
}

FORMS: Final = Forms((*_DECIDE, *CRYSTAL_EVENTS), {})
