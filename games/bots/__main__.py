"""``python -m games.bots --games N --seed S [options]``: bots play whole games; their figures, and their records."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.bots.figures import Figures
from games.bots.matches import FIELDS, TABLES, matches
from games.bots.mishaps import BEDLAM, NO_MISHAPS, TOURNAMENT
from games.engine.djinnverso.notation.record import write
from games.engine.djinnverso.ruleset import Ruleset, ruleset_from

MISHAPS = {"none": NO_MISHAPS, "tournament": TOURNAMENT, "bedlam": BEDLAM}


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the games that the arguments ask for; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        ruleset = ruleset_from(options.rule)
    except ValueError as error:
        parser.error(f"--rule: expected {error.args[0]}")
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
    for line in _play(options, ruleset).lines():
        print(line)
    return 0


def _play(options: argparse.Namespace, ruleset: Ruleset) -> Figures:
    figures = Figures()
    mishaps = MISHAPS[options.mishaps]
    played = matches(ruleset, options.seats, options.seed, options.games, mishaps, options.field, options.table)
    for record, game in played:
        figures.add(game)
        if options.out is not None:
            path = options.out / f"{record.header.game}.djn"
            path.write_text(write(record), encoding="utf-8", newline="\n")
    return figures


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.bots",
        description="Bots play whole games of Djinnverso; the same seed gives the same games.",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which series of games (1)")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 9), metavar="N", help="players, 2 to 8 (4)")
    parser.add_argument("--field", default="mixed", choices=sorted(FIELDS), help="who plays (mixed)")
    parser.add_argument("--table", default="", choices=TABLES, help="which dice; without it each kind has its turn")
    parser.add_argument("--mishaps", default="none", choices=sorted(MISHAPS), help="what befalls the table (none)")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="an option of the laws, such as ladder=full"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="a folder for the records, one .djn file a game")
    return parser


if __name__ == "__main__":
    sys.exit(main())
