"""How fast standings are computed: players a second, eight rounds and four tie-breaks."""

from collections.abc import Iterator, Sequence
from functools import partial

from tests.bench.measure import Figure, rate
from tests.tournaments.standings.test_standings import play
from tournaments.standings.log import Entry
from tournaments.standings.ranking import Rules, standings_now
from tournaments.standings.tiebreaks import TieBreak

ROUNDS = 8
FIELDS = (2_000, 10_000)
AIM = 10_000
"""2,000 players in 0.2 s, 10,000 in a second."""


def figures() -> Iterator[Figure]:
    rules = Rules(tie_breaks=(TieBreak.WINS, TieBreak.OPPONENTS, TieBreak.OPPONENTS_CUT, TieBreak.SHARED_TABLE))
    for players in FIELDS:
        log = play(players, ROUNDS, 1, ties=False)

        work = partial(ranked, log, rules)
        yield Figure(f"standings of {players:,} players", "players", rate(work), aim=AIM)


def ranked(log: Sequence[Entry], rules: Rules) -> int:
    return len(standings_now(log, rules).rows)
