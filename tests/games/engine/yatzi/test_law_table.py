"""The engine's README holds: every law has its row, and what the row names is there."""

import pytest

from tests.games.engine.law_table import LawTable

TABLE = LawTable("yatzi", "Y", 12)


def test_every_law_has_its_row() -> None:
    assert list(TABLE.rows) == TABLE.laws


@pytest.mark.parametrize("law", TABLE.laws)
def test_the_code_that_a_row_names_is_there(law: str) -> None:
    assert TABLE.places(law)
    for place in TABLE.places(law):
        assert TABLE.code_named(place) is not None


@pytest.mark.parametrize("law", TABLE.laws)
def test_the_tests_that_a_row_names_are_there(law: str) -> None:
    assert TABLE.untested(law) == []


def test_every_test_of_a_law_stands_in_its_row() -> None:
    assert TABLE.unlisted() == []
