"""How the project's files are cut and named, and what may not stand in them."""

import ast
import re
from pathlib import Path

import pytest

CEILING = 400
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "common", "shared", "misc"}
HOME_OF_SOMEBODY = re.compile(r"(?<![\w.:/])/(?:work|root|home|Users)/\w")


def lines_of(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


@pytest.fixture
def rooms(files: list[Path], root: Path) -> list[Path]:
    """The code of the product, as paths from the top of the checkout."""
    code = [path.relative_to(root) for path in files if path.suffix == ".py"]
    return [path for path in code if path.parts[0] in ("games", "tournaments")]


def test_a_file_has_one_subject(files):
    code = [p for p in files if p.suffix in (".py", ".html", ".css", ".js") and "migrations" not in p.parts]
    assert Path(__file__) in code
    assert [f"{p}: {lines_of(p)} lines" for p in code if lines_of(p) > CEILING] == []


def test_a_package_says_only_what_it_owns(rooms, root):
    packages = [path for path in rooms if path.name == "__init__.py" and "migrations" not in path.parts]
    assert Path("games/__init__.py") in packages
    assert [str(path) for path in packages if not holds_one_docstring(root / path)] == []


def holds_one_docstring(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return len(tree.body) == 1 and bool(ast.get_docstring(tree))


def test_every_folder_of_code_is_a_package(rooms):
    folders = {folder for path in rooms for folder in path.parents} - {Path()}
    assert Path("games/engine") in folders
    assert [str(folder) for folder in folders if folder / "__init__.py" not in rooms] == []


def test_names_say_what_is_inside(rooms):
    assert [str(path) for path in rooms if VAGUE_NAMES & {*path.parts, path.stem}] == []


def test_nothing_names_a_registry_or_somebodys_machine(files, root):
    """The hosts of package registries stand in the lock and nowhere else, and no path leads into a home."""
    lock = (root / "uv.lock").read_text(encoding="utf-8")
    hosts = set(re.findall(r'"https://([^/"]+)/', lock))
    assert len(hosts) == 2, "the lock names the public index and its file host"
    bad = []
    for path in files:
        text = path.read_bytes().decode("utf-8", "replace")
        if HOME_OF_SOMEBODY.search(text) or (path.name != "uv.lock" and any(host in text for host in hosts)):
            bad.append(str(path))
    assert bad == []
