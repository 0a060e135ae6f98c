"""Y1 to Y3: who plays when, throws, and the order of rows."""

import pytest

from games.engine.crystal_dice import ThrowIndex
from games.engine.refusals import Refusal
from games.engine.yatzi import commands as asked
from games.engine.yatzi.commands import Command
from games.engine.yatzi.events import DiceThrown, RoundStarted, StartThrown
from games.engine.yatzi.faces import FIVE
from games.engine.yatzi.game import Game
from games.engine.yatzi.rows import PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.state import totals
from tests.games.engine.yatzi.laws.table import MADE_BY, begun, part_one, record, throw, turn_of


class Given:
    """Dice that show what they are told, one throw after another."""

    def __init__(self, *hands: str) -> None:
        self.hands = list(hands)
        self.asked: list[ThrowIndex] = []

    def six_sided(self, index: ThrowIndex) -> tuple[int, ...]:
        self.asked.append(index)
        return tuple(map(int, self.hands.pop(0)))


def refused(game: Game, command: Command) -> tuple[str, str]:
    before = game.state
    with pytest.raises(Refusal) as raised:
        game.act(command, Given("11111"))
    assert game.state == before
    return raised.value.law, raised.value.key.removeprefix("yatzi.").removeprefix("table.")


def test_y1_the_highest_die_starts_and_only_those_tied_throw_again() -> None:
    game = Game(Ruleset(), 4)
    game.act(asked.ThrowForStart(), Given("51111", "21111", "51111", "41111", "31111", "61111"))
    assert game.events == [
        StartThrown(((1, "5"), (2, "2"), (3, "5"), (4, "4"))),
        StartThrown(((1, "3"), (3, "6"))),
        RoundStarted(1, 3),
    ]


def test_y1_at_a_physical_table_exactly_those_tied_throw_again() -> None:
    game = Game(Ruleset(), 3)
    assert refused(game, asked.EnterStartThrow(((1, "5"), (2, "5")))) == ("Y1", "start.throwers")
    assert refused(game, asked.EnterStartThrow(((1, "5"), (2, "7"), (3, "1")))) == ("Y1", "start.no-face")
    assert refused(game, asked.EnterStartThrow(((1, "55"), (2, "6"), (3, "1")))) == ("Y1", "start.dice")
    game.act(asked.EnterStartThrow(((1, "5"), (2, "5"), (3, "1"))))
    assert refused(game, asked.NameStarter(1)) == ("Y1", "start.thrown")
    assert refused(game, asked.EnterStartThrow(((1, "5"), (2, "5"), (3, "6")))) == ("Y1", "start.throwers")
    game.act(asked.EnterStartThrow(((1, "4"), (2, "5"))))
    assert game.events[-1] == RoundStarted(1, 2)
    assert refused(game, asked.EnterStartThrow(((1, "4"), (2, "5")))) == ("Y1", "start.begun")


def test_y1_play_goes_to_the_left_from_the_starter_in_every_round() -> None:
    game = Game(Ruleset(), 4)
    game.act(asked.NameStarter(3))
    for row in ("ones", "twos"):
        assert [record(game, row, "11223") for _ in range(4)] == [3, 4, 1, 2]
    assert game.events[-1] == RoundStarted(3, 3)


def test_y1_only_the_player_whose_turn_it_is_acts() -> None:
    game = begun(3)
    assert refused(game, asked.Throw(2, asked.ALL_FIVE)) == ("Y1", "turn.other-seat")
    throw(game, "11223")
    assert refused(game, asked.Score(3, "ones")) == ("Y1", "turn.other-seat")


def test_y2_a_turn_is_up_to_three_throws_of_any_dice_one_kept_earlier_included() -> None:
    game = begun()
    dice = Given("12345", "66666", "11111")
    game.act(asked.Throw(1, 0b11111), dice)
    game.act(asked.Throw(1, 0b00011), dice)
    game.act(asked.Throw(1, 0b11000), dice)
    assert [event for event in game.events if isinstance(event, DiceThrown)] == [
        DiceThrown(1, 5, None, "54321", "12345", 0b11111),
        DiceThrown(1, 2, "543", "66543", "66345", 0b00011),
        DiceThrown(1, 2, "663", "66311", "66311", 0b11000),
    ]
    assert dice.asked == [ThrowIndex(1, 1, 1, throw) for throw in (1, 2, 3)]
    assert refused(game, asked.Throw(1, 1)) == ("Y2", "throw.no-more")


@pytest.mark.parametrize("row", PART_ONE)
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_y2_a_player_may_stop_after_any_throw_and_then_chooses_the_row(row: str, throws: int) -> None:
    game = begun()
    assert record(game, row, *["12345"] * throws) == 1
    assert turn_of(game) == 2


def test_y2_the_first_throw_is_all_five_and_a_throw_throws_something() -> None:
    game = begun()
    assert refused(game, asked.Throw(1, 0b01111)) == ("Y2", "throw.first-all-five")
    assert refused(game, asked.Throw(1, 0)) == ("Y2", "throw.no-such-count")
    assert refused(game, asked.Score(1, "ones")) == ("Y2", "row.nothing-thrown")
    throw(game, "11223")
    assert refused(game, asked.Throw(1, 0)) == ("Y2", "throw.no-such-count")
    assert refused(game, asked.Throw(1, 0b100001)) == ("Y2", "throw.no-such-count")


def test_y2_what_a_scribe_enters_can_be_the_throw() -> None:
    game = begun()
    throw(game, "66431")
    assert refused(game, asked.EnterThrow(1, 2, "66555")) == ("Y2", "throw.more-changed")
    assert refused(game, asked.EnterThrow(1, 2, "66555", "66")) == ("Y2", "throw.kept-count")
    assert refused(game, asked.EnterThrow(1, 3, "66555", "55")) == ("Y2", "throw.kept-not-there")
    assert refused(game, asked.EnterThrow(1, 3, "65555", "66")) == ("Y2", "throw.kept-not-left")
    assert refused(game, asked.EnterThrow(1, 3, "55566", "66")) == ("Y2", "throw.no-hand")
    assert refused(game, asked.EnterThrow(1, 3, "7", "66")) == ("Y2", "throw.no-hand")
    game.act(asked.EnterThrow(1, 3, "66555", "66"))
    assert refused(game, asked.Throw(1, 1)) == ("Y2", "throw.no-positions")


def test_y3_part_one_is_finished_before_part_two_and_a_row_is_used_once() -> None:
    game = begun()
    throw(game, "66666")
    for row in PART_TWO:
        assert refused(game, asked.Score(1, row)) == ("Y3", "row.other-part")
    game.act(asked.Score(1, "sixes"))
    record(game, "ones", "12345")
    throw(game, "66666")
    assert refused(game, asked.Score(1, "sixes")) == ("Y3", "row.used")


def test_y3_part_two_has_its_own_rows_in_any_order() -> None:
    game = begun()
    part_one(game)
    throw(game, "66666")
    assert refused(game, asked.Score(1, "sixes")) == ("Y3", "row.other-part")
    game.act(asked.Score(1, "poker"))
    for row in PART_TWO[::-1]:
        record(game, row, "65431", MADE_BY[row])
        if row != "poker":
            record(game, row, "65431", MADE_BY[row])
    assert game.state.is_over
    assert totals(game.state)[0] == totals(game.state)[1] + 30


def test_y7_the_throw_is_counted_in_the_turn_and_not_by_the_dice() -> None:
    game = begun()
    part_one(game)
    record(game, "pair", "65431", "66431")
    record(game, "pair", "66431")
    assert totals(game.state) == (62, 74)


@pytest.mark.parametrize(
    ("thrown", "key"),
    [
        (DiceThrown(1, 2, "543", "65432", "62345", 0b00111), "mask-count"),
        (DiceThrown(1, 2, "543", "65432", "66345", 0b00011), "dice-unlike"),
        (DiceThrown(1, 2, "543", "65432", "62354", 0b00011), "dice-moved"),
    ],
)
def test_y2_dice_by_position_say_the_same_as_the_rest_of_a_throw(thrown: DiceThrown, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        FIVE.verify_positions(thrown, "12345")
    FIVE.verify_positions(DiceThrown(1, 2, "543", "65432", "62345", 0b00011), "12345")


@pytest.mark.parametrize("faces", [None, 5, (1, 2, 3), (1, 2, 3, 4, 9)])
def test_a_source_that_gives_no_dice_is_a_value_error(faces: object) -> None:
    class Constant:
        def six_sided(self, index: ThrowIndex) -> object:
            return faces

    game = Game(Ruleset(), 2)
    before = game.state
    with pytest.raises(ValueError, match="5 faces"):
        game.act(asked.ThrowForStart(), Constant())
    assert game.state == before


@pytest.mark.parametrize("seats", ["2", None, 2.0, True, 1, 5])
def test_y1_two_to_four_play(seats: object) -> None:
    with pytest.raises(ValueError, match="two to four"):
        Game(Ruleset(), seats)  # type: ignore[arg-type]
