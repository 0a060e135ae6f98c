"""Y10: turns that make nothing."""

from typing import Any

import pytest

from games.engine.refusals import Refusal
from games.engine.yatzi import commands as asked
from games.engine.yatzi.commands import Command
from games.engine.yatzi.events import RowStruck, TurnMissed
from games.engine.yatzi.game import Game
from games.engine.yatzi.legal import choices
from games.engine.yatzi.rows import PART_TWO
from games.engine.yatzi.state import dashes, totals
from tests.games.engine.yatzi.laws.table import begun, part_one, part_two, record, throw, turn_of


def refused(game: Game, command: Command) -> str:
    before = game.state
    with pytest.raises(Refusal) as raised:
        game.act(command)
    assert game.state == before
    assert raised.value.law in ("Y10", "Y4", "Y3", "Y2")
    return raised.value.key.removeprefix("yatzi.")


def in_part_two(**options: Any) -> Game:
    game = begun(**options)
    part_one(game)
    return game


def test_y10_a_turn_that_makes_nothing_may_go_to_chance_or_be_spent() -> None:
    game = in_part_two()
    throw(game, "65431")
    assert [choice.row for choice in choices(game.state, 1)] == ["chance"]
    game.act(asked.Score(1, "chance"))
    throw(game, "65431")
    assert game.act(asked.Miss(2))[0] == TurnMissed(2)
    assert totals(game.state) == (69, 50)


def test_y10_a_turn_that_makes_an_open_combination_is_not_spent() -> None:
    game = in_part_two()
    throw(game, "66543")
    assert refused(game, asked.Miss(1)) == "miss.made"
    game.act(asked.Score(1, "pair"))
    record(game, "pair", "66543")
    throw(game, "66543")
    game.act(asked.Miss(1))
    assert turn_of(game) == 2


def test_y10_the_turn_is_missed_after_a_throw() -> None:
    assert refused(in_part_two(), asked.Miss(1)) == "row.nothing-thrown"


def test_y10_in_part_one_no_turn_is_spent_or_struck() -> None:
    game = begun()
    throw(game, "66543")
    assert refused(game, asked.Miss(1)) == "miss.part-one"
    strict = begun(miss="strike")
    throw(strict, "66543")
    assert refused(strict, asked.Strike(1, "ones")) == "miss.part-one"


def test_y10_what_is_empty_after_nine_rounds_gets_a_dash() -> None:
    game = in_part_two()
    throw(game, "65431")
    game.act(asked.Miss(1))
    record(game, "chance", "65431")
    part_two(game, *PART_TWO[:-2])
    assert dashes(game.state, 1) == ()
    record(game, "chance", "65431")
    assert dashes(game.state, 1) == ("poker",)
    assert dashes(game.state, 2) == ()
    record(game, "poker", "66666")
    assert game.state.is_over
    assert totals(game.state)[1] - totals(game.state)[0] == 110


def test_y10_by_the_option_an_open_row_is_struck_at_once() -> None:
    game = in_part_two(miss="strike")
    throw(game, "65431")
    assert refused(game, asked.Miss(1)) == "miss.strike"
    assert refused(game, asked.Strike(1, "ones")) == "row.other-part"
    assert game.act(asked.Strike(1, "poker"))[0] == RowStruck(1, "poker")
    record(game, "chance", "65431")
    throw(game, "65431")
    assert refused(game, asked.Strike(1, "poker")) == "row.used"
    game.act(asked.Score(1, "chance"))
    throw(game, "66666")
    assert refused(game, asked.Strike(2, "pair")) == "miss.made"
    game.act(asked.Score(2, "poker"))
    throw(game, "66666")
    assert refused(game, asked.Score(1, "poker")) == "row.used"
    assert totals(game.state) == (69, 179)


def test_y10_without_the_option_nothing_is_struck() -> None:
    game = in_part_two()
    throw(game, "65431")
    assert refused(game, asked.Strike(1, "poker")) == "strike.option"
