"""Commands that are decided alike in every game: the table's, the arbiter's, and what anybody may say."""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from games.engine import commands as asked
from games.engine import crystal_box
from games.engine import events as happened
from games.engine.crystal_box import CrystalEvent
from games.engine.crystal_dice import ThrowIndex
from games.engine.refusals import Refusal
from games.engine.table import S, TableState, start_throwers
from games.engine.table_rules import TableRules

T = TypeVar("T")

MOST_ATTEMPTS: Final = 1000
"""Two seats tie so often with a chance of one in 8**1000."""

Events = tuple[Any, ...]
Decide = Callable[[Any, Any, Any], Events]
"""What happens by a command, in a state, with dice."""


def following(state: S, events: Iterable[Any], evolve: Callable[[S, Any], S], due: Callable[[S], Any]) -> Events:
    """What the laws force after these events, one after another."""
    for event in events:
        state = evolve(state, event)
    forced: list[Any] = []
    while (event_due := due(state)) is not None:
        forced.append(event_due)
        state = evolve(state, event_due)
    return tuple(forced)


def ready(state: TableState, dice: T | None) -> T:
    """The dice that a throw is made with.

    Raises:
        Refusal: a crystal box was begun, and is not ready (B3).
        ValueError: no dice were given.
    """
    if dice is None:
        raise ValueError("dice are needed for a throw")
    if state.crystal.epoch:
        crystal_box.verify_throw(state.crystal)
    return dice


def start_index(state: TableState, seat: int) -> ThrowIndex:
    """Where in a game a seat's next throw for the start stands."""
    return ThrowIndex(0, state.attempts + 1, seat, 1, state.corrections)


def thrown_for_start(
    state: S, rules: TableRules[S], evolve: Callable[[S, Any], S], throw: Callable[[S, int], str]
) -> Events:
    """Throws for the start until one is the highest alone; ``throw`` gives what a seat shows.

    Raises:
        Refusal: it is decided who starts.
        ValueError: the dice tie for ever.
    """
    events: list[Any] = []
    rules.verify_start_open(state)
    while len(state.contenders) != 1:
        if len(events) == MOST_ATTEMPTS:
            raise ValueError(f"the same seats tied {MOST_ATTEMPTS} times: these are no dice")
        events.append(happened.StartThrown(tuple((seat, throw(state, seat)) for seat in start_throwers(state))))
        state = evolve(state, events[-1])
    return tuple(events)


def step(state: S, rules: TableRules[S], event: CrystalEvent) -> Events:
    """A step of the crystal box, which is asked for as the event that it is."""
    rules.verify_step(state, event)
    return (event,)


def absence(verify: Callable[[Any, int], None]) -> Decide:
    """How a player's absence is decided, where ``verify`` says whose it can be."""

    def declare_absent(state: Any, command: asked.DeclareAbsent, _: object) -> Events:
        verify(state, command.seat)
        return (happened.PlayerAbsent(command.seat),)

    return declare_absent


def entered_start_throw(
    rules: TableRules[Any], verify: Callable[[Any, tuple[tuple[int, str], ...]], None], typed: Callable[[str], str]
) -> Decide:
    """How a scribe's throw for the start is decided; ``typed`` gives the canonical form of what one seat threw."""

    def enter_start_throw(state: Any, command: asked.EnterStartThrow, _: object) -> Events:
        rules.verify_by_hand(state, rules.start)
        faces = tuple((seat, typed(thrown)) for seat, thrown in command.faces)
        verify(state, faces)
        return (happened.StartThrown(faces),)

    return enter_start_throw


def shared_commands(rules: TableRules[Any]) -> dict[type, Decide]:
    """How the commands that all games share are decided by one game's rules."""

    def say(state: Any, command: asked.Say, _: object) -> Events:
        rules.verify_say(state, command.seat, command.text)
        return (happened.StatementMade(command.seat, command.text),)

    def leave(state: Any, command: asked.Leave, _: object) -> Events:
        rules.verify_leave(state, command.seat)
        return (happened.PlayerLeft(command.seat),)

    def name_starter(state: Any, command: asked.NameStarter, _: object) -> Events:
        rules.verify_by_hand(state, rules.start)
        rules.verify_name_starter(state, command.seat)
        return (happened.RoundStarted(1, command.seat),)

    def call_time(state: Any, _: asked.CallTime, __: object) -> Events:
        rules.verify_time(state)
        return (happened.TimeCalled(),)

    def proceed(state: Any, _: asked.Proceed, __: object) -> Events:
        if rules.due(state) is None:
            raise Refusal("record", "record.proceed.nothing-due")
        return ()

    return {
        asked.Say: say,
        asked.Leave: leave,
        asked.NameStarter: name_starter,
        asked.CallTime: call_time,
        asked.Proceed: proceed,
        **_rulings(rules),
    }


def _rulings(rules: TableRules[Any]) -> dict[type, Decide]:
    def exclude(state: Any, command: asked.Exclude, _: object) -> Events:
        rules.verify_exclude(state, command.seat)
        rules.verify_ground(command.law, command.reason)
        return (happened.PlayerExcluded(command.seat, command.law, command.reason),)

    def suspend(state: Any, command: asked.Suspend, _: object) -> Events:
        rules.verify_suspend(state, command.law)
        rules.verify_ground(command.law, "")
        return (happened.GameSuspended(command.law),)

    def resume(state: Any, _: asked.Resume, __: object) -> Events:
        rules.verify_resume(state)
        return (happened.GameResumed(),)

    def take_back(_: object, command: asked.TakeBack, __: object) -> Events:
        # Whether the event stands is for the game's history to say; nothing here depends on the state.
        rules.verify_ground(rules.laws[0], command.reason)
        return (happened.TakenBack(command.first, command.reason),)

    return {asked.Exclude: exclude, asked.Suspend: suspend, asked.Resume: resume, asked.TakeBack: take_back}
