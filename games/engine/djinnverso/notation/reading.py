"""One line of a DJN body as the event that it states."""

import re
from typing import Final

from games.engine.djinnverso import events as happened
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.faces import CANONICAL, DICE, FACES, HEIGHT, Dice, Hand, hand_of, highest_first
from games.engine.djinnverso.words import words_from
from games.engine.notation import body
from games.engine.notation.body import BySeat, OfTable, Scope, alone, law_of, seat_of, start_throw
from games.engine.notation.lines import MOST_LINES, Line

UNSEEN: Final = "?"
HAND_EXPECTED: Final = f"seven faces of {FACES}, or ? where the box was not seen"
FIRST_EXPECTED: Final = "SEAT=FACE, or SEAT=HAND by the option first_throw=seven"

_MASK: Final = re.compile(r"[01]{7}", re.ASCII)


def _hand(line: Line) -> Hand | None:
    text = line.word(HAND_EXPECTED)
    return None if text == UNSEEN else _seven(line, text)


def _seven(line: Line, text: str) -> Hand:
    if text in CANONICAL:
        return Hand(text)
    if len(text) != DICE:
        raise line.not_this(HAND_EXPECTED)
    try:
        return hand_of(text)
    except ValueError:
        raise line.not_this(HAND_EXPECTED) from None


def _look(line: Line, seat: int) -> Event:
    if line.peek() != "=":
        line.end()
        return happened.BoxLooked(seat)
    line.keyword("=")
    hand = _hand(line)
    line.end()
    return happened.BoxLooked(seat, hand)


def _throw(line: Line, seat: int) -> Event:
    count = line.number_from(line.word("how many dice, 0 to 7"), 0, DICE, "how many dice, 0 to 7")
    kept = None
    if line.peek() == "keep":
        line.keyword("keep")
        kept = _kept(line)
    line.keyword("=")
    hand = _hand(line)
    dice, mask = _positions(line)
    line.end()
    plain = count not in (0, DICE) or (kept is not None and len(kept) + count != DICE)
    return happened.DiceThrown(seat, count, kept if plain else None, hand, dice, mask)


def _kept(line: Line) -> str | None:
    expected = f"the faces that stayed, of {FACES}, or ?"
    text = line.word(expected)
    if text == UNSEEN:
        return None
    if len(text) > DICE or any(face not in HEIGHT for face in text):
        raise line.not_this(expected)
    return highest_first(text)


def _positions(line: Line) -> tuple[Dice | None, int | None]:
    """``dice FACES mask BITS``: the box by die position, and which dice were thrown, the first die first."""
    if line.peek() != "dice":
        return None, None
    line.keyword("dice")
    text = line.word(HAND_EXPECTED)
    _seven(line, text)
    line.keyword("mask")
    mask = line.word("seven of 0 and 1, 1 where that die was thrown")
    if _MASK.fullmatch(mask) is None:
        raise line.not_this("seven of 0 and 1, 1 where that die was thrown")
    return Dice(text), int(mask[::-1], 2)


def _bid(line: Line, seat: int) -> Event:
    text = line.word("a bid")
    try:
        words = words_from(text)
    except ValueError as error:
        raise line.not_this(str(error)) from None
    line.end()
    return happened.BidSpoken(seat, words)


def _underbid(line: Line, seat: int) -> Event:
    expected = "the number of a bid of this round, from 1"
    bid = line.number_from(line.word(expected), 1, MOST_LINES, expected)
    line.end()
    return happened.UnderbidPointedOut(seat, bid)


def _round(line: Line, scope: Scope) -> Event:
    number = line.number_from(line.word("the round's number"), 1, MOST_LINES, "the round's number, from 1")
    line.keyword("starter")
    starter = seat_of(line, scope)
    line.end()
    return happened.RoundStarted(number, starter)


def _open(line: Line, _: Scope) -> Event:
    hand = _hand(line)
    line.end()
    return happened.BoxOpened(hand)


def _lost(line: Line, scope: Scope) -> Event:
    seat = seat_of(line, scope)
    line.end()
    return happened.WishLost(seat)


def _wish(line: Line, scope: Scope) -> Event:
    seat = seat_of(line, scope)
    change = line.word("-1 or +1")
    if change not in ("-1", "+1"):
        raise line.not_this("-1 or +1")
    law = law_of(line, scope)
    return happened.WishRuled(seat, int(change), law, line.text_after(""))


def _void(line: Line, scope: Scope) -> Event:
    law = law_of(line, scope)
    starter = None
    if line.peek() == "starter":
        line.keyword("starter")
        starter = seat_of(line, scope)
    return happened.RoundVoided(law, line.text_after(""), starter)


def _start_throw(line: Line, thrown: str) -> str:
    if len(thrown) == DICE:
        return _seven(line, thrown)
    if thrown not in HEIGHT:
        raise line.not_this(FIRST_EXPECTED)
    return thrown


BY_SEAT: Final[dict[str, BySeat]] = {
    "look": _look,
    "throw": _throw,
    "bid": _bid,
    "mendax": alone(happened.BidChallenged),
    "underbid": _underbid,
    "waive": alone(happened.ClaimsWaived),
    "trial": alone(happened.TrialDeclared),
    **body.BY_SEAT,
}

OF_TABLE: Final[dict[str, OfTable]] = {
    "first": start_throw(_start_throw, FIRST_EXPECTED),
    "round": _round,
    "open": _open,
    "lost": _lost,
    "wish": _wish,
    "void": _void,
    **body.OF_TABLE,
}
