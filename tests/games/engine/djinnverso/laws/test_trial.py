"""D24, D25: seven Lucks, challenged or tried. Worked example 8."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod
from typing import Any

import pytest

from games.engine.djinnverso.events import RoundStarted, TrialDeclared, WishLost
from games.engine.djinnverso.state import Phase
from tests.games.engine.djinnverso.laws.brute_force import HANDS
from tests.games.engine.djinnverso.laws.table import Loaded, Table, findings, started

LUCKS = "LLLLLLL"
MISSED = "LLLLLLE"


def on_trial(seats: int = 4, **options: Any) -> Table:
    """Seat 2 has declared the trial before seat 1's Djinnverso."""
    table = started(seats=seats, **options).bid("djinnverso")
    table.play("2 trial")
    return table


def ways(hand: str) -> int:
    """In how many ways seven dice show the hand."""
    return factorial(7) // prod(factorial(count) for count in Counter(hand).values())


def best_chance(throws: int, lucks: int) -> Fraction:
    """The chance of seven Lucks with so many throws to come, over all choices of dice to throw again."""
    if lucks == 7:
        return Fraction(1)
    if throws == 0:
        return Fraction(0)
    return max(_chance_after(throws, lucks - given_up, 7 - lucks + given_up) for given_up in range(lucks + 1))


def _chance_after(throws: int, kept: int, thrown: int) -> Fraction:
    return sum(
        (
            Fraction(comb(thrown, fresh) * 7 ** (thrown - fresh), 8**thrown) * best_chance(throws - 1, kept + fresh)
            for fresh in range(thrown + 1)
        ),
        Fraction(0),
    )


def test_example_8_seven_fresh_dice_show_djinnverso_once_in_2097152():
    assert sum(map(ways, HANDS)) == 8**7 == 2_097_152
    assert ways(LUCKS) == 1
    assert _chance_after(1, 0, 7) == Fraction(1, 2_097_152)


def test_example_8_a_trial_played_best_succeeds_with_0_000427():
    first_throw = _chance_after(3, 0, 7)
    assert first_throw == (1 - Fraction(7, 8) ** 3) ** 7
    assert float(first_throw) == pytest.approx(0.000427, abs=5e-7)


def test_example_8_the_engine_gives_a_trial_three_throws_and_no_more():
    table = on_trial()
    table.play("2 throw 7 = LSTOAWF", "2 throw 6 keep L = LLTOAWF")
    assert table.play("2 throw 5 keep LL = LLLOAWF")[1:] == (WishLost(2), RoundStarted(2, 3))
    assert table.state.wishes == (3, 2, 3, 3)


@pytest.mark.parametrize(("box", "loser"), [(LUCKS, 2), (MISSED, 1)])
def test_d24_djinnverso_can_be_challenged_like_any_other_bid(box, loser):
    table = started().bid("djinnverso", hand=box)
    table.play("2 mendax", f"open {box}")
    assert table.state.wishes[loser - 1] == 2


def test_d24_who_accepts_it_declares_the_trial():
    table = started().bid("djinnverso")
    assert table.play("2 trial") == (TrialDeclared(2),)
    assert table.state.phase is Phase.TRIAL


@pytest.mark.parametrize("words", ["pair", "bastion:S", "bastion"])
def test_d24_no_trial_answers_any_other_bid(words):
    started().bid(words).refuses("2 trial", "D24")


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_d24_only_the_receiver_stands_trial(seat):
    started().bid("djinnverso").refuses(f"{seat} trial", "D24")


def test_d24_a_bid_that_comes_to_djinnverso_by_better_is_tried_too():
    table = started().bid("bastion:S", "better")
    table.play("3 trial")
    assert table.turn == 3


@pytest.mark.parametrize("ladder", ["groups", "full", "types"])
def test_d24_on_every_ladder(ladder):
    table = started(ladder=ladder).bid("bastion" if ladder == "types" else "bastion:S", "better")
    table.play("3 trial", f"3 throw 7 = {LUCKS}")
    assert table.state.wishes == (3, 3, 3, 3)


@pytest.mark.parametrize("count", range(7))
def test_d24_the_trial_begins_with_all_seven(count):
    on_trial().refuses(f"2 throw {count} = {MISSED}", "D24")


@pytest.mark.parametrize(("second", "third"), list(product([0, 1, 5, 7], repeat=2)))
def test_d24_then_all_some_one_or_none_twice_more(second, third):
    table = on_trial()
    table.play("2 throw 7 = EEEEEEE", f"2 throw {second} = EEEEEEE")
    assert table.phase == "trial"
    table.play(f"2 throw {third} = EEEEEEE")
    assert (table.round.number, table.state.wishes) == (2, (3, 2, 3, 3))


def test_d24_it_is_thrown_in_the_open():
    table = on_trial()
    table.refuses("2 throw 7 = ?", "D24")
    table.refuses("2 look", "D24")
    table.play(f"2 throw 7 = {MISSED}")
    assert table.round.trial == (MISSED,)


def test_d24_online_the_second_throw_keeps_the_dice_it_does_not_throw():
    dice = Loaded("EEEEEEE", "LSLLLSL", "EWWWWLW")
    table = Table(dice=dice)
    table.play("start 1", "1 mask 1111111", "1 bid djinnverso", "2 trial")
    table.refuses("2 mask 0100010", "D24")
    table.play("2 mask 1111111", "2 mask 0100010")
    assert table.round.trial == ("LLLLLSS", "LLLLLLW")
    assert [(index.turn, index.throw) for index in dice.asked] == [(1, 1), (2, 1), (2, 2)]


@pytest.mark.parametrize("throws", [1, 2])
def test_d24_a_trial_may_stop_early(throws):
    table = on_trial()
    table.play(*[f"2 throw 7 = {MISSED}"] * throws)
    assert table.play("2 stop")[0] == WishLost(2)


def test_d24_it_may_not_stop_before_its_first_throw_nor_by_anybody_else():
    table = on_trial()
    table.refuses("2 stop", "D24")
    table.play(f"2 throw 7 = {MISSED}")
    table.refuses("3 stop", "D24")
    table.refuses("1 stop", "D24")


@pytest.mark.parametrize("line", ["2 bid better", "2 bid pair", "2 mendax", "3 mendax", "2 trial", "open LLLLLLL"])
def test_d24_on_trial_nothing_else_is_played(line):
    table = on_trial()
    laws = {"2 mendax": "D14", "3 mendax": "D14", "open LLLLLLL": "D15"}
    table.refuses(line, laws.get(line, "D24"))


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_d25_seven_lucks_nobody_loses_a_wish_and_the_next_player_starts(throws):
    table = on_trial()
    table.play(*[f"2 throw 7 = {MISSED}"] * (throws - 1))
    assert table.play(f"2 throw 7 = {LUCKS}")[1:] == (RoundStarted(2, 3),)
    assert table.state.wishes == (3, 3, 3, 3)


def test_d25_the_next_player_starts_though_the_other_is_at_the_last_wish():
    table = started(2, wishes=2).lose(2)
    table.bid("better", "better", "better", "djinnverso")
    assert table.turn == 2
    table.play("2 trial", f"2 throw 7 = {LUCKS}")
    assert (table.round.starter, table.state.wishes) == (3, (2, 1, 2, 2))


def test_d25_anything_else_costs_the_player_a_wish_and_d16_says_who_starts():
    table = on_trial()
    assert table.play(f"2 throw 7 = {MISSED}", "2 stop") == (WishLost(2), RoundStarted(2, 3))


@pytest.mark.parametrize("last_wish_starts", ["always", "trial-only"])
def test_d25_come_down_to_the_last_wish_by_a_trial_one_starts_under_either_option(last_wish_starts):
    table = on_trial(wishes=2, last_wish_starts=last_wish_starts)
    assert table.play(f"2 throw 7 = {MISSED}", "2 stop")[-1] == RoundStarted(2, 2)


def test_d25_a_failed_trial_can_end_the_game():
    table = on_trial(seats=2, wishes=1)
    table.play(f"2 throw 7 = {MISSED}", "2 stop")
    assert (table.phase, table.state.winners) == ("over", (1,))


def test_d25_an_audit_wants_the_wish_of_who_failed():
    body = "round 1 starter 1\n1 throw 7 = ?\n1 bid djinnverso\n2 trial\n2 throw 7 = LLLLLLE\n"
    assert findings(body + "lost 2\nround 2 starter 3\n") == []
    failed = body + "2 throw 0 = LLLLLLE\n" * 2
    assert findings(failed + "lost 2\nround 2 starter 3\n") == []
    assert findings(failed + "lost 1\n") == [(8, "D25")]
    assert findings(failed + "2 throw 1 = LLLLLLL\n")[0][0] == 8
    assert findings(body.replace("LLLLLLE", LUCKS) + "round 2 starter 3\n") == []
    assert findings(body.replace("LLLLLLE", LUCKS) + "lost 2\n")[0] == (6, "D25")
    assert findings(body.replace("LLLLLLE", LUCKS) + "round 2 starter 2\n") == [(6, "D25")]
