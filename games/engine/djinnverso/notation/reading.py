"""One line of a DJN body as the event that it states."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareRevealed, ShareStruck
from games.engine.djinnverso import events as happened
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.faces import CANONICAL, DICE, FACES, HEIGHT, Dice, Hand, hand_of, highest_first
from games.engine.djinnverso.verify_table import is_law
from games.engine.djinnverso.words import words_from
from games.engine.lines import MOST_LINES, Line
from games.engine.refusals import Unreadable

UNSEEN: Final = "?"
HAND_EXPECTED: Final = f"seven faces of {FACES}, or ? where the box was not seen"
MOST_ROUNDS: Final = MOST_LINES

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_MASK: Final = re.compile(r"[01]{7}", re.ASCII)


MOST_KNOWN: Final = 20_000

THROWN: Final = " throw "
"""Hardly any two throws are equal."""


@dataclass(frozen=True, slots=True)
class Undo:
    """``undo N reason``, while it is not known yet which events stand: a ``TakenBack`` names the first undone."""

    count: int
    reason: str


def event_from(line: Line, seats: int) -> Event | Undo:
    """What a line of the body states. Equal lines state equal facts, so what was read is kept for the next.

    Raises:
        Unreadable: the line is not of the notation; it names the column and what was expected.
    """
    if THROWN in line.text:
        return _event_from(line, seats)
    known = _KNOWN.get((line.text, seats))
    if known is None:
        known = _event_from(line, seats)
        if len(_KNOWN) < MOST_KNOWN:
            _KNOWN[line.text, seats] = known
    return known


def _event_from(line: Line, seats: int) -> Event | Undo:
    head = line.word("a line of the body")
    if head.isdigit():
        seat = line.number_from(head, 1, seats, f"a seat from 1 to {seats}")
        verb = line.word("what the player did")
        by_seat = _BY_SEAT.get(verb)
        if by_seat is None:
            raise line.not_this(f"one of {', '.join(_BY_SEAT)}")
        return by_seat(line, seat)
    of_table = _OF_TABLE.get(head)
    if of_table is None:
        raise line.not_this(f"a seat's number, or one of {', '.join(_OF_TABLE)}")
    return of_table(line, seats)


_KNOWN: Final[dict[tuple[str, int], Event | Undo]] = {}


def _seat(line: Line, seats: int) -> int:
    expected = f"a seat from 1 to {seats}"
    return line.number_from(line.word(expected), 1, seats, expected)


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


def _says(line: Line, seat: int) -> Event:
    return happened.StatementMade(seat, line.text_after("what was said"))


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


def _alone(make: Callable[[int], Event]) -> Callable[[Line, int], Event]:
    def read(line: Line, seat: int) -> Event:
        line.end()
        return make(seat)

    return read


def _digest(line: Line) -> str:
    text = line.word("64 hexadecimal digits")
    if _DIGEST.fullmatch(text) is None:
        raise line.not_this("64 hexadecimal digits, a to f small")
    line.end()
    return text


def _share(line: Line, seat: int) -> Event:
    expected = "hexadecimal digits, two for each byte of the share, a to f small"
    text = line.word(expected)
    if _HEX.fullmatch(text) is None or len(text) > 128:
        raise line.not_this(expected)
    line.end()
    return ShareRevealed(seat, text)


def _commit(line: Line, seat: int) -> Event:
    return ShareCommitted(seat, _digest(line))


def _box(line: Line, _: int) -> Event:
    epoch = line.number_from(line.word("the epoch's number"), 1, MOST_LINES, "the epoch's number, from 1")
    word = line.word("commit or secret")
    if word == "commit":
        return BoxCommitted(epoch, _digest(line))
    if word == "secret":
        return SecretRevealed(epoch, _digest(line))
    raise line.not_this("commit or secret")


def _first(line: Line, seats: int) -> Event:
    expected = "SEAT=FACE, or SEAT=HAND by the option first_throw=seven"
    faces: dict[int, str] = {}
    while line.peek() or not faces:
        number, equals, thrown = line.word(expected).partition("=")
        seat = line.number_from(number, 1, seats, f"a seat from 1 to {seats}, then = and its throw")
        if not equals or seat in faces or (len(thrown) != DICE and thrown not in HEIGHT):
            raise line.not_this(f"{expected}, each seat once")
        faces[seat] = _seven(line, thrown) if len(thrown) == DICE else thrown
    return happened.StartThrown(tuple(sorted(faces.items())))


def _round(line: Line, seats: int) -> Event:
    number = line.number_from(line.word("the round's number"), 1, MOST_ROUNDS, "the round's number, from 1")
    line.keyword("starter")
    starter = _seat(line, seats)
    line.end()
    return happened.RoundStarted(number, starter)


def _open(line: Line, _: int) -> Event:
    hand = _hand(line)
    line.end()
    return happened.BoxOpened(hand)


def _lost(line: Line, seats: int) -> Event:
    seat = _seat(line, seats)
    line.end()
    return happened.WishLost(seat)


def _law(line: Line) -> str:
    law = line.word("a law, D1 to D36")
    if not is_law(law):
        raise line.not_this("a law, D1 to D36")
    return law


def _wish(line: Line, seats: int) -> Event:
    seat = _seat(line, seats)
    change = line.word("-1 or +1")
    if change not in ("-1", "+1"):
        raise line.not_this("-1 or +1")
    law = _law(line)
    return happened.WishRuled(seat, int(change), law, line.text_after(""))


def _exclude(line: Line, seats: int) -> Event:
    seat = _seat(line, seats)
    law = _law(line)
    return happened.PlayerExcluded(seat, law, line.text_after(""))


def _void(line: Line, seats: int) -> Event:
    law = _law(line)
    starter = None
    if line.peek() == "starter":
        line.keyword("starter")
        starter = _seat(line, seats)
    return happened.RoundVoided(law, line.text_after(""), starter)


def _leave(line: Line, seats: int) -> Event:
    seat = _seat(line, seats)
    line.end()
    return happened.PlayerLeft(seat)


def _suspend(line: Line, _: int) -> Event:
    law = _law(line)
    line.end()
    return happened.GameSuspended(law)


def _resume(line: Line, _: int) -> Event:
    line.end()
    return happened.GameResumed()


def _undo(line: Line, _: int) -> Undo:
    expected = "how many lines are taken back, from 1"
    count = line.number_from(line.word(expected), 1, MOST_LINES, expected)
    return Undo(count, line.text_after(""))


def _time(line: Line, _: int) -> Event:
    line.end()
    return happened.TimeCalled()


def _end(line: Line, seats: int) -> Event:
    line.keyword("winner")
    winners = [_seat(line, seats)]
    while line.peek():
        winners.append(_seat(line, seats))
    if sorted(set(winners)) != winners:
        raise Unreadable(line.number, 1, "end winner and a seat, or those that share the place, ascending")
    return happened.GameEnded(tuple(winners))


_BY_SEAT: Final[dict[str, Callable[[Line, int], Event]]] = {
    "look": _look,
    "throw": _throw,
    "says": _says,
    "bid": _bid,
    "mendax": _alone(happened.BidChallenged),
    "underbid": _underbid,
    "waive": _alone(happened.ClaimsWaived),
    "absent": _alone(happened.PlayerAbsent),
    "trial": _alone(happened.TrialDeclared),
    "commit": _commit,
    "reveal": _share,
    "struck": _alone(ShareStruck),
}

_OF_TABLE: Final[dict[str, Callable[[Line, int], Event | Undo]]] = {
    "first": _first,
    "round": _round,
    "open": _open,
    "lost": _lost,
    "wish": _wish,
    "exclude": _exclude,
    "void": _void,
    "leave": _leave,
    "suspend": _suspend,
    "resume": _resume,
    "undo": _undo,
    "time": _time,
    "end": _end,
    "box": _box,
}
