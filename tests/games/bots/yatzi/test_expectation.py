"""The exact expectation beside the mean of many games; the command that plays them, and its figures."""

import re

import numpy as np
import pytest

from games.bots.yatzi import cache
from games.bots.yatzi.__main__ import main
from games.bots.yatzi.figures import lines_of, spread
from games.bots.yatzi.simulation import Simulation
from games.bots.yatzi.tables import every_ruleset, rules_text
from games.bots.yatzi.values import compute
from tests.games.bots.yatzi.samples import any_values

GAMES = 10_000


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", every_ruleset(), ids=rules_text)
def test_the_mean_of_many_games_agrees_with_the_tables(ruleset):
    values = compute(ruleset)
    of = spread(Simulation(ruleset, values).totals(GAMES, 1))
    assert of.error < 0.6
    assert abs(of.mean - values.game) < 3 * of.error


def test_the_figures_of_totals():
    of = spread(np.array([100, 110, 120, 130]))
    assert (of.games, of.mean, of.least, of.most) == (4, 115, 100, 130)
    assert of.deviation == pytest.approx(12.9099, abs=1e-4)
    assert of.error == pytest.approx(6.4550, abs=1e-4)
    assert lines_of("expert", np.array([100, 110, 120, 130]), 121.455)[-1].endswith("-1.00 standard errors off")
    alone = lines_of("expert", np.array([100]), 121.0)
    assert alone == ["expert: 1 games, mean 100.00", "  from 100 to 100", "  expected 121.0000"]


@pytest.fixture
def guessed(monkeypatch, tmp_path):
    """Tables of any numbers, so that nothing large is worked out."""
    monkeypatch.setattr(cache, "compute", lambda ruleset, progress: any_values(1))
    return ["--where", str(tmp_path)]


def test_the_command_plays_alone(guessed, capsys):
    assert main(["--games", "8", "--seed", "5", *guessed]) == 0
    first = capsys.readouterr().out
    assert re.search(r"expert alone: 8 games, mean \d+\.\d\d, standard error \d", first)
    assert f"expected {any_values(1).game:.4f}" in first
    main(["--games", "8", "--seed", "5", *guessed])
    assert capsys.readouterr().out == first
    main(["--games", "8", "--seed", "6", *guessed])
    assert capsys.readouterr().out != first


def test_the_command_plays_against_a_novice(guessed, capsys):
    assert main(["--games", "3", "--against", "novice", "--rule", "miss=strike", *guessed]) == 0
    assert re.search(r"novice: 3 games.*the expert won \d of 3", capsys.readouterr().out, re.DOTALL)


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--rule", "miss=never"], ["--against", "nobody"]])
def test_the_command_refuses_what_it_can_t_do(wrong, guessed, capsys):
    with pytest.raises(SystemExit) as refused:
        main([*wrong, *guessed])
    assert refused.value.code == 2
    assert wrong[0] in capsys.readouterr().err
