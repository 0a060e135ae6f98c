"""What one player does with what it sees."""

import random
from collections.abc import Callable

import pytest

from games.bots.chances import best_kept, chance_in_the_box, chance_to_reach, ways_to_keep
from games.bots.personality import CLUB, NOVICES, Personality
from games.bots.phrases import any_words, phrases
from games.bots.player import Player
from games.bots.speaking import choose_words
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.bidding import fitting_rungs, is_readable, lowest_rung
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.faces import HANDS
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.legal import legal_commands
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.views import view
from games.engine.djinnverso.words import BETTER, Typed, words_from
from games.engine.rulesets import as_values

STEADY = CLUB[0]


class Loaded:
    """Dice that show what they are told."""

    def __init__(self, *throws: str) -> None:
        self._throws = iter(throws)

    def eight_sided(self, index: object) -> str:
        return next(self._throws)


def person(base: Personality = STEADY, **habits: float) -> Personality:
    values = {field: getattr(base, field) for field in base.__slots__}
    return Personality(**{**values, **habits})


def player(game: Game, seat: int, base: Personality = STEADY, **habits: float) -> Player:
    return Player(seat, person(base, **habits), as_values(game.state.ruleset), random.Random(1))


def spoken(*texts: str, ruleset: Ruleset | None = None, show: Callable[[Game], None] = lambda game: None) -> Game:
    """A game in which seats 1, 2 … have bid these, having thrown; ``show`` is called after each."""
    game = Game(ruleset or Ruleset(), 4)
    dice = Loaded(*["EFWAOTS"] * (len(texts) + 1))
    game.act(asked.NameStarter(1))
    for place, text in enumerate(texts):
        seat = place % 4 + 1
        game.act(asked.Throw(seat, 127 if place == 0 else 1), dice)
        game.act(asked.Bid(seat, words_from(text)))
        show(game)
    return game


def test_a_chance_is_exact():
    groups = ladder("groups")
    assert chance_to_reach("", groups.top, groups) == pytest.approx(8**-7)
    assert chance_to_reach("LLLLLL", groups.top, groups) == pytest.approx(1 / 8)
    assert chance_to_reach("LLLLLLL", groups.top, groups) == 1.0
    assert chance_to_reach("EFWAOT", groups.rung_of(HANDS[0]) + 1, groups) == 0.0
    assert chance_to_reach("EFWAOT", 1, groups) == pytest.approx(1.0)


def test_a_chance_of_a_fresh_box_is_near_the_exact_one():
    groups = ladder("groups")
    rung = fitting_rungs(Typed("magi"), "groups")[0]
    assert chance_in_the_box((7,), rung, groups) == pytest.approx(chance_to_reach("", rung, groups), abs=0.08)


def test_what_was_thrown_again_makes_a_box_better():
    groups = ladder("groups")
    rung = fitting_rungs(Typed("square"), "groups")[0]
    assert chance_in_the_box((7, 4, 4), rung, groups) > chance_in_the_box((7,), rung, groups) + 0.1


def test_big_groups_are_kept_first():
    assert best_kept("LLSTOAE", 3) == "LLS"
    assert best_kept("LEEEWWW", 6) == "WWWEEE"
    assert ways_to_keep("LEEEWWW") == ["WWWEEEL", "WWWEEE", "WWW", ""]


def test_a_memory_of_paper_knows_where_a_bid_stands():
    watcher = player(Game(Ruleset(), 4), 4, forgetting=0.0)
    game = spoken("square:E", "two-pairs", "better", show=lambda game: watcher.see(view(game.state, 4)))
    assert game.state.round is not None
    assert [bid.rung for bid in watcher.memory.heard] == [bid.rung for bid in game.state.round.bids]
    assert [bid.doubted for bid in watcher.memory.heard] == [False, True, False]


def test_a_claim_that_counts_is_remembered():
    watcher = player(Game(Ruleset(), 4), 4, forgetting=0.0)
    game = spoken("square:E", "two-pairs", "three-pairs", show=lambda game: watcher.see(view(game.state, 4)))
    game.act(asked.PointOut(1, 2, 2))
    watcher.see(view(game.state, 4))
    assert game.state.round is not None
    assert [bid.rung for bid in watcher.memory.heard] == [bid.rung for bid in game.state.round.bids]


def test_what_was_taken_back_is_forgotten():
    watcher = player(Game(Ruleset(), 4), 4, forgetting=0.0)
    game = spoken("square:E", "better", show=lambda game: watcher.see(view(game.state, 4)))
    game.act(asked.TakeBack(len(game.events)))
    watcher.see(view(game.state, 4))
    assert [bid.number for bid in watcher.memory.heard] == [1]


def test_who_forgets_stands_elsewhere():
    watcher = player(Game(Ruleset(), 4), 4, forgetting=1.0)
    game = spoken("square:E", show=lambda game: watcher.see(view(game.state, 4)))
    assert game.state.round is not None
    assert watcher.memory.standing != game.state.round.bids[0].rung


@pytest.mark.parametrize(("watchfulness", "claims"), [(1.0, True), (0.0, False)])
def test_a_watchful_player_points_out_what_it_has_noticed(watchfulness, claims):
    watcher = player(Game(Ruleset(), 4), 4, forgetting=0.0, watchfulness=watchfulness, meddling=0.0)
    game = spoken("square:E", "two-pairs", show=lambda game: watcher.see(view(game.state, 4)))
    said = watcher.interject(view(game.state, 4))
    assert said == (asked.PointOut(4, 2, 2) if claims else None)
    assert watcher.interject(view(game.state, 4)) is None


def test_a_bid_beyond_belief_is_challenged():
    game = spoken("ruby:L")
    assert player(game, 2).move(view(game.state, 2)) == asked.Challenge(2)


def test_a_bid_that_any_box_makes_good_is_accepted():
    game = spoken("pair:E")
    assert player(game, 2, looking=1.0).move(view(game.state, 2)) == asked.Look(2)


def test_who_knows_the_box_keeps_what_is_good():
    """Over a chest, four Earths can only become five of them."""
    game = Game(Ruleset(), 4)
    holder = player(game, 2, forgetting=0.0)
    game.act(asked.NameStarter(1))
    game.act(asked.Throw(1, 127), Loaded("EWEETES"))
    game.act(asked.Bid(1, Typed("chest", "SL")))
    holder.see(view(game.state, 2))
    game.act(asked.Look(2))
    assert holder.move(view(game.state, 2)) == asked.Throw(2, 0b1010010)


def test_who_has_not_looked_throws_all():
    game = spoken("pair:E")
    assert player(game, 2, looking=0.0).move(view(game.state, 2)) == asked.Throw(2, 127)


def test_on_trial_every_luck_is_kept():
    game = Game(Ruleset(), 4)
    dice = Loaded("EEEEWTS", "LELLEEE")
    game.act(asked.NameStarter(1))
    game.act(asked.Throw(1, 127), dice)
    game.act(asked.Bid(1, Typed("djinnverso")))
    game.act(asked.DeclareTrial(2))
    steady = player(game, 2)
    assert steady.move(view(game.state, 2)) == asked.Throw(2, 127)
    game.act(asked.Throw(2, 127), dice)
    assert steady.move(view(game.state, 2)) == asked.Throw(2, 0b1110010)


@pytest.mark.parametrize("name", ["groups", "full", "types"])
def test_words_for_a_rung_fit_it(name):
    scale = ladder(name)
    for rung in range(1, scale.top + 1, 7):
        said = phrases(rung, scale)
        assert all(rung in fitting_rungs(words, name) for words in said if isinstance(words, Typed))
        assert lowest_rung(said[0], rung - 1, scale) == rung


@pytest.mark.parametrize("name", ["groups", "full", "types"])
def test_whatever_is_said_can_be_read(name):
    scale = ladder(name)
    rng = random.Random(name)
    for person_ in (*CLUB, *NOVICES):
        for _ in range(200):
            standing, truth = rng.randint(0, scale.top), rng.randint(0, scale.top)
            assert is_readable(choose_words(truth, standing, scale, person_, rng, only_better=False), scale)
            assert is_readable(any_words(min(standing, scale.top - 1), scale, rng), scale)


def test_an_honest_player_says_what_it_holds():
    scale = ladder("full")
    honest = person(honesty=1.0, daring=0.0)
    words = {choose_words(900, 100, scale, honest, random.Random(n), only_better=False) for n in range(50)}
    assert words <= set(phrases(900, scale))


def test_where_only_better_is_left_nothing_else_is_said():
    scale = ladder("groups")
    words = choose_words(0, scale.top, scale, person(daring=1.0), random.Random(1), only_better=True)
    assert words == BETTER


@pytest.mark.parametrize("base", [*CLUB, *NOVICES], ids=lambda base: base.name)
def test_a_move_is_of_a_legal_family(base):
    """Played by one person in all seats, through views alone."""
    rng = random.Random(base.name)
    ruleset = Ruleset(memory="off")
    game = Game(ruleset, 3)
    players = {seat: Player(seat, base, as_values(ruleset), rng) for seat in (1, 2, 3)}
    game.act(asked.NameStarter(1))
    for _ in range(400):
        state = game.state
        if state.round is None or not state.playing or state.winners:
            break
        waiting = [s for s in state.playing if s not in state.round.waived]
        seat = waiting[0] if state.round.challenger is not None else state.round.seat
        command: Command = players[seat].move(view(state, seat))
        assert type(command) in {family.command for family in legal_commands(state, seat)}
        throws = "".join(rng.choices("EFWAOTSL", k=7))
        game.act(command, Loaded(throws))
