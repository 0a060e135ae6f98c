"""An engine's README holds: every law has its row, and what the row names is there."""

import importlib
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


class LawTable:
    """The table of one game's laws: its letter and how many there are; tests stand in the folder of its name."""

    def __init__(self, game: str, letter: str, laws: int) -> None:
        self.game = game
        self.laws = [f"{letter}{number}" for number in range(1, laws + 1)]
        self.tests = Path(__file__).parent / game
        readme = (ROOT / "games/engine" / game / "README.md").read_text()
        row = re.compile(rf"^\| ({letter}\d+) \| [^|]* \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)
        self.rows = {match[1]: (match[2], match[3]) for match in row.finditer(readme)}
        self._named = re.compile(rf"^def test_({letter.lower()}\d+)_", re.MULTILINE)

    def places(self, law: str) -> list[str]:
        """The code that a row names."""
        return re.findall(r"`([\w.]+)`", self.rows[law][0])

    def code_named(self, place: str) -> object:
        """What ``module.name`` or ``module.Class.name`` names in the engine, or beside it."""
        parts = place.split(".")
        for split in range(len(parts) - 1, 0, -1):
            for package in (f"games.engine.{self.game}", "games.engine"):
                try:
                    found: object = importlib.import_module(".".join([package, *parts[:split]]))
                except ModuleNotFoundError:
                    continue
                for name in parts[split:]:
                    found = getattr(found, name)
                return found
        raise LookupError(place)

    def untested(self, law: str) -> list[str]:
        """The files that a row names and that have no test of the law."""
        files = re.findall(r"`(test_\w+)`", self.rows[law][1])
        tested = {name for path in self.tests.glob("**/test_*.py") for name in self._tested(path, law)}
        return [name for name in files if name not in tested] if files else ["no file"]

    def _tested(self, path: Path, law: str) -> list[str]:
        return [path.stem] if law.lower() in self._named.findall(path.read_text()) else []

    def unlisted(self) -> list[str]:
        """Tests of a law in a file that the law's row does not name."""
        return [
            f"{law} in {path.name}"
            for path in self.tests.glob("**/test_*.py")
            for law in set(self._named.findall(path.read_text()))
            if f"`{path.stem}`" not in self.rows[law.upper()][1]
        ]
