"""A game played in tests, one short line a move: ``table.play("1 throw 7 = ?", "1 bid pair:W", "2 mendax")``.

The lines read like the notation's, with three that only a live game has: ``start SEAT`` names the starter, ``SEAT
waive`` and ``SEAT stop`` are a player's. Dice are those of a physical table, ``?`` where nobody saw them, but for
``SEAT mask BITS``, which throws online from the dice that ``loaded`` holds.
"""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import pytest

from games.audit.djinnverso.judge import audit
from games.audit.findings import Finding
from games.engine.crystal_dice import ThrowIndex
from games.engine.djinnverso import commands as c
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.faces import hand_of
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.ladder import Rung
from games.engine.djinnverso.messages import message_of
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import Round, State
from games.engine.djinnverso.words import words_from
from games.engine.refusals import Refusal

TABLE_SIZES = range(2, 9)


class Loaded:
    """Dice that fall as they are told, by position, one text a throw; where they were asked for is kept."""

    def __init__(self, *throws: str) -> None:
        self.throws = list(throws)
        self.asked: list[ThrowIndex] = []

    def eight_sided(self, index: ThrowIndex) -> str:
        self.asked.append(index)
        return self.throws.pop(0)


def command_from(line: str) -> c.Command:
    """The command that a line asks for."""
    head, *rest = line.split()
    if head in OF_TABLE:
        return OF_TABLE[head](rest)
    return OF_PLAYER[rest[0]](int(head), rest[1:])


def _throw(seat: int, rest: Sequence[str]) -> c.Command:
    kept = "".join(sorted(rest[2], key="LSTOAWFE".index)) if "keep" in rest else None
    box = rest[-1] if "=" in rest else "?"
    return c.EnterThrow(seat, int(rest[0]), kept, None if box == "?" else hand_of(box))


def _underbid(seat: int, rest: Sequence[str]) -> c.Command:
    """``2 underbid of 1`` is seat 1's latest; ``2 underbid of 1 bid 3`` is number 3 of the round."""
    return c.PointOut(seat, int(rest[1]), int(rest[3]) if len(rest) > 2 else None)


OF_TABLE: dict[str, Callable[[Sequence[str]], c.Command]] = {
    "start": lambda rest: c.NameStarter(int(rest[0])),
    "open": lambda rest: c.OpenBox(hand_of(rest[0]) if rest else None),
    "time": lambda _: c.CallTime(),
    "proceed": lambda _: c.Proceed(),
    "resume": lambda _: c.Resume(),
    "suspend": lambda rest: c.Suspend(rest[0]),
    "wish": lambda rest: c.RuleWish(int(rest[0]), int(rest[1]), rest[2], " ".join(rest[3:])),
    "false-count": lambda rest: c.RuleFalseCount(int(rest[0])),
    "exclude": lambda rest: c.Exclude(int(rest[0]), rest[1], " ".join(rest[2:])),
    "void": lambda rest: c.VoidRound(rest[0], "", int(rest[2]) if len(rest) > 2 else None),
    "first": lambda rest: c.EnterStartThrow(tuple((int(r.split("=")[0]), r.split("=")[1]) for r in rest)),
}
OF_PLAYER: dict[str, Callable[[int, Sequence[str]], c.Command]] = {
    "throw": _throw,
    "mask": lambda seat, rest: c.Throw(seat, int(rest[0][::-1], 2)),
    "look": lambda seat, _: c.Look(seat),
    "says": lambda seat, rest: c.Say(seat, " ".join(rest)),
    "bid": lambda seat, rest: c.Bid(seat, words_from(rest[0])),
    "mendax": lambda seat, _: c.Challenge(seat),
    "underbid": _underbid,
    "waive": lambda seat, _: c.Waive(seat),
    "trial": lambda seat, _: c.DeclareTrial(seat),
    "stop": lambda seat, _: c.StopTrial(seat),
    "leave": lambda seat, _: c.Leave(seat),
    "absent": lambda seat, _: c.DeclareAbsent(seat),
}


class Table:
    """A game with its options, at a table of four unless another number is said."""

    def __init__(self, seats: int = 4, dice: Loaded | None = None, **options: Any) -> None:
        self.game = Game(Ruleset(**options), seats)
        self.dice = dice

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def round(self) -> Round:
        round_ = self.state.round
        assert round_ is not None
        return round_

    @property
    def phase(self) -> str:
        return self.state.phase.value

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.round.seat

    def play(self, *lines: str) -> tuple[Event, ...]:
        """Plays the moves; returns what happened by the last of them."""
        happened: tuple[Event, ...] = ()
        for line in lines:
            happened = self.game.act(command_from(line), self.dice)
        return happened

    def refuses(self, line: str, law: str) -> str:
        """Asserts that the move is refused by that law and nothing changes; returns the message's key."""
        before, events = self.state, list(self.game.events)
        with pytest.raises(Refusal) as caught:
            self.play(line)
        assert (caught.value.law, self.state, self.game.events) == (law, before, events)
        assert self.state is before
        assert message_of(caught.value)
        return caught.value.key

    def bid(self, *words: str, hand: str = "?") -> "Table":
        """The box goes round with these bids: who starts throws seven, who accepts throws none."""
        for said in words:
            thrown = 0 if self.round.bids else 7
            self.play(f"{self.turn} throw {thrown} = {hand}", f"{self.turn} bid {said}")
        return self

    def lose(self, loser: int) -> "Table":
        """A round in which ``loser`` loses a wish: as bidder if that seat starts, else challenged by the next."""
        while self.turn != loser:
            self.bid("better")
        self.bid("djinnverso")
        self.play(f"{self.turn} mendax", "open LSTOAWF")
        return self

    def rungs(self) -> list[str]:
        """Where the round's bids stand, as the notation would write them in full."""
        rungs = self.state.ruleset.scale.rungs
        return [said(rungs[bid.rung - 1]) for bid in self.round.bids]

    @property
    def standing(self) -> str:
        """Where the standing bid stands."""
        return self.rungs()[-1]


def said(rung: Rung) -> str:
    """A rung as the notation would write it in full."""
    kind, faces, others = rung
    text = f"{kind}:{faces}" if faces and kind != "djinnverso" else f"{kind}"
    return f"{text}+{others}" if others else text


def started(starter: int = 1, seats: int = 4, **options: Any) -> Table:
    """A table at which ``starter`` is about to throw in round 1."""
    table = Table(seats, **options)
    table.play(f"start {starter}")
    return table


def findings(body: str, *, seats: int = 4, rules: str = "") -> list[tuple[int, str]]:
    """What the audit finds in a body of the notation: each finding's line of the body, from 1, and its law."""
    return [(found.line - 3 - seats, found.law) for found in full_findings(body, seats=seats, rules=rules)]


def full_findings(body: str, *, seats: int = 4, rules: str = "") -> tuple[Finding, ...]:
    return audit(BytesIO(f"{head(seats, rules)}{body}".encode())).findings


def head(seats: int = 4, rules: str = "") -> str:
    """The header of a record."""
    named = "".join(f"seat {seat} Player {seat}\n" for seat in range(1, seats + 1))
    return f"DJN 1\ngame G1\nrules djinnverso/1{' ' + rules if rules else ''}\n{named}"
