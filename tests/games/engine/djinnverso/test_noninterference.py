"""D4, D22: no view of a viewer changes when what is hidden from that viewer changes, nor does what they may press."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.djinnverso.commands import Command, PlayerCommand
from games.engine.djinnverso.decide import decide
from games.engine.djinnverso.events import BoxOpened, TrialDeclared
from games.engine.djinnverso.faces import DICE, FACES, Dice, hand_of
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.legal import why_not
from games.engine.djinnverso.state import Bid, Phase, Round, State
from games.engine.djinnverso.views import Arbiter, Public, Viewer, as_json, view
from games.engine.djinnverso.words import BETTER, Typed, Words
from games.engine.refusals import Refusal
from tests.games.engine.djinnverso.any_play import SeededDice, any_command, any_ruleset, play_on

IN_PLAY = (Phase.TURN, Phase.CHALLENGED, Phase.TRIAL)


def other_dice(chance: Random) -> Dice:
    return Dice("".join(chance.choices(FACES, k=DICE)))


def with_other_box(round_: Round, viewer: Viewer, chance: Random) -> Round:
    """The round with other dice in its box, as long as the viewer has not looked at these."""
    if round_.hand is None or (viewer == round_.seat and round_.seen):
        return round_
    dice = other_dice(chance)
    seen = "".join("?" if was == "?" else now for was, now in zip(round_.seen, dice, strict=False))
    return round_._replace(dice=dice if round_.dice else None, hand=hand_of(dice), seen=seen)


def with_other_bids(state: State, round_: Round, chance: Random) -> Round:
    """The round with other bids behind what is in sight, all but whether Djinnverso stands, which the moves tell."""
    top = state.ruleset.scale.top
    bids = list(round_.bids)
    for place, bid in enumerate(bids):
        last = place == len(bids) - 1
        if last and bid.rung == top:
            continue
        others: list[Words] = [BETTER, Typed("pair"), Typed("magi")]
        words = bid.words if last and not round_.accepted else chance.choice(others)
        bids[place] = Bid(
            bid.seat,
            words,
            chance.randint(1, top - 1),
            chance.randint(1, top - 1),
            chance.random() < 0.5,
            chance.random() < 0.5,
            bid.settled,
            bid.pointed_out_by,
            bid.named_by,
            bid.thrown if last and not round_.accepted else chance.randint(0, 7),
            bid.absent,
        )
    return round_._replace(bids=tuple(bids))


def twin_of(state: State, viewer: Viewer, chance: Random) -> State:
    """A state that differs from this one in all that the viewer may not know."""
    round_, previous = state.round, state.previous
    if previous is not None and previous.trial is None:
        previous = with_other_box(previous._replace(seen=""), viewer, chance)
    if round_ is not None and round_.trial is None:
        round_ = with_other_box(round_, viewer, chance)
    if round_ is not None and state.phase in IN_PLAY and state.ruleset.memory == "on":
        round_ = with_other_bids(state, round_, chance)
    return state._replace(round=round_, previous=previous)


def answer(state: State, command: Command) -> object:
    try:
        decide(state, command, SeededDice(1))
    except Refusal as refusal:
        return refusal.law, refusal.key, refusal.values
    return "done"


@given(seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_d22_a_view_tells_nothing_of_what_is_hidden(seed: int) -> None:
    chance = Random(seed)
    game = Game(any_ruleset(chance), chance.randint(2, 5))
    for _ in range(60):
        if play_on(game, SeededDice(seed), chance) is None:
            break
        state = game.state
        for viewer in (Public(), *range(1, state.seats + 1)):
            twin = twin_of(state, viewer, chance)
            assert as_json(view(state, viewer)) == as_json(view(twin, viewer))
            assert view(state, viewer) == view(twin, viewer)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_d22_what_can_be_pressed_and_what_is_answered_tell_nothing(seed: int) -> None:
    chance = Random(seed)
    game = Game(any_ruleset(chance), chance.randint(2, 5))
    for _ in range(50):
        if play_on(game, SeededDice(seed), chance) is None:
            break
        state = game.state
        for seat in range(1, state.seats + 1):
            twin = twin_of(state, seat, chance)
            assert [(r.law, r.key, r.values) for r in why_not(state, seat).values()] == [
                (r.law, r.key, r.values) for r in why_not(twin, seat).values()
            ]
            for _ in range(4):
                command = any_command(game, chance)
                if isinstance(command, PlayerCommand) and command.seat == seat:
                    assert answer(state, command) == answer(twin, command)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=40)
def test_d4_two_games_with_other_dice_look_alike_until_the_box_is_open(seed: int) -> None:
    chance = Random(seed)
    ruleset = any_ruleset(chance)
    seats = chance.randint(2, 5)
    games = Game(ruleset, seats), Game(ruleset, seats)
    looked: set[int] = set()
    steps = Random(seed)
    for game, dice in zip(games, (SeededDice(0), SeededDice(0)), strict=True):
        play_on(game, dice, Random(seed))
    for _ in range(40):
        command = play_on(games[0], SeededDice(1), steps)
        if command is None or any(isinstance(e, BoxOpened | TrialDeclared) for e in games[0].events):
            break
        try:
            games[1].act(command, SeededDice(2))
        except Refusal:
            continue
        if type(command).__name__ == "Look":
            looked.add(command.seat)  # type: ignore[union-attr]
        viewers: list[Viewer] = [Public(), Arbiter(), *(seat for seat in range(1, seats + 1) if seat not in looked)]
        for viewer in viewers:
            assert view(games[0].state, viewer) == view(games[1].state, viewer)


def test_an_arbiter_sees_dice_only_when_they_are_opened() -> None:
    chance = Random(7)
    game = Game(any_ruleset(chance), 3)
    while game.state.round is None or game.state.round.dice is None:
        play_on(game, SeededDice(7), chance)
    dice = game.state.round.dice
    assert str(dice) not in str(as_json(view(game.state, Arbiter())))
    assert str(dice) in str(as_json(view(game.state, Arbiter(opens_dice=True))))
