"""`python -m tournaments.draw`: the arguments, and what becomes of mistakes."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tournaments.draw.command.brackets import run_bracket
from tournaments.draw.command.rounds import run_next, run_swiss, run_verify
from tournaments.draw.command.schedules import run_check, run_fixed
from tournaments.draw.files.problem import MOST_PLAYERS, MOST_ROUNDS, FileProblem
from tournaments.draw.swiss.field import UnfitField

MISUSED = 2
"""Exit status for wrong arguments and for files that cannot be used."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; return 0, 1 if a draw proved false, or 2 if the input cannot be used."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except FileProblem as problem:
        print(f"{options.file}: {problem}", file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
    except UnfitField as problem:
        print(f"{options.file}: {problem}" if hasattr(options, "file") else problem, file=sys.stderr)
    return MISUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tournaments.draw", description="Seat tournaments of four at a table."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_swiss(commands)
    _add_fixed(commands)
    _add_files(commands)
    _add_bracket(commands)
    return parser


def _add_swiss(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    swiss = commands.add_parser("swiss", help="play a Swiss tournament of players of hidden strength")
    swiss.add_argument("--players", type=_within(4, MOST_PLAYERS), required=True, metavar="N")
    swiss.add_argument("--rounds", type=_within(1, MOST_ROUNDS), required=True, metavar="R")
    swiss.add_argument("--seed", type=int, default=1, metavar="S")
    swiss.add_argument(
        "--every-round", action="store_true", help="even out seats after every round, not over all of them"
    )
    swiss.add_argument("--json", action="store_true")
    swiss.set_defaults(run=run_swiss)


def _add_fixed(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    fixed = commands.add_parser("fixed", help="make a whole schedule before the first round")
    fixed.add_argument("--players", type=_within(4, MOST_PLAYERS), required=True, metavar="N")
    fixed.add_argument("--rounds", type=_within(1, MOST_ROUNDS), required=True, metavar="R")
    fixed.add_argument("--seed", type=int, default=1, metavar="S")
    form = fixed.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true")
    form.add_argument("--json", action="store_true")
    fixed.set_defaults(run=run_fixed)


def _add_files(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    check = commands.add_parser("check", help="count what a schedule or a played tournament is worth")
    check.add_argument("file", type=Path, metavar="FILE", help="CSV or JSON of fixed or swiss")
    check.add_argument("--json", action="store_true")
    check.set_defaults(run=run_check)
    following = commands.add_parser("next", help="seat the next round from standings")
    following.add_argument("file", type=Path, metavar="STANDINGS.csv")
    following.add_argument("--seed", type=int, default=1, metavar="S")
    following.add_argument("--rounds", type=_within(1, MOST_ROUNDS), metavar="R", help="of the whole plan")
    following.add_argument("--score", type=Path, metavar="FILE", help="score this seating instead of drawing")
    following.add_argument("--json", action="store_true")
    following.set_defaults(run=run_next)
    verify = commands.add_parser("verify", help="make a draw of next --json again and compare")
    verify.add_argument("draw", type=Path, metavar="DRAW.json")
    verify.add_argument("file", type=Path, metavar="STANDINGS.csv")
    verify.set_defaults(run=run_verify)


def _add_bracket(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bracket = commands.add_parser("bracket", help="plan a bracket of fours")
    bracket.add_argument("--players", type=_within(4, 1024), required=True, metavar="N")
    bracket.add_argument("--advance", type=int, choices=(1, 2), default=2, help="how many of a table go on")
    bracket.add_argument("--double", action="store_true", help="who loses once plays on below")
    bracket.add_argument("--seeding", choices=("1-8-9-16", "1-5-9-13"), default="1-8-9-16")
    bracket.add_argument("--json", action="store_true")
    bracket.set_defaults(run=run_bracket)


def _within(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}, not {text[:40]!r}")
        return int(text)

    return number
