"""D17 to D21 in a round: where a bid stands as it is spoken, and how a claim measures bids again."""

from games.engine.djinnverso.bidding import better, is_readable, is_underbid, lowest_rung, measured_again, spoken_rung
from games.engine.djinnverso.state import Bid, Claim, Round, State, standing_rung
from games.engine.djinnverso.words import Words


def measured(state: State, round_: Round, seat: int, words: Words, *, absent: bool) -> Bid:
    """D17 to D19: where a bid stands as it is spoken; with ``underbid=automatic`` it is corrected at once."""
    scale = state.ruleset.scale
    standing = standing_rung(round_)
    rung = lowest_rung(words, standing, scale)
    underbid = rung is None and is_readable(words, scale)
    corrected = underbid and state.ruleset.underbid == "automatic"
    if rung is None:
        stands = underbid and not corrected
        rung = spoken_rung(words, standing, scale) if stands else better(standing, 1, scale)
    return Bid(seat, words, rung, rung, underbid, corrected, False, None, (), round_.thrown, absent)


def is_upheld(bid: Bid) -> bool:
    """D19, D21: whether pointing this bid out is right: it was an underbid and nothing has corrected it."""
    return bid.underbid and not bid.corrected and not bid.settled


def corrected(state: State, round_: Round, claim: Claim) -> Round:
    """D21: the underbid is *Better* over the bid before it, and all later bids are measured again."""
    scale = state.ruleset.scale
    place = claim.bid - 1
    before = round_.bids[place - 1].rung if place else 0
    named = round_.bids[place]._replace(
        rung=better(before, 1, scale), corrected=True, settled=True, pointed_out_by=claim.seat
    )
    later = round_.bids[claim.bid :]
    rungs = measured_again([bid.words for bid in later], named.rung, scale)
    bids = [*round_.bids[:place], named]
    for bid, rung in zip(later, rungs, strict=True):
        no_longer_rises = is_underbid(bid.words, bids[-1].rung, scale)
        bids.append(bid._replace(rung=rung, corrected=no_longer_rises, settled=True))
    return round_._replace(bids=tuple(bids))
