"""How high to bid, and in which words."""

import random

from games.bots.personality import Personality
from games.bots.phrases import phrases, steps
from games.engine.djinnverso.ladder import Ladder
from games.engine.djinnverso.words import BETTER, SILENT, Words


def choose_words(
    truth: int, standing: int, scale: Ladder, personality: Personality, rng: random.Random, *, only_better: bool
) -> Words:
    """The words of a bid.

    Args:
        truth: the rung of the hand in the box; 0 where the player has not seen it.
        standing: the standing rung, as the player remembers it.
        scale: the ladder.
        personality: what sort of player it is.
        rng: the player's whims.
        only_better: whether the laws leave nothing but *Better* (D21).
    """
    if only_better or standing >= scale.top:
        return BETTER if rng.random() < 0.8 else SILENT
    if rng.random() < personality.daring:
        return phrases(scale.top, scale)[0]
    if truth > standing:
        return _over_the_truth(truth, standing, scale, personality, rng)
    if 0 < truth < standing and rng.random() < personality.slyness:
        return _said(truth, scale, rng)
    return _bluff(standing, scale, personality, rng)


def _over_the_truth(truth: int, standing: int, scale: Ladder, personality: Personality, rng: random.Random) -> Words:
    """The hand rises: the truth, or less to leave room, or more to frighten."""
    whim = rng.random()
    if whim < personality.honesty:
        return _said(truth, scale, rng)
    if rng.random() < personality.boldness:
        return _said(_above(truth, scale, personality, rng), scale, rng)
    if truth - standing == 1 or rng.random() < 0.4:
        return _a_little_more(rng)
    return _said(rng.randint(standing + 1, truth), scale, rng)


def _bluff(standing: int, scale: Ladder, personality: Personality, rng: random.Random) -> Words:
    """The hand does not rise, or was not looked at."""
    if rng.random() < 0.6 - 0.4 * personality.boldness:
        return _a_little_more(rng)
    return _said(_above(standing, scale, personality, rng), scale, rng)


def _above(rung: int, scale: Ladder, personality: Personality, rng: random.Random) -> int:
    far = 1 + int(rng.expovariate(1.0) * scale.top * 0.05 * personality.boldness)
    return max(1, min(scale.top - 1, rung + far))


def _a_little_more(rng: random.Random) -> Words:
    whim = rng.random()
    if whim < 0.7:
        return BETTER
    return SILENT if whim < 0.85 else steps(2 + int(rng.expovariate(1.0)))


def _said(rung: int, scale: Ladder, rng: random.Random) -> Words:
    """Words for a rung: mostly its groups in full, sometimes some of its faces, sometimes the type alone."""
    said = phrases(rung, scale)
    whim = rng.random()
    if whim < 0.6:
        return said[0]
    return rng.choice(said) if whim < 0.8 else said[-1]
