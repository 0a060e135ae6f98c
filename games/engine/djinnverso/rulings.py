"""An arbiter's commands, and a player's leaving, as events (D4, D30 to D32)."""

from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import events as happened
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.state import State
from games.engine.history import TakenBack

Events = tuple[happened.Event, ...]


def rule_wish(state: State, command: asked.RuleWish, _: object) -> Events:
    """D32: a wish taken or given back."""
    table.verify_wish(state, command.seat, command.change)
    table.verify_ground(command.law, command.reason)
    return (happened.WishRuled(command.seat, command.change, command.law, command.reason),)


def rule_false_count(state: State, command: asked.RuleFalseCount, _: object) -> Events:
    """D30: it costs a wish and voids the round."""
    table.verify_void(state, None)
    taken = rule_wish(state, asked.RuleWish(command.seat, -1, "D30", command.reason), None)
    if not table.is_voidable(evolve(state, taken[0])):
        return taken
    return (*taken, happened.RoundVoided("D30", command.reason))


def exclude(state: State, command: asked.Exclude, _: object) -> Events:
    """D4, D31: out of the game at once, and last in its places (D35)."""
    table.verify_exclude(state, command.seat)
    table.verify_ground(command.law, command.reason)
    return (happened.PlayerExcluded(command.seat, command.law, command.reason),)


def leave(state: State, command: asked.Leave, _: object) -> Events:
    """D31: out of the game for good."""
    table.verify_leave(state, command.seat)
    return (happened.PlayerLeft(command.seat),)


def void_round(state: State, command: asked.VoidRound, _: object) -> Events:
    """D30, D32: the round does not count; it is started again."""
    table.verify_void(state, command.starter)
    table.verify_ground(command.law, command.reason)
    return (happened.RoundVoided(command.law, command.reason, command.starter),)


def suspend(state: State, command: asked.Suspend, _: object) -> Events:
    """The game stands still."""
    table.verify_suspend(state, command.law)
    table.verify_ground(command.law, "")
    return (happened.GameSuspended(command.law),)


def resume(state: State, _: asked.Resume, __: object) -> Events:
    """The game goes on."""
    table.verify_resume(state)
    return (happened.GameResumed(),)


def take_back(_: State, command: asked.TakeBack, __: object) -> Events:
    """Whether the event stands is for the game's history to say; nothing here depends on the state."""
    table.verify_ground("D1", command.reason)
    return (TakenBack(command.first, command.reason),)
