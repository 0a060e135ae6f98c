"""What an audit tells of each round: who started, what was bid and stood where, who lost and why."""

from dataclasses import dataclass
from typing import Any

from games.engine.djinnverso.faces import SEVEN_LUCKS, Hand
from games.engine.djinnverso.ladder import Ladder
from games.engine.djinnverso.state import Bid, Round, State
from games.engine.djinnverso.words import text_of


@dataclass(frozen=True, slots=True)
class RoundReport:
    """A round as it ended, or as it stands at the record's end.

    Attributes:
        round: the engine's round.
        wishes: what each seat had after it, rulings included.
        ladder: what its rungs are counted on.
    """

    round: Round
    wishes: tuple[int, ...]
    ladder: Ladder

    @property
    def hand_rung(self) -> int | None:
        """The rung of the hand that the opened box showed."""
        return None if self.round.opened is None else self.ladder.rung_of(self.round.opened)

    @property
    def made_good(self) -> bool | None:
        """D15: whether the opened hand made the bid good."""
        rung = self.hand_rung
        return None if rung is None else rung >= self.round.bids[-1].rung

    @property
    def trial_hand(self) -> Hand | None:
        """What the trial's last throw showed; None for who was absent before it."""
        return self.round.trial[-1] if self.round.trial else None

    @property
    def trial_succeeded(self) -> bool:
        """D25: seven Lucks."""
        return self.trial_hand == SEVEN_LUCKS and self.round.lost is None

    def as_json(self) -> dict[str, Any]:
        """The round as a JSON object; rungs and seats count from 1."""
        round_ = self.round
        return {
            "number": round_.number,
            "starter": round_.starter,
            "void": round_.void is not None,
            "bids": [_bid_json(number, bid) for number, bid in enumerate(round_.bids, 1)],
            "challenge": self._challenge_json(),
            "trial": self._trial_json(),
            "lost": round_.lost,
            "wishes": list(self.wishes),
        }

    def _challenge_json(self) -> dict[str, Any] | None:
        round_ = self.round
        if round_.challenger is None:
            return None
        return {
            "seat": round_.challenger,
            "hand": round_.opened,
            "hand_rung": self.hand_rung,
            "bid_rung": round_.bids[-1].rung,
            "made_good": self.made_good,
        }

    def _trial_json(self) -> dict[str, Any] | None:
        if self.round.trial is None:
            return None
        return {"seat": self.round.seat, "hand": self.trial_hand, "succeeded": self.trial_succeeded}


def report(state: State, round_: Round) -> RoundReport:
    """The round as it stands in this state."""
    return RoundReport(round_, state.wishes, state.ruleset.scale)


def _bid_json(number: int, bid: Bid) -> dict[str, Any]:
    return {
        "number": number,
        "seat": bid.seat,
        "words": text_of(bid.words),
        "spoken_rung": bid.spoken,
        "final_rung": bid.rung,
        "underbid": bid.underbid,
        "pointed_out_by": bid.pointed_out_by,
    }
