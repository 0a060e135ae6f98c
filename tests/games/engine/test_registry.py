"""Every game stands in the registry as its records name it."""

import pytest

from games.audit.records import AUDITORS
from games.engine.engine import Table
from games.engine.registry import ENGINES, engine_for
from games.engine.viewers import Public


@pytest.mark.parametrize("version", ["djinnverso/1", "yatzi/1"])
def test_an_engine_is_found_by_its_version(version: str) -> None:
    assert engine_for(version).version == version


def test_an_unknown_version_names_those_there_are() -> None:
    with pytest.raises(LookupError, match=r"no rules 'chess/1'; there are djinnverso/1, yatzi/1"):
        engine_for("chess/1")


@pytest.mark.parametrize("engine", ENGINES.values(), ids=lambda engine: engine.version)
def test_what_an_engine_says_of_itself_agrees(engine) -> None:
    heading = engine.notation.heading
    assert engine.version.startswith(f"{engine.key}/")
    assert (heading.version, heading.options) == (engine.version, engine.options)
    assert heading.name in AUDITORS
    for seats in (heading.least, heading.most):
        table = Table(engine, engine.ruleset_from([]), seats)
        assert engine.outcome(table.state) is None
        assert engine.due(table.state) is None
        assert engine.view_json(engine.view(table.state, Public()))["phase"] == "first"
    for seats in (heading.least - 1, heading.most + 1):
        with pytest.raises(ValueError, match="seats"):
            engine.new_game(engine.ruleset_from([]), seats)
