"""What a case says and an audit does not."""

from collections.abc import Iterator
from typing import Any


def differences(wanted: Any, told: Any, place: str = "") -> Iterator[str]:
    """What the case says and the audit does not."""
    if isinstance(wanted, dict):
        for key in wanted:
            yield from differences(wanted[key], told.get(key, "missing"), f"{place}.{key}")
    elif isinstance(wanted, list) and isinstance(told, list) and len(wanted) == len(told):
        for index, (one, other) in enumerate(zip(wanted, told, strict=True)):
            yield from differences(one, other, f"{place}[{index}]")
    elif wanted != told:
        yield f"{place}: {wanted!r} was wanted, not {told!r}"
