"""An audit told to a person: the turns, the sheets, the settlement, what is wrong."""

from collections.abc import Iterator
from itertools import groupby

from games.audit.findings import tell_findings
from games.audit.telling import tell_head, tell_taken_back, who
from games.audit.yatzi.judge import Audit
from games.audit.yatzi.turns import TurnReport, sheet_json
from games.engine.results import exact
from games.engine.yatzi.rows import PART_ONE, ROWS
from games.engine.yatzi.ruleset import OPTIONS, VERSION
from games.engine.yatzi.state import places, settlement


def tell(audit: Audit) -> Iterator[str]:
    """The audit line by line, without line ends."""
    yield from tell_head(audit.header, VERSION, OPTIONS)
    for number, turns in groupby(audit.turns, key=lambda turn: turn.number):
        yield ""
        yield f"Round {number}"
        yield from (f"  {_turn(audit, turn)}" for turn in turns)
    yield ""
    yield from _sheets(audit)
    yield from _end(audit)
    yield audit.proof.tell()
    yield from tell_findings(audit.findings, audit.unlisted)


def _turn(audit: Audit, turn: TurnReport) -> str:
    thrown = " then ".join(turn.throws) or "no throw"
    return f"{who(audit.header, turn.seat):<16} {thrown:<29} {_ended(turn)}"


def _ended(turn: TurnReport) -> str:
    if turn.row is None:
        return {"miss": "spent (Y10)", "absent": "absent (Y10)"}.get(turn.ended, turn.ended)
    if turn.entry is None:
        return f"{turn.row} does not count"
    if turn.ended == "strike":
        return f"{turn.row} struck (Y10)"
    doubled = " doubled (Y7)" if turn.entry.doubled else ""
    said = "" if turn.stated == turn.entry.score else f", not {turn.stated}"
    return f"{turn.row} {turn.entry.score}{doubled}{said}"


def _sheets(audit: Audit) -> Iterator[str]:
    seats = range(1, audit.state.seats + 1)
    told = [sheet_json(audit.state, seat) for seat in seats]
    yield f"{'':<16}" + "".join(f"{seat:>6}" for seat in seats)
    for row in ROWS:
        yield _line(row, [sheet["rows"][row] for sheet in told])
        if row == PART_ONE[-1]:
            yield _line("part one", [sheet["part_one"] for sheet in told])
            yield _line("bonus", [sheet["bonus"] for sheet in told])
    yield _line("part two", [sheet["part_two"] for sheet in told])
    yield _line("total", [sheet["total"] for sheet in told])


def _line(name: str, values: list[int | str | None]) -> str:
    return f"{name:<16}" + "".join(f"{'' if value is None else value:>6}" for value in values).rstrip()


def _end(audit: Audit) -> Iterator[str]:
    state = audit.state
    if state.is_over:
        ranked = " / ".join(" and ".join(who(audit.header, seat) for seat in shared) for shared in places(state))
        yield f"Places: {ranked}"
        amounts = enumerate(settlement(state), 1)
        settled = (f"{who(audit.header, seat)} {'+' if amount > 0 else ''}{exact(amount)}" for seat, amount in amounts)
        yield f"Settlement (Y12): {', '.join(settled)}"
    elif state.suspended is not None:
        yield f"The game is suspended ({state.suspended})"
    else:
        yield "The game is not over"
    yield from tell_taken_back(audit.taken_back)
