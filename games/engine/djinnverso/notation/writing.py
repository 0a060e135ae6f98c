"""Events as lines of a DJN body, in canonical form."""

from collections.abc import Callable
from typing import Any, Final

from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareRevealed, ShareStruck
from games.engine.djinnverso import events as happened
from games.engine.djinnverso.faces import DICE
from games.engine.djinnverso.notation.reading import UNSEEN
from games.engine.djinnverso.words import text_of


def line_of(event: happened.Event) -> str:
    """The line that states the event; a ``TakenBack`` needs ``undo_line``.

    Raises:
        KeyError: the event is a ``TakenBack``.
    """
    return _LINE[type(event)](event)


def undo_line(count: int, reason: str) -> str:
    """The line that takes back the last ``count`` standing lines."""
    return _with_text(f"undo {count}", reason)


def mask_text(mask: int) -> str:
    """Which dice were thrown, the first die first, ``1`` for thrown."""
    return "".join("1" if mask >> j & 1 else "0" for j in range(DICE))


def _with_text(line: str, text: str) -> str:
    return f"{line} {text}" if text else line


def _first(event: happened.StartThrown) -> str:
    return " ".join(["first", *(f"{seat}={faces}" for seat, faces in event.faces)])


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
    return _with_text(f"void {event.law}{named}", event.reason)


_LINE: Final[dict[type, Callable[[Any], str]]] = {
    happened.StartThrown: _first,
    happened.RoundStarted: lambda e: f"round {e.number} starter {e.starter}",
    happened.BoxLooked: _look,
    happened.DiceThrown: _throw,
    happened.StatementMade: lambda e: f"{e.seat} says {e.text}",
    happened.BidSpoken: lambda e: f"{e.seat} bid {text_of(e.words)}",
    happened.BidChallenged: lambda e: f"{e.seat} mendax",
    happened.UnderbidPointedOut: lambda e: f"{e.seat} underbid {e.bid}",
    happened.ClaimsWaived: lambda e: f"{e.seat} waive",
    happened.BoxOpened: lambda e: f"open {e.hand or UNSEEN}",
    happened.WishLost: lambda e: f"lost {e.seat}",
    happened.PlayerAbsent: lambda e: f"{e.seat} absent",
    happened.TrialDeclared: lambda e: f"{e.seat} trial",
    happened.WishRuled: lambda e: _with_text(f"wish {e.seat} {e.change:+d} {e.law}", e.reason),
    happened.PlayerExcluded: lambda e: _with_text(f"exclude {e.seat} {e.law}", e.reason),
    happened.PlayerLeft: lambda e: f"leave {e.seat}",
    happened.RoundVoided: _void,
    happened.GameSuspended: lambda e: f"suspend {e.law}",
    happened.GameResumed: lambda _: "resume",
    happened.TimeCalled: lambda _: "time",
    happened.GameEnded: lambda e: " ".join(["end winner", *map(str, e.winners)]),
    BoxCommitted: lambda e: f"box {e.epoch} commit {e.digest}",
    SecretRevealed: lambda e: f"box {e.epoch} secret {e.secret}",
    ShareCommitted: lambda e: f"{e.seat} commit {e.digest}",
    ShareRevealed: lambda e: f"{e.seat} reveal {e.share}",
    ShareStruck: lambda e: f"{e.seat} struck",
}
