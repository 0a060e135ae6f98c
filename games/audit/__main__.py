"""``python -m games.audit FILE… [--json]``: records of games judged by the laws.

Exit status: 0 where no line contradicts the laws, 1 where one does, 2 where a file can't be read; of several
files the worst.
"""

import argparse
import gc
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from games.audit.records import Audited, audit
from games.engine.refusals import Unreadable

AGREES, CONTRADICTS, UNREADABLE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Judges the files that the arguments name; returns the exit status."""
    options = _parser().parse_args(arguments)
    status = AGREES
    for place, name in enumerate(options.files):
        if place and not options.json:
            print()
        status = max(status, _audit_file(name, as_json=options.json))
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


def _audit_file(name: str, *, as_json: bool) -> int:
    try:
        judged, told = _judged(name)
    except Unreadable as error:
        return _failed(name, str(error), as_json=as_json, line=error.line, column=error.column, expected=error.expected)
    except OSError as error:
        return _failed(name, error.strerror or str(error), as_json=as_json)
    if as_json:
        print(json.dumps({"file": name, **judged.as_json()}, ensure_ascii=False))
    else:
        print(f"== {name}")
        for line in told:
            print(line)
    return CONTRADICTS if judged.findings else AGREES


def _judged(name: str) -> tuple[Audited, Iterator[str]]:
    if name == "-":
        return audit(sys.stdin.buffer)
    with Path(name).open("rb") as stream:
        return audit(stream)


def _failed(name: str, text: str, *, as_json: bool, **where: Any) -> int:
    if as_json:
        print(json.dumps({"file": name, "error": {**where, "text": text}}, ensure_ascii=False))
    print(f"{name}: {text}", file=sys.stderr)
    return UNREADABLE


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
