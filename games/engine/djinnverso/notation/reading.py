"""One line of a DJN body as the event that it states."""

from typing import Final

from games.engine.djinnverso import events as happened
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.faces import ASTRAGALI, DICE, FACES, HEIGHT
from games.engine.djinnverso.words import words_from
from games.engine.notation import body
from games.engine.notation.body import BySeat, OfTable, Scope, alone, law_of, seat_of, start_throw
from games.engine.notation.lines import MOST_LINES, Line
from games.engine.notation.throws import ThrowLines

FIRST_EXPECTED: Final = "SEAT=FACE, or SEAT=HAND by the option first_throw=seven"

THROWS: Final = ThrowLines(
    ASTRAGALI, FACES, 0, f"seven faces of {FACES}, or ? where the box was not seen", may_be_unseen=True
)


def _look(line: Line, seat: int) -> Event:
    if line.peek() != "=":
        line.end()
        return happened.BoxLooked(seat)
    line.keyword("=")
    hand = THROWS.hand(line)
    line.end()
    return happened.BoxLooked(seat, hand)


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


def _open(line: Line, _: Scope) -> Event:
    hand = THROWS.hand(line)
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
        return THROWS.seen(line, thrown)
    if thrown not in HEIGHT:
        raise line.not_this(FIRST_EXPECTED)
    return thrown


BY_SEAT: Final[dict[str, BySeat]] = {
    "look": _look,
    **THROWS.by_seat,
    "bid": _bid,
    "mendax": alone(happened.BidChallenged),
    "underbid": _underbid,
    "waive": alone(happened.ClaimsWaived),
    "trial": alone(happened.TrialDeclared),
    **body.BY_SEAT,
}

OF_TABLE: Final[dict[str, OfTable]] = {
    "first": start_throw(_start_throw, FIRST_EXPECTED),
    "open": _open,
    "lost": _lost,
    "wish": _wish,
    "void": _void,
    **body.OF_TABLE,
}
