"""What a player remembers of a round's announcements: heard once, and soon out of sight (D22)."""

import random
from dataclasses import dataclass

from games.bots.personality import Personality
from games.engine.djinnverso.bidding import NO_BID, better, is_underbid, measured_again, spoken_rung
from games.engine.djinnverso.ladder import Ladder
from games.engine.djinnverso.views import BidView, RoundView
from games.engine.djinnverso.words import BETTER, Words, words_from


@dataclass(slots=True)
class Heard:
    """A bid as a player has heard it.

    Attributes:
        rung: where it stands, by what the player remembered of the bid before it.
        recalled: where the player thinks it stands once it is out of sight.
        doubted: whether the player took it for an underbid.
        thrown: how many dice its bidder threw.
    """

    number: int
    seat: int
    words: Words
    rung: int
    recalled: int
    doubted: bool
    thrown: int


class Memory:
    """One player's memory of the round in play.

    Attributes:
        heard: the round's bids.
        passed_on: the faces in the box as the player last passed it on, and after which bid; empty if unseen.
    """

    def __init__(self, personality: Personality, scale: Ladder, rng: random.Random, *, automatic: bool) -> None:
        self.heard: list[Heard] = []
        self.passed_on: tuple[str, int] = ("", 0)
        self._personality = personality
        self._scale = scale
        self._rng = rng
        self._automatic = automatic
        self._round = 0
        self._claims: set[tuple[int, int]] = set()

    @property
    def standing(self) -> int:
        """Where the standing bid stands, as the player recalls it."""
        return self.heard[-1].recalled if self.heard else NO_BID

    def listen(self, round_: RoundView) -> None:
        """Takes in what the player sees of the round now."""
        if round_.number != self._round or len(round_.bids) < len(self.heard):
            kept = len(round_.bids) if round_.number == self._round else 0
            del self.heard[kept:]
            self._round = round_.number
            self._claims = {(claim.seat, claim.bid) for claim in round_.claims}
            if self.passed_on[1] > kept:
                self.passed_on = ("", 0)
        for bid in round_.bids[len(self.heard) :]:
            self._hear(bid, round_)
        for claim in round_.claims:
            if claim.upheld and (claim.seat, claim.bid) not in self._claims:
                self._correct(claim.bid)
            self._claims.add((claim.seat, claim.bid))

    def _hear(self, bid: BidView, round_: RoundView) -> None:
        words = BETTER if bid.words is None else words_from(bid.words)
        before = self.standing
        doubted = is_underbid(words, before, self._scale)
        rung = spoken_rung(words, before, self._scale)
        if doubted and self._automatic:
            rung = better(before, 1, self._scale)
        if bid.rung is not None:
            earlier = round_.bids[bid.number - 2].rung if bid.number > 1 else NO_BID
            doubted = is_underbid(words, earlier or NO_BID, self._scale)
            rung = bid.rung
        slip = self._personality.forgetting if bid.rung is None else self._personality.carelessness
        recalled = self._blurred(rung) if self._rng.random() < slip else rung
        self.heard.append(Heard(bid.number, bid.seat, words, rung, recalled, doubted, bid.thrown or 0))

    def _blurred(self, rung: int) -> int:
        """A rung somewhere near; what people misremember they mostly make smaller."""
        far = 1 + int(self._rng.expovariate(1.0) * self._scale.top * 0.06)
        return max(1, min(self._scale.top - 1, rung + (far // 2 + 1 if self._rng.random() < 0.3 else -far)))

    def _correct(self, number: int) -> None:
        """D21: measures the bids again, from their words."""
        later = self.heard[number - 1 :]
        if not later:
            return
        before = self.heard[number - 2].recalled if number > 1 else NO_BID
        rungs = measured_again([BETTER, *(bid.words for bid in later[1:])], before, self._scale)
        for bid, rung in zip(later, rungs, strict=True):
            bid.rung = bid.recalled = rung
            bid.doubted = False
