"""A physical table: dice are typed in, so that a test says just what lies there."""

from typing import Any

from games.engine.yatzi import commands as asked
from games.engine.yatzi.faces import hand_of
from games.engine.yatzi.game import Game
from games.engine.yatzi.rows import PART_ONE, PART_TWO
from games.engine.yatzi.ruleset import Ruleset

MADE_BY = {
    "pair": "66531",
    "two-pairs": "66551",
    "three-of-a-kind": "66651",
    "small-straight": "54321",
    "large-straight": "65432",
    "full-house": "66655",
    "four-of-a-kind": "66661",
    "poker": "66666",
    "chance": "65431",
}


def begun(seats: int = 2, **options: Any) -> Game:
    """A game that seat 1 starts."""
    game = Game(Ruleset(**options), seats)
    game.act(asked.NameStarter(1))
    return game


def turn_of(game: Game) -> int:
    assert game.state.round is not None
    return game.state.round.seat


def throw(game: Game, *hands: str) -> int:
    """The player whose turn it is throws all five so often; who that is."""
    seat = turn_of(game)
    for hand in hands:
        game.act(asked.EnterThrow(seat, 5, hand_of(hand)))
    return seat


def record(game: Game, row: str, *hands: str) -> int:
    """A turn that ends in a row; who had it."""
    seat = throw(game, *hands)
    game.act(asked.Score(seat, row))
    return seat


def part_one(game: Game, *counts: int) -> None:
    """Six rounds in which everybody gets so many of each face, three where nothing is said."""
    for place, row in enumerate(PART_ONE):
        count = counts[place] if counts else 3
        face = str(place + 1)
        other = "1" if face != "1" else "2"
        for _ in game.state.playing:
            record(game, row, face * count + other * (5 - count))


def part_two(game: Game, *rows: str) -> None:
    """Rounds in which everybody fills these rows of part two, all where none are named, after two throws."""
    for row in rows or PART_TWO:
        for _ in game.state.playing:
            record(game, row, "65431", MADE_BY[row])
