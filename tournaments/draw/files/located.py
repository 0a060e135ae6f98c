"""Where a value stands in a JSON text."""

import json
from collections.abc import Sequence

from tournaments.draw.files.problem import FileProblem

_DECODER = json.JSONDecoder()
_BLANK = " \t\n\r"

Path = Sequence[str | int]


def parse(text: str) -> object:
    """Return the value of a JSON text; raises `FileProblem`."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise FileProblem(error.lineno, error.colno, f"JSON ({error.msg})") from None
    except (RecursionError, ValueError):
        raise FileProblem(1, 1, "JSON that is not nested so deep, with numbers of sensible length") from None


def problem_at(text: str, path: Path, expected: str) -> FileProblem:
    """Return the problem with the value at `path` (names and indices from the outside in) of a valid JSON
    text.
    """
    at = _skip(text, 0)
    for step in path:
        at = _enter(text, at, step)
    before = text[:at]
    name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    where = f"{expected} in {name}" if name else expected
    return FileProblem(before.count("\n") + 1, at - before.rfind("\n"), where)


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at


def _enter(text: str, at: int, step: str | int) -> int:
    """Return where the member `step` of the object or list at `at` begins; `at` itself if it has none."""
    inside, seen = _skip(text, at + 1), 0
    while text[inside] not in "]}":
        name: object = seen
        if text[at] == "{":
            name, inside = _DECODER.raw_decode(text, inside)
            inside = _skip(text, _skip(text, inside) + 1)
        if name == step:
            return inside
        _, inside = _DECODER.raw_decode(text, inside)
        inside = _skip(text, inside)
        if text[inside] == ",":
            inside = _skip(text, inside + 1)
        seen += 1
    return at
