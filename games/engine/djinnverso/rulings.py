"""An arbiter's commands that only this game has, as events (D30, D32)."""

from games.engine.djinnverso import commands as asked
from games.engine.djinnverso import events as happened
from games.engine.djinnverso import verify_table as table
from games.engine.djinnverso.evolve import evolve
from games.engine.djinnverso.state import State

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


def void_round(state: State, command: asked.VoidRound, _: object) -> Events:
    """D30, D32: the round does not count; it is started again."""
    table.verify_void(state, command.starter)
    table.verify_ground(command.law, command.reason)
    return (happened.RoundVoided(command.law, command.reason, command.starter),)
