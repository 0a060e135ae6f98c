"""Which audit judges a file: its first line says which game it records."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, BinaryIO, Final, NamedTuple, Protocol

from games.audit.djinnverso import judge as djinnverso
from games.audit.djinnverso.telling import tell as tell_djinnverso
from games.audit.findings import Finding
from games.audit.yatzi import judge as yatzi
from games.audit.yatzi.telling import tell as tell_yatzi
from games.engine.notation.lines import Line, numbered_lines
from games.engine.refusals import Unreadable


class Audited(Protocol):
    """What every game's audit can tell."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Each line that contradicts the laws."""

    def as_json(self) -> dict[str, Any]:
        """The audit as a JSON object, the file's name aside."""


class Auditor(NamedTuple):
    """How one game's files are judged, and the judgement told to a person, line by line."""

    audit_lines: Callable[[Iterator[Line]], Any]
    tell: Callable[[Any], Iterator[str]]


AUDITORS: Final = {
    "DJN 1": Auditor(djinnverso.audit_lines, tell_djinnverso),
    "YTN 1": Auditor(yatzi.audit_lines, tell_yatzi),
}


def audit(stream: BinaryIO) -> tuple[Audited, Iterator[str]]:
    """A file judged by its game's laws, and the judgement for people.

    Raises:
        Unreadable: the file is no record of a known game; it names line and column.
    """
    lines = numbered_lines(stream)
    first = next(lines, None)
    auditor = None if first is None else AUDITORS.get(" ".join(first.words))
    if first is None or auditor is None:
        raise Unreadable(1 if first is None else first.number, 1, " or ".join(AUDITORS))
    audited = auditor.audit_lines(chain([first], lines))
    return audited, auditor.tell(audited)
