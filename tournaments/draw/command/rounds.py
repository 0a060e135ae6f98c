"""The commands `swiss`, `next` and `verify`."""

import argparse
import json
import sys
from pathlib import Path

from tournaments.draw.files.draw_file import draw_document, read_draw
from tournaments.draw.files.problem import FileProblem, read_text
from tournaments.draw.files.schedule_file import read_schedule
from tournaments.draw.files.standings_file import read_standings
from tournaments.draw.quality import judge
from tournaments.draw.simulate import PlayedRound, play_swiss
from tournaments.draw.swiss.draw import draw_round
from tournaments.draw.swiss.field import Field, PastRound, Table, UnfitField
from tournaments.draw.swiss.score import TableScore, score_round
from tournaments.draw.swiss.verify import verify_draw


def run_swiss(options: argparse.Namespace) -> int:
    """Print a tournament played by players of hidden strength."""
    played: list[PlayedRound] = []
    for result in play_swiss(options.players, options.rounds, options.seed, every_round=options.every_round):
        played.append(result)
        print(f"round {len(played)} of {options.rounds}: {result.seconds:.3f} s", file=sys.stderr)
        if not options.json:
            _print_round(f"round {len(played)}", result.draw.tables, result.draw.byes)
    if options.json:
        rounds = [
            {
                "tables": result.draw.tables,
                "byes": result.draw.byes,
                "points": result.points,
                "seconds": round(result.seconds, 6),
            }
            for result in played
        ]
        print(json.dumps({"players": options.players, "seed": options.seed, "rounds": rounds}))
        return 0
    past = [PastRound(result.draw.tables, result.draw.byes) for result in played]
    quality = judge(options.players, past, [result.points for result in played])
    seconds = sum(result.seconds for result in played)
    print(f"{seconds:.3f} s, {quality.repeats} repeats, seat spread {quality.seat_spread},", end=" ")
    print(f"points range {quality.mean_range:.3f}, in plain order {quality.plain_range:.3f}")
    return 0


def run_next(options: argparse.Namespace) -> int:
    """Print the draw of a real next round, or the score of a seating fixed by hand."""
    field = _read_field(options.file, options.rounds)
    if options.score:
        _print_scores(options, score_round(field, _read_seating(options.score)))
        return 0
    draw = draw_round(field, options.seed)
    scores = score_round(field, draw.tables)
    if options.json:
        print(json.dumps(draw_document(draw, field.planned, scores)))
        return 0
    _print_round(f"round {len(field.rounds) + 1}", draw.tables, draw.byes)
    _print_scores(options, scores)
    print(f"seed {draw.seed}, input {draw.digest}, drawn by {draw.version}")
    return 0


def run_verify(options: argparse.Namespace) -> int:
    """Say whether a draw is what its seed gives; 1 if it is not."""
    try:
        draw, planned = read_draw(read_text(options.draw))
    except FileProblem as problem:
        print(f"{options.draw}: {problem}", file=sys.stderr)
        return 2
    verdict = verify_draw(draw, _read_field(options.file, planned))
    print(("genuine: " if verdict.genuine else "false: ") + verdict.finding)
    return 0 if verdict.genuine else 1


def _read_field(path: Path, planned: int | None) -> Field:
    return read_standings(read_text(path), planned)


def _read_seating(path: Path) -> tuple[Table, ...]:
    try:
        rounds = read_schedule(read_text(path)).rounds
    except FileProblem as problem:
        raise UnfitField(f"the seating in {path}: {problem}") from None
    if len(rounds) != 1:
        raise UnfitField(f"the seating in {path} is of {len(rounds)} rounds, not of one")
    return rounds[0].tables


def _print_round(name: str, tables: tuple[Table, ...], byes: tuple[int, ...]) -> None:
    print(f"{name}:")
    for number, table in enumerate(tables, start=1):
        print(f"  table {number}: {' '.join(map(str, table))}")
    if byes:
        print("  byes:", ", ".join(map(str, byes)))


def _print_scores(options: argparse.Namespace, scores: tuple[TableScore, ...]) -> None:
    if options.json:
        print(json.dumps([[score.cost, [str(reason) for reason in score.reasons]] for score in scores]))
        return
    for number, score in enumerate(scores, start=1):
        if score.cost:
            reasons = "; ".join(str(reason) for reason in score.reasons)
            print(f"table {number} costs {score.cost}: {reasons}")
    print(f"all tables cost {sum(score.cost for score in scores)}")
