"""Hints: their worths beside each other, beside plain recursion, and by hand where it is plain what is best."""

from random import Random

import pytest

from games.bots.yatzi.advice import Advisor, Choice
from games.bots.yatzi.keeps import CHANCES, HANDS, KEEP
from games.bots.yatzi.moves import Move, mask_of
from games.bots.yatzi.position import Position, position_of_sheet, position_of_view
from games.engine.yatzi import commands as asked
from games.engine.yatzi.faces import hand_of
from games.engine.yatzi.rows import PART_ONE, PLACE, ROWS
from games.engine.yatzi.ruleset import Ruleset
from games.engine.yatzi.scoring import Entry
from games.engine.yatzi.sheet import EMPTY, Sheet, filled
from games.engine.yatzi.views import Public, view
from tests.games.bots.yatzi.brute_force import Solver
from tests.games.bots.yatzi.samples import DEFAULT, OTHER, any_values, set_of, small_values
from tests.games.engine.yatzi.laws.table import begun, part_one, record, throw

POSITIONS = [
    Position(2, set_of("pair", "chance"), 2, settled=40),
    Position(2, set_of("two-pairs", "full-house", "poker"), 2),
    Position(2, set_of("large-straight"), 1),
    Position(1, set_of("fours", "sixes"), 2, subtotal=-3, settled=-3, goes_on=False),
    Position(1, set_of("ones", "sixes"), 1, subtotal=8, settled=8, goes_on=False),
]


def advisor(ruleset: Ruleset = DEFAULT) -> Advisor:
    return Advisor(ruleset, small_values(ruleset))


@pytest.mark.parametrize(("position", "ruleset"), [(POSITIONS[0], OTHER), *((each, DEFAULT) for each in POSITIONS[1:])])
def test_a_keep_is_worth_the_mean_of_the_best_after_it(position, ruleset):
    hints = advisor(ruleset)
    best = {left: [hints.hint_at(position, hand, left).best.worth for hand in HANDS] for left in (0, 1, 2)}
    assert CHANCES[KEEP[""]] @ best[2] == pytest.approx(hints.expected(position), abs=1e-9)
    assert hints.hint_at(position, None, 3).choices == (Choice(Move("keep"), 0, hints.expected(position)),)
    for hand in HANDS[::40]:
        for left in (2, 1):
            keeps = [choice for choice in hints.hint_at(position, hand, left).choices if choice.move.act == "keep"]
            assert keeps
            for choice in keeps:
                assert choice.worth == pytest.approx(CHANCES[KEEP[choice.move.what]] @ best[left - 1], abs=1e-9)


@pytest.mark.parametrize("ruleset", [DEFAULT, OTHER])
@pytest.mark.parametrize("position", POSITIONS)
def test_the_best_comes_first_and_no_choice_twice(ruleset, position):
    for hand in HANDS[::25]:
        for left in (0, 1, 2):
            choices = advisor(ruleset).hint_at(position, hand, left).choices
            assert len({choice.move for choice in choices}) == len(choices)
            worths = [choice.worth for choice in choices]
            assert worths[1:] == sorted(worths[1:], reverse=True)
            assert worths[0] >= max(worths) - 1e-9


def test_choices_are_worth_what_plain_recursion_says():
    rows = ("two-pairs", "chance")
    position = Position(2, set_of(*rows), 2)
    plain = Solver()
    for dice in ((1, 1, 3, 4, 6), (2, 2, 5, 5, 6), (6, 6, 6, 6, 6)):
        hand = hand_of(map(str, dice))
        for throws in (1, 2, 3):
            best = advisor().hint_at(position, hand, 3 - throws).best
            assert best.worth == pytest.approx(plain.lying(dice, throws, rows, 2, None), abs=1e-9)


def test_y7_y8_five_sixes_on_the_first_throw_are_taken_for_110():
    best = advisor().hint_at(Position(2, set_of("poker"), 1, settled=100), "66666", 2).best
    assert best == (Move("score", "poker"), 110, 210.0)


def test_y7_what_is_doubled_now_is_taken_and_what_is_not_is_thrown_on():
    pair = Position(2, set_of("pair"), 1)
    assert advisor().hint_at(pair, "55431", 2).best == (Move("score", "pair"), 20, 20.0)
    assert advisor().hint_at(pair, "55431", 1).best.move.act == "keep"


def test_y10_a_turn_that_makes_nothing_is_spent_or_struck_or_goes_to_chance():
    position = Position(2, set_of("poker", "chance"), 2)
    moves = {choice.move for choice in advisor().hint_at(position, "65431", 0).choices}
    assert moves == {Move("score", "chance"), Move("miss")}
    moves = {choice.move for choice in advisor(OTHER).hint_at(position, "65431", 0).choices}
    assert moves == {Move("score", "chance"), Move("strike", "chance"), Move("strike", "poker")}
    assert {choice.move for choice in advisor().hint_at(position, "11111", 0).choices} == {
        Move("score", "chance"),
        Move("score", "poker"),
    }


def test_y5_the_bonus_is_counted_where_it_is_in_reach():
    sixes = Position(1, set_of("sixes"), 1, subtotal=0, goes_on=False)
    assert advisor().hint_at(sixes, "66654", 0).best == (Move("score", "sixes"), 0, 50.0)
    assert advisor().hint_at(sixes._replace(subtotal=-1, settled=-1), "66654", 0).best.worth == -1.0
    missed = Position(1, set_of("ones", "sixes"), 1, subtotal=30, settled=30, goes_on=False)
    assert advisor().hint_at(missed, "66651", 0).best == (Move("score", "sixes"), 0, 30.0)


def test_part_two_is_counted_before_it_begins_unless_time_is_up():
    values = any_values(1)
    sixes = Position(1, set_of("sixes"), 1)
    hints = Advisor(DEFAULT, values)
    following = values.part_two[-1, 9]
    ends = hints.hint_at(sixes._replace(goes_on=False), "66651", 1)
    for one, other in zip(hints.hint_at(sixes, "66651", 1).choices, ends.choices, strict=True):
        assert one.move == other.move
        assert one.worth == pytest.approx(other.worth + following)


@pytest.mark.parametrize(
    ("faces", "left"), [("66651", 3), (None, 2), ("6665", 1), ("66657", 1), ("66651", -1), ("66651", 4)]
)
def test_no_hint_without_five_dice_and_a_number_of_throws(faces, left):
    with pytest.raises(ValueError, match=r"expected|throws left"):
        advisor().hint_at(POSITIONS[0], faces, left)


def test_faces_may_come_in_any_order():
    hints = advisor()
    assert hints.hint_at(POSITIONS[0], "16366", 1) == hints.hint_at(POSITIONS[0], "66631", 1)


def test_a_mask_throws_all_dice_but_those_kept():
    assert mask_of("", "16366") == 0b11111
    assert mask_of("66", "16366") == 0b10101
    with pytest.raises(ValueError, match="no 66"):
        mask_of("66", "16345")


def full_but(*rows: str) -> Sheet:
    sheet = EMPTY
    for row in ROWS:
        if row not in rows:
            sheet = filled(sheet, row, Entry(PLACE[row] if row in PART_ONE else 10))
    return sheet


def test_a_position_by_its_sheet():
    assert position_of_sheet(EMPTY) == (1, 63, 6, 0, 0, True)
    assert position_of_sheet(full_but("poker", "chance")) == (2, set_of("poker", "chance"), 2, 15, 135, True)
    assert position_of_sheet(full_but("poker", "chance"), 15).left == 1
    assert position_of_sheet(EMPTY, 2, time_up=True) == (1, 63, 1, 0, 0, False)
    for number in (0, 13, 16):
        with pytest.raises(ValueError, match=r"round|rows"):
            position_of_sheet(full_but("poker", "chance"), number)


def test_a_position_by_what_a_seat_sees():
    game = begun()
    part_one(game, 3, 3, 3, 3, 3, 4)
    record(game, "pair", "66531", "66531")
    record(game, "chance", "65431")
    seen = view(game.state, 1)
    assert position_of_view(seen, 1) == (2, 511 ^ set_of("pair"), 8, 6, 68, True)
    assert position_of_view(seen, 1) == position_of_sheet(game.state.sheets[0])
    with pytest.raises(ValueError, match="seat 2"):
        position_of_view(seen, 2)


def test_a_hint_by_a_view_is_that_of_its_position():
    hints = Advisor(DEFAULT, any_values(2))
    game = begun()
    throw(game, "66531")
    position = position_of_sheet(EMPTY, 1)
    assert hints.hint(view(game.state, 1), 1) == hints.hint_at(position, "66531", 2)
    assert hints.hint(view(game.state, Public()), 1) == hints.hint(view(game.state, 1), 1)
    game.act(asked.CallTime())
    assert hints.hint(view(game.state, 1), 1) == hints.hint_at(position._replace(left=1, goes_on=False), "66531", 2)


def test_a_view_of_other_rules_is_refused():
    hints = Advisor(DEFAULT, any_values(2))
    with pytest.raises(ValueError, match="other rules"):
        hints.hint(view(begun(miss="strike").state, 1), 1)
    assert hints.hint(view(begun(turn_seconds=None).state, 1), 1).best.move == Move("keep")


def test_remembered_turns_don_t_mix_up_positions():
    values = any_values(3)
    used = Advisor(DEFAULT, values)
    chance = Random(1)
    for _ in range(60):
        part = chance.choice([1, 2])
        open_ = chance.randint(1, 63 if part == 1 else 511)
        left = chance.randint(1, open_.bit_count())
        position = Position(part, open_, left, chance.randint(-30, 30), chance.randint(-9, 90), chance.random() < 0.5)
        for settled in (position.settled, 7):
            one = position._replace(settled=settled)
            assert used.hint_at(one, "66531", 2) == Advisor(DEFAULT, values).hint_at(one, "66531", 2)
