"""What an audit finds: a line of a record that contradicts the laws, and a file that cannot be read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Finding:
    """One contradiction.

    Attributes:
        line: its line in the file, from 1.
        law: the law that it contradicts, ``D1`` to ``D36`` or ``Y1`` to ``Y12``; ``B1`` to ``B8`` for the crystal
            box's; ``record`` where the record contradicts itself.
        record: what the record says.
        laws: what the laws say.
    """

    line: int
    law: str
    record: str
    laws: str

    @property
    def text(self) -> str:
        """The finding in one sentence."""
        return f"line {self.line}, {self.law}: the record says '{self.record}'; {self.laws}"

    def as_json(self) -> dict[str, Any]:
        """The finding as a JSON object."""
        return {
            "line": self.line,
            "law": self.law,
            "record": self.record,
            "laws": self.laws,
            "text": self.text,
        }


def tell_findings(findings: Sequence[Finding], unlisted: int) -> Iterator[str]:
    """The findings line by line, for people."""
    if not findings:
        yield "No line contradicts the laws"
        return
    yield f"Findings: {len(findings) + unlisted}"
    for finding in findings:
        yield f"  {finding.text}"
    if unlisted:
        yield f"  ... and {unlisted} more"
