"""The proof of Yatzi's dice, and the audit as an arbiter runs it: a file alone shows who bent them where."""

import json
import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from games.audit.yatzi.judge import Audit, audit
from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareRevealed, shaker
from games.engine.notation.header import Header
from games.engine.notation.record import Record
from games.engine.refusals import Refusal
from games.engine.yatzi import commands as asked
from games.engine.yatzi.game import Game
from games.engine.yatzi.notation.record import YTN
from games.engine.yatzi.ruleset import Ruleset
from tests.games.engine.yatzi.any_play import players_command

ROOT = Path(__file__).parents[3]
SECRET = bytes(range(32))
SHARES = {1: b"the shares of Ana", 2: b"the shares of Bo!"}


def committed() -> Game:
    game = Game(Ruleset(), 2)
    game.act(BoxCommitted(1, sha256(SECRET).hexdigest()))
    for seat, share in SHARES.items():
        game.act(ShareCommitted(seat, sha256(share).hexdigest()))
    for seat, share in SHARES.items():
        game.act(ShareRevealed(seat, share.hex()))
    return game


def played(rounds: int = 15) -> Game:
    game = committed()
    dice = shaker(game.state.crystal, "G42", SECRET)
    chance = Random(7)
    game.act(asked.ThrowForStart(), dice)
    while not game.state.is_over:
        command = players_command(game.state, chance)
        assert command is not None
        game.act(command, dice)
        if game.state.round is not None and game.state.round.number > rounds and not game.state.time_up:
            game.act(asked.CallTime())
    game.act(SecretRevealed(1, SECRET.hex()))
    return game


def text_of(game: Game) -> str:
    return YTN.write(Record(Header("G42", game.state.ruleset, ("Ana", "Bo")), tuple(game.events)))


def judged(text: str) -> Audit:
    return audit(BytesIO(text.encode()))


def test_b8_a_whole_game_is_proved_by_its_file() -> None:
    told = judged(text_of(played()))
    assert told.findings == ()
    assert told.proof.thrown == told.proof.proved > 30
    assert told.as_json()["proof"] == {"throws": told.proof.thrown, "proved": told.proof.thrown, "bent": 0}


def test_b7_a_bent_die_is_found() -> None:
    text = text_of(played(1))
    line = next(line for line in text.splitlines() if " throw 5 = " in line)
    dice = line.split()[6]
    bent = ("1" if dice[0] != "1" else "2") + dice[1:]
    hand = "".join(sorted(bent, reverse=True))
    told = judged(text.replace(line, line.replace(f"= {line.split()[4]}", f"= {hand}").replace(dice, bent), 1))
    assert "B8" in [finding.law for finding in told.findings]
    assert told.proof.bent


def test_b7_a_bent_throw_for_the_start_is_found() -> None:
    text = text_of(played(1))
    line = next(line for line in text.splitlines() if line.startswith("first "))
    face = line.split()[1][-1]
    told = judged(text.replace(line, line.replace(f"1={face}", f"1={int(face) % 6 + 1}"), 1))
    assert "B7" in [finding.law for finding in told.findings]


def test_b8_an_online_throw_tells_each_die() -> None:
    text = text_of(played(1))
    line = next(line for line in text.splitlines() if " throw 5 = " in line)
    told = judged(text.replace(line, line[: line.index(" dice")], 1))
    assert [finding.law for finding in told.findings][:1] == ["B8"]


def test_b3_nothing_is_thrown_while_a_share_is_missing() -> None:
    game = Game(Ruleset(), 2)
    game.act(BoxCommitted(1, sha256(SECRET).hexdigest()))
    dice = shaker(game.state.crystal, "G42", SECRET)
    game.act(ShareCommitted(1, sha256(SHARES[1]).hexdigest()))
    with pytest.raises(Refusal, match="share-missing"):
        game.act(asked.ThrowForStart(), dice)
    with pytest.raises(Refusal, match="game-on"):
        committed().act(SecretRevealed(1, SECRET.hex()))


def test_y2_a_scribe_types_no_dice_of_the_box() -> None:
    game = committed()
    with pytest.raises(Refusal, match=r"throw\.online"):
        game.act(asked.NameStarter(1))
    game.act(asked.ThrowForStart(), shaker(game.state.crystal, "G42", SECRET))
    assert game.state.round is not None
    with pytest.raises(Refusal, match=r"throw\.online"):
        game.act(asked.EnterThrow(game.state.round.seat, 5, "66666"))


def test_the_command_takes_a_file_by_its_first_line(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text(text_of(played(2)))
    files = [
        str(game),
        str(ROOT / "tests/cases/yatzi/Y503-scores-written-wrong.ytn"),
        str(ROOT / "tests/cases/games/R106.djn"),
    ]
    run = [sys.executable, "-m", "games.audit", *files]
    told = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 1
    assert told.stderr == ""
    assert "No line contradicts the laws" in told.stdout
    assert "line 38, Y7: the record says '1 row two-pairs = 22'; two-pairs scores 44" in told.stdout
    assert "Settlement (Y12): 1 Ana +133/2, 2 Bo -133/2" in told.stdout
    assert "two-pairs 44 doubled (Y7), not 22" in told.stdout
    as_json = subprocess.run([*run, "--json"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    one, other, djinnverso = (json.loads(line) for line in as_json.stdout.splitlines())
    assert one["file"] == str(game)
    assert one["ruleset"]["miss"] == "spent"
    assert other["settlement"] == ["133/2", "-133/2"]
    assert djinnverso["game"] == "R106"
