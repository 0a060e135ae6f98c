"""``python -m tests.bench [PART…]``: our figures beside other libraries', all taken in this run.

A part is a module of this package with a function ``figures``, or with ``lines`` for what is no rate. A figure is for
comparing within one run: on a shared machine the next run's will be others, their ratios hardly.
"""

import pkgutil
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

import tests.bench
from tests.bench.measure import Figure

NO_PARTS = ("__main__", "measure", "draw_picture")


def parts() -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(tests.bench.__path__) if found.name not in NO_PARTS)


def measured(names: Sequence[str]) -> Iterator[Figure]:
    for name in names:
        module = import_module(f"tests.bench.{name}")
        if hasattr(module, "figures"):
            yield from module.figures()


def told(names: Sequence[str]) -> Iterator[str]:
    for name in names:
        module = import_module(f"tests.bench.{name}")
        if hasattr(module, "lines"):
            yield from module.lines()


def row(figure: Figure) -> str:
    ours = f"{figure.ours:,.0f}"
    theirs = f"{figure.theirs:,.0f}" if figure.peer else ""
    ratio = f"{figure.ratio:.2f}"
    if figure.peer:
        aim = "" if figure.aim is None else f"{figure.aim:g}"
    else:
        ratio, aim = "", "" if figure.aim is None else f"{figure.aim:,.0f}"
    return f"{figure.what:<44} {figure.unit:<9} {ours:>12}  {figure.peer:<34} {theirs:>12} {ratio:>7} {aim:>7}"


def main(arguments: Sequence[str]) -> int:
    unknown = set(arguments) - set(parts())
    if unknown:
        print(f"no part {', '.join(sorted(unknown))}; there are {', '.join(parts())}", file=sys.stderr)
        return 2
    print(f"{'':<44} {'a second':<9} {'ours':>12}  {'beside':<34} {'theirs':>12} {'ratio':>7} {'aim':>7}")
    for figure in measured(arguments or parts()):
        print(row(figure), flush=True)
    for line in told(arguments or parts()):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
