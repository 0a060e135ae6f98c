"""A player at a table: sees views of its own seat, remembers what was said, and chooses among the legal commands."""

import random
from collections.abc import Mapping
from typing import Final

from games.bots.chances import best_kept, chance_in_the_box, chance_to_reach, ways_to_keep
from games.bots.memory import Heard, Memory
from games.bots.personality import Personality
from games.bots.speaking import choose_words
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import ALL_SEVEN, Command
from games.engine.djinnverso.faces import DICE, FACE_NAMES, HEIGHT, hand_of
from games.engine.djinnverso.ladder import ladder
from games.engine.djinnverso.legal import Family
from games.engine.djinnverso.views import RoundView, View

PATIENCE: Final = 40
"""After so many bids in a round anybody says mendax, so that every round ends."""

_FOUR: Final = 3
"""The others at a table of four."""

_LAST_MOMENT: Final = 0.5
"""Most of what people notice they have said before *mendax*."""

_IN_VAIN: Final = 0.3
"""With ``underbid=automatic`` nothing is left to point out, which some people forget."""

Moves = Mapping[type[Command], Family]


class Player:
    """A bot in one seat of one game. It is shown ``view(state, seat)`` of its own seat and nothing else.

    Attributes:
        personality: how it plays.
        memory: what it remembers of the round.
    """

    def __init__(self, seat: int, personality: Personality, ruleset: Mapping[str, object], rng: random.Random) -> None:
        self.seat = seat
        self.personality = personality
        self._scale = ladder(str(ruleset["ladder"]))
        self._rng = rng
        self._corrects_itself = ruleset["underbid"] == "automatic"
        self.memory = Memory(personality, self._scale, rng, automatic=self._corrects_itself)
        self._weighed: tuple[int, int] = (0, 0)

    def see(self, view: View) -> None:
        """Is shown how the game stands."""
        if view.round is not None:
            self.memory.listen(view.round)

    def interject(self, view: View) -> Command | None:
        """What it says out of turn, to a bid just spoken: that it was an underbid, or nothing. Once for each bid."""
        families = [family for family in view.moves if family.command is asked.PointOut]
        if not families or view.round is None:
            return None
        now = (view.round.number, len(view.round.bids))
        if now == self._weighed:
            return None
        self._weighed = now
        return self._claim(families[0], view.round.bids[-1].number, _alertness(view))

    def move(self, view: View) -> Command:
        """What it does, its turn having come, or in the window after *mendax*.

        Raises:
            ValueError: there is nothing that it could do.
        """
        self.see(view)
        moves: Moves = {family.command: family for family in view.moves}
        round_ = view.round
        if round_ is None:
            raise ValueError("nobody moves before the first round")
        if asked.Waive in moves:
            return self._at_the_window(moves, _LAST_MOMENT * _alertness(view))
        if asked.DeclareTrial in moves:
            return self._facing_djinnverso()
        if asked.Challenge in moves and not self._accepts(round_):
            return asked.Challenge(self.seat)
        if asked.Bid in moves:
            return self._bid(moves, round_)
        if round_.trial is not None:
            return self._on_trial(moves, round_)
        return self._throw(moves, round_)

    def _claim(self, family: Family, latest: int, alertness: float) -> Command | None:
        """A claim about what was heard last."""
        claimable = {number: bidder for bidder, number in family.bids}
        doubted = [bid.number for bid in self.memory.heard if bid.doubted and bid.number in claimable]
        watchful = self.personality.watchfulness * alertness * (_IN_VAIN if self._corrects_itself else 1.0)
        if doubted and doubted[-1] >= latest - 1 and self._rng.random() < watchful:
            return asked.PointOut(self.seat, claimable[doubted[-1]], doubted[-1])
        if self._rng.random() < self.personality.meddling * alertness:
            number = self._rng.choice(list(claimable))
            return asked.PointOut(self.seat, claimable[number], number)
        return None

    def _at_the_window(self, moves: Moves, alertness: float) -> Command:
        """D20: the last moment to point something out, before the box is opened."""
        if asked.PointOut in moves:
            last = self.memory.heard[-1].number if self.memory.heard else 0
            claim = self._claim(moves[asked.PointOut], last, alertness)
            if claim is not None:
                return claim
        return asked.Waive(self.seat)

    def _facing_djinnverso(self) -> Command:
        """D24: hardly a box holds seven Lucks, and hardly a trial succeeds; still some people love a trial."""
        if self._rng.random() < min(0.5, self.personality.daring * 10):
            return asked.DeclareTrial(self.seat)
        return asked.Challenge(self.seat)

    def _on_trial(self, moves: Moves, round_: RoundView) -> Command:
        """Played best: every Luck is kept, and everything else thrown until it is over."""
        shown = round_.trial[-1] if round_.trial else None
        hopeless = not self.personality.counts and self._rng.random() < 0.15
        if asked.StopTrial in moves and hopeless:
            return asked.StopTrial(self.seat)
        if shown is None:
            return asked.Throw(self.seat, ALL_SEVEN)
        return asked.Throw(self.seat, _mask_of(round_.dice or shown, "L" * shown.count("L")))

    def _accepts(self, round_: RoundView) -> bool:
        if len(round_.bids) > PATIENCE:
            return False
        return self._belief() >= self.personality.suspicion

    def _belief(self) -> float:
        """How likely it is to the player that the box makes good the standing bid."""
        heard = self.memory.heard
        if not heard:
            return 1.0
        chance: float = self._counted(heard) if self.personality.counts else self._felt(heard)
        odds = chance * self.personality.trust
        return odds / (odds + 1.0 - chance)

    def _counted(self, heard: list[Heard]) -> float:
        faces, number = self.memory.passed_on
        since = [bid.thrown for bid in heard[number:] if bid.thrown]
        rung = heard[-1].rung
        if faces and not since:
            return float(self._scale.makes_good(hand_of(faces), rung))
        if faces and len(since) == 1:
            return chance_to_reach(best_kept(faces, DICE - since[0]), rung, self._scale)
        return chance_in_the_box(tuple(bid.thrown for bid in heard if bid.thrown), rung, self._scale)

    def _felt(self, heard: list[Heard]) -> float:
        """A novice knows what a throw of seven mostly shows, and that every further throw helps a little."""
        fresh = chance_to_reach("", heard[-1].rung, self._scale)
        helped: float = 1.0 - (1.0 - fresh) ** (1.0 + 0.5 * (len(heard) - 1))
        felt: float = helped + self._rng.gauss(0.0, 0.12)
        return min(1.0, max(0.0, felt))

    def _throw(self, moves: Moves, round_: RoundView) -> Command:
        family = moves[asked.Throw]
        if family.counts == (DICE,):
            return asked.Throw(self.seat, ALL_SEVEN)
        if not round_.accepted and asked.Look in moves and self._rng.random() < self.personality.looking:
            return asked.Look(self.seat)
        if not round_.seen or "?" in round_.seen:
            return asked.Throw(self.seat, ALL_SEVEN)
        return asked.Throw(self.seat, _mask_of(round_.seen, self._kept(round_.seen)))

    def _kept(self, seen: str) -> str:
        """The faces to keep: by count the best chance to rise, by feel the biggest group or what rises already."""
        target = min(self._scale.top, self.memory.standing + 1 + self._scale.top // 60)
        if self.personality.counts:
            return max(ways_to_keep(seen), key=lambda kept: (chance_to_reach(kept, target, self._scale), len(kept)))
        if self._scale.makes_good(hand_of(seen), target):
            return seen
        biggest = max(seen, key=lambda face: (seen.count(face), HEIGHT[face]))
        return biggest * seen.count(biggest)

    def _bid(self, moves: Moves, round_: RoundView) -> Command:
        seen = round_.seen
        whole = bool(seen) and "?" not in seen
        if not whole and asked.Look in moves and self._rng.random() < self.personality.looking:
            return asked.Look(self.seat)
        if self._rng.random() < self.personality.talking:
            return asked.Say(self.seat, self._remark(seen))
        truth = self._scale.rung_of(hand_of(seen)) if whole else 0
        words = choose_words(
            truth,
            self.memory.standing,
            self._scale,
            self.personality,
            self._rng,
            only_better=moves[asked.Bid].only_better,
        )
        self.memory.passed_on = (seen if whole else "", len(round_.bids) + 1)
        return asked.Bid(self.seat, words)

    def _remark(self, seen: str) -> str:
        """D12: which dice were kept, or a lie about it."""
        faces = seen.replace("?", "") or "L"
        name = FACE_NAMES[HEIGHT[self._rng.choice(faces)]]
        return f"kept the {name}" if self._rng.random() < 0.5 else f"threw everything but {name}"


def _alertness(view: View) -> float:
    """At a big table everybody waits for somebody else to say it."""
    others = sum(seat.status == "playing" for seat in view.seats) - 1
    return _FOUR / max(_FOUR, others)


def _mask_of(seen: str, kept: str) -> int:
    """The dice to throw so that just the ``kept`` faces stay."""
    staying = list(kept)
    mask = 0
    for die, face in enumerate(seen):
        if face in staying:
            staying.remove(face)
        else:
            mask |= 1 << die
    return mask
