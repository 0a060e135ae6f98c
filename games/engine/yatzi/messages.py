"""What each refusal of Yatzi's own says in English, by its key."""

from typing import Final

from games.engine.messages import messages

MESSAGES: Final[dict[str, str]] = {
    "yatzi.miss.made": "the dice make {row}, which is open, so the turn is not spent",
    "yatzi.miss.part-one": "in part one every throw scores, so no turn is spent or struck",
    "yatzi.miss.strike": "a turn that makes nothing strikes an open row by these rules",
    "yatzi.round.closed": "everybody has had their turn of the round",
    "yatzi.row.none-made": "the dice make none of the open rows",
    "yatzi.row.not-made": "the dice {hand} do not make {row}",
    "yatzi.row.nothing-thrown": "a row is chosen after a throw",
    "yatzi.row.other-part": "round {round} belongs to part {part}, and {row} does not",
    "yatzi.row.score": "{row} scores {score}",
    "yatzi.row.used": "seat {seat} has filled {row} already",
    "yatzi.start.no-face": "for the start each throws one die, 1 to 6",
    "yatzi.strike.option": "no row is struck by these rules: a turn that makes nothing is spent",
    "yatzi.throw.first-all-five": "a turn begins with a throw of all five dice, not {count}",
    "yatzi.throw.no-hand": "five dice are written as five digits from 1 to 6, the highest first",
    "yatzi.throw.no-more": "a turn has three throws",
}

message_of = messages(MESSAGES)
