"""What a number of played games come to: how often people misremember, point at each other, and are right to doubt."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from games.engine.djinnverso.events import Event, GameEnded, RoundStarted
from games.engine.djinnverso.game import Game, new_history
from games.engine.djinnverso.state import Round, State, standing_rung


@dataclass(slots=True)
class Figures:
    """Counts over games.

    Attributes:
        games, events, rounds, bids: how many.
        with_underbid: rounds in which somebody spoke an underbid.
        with_claim: rounds in which somebody pointed at a bid.
        claims, upheld: claims, and those that were right.
        challenges, right: boxes opened, and those that did not make good the bid.
        trials: bids of Djinnverso that somebody accepted.
        kinds: events by the name of their kind.
        most_events: of the longest game.
    """

    games: int = 0
    events: int = 0
    rounds: int = 0
    bids: int = 0
    with_underbid: int = 0
    with_claim: int = 0
    claims: int = 0
    upheld: int = 0
    challenges: int = 0
    right: int = 0
    trials: int = 0
    most_events: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        """Counts one more game."""
        self.games += 1
        self.events += len(game.events)
        self.most_events = max(self.most_events, len(game.events))
        self.kinds.update(type(event).__name__ for event in game.events)
        for state in _rounds_ends(game.state, game.history.standing_events()):
            if state.round is not None:
                self._add_round(state, state.round)

    def _add_round(self, state: State, round_: Round) -> None:
        self.rounds += 1
        self.bids += len(round_.bids)
        self.with_underbid += any(bid.underbid for bid in round_.bids)
        self.with_claim += bool(round_.claims)
        self.claims += len(round_.claims)
        self.upheld += sum(claim.upheld for claim in round_.claims)
        self.trials += round_.trial is not None
        if round_.opened is not None:
            self.challenges += 1
            self.right += not state.ruleset.scale.makes_good(round_.opened, standing_rung(round_))

    @property
    def underbid_share(self) -> float:
        """The share of rounds with an underbid, as spoken."""
        return self.with_underbid / max(1, self.rounds)

    @property
    def claim_share(self) -> float:
        """The share of rounds with a claim, right or false."""
        return self.with_claim / max(1, self.rounds)

    @property
    def right_share(self) -> float:
        """The share of challenges after which the bidder lost the wish."""
        return self.right / max(1, self.challenges)

    def lines(self) -> list[str]:
        """The figures for people."""
        return [
            f"{self.games} games, {self.rounds} rounds, {self.bids} bids, {self.events} events",
            f"  {self.rounds / max(1, self.games):.1f} rounds a game",
            f"  {self.bids / max(1, self.rounds):.1f} bids a round, {self.most_events} events in the longest game",
            f"  {self.underbid_share:.1%} of rounds with an underbid",
            f"  {self.claim_share:.1%} of rounds with a claim; {self.upheld} of {self.claims} claims upheld",
            f"  {self.right_share:.1%} of {self.challenges} challenges right; {self.trials} trials",
        ]


def _rounds_ends(end: State, events: Iterable[Event]) -> Iterable[State]:
    """The state at the end of each round that stands."""
    history = new_history(end.ruleset, end.seats)
    state = history.state
    for event in events:
        if isinstance(event, RoundStarted | GameEnded) and state.round is not None and not state.winners:
            yield state
        state = history.append(event)
