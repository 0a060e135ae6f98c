"""Whatever can be played can be written down, read back, replayed and judged, and nothing is held against it.

Rulings, absences, slips, shares struck from the crystal box and scribes befall most of these games far more often than
any table would see.
"""

import random
from io import BytesIO

import pytest

from games.audit.djinnverso.judge import audit
from games.bots.arena import RandomTable, play
from games.bots.mishaps import BEDLAM, NO_MISHAPS, TOURNAMENT, Fate
from games.bots.random_player import choose
from games.engine.djinnverso.commands import OpenBox, PlayerCommand, PointOut, ThrowForStart
from games.engine.djinnverso.game import Game, new_history
from games.engine.djinnverso.legal import legal_commands
from games.engine.djinnverso.notation.header import Header
from games.engine.djinnverso.notation.record import Record, read_text, write
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import Phase, coming
from tests.games.bots.tables import RULESETS, box_for

CHUNK = 500
MISHAPS = (BEDLAM, NO_MISHAPS, BEDLAM, TOURNAMENT)


def random_game(seed: int) -> tuple[Game, Header]:
    rng = random.Random(seed)
    ruleset, seats = list(RULESETS.values())[seed % len(RULESETS)]
    mishaps = MISHAPS[seed // len(RULESETS) % len(MISHAPS)]
    game, name = Game(ruleset, seats), f"R{seed}"
    play(game, RandomTable(rng), box_for(seed, name, rng, mishaps), Fate(mishaps, rng))
    return game, Header(name, ruleset, tuple(f"Player {seat}" for seat in range(1, seats + 1)))


def flaws(game: Game, header: Header) -> list[str]:
    """What a record of the game gets wrong."""
    events = tuple(game.events)
    text = write(Record(header, events))
    record = read_text(text)
    replayed = new_history(record.header.ruleset, record.header.seats)
    judged = audit(BytesIO(text.encode()))
    wrong = {
        "the header read back": record.header != header,
        "the events read back": record.events != events,
        "the canonical form": write(record) != text,
        "the replayed state": replayed.extend(record.events) != game.state,
        "the audited state": judged.state != game.state,
    }
    return [name for name, differs in wrong.items() if differs] + [finding.text for finding in judged.findings]


def flawed(seeds: range) -> dict[int, list[str]]:
    found = {}
    for seed in seeds:
        game, header = random_game(seed)
        assert game.state.phase is Phase.OVER or not coming(game.state)
        if wrong := flaws(game, header):
            found[seed] = wrong
    return found


@pytest.mark.parametrize("start", range(0, 200, 50))
def test_games_of_random_players_are_without_flaw(start):
    assert flawed(range(start, start + 50)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 10_000, CHUNK))
def test_ten_thousand_games_of_random_players_are_without_flaw(start):
    assert flawed(range(start, start + CHUNK)) == {}


@pytest.mark.parametrize("name", RULESETS)
def test_a_random_player_chooses_among_the_legal_families(name):
    ruleset, seats = RULESETS[name]
    rng = random.Random(name)
    game = Game(ruleset, seats)
    box = box_for(1, name, rng, NO_MISHAPS)
    met = set()
    while game.state.phase is not Phase.OVER:
        command = choose(game.state, rng)
        if not isinstance(command, ThrowForStart | OpenBox):
            assert isinstance(command, PlayerCommand)
            families = {family.command: family for family in legal_commands(game.state, command.seat)}
            assert type(command) in families
            if isinstance(command, PointOut):
                assert (command.bidder, command.bid) in families[PointOut].bids
        met.add(type(command).__name__)
        game.act(command, box.dice)
    assert met >= {"Throw", "Look", "Bid", "Challenge", "PointOut", "Waive"}


def test_the_same_seed_is_the_same_game():
    assert random_game(7)[0].events == random_game(7)[0].events


def test_an_altered_record_has_flaws():
    game, header = random_game(1 + len(RULESETS))
    other = Header(header.game, Ruleset(wishes=9), header.names)
    assert flaws(game, other)
