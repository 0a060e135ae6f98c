"""The audit against games judged by an independent reading of the laws (``tests/cases``)."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.audit.djinnverso.judge import audit
from games.engine.djinnverso.notation.record import read, read_text, write
from tests.games.audit.cases import differences

CASES = Path(__file__).parents[2] / "cases"
GAMES = sorted(CASES.glob("games/*.djn"))
OWN = sorted(CASES.glob("own/*.djn"))
FAULTS = sorted(CASES.glob("faults/*.djn"))


def audited(path: Path) -> dict[str, Any]:
    with path.open("rb") as stream:
        return audit(stream).as_json()


def test_there_are_cases() -> None:
    assert len(GAMES) == 32
    assert len(FAULTS) == 24
    assert len(OWN) == 13


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_lawful_game_is_told_as_it_was(path: Path) -> None:
    wanted = json.loads(path.with_suffix(".json").read_text())
    assert list(differences(wanted, audited(path))) == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_lawful_game_is_in_canonical_form(path: Path) -> None:
    with path.open("rb") as stream:
        assert write(read(stream)) == path.read_text()


@pytest.mark.parametrize("path", FAULTS, ids=lambda path: path.stem)
def test_a_planted_fault_is_found(path: Path) -> None:
    wanted = json.loads(path.with_suffix(".json").read_text())
    first = audited(path)["findings"][0]
    assert first["line"] == wanted["line"]
    assert wanted["laws"] is None or first["law"] in wanted["laws"]


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_a_record_made_by_hand_is_told_as_the_laws_have_it(path: Path) -> None:
    told = audited(path)
    wanted = json.loads(path.with_suffix(".json").read_text())
    assert list(differences(wanted, told)) == []


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_a_record_made_by_hand_has_a_canonical_form(path: Path) -> None:
    with path.open("rb") as stream:
        record = read(stream)
    assert read_text(write(record)) == record
    assert write(read_text(write(record))) == write(record)
