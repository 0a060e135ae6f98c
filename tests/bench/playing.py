"""How fast games are played by chance: commands beside python-chess's moves and PokerKit's actions."""

import random
from collections.abc import Callable, Iterator

import chess
from pokerkit import Automation, NoLimitTexasHoldem

from games.bots.dice import SeededDice
from games.bots.random_player import choose
from games.engine.djinnverso.decide import decide
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.ruleset import Ruleset
from games.engine.djinnverso.state import Phase, new_game
from tests.bench.measure import Figure, rates

GAMES = 100
CHESS_GAMES = 15
POKER_HANDS = 100
LONGEST_CHESS_GAME = 300


def figures() -> Iterator[Figure]:
    for peer, theirs, aim in (("python-chess, random moves", moves, 3.0), ("PokerKit, random actions", actions, 10.0)):
        yield Figure("random play, four players", "commands", *compared(theirs, peer), aim)


def compared(theirs: Callable[[], int], peer: str) -> tuple[float, str, float]:
    ours, rate = rates(commands, theirs)
    return ours, peer, rate


def commands() -> int:
    rng = random.Random(1)
    dice = SeededDice(rng)
    done = 0
    for _ in range(GAMES):
        state = new_game(Ruleset(), 4)
        while state.phase is not Phase.OVER:
            for event in decide(state, choose(state, rng), dice):
                state = evolve(state, event)
            done += 1
    return done


def moves() -> int:
    rng = random.Random(1)
    done = 0
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while board.ply() < LONGEST_CHESS_GAME and (legal := list(board.legal_moves)):
            board.push(legal[int(rng.random() * len(legal))])
            done += 1
    return done


def actions() -> int:
    rng = random.Random(1)
    done = 0
    for _ in range(POKER_HANDS):
        state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 4)
        while state.status:
            choices: list[Callable[[], object]] = [state.check_or_call]
            if state.can_fold():
                choices.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                choices.append(state.complete_bet_or_raise_to)
            choices[int(rng.random() * len(choices))]()
            done += 1
    return done
