from dataclasses import replace

import pytest

from tests.tournaments.draw.fields import Tournament
from tournaments.draw.noise import Noise
from tournaments.draw.swiss.draw import draw_round
from tournaments.draw.swiss.verify import verify_draw
from tournaments.draw.swiss.weights import Weights


@pytest.fixture(scope="module")
def tournament():
    tournament = Tournament(22, 9, planned=6)
    tournament.play()
    tournament.play()
    return tournament


def test_a_draw_is_verified(tournament):
    field = tournament.field()
    assert verify_draw(draw_round(field, 11), field).genuine


def test_whatever_is_changed_is_found(tournament):
    field = tournament.field()
    draw = draw_round(field, 11)
    (a, b, c, d), *others = draw.tables
    for forged, finding in (
        (replace(draw, tables=((b, a, c, d), *others)), "table 1"),
        (replace(draw, tables=tuple(others)), "table 1"),
        (replace(draw, tables=draw.tables[:-1]), "4 tables"),
        (replace(draw, byes=draw.byes[::-1]), "byes"),
        (replace(draw, digest="0" * 64), "another input"),
        (replace(draw, version="other"), "drawn by other"),
    ):
        verdict = verify_draw(forged, field)
        assert not verdict.genuine
        assert finding in verdict.finding
    assert not verify_draw(draw, field, Weights(left=11)).genuine
    tournament.play()
    assert "another input" in verify_draw(draw, tournament.field()).finding


def test_this_draw_never_changes_without_a_new_version():
    """If this fails, a draw published earlier can no longer be verified: raise `seal.VERSION`."""
    tournament = Tournament(24, 1, planned=5)
    for _ in range(3):
        draw = tournament.play()
    assert draw.tables == PUBLISHED
    assert draw.digest == DIGEST


def test_words_are_the_same_one_by_one_and_together():
    one, together = Noise(5, "x"), Noise(5, "x")
    assert [one.word() for _ in range(9)] == together.words(9).tolist()
    assert one.word() == together.word()
    assert Noise(5, "y").word() != Noise(5, "x").word()


PUBLISHED = ((2, 16, 11, 9), (20, 7, 12, 21), (15, 1, 18, 24), (4, 13, 17, 14), (23, 10, 22, 3), (19, 5, 8, 6))
DIGEST = "2c377211e3d4abe9a9d81bc984f395e7af468571b8dec3cc12f7cecc356ceb7d"
