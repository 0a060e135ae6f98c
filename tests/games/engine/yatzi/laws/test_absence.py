"""Y10, Y5: players who are absent, leave or are excluded."""

import pytest

from games.engine.refusals import Refusal
from games.engine.yatzi import commands as asked
from games.engine.yatzi.events import GameEnded, GameSuspended, PlayerAbsent
from games.engine.yatzi.rows import PART_ONE, ROWS
from games.engine.yatzi.sheet import bonus
from games.engine.yatzi.state import dashes, outcome, places, totals
from tests.games.engine.yatzi.laws.table import begun, part_one, part_two, record, throw, turn_of


def test_y10_an_absent_players_turn_is_spent_and_what_was_thrown_scores_nothing() -> None:
    game = begun(3)
    throw(game, "11111")
    assert game.act(asked.DeclareAbsent(1)) == (PlayerAbsent(1),)
    assert turn_of(game) == 2
    assert totals(game.state) == (0, 0, 0)
    assert game.state.absent == (1,)
    assert dashes(game.state, 1) == ()


@pytest.mark.parametrize("miss", ["spent", "strike"])
def test_y10_by_either_option_absence_strikes_nothing(miss: str) -> None:
    game = begun(miss=miss)
    part_one(game)
    game.act(asked.DeclareAbsent(1))
    assert game.state.sheets[0][6:] == (None,) * 9


def test_y5_a_part_one_with_a_dash_earns_no_bonus() -> None:
    game = begun()
    for row in PART_ONE[:-1]:
        face = str(PART_ONE.index(row) + 1)
        record(game, row, face * 5)
        record(game, row, face * 3 + "66")
    game.act(asked.DeclareAbsent(1))
    assert dashes(game.state, 1) == ("sixes",)
    record(game, "sixes", "66612")
    assert (bonus(game.state.sheets[0]), bonus(game.state.sheets[1])) == (0, 50)
    assert totals(game.state) == (30, 50)


def test_y10_everybody_absent_one_after_another_suspends_the_game() -> None:
    game = begun(3)
    game.act(asked.DeclareAbsent(1))
    game.act(asked.DeclareAbsent(2))
    assert game.act(asked.DeclareAbsent(3))[1:] == (GameSuspended("Y10"),)
    with pytest.raises(Refusal, match="suspended"):
        game.act(asked.DeclareAbsent(1))
    game.act(asked.Resume())
    record(game, "ones", "11223")
    assert game.state.absent == (2, 3)


def test_y10_an_act_between_ends_the_run_of_absences() -> None:
    game = begun(3)
    game.act(asked.DeclareAbsent(1))
    game.act(asked.DeclareAbsent(2))
    game.act(asked.Say(1, "I am here"))
    game.act(asked.DeclareAbsent(3))
    assert game.state.suspended is None


@pytest.mark.parametrize("seat", [2, 3])
def test_y10_only_the_player_whose_turn_it_is_can_be_absent(seat: int) -> None:
    with pytest.raises(Refusal, match="not-their-turn"):
        begun(3).act(asked.DeclareAbsent(seat))


def test_y10_absence_alone_is_no_ground_to_suspend_by_this_law() -> None:
    with pytest.raises(Refusal, match="no-ground"):
        begun(3).act(asked.Suspend("Y10"))


def test_y10_who_leaves_has_no_more_turns_and_the_total_stands() -> None:
    game = begun(3)
    part_one(game)
    record(game, "chance", "65431")
    throw(game, "66666")
    game.act(asked.Leave(2))
    assert turn_of(game) == 3
    assert totals(game.state) == (69, 50, 50)
    assert dashes(game.state, 2) == ROWS[6:]
    record(game, "chance", "65431")
    assert turn_of(game) == 1


def test_y10_the_last_one_left_finishes_alone() -> None:
    game = begun()
    record(game, "ones", "11111")
    game.act(asked.Leave(2))
    for row in PART_ONE[1:]:
        assert record(game, row, "23456") == 1
    part_two(game)
    assert game.state.winners == (1,)
    ended = outcome(game.state)
    assert ended is not None
    assert ended.how == "all-turns"


def test_y10_when_nobody_is_left_the_game_is_over() -> None:
    game = begun()
    record(game, "ones", "11111")
    game.act(asked.Leave(2))
    assert game.act(asked.Leave(1))[1:] == (GameEnded((1,)),)
    ended = outcome(game.state)
    assert ended is not None
    assert ended.how == "nobody-left"


def test_y10_the_starter_gone_the_next_to_the_left_starts() -> None:
    game = begun(3)
    game.act(asked.Leave(1))
    assert turn_of(game) == 2
    record(game, "ones", "11223")
    record(game, "ones", "11223")
    assert turn_of(game) == 2


def test_y10_who_is_excluded_comes_last_and_is_not_excluded_twice() -> None:
    game = begun(3)
    for _ in range(3):
        record(game, "ones", "11111" if turn_of(game) == 2 else "23456")
    game.act(asked.Exclude(2, "Y2", "turned a die"))
    assert places(game.state) == ((1, 3), (2,))
    assert game.state.sheets[1][0] is not None
    with pytest.raises(Refusal, match=r"seat\.excluded"):
        game.act(asked.Exclude(2, "Y2"))
    game.act(asked.Exclude(1, "Y2"))
    assert places(game.state) == ((3,), (1,), (2,))
    with pytest.raises(Refusal, match=r"seat\.last"):
        game.act(asked.Exclude(3, "Y2"))


def test_y10_an_absence_before_time_is_called_leaves_a_dash() -> None:
    game = begun()
    game.act(asked.DeclareAbsent(1))
    game.act(asked.CallTime())
    record(game, "ones", "11112")
    assert game.state.winners == (2,)
    assert dashes(game.state, 1) == ROWS
