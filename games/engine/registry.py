"""Which engine plays a record: by the game's name and the version of its rules."""

from typing import Any, Final

from games.engine.djinnverso.game import DJINNVERSO
from games.engine.engine import Engine
from games.engine.yatzi.game import YATZI

ENGINES: Final[dict[str, Engine[Any]]] = {engine.version: engine for engine in (DJINNVERSO, YATZI)}
"""Every version of every game that a record may name; none is ever taken out."""


def engine_for(version: str) -> Engine[Any]:
    """The engine of a game in one version, ``djinnverso/1``.

    Raises:
        LookupError: there is none; the message names those there are.
    """
    try:
        return ENGINES[version]
    except KeyError:
        raise LookupError(f"no rules {version!r}; there are {', '.join(ENGINES)}") from None
