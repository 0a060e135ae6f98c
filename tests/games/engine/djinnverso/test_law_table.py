"""The engine's README holds: every law has its row, and what the row names is there."""

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
README = ROOT / "games/engine/djinnverso/README.md"
TESTS = Path(__file__).parent
ROWS = {
    match[1]: (match[2], match[3])
    for match in re.finditer(r"^\| (D\d+) \| [^|]* \| ([^|]*) \| ([^|]*) \|$", README.read_text(), re.MULTILINE)
}


def code_named(place: str) -> object:
    """What ``module.name`` or ``module.Class.name`` names in the engine, or beside it."""
    parts = place.split(".")
    for split in range(len(parts) - 1, 0, -1):
        for package in ("games.engine.djinnverso", "games.engine"):
            try:
                found: object = importlib.import_module(".".join([package, *parts[:split]]))
            except ModuleNotFoundError:
                continue
            for name in parts[split:]:
                found = getattr(found, name)
            return found
    raise LookupError(place)


def test_every_law_has_its_row() -> None:
    assert list(ROWS) == [f"D{number}" for number in range(1, 37)]


@pytest.mark.parametrize("law", ROWS)
def test_the_code_that_a_row_names_is_there(law: str) -> None:
    places = re.findall(r"`([\w.]+)`", ROWS[law][0])
    assert places or law == "D33"
    for place in places:
        assert code_named(place) is not None


@pytest.mark.parametrize("law", ROWS)
def test_the_tests_that_a_row_names_are_there(law: str) -> None:
    files = re.findall(r"`(test_\w+)`", ROWS[law][1])
    assert files or law == "D33"
    for name in files:
        (path,) = TESTS.glob(f"**/{name}.py")
        assert re.search(rf"^def test_{law.lower()}_", path.read_text(), re.MULTILINE), f"{law} in {path.name}"


def test_every_test_of_a_law_stands_in_its_row() -> None:
    for path in TESTS.glob("**/test_*.py"):
        for number in set(re.findall(r"^def test_(d\d+)_", path.read_text(), re.MULTILINE)):
            assert f"`{path.stem}`" in ROWS[number.upper()][1], f"{number} in {path.name}"


def test_every_worked_example_is_a_test() -> None:
    source = "".join(path.read_text() for path in TESTS.glob("**/test_*.py"))
    assert {int(number) for number in re.findall(r"^def test_example_(\d+)_", source, re.MULTILINE)} == set(range(1, 9))
