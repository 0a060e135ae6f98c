"""What is taken back, what is due then, and games in which the last ones go out together (D31, D35)."""

from io import BytesIO

import pytest

from games.audit.djinnverso.judge import audit
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import ALL_SEVEN, Command
from games.engine.djinnverso.events import GameEnded, WishLost
from games.engine.djinnverso.faces import Hand
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record, write
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import Phase, places
from games.engine.djinnverso.words import words_from
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.any_play import SeededDice

NO_PAIR = Hand("LSTOAWF")
TWO_LUCKS = Hand("LLSTOAE")


def played(game: Game, *commands: Command) -> Game:
    for command in commands:
        game.act(command, SeededDice(1))
    return game


def challenged(seats: int, hand: Hand, **options: int) -> Game:
    """Seat 1 has bid a pair over this hand, and seat 2 has said mendax."""
    return played(
        Game(Ruleset(**options), seats),  # type: ignore[arg-type]
        asked.NameStarter(1),
        asked.EnterThrow(1, 7, hand=hand),
        asked.Bid(1, words_from("pair")),
        asked.Challenge(2),
    )


def finished() -> Game:
    return played(challenged(2, NO_PAIR, wishes=1), asked.OpenBox())


def findings(game: Game) -> tuple[object, ...]:
    header = Header("G1", game.state.ruleset, tuple("ABCDEFGH"[: game.state.seats]))
    return audit(BytesIO(write(Record(header, tuple(game.events))).encode())).findings


def test_d31_the_last_two_gone_after_mendax_leave_the_one_who_was_in_longest() -> None:
    game = played(challenged(2, TWO_LUCKS, wishes=1), asked.Leave(1), asked.OpenBox())
    assert game.events[-2:] == [WishLost(2), GameEnded((2,))]
    assert places(game.state) == ((2,), (1,))
    assert findings(game) == ()


@pytest.mark.parametrize(
    "command", [asked.Leave(2), asked.Exclude(2, "D4"), asked.RuleWish(2, -1, "D32")], ids=lambda c: type(c).__name__
)
def test_d31_the_last_one_left_cannot_go(command: Command) -> None:
    game = played(challenged(2, TWO_LUCKS, wishes=1), asked.Leave(1))
    with pytest.raises(Refusal) as refused:
        game.act(command)
    assert (refused.value.law, refused.value.key) == ("D31", "table.seat.last")


@pytest.mark.parametrize(
    "command",
    [asked.Suspend("D32"), asked.Leave(2), asked.NameStarter(2), asked.DeclareAbsent(2), asked.Look(2)],
    ids=lambda c: type(c).__name__,
)
def test_what_is_due_after_a_correction_happens_before_anything_else(command: Command) -> None:
    game = finished()
    game.act(asked.TakeBack(len(game.events)))
    before = game.state
    with pytest.raises(Refusal):
        game.act(command)
    assert game.state == before
    assert game.act(asked.Proceed()) == (GameEnded((2,)),)
    assert findings(game) == ()


def test_a_finished_game_is_reopened_by_a_wish_given_back() -> None:
    game = finished()
    game.act(asked.TakeBack(len(game.events)))
    game.act(asked.RuleWish(1, 1, "D32", "the hand was misread"))
    assert game.state.phase is Phase.TURN
    assert game.state.playing == (1, 2)
    assert findings(game) == ()


def test_proceed_is_refused_where_nothing_is_due() -> None:
    with pytest.raises(Refusal, match="nothing-due"):
        played(challenged(3, NO_PAIR), asked.Proceed())


@pytest.mark.parametrize("first", [0, 5, 99])
def test_only_what_stands_can_be_taken_back(first: int) -> None:
    game = challenged(3, NO_PAIR)
    with pytest.raises(Refusal, match="not-standing"):
        game.act(asked.TakeBack(first))


def test_what_was_taken_back_does_not_stand_any_more() -> None:
    game = played(challenged(3, NO_PAIR), asked.TakeBack(3))
    with pytest.raises(Refusal, match="not-standing"):
        game.act(asked.TakeBack(4))
    assert game.state.round is not None
    assert game.state.round.bids == ()


def test_dice_thrown_again_after_a_correction_are_fresh_ones() -> None:
    game = played(Game(Ruleset(), 2), asked.NameStarter(1), asked.Throw(1, ALL_SEVEN))
    first = game.state.round
    played(game, asked.TakeBack(2), asked.Throw(1, ALL_SEVEN))
    assert game.state.round is not None
    assert first is not None
    assert game.state.round.dice != first.dice


def test_taking_back_goes_far_behind_the_states_that_are_kept() -> None:
    game = played(Game(Ruleset(), 3), asked.NameStarter(1))
    states = [game.state]
    for _ in range(300):
        game.act(asked.Say(2, "hm"))
        states.append(game.state)
    for first in (301, 257, 130, 129, 128, 66, 65, 64, 3, 2):
        game.act(asked.TakeBack(first))
        assert game.state._replace(corrections=0) == states[first - 2]
        assert len(game.history.standing.numbers) == first - 1
