"""What the README promises, tried out.

In its ```sh blocks stand the commands that set up and test the checkout itself. In its ```console blocks each
line that begins with `$ ` is run here, in the checkout, with the libraries that `make setup` installed.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def console_commands() -> list[str]:
    return [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]


def test_the_first_commands_set_up_and_test():
    commands = [line.split("#")[0].strip() for line in blocks("sh")[0].splitlines()]
    assert commands[:2] == ["make setup", "make test"]


@pytest.mark.slow
@pytest.mark.parametrize("command", console_commands())
def test_a_shown_command_works(command, root):
    path = f"{root / '.venv/bin'}:{os.environ['PATH']}"
    shell = ["bash", "-euo", "pipefail", "-c", command]
    done = subprocess.run(shell, cwd=root, env=os.environ | {"PATH": path}, stdin=subprocess.DEVNULL)
    assert done.returncode == 0
