"""The proof of the dice: a file alone shows that nobody bent them, or who did where."""

from hashlib import sha256
from io import BytesIO
from random import Random

import pytest

from games.audit.djinnverso.judge import Audit, audit
from games.audit.djinnverso.telling import tell
from games.engine.crystal_box import (
    BoxCommitted,
    SecretRevealed,
    ShareCommitted,
    ShareRevealed,
    ShareStruck,
    shaker,
)
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record, write
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import Phase
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.any_play import play_on

SECRET = bytes(range(32))
SHARES = {1: b"sixteen bytes of", 2: b"twenty bytes of mine"}


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def committed(secret: bytes = SECRET) -> Game:
    """A game whose third seat committed to nothing."""
    game = Game(Ruleset(wishes=1), 3)
    game.act(BoxCommitted(1, digest(secret)))
    for seat, share in SHARES.items():
        game.act(ShareCommitted(seat, digest(share)))
    for seat, share in SHARES.items():
        game.act(ShareRevealed(seat, share.hex()))
    return game


def play_out(game: Game, secret: bytes = SECRET, name: str = "G1") -> None:
    dice = shaker(game.state.crystal, name, secret)
    chance = Random(5)
    for _ in range(2000):
        if play_on(game, dice, chance) is None:  # type: ignore[arg-type]
            return
    raise AssertionError("the game does not end")


def text_of(game: Game, name: str = "G1") -> str:
    return write(Record(Header(name, game.state.ruleset, ("Ana", "Bo", "Cy")), tuple(game.events)))


def judged(text: str) -> Audit:
    return audit(BytesIO(text.encode()))


@pytest.fixture
def proved() -> str:
    game = committed()
    play_out(game)
    game.act(SecretRevealed(1, SECRET.hex()))
    return text_of(game)


def test_a_file_alone_proves_its_dice(proved: str) -> None:
    told = judged(proved)
    assert told.findings == ()
    assert told.proof.thrown == told.proof.proved > 5
    assert "throws proved by the crystal box" in "\n".join(tell(told))
    assert told.as_json()["proof"] == {"throws": told.proof.thrown, "proved": told.proof.thrown, "bent": 0}


def test_one_bent_die_is_found_at_its_line(proved: str) -> None:
    lines = proved.splitlines()
    at = next(n for n, line in enumerate(lines) if " throw 7 = " in line)
    seat, rest = lines[at].split(" throw 7 = ")
    dice = rest.split(" dice ")[1][:7]
    bent = ("L" if dice[0] != "L" else "E") + dice[1:]
    hand = "".join(sorted(bent, key="LSTOAWFE".index))
    lines[at] = f"{seat} throw 7 = {hand} dice {bent} mask 1111111"
    told = judged("\n".join(lines))
    found = [finding for finding in told.findings if finding.line == at + 1]
    assert [finding.law for finding in found] == ["B8"]
    assert found[0].laws == f"by the box's secret and shares, dice 1 should show {dice[0]}"


@pytest.mark.parametrize("change", ["game G2", "1 reveal", "box 1 secret"])
def test_another_game_share_or_secret_proves_nothing(proved: str, change: str) -> None:
    lines = proved.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(change[:6]))
    lines[at] = change if change.startswith("game") else lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    told = judged("\n".join(lines))
    assert told.proof.proved < told.proof.thrown
    assert told.findings


def test_before_the_secret_is_published_nothing_is_proved() -> None:
    game = committed()
    play_out(game)
    told = judged(text_of(game))
    assert told.findings == ()
    assert (told.proof.proved, told.proof.bent) == (0, {})
    assert "a secret is not published yet" in "\n".join(tell(told))


def test_a_throw_without_positions_is_no_throw_of_the_box(proved: str) -> None:
    lines = [line.split(" dice ")[0] for line in proved.splitlines()]
    told = judged("\n".join(lines))
    assert {finding.law for finding in told.findings} == {"B8"}


def test_a_struck_share_begins_a_new_epoch_and_both_stay_on_the_record() -> None:
    game = Game(Ruleset(wishes=1), 3)
    game.act(BoxCommitted(1, digest(SECRET)))
    game.act(ShareCommitted(2, digest(SHARES[2])))
    with pytest.raises(Refusal, match="share-missing"):
        game.act(asked.ThrowForStart(), NoDice())
    game.act(ShareStruck(2))
    game.act(SecretRevealed(1, SECRET.hex()))
    second = bytes(range(32, 64))
    game.act(BoxCommitted(2, digest(second)))
    with pytest.raises(Refusal, match=r"share\.struck"):
        game.act(ShareCommitted(2, digest(b"another share of 2")))
    play_out(game, second)
    game.act(SecretRevealed(2, second.hex()))
    told = judged(text_of(game))
    assert told.findings == ()
    assert told.proof.thrown == told.proof.proved > 0


def test_a_reopened_game_throws_from_a_new_epoch() -> None:
    game = committed()
    play_out(game)
    game.act(SecretRevealed(1, SECRET.hex()))
    game.act(asked.TakeBack(game.history.standing.numbers[-1]))
    game.act(asked.RuleWish(game.state.eliminated[-1], 1, "D32", "wrongly lost"))
    assert game.state.phase is Phase.TURN
    with pytest.raises(Refusal, match="no-epoch"):
        play_on_once(game)
    second = bytes(range(100, 132))
    game.act(BoxCommitted(2, digest(second)))
    play_out(game, second)
    game.act(SecretRevealed(2, second.hex()))
    told = judged(text_of(game))
    assert told.findings == ()
    assert told.proof.thrown == told.proof.proved


def test_no_secret_is_published_while_the_game_is_on() -> None:
    game = committed()
    with pytest.raises(Refusal, match="game-on"):
        game.act(SecretRevealed(1, SECRET.hex()))


def laws_of(text: str) -> list[tuple[str, str]]:
    return [
        (finding.law, finding.record.split(" ")[0 if finding.record[0] == "f" else 1])
        for finding in judged(text).findings
    ]


def test_nothing_is_thrown_from_an_aborted_epoch(proved: str) -> None:
    lines = proved.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 reveal"))
    lines[at : at + 2] = ["1 struck"]
    told = judged("\n".join(lines))
    assert told.proof.proved == 0
    assert len(told.proof.bent) > 2
    assert {finding.law for finding in told.findings} == {"B3"}


def test_nothing_is_thrown_while_a_share_is_missing(proved: str) -> None:
    lines = proved.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 reveal"))
    late = [*lines[:at], *lines[at + 1 : at + 4], lines[at], *lines[at + 4 :]]
    told = judged("\n".join(late))
    assert ("B3", "first") in laws_of("\n".join(late))
    assert told.proof.proved < told.proof.thrown
    assert laws_of("\n".join(line for line in lines if " reveal " not in line and "secret" not in line))[0] == (
        "B3",
        "first",
    )


def test_nothing_is_thrown_after_the_secret_is_known_without_a_new_epoch(proved: str) -> None:
    forged = "undo 6 x\n1 throw 7 = LLLLLLL dice LLLLLLL mask 1111111\n"
    told = judged(proved + forged)
    assert "B3" in {finding.law for finding in told.findings}
    assert told.proof.thrown == told.proof.proved + 1


def test_a_secret_published_too_early_ends_nothing(proved: str) -> None:
    lines = proved.splitlines()
    secret = lines.pop()
    at = next(n for n, line in enumerate(lines) if line.startswith("first"))
    lines.insert(at, secret)
    told = judged("\n".join([*lines, secret]))
    assert [finding.law for finding in told.findings] == ["B5"]
    assert told.proof.proved == told.proof.thrown > 0


def test_d7_the_box_throws_for_the_start_and_nobody_names_the_starter(proved: str) -> None:
    without = "".join(f"{line}\n" for line in proved.splitlines() if not line.startswith("first"))
    assert ("D7", "1") in laws_of(without)


def test_committed_and_nothing_thrown_is_said_so() -> None:
    told = judged(text_of(committed()))
    assert told.proof.tell() == "Dice: committed to, and nothing is thrown yet"


class NoDice:
    """Dice that must not be asked for."""

    def eight_sided(self, index: object) -> str:
        raise AssertionError(index)


def play_on_once(game: Game) -> None:
    assert game.state.round is not None
    game.act(asked.Throw(game.state.round.seat, asked.ALL_SEVEN), NoDice())
