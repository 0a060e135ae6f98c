"""What a player can do with the dice of a turn, and the command that does it."""

from typing import Literal, NamedTuple

from games.engine.yatzi import commands as asked

Act = Literal["score", "miss", "strike", "keep"]


class Move(NamedTuple):
    """One thing to do.

    Attributes:
        act: record the dice, spend the turn, strike a row, or keep some dice and throw the others.
        what: the row; or the faces kept, the highest first, empty where all five are thrown.
    """

    act: Act
    what: str = ""


def command_of(move: Move, seat: int, dice: str | None) -> asked.Score | asked.Miss | asked.Strike | asked.Throw:
    """The command of a move; ``dice`` by position, None before the first throw."""
    if move.act == "score":
        return asked.Score(seat, move.what)
    if move.act == "miss":
        return asked.Miss(seat)
    if move.act == "strike":
        return asked.Strike(seat, move.what)
    return asked.Throw(seat, asked.ALL_FIVE if dice is None else mask_of(move.what, dice))


def mask_of(kept: str, dice: str) -> int:
    """The mask of a throw of all dice but these faces; of equal dice the first are kept.

    Raises:
        ValueError: those faces do not lie there.
    """
    mask = asked.ALL_FIVE
    for face in kept:
        place = next((j for j, lying in enumerate(dice) if lying == face and mask >> j & 1), None)
        if place is None:
            raise ValueError(f"no {kept} in {dice}")
        mask ^= 1 << place
    return mask
