"""What every audit tells a person: which game it was, who played, how much was taken back."""

from collections.abc import Iterator

from games.engine.notation.header import Header
from games.engine.rulesets import Option, differing


def tell_head(header: Header, version: str, options: tuple[Option, ...]) -> Iterator[str]:
    """Which game it was, under which rules, and who played."""
    yield " ".join([f"Game {header.game},", version, *differing(header.ruleset, options)])
    for text in (header.event, header.table, header.date):
        if text:
            yield f"  {text}"
    yield "  " + ", ".join(who(header, seat) for seat in range(1, header.seats + 1))


def tell_taken_back(lines: int) -> Iterator[str]:
    """How many lines were not judged."""
    if lines:
        yield f"Lines taken back, and not judged: {lines}"


def who(header: Header, seat: int) -> str:
    """A seat and who sits there."""
    return f"{seat} {header.names[seat - 1]}"
