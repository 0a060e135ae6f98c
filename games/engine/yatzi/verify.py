"""What may happen now: each ``verify_x`` raises the refusal with its law, and changes nothing.

The pages' buttons, the bots, the API (through ``legal``), the moves themselves (through ``decide``) and the audit
of a record all ask these functions, so that a move is legal everywhere or nowhere.
"""

from typing import Final

from games.engine.refusals import Refusal
from games.engine.yatzi.events import DiceThrown
from games.engine.yatzi.faces import DICE, FACES, FIVE, HANDS
from games.engine.yatzi.rows import CHANCE, PART_ONE, POKER, rows_of_round
from games.engine.yatzi.rules import RULES
from games.engine.yatzi.scoring import POKER_BONUS, Entry, entry
from games.engine.yatzi.sheet import is_open
from games.engine.yatzi.state import MOST_THROWS, Phase, Round, State, open_rows

verify_say: Final = RULES.verify_say
verify_leave: Final = RULES.verify_leave

_MADE_BY: Final = {"two-pairs": "Y9", "full-house": "Y9"}
"""The law that says which dice make a row, where that is not Y6."""


def verify_running(state: State) -> Round:
    """Whether a round is in play; returns it."""
    RULES.verify_going_on(state)
    RULES.verify_nothing_due(state)
    assert state.round is not None
    if state.phase is Phase.CLOSED:
        raise Refusal("Y3", "yatzi.round.closed")
    return state.round


def verify_turn(state: State, seat: int) -> Round:
    """Y1: whether it is this seat's turn; returns the round."""
    round_ = verify_running(state)
    RULES.verify_in_game(state, seat)
    if seat != round_.seat:
        raise Refusal("Y1", "table.turn.other-seat", seat=seat, turn=round_.seat)
    return round_


def verify_throw(state: State, seat: int, count: int) -> None:
    """Y2: all five first, then up to twice more any of them."""
    round_ = verify_turn(state, seat)
    if not 1 <= count <= DICE:
        raise Refusal("Y2", "table.throw.no-such-count", dice=DICE, count=count)
    if not round_.throws and count != DICE:
        raise Refusal("Y2", "yatzi.throw.first-all-five", count=count)
    if len(round_.throws) >= MOST_THROWS:
        raise Refusal("Y2", "yatzi.throw.no-more")


def verify_faces(state: State, event: DiceThrown) -> None:
    """Y2: whether the faces written down, and the dice by position, can be those of the throw."""
    round_ = verify_running(state)
    if event.hand not in HANDS:
        raise Refusal("Y2", "yatzi.throw.no-hand")
    FIVE.verify_faces(event.count, event.kept, round_.hand, event.hand)
    FIVE.verify_positions(event, round_.dice)


def verify_may_stop(state: State, seat: int) -> str:
    """Y2: whether the seat has thrown, and can choose a row; returns what lies there."""
    round_ = verify_turn(state, seat)
    if round_.hand is None:
        raise Refusal("Y2", "yatzi.row.nothing-thrown")
    return round_.hand


def verify_row(state: State, seat: int, row: str) -> Entry:
    """Y3, Y6, Y9: whether the dice can be recorded in a row; returns what they score."""
    hand = verify_may_stop(state, seat)
    _verify_open(state, seat, row)
    made = _entry(state, row, hand)
    if made is None:
        raise Refusal(_MADE_BY.get(row, "Y6"), "yatzi.row.not-made", row=row, hand=hand)
    return made


def verify_score(state: State, seat: int, row: str, score: int) -> None:
    """Y4, Y6 to Y8: whether the score written down is what the dice are worth in the row."""
    made = verify_row(state, seat, row)
    if made.score != score:
        raise Refusal(_law_broken(row, made, score), "yatzi.row.score", row=row, score=made.score)


def _law_broken(row: str, made: Entry, score: int) -> str:
    """The law that a wrong score most likely overlooked."""
    if row in PART_ONE:
        return "Y4"
    more = POKER_BONUS if row == POKER else 0
    if more and score != made.score and score + more == made.score:
        return "Y8"
    counted = made.score - more
    other = counted // 2 if made.doubled else 2 * counted
    return "Y7" if score - more == other else "Y6"


def _verify_open(state: State, seat: int, row: str) -> None:
    round_ = verify_running(state)
    if row not in rows_of_round(round_.number):
        part = 1 if round_.number <= len(PART_ONE) else 2
        raise Refusal("Y3", "yatzi.row.other-part", row=row, round=round_.number, part=part)
    if not is_open(state.sheets[seat - 1], row):
        raise Refusal("Y3", "yatzi.row.used", row=row, seat=seat)


def _entry(state: State, row: str, hand: str) -> Entry | None:
    round_ = verify_running(state)
    return entry(row, hand, len(round_.throws), state.ruleset)


def _verify_nothing_made(state: State, seat: int) -> None:
    """Y10: whether the dice make no open combination other than chance, in part two."""
    hand = verify_may_stop(state, seat)
    if verify_running(state).number <= len(PART_ONE):
        raise Refusal("Y4", "yatzi.miss.part-one")
    for row in open_rows(state, seat):
        if row != CHANCE and _entry(state, row, hand) is not None:
            raise Refusal("Y10", "yatzi.miss.made", row=row)


def verify_miss(state: State, seat: int) -> None:
    """Y10: a turn is spent where the dice make no open combination; chance may be taken, and need not be."""
    _verify_nothing_made(state, seat)
    if state.ruleset.miss == "strike":
        raise Refusal("Y10", "yatzi.miss.strike")


def verify_strike(state: State, seat: int, row: str) -> None:
    """Y10, by the option: an open row of part two is struck where the dice make no open combination."""
    verify_may_strike(state, seat)
    _verify_open(state, seat, row)


def verify_may_strike(state: State, seat: int) -> None:
    """Y10, by the option: whether the seat can strike some row."""
    if state.ruleset.miss != "strike":
        raise Refusal("Y10", "yatzi.strike.option")
    _verify_nothing_made(state, seat)


def verify_absent(state: State, seat: int) -> None:
    """Y10: only the player whose turn it is."""
    round_ = verify_running(state)
    RULES.verify_in_game(state, seat, "Y10")
    if seat != round_.seat:
        raise Refusal("Y10", "table.absent.not-their-turn", seat=seat)


def verify_start_throw(state: State, faces: tuple[tuple[int, str], ...]) -> None:
    """Y1: one throw of all, then of exactly those tied, with one die each."""
    RULES.verify_start_throw(state, faces, 1)
    if any(face not in FACES for _, face in faces):
        raise Refusal("Y1", "yatzi.start.no-face")
