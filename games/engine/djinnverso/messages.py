"""What each refusal says in English, by its key: what the laws want, with a refusal's values filled in."""

from typing import Final

from games.engine.messages import messages

MESSAGES: Final[dict[str, str]] = {
    "djinnverso.bid.djinnverso-stands": "a bid of Djinnverso is answered by a trial or by mendax, not by a bid",
    "djinnverso.bid.finish-with-better": "a claim has made the standing bid Djinnverso: the turn ends with Better",
    "djinnverso.bid.fits-no-rung": "these words fit no rung of the ladder at all, so they are no bid",
    "djinnverso.bid.in-trial": "a player on trial makes no bid",
    "djinnverso.bid.no-count": "before a bid it is announced how many dice are thrown, 0 included",
    "djinnverso.bid.starter-has-not-thrown": "the starter of a round throws all seven before the first bid",
    "djinnverso.challenge.accepted": "who has looked or thrown has accepted, and can no longer challenge",
    "djinnverso.challenge.no-bid": "there is no bid to challenge",
    "djinnverso.challenge.not-now": "a challenge answers a bid just received",
    "djinnverso.challenge.other-seat": "only the receiver, seat {turn}, may challenge",
    "djinnverso.claim.again": "a player points a bid out once, and has done so with bid {bid}",
    "djinnverso.claim.corrected": "bid {bid} was corrected by a claim, and cannot be pointed out",
    "djinnverso.claim.no-such-bid": "bid {bid} was not spoken in this round, which has {spoken}",
    "djinnverso.claim.none-left": "there is no bid that could be pointed out",
    "djinnverso.claim.not-theirs": "bid {bid} was not seat {bidder}'s",
    "djinnverso.claim.own-bid": "bid {bid} is the player's own",
    "djinnverso.claim.too-late": "claims end with the opening of the box",
    "djinnverso.claim.trial-thrown": "claims end with a trial's first throw",
    "djinnverso.look.djinnverso-stands": "before a bid of Djinnverso the receiver may not look: accepting is a trial",
    "djinnverso.look.nothing-thrown": "the starter throws all seven first; there is nothing to see in the box",
    "djinnverso.look.trial-is-open": "a trial is thrown in the open",
    "djinnverso.look.unlike-box": "the box held {box}",
    "djinnverso.open.no-challenge": "the box is opened after mendax",
    "djinnverso.open.unlike-throw": "the box held {box}",
    "djinnverso.open.unseen": "the box is opened and its faces are seen",
    "djinnverso.round.closed": "the round is over",
    "djinnverso.seat.gone": "seat {seat} is out of the game for good",
    "djinnverso.throw.djinnverso-stands": "a bid of Djinnverso is accepted by declaring the trial",
    "djinnverso.throw.once": "a player who accepts throws once",
    "djinnverso.throw.starter-throws-seven": "the starter of a round throws all seven, not {count}",
    "djinnverso.throw.trial-throws-seven": "a trial begins with a throw of all seven, not {count}",
    "djinnverso.throw.trial-unseen": "a trial is thrown in the open: its faces are seen",
    "djinnverso.trial.no-djinnverso": "a trial answers a standing bid of Djinnverso",
    "djinnverso.trial.none": "nobody is on trial",
    "djinnverso.trial.not-thrown": "a trial can stop after its first throw",
    "djinnverso.turn.after-mendax": "after mendax the box stays closed until it is opened",
    "djinnverso.void.no-round": "there is no round in play to void",
    "djinnverso.waive.again": "seat {seat} has waived already",
    "djinnverso.waive.no-window": "there is something to waive only between mendax and the opening",
    "djinnverso.wish.none-left": "seat {seat} has no wish to lose",
    "djinnverso.wish.none-lost": "seat {seat} has all its wishes, {wishes}",
    "djinnverso.wish.one-at-a-time": "a ruling takes or gives back one wish, not {change}",
}

message_of = messages(MESSAGES)
