"""What the README and the documents promise, tried out.

In the README's ```sh blocks stand the commands that set up and test the checkout itself. In a ```console
block of any document a line that begins with `$ ` is run here, in the checkout, with the libraries that `make
setup` installed; the lines below it, where there are any, are what it prints.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", document.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def shown_commands() -> list[tuple[str, str]]:
    """Every command shown, with what it is shown to print."""
    shown = "".join(block for document in DOCUMENTS for block in blocks(document, "console"))
    return re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", shown, re.MULTILINE)


def test_the_first_commands_set_up_and_test():
    commands = [line.split("#")[0].strip() for line in blocks(ROOT / "README.md", "sh")[0].splitlines()]
    assert commands[:2] == ["make setup", "make test"]


@pytest.mark.slow
@pytest.mark.parametrize(("command", "printed"), shown_commands())
def test_a_shown_command_works(command, printed):
    path = f"{ROOT / '.venv/bin'}:{os.environ['PATH']}"
    shell = ["bash", "-euo", "pipefail", "-c", command]
    done = subprocess.run(
        shell,
        cwd=ROOT,
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert done.stdout == printed or not printed
