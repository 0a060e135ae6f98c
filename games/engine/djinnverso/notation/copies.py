"""A record as one seat, or the public, may hold it: what that seat may not know is hidden, line numbers stay."""

from dataclasses import replace
from typing import Final

from games.engine.djinnverso import events as happened
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.faces import DICE, highest_first
from games.engine.djinnverso.notation.header import HEADING
from games.engine.djinnverso.notation.record import Record, body_lines
from games.engine.djinnverso.state import Phase, State, carried, new_game
from games.engine.history import History
from games.engine.notation.header import header_lines
from games.engine.viewers import Public, verify_viewer

HIDDEN: Final = "#"
"""What stands for a line that is not shown: a comment, so that the copy can be read."""


def copy_for(record: Record, seat: int | None) -> str:
    """The record for the player at ``seat``, or with None for the public.

    Faces show in a seat's own looks, in the open box and in trials. Under ``memory=on`` a round in play shows its
    last announcement until it is accepted, and nothing else (D22); a round that is over shows what was said.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(Public() if seat is None else seat, record.header.seats)
    history = History(new_game(record.header.ruleset, record.header.seats), evolve, carried)
    shown: list[Event] = []
    for event in record.events:
        shown.append(_shown(history.state, event, seat))
        history.append(event)
    lines = list(body_lines(shown))
    if _is_hidden(history.state):
        began, announced = _round_in_play(record, history.standing.numbers)
        lines[began:] = [
            line if number == announced else HIDDEN for number, line in enumerate(lines[began:], began + 1)
        ]
    return "".join(f"{line}\n" for line in (*header_lines(record.header, HEADING), *lines))


def _round_in_play(record: Record, standing: list[int]) -> tuple[int, int | None]:
    """The numbers of the events that began the round and made the announcement that waits to be accepted, if any."""
    state = new_game(record.header.ruleset, record.header.seats)
    began, announced = 0, None
    for number in standing:
        event = record.events[number - 1]
        spoken = 0 if state.round is None else len(state.round.bids)
        state = evolve(state, event)
        if isinstance(event, happened.RoundStarted):
            began, announced = number, None
        elif state.round is not None and len(state.round.bids) > spoken:
            announced = number
    waits = state.round is not None and not state.round.accepted
    return began, announced if waits else None


def _is_hidden(state: State) -> bool:
    in_play = state.phase in (Phase.TURN, Phase.CHALLENGED, Phase.TRIAL)
    return in_play and not state.ruleset.remembers


def _shown(state: State, event: Event, seat: int | None) -> Event:
    if isinstance(event, happened.BoxLooked):
        seen = state.round.hand if state.round is not None and event.seat == seat else None
        return replace(event, hand=seen)
    if isinstance(event, happened.DiceThrown) and state.phase is not Phase.TRIAL:
        kept = _known_kept(state, event) if event.seat == seat else None
        return replace(event, kept=kept, hand=None, dice=None, mask=None)
    return event


def _known_kept(state: State, event: happened.DiceThrown) -> str | None:
    """The kept faces, where the thrower had looked before throwing."""
    seen = state.round.seen if state.round is not None else ""
    if not seen or event.count in (0, DICE) or "?" in seen:
        return None
    if event.mask is None:
        return event.kept
    return highest_first(face for j, face in enumerate(seen) if not event.mask >> j & 1)
