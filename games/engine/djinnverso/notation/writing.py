"""Events as lines of a DJN body, in canonical form."""

from collections.abc import Callable
from typing import Any, Final

from games.engine.djinnverso import events as happened
from games.engine.djinnverso.faces import DICE
from games.engine.djinnverso.notation.reading import UNSEEN
from games.engine.djinnverso.words import text_of
from games.engine.notation import body
from games.engine.notation.body import with_text


def mask_text(mask: int) -> str:
    """Which dice were thrown, the first die first, ``1`` for thrown."""
    return "".join("1" if mask >> j & 1 else "0" for j in range(DICE))


def _look(event: happened.BoxLooked) -> str:
    return f"{event.seat} look" if event.hand is None else f"{event.seat} look = {event.hand}"


def _throw(event: happened.DiceThrown) -> str:
    keep = "" if event.kept is None else f" keep {event.kept}"
    line = f"{event.seat} throw {event.count}{keep} = {event.hand or UNSEEN}"
    if event.dice is None or event.mask is None:
        return line
    return f"{line} dice {event.dice} mask {mask_text(event.mask)}"


def _void(event: happened.RoundVoided) -> str:
    named = f" starter {event.starter}" if event.starter is not None else ""
    return with_text(f"void {event.law}{named}", event.reason)


LINES: Final[dict[type, Callable[[Any], str]]] = {
    happened.RoundStarted: lambda e: f"round {e.number} starter {e.starter}",
    happened.BoxLooked: _look,
    happened.DiceThrown: _throw,
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
