"""What must happen next by the laws of Yatzi, without anybody's choice; asked by the live game and by the audit."""

from games.engine.table import all_absent
from games.engine.yatzi.events import Event, GameEnded, GameSuspended, RoundStarted
from games.engine.yatzi.rows import ROUNDS
from games.engine.yatzi.state import Phase, State, next_starter, places


def due(state: State) -> Event | None:
    """The event that the laws force now, or None where somebody has a choice."""
    if state.phase is Phase.OVER:
        return None
    if _is_finished(state):
        return GameEnded(places(state)[0])
    if state.suspended is not None:
        return None
    if all_absent(state):
        return GameSuspended("Y10")
    if state.round is None:
        return RoundStarted(1, state.contenders[0]) if len(state.contenders) == 1 else None
    if state.phase is Phase.CLOSED:
        return RoundStarted(state.round.number + 1, next_starter(state, state.round))
    return None


def _is_finished(state: State) -> bool:
    """Y3: after fifteen rounds; after the round in play when time is up; or when nobody is left to play."""
    if not state.playing:
        return True
    if state.phase is Phase.TURN:
        return False
    return state.time_up or (state.round is not None and state.round.number >= ROUNDS)
