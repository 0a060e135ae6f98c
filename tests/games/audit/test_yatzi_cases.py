"""The audit against games of Yatzi whose sheets were added up by hand (``tests/cases/yatzi``)."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.audit.records import audit
from games.engine.yatzi.notation.record import YTN
from tests.games.audit.cases import differences

CASES = sorted((Path(__file__).parents[2] / "cases/yatzi").glob("*.ytn"))


def audited(path: Path) -> dict[str, Any]:
    with path.open("rb") as stream:
        return audit(stream)[0].as_json()


def test_there_are_cases() -> None:
    assert len(CASES) == 9


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_record_is_judged_as_the_laws_have_it(path: Path) -> None:
    wanted = json.loads(path.with_suffix(".json").read_text())
    assert list(differences(wanted, audited(path))) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_record_has_a_canonical_form(path: Path) -> None:
    with path.open("rb") as stream:
        record = YTN.read(stream)
    assert YTN.read_text(YTN.write(record)) == record
    assert YTN.write(YTN.read_text(YTN.write(record))) == YTN.write(record)


def test_a_whole_game_is_told_turn_by_turn() -> None:
    turns = audited(CASES[0])["turns"]
    assert len(turns) == 30
    assert turns[0] == {
        "number": 1,
        "seat": 2,
        "throws": ["44432", "44441"],
        "row": "fours",
        "score": 4,
        "doubled": False,
        "ended": "row",
    }
    assert [(turn["row"], turn["score"]) for turn in turns if turn["doubled"]] == [
        ("two-pairs", 44),
        ("full-house", 56),
        ("small-straight", 30),
        ("poker", 110),
        ("three-of-a-kind", 24),
        ("large-straight", 40),
        ("four-of-a-kind", 24),
        ("three-of-a-kind", 30),
        ("two-pairs", 36),
        ("pair", 8),
    ]
    assert turns[-1]["ended"] == "miss"
