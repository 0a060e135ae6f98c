"""A command becomes events, or is refused with its law.

Nothing changes here; chance is asked through the dice that are given, and no clock is read.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from games.engine.crystal_dice import ThrowIndex
from games.engine.deciding import (
    absence,
    entered_start_throw,
    following,
    ready,
    shared_commands,
    start_index,
    step,
    thrown_for_start,
)
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import events as happened
from games.engine.djinnverso import rulings
from games.engine.djinnverso import verify as players
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.due import due
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.faces import ASTRAGALI, DICE, FACES, Dice, Hand, hand_of, highest_first
from games.engine.djinnverso.rules import RULES
from games.engine.djinnverso.state import MOST_BIDS, Phase, Round, State
from games.engine.djinnverso.words import Words
from games.engine.forms import Forms, verify_fresh
from games.engine.history import CRYSTAL_EVENTS
from games.engine.refusals import Refusal
from games.engine.sources import EightSided

DiceSource = EightSided

Events = tuple[happened.Event, ...]


def decide(state: State, command: asked.Command, dice: DiceSource | None = None) -> Events:
    """What happens by this command, and all that the laws force after it.

    After a ``TakeBack`` nothing follows by itself: what is due then waits for a ruling or for ``Proceed``.

    Raises:
        Refusal: the command is against the laws; nothing happens.
        ValueError: it is no command of this game, or throws dice, and none were given.
    """
    FORMS.verify(command, state.seats)
    if isinstance(command, CRYSTAL_EVENTS):
        return step(state, RULES, command)  # type: ignore[arg-type]
    events = _DECIDE[type(command)](state, command, dice)
    return events if _forces_nothing(state, command) else (*events, *following(state, events, evolve, due))


_QUIET: Final = frozenset({asked.Look, asked.Say, asked.PointOut, asked.TakeBack})
"""Commands after which nothing is ever due."""


def _forces_nothing(state: State, command: asked.Command) -> bool:
    """Whether it is plain from the command alone that the laws force nothing after it."""
    kind = type(command)
    if kind in _QUIET:
        return True
    if kind is asked.Bid:
        return state.round is not None and len(state.round.bids) < MOST_BIDS
    return kind in (asked.Throw, asked.EnterThrow) and state.phase is not Phase.TRIAL


def _look(state: State, command: asked.Look, _: object) -> Events:
    players.verify_look(state, command.seat)
    return (happened.BoxLooked(command.seat),)


def _throw(state: State, command: asked.Throw, dice: DiceSource | None) -> Events:
    count = command.mask.bit_count()
    players.verify_throw(state, command.seat, count)
    round_ = players.verify_running(state)
    ASTRAGALI.verify_mask(round_.dice, command.mask)
    fresh = _fresh(state, dice, ThrowIndex(round_.number, round_.turn, command.seat, _nth(round_), state.corrections))
    return (ASTRAGALI.throw(command.seat, command.mask, round_.dice, fresh),)


def _nth(round_: Round) -> int:
    """Which throw of its turn the next one is; only a trial has more than one (D9, D24)."""
    return len(round_.trial or ()) + 1


def _fresh(state: State, dice: DiceSource | None, index: ThrowIndex) -> Dice:
    return Dice(verify_fresh(ready(state, dice).eight_sided(index), ASTRAGALI))


def _enter_throw(state: State, command: asked.EnterThrow, _: object) -> Events:
    players.verify_throw(state, command.seat, command.count)
    RULES.verify_by_hand(state, "D11")
    hand, kept = ASTRAGALI.hand_from(command.hand), ASTRAGALI.part_from(command.kept)
    thrown = happened.DiceThrown(command.seat, command.count, kept, hand)
    table.verify_faces(state, thrown)
    thrown = replace(thrown, kept=ASTRAGALI.written(command.count, kept))
    return (thrown,)


def _bid(state: State, command: asked.Bid, _: object) -> Events:
    players.verify_bid(state, command.seat, command.words)
    return (happened.BidSpoken(command.seat, command.words),)


def is_words(value: object, _: int) -> bool:
    """Whether the value is the words of a bid."""
    return isinstance(value, Words)


def _challenge(state: State, command: asked.Challenge, _: object) -> Events:
    players.verify_challenge(state, command.seat)
    return (happened.BidChallenged(command.seat),)


def _point_out(state: State, command: asked.PointOut, _: object) -> Events:
    number = command.bid if command.bid is not None else latest_bid_of(state, command.bidder)
    players.verify_point_out(state, command.seat, number)
    round_ = players.verify_running(state)
    if round_.bids[number - 1].seat != command.bidder:
        raise Refusal("D20", "djinnverso.claim.not-theirs", bid=number, bidder=command.bidder)
    return (happened.UnderbidPointedOut(command.seat, number),)


def latest_bid_of(state: State, bidder: int) -> int:
    """D20: the number of the bidder's latest bid in the round; 0 where there is none."""
    bids = state.round.bids if state.round is not None else ()
    return next((n for n in range(len(bids), 0, -1) if bids[n - 1].seat == bidder), 0)


def _waive(state: State, command: asked.Waive, _: object) -> Events:
    players.verify_waive(state, command.seat)
    return (happened.ClaimsWaived(command.seat),)


def _declare_trial(state: State, command: asked.DeclareTrial, _: object) -> Events:
    players.verify_trial(state, command.seat)
    return (happened.TrialDeclared(command.seat),)


def _stop_trial(state: State, command: asked.StopTrial, _: object) -> Events:
    players.verify_stop_trial(state, command.seat)
    return (happened.WishLost(command.seat),)


def _throw_for_start(state: State, _: asked.ThrowForStart, dice: DiceSource | None) -> Events:
    """D7: throws until one is the highest alone."""
    count = table.START_DICE[state.ruleset.first_throw]

    def thrown(state: State, seat: int) -> str:
        fresh = _fresh(state, dice, start_index(state, seat))
        return fresh[0] if count == 1 else hand_of(fresh)

    return thrown_for_start(state, RULES, evolve, thrown)


def _start_from(faces: str) -> str:
    """D7: faces as a scribe typed them in, the highest first. How many there must be, is asked later."""
    if any(face not in FACES for face in faces):
        raise Refusal("D7", "table.throw.no-faces", dice=DICE, faces=FACES)
    return highest_first(faces)


def _open(state: State, command: asked.OpenBox, _: object) -> Events:
    round_ = players.verify_running(state)
    typed = ASTRAGALI.hand_from(command.hand)
    hand = round_.hand if typed is None else Hand(typed)
    table.verify_open(state, hand)
    return (happened.BoxOpened(hand),)


_DECIDE: Final[dict[type, Callable[[State, Any, DiceSource | None], Events]]] = {
    asked.Look: _look,
    asked.Throw: _throw,
    asked.Bid: _bid,
    asked.Challenge: _challenge,
    asked.PointOut: _point_out,
    asked.Waive: _waive,
    asked.DeclareTrial: _declare_trial,
    asked.StopTrial: _stop_trial,
    asked.ThrowForStart: _throw_for_start,
    asked.EnterStartThrow: entered_start_throw(RULES, table.verify_start_throw, _start_from),
    asked.EnterThrow: _enter_throw,
    asked.OpenBox: _open,
    asked.DeclareAbsent: absence(players.verify_absent),
    asked.RuleWish: rulings.rule_wish,
    asked.RuleFalseCount: rulings.rule_false_count,
    asked.VoidRound: rulings.void_round,
    **shared_commands(RULES),
}

FORMS: Final = Forms((*_DECIDE, *CRYSTAL_EVENTS), {"words": is_words})
