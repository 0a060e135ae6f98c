"""The tables' file: read when it is whole and of these rules; else worked out anew, and never an error."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from games.bots.yatzi import cache
from games.bots.yatzi.cache import cache_folder, file_name, read, tables, write
from games.bots.yatzi.scores import scores
from games.bots.yatzi.tables import every_ruleset, main
from games.bots.yatzi.values import Values
from games.engine.yatzi.ruleset import Ruleset
from tests.games.bots.yatzi.samples import DEFAULT, OTHER, any_values


@pytest.fixture
def computed(monkeypatch) -> list[Ruleset]:
    """Of which rules tables were worked out; any numbers stand for them."""
    asked: list[Ruleset] = []

    def compute(ruleset, progress):
        asked.append(ruleset)
        progress(1, 1)
        return any_values(len(asked))

    monkeypatch.setattr(cache, "compute", compute)
    return asked


def same(one: Values | None, other: Values) -> bool:
    return one is not None and all(map(np.array_equal, one, other))


def test_tables_are_worked_out_once(computed, tmp_path):
    first = tables(DEFAULT, tmp_path / "new" / "folder")
    again = tables(Ruleset(turn_seconds=None), tmp_path / "new" / "folder")
    assert (first.read, first.problem, again.read) == (False, None, True)
    assert same(again.values, first.values)
    assert computed == [DEFAULT]
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [file_name(DEFAULT)]


def test_every_ruleset_has_its_own_file():
    assert len({file_name(ruleset) for ruleset in every_ruleset()}) == len(every_ruleset()) == 8
    assert every_ruleset()[0] == DEFAULT


def flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "emptied": lambda content: b"",
    "cut": lambda content: content[:-1],
    "grown": lambda content: content + b"\0",
    "first byte": lambda content: flipped(content, 0),
    "a number": lambda content: flipped(content, 40),
    "last byte": lambda content: flipped(content, len(content) - 1),
    "zeroes": lambda content: bytes(len(content)),
}


@pytest.mark.parametrize("damage", [*DAMAGE.values()], ids=[*DAMAGE])
def test_a_damaged_file_is_worked_out_anew(computed, tmp_path, damage):
    path = tables(DEFAULT, tmp_path).path
    path.write_bytes(damage(path.read_bytes()))
    assert read(path, DEFAULT) is None
    mended = tables(DEFAULT, tmp_path)
    assert not mended.read
    assert len(computed) == 2
    assert same(read(path, DEFAULT), mended.values)


def test_an_older_file_is_worked_out_anew(computed, tmp_path, monkeypatch):
    older = tables(DEFAULT, tmp_path).path
    monkeypatch.setattr(cache, "FORMAT", cache.FORMAT + 1)
    newer = tables(DEFAULT, tmp_path)
    assert not newer.read
    assert newer.path != older
    older.replace(newer.path)
    assert not tables(DEFAULT, tmp_path).read
    assert len(computed) == 3


def test_a_file_of_other_rules_is_not_read(tmp_path):
    for other in (OTHER, Ruleset(miss="strike"), Ruleset("on"), Ruleset(five_as_full_house="on")):
        write(tmp_path / file_name(DEFAULT), other, any_values(1))
        assert read(tmp_path / file_name(DEFAULT), DEFAULT) is None
        assert read(tmp_path / file_name(DEFAULT), other) is not None


def test_a_file_from_before_a_change_of_the_scoring_is_not_read(tmp_path, monkeypatch):
    path = tmp_path / "values"
    write(path, DEFAULT, any_values(1))
    known = scores(DEFAULT)
    monkeypatch.setattr(cache, "scores", lambda rules: known._replace(later=known.later + 1))
    assert read(path, DEFAULT) is None


def test_where_nothing_can_be_written_tables_are_worked_out_all_the_same(computed, tmp_path, capsys):
    (tmp_path / "file").touch()
    for where in (tmp_path / "file", tmp_path / "file" / "deeper"):
        found = tables(DEFAULT, where)
        assert isinstance(found.problem, OSError)
        assert same(found.values, any_values(len(computed)))
    assert main(["--where", str(tmp_path / "file")]) == 1
    told = capsys.readouterr()
    assert f"a game is worth {any_values(3).game:.9f}" in told.out
    assert "not kept" in told.err


def test_a_file_that_can_t_be_put_in_place_leaves_nothing_behind(tmp_path):
    (tmp_path / "values").mkdir()
    with pytest.raises(OSError, match="values"):
        write(tmp_path / "values", DEFAULT, any_values(1))
    assert [path.name for path in tmp_path.iterdir()] == ["values"]


def test_the_cache_folder_is_the_user_s(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "mendax"
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    for unset in ("", "not/absolute"):
        monkeypatch.setenv("XDG_CACHE_HOME", unset)
        assert cache_folder() == tmp_path / "me" / ".cache" / "mendax"


def test_without_a_home_tables_are_worked_out_each_time(computed, monkeypatch):
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert tables(DEFAULT).problem is not None
    assert computed == [DEFAULT]


def test_the_command_says_what_a_game_is_worth_and_keeps_the_tables(computed, tmp_path, capsys):
    assert main(["--where", str(tmp_path), "--rule", "miss=strike"]) == 0
    told = capsys.readouterr()
    rules = "quads_as_two_pairs=off five_as_full_house=off miss=strike"
    assert told.out == f"{rules}: a game is worth {any_values(1).game:.9f}\n"
    assert "1 of 1 situations" in told.err
    assert main(["--where", str(tmp_path), "--all"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 8
    assert len(computed) == 8
    assert len([*tmp_path.iterdir()]) == 8


def test_the_command_refuses_an_option_that_is_none(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["--where", str(tmp_path), "--rule", "miss=never"])
    assert "miss=spent|strike" in capsys.readouterr().err
