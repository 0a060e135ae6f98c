"""The tables as a file in the user's cache folder. Whatever is wrong with it, the tables are worked out anew.

A file is a digest and the three arrays, little-endian. The digest is taken over the format, the rules and the scores
of all hands too, so that a file from before a change of the scoring is not read as one from after it.
"""

import hashlib
import os
import tempfile
from contextlib import suppress
from math import prod
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from games.bots.yatzi.scores import rules_of_play, scores
from games.bots.yatzi.values import SUBTOTALS, TURNS_ONE, TURNS_TWO, Progress, Values, compute
from games.engine.yatzi.ruleset import VERSION, Ruleset

FORMAT: Final = 1
"""Counted up with every change of the file, or of how values are worked out."""

_SHAPES: Final = ((1 << TURNS_ONE, SUBTOTALS), (1 << TURNS_ONE, TURNS_ONE + 1), (1 << TURNS_TWO, TURNS_TWO + 1))
_NUMBER: Final = np.dtype("<f8")
_DIGEST: Final = hashlib.sha256().digest_size
_SIZE: Final = _DIGEST + sum(map(prod, _SHAPES)) * _NUMBER.itemsize


class Found(NamedTuple):
    """Tables, and where they come from.

    Attributes:
        path: their file.
        read: whether they were read from it, and not worked out.
        problem: why they could not be kept there; None where they are.
    """

    values: Values
    path: Path
    read: bool
    problem: OSError | None = None


def cache_folder() -> Path:
    """Where this user's caches are: ``XDG_CACHE_HOME``, or the usual place; one that is not absolute is ignored."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".cache") / "mendax"


def file_name(ruleset: Ruleset) -> str:
    """The name of a ruleset's file."""
    rules = rules_of_play(ruleset)
    options = f"quads-{rules.quads_as_two_pairs}-fives-{rules.five_as_full_house}-miss-{rules.miss}"
    return f"{VERSION.replace('/', '-')}-{options}.{FORMAT}.values"


def tables(ruleset: Ruleset, where: Path | None = None, progress: Progress = lambda done, of: None) -> Found:
    """The values under a ruleset: read from the folder, or worked out and kept there if it can be written."""
    try:
        path = (cache_folder() if where is None else where) / file_name(ruleset)
    except RuntimeError as error:  # no home, and so no cache
        return Found(compute(ruleset, progress), Path(), read=False, problem=OSError(str(error)))
    values = read(path, ruleset)
    if values is not None:
        return Found(values, path, read=True)
    values = compute(ruleset, progress)
    try:
        write(path, ruleset, values)
    except OSError as error:
        return Found(values, path, read=False, problem=error)
    return Found(values, path, read=False)


def read(path: Path, ruleset: Ruleset) -> Values | None:
    """The values in a file; None where there is none, or it is damaged, older, or of other rules."""
    try:
        with path.open("rb") as file:
            content = file.read(_SIZE + 1)
    except OSError:
        return None
    if len(content) != _SIZE or content[:_DIGEST] != _digest(ruleset, content[_DIGEST:]):
        return None
    numbers = np.frombuffer(content[_DIGEST:], _NUMBER).astype(np.float64)
    with_bonus, no_bonus, part_two = np.split(numbers, np.cumsum([prod(shape) for shape in _SHAPES])[:-1])
    return Values(with_bonus.reshape(_SHAPES[0]), no_bonus.reshape(_SHAPES[1]), part_two.reshape(_SHAPES[2]))


def write(path: Path, ruleset: Ruleset, values: Values) -> None:
    """Keeps values in a file, whole or not at all.

    Raises:
        OSError: it can't be written.
    """
    body = b"".join(array.astype(_NUMBER).tobytes() for array in values)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_digest(ruleset, body) + body)
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


def _digest(ruleset: Ruleset, body: bytes) -> bytes:
    known = scores(rules_of_play(ruleset))
    digest = hashlib.sha256(f"{VERSION} {FORMAT} {known.strike}\n".encode())
    for array in (known.part_one, known.first, known.later):
        digest.update(array.astype(_NUMBER).tobytes())
    digest.update(body)
    return digest.digest()
