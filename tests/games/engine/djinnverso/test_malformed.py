"""Commands that are none: a clear refusal or ``ValueError``, and nothing has changed."""

from typing import Any

import pytest

from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareStruck
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.faces import Hand
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.legal import legal_commands, why_not
from games.engine.djinnverso.notation.copies import copy_for
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.views import view
from games.engine.djinnverso.words import BETTER, Better, Typed, words_from
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.any_play import SeededDice

DIGEST = "ab" * 32


def in_play() -> Game:
    game = Game(Ruleset(), 4)
    for command in (asked.NameStarter(1), asked.EnterThrow(1, 7), asked.Bid(1, words_from("pair:L")), asked.Look(2)):
        game.act(command)
    game.act(asked.EnterThrow(2, 0))
    return game


@pytest.mark.parametrize(
    "command",
    [
        None,
        "look",
        asked.Look(0),
        asked.Look(5),
        asked.Look(-1),
        asked.Look(True),
        asked.Look(2.0),  # type: ignore[arg-type]
        asked.Look("2"),  # type: ignore[arg-type]
        asked.Throw(2, "7"),  # type: ignore[arg-type]
        asked.Say(1, None),  # type: ignore[arg-type]
        asked.Bid(2, "pair"),  # type: ignore[arg-type]
        asked.Bid(2, None),  # type: ignore[arg-type]
        asked.PointOut(3, 1, "1"),  # type: ignore[arg-type]
        asked.PointOut(3, 9),
        asked.EnterThrow(2, "7"),  # type: ignore[arg-type]
        asked.EnterThrow(2, 7, None, 7),  # type: ignore[arg-type]
        asked.EnterStartThrow(((1, 2),)),  # type: ignore[arg-type]
        asked.EnterStartThrow([(1, "L")]),  # type: ignore[arg-type]
        asked.RuleWish(0, -1, "D32"),
        asked.RuleWish(-1, -1, "D32"),
        asked.RuleWish(99, -1, "D32"),
        asked.RuleWish("1", -1, "D32"),  # type: ignore[arg-type]
        asked.RuleFalseCount(0),
        asked.Exclude(99, "D4"),
        asked.Exclude(0, "D4"),
        asked.Exclude(1, "D4", None),  # type: ignore[arg-type]
        asked.VoidRound("D32", "", 0),
        asked.TakeBack("1"),  # type: ignore[arg-type]
        SecretRevealed(1, b"00"),  # type: ignore[arg-type]
        ShareCommitted(9, DIGEST),
    ],
    ids=str,
)
def test_what_is_no_command_is_a_value_error(command: Any) -> None:
    game = in_play()
    before = game.state
    with pytest.raises(ValueError, match=r"no command|can't have"):
        game.act(command)
    assert game.state == before


@pytest.mark.parametrize("faces", ["XXXXXXX", "EEEEEE", "", "eeeeeee", "?", "L" * 1_000_000])
def test_what_shows_no_faces_is_refused(faces: str) -> None:
    game = in_play()
    game.act(asked.Bid(2, BETTER))
    for command in (asked.EnterThrow(3, 7, None, Hand(faces)), asked.EnterThrow(3, 6, faces or "X")):
        with pytest.raises(Refusal) as refused:
            game.act(command)
        assert refused.value.law == "D11"
    game.act(asked.Challenge(3))
    with pytest.raises(Refusal):
        game.act(asked.OpenBox(Hand(faces)))


def test_faces_may_be_typed_in_any_order() -> None:
    game = Game(Ruleset(first_throw="seven"), 2)
    game.act(asked.EnterStartThrow(((1, "EEEEEEL"), (2, "EEEEEEF"))))
    game.act(asked.EnterThrow(1, 7, None, Hand("EEEEEEL")))
    assert game.state.round is not None
    assert game.state.round.hand == "LEEEEEE"
    game.act(asked.Bid(1, BETTER))
    game.act(asked.EnterThrow(2, 5, "EL", Hand("EEFFWLE")))
    assert game.events[-1].kept == "LE"
    assert game.state.round.hand == "LWFFEEE"


@pytest.mark.parametrize("steps", [0, -5, 3433, 10**9, "2", True])
def test_d18_so_many_steps_can_t_be_said(steps: Any) -> None:
    with pytest.raises(ValueError, match="steps"):
        Better(steps)


@pytest.mark.parametrize(
    "words", [("pear",), ("pair", "XX"), ("pentad", "L"), ("pair", "L", "?"), ("pair", "L" * 99)], ids=str
)
def test_d17_what_no_text_says_are_no_words(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="a type of the laws"):
        Typed(*words)


def online(*steps: Any) -> Game:
    game = Game(Ruleset(), 2)
    for one in (BoxCommitted(1, DIGEST), ShareCommitted(1, "cd" * 32), *steps):
        game.act(one)
    return game


@pytest.mark.parametrize("steps", [(), (ShareStruck(1),)], ids=["a share missing", "aborted"])
@pytest.mark.parametrize(
    "command", [asked.EnterStartThrow(((1, "L"), (2, "E"))), asked.NameStarter(1)], ids=lambda c: type(c).__name__
)
def test_dice_of_a_crystal_box_are_never_typed_in(steps: tuple[Any, ...], command: Any) -> None:
    with pytest.raises(Refusal, match="online"):
        online(*steps).act(command)


class Constant:
    """Dice that always show the same."""

    def __init__(self, faces: Any) -> None:
        self.faces = faces

    def eight_sided(self, index: object) -> Any:
        return self.faces


def test_dice_that_tie_for_ever_are_no_dice() -> None:
    with pytest.raises(ValueError, match="no dice"):
        Game(Ruleset(), 2).act(asked.ThrowForStart(), Constant("EEEEEEE"))


@pytest.mark.parametrize("faces", [None, 7, "EEEEEE", "EEEEEEX", ["E"] * 7])
def test_a_source_that_gives_no_faces_is_a_value_error(faces: Any) -> None:
    with pytest.raises(ValueError, match="7 faces"):
        Game(Ruleset(), 2).act(asked.ThrowForStart(), Constant(faces))


def test_a_throw_without_dice_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="dice are needed"):
        Game(Ruleset(), 2).act(asked.ThrowForStart())


@pytest.mark.parametrize("mask", [-1, 128, 10**6])
def test_d10_a_mask_names_dice_that_there_are(mask: int) -> None:
    game = Game(Ruleset(), 2)
    game.act(asked.NameStarter(1))
    with pytest.raises(Refusal):
        game.act(asked.Throw(1, mask), SeededDice(1))


@pytest.mark.parametrize("seat", [0, 5, 99, "1", None, True])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: Any) -> None:
    game = in_play()
    for look in (view, legal_commands, why_not):
        with pytest.raises(ValueError, match="no viewer"):
            look(game.state, seat)
    if seat is not None:
        record = Record(Header("G1", game.state.ruleset, ("A", "B", "C", "D")), tuple(game.events))
        with pytest.raises(ValueError, match="no viewer"):
            copy_for(record, seat)
