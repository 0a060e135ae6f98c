"""D31, D32: players who go out of the game between the throws, and those who come back."""

from games.engine.djinnverso.events import WishRuled
from games.engine.djinnverso.state import Phase, Round, State
from games.engine.table import without


def is_at_stake(round_: Round, seat: int) -> bool:
    """D31: whether the seat is bidder of the standing bid, receiver or holder: without it the round is void."""
    return seat == round_.seat or (bool(round_.bids) and seat == round_.bids[-1].seat)


def removed(state: State, seat: int) -> State:
    """The state without a player who is excluded, leaves, or is out by a ruling.

    After *mendax* nothing is voided: the box is opened and the wish lost first.
    """
    round_ = state.round
    was_playing = seat in state.playing
    state = state._replace(
        playing=without(state.playing, seat),
        returning=without(state.returning, seat),
        contenders=without(state.contenders, seat),
        absent=without(state.absent, seat),
    )
    in_play = state.phase in (Phase.TURN, Phase.TRIAL)
    if round_ is None or not was_playing or not in_play or not is_at_stake(round_, seat):
        return state
    void = round_._replace(void="D31", next_from=seat, next_self=False)
    return state._replace(phase=Phase.CLOSED, round=void)


def wish_ruled(state: State, event: WishRuled) -> State:
    """D32: a wish taken at once, out at none; or given back, and who had none comes back in the next round."""
    before = state.wishes[event.seat - 1]
    held = max(0, before + event.change)
    state = state._replace(wishes=(*state.wishes[: event.seat - 1], held, *state.wishes[event.seat :]))
    if event.change < 0 and event.law == "D30" and state.round is not None:
        state = state._replace(round=state.round._replace(fault=event.seat))
    if held == 0 and event.seat in (*state.playing, *state.returning):
        return _out(state, event.seat)
    if before == 0 and held and event.seat in state.eliminated and event.seat not in state.left:
        return state._replace(returning=(*state.returning, event.seat))
    return state


def _out(state: State, seat: int) -> State:
    state = removed(state, seat)
    return state._replace(eliminated=(*without(state.eliminated, seat), seat))
