"""The options of Yatzi's laws and the frozen ruleset that is stored with every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.engine import rulesets
from games.engine.rulesets import Option

VERSION: Final = "yatzi/1"

OPTIONS: Final = (
    Option("quads_as_two_pairs", "off", "Whether four of a kind counts as two pairs (Y9).", ("off", "on")),
    Option("five_as_full_house", "off", "Whether five of a kind counts as a full house (Y9).", ("off", "on")),
    Option(
        "miss",
        "spent",
        "Whether a turn that makes no open combination is spent, or an open row is struck at once (Y10).",
        ("spent", "strike"),
    ),
    Option(
        "turn_seconds",
        90,
        "How long a turn may last; with none only an arbiter declares absence (Y10).",
        least=1,
        most=86400,
        optional=True,
    ),
    Option(
        "table_minutes",
        None,
        "After how long the table's time is up (Y10).",
        least=1,
        most=100000,
        optional=True,
    ),
)


@dataclass(frozen=True)
class Ruleset:
    """The laws' options, each with its value. Frozen: a game is judged under what it was played with.

    Raises:
        ValueError: an option does not admit its value.
    """

    quads_as_two_pairs: str = "off"
    five_as_full_house: str = "off"
    miss: str = "spent"
    turn_seconds: int | None = 90
    table_minutes: int | None = None

    def __post_init__(self) -> None:
        rulesets.check(self, OPTIONS)


def ruleset_from(texts: Sequence[str]) -> Ruleset:
    """The ruleset that differs from the defaults as ``name=value`` texts say.

    Raises:
        ValueError: a text is no option; its second argument is the index of that text.
    """
    return Ruleset(**rulesets.values_from(texts, OPTIONS))  # type: ignore[arg-type]
