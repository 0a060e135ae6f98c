"""A command becomes events, or is refused with its law.

Nothing changes here; chance is asked through the dice that are given, and no clock is read.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from games.engine import crystal_box
from games.engine.crystal_box import CrystalEvent
from games.engine.crystal_dice import ThrowIndex
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import events as happened
from games.engine.djinnverso import rulings
from games.engine.djinnverso import verify as players
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.due import due
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.faces import DICE, Dice, hand_of, highest_first, thrown_into
from games.engine.djinnverso.state import MOST_BIDS, Phase, Round, State
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
        ValueError: it throws dice, and none were given.
    """
    if isinstance(command, CRYSTAL_EVENTS):
        return _step(state, command)  # type: ignore[arg-type]
    events = _DECIDE[type(command)](state, command, dice)
    return events if _forces_nothing(state, command) else (*events, *following(state, events))


def following(state: State, events: Iterable[happened.Event]) -> Events:
    """What the laws force after these events, one after another."""
    for event in events:
        state = evolve(state, event)
    forced: list[happened.Event] = []
    while (event_due := due(state)) is not None:
        forced.append(event_due)
        state = evolve(state, event_due)
    return tuple(forced)


def _forces_nothing(state: State, command: asked.Command) -> bool:
    """Whether it is plain from the command alone that the laws force nothing after it."""
    if isinstance(command, asked.Throw | asked.EnterThrow):
        return state.phase is not Phase.TRIAL
    if isinstance(command, asked.Bid):
        return state.round is not None and len(state.round.bids) < MOST_BIDS
    return isinstance(command, asked.Look | asked.Say | asked.PointOut | asked.TakeBack)


def _look(state: State, command: asked.Look, _: object) -> Events:
    players.verify_look(state, command.seat)
    return (happened.BoxLooked(command.seat),)


def _throw(state: State, command: asked.Throw, dice: DiceSource | None) -> Events:
    count = command.mask.bit_count()
    players.verify_throw(state, command.seat, count)
    round_ = players.verify_running(state)
    table.verify_box_positions(round_, command.mask)
    fresh = _fresh(state, dice, ThrowIndex(round_.number, round_.turn, command.seat, _nth(round_), state.corrections))
    after = thrown_into(round_.dice or fresh, command.mask, fresh)
    kept = highest_first(face for j, face in enumerate(after) if not command.mask >> j & 1)
    known = kept if 0 < count < DICE else None
    return (happened.DiceThrown(command.seat, count, known, hand_of(after), after, command.mask),)


def _nth(round_: Round) -> int:
    """Which throw of its turn the next one is; only a trial has more than one (D9, D24)."""
    return len(round_.trial or ()) + 1


def _fresh(state: State, dice: DiceSource | None, index: ThrowIndex) -> Dice:
    if dice is None:
        raise ValueError("dice are needed for a throw")
    if state.crystal.epoch:
        crystal_box.verify_throw(state.crystal)
    return Dice(dice.eight_sided(index))


def _enter_throw(state: State, command: asked.EnterThrow, _: object) -> Events:
    players.verify_throw(state, command.seat, command.count)
    if state.crystal.is_running:
        raise Refusal("D11", "djinnverso.throw.online")
    table.verify_faces(state, command.count, command.kept, command.hand)
    kept = command.kept if 0 < command.count < DICE else None
    return (happened.DiceThrown(command.seat, command.count, kept, command.hand),)


def _say(state: State, command: asked.Say, _: object) -> Events:
    players.verify_say(state, command.seat, command.text)
    return (happened.StatementMade(command.seat, command.text),)


def _bid(state: State, command: asked.Bid, _: object) -> Events:
    players.verify_bid(state, command.seat, command.words)
    return (happened.BidSpoken(command.seat, command.words),)


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
    events: list[happened.Event] = []
    table.verify_start_open(state)
    count = table.START_DICE[state.ruleset.first_throw]
    while len(state.contenders) != 1:
        thrown = tuple(
            (seat, _start_faces(_fresh(state, dice, _start_index(state, seat)), count))
            for seat in table.start_throwers(state)
        )
        events.append(happened.StartThrown(thrown))
        state = evolve(state, events[-1])
    return tuple(events)


def _start_index(state: State, seat: int) -> ThrowIndex:
    return ThrowIndex(0, state.attempts + 1, seat, 1, state.corrections)


def _start_faces(dice: Dice, count: int) -> str:
    return dice[0] if count == 1 else hand_of(dice)


def _enter_start_throw(state: State, command: asked.EnterStartThrow, _: object) -> Events:
    table.verify_start_throw(state, command.faces)
    return (happened.StartThrown(command.faces),)


def _name_starter(state: State, command: asked.NameStarter, _: object) -> Events:
    table.verify_name_starter(state, command.seat)
    return (happened.RoundStarted(1, command.seat),)


def _open(state: State, command: asked.OpenBox, _: object) -> Events:
    round_ = players.verify_running(state)
    hand = round_.hand if command.hand is None else command.hand
    table.verify_open(state, hand)
    return (happened.BoxOpened(hand),)


def _declare_absent(state: State, command: asked.DeclareAbsent, _: object) -> Events:
    players.verify_absent(state, command.seat)
    return (happened.PlayerAbsent(command.seat),)


def _call_time(state: State, _: asked.CallTime, __: object) -> Events:
    table.verify_time(state)
    return (happened.TimeCalled(),)


def _proceed(state: State, _: asked.Proceed, __: object) -> Events:
    if due(state) is None:
        raise Refusal("record", "record.proceed.nothing-due")
    return ()


def _step(state: State, step: CrystalEvent) -> Events:
    table.verify_step(state, step)
    return (step,)


_DECIDE: Final[dict[type, Callable[[State, Any, DiceSource | None], Events]]] = {
    asked.Look: _look,
    asked.Throw: _throw,
    asked.Say: _say,
    asked.Bid: _bid,
    asked.Challenge: _challenge,
    asked.PointOut: _point_out,
    asked.Waive: _waive,
    asked.DeclareTrial: _declare_trial,
    asked.StopTrial: _stop_trial,
    asked.Leave: rulings.leave,
    asked.ThrowForStart: _throw_for_start,
    asked.EnterStartThrow: _enter_start_throw,
    asked.NameStarter: _name_starter,
    asked.EnterThrow: _enter_throw,
    asked.OpenBox: _open,
    asked.DeclareAbsent: _declare_absent,
    asked.CallTime: _call_time,
    asked.Proceed: _proceed,
    asked.RuleWish: rulings.rule_wish,
    asked.RuleFalseCount: rulings.rule_false_count,
    asked.Exclude: rulings.exclude,
    asked.VoidRound: rulings.void_round,
    asked.Suspend: rulings.suspend,
    asked.Resume: rulings.resume,
    asked.TakeBack: rulings.take_back,
}
