"""``python -m games.bots.yatzi.tables [--rule NAME=VALUE]``: works out what the expert knows, and keeps it."""

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

from games.bots.yatzi.cache import tables
from games.engine.yatzi.ruleset import OPTIONS, Ruleset, ruleset_from

_OF_PLAY: Final = tuple(option for option in OPTIONS if option.choices)
"""The options that change what a move is worth."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments ask for; returns the exit status, 1 where a table could not be kept."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        ruleset = ruleset_from(options.rule)
    except ValueError as error:
        parser.error(f"--rule: expected {error.args[0]}")
    status = 0
    for one in every_ruleset() if options.all else [ruleset]:
        found = tables(one, options.where, _tell)
        print(f"{rules_text(one)}: a game is worth {found.values.game:.9f}", flush=True)
        print(f"{'read from' if found.read else 'for'} {found.path}", file=sys.stderr)
        if found.problem is not None:
            print(f"not kept: {found.problem}", file=sys.stderr)
            status = 1
    return status


def every_ruleset() -> list[Ruleset]:
    """The rulesets under which moves are worth something else, the default first."""
    named = [[f"{option.name}={choice}" for choice in option.choices] for option in _OF_PLAY]
    return [ruleset_from(texts) for texts in product(*named)]


def rules_text(ruleset: Ruleset) -> str:
    """The options that matter here, as the notation writes them."""
    return " ".join(f"{option.name}={getattr(ruleset, option.name)}" for option in _OF_PLAY)


class _Telling:
    """Says on stderr how far it is, once in a while."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if done == of or now >= self._next:
            self._next = now + 0.5
            print(f"{done:,} of {of:,} situations", file=sys.stderr, flush=True)


_tell: Final = _Telling()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.bots.yatzi.tables",
        description="Works out what every situation of Yatzi is worth, and keeps it in the user's cache folder.",
    )
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="an option of the laws, such as miss=strike"
    )
    parser.add_argument("--all", action="store_true", help="under every ruleset, one after another")
    parser.add_argument("--where", type=Path, metavar="DIR", help="another folder than the user's cache")
    return parser


if __name__ == "__main__":
    sys.exit(main())
