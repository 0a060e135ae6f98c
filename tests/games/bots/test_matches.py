"""Bots play as people do: they misremember, they point at each other, and half of their doubts are right."""

import random
from io import BytesIO
from typing import get_args

import pytest

from games.audit.djinnverso.judge import audit
from games.bots.__main__ import main
from games.bots.figures import Figures
from games.bots.matches import match, matches
from games.bots.mishaps import NO_MISHAPS, TOURNAMENT
from games.engine.djinnverso.events import Event
from games.engine.djinnverso.notation.record import write
from games.engine.djinnverso.ruleset import OPTIONS
from games.engine.djinnverso.state import Phase, coming
from tests.games.bots.tables import RULESETS

MOST_EVENTS = 2_000
"""Of a game that nothing befalls, with eight players; the longest of thousands had about half."""

KINDS = {kind.__name__ for kind in get_args(Event)}


def figures_of(name: str, games: int) -> Figures:
    """Plays games of a ruleset, and has every one of them judged."""
    ruleset, seats = RULESETS[name]
    figures = Figures()
    for record, game in matches(ruleset, seats, 1, games, TOURNAMENT):
        judged = audit(BytesIO(write(record).encode()))
        assert [finding.text for finding in judged.findings] == []
        assert judged.state == game.state
        assert game.state.phase is Phase.OVER or not coming(game.state)
        figures.add(game)
    return figures


def assert_lifelike(figures: Figures) -> None:
    assert 0.05 <= figures.underbid_share <= 0.3
    assert 0.02 <= figures.claim_share <= 0.15
    assert 0.3 <= figures.right_share <= 0.7


def test_sixty_games_are_lifelike():
    figures = figures_of("default", 60)
    assert figures.games == 60
    assert_lifelike(figures)


def test_the_figures_are_those_of_the_audit():
    ruleset, seats = RULESETS["default"]
    figures = Figures()
    rounds = []
    for record, game in matches(ruleset, seats, 1, 5, TOURNAMENT):
        figures.add(game)
        rounds += audit(BytesIO(write(record).encode())).as_json()["rounds"]
    challenges = [told["challenge"] for told in rounds if told["challenge"] and told["challenge"]["hand"]]
    assert figures.rounds == len(rounds)
    assert figures.bids == sum(len(told["bids"]) for told in rounds)
    assert figures.with_underbid == sum(any(bid["underbid"] for bid in told["bids"]) for told in rounds)
    assert figures.challenges == len(challenges)
    assert figures.right == sum(not challenge["made_good"] for challenge in challenges)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", RULESETS)
def test_a_thousand_games_are_lifelike_and_everything_happens(name):
    figures = figures_of(name, 1_000)
    assert_lifelike(figures)
    assert set(figures.kinds) >= KINDS


def test_the_tables_have_every_value_of_every_option():
    for option in OPTIONS:
        met = {getattr(ruleset, option.name) for ruleset, _ in RULESETS.values()}
        assert met >= set(option.choices)
        assert option.default in met
        assert len(met) > 1
        assert not option.optional or None in met


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_that_nothing_befalls_has_one_winner_before_long(name):
    ruleset, seats = RULESETS[name]
    for _, game in matches(ruleset, seats, 2, 3, NO_MISHAPS):
        assert len(game.state.winners) == 1
        assert len(game.events) < MOST_EVENTS


def test_the_same_seed_is_the_same_game():
    ruleset, seats = RULESETS["default"]
    one, other, third = (match(ruleset, seats, seed, 5, TOURNAMENT)[0] for seed in (1, 1, 2))
    assert one == other
    assert one.events != third.events


@pytest.mark.parametrize("number", [0, 3, 6])
def test_a_crystal_box_s_dice_are_proved_in_the_end(number):
    ruleset, seats = RULESETS["default"]
    record, _ = match(ruleset, seats, 1, number, TOURNAMENT, table="crystal")
    proof = audit(BytesIO(write(record).encode())).proof
    assert proof.proved == proof.thrown > 0


def test_nobody_else_s_chance_is_touched():
    """Seeded generators are passed in: the global one stays as it is."""
    before = random.getstate()
    match(*RULESETS["default"], 1, 1, TOURNAMENT)
    assert random.getstate() == before


@pytest.mark.slow
def test_club_players_beat_novices():
    """At mixed tables the club has more than its share of the wins."""
    ruleset, seats = RULESETS["default"]
    wins = seated = 0
    for record, game in matches(ruleset, seats, 3, 400, NO_MISHAPS):
        club = {seat for seat, name in enumerate(record.header.names, 1) if name.split()[0] in CLUB_NAMES}
        seated += len(club)
        wins += game.state.winners[0] in club
    assert wins / 400 > seated / 400 / seats


CLUB_NAMES = {"Steady", "Bold", "Watchful", "Sly"}


def test_the_command_tells_figures_and_writes_records(tmp_path, capsys):
    assert main(["--games", "3", "--seed", "4", "--rule", "wishes=1", "--out", str(tmp_path)]) == 0
    assert "3 games" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["B4-0.djn", "B4-1.djn", "B4-2.djn"]
    for path in tmp_path.iterdir():
        with path.open("rb") as stream:
            assert not audit(stream).findings


def test_the_command_says_what_an_option_may_be(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--rule", "ladder=rope"])
    assert stopped.value.code == 2
    assert "ladder=groups|full|types" in capsys.readouterr().err
