"""The commands `fixed` and `check`."""

import argparse
import json
import sys
from dataclasses import asdict

from tournaments.draw.files.problem import read_text
from tournaments.draw.files.schedule_file import read_schedule, write_schedule
from tournaments.draw.fixed.schedule import fixed_schedule
from tournaments.draw.quality import Quality, judge


def run_fixed(options: argparse.Namespace) -> int:
    """Print a schedule with its repeats and the lower bound beside them."""

    def progress(done: int) -> None:
        print(f"round {done} of {options.rounds}", file=sys.stderr)

    schedule = fixed_schedule(options.players, options.rounds, options.seed, progress)
    told = f"{schedule.repeats} repeats, at least {schedule.least} cannot be avoided ({schedule.method})"
    if options.json:
        document = {
            "players": schedule.players,
            "rounds": [{"tables": past.tables, "byes": past.byes} for past in schedule.rounds],
            "repeats": schedule.repeats,
            "lower_bound": schedule.least,
            "method": schedule.method,
        }
        print(json.dumps(document))
    elif options.csv:
        print(write_schedule(schedule.rounds), end="")
        print(told, file=sys.stderr)
    else:
        for number, past in enumerate(schedule.rounds, start=1):
            print(f"round {number}:", "  ".join("-".join(map(str, table)) for table in past.tables))
            if past.byes:
                print("  byes:", ", ".join(map(str, past.byes)))
        print(told)
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Print what a schedule or a played tournament is worth."""
    schedule = read_schedule(read_text(options.file))
    quality = judge(schedule.players, schedule.rounds, schedule.points)
    print(json.dumps(asdict(quality)) if options.json else _words(quality))
    return 0


def _words(quality: Quality) -> str:
    meets = ", ".join(f"{pairs} pairs {times} times" for times, pairs in quality.meets.items())
    lines = [
        f"players            {quality.players}",
        f"rounds             {quality.rounds}",
        f"repeats            {quality.repeats}",
        f"meets              {meets}",
        f"seat spread        {quality.seat_spread}",
        f"neighbour repeats  {quality.neighbour_repeats}",
        f"byes of one player {quality.byes}",
    ]
    if quality.mean_range is not None:
        lines += [
            f"points range       {quality.mean_range:.3f} mean, {quality.range_95:.1f} at 95 in 100",
            f"in plain order     {quality.plain_range:.3f} mean",
        ]
    return "\n".join(lines)
