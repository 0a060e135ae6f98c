"""The quick ways to rank hands say what the ladder says."""

import random

import numpy as np
import pytest

from games.engine.djinnverso.faces import HANDS, HEIGHT
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.ranking import rank_rows, ranker

LADDERS = ("groups", "full", "types")


def heights(shuffled: bool) -> list[list[int]]:
    rng = random.Random(5)
    rows = [[HEIGHT[face] for face in hand] for hand in HANDS]
    return [rng.sample(row, 7) for row in rows] if shuffled else rows


@pytest.mark.parametrize("name", LADDERS)
@pytest.mark.parametrize("shuffled", [False, True])
def test_one_hand_after_another(name, shuffled):
    rank, scale = ranker(name), ladder(name)
    assert [rank(*row) for row in heights(shuffled)] == [scale.rung_of(hand) for hand in HANDS]


@pytest.mark.parametrize("name", LADDERS)
@pytest.mark.parametrize("shuffled", [False, True])
def test_many_hands_at_once(name, shuffled):
    rows = np.array(heights(shuffled), np.uint8)
    assert rank_rows(rows, name).tolist() == [ladder(name).rung_of(hand) for hand in HANDS]


@pytest.mark.parametrize("height", [-1, 8])
def test_no_other_height_is_ranked(height):
    with pytest.raises(KeyError):
        ranker("groups")(0, 1, 2, 3, 4, 5, height)
    with pytest.raises(ValueError, match="heights"):
        rank_rows(np.array([[0, 1, 2, 3, 4, 5, height % 256]], np.uint8), "groups")


def test_other_shapes_are_refused():
    with pytest.raises(ValueError, match="rows of 7"):
        rank_rows(np.zeros((2, 6), np.uint8), "groups")
    assert rank_rows(np.zeros((0, 7), np.uint8), "groups").tolist() == []
