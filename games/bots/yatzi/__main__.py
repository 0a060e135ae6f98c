"""``python -m games.bots.yatzi --games N --seed S [--against novice]``: the expert plays; what that comes to."""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from games.bots.yatzi.advice import Advisor
from games.bots.yatzi.cache import tables
from games.bots.yatzi.expert import Expert
from games.bots.yatzi.figures import lines_of
from games.bots.yatzi.novice import Novice
from games.bots.yatzi.simulation import Simulation
from games.bots.yatzi.table import Player, play
from games.bots.yatzi.values import Values
from games.engine.yatzi.ruleset import Ruleset, ruleset_from
from games.engine.yatzi.state import totals


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the games that the arguments ask for; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games: expected 1 or more")
    try:
        ruleset = ruleset_from(options.rule)
    except ValueError as error:
        parser.error(f"--rule: expected {error.args[0]}")
    found = tables(ruleset, options.where)
    if found.problem is not None:
        print(f"tables not kept: {found.problem}", file=sys.stderr)
    if options.against is None:
        reached = Simulation(ruleset, found.values).totals(options.games, options.seed)
        lines = lines_of("expert alone", reached, found.values.game)
    else:
        lines = _against_novice(ruleset, found.values, options.games, options.seed)
    for line in lines:
        print(line)
    return 0


def _against_novice(ruleset: Ruleset, values: Values, games: int, seed: int) -> list[str]:
    """Games for two at the real table, the expert at seat 1 and 2 in turn."""
    advisor = Advisor(ruleset, values)
    reached = np.zeros((games, 2), np.int64)
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        seat = number % 2 + 1
        players: dict[int, Player] = {seat: Expert(seat, advisor), 3 - seat: Novice(3 - seat, rng)}
        held = totals(play(ruleset, dict(sorted(players.items())), rng).state)
        reached[number] = held[seat - 1], held[2 - seat]
    ahead = reached[:, 0] - reached[:, 1]
    won, shared = int((ahead > 0).sum()), int((ahead == 0).sum())
    return [
        *lines_of("expert", reached[:, 0], values.game),
        *lines_of("novice", reached[:, 1]),
        f"the expert won {won} of {games}, and shared {shared}; it settled {ahead.mean() / 2:+.2f} a game",
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.bots.yatzi",
        description="The expert plays whole games of Yatzi; the same seed gives the same games.",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which series of games (1)")
    parser.add_argument("--against", choices=["novice"], help="who sits at the other seat; without it, nobody")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="an option of the laws, such as miss=strike"
    )
    parser.add_argument("--where", type=Path, metavar="DIR", help="another folder for tables than the user's cache")
    return parser


if __name__ == "__main__":
    sys.exit(main())
