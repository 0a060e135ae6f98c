"""What must happen next by the laws, without anybody's choice.

The live game and the audit of a record ask the same function: a game plays the event that is due, an audit
compares it with the line that stands there.
"""

from games.engine.djinnverso.events import (
    BoxOpened,
    Event,
    GameEnded,
    GameSuspended,
    RoundStarted,
    WishLost,
)
from games.engine.djinnverso.state import (
    MOST_BIDS,
    Phase,
    Round,
    State,
    all_absent,
    coming,
    next_starter,
    places,
)


def due(state: State) -> Event | None:
    """The event that the laws force now, or None where somebody has a choice or something is not known."""
    if state.phase is Phase.OVER or _is_plain_turn(state):
        return None
    if state.loser is not None:
        return WishLost(state.loser)
    if state.phase is not Phase.CHALLENGED:
        ended = _end(state)
        if ended is not None:
            return ended
    if state.suspended is not None:
        return None
    if all_absent(state):
        return GameSuspended("D29")
    return _start(state) if state.round is None else _in_round(state, state.round)


def _is_plain_turn(state: State) -> bool:
    """Whether somebody's turn is all that there is: so it is at nearly every event, and nothing is due."""
    return (
        state.phase is Phase.TURN
        and not state.absent_run
        and len(state.playing) > 1
        and state.round is not None
        and len(state.round.bids) <= MOST_BIDS
    )


def _end(state: State) -> GameEnded | None:
    """D3, D31: the last player with a wish wins. D36: after the round in play, time ends the game.

    Where the other one had gone after *mendax*, and the last one has then lost the last wish, nobody is left: the
    last one was in the game the longest (D35), and wins.
    """
    players = coming(state)
    if len(players) == 1:
        return GameEnded(players)
    if not players and state.eliminated:
        return GameEnded(state.eliminated[-1:])
    between_rounds = state.phase in (Phase.FIRST, Phase.CLOSED)
    if state.time_up and between_rounds and _is_decided(state):
        return GameEnded(places(state)[0])
    return None


def _is_decided(state: State) -> bool:
    """Whether who starts next is known: not so when the open box was not seen and nobody has lost yet."""
    return state.round is None or state.round.next_from > 0


def _start(state: State) -> RoundStarted | None:
    """D7: the only one with the highest throw starts the game."""
    return RoundStarted(1, state.contenders[0]) if len(state.contenders) == 1 else None


def _in_round(state: State, round_: Round) -> Event | None:
    if state.phase is Phase.CLOSED:
        known = round_.next_from and coming(state)
        return RoundStarted(round_.number + 1, next_starter(state, round_)) if known else None
    if state.phase is Phase.CHALLENGED:
        everybody = round_.hand is not None and set(state.playing) <= {*round_.waived, *state.absent}
        return BoxOpened(round_.hand) if everybody else None
    if len(round_.bids) > MOST_BIDS and not round_.paused:
        return GameSuspended("D29")
    return None
