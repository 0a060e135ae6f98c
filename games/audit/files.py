"""Files judged, one by one or many at once on all of a machine's processors."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from games.audit.records import Audited, audit
from games.engine.refusals import Unreadable

AGREES, CONTRADICTS, UNREADABLE = 0, 1, 2
"""Exit statuses, the worst last."""

MANY: Final = 32
"""From so many files on it pays to start other processes."""

STANDARD_INPUT: Final = "-"


class Judgement(NamedTuple):
    """What is to be printed of a file, and its exit status."""

    output: str
    errors: str
    status: int


def judge_files(names: Sequence[str], *, as_json: bool) -> Iterator[Judgement]:
    """The judgement of each file, in the order of their names, as soon as it is there."""
    judge = partial(judge_file, as_json=as_json)
    processors = os.cpu_count() or 1
    if len(names) < MANY or processors < 2 or STANDARD_INPUT in names:
        yield from map(judge, names)
        return
    with ProcessPoolExecutor(processors) as pool:
        yield from pool.map(judge, names, chunksize=MANY // 4)


def judge_file(name: str, *, as_json: bool) -> Judgement:
    """The judgement of one file; a name that is ``-`` stands for standard input."""
    try:
        judged, told = _judged(name)
    except Unreadable as error:
        where = {"line": error.line, "column": error.column, "expected": error.expected}
        return _failed(name, str(error), where, as_json=as_json)
    except OSError as error:
        return _failed(name, error.strerror or str(error), {}, as_json=as_json)
    status = CONTRADICTS if judged.findings else AGREES
    if as_json:
        return Judgement(_json({"file": name, **judged.as_json()}), "", status)
    return Judgement("".join(f"{line}\n" for line in chain([f"== {name}"], told)), "", status)


def _judged(name: str) -> tuple[Audited, Iterator[str]]:
    if name == STANDARD_INPUT:
        return audit(sys.stdin.buffer)
    with Path(name).open("rb") as stream:
        return audit(stream)


def _failed(name: str, text: str, where: dict[str, Any], *, as_json: bool) -> Judgement:
    output = _json({"file": name, "error": {**where, "text": text}}) if as_json else ""
    return Judgement(output, f"{name}: {text}\n", UNREADABLE)


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
