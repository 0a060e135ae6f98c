"""The options of Djinnverso's laws and the frozen ruleset that is stored with every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.engine import rulesets
from games.engine.djinnverso.ladder import Ladder, ladder
from games.engine.rulesets import Option

VERSION: Final = "djinnverso/1"

OPTIONS: Final = (
    Option(
        "ladder",
        "groups",
        "Which rungs a bid can stand on (D5): the groups' faces, every die, or the type alone.",
        ("groups", "full", "types"),
    ),
    Option("first_throw", "one", "How many dice each player throws for the start (D7).", ("one", "seven")),
    Option(
        "last_wish_starts",
        "always",
        "When a player who has come down to the last wish starts the next round (D16).",
        ("always", "trial-only"),
    ),
    Option(
        "underbid",
        "on-claim",
        "Whether an underbid stands until it is pointed out, or is corrected as it is spoken (D20).",
        ("on-claim", "automatic"),
    ),
    Option("memory", "on", "Whether the players must remember what was bid in the round (D22).", ("on", "off")),
    Option("wishes", 3, "How many wishes each player starts with (D3).", least=1, most=9),
    Option(
        "turn_seconds",
        90,
        "How long a turn may last; with none only an arbiter declares absence (D26).",
        least=1,
        most=86400,
        optional=True,
    ),
    Option("claim_seconds", 10, "How long an underbid can be pointed out after mendax (D20).", least=3, most=60),
    Option(
        "table_minutes",
        None,
        "After how long the table's time is up (D36).",
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

    ladder: str = "groups"
    first_throw: str = "one"
    last_wish_starts: str = "always"
    underbid: str = "on-claim"
    memory: str = "on"
    wishes: int = 3
    turn_seconds: int | None = 90
    claim_seconds: int = 10
    table_minutes: int | None = None

    def __post_init__(self) -> None:
        rulesets.check(self, OPTIONS)

    @cached_property
    def scale(self) -> Ladder:
        """The ladder that bids and hands stand on."""
        return ladder(self.ladder)

    @cached_property
    def remembers(self) -> bool:
        """Whether announcements stay in sight (``memory=off``), so that nobody needs to remember them."""
        return self.memory == "off"


def ruleset_from(texts: Sequence[str]) -> Ruleset:
    """The ruleset that differs from the defaults as ``name=value`` texts say.

    Raises:
        ValueError: a text is no option; its second argument is the index of that text.
    """
    return Ruleset(**rulesets.values_from(texts, OPTIONS))  # type: ignore[arg-type]
