"""What one seat may do now, for pages and bots: families of commands, and why the others can't be used."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.engine.refusals import Refusal, is_allowed, refusals_of
from games.engine.viewers import verify_viewer
from games.engine.yatzi import verify
from games.engine.yatzi.commands import Command, Leave, Miss, Say, Score, Strike, Throw
from games.engine.yatzi.faces import DICE
from games.engine.yatzi.state import State, open_rows


@dataclass(frozen=True, slots=True)
class Choice:
    """A row that can be filled now, and what it would score."""

    row: str
    score: int
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Family:
    """A family of legal commands: it stands for all that differ only in what a player chooses freely.

    Attributes:
        command: the command's class.
        counts: for a throw, how many dice may be thrown.
        rows: for scoring and striking, the rows that can be chosen.
    """

    command: type[Command]
    counts: tuple[int, ...] = ()
    rows: tuple[Choice, ...] = ()


ANY_COUNT: Final = tuple(range(1, DICE + 1))


def legal_commands(state: State, seat: int) -> tuple[Family, ...]:
    """The families of commands that the seat may send now; empty for who is out of the game.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(seat, state.seats)
    if seat not in state.playing:
        return ()
    return tuple(
        _family(command, state, seat) for command, verify_x in _CHECKS.items() if is_allowed(verify_x, state, seat)
    )


def why_not(state: State, seat: int) -> dict[type[Command], Refusal]:
    """For each of a player's commands that can't be used now in any form, the refusal that says why.

    Raises:
        ValueError: nobody sits at that seat.
    """
    verify_viewer(seat, state.seats)
    return refusals_of(_CHECKS, state, seat)


def choices(state: State, seat: int) -> tuple[Choice, ...]:
    """The rows that the dice of the turn can be recorded in, in the sheet's order."""
    found = []
    for row in open_rows(state, seat):
        try:
            made = verify.verify_row(state, seat, row)
        except Refusal:
            continue
        found.append(Choice(row, made.score, made.doubled))
    return tuple(found)


def _verify_any_row(state: State, seat: int) -> None:
    verify.verify_may_stop(state, seat)
    if not choices(state, seat):
        raise Refusal("Y10", "yatzi.row.none-made")


def _verify_any_throw(state: State, seat: int) -> None:
    verify.verify_throw(state, seat, DICE)


def _verify_say(state: State, seat: int) -> None:
    verify.verify_say(state, seat, "Yatzi")


_CHECKS: Final[dict[type[Command], Callable[[State, int], object]]] = {
    Throw: _verify_any_throw,
    Score: _verify_any_row,
    Miss: verify.verify_miss,
    Strike: verify.verify_may_strike,
    Say: _verify_say,
    Leave: verify.verify_leave,
}


def _family(command: type[Command], state: State, seat: int) -> Family:
    if command is Throw:
        thrown = state.round is not None and state.round.throws
        return Family(command, counts=ANY_COUNT if thrown else (DICE,))
    if command is Score:
        return Family(command, rows=choices(state, seat))
    if command is Strike:
        return Family(command, rows=tuple(Choice(row, 0) for row in open_rows(state, seat)))
    return Family(command)
