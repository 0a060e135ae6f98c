"""What sort of player somebody is: a small value, and a few people to sit down with."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Personality:
    """A player's habits, each from 0 to 1 where nothing else is said.

    Attributes:
        name: in a word.
        counts: whether they work the chances out, as a club player does.
        suspicion: they challenge where they believe in a bid less than this.
        trust: how much likelier they think it that a bid is spoken over a hand that makes it good; from 1 up.
        honesty: how often they say what they hold, where it rises; else they say less, or more.
        boldness: how far above the standing bid they go when they bluff.
        forgetting: how often they remember a bid wrongly once it is out of sight.
        carelessness: how often they misread a bid that is in sight (``memory=off``).
        slyness: how often they knowingly bid under what stands rather than bluff.
        watchfulness: how often they say so when they think a bid was an underbid, at a table of four.
        meddling: how often they point at a bid that they have no reason to doubt, once for each bid.
        daring: how often they bid Djinnverso, or stand trial for it.
        looking: how often they look before they throw.
        talking: how often they tell the table something about their dice.
    """

    name: str
    counts: bool
    suspicion: float
    trust: float
    honesty: float
    boldness: float
    forgetting: float
    carelessness: float
    slyness: float
    watchfulness: float
    meddling: float
    daring: float
    looking: float
    talking: float


CLUB: Final = (
    Personality("steady", True, 0.44, 5.0, 0.8, 0.2, 0.04, 0.01, 0.05, 0.11, 0.0006, 0.001, 0.97, 0.03),
    Personality("bold", True, 0.40, 4.0, 0.5, 0.7, 0.08, 0.02, 0.12, 0.07, 0.0024, 0.006, 0.9, 0.06),
    Personality("watchful", True, 0.47, 5.0, 0.7, 0.3, 0.02, 0.01, 0.03, 0.2, 0.0012, 0.001, 1.0, 0.02),
    Personality("sly", True, 0.43, 4.0, 0.5, 0.4, 0.05, 0.02, 0.3, 0.08, 0.0018, 0.003, 0.95, 0.08),
)
"""Club players: they count, and remember well."""

NOVICES: Final = (
    Personality("honest", False, 0.45, 5.0, 0.95, 0.1, 0.2, 0.05, 0.08, 0.05, 0.0018, 0.02, 0.95, 0.02),
    Personality("reckless", False, 0.4, 4.0, 0.5, 0.9, 0.25, 0.08, 0.15, 0.04, 0.0048, 0.03, 0.7, 0.1),
    Personality("forgetful", False, 0.45, 4.0, 0.7, 0.4, 0.4, 0.1, 0.08, 0.05, 0.0024, 0.02, 0.9, 0.04),
)
"""Novices: they go by feel, and forget."""
