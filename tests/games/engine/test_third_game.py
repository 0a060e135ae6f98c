"""The shared pieces know no game: a third one is played, written, read and judged by nothing but them."""

import ast
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.audit.judge import Judged
from games.engine import commands as asked
from games.engine.crystal_dice import ThrowIndex
from games.engine.engine import Table
from games.engine.events import DiceThrown, GameEnded
from games.engine.notation.header import Header
from games.engine.notation.record import Record
from games.engine.refusals import Refusal, refusal_of
from games.engine.viewers import Public
from tests.games.engine.third_game import HEADS, HEADS_NOTATION, HeadsJudge, Plain, State, Toss

GAMES = Path(__file__).parents[3] / "games"


class Given:
    """Coins that show what they are told."""

    def __init__(self, *thrown: str) -> None:
        self._thrown = list(thrown)

    def coins(self, _: ThrowIndex) -> str:
        return self._thrown.pop(0)


def played(*thrown: str, seats: int = 2) -> Table[State]:
    game = Table(HEADS, Plain(), seats)
    coins = Given(*thrown)
    for seat in range(1, len(thrown) + 1):
        game.act(Toss(seat), coins)
    return game


def written(game: Table[State]) -> str:
    names = ("Ana", "Bo", "Cy")[: game.state.seats]
    return HEADS_NOTATION.write(Record(Header("H1", Plain(), names), tuple(game.events)))


def judged(text: str) -> Judged:
    header, lines = HEADS_NOTATION.open(io.BytesIO(text.encode()))
    judge = HeadsJudge(header)
    judge.read(lines)
    return judge.judged(Judged)


def test_a_third_game_is_played_to_its_outcome() -> None:
    game = played("HTH", "THT")
    assert game.events[-1] == GameEnded((1,))
    ended = HEADS.outcome(game.state)
    assert ended is not None
    assert (ended.places, ended.scores) == (((1,), (2,)), (2, 1))
    with pytest.raises(Refusal, match=r"game\.over"):
        game.act(Toss(1), Given("HHH"))


def test_a_third_game_is_written_read_and_judged() -> None:
    game = played("HTH", "THT", "HHT", seats=3)
    text = written(game)
    assert text.splitlines()[5:] == [
        "seat 3 Cy",
        "1 throw 3 = HHT dice HTH mask 111",
        "2 throw 3 = HTT dice THT mask 111",
        "3 throw 3 = HHT dice HHT mask 111",
        "end winner 1 3",
    ]
    assert HEADS_NOTATION.read_text(text).events == tuple(game.events)
    assert judged(text).findings == ()


def test_a_third_games_faults_are_found_by_its_laws() -> None:
    text = written(played("HTH", "THT"))
    told = judged(text.replace("2 throw", "1 throw").replace("winner 1", "winner 2") + "time\nundo 9\n2 says hm\n")
    assert [(finding.line, finding.law) for finding in told.findings] == [
        (7, "H1"),
        (8, "H2"),
        (9, "H2"),
        (10, "record"),
        (11, "H2"),
    ]


def test_a_third_game_takes_back_stands_still_and_goes_on() -> None:
    game = played("TTT", seats=3)
    game.act(asked.TakeBack(1, "two coins fell down"))
    game.act(Toss(1), Given("HHH"))
    game.act(asked.Suspend("H1"))
    with pytest.raises(Refusal, match="suspended"):
        game.act(Toss(2), Given("HHH"))
    game.act(asked.Resume())
    game.act(asked.Say(2, "my turn"))
    game.act(asked.DeclareAbsent(2))
    game.act(asked.Leave(3))
    assert game.state.winners == (1,)
    assert judged(written(game)).findings == ()
    assert HEADS.view_json(HEADS.view(game.state, Public())) == {"heads": [3, 0, None], "turn": None}


@pytest.mark.parametrize("seed", range(20))
def test_a_third_game_at_random_leaves_no_finding(seed: int) -> None:
    chance = Random(seed)
    game = Table(HEADS, Plain(), chance.randint(2, 3))
    while not game.state.is_over:
        seat = chance.randint(1, game.state.seats)
        coins = Given("".join(chance.choices("HT", k=3)))
        commands: list[Any] = [Toss(seat), asked.DeclareAbsent(seat), asked.Say(seat, "x"), asked.CallTime()]
        commands += [asked.TakeBack(chance.randint(1, 9)), asked.Proceed(), asked.Suspend("H1"), asked.Resume()]
        before = game.state
        refusal = refusal_of(game.act, chance.choice(commands), coins)
        if refusal is not None:
            assert game.state == before
            assert HEADS.message_of(refusal)
    assert HEADS_NOTATION.read_text(written(game)).events == tuple(game.events)
    assert judged(written(game)).findings == ()
    assert any(isinstance(event, DiceThrown) for event in game.events) or game.state.time_up or game.state.absent


def imports_of(path: Path) -> set[str]:
    tree = ast.walk(ast.parse(path.read_text()))
    return {node.module or "" for node in tree if isinstance(node, ast.ImportFrom)}


SHARED = sorted(
    path
    for room in ("engine", "engine/notation", "audit")
    for path in (GAMES / room).glob("*.py")
    if path.stem not in ("registry", "records", "__main__")
)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_what_is_shared_imports_no_game(path: Path) -> None:
    games = {"djinnverso", "yatzi"}
    assert [module for module in imports_of(path) if games & set(module.split("."))] == []


def test_there_is_something_shared() -> None:
    assert len(SHARED) > 25
