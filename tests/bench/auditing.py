"""How fast records are judged: the bids of a thousand bot games beside python-chess's reading of as many moves."""

import io
import random
from collections.abc import Iterator

import chess
import chess.pgn

from games.audit.djinnverso.judge import audit
from games.bots.matches import matches
from games.bots.mishaps import TOURNAMENT
from games.engine.djinnverso.events import BidSpoken
from games.engine.djinnverso.notation.record import write
from games.engine.djinnverso.ruleset import Ruleset
from tests.bench.measure import Figure, rate

GAMES = 1_000
CHESS_GAMES = 40
LONGEST_CHESS_GAME = 200


def figures() -> Iterator[Figure]:
    records = [record for record, _ in matches(Ruleset(), 4, 1, GAMES, TOURNAMENT)]
    files = [write(record).encode() for record in records]
    bids = sum(isinstance(event, BidSpoken) for record in records for event in record.events)
    lines = sum(file.count(b"\n") for file in files)
    seconds = 1.0 / rate(lambda: judged(files), 3)
    pgn = chess_games()
    theirs = rate(lambda: read_moves(pgn), 3)
    yield Figure(f"audit of {GAMES:,} bot games", "bids", bids / seconds, aim=20_000)
    peer = "python-chess, PGN's moves read"
    yield Figure(f"audit of {GAMES:,} bot games", "lines", lines / seconds, peer, theirs)


def judged(files: list[bytes]) -> int:
    """Judges all files; they count as one."""
    for file in files:
        audit(io.BytesIO(file))
    return 1


def chess_games() -> str:
    rng = random.Random(1)
    games = []
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while board.ply() < LONGEST_CHESS_GAME and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
        games.append(str(chess.pgn.Game.from_board(board)))
    return "\n\n".join(games)


def read_moves(pgn: str) -> int:
    stream, done = io.StringIO(pgn), 0
    while (game := chess.pgn.read_game(stream)) is not None:
        done += game.end().ply()
    return done
