"""Views as JSON values, whichever game they are of."""

from dataclasses import fields, is_dataclass
from typing import Any


def as_json(shown: Any) -> Any:
    """A view, or a part of one, as JSON values. Fields that are None, empty or False are left out.

    A class, such as a family's command, is told by its name.
    """
    if isinstance(shown, type):
        return shown.__name__
    if is_dataclass(shown):
        return _telling({field.name: getattr(shown, field.name) for field in fields(shown)})
    if isinstance(shown, dict):
        return dict(shown)
    if isinstance(shown, frozenset):
        return sorted(shown)
    if isinstance(shown, tuple):
        return _telling(shown._asdict()) if hasattr(shown, "_asdict") else [as_json(value) for value in shown]
    return shown


def _telling(values: dict[str, Any]) -> dict[str, Any]:
    return {name: as_json(value) for name, value in values.items() if not _says_nothing(value)}


def _says_nothing(value: object) -> bool:
    return value is None or value is False or value in ("", ())
