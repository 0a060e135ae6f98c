"""A seat's copy of a record: what that seat may not know is hidden, and every line keeps its number."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.djinnverso.events import BoxLooked, DiceThrown, RoundStarted, TrialDeclared
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.notation.copies import copy_for
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record, read_text, write
from tests.games.engine.djinnverso.any_play import SeededDice, any_ruleset, play_on

RECORD = read_text("""DJN 1
game G1
rules djinnverso/1
seat 1 Ana
seat 2 Bo
seat 3 Cy
round 1 starter 1
1 throw 7 = LLSTOAE dice ALLSTOE mask 1111111
1 look
1 bid pair:L
2 look
2 throw 2 keep LLSTO = LLSSTOF dice FLLSTOS mask 1000001
2 says kept the Lucks
2 bid magi
3 throw 0 = LLSSTOF dice FLLSTOS mask 0000000
3 bid better
1 mendax
open LLSSTOF
lost 3
round 2 starter 1
1 throw 7 = SSTOAWE dice SSTOAWE mask 1111111
1 look
1 bid pair
2 throw 3 keep SSTO = SSTOOWE dice SSTOOWE mask 0000111
2 bid pair:S
""")


def body(copy: str) -> list[str]:
    return copy.splitlines()[6:]


def test_the_public_sees_counts_words_and_the_open_box() -> None:
    assert body(copy_for(RECORD, None))[:14] == [
        "round 1 starter 1",
        "1 throw 7 = ?",
        "1 look",
        "1 bid pair:L",
        "2 look",
        "2 throw 2 = ?",
        "2 says kept the Lucks",
        "2 bid magi",
        "3 throw 0 = ?",
        "3 bid better",
        "1 mendax",
        "open LLSSTOF",
        "lost 3",
        "round 2 starter 1",
    ]


def test_a_seat_sees_what_it_looked_at_and_what_it_kept_of_that() -> None:
    lines = body(copy_for(RECORD, 2))
    assert lines[4:6] == ["2 look = LLSTOAE", "2 throw 2 keep LLSTO = ?"]
    assert lines[2] == "1 look"
    assert body(copy_for(RECORD, 1))[1:3] == ["1 throw 7 = ?", "1 look = LLSTOAE"]


def test_d22_of_a_round_in_play_the_last_announcement_alone_is_shown() -> None:
    assert body(copy_for(RECORD, 2))[14:] == ["#", "#", "#", "#", "2 bid pair:S"]
    accepted = Record(RECORD.header, (*RECORD.events, BoxLooked(3)))
    assert body(copy_for(accepted, 3))[14:] == ["#"] * 6


def test_d22_without_memory_the_round_in_play_is_shown_but_for_its_dice() -> None:
    shown = read_text(write(RECORD).replace("djinnverso/1", "djinnverso/1 memory=off"))
    assert body(copy_for(shown, 3))[14:] == ["1 throw 7 = ?", "1 look", "1 bid pair", "2 throw 3 = ?", "2 bid pair:S"]


@given(seed=st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_copy_keeps_line_numbers_and_is_the_same_whatever_is_hidden(seed: int) -> None:
    chance = Random(seed)
    game = Game(any_ruleset(chance), 3)
    for _ in range(chance.randint(5, 80)):
        play_on(game, SeededDice(seed), chance)
    record = Record(Header("G1", game.state.ruleset, ("A", "B", "C")), tuple(game.events))
    for seat in (None, 1, 2, 3):
        copy = copy_for(record, seat)
        assert copy.count("\n") == write(record).count("\n")
        in_trial = False
        for event in read_text(copy).events:
            in_trial = isinstance(event, TrialDeclared) or (in_trial and not isinstance(event, RoundStarted))
            if isinstance(event, DiceThrown) and not in_trial:
                assert event.dice is None
                assert event.kept is None or event.seat == seat
            if isinstance(event, BoxLooked) and event.seat != seat:
                assert event.hand is None
