"""What each event changes. ``evolve`` is the only thing that changes a state; replaying a record gives it back.

It follows the record even where that contradicts the laws, for an audit reads on after a finding. What dice score
in a row is worked out from the dice, whatever the record says of it.
"""

from collections.abc import Callable
from typing import Any, Final

from games.engine import table
from games.engine.history import replayer
from games.engine.seats import left_of
from games.engine.table import acted, from_the_box, gone_absent, start_thrown, without
from games.engine.yatzi import events as happened
from games.engine.yatzi.rows import rows_of_round
from games.engine.yatzi.scoring import STRUCK, Entry, entry
from games.engine.yatzi.sheet import filled, is_open
from games.engine.yatzi.state import Phase, Round, State, waiting


def evolve(state: State, event: happened.Event) -> State:
    """The state after the event.

    A ``TakenBack`` is applied to the state before the first event that it undoes: see ``history``.
    """
    return _EVOLVE[type(event)](state, event)


replay: Final = replayer(evolve)


def _round_started(state: State, event: happened.RoundStarted) -> State:
    return state._replace(phase=Phase.TURN, round=Round(event.number, event.starter, event.starter))


def _thrown(state: State, event: happened.DiceThrown) -> State:
    state = from_the_box(acted(state, event.seat))
    round_ = state.round
    if round_ is None:
        return state
    before = round_.throws if event.seat == round_.seat else ()
    return state._replace(round=round_._replace(seat=event.seat, throws=(*before, event.hand), dice=event.dice))


def _scored(state: State, event: happened.RowScored) -> State:
    """Y3: a row is filled once, and with what the dice are worth in it."""
    round_ = state.round
    if round_ is None or round_.hand is None:
        return _written(state, event.seat, event.row, None)
    made = entry(event.row, round_.hand, len(round_.throws), state.ruleset)
    return _written(state, event.seat, event.row, made)


def _struck(state: State, event: happened.RowStruck) -> State:
    return _written(state, event.seat, event.row, STRUCK)


def _written(state: State, seat: int, row: str, written: Entry | None) -> State:
    if state.phase is Phase.OVER:
        return state
    sheet = state.sheets[seat - 1]
    its_part = state.round is not None and row in rows_of_round(state.round.number)
    if written is not None and its_part and is_open(sheet, row):
        sheet = filled(sheet, row, written)
        state = state._replace(sheets=(*state.sheets[: seat - 1], sheet, *state.sheets[seat:]))
    return _passed_on(acted(state, seat), seat)


def _missed(state: State, event: happened.TurnMissed) -> State:
    if state.phase is Phase.OVER:
        return state
    return _passed_on(acted(state, event.seat), event.seat)


def _absent(state: State, event: happened.PlayerAbsent) -> State:
    """Y10: the turn is spent; what was thrown in it scores nothing."""
    if state.phase is Phase.OVER:
        return state
    return _passed_on(gone_absent(state, event.seat), event.seat)


def _passed_on(state: State, seat: int) -> State:
    """Y1: the seat's turn is over, and the next to the left has theirs; the round is over after everybody's."""
    round_ = state.round
    if round_ is None:
        return state
    return _next_turn(state, round_._replace(done=(*without(round_.done, seat), seat)), seat)


def _next_turn(state: State, round_: Round, seat: int) -> State:
    left = waiting(state, round_)
    if not left:
        return state._replace(phase=Phase.CLOSED, round=round_._replace(throws=(), dice=None))
    following = left_of(seat, left)
    return state._replace(round=round_._replace(seat=following, turn=round_.turn + 1, throws=(), dice=None))


def _gone(state: State, seat: int) -> State:
    """The state without a player, whose remaining turns are skipped."""
    state = state._replace(
        playing=without(state.playing, seat),
        contenders=without(state.contenders, seat),
        absent=without(state.absent, seat),
    )
    round_ = state.round
    if round_ is None or state.phase is not Phase.TURN or seat != round_.seat:
        return state
    return _next_turn(state, round_, seat)


def _excluded(state: State, event: happened.PlayerExcluded) -> State:
    return _gone(state, event.seat)._replace(excluded=(*state.excluded, event.seat))


def _left(state: State, event: happened.PlayerLeft) -> State:
    return _gone(state, event.seat)._replace(left=(*state.left, event.seat))


def _suspended(state: State, event: happened.GameSuspended) -> State:
    return state._replace(suspended=event.law)


def _ended(state: State, event: happened.GameEnded) -> State:
    return state._replace(phase=Phase.OVER, winners=event.winners, suspended=None)


_EVOLVE: Final[dict[type, Callable[[State, Any], State]]] = {
    happened.StartThrown: start_thrown(int),
    happened.RoundStarted: _round_started,
    happened.DiceThrown: _thrown,
    happened.RowScored: _scored,
    happened.RowStruck: _struck,
    happened.TurnMissed: _missed,
    happened.PlayerAbsent: _absent,
    happened.PlayerExcluded: _excluded,
    happened.PlayerLeft: _left,
    happened.GameSuspended: _suspended,
    happened.GameEnded: _ended,
    **table.EVOLVE,
}
