"""Three short games played step by step, with what every viewer may know after each step.

``python -m tests.golden.playthroughs`` writes them anew; a leak of what is hidden shows as a difference.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from games.engine.crystal_dice import ThrowIndex
from games.engine.djinnverso.commands import (
    Bid,
    CallTime,
    Challenge,
    Command,
    DeclareAbsent,
    DeclareTrial,
    EnterThrow,
    Exclude,
    Look,
    NameStarter,
    OpenBox,
    PointOut,
    Resume,
    RuleFalseCount,
    RuleWish,
    Say,
    TakeBack,
    Throw,
    ThrowForStart,
    Waive,
)
from games.engine.djinnverso.faces import Hand
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.messages import message_of
from games.engine.djinnverso.notation.record import body_lines
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.views import Arbiter, Public, View, Viewer, as_json, view
from games.engine.djinnverso.words import words_from
from games.engine.refusals import Refusal

FOLDER = Path(__file__).parent

ALL = 0b1111111


@dataclass
class Scripted:
    """Dice that fall as written: one string of seven faces a throw."""

    throws: list[str]

    def eight_sided(self, index: ThrowIndex) -> str:
        assert index.seat > 0
        return self.throws.pop(0)


@dataclass(frozen=True)
class Playthrough:
    name: str
    ruleset: Ruleset
    seats: int
    dice: tuple[str, ...]
    commands: tuple[Command, ...]


def bid(seat: int, words: str) -> Bid:
    return Bid(seat, words_from(words))


PLAYTHROUGHS = (
    Playthrough(
        "an-underbid-remembered",
        Ruleset(),
        3,
        ("LEEEEEE", "LEEEEEE", "FEEEEEE", "SEEEEEE", "AEEEEEE", "WWWSOAE", "TEEEEEL", "EEEEEES", "LLSTOAE"),
        (
            ThrowForStart(),
            Throw(1, ALL),
            Look(1),
            bid(1, "magi:W"),
            Look(2),
            Throw(2, 0b1111000),
            bid(2, "two-pairs"),
            Throw(3, 0b0000001),
            Look(3),
            bid(3, "better"),
            PointOut(1, 3),
            PointOut(1, 2),
            Challenge(1),
            PointOut(3, 1),
            Waive(1),
            Waive(2),
            Waive(3),
            Throw(2, ALL),
        ),
    ),
    Playthrough(
        "a-trial-in-sight",
        Ruleset(memory="off", underbid="automatic", wishes=1, last_wish_starts="trial-only", first_throw="seven"),
        2,
        ("LLSTOAE", "LLSTOAF", "LLLLLLS", "EEEEEEE", "SLLLLLL", "LSSSSSS", "FSSSSSS"),
        (
            ThrowForStart(),
            Throw(2, ALL),
            bid(2, "bastion:S"),
            Look(1),
            Throw(1, 0b0000001),
            bid(1, "pair:L"),
            DeclareTrial(2),
            PointOut(2, 1),
            Throw(2, ALL),
            Throw(2, 0b0000001),
            bid(1, "pair"),
            Throw(1, ALL),
            bid(1, "djinnverso"),
            DeclareAbsent(2),
        ),
    ),
    Playthrough(
        "rulings-at-a-physical-table",
        Ruleset(ladder="full", wishes=2, table_minutes=30),
        4,
        (),
        (
            NameStarter(4),
            EnterThrow(4, 7),
            Look(4),
            bid(4, "pair:L+S"),
            Say(1, "seven Lucks, or I am no djinn"),
            Look(1),
            EnterThrow(1, 2),
            RuleFalseCount(1, "threw three"),
            EnterThrow(1, 7, hand=Hand("LLSTOAE")),
            bid(1, "silent"),
            Exclude(2, "D4", "a magnet"),
            EnterThrow(3, 7),
            bid(3, "djinnverso"),
            Challenge(4),
            RuleWish(1, +1, "D32", "the count was right"),
            CallTime(),
            OpenBox(Hand("LLLSSTT")),
            TakeBack(first=20, reason="the box showed seven Lucks"),
            OpenBox(Hand("LLLLLLL")),
            Resume(),
        ),
    ),
)


def steps(playthrough: Playthrough) -> Iterator[str]:
    """The playthrough as text: each event's line, then what changed for the public, and for whom something else did."""
    game = Game(playthrough.ruleset, playthrough.seats)
    dice = Scripted(list(playthrough.dice))
    viewers: list[Viewer] = [Public(), *range(1, playthrough.seats + 1), Arbiter(), Arbiter(opens_dice=True)]
    before: dict[str, View | None] = {_name(viewer): None for viewer in viewers}
    lines = 0
    for command in playthrough.commands:
        yield f"> {command}"
        try:
            game.act(command, dice)
        except Refusal as refusal:
            yield f"  refused by {refusal.law}: {message_of(refusal)}"
            continue
        told = list(body_lines(game.events))
        yield from told[lines:]
        lines = len(told)
        for viewer in viewers:
            now = view(game.state, viewer)
            changes = _changes(before[_name(viewer)], now)
            before[_name(viewer)] = now
            if viewer == Public():
                public = changes
                yield f"  public: {changes}"
            elif changes != public:
                yield f"  {_name(viewer)}: {changes}"
    assert not dice.throws


def _name(viewer: Viewer) -> str:
    if isinstance(viewer, int):
        return f"seat {viewer}"
    if isinstance(viewer, Arbiter):
        return "arbiter with dice" if viewer.opens_dice else "arbiter"
    return "public"


def _changes(before: View | None, now: View) -> str:
    """What a view says now and did not before."""
    earlier = as_json(before) if before is not None else {}
    later = as_json(now)
    changed = {key: value for key, value in later.items() if earlier.get(key) != value}
    if isinstance(changed.get("round"), dict) and isinstance(earlier.get("round"), dict):
        was = earlier["round"]
        changed["round"] = {key: value for key, value in changed["round"].items() if was.get(key) != value}
        changed["round"] |= {key: None for key in was if key not in later["round"]}
    changed |= {key: None for key in earlier if key not in later}
    return json.dumps(changed, separators=(",", ":"), ensure_ascii=False)


def path_of(playthrough: Playthrough) -> Path:
    return FOLDER / f"{playthrough.name}.txt"


def text_of(playthrough: Playthrough) -> str:
    return "".join(f"{line}\n" for line in steps(playthrough))


if __name__ == "__main__":
    for played in PLAYTHROUGHS:
        path_of(played).write_text(text_of(played))
