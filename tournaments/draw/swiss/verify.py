"""Make a published draw again and say whether it is the same."""

from dataclasses import dataclass

from tournaments.draw.swiss.draw import STATED_WEIGHTS, Draw, draw_round
from tournaments.draw.swiss.field import Field
from tournaments.draw.swiss.seal import VERSION, digest
from tournaments.draw.swiss.weights import Weights


@dataclass(frozen=True)
class Verdict:
    """Whether a draw is what its seed gives, and if not, the first thing that differs."""

    genuine: bool
    finding: str


def verify_draw(draw: Draw, field: Field, weights: Weights = STATED_WEIGHTS) -> Verdict:
    """Return the verdict on `draw` as the next round of `field`; nothing is raised for a false one."""
    if draw.version != VERSION:
        return Verdict(False, f"it was drawn by {draw.version}; this is {VERSION}")
    found = digest(field, weights)
    if draw.digest != found:
        return Verdict(False, f"it was drawn from another input: its digest is {draw.digest}, this input's {found}")
    again = draw_round(field, draw.seed, weights)
    if again.byes != draw.byes:
        return Verdict(False, f"its byes are {list(draw.byes)}; seed {draw.seed} gives {list(again.byes)}")
    for number, (given, made) in enumerate(zip(draw.tables, again.tables, strict=False), start=1):
        if given != made:
            return Verdict(False, f"its table {number} seats {list(given)}; seed {draw.seed} gives {list(made)}")
    if len(draw.tables) != len(again.tables):
        return Verdict(False, f"it has {len(draw.tables)} tables; seed {draw.seed} gives {len(again.tables)}")
    return Verdict(True, f"seed {draw.seed} gives this draw")
