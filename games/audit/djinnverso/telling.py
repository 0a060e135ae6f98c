"""An audit told to a person: the rounds, each bid and what it stood at, who lost and why, what is wrong."""

from collections.abc import Iterator

from games.audit.djinnverso.judge import Audit, Late
from games.audit.djinnverso.rounds import RoundReport
from games.audit.findings import tell_findings
from games.audit.telling import tell_head, tell_taken_back, who
from games.engine.djinnverso.ladder import Ladder
from games.engine.djinnverso.ruleset import OPTIONS, VERSION
from games.engine.djinnverso.state import Bid, Claim, places
from games.engine.djinnverso.words import text_of


def tell(audit: Audit) -> Iterator[str]:
    """The audit line by line, without line ends."""
    yield from tell_head(audit.header, VERSION, OPTIONS)
    yield from (f"  {line}" for line in _notes(audit, 0))
    for told in audit.rounds:
        yield ""
        yield from _round(audit, told)
    yield ""
    yield from _end(audit)
    yield audit.proof.tell()
    yield from tell_findings(audit.findings, audit.unlisted)


def _who(audit: Audit, seat: int) -> str:
    return who(audit.header, seat)


def _round(audit: Audit, told: RoundReport) -> Iterator[str]:
    round_ = told.round
    yield f"Round {round_.number}, started by {_who(audit, round_.starter)}"
    for number, bid in enumerate(round_.bids, 1):
        yield f"  {number:>3}  {_who(audit, bid.seat):<16} {_words(bid):<22} {_stood(bid, told.ladder)}"
        yield from (f"       {line}" for line in _claims(audit, told, number))
    yield from (f"  {line}" for line in _notes(audit, round_.number))
    yield from (f"  {line}" for line in _outcome(audit, told))
    yield f"  Wishes: {' '.join(map(str, told.wishes))}"


def _words(bid: Bid) -> str:
    count = "absent" if bid.absent else "" if bid.thrown is None else f"threw {bid.thrown}"
    return f"{text_of(bid.words)} ({count})" if count else text_of(bid.words)


def _stood(bid: Bid, ladder: Ladder) -> str:
    stood = f"{bid.spoken} {ladder.words_of(bid.spoken)}"
    if bid.underbid:
        stood += "  UNDERBID" if bid.pointed_out_by is None and not bid.corrected else "  UNDERBID, corrected"
    if bid.rung == bid.spoken:
        return stood
    return f"{stood}, in the end {bid.rung} {ladder.words_of(bid.rung)}"


def _claims(audit: Audit, told: RoundReport, number: int) -> Iterator[str]:
    for claim in told.round.claims:
        if claim.bid == number:
            yield _claim(audit, claim)
    for late in audit.late:
        if late.round == told.round.number and late.bid == number:
            yield _late(audit, late)


def _claim(audit: Audit, claim: Claim) -> str:
    if claim.upheld:
        return f"pointed out in time by {_who(audit, claim.seat)}"
    return f"pointed out falsely by {_who(audit, claim.seat)}"


def _late(audit: Audit, late: Late) -> str:
    return f"claim by {_who(audit, late.seat)} did not count (line {late.line})"


def _notes(audit: Audit, number: int) -> Iterator[str]:
    """What was ruled and said in a round, or with 0 before the first."""
    return (f"line {note.line}: {note.text}" for note in audit.notes if note.round == number)


def _outcome(audit: Audit, told: RoundReport) -> Iterator[str]:
    round_ = told.round
    if round_.challenger is not None:
        yield f"{_who(audit, round_.challenger)} says mendax"
    if round_.opened is not None:
        bid_rung = round_.bids[-1].rung
        verdict = "makes good" if told.made_good else "does not make good"
        yield (
            f"The box shows {round_.opened}, {told.hand_rung} {told.ladder.words_of(told.hand_rung or 1)}:"
            f" it {verdict} the bid at {bid_rung} {told.ladder.words_of(bid_rung)} (D15)"
        )
    if round_.trial is not None:
        shown = " then ".join(hand or "?" for hand in round_.trial)
        how = f"shows {shown}" if shown else "was absent: it has failed (D28)"
        yield f"Trial of {_who(audit, round_.seat)}: {how}" + (" - seven Lucks (D25)" if told.trial_succeeded else "")
    if round_.void is not None:
        yield f"The round is void ({round_.void})"
    if round_.lost is not None:
        yield f"{_who(audit, round_.lost)} loses a wish ({'D15' if round_.trial is None else 'D25'})"


def _end(audit: Audit) -> Iterator[str]:
    state = audit.state
    if state.winners:
        ranked = " / ".join(" and ".join(_who(audit, seat) for seat in shared) for shared in places(state))
        yield f"Places: {ranked}"
    elif state.suspended is not None:
        yield f"The game is suspended ({state.suspended})"
    else:
        yield "The game is not over"
    false = [f"{_who(audit, seat)} {n}" for seat, n in enumerate(state.false_claims, 1) if n]
    if false:
        yield f"False claims: {', '.join(false)}"
    yield from tell_taken_back(audit.taken_back)
