"""``python -m games.audit FILE… [--json]``: records of games judged by the laws.

Exit status: 0 where no line contradicts the laws, 1 where one does, 2 where a file can't be read; of several
files the worst.
"""

import argparse
import gc
import io
import os
import sys
from collections.abc import Sequence

from games.audit.files import AGREES, judge_files


def main(arguments: Sequence[str] | None = None) -> int:
    """Judges the files that the arguments name; returns the exit status."""
    options = _parser().parse_args(arguments)
    status = AGREES
    for place, judgement in enumerate(judge_files(options.files, as_json=options.json)):
        if place and judgement.output and not options.json:
            print()
        print(judgement.output, end="")
        print(judgement.errors, end="", file=sys.stderr)
        status = max(status, judgement.status)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.audit",
        description="Judges records of games by the laws.",
        epilog="Exit status: 0 no line contradicts the laws, 1 one does, 2 a file can't be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .djn or .ytn file, or - for standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each file")
    return parser


def run() -> int:
    """The command as a process: whatever a name holds can be printed, and a reader may stop reading early."""
    gc.freeze()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return AGREES
    return status


if __name__ == "__main__":
    sys.exit(run())
