"""Golden playthroughs: what every viewer may know after every step, held against what was written down."""

import pytest

from tests.golden.playthroughs import PLAYTHROUGHS, Playthrough, path_of, text_of


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda played: played.name)
def test_nobody_sees_more_or_less_than_was_written_down(playthrough: Playthrough) -> None:
    written = path_of(playthrough).read_text()
    assert text_of(playthrough) == written, "if this is meant: python -m tests.golden.playthroughs"
