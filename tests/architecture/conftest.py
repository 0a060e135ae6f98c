"""The checkout as its own subject: its files, read once."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def files() -> list[Path]:
    """Every file of the project, those not yet committed included, those that git ignores left out."""
    git = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT)]
    listed = subprocess.run(
        [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    found = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in found if path.is_file()]
