"""Events as lines of a DJN body, in canonical form."""

from collections.abc import Callable
from typing import Any, Final

from games.engine.djinnverso import events as happened
from games.engine.djinnverso.notation.reading import THROWS
from games.engine.djinnverso.words import text_of
from games.engine.notation import body
from games.engine.notation.body import with_text
from games.engine.notation.throws import UNSEEN


def _look(event: happened.BoxLooked) -> str:
    return f"{event.seat} look" if event.hand is None else f"{event.seat} look = {event.hand}"


def _void(event: happened.RoundVoided) -> str:
    named = f" starter {event.starter}" if event.starter is not None else ""
    return with_text(f"void {event.law}{named}", event.reason)


LINES: Final[dict[type, Callable[[Any], str]]] = {
    happened.BoxLooked: _look,
    happened.DiceThrown: THROWS.write,
    happened.BidSpoken: lambda e: f"{e.seat} bid {text_of(e.words)}",
    happened.BidChallenged: lambda e: f"{e.seat} mendax",
    happened.UnderbidPointedOut: lambda e: f"{e.seat} underbid {e.bid}",
    happened.ClaimsWaived: lambda e: f"{e.seat} waive",
    happened.BoxOpened: lambda e: f"open {e.hand or UNSEEN}",
    happened.WishLost: lambda e: f"lost {e.seat}",
    happened.TrialDeclared: lambda e: f"{e.seat} trial",
    happened.WishRuled: lambda e: with_text(f"wish {e.seat} {e.change:+d} {e.law}", e.reason),
    happened.RoundVoided: _void,
    **body.LINES,
}
