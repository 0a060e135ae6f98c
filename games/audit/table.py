"""Whether the events that all games share may stand on a record where they stand."""

from collections.abc import Callable
from typing import Any, TypeVar

from games.audit.following import not_due, unlike
from games.engine import events as happened
from games.engine.history import CRYSTAL_EVENTS, TakenBack
from games.engine.table import TableState
from games.engine.table_rules import TableRules

S = TypeVar("S", bound=TableState)

Verify = Callable[[Any, Any], None]


def shared_events(
    rules: TableRules[S],
    law_of: Callable[[S, Any], str],
    line_of: Callable[[Any], str],
    law_of_rounds: Callable[[S], str],
) -> dict[type, Verify]:
    """How the events that all games share are judged by one game's rules.

    ``law_of`` is the law by which an event is due in a state, ``line_of`` an event as a line, ``law_of_rounds`` the
    law by which no round begins in a state.
    """

    def round_started(state: S, event: happened.RoundStarted) -> None:
        expected = rules.due(state)
        if isinstance(expected, happened.RoundStarted):
            if event != expected:
                raise unlike(law_of(state, expected), line_of(expected))
        elif not state.has_begun:
            rules.verify_by_hand(state, rules.start)
            rules.verify_name_starter(state, event.starter)
            if event.number != 1:
                raise unlike(rules.start, line_of(happened.RoundStarted(1, event.starter)))
        else:
            rules.verify_not_over(state)
            raise not_due(law_of_rounds(state))

    def ended(state: S, event: happened.GameEnded) -> None:
        expected = rules.due(state)
        if not isinstance(expected, happened.GameEnded):
            rules.verify_not_over(state)
            raise not_due(rules.over)
        if event != expected:
            raise unlike(law_of(state, expected), line_of(expected))

    def taken_back(_: S, __: TakenBack) -> None:
        """Whether what it names stands is for the history to say."""

    return {
        happened.RoundStarted: round_started,
        happened.StatementMade: lambda s, e: rules.verify_say(s, e.seat, e.text),
        happened.PlayerExcluded: lambda s, e: rules.verify_exclude(s, e.seat),
        happened.PlayerLeft: lambda s, e: rules.verify_leave(s, e.seat),
        happened.GameSuspended: lambda s, e: rules.verify_suspend(s, e.law),
        happened.GameResumed: lambda s, _: rules.verify_resume(s),
        happened.TimeCalled: lambda s, _: rules.verify_time(s),
        happened.GameEnded: ended,
        TakenBack: taken_back,
        **dict.fromkeys(CRYSTAL_EVENTS, rules.verify_step),
    }
