"""Heads, a game for two or three, that exists in these tests only: each throws three coins, and most heads win.

It has no rounds, no start to throw for, no options and no dice that a box knows; its laws are H1 (three coins each,
seat after seat), H2 (most heads win, and equal ones share), H3 (who leaves or is absent has no throw). All else that
it needs is what every game shares.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from games.audit.following import Following
from games.audit.judge import Judge
from games.audit.proof import Proof
from games.audit.table import shared_events
from games.engine import events as happened
from games.engine import rulesets, table
from games.engine.commands import DeclareAbsent
from games.engine.crystal_box import CrystalBox
from games.engine.crystal_dice import ThrowIndex
from games.engine.deciding import following, ready, shared_commands
from games.engine.dice import DiceRules
from games.engine.engine import Engine
from games.engine.messages import messages
from games.engine.notation import body
from games.engine.notation.header import Header, Heading
from games.engine.notation.record import Notation
from games.engine.notation.throws import ThrowLines
from games.engine.refusals import Refusal, is_allowed, refusals_of
from games.engine.results import Outcome
from games.engine.table_rules import TableRules
from games.engine.viewers import Viewer
from games.engine.viewing import as_json

LAWS: Final = ("H1", "H2", "H3")


class Coins(Protocol):
    def coins(self, index: ThrowIndex) -> str: ...


def sort(faces: Any) -> str:
    return "".join(sorted(faces))


def three(faces: Any) -> str:
    if set(faces) - set("HT") or len(faces) != 3:
        raise ValueError(faces)
    return sort(faces)


COINS: Final = DiceRules(3, "HT", "H1", sort, three)
THROWS: Final = ThrowLines(COINS, "HT", 3, "three faces of HT", may_be_unseen=False)


@dataclass(frozen=True)
class Plain:
    """No options at all."""


class State(NamedTuple):
    seats: int
    heads: tuple[int | None, ...]
    playing: tuple[int, ...]
    excluded: tuple[int, ...] = ()
    contenders: tuple[int, ...] = ()
    attempts: int = 0
    absent: tuple[int, ...] = ()
    absent_run: tuple[int, ...] = ()
    suspended: str | None = None
    time_up: bool = False
    winners: tuple[int, ...] = ()
    corrections: int = 0
    crystal: CrystalBox = CrystalBox()

    @property
    def has_begun(self) -> bool:
        return True

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def turn(self) -> int | None:
        waiting = (seat for seat in self.playing if self.heads[seat - 1] is None)
        return None if self.is_over else next(waiting, None)


@dataclass(frozen=True, slots=True)
class Toss:
    seat: int


def new_game(_: Any, seats: int) -> State:
    if not 2 <= seats <= 3:
        raise ValueError("two or three seats")
    return State(seats, (None,) * seats, tuple(range(1, seats + 1)))


def places(state: State) -> tuple[tuple[int, ...], ...]:
    reached = sorted({heads or 0 for heads in state.heads}, reverse=True)
    return tuple(tuple(seat for seat, heads in enumerate(state.heads, 1) if (heads or 0) == most) for most in reached)


def due(state: State) -> Any:
    if state.is_over or state.suspended:
        return None
    if state.turn is None or state.time_up:
        return happened.GameEnded(places(state)[0])
    return None


RULES: Final[TableRules[State]] = TableRules(
    laws=LAWS,
    due=due,
    over="H2",
    seat="H1",
    start="H1",
    leaving="H3",
    excluding="H3",
    suspending="H3",
    stating="H1",
    time="H2",
)


def verify_toss(state: State, seat: int) -> None:
    RULES.verify_going_on(state)
    RULES.verify_nothing_due(state)
    RULES.verify_in_game(state, seat)
    if seat != state.turn:
        raise Refusal("H1", "table.turn.other-seat", seat=seat, turn=state.turn)


def _tossed(state: State, event: happened.DiceThrown) -> State:
    return _with_heads(table.acted(state, event.seat), event.seat, event.hand.count("H"))


def _with_heads(state: State, seat: int, heads: int) -> State:
    return state._replace(heads=(*state.heads[: seat - 1], heads, *state.heads[seat:]))


def _gone(state: State, event: Any) -> State:
    return state._replace(playing=table.without(state.playing, event.seat))


EVOLVE: Final[dict[type, Any]] = {
    happened.DiceThrown: _tossed,
    happened.PlayerAbsent: lambda s, e: _with_heads(table.gone_absent(s, e.seat), e.seat, 0),
    happened.PlayerLeft: _gone,
    happened.PlayerExcluded: lambda s, e: _gone(s, e)._replace(excluded=(*s.excluded, e.seat)),
    happened.GameSuspended: lambda s, e: s._replace(suspended=e.law),
    happened.GameEnded: lambda s, e: s._replace(winners=e.winners),
    **table.EVOLVE,
}


def evolve(state: State, event: Any) -> State:
    after: State = EVOLVE[type(event)](state, event)
    return after


def _toss(state: State, command: Toss, coins: Coins | None) -> tuple[Any, ...]:
    verify_toss(state, command.seat)
    fresh = ready(state, coins).coins(ThrowIndex(1, command.seat, command.seat, 1, state.corrections))
    return (COINS.throw(command.seat, 0b111, None, fresh),)


def _absent(state: State, command: DeclareAbsent, _: object) -> tuple[Any, ...]:
    verify_toss(state, command.seat)
    return (happened.PlayerAbsent(command.seat),)


DECIDE: Final[dict[type, Any]] = {Toss: _toss, DeclareAbsent: _absent, **shared_commands(RULES)}


def decide(state: State, command: Any, coins: Coins | None = None) -> tuple[Any, ...]:
    events: tuple[Any, ...] = DECIDE[type(command)](state, command, coins)
    if isinstance(events[0] if events else None, happened.TakenBack):
        return events
    return (*events, *following(state, events, evolve, due))


def outcome(state: State) -> Outcome | None:
    if not state.is_over:
        return None
    return Outcome("all-turns", places(state), tuple(heads or 0 for heads in state.heads))


def legal_commands(state: State, seat: int) -> tuple[type, ...]:
    return (Toss,) if is_allowed(verify_toss, state, seat) else ()


def why_not(state: State, seat: int) -> dict[Any, Refusal]:
    return dict(refusals_of({Toss: verify_toss}, state, seat))


def ruleset_from(texts: Sequence[str]) -> Plain:
    return Plain(**rulesets.values_from(texts, ()))


def view(state: State, _: Viewer) -> dict[str, Any]:
    return {"heads": list(state.heads), "turn": state.turn}


HEADS_NOTATION: Final = Notation(
    Heading("HTN 1", "heads/1", (), ruleset_from, least=2, most=3),
    LAWS,
    {**THROWS.by_seat, **body.BY_SEAT},
    body.OF_TABLE,
    {happened.DiceThrown: THROWS.write, **body.LINES},
    rare="throw",
)

HEADS: Final[Engine[State]] = Engine(
    key="heads",
    version="heads/1",
    options=(),
    ruleset_from=ruleset_from,
    new_game=new_game,
    decide=decide,
    evolve=evolve,
    due=due,
    carry=table.carried,
    view=view,
    view_json=as_json,
    legal_commands=legal_commands,
    why_not=why_not,
    outcome=outcome,
    message_of=messages({}),
    notation=HEADS_NOTATION,
)


def law_of_due(_: State, __: Any) -> str:
    return "H2"


def _verify_tossed(state: State, event: happened.DiceThrown) -> None:
    verify_toss(state, event.seat)
    COINS.verify_faces(event.count, event.kept, None, event.hand)
    COINS.verify_positions(event, None)


VERIFY: Final[dict[type, Any]] = {
    happened.DiceThrown: _verify_tossed,
    happened.PlayerAbsent: lambda s, e: verify_toss(s, e.seat),
    **shared_events(RULES, law_of_due, HEADS_NOTATION.line_of, lambda _: "H1"),
}

FOLLOWING: Final = Following(evolve, due, lambda s, e: VERIFY[type(e)](s, e), law_of_due, table.carried)


def _no_throws(*_: Any) -> Iterator[Any]:
    return iter(())


def _never_wrong(*_: Any) -> None:
    return None


class HeadsJudge(Judge[State]):
    def __init__(self, header: Header) -> None:
        start = new_game(header.ruleset, header.seats)
        proof = Proof(_no_throws, _never_wrong)
        super().__init__(header, start, FOLLOWING, proof, HEADS.message_of, HEADS_NOTATION.line_of)
