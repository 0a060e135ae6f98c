"""``python -m tests.bench.draw [--picture FILE.svg]``: what the Swiss draw costs and what it is worth.

Each line is a tournament played in a process of its own, so that its peak memory is its own; seconds are
those of the draws alone, the first with everything cold, and the machine's other work is in them; processor
seconds are the process's own, with playing the rounds in them. `+ plain` is the mean range of points at a
table above what plain sorting of the same players would give.
"""

import argparse
import json
import resource
import subprocess
import sys
from math import log
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tests.bench.draw_picture import growth_picture
from tournaments.draw.quality import judge
from tournaments.draw.simulate import play_swiss
from tournaments.draw.swiss.field import PastRound

AIMS = {(128, 10): (0.1, 0.5), (512, 10): (0.5, 0.1), (1024, 10): (1.0, 0.1), (10_000, 5): (7.5, 0.1)}
"""Seconds in all and points above plain sorting, by players and rounds."""

GROWTH = tuple(128 * 2**step for step in range(8))
SEEDS = (1, 2, 3)


class Measured(NamedTuple):
    """One tournament."""

    seconds: float
    processor: float
    slowest: float
    repeats: int
    spread: int
    range: float
    above: float
    mebibytes: float


def play_one(players: int, rounds: int, seed: int, every_round: bool) -> Measured:
    """Play a tournament in this process and measure it."""
    started = process_time()
    played = list(play_swiss(players, rounds, seed, every_round=every_round))
    processor = process_time() - started
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    past = [PastRound(result.draw.tables, result.draw.byes) for result in played]
    quality = judge(players, past, [result.points for result in played])
    mean, plain = quality.mean_range or 0.0, quality.plain_range or 0.0
    seconds = [result.seconds for result in played]
    return Measured(
        sum(seconds), processor, max(seconds), quality.repeats, quality.seat_spread, mean, mean - plain, peak
    )


def play_apart(players: int, rounds: int, seed: int, every_round: bool = False) -> Measured:
    """Play it in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.draw", "--one", *map(str, (players, rounds, seed, int(every_round)))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Measured(*json.loads(done.stdout))


def print_table() -> None:
    """Print the sizes with an aim, planned and evened out every round."""
    heads = (
        "players",
        "rounds",
        "seats",
        "seconds",
        "processor",
        "aim",
        "repeats",
        "spread",
        "range",
        "+ plain",
        "aim",
        "MiB",
    )
    print("| " + " | ".join(heads) + " |\n|" + " ---: |" * len(heads))
    for every_round in (False, True):
        for (players, rounds), (seconds, above) in AIMS.items():
            runs = [play_apart(players, rounds, seed, every_round) for seed in SEEDS]
            cells = (
                str(players),
                str(rounds),
                "every round" if every_round else "planned",
                f"{sorted(run.seconds for run in runs)[1]:.2f}",
                f"{sorted(run.processor for run in runs)[1]:.2f}",
                f"{seconds:g}",
                str(max(run.repeats for run in runs)),
                str(max(run.spread for run in runs)),
                f"{sum(run.range for run in runs) / len(runs):.2f}",
                f"{sum(run.above for run in runs) / len(runs):.3f}",
                f"{above:g}",
                f"{max(run.mebibytes for run in runs):.0f}",
            )
            print("| " + " | ".join(cells) + " |", flush=True)


def print_growth(picture: Path | None) -> None:
    """Print seconds a round by size, beside N log N, and draw them."""
    print("\n| players | processor seconds a round | per N log N, µs | MiB |\n| ---: | ---: | ---: | ---: |")
    points = []
    for players in GROWTH:
        run = play_apart(players, 5, 1)
        a_round = run.processor / 5
        points.append((players, a_round))
        print(
            f"| {players} | {a_round:.4f} | {a_round / (players * log(players, 2)) * 1e6:.2f} | {run.mebibytes:.0f} |",
            flush=True,
        )
    if picture:
        picture.write_text(growth_picture(points), encoding="utf-8")


def main() -> None:
    """Print everything, or play one tournament for a parent process."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--one", type=int, nargs=4)
    options = parser.parse_args()
    if options.one:
        players, rounds, seed, every_round = options.one
        print(json.dumps(play_one(players, rounds, seed, bool(every_round))))
        return
    print_table()
    print_growth(options.picture)


if __name__ == "__main__":
    main()
