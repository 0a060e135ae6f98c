"""What many totals come to, beside what they should."""

from typing import NamedTuple

from games.bots.yatzi.keeps import Integers


class Spread(NamedTuple):
    """Totals of many games.

    Attributes:
        mean: theirs.
        deviation: how far a game lies from it, the standard deviation.
        error: the standard error of the mean; infinite for one game.
    """

    games: int
    mean: float
    deviation: float
    error: float
    least: int
    most: int


def spread(totals: Integers) -> Spread:
    """What totals come to, one at least."""
    games = len(totals)
    deviation = float(totals.std(ddof=1)) if games > 1 else float("inf")
    return Spread(games, float(totals.mean()), deviation, deviation / games**0.5, int(totals.min()), int(totals.max()))


def lines_of(who: str, totals: Integers, expected: float | None = None) -> list[str]:
    """The figures for people."""
    of = spread(totals)
    lines = [
        f"{who}: {of.games} games, mean {of.mean:.2f}" + (f", standard error {of.error:.2f}" if of.games > 1 else ""),
        f"  from {of.least} to {of.most}" + (f", standard deviation {of.deviation:.2f}" if of.games > 1 else ""),
    ]
    if expected is not None:
        off = f", {(of.mean - expected) / of.error:+.2f} standard errors off" if of.games > 1 else ""
        lines.append(f"  expected {expected:.4f}{off}")
    return lines
