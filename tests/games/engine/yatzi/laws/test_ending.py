"""Y12: settlement and places; time, and what is taken back."""

from fractions import Fraction

import pytest

from games.engine.refusals import Refusal
from games.engine.results import exact
from games.engine.yatzi import commands as asked
from games.engine.yatzi.events import GameEnded
from games.engine.yatzi.game import YATZI, Game
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.scoring import Entry
from games.engine.yatzi.sheet import EMPTY, filled
from games.engine.yatzi.state import new_game, outcome, places, settlement, totals
from games.engine.yatzi.views import Arbiter, Public, as_json, view
from tests.games.engine.yatzi.laws.table import begun, part_one, part_two, record, throw


@pytest.mark.parametrize(
    ("held", "settled"),
    [
        ((210, 180, 150), ("30/1", "0/1", "-30/1")),
        ((100, 100, 101), ("-1/3", "-1/3", "2/3")),
        ((7, 0), ("7/2", "-7/2")),
        ((1, 2, 3, 5), ("-7/4", "-3/4", "1/4", "9/4")),
    ],
)
def test_y12_each_wins_or_loses_the_total_less_the_mean(held: tuple[int, ...], settled: tuple[str, ...]) -> None:
    sheets = tuple(filled(EMPTY, "chance", Entry(total)) for total in held)
    state = new_game(Ruleset(), len(held))._replace(sheets=sheets)
    assert totals(state) == held
    assert tuple(map(exact, settlement(state))) == settled
    assert sum(settlement(state)) == Fraction(0)


def test_y12_equal_totals_share_the_place() -> None:
    sheets = tuple(filled(EMPTY, "chance", Entry(total)) for total in (5, 9, 5, 2))
    state = new_game(Ruleset(), 4)._replace(sheets=sheets)
    assert places(state) == ((2,), (1, 3), (4,))
    assert places(state._replace(excluded=(2,))) == ((1, 3), (4,), (2,))


def finished() -> Game:
    game = begun()
    part_one(game)
    part_two(game)
    return game


def test_y12_the_highest_total_wins_the_table_and_a_tie_is_shared() -> None:
    game = finished()
    assert game.events[-1] == GameEnded((1, 2))
    ended = outcome(game.state)
    assert ended is not None
    assert (ended.how, ended.places, ended.scores) == ("all-turns", ((1, 2),), (288, 288))
    assert sum(map(abs, ended.settlement)) == 0


def test_y12_time_finishes_the_round_in_play() -> None:
    game = begun(3)
    record(game, "ones", "11111")
    game.act(asked.CallTime())
    record(game, "ones", "11123")
    assert record(game, "ones", "11134") == 3
    assert game.events[-1] == GameEnded((1,))
    ended = outcome(game.state)
    assert ended is not None
    assert (ended.how, ended.scores) == ("time", (2, 0, 0))
    assert ended.settlement == (Fraction(4, 3), Fraction(-2, 3), Fraction(-2, 3))
    with pytest.raises(Refusal, match=r"game\.over"):
        game.act(asked.CallTime())


def test_a_last_turn_is_taken_back_and_played_again() -> None:
    game = finished()
    game.act(asked.TakeBack(len(game.events) - 1, "chance misread"))
    assert not game.state.is_over
    game.act(asked.Score(2, "chance"))
    assert game.state.winners == (1, 2)


def test_what_is_due_after_a_correction_happens_first() -> None:
    game = finished()
    game.act(asked.TakeBack(len(game.events)))
    assert len(game.act(asked.Say(1, "what now"))) == 1
    with pytest.raises(Refusal, match=r"due\.first"):
        game.act(asked.Suspend("Y1"))
    with pytest.raises(Refusal, match=r"due\.first"):
        game.act(asked.Throw(2, asked.ALL_FIVE))
    assert game.act(asked.Proceed()) == (GameEnded((1, 2)),)


def test_everybody_sees_the_same_but_for_their_own_moves() -> None:
    game = begun(3)
    throw(game, "11223")
    shown = [as_json(view(game.state, viewer)) for viewer in (Public(), Arbiter(), 1, 2)]
    moves = [one.pop("moves", None) for one in shown]
    assert shown[0] == shown[1] == shown[2] == shown[3]
    assert moves[0] is moves[1] is None
    assert [family["command"] for family in moves[2]] == ["Throw", "Score", "Say", "Leave"]
    assert moves[2][1]["rows"][0] == {"row": "ones", "score": -1}
    assert [family["command"] for family in moves[3]] == ["Say", "Leave"]


def test_a_finished_game_shows_its_sheets_and_settlement() -> None:
    game = begun()
    game.act(asked.CallTime())
    record(game, "ones", "11111")
    record(game, "ones", "11123")
    shown = YATZI.view_json(view(game.state, Public()))
    assert shown["settlement"] == ["1/1", "-1/1"]
    assert shown["places"] == [[1], [2]]
    assert shown["seats"][0]["rows"][:2] == [{"row": "ones", "score": 2}, {"row": "twos", "dash": True}]
    assert shown["seats"][0]["total"] == 2
