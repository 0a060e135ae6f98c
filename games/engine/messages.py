"""What the refusals that all games share say in English, by their key; each game adds its own."""

from collections.abc import Callable, Mapping
from typing import Final

from games.engine.refusals import Refusal

SHARED: Final[dict[str, str]] = {
    "table.absent.not-their-turn": "only the player whose turn it is can be absent, and that is not seat {seat}",
    "table.box.game-on": "the secret is published when the game is over, or the epoch was aborted",
    "table.box.late": "the crystal box is committed to before anything is thrown",
    "table.game.not-started": "no round has begun",
    "table.game.not-suspended": "the game does not stand still",
    "table.game.over": "the game is over",
    "table.game.suspended": "the game is suspended by {by}",
    "table.ruling.no-law": "a ruling names a law from {first} to {last}, and {named} is none",
    "table.ruling.not-plain": "a reason is one line of up to 1000 characters, none of them control characters",
    "table.say.not-plain": "a statement is one line of up to 1000 characters, none of them control characters",
    "table.seat.excluded": "seat {seat} is excluded already",
    "table.seat.last": "seat {seat} is the last one left, and wins",
    "table.seat.out": "seat {seat} is out of the game",
    "table.start.begun": "the throws for the start come before the first round",
    "table.start.decided": "seat {seat} has thrown highest, and starts",
    "table.start.dice": "for the start each throws {count} of the dice",
    "table.start.throwers": "for the start now throw exactly seats {seats}",
    "table.start.thrown": "the throws for the start are not decided between seats {seats}",
    "table.suspend.no-ground": "nothing has happened by which the game has to stand still",
    "table.throw.dice-moved": "dice {dice} were not thrown, and show another face",
    "table.throw.dice-unlike": "the dice {dice} do not show {box}",
    "table.throw.kept-count": "of {dice} dice, {count} thrown and {kept} kept do not make {dice}",
    "table.throw.kept-not-left": "the kept {kept} are not there after the throw, {box}",
    "table.throw.kept-not-there": "the kept {kept} were not there before the throw, {box}",
    "table.throw.mask-count": "{count} were announced, and {mask} thrown by position",
    "table.throw.more-changed": "{count} were announced, and {changed} faces changed",
    "table.throw.no-faces": "the {dice} dice show faces of {faces}",
    "table.throw.no-positions": "dice are kept by position, and these are not known by position",
    "table.throw.no-such-count": "there are {dice} dice, and {count} of them can't be thrown",
    "table.throw.online": "the crystal box throws this game's dice; none are typed in",
    "table.time.again": "the table's time was up already",
    "table.turn.other-seat": "it is seat {turn}'s turn, not seat {seat}'s",
    "record.due.first": "something was taken back, and what the laws make due has to happen first",
    "record.line.missing": "before this there must stand: {line}",
    "record.line.not-due": "nothing has happened by which this follows",
    "record.line.unlike": "by the laws: {line}",
    "record.proceed.nothing-due": "nothing is due",
    "record.take-back.not-standing": "that many lines do not stand",
    "crystal-box.digest.again": "this digest stands on the record already",
    "crystal-box.digest.form": "a digest is 64 hexadecimal digits",
    "crystal-box.dice.bent": "by the box's secret and shares, dice {dice} should show {faces}",
    "crystal-box.dice.kept-unknown": "dice {dice} were kept, and how they lay before is not known by position",
    "crystal-box.dice.no-positions": "online, a throw tells each die's face by position, and which were thrown",
    "crystal-box.epoch.number": "the next epoch is {expected}, not {epoch}",
    "crystal-box.epoch.running": "epoch {epoch} is still running",
    "crystal-box.reveal.form": "a share is hexadecimal digits, two for each byte",
    "crystal-box.reveal.no-epoch": "no epoch is running",
    "crystal-box.reveal.twice": "seat {seat} has revealed its share already",
    "crystal-box.reveal.uncommitted": "seat {seat} has committed to no share",
    "crystal-box.reveal.unlike": "this is not the share that seat {seat} committed to",
    "crystal-box.secret.early": "the shares of seats {seats} are not revealed yet",
    "crystal-box.secret.epoch": "the present epoch is {expected}, not {epoch}",
    "crystal-box.secret.form": "a secret is 32 bytes in hexadecimal digits",
    "crystal-box.secret.twice": "the secret of epoch {epoch} was published already",
    "crystal-box.secret.unlike": "this is not the secret that epoch {epoch} was committed to",
    "crystal-box.share.late": "shares are committed to before the first is revealed and before anything is thrown",
    "crystal-box.share.no-epoch": "no epoch is running",
    "crystal-box.share.size": "a share is {least} to {most} bytes, not {size}",
    "crystal-box.share.struck": "seat {seat} was struck from the box, and takes part without a share",
    "crystal-box.share.twice": "seat {seat} has committed to a share already",
    "crystal-box.strike.groundless": "seat {seat} has no share to reveal",
    "crystal-box.throw.no-epoch": "the crystal box has no running epoch to throw from",
    "crystal-box.throw.share-missing": "the shares of seats {seats} are not revealed yet",
}


def messages(own: Mapping[str, str]) -> Callable[[Refusal], str]:
    """How a game says its refusals in English: its own by ``own``, the others as all games do."""
    texts = {**SHARED, **own}

    def message_of(refusal: Refusal) -> str:
        """The refusal in English."""
        values = {name: _said(value) for name, value in refusal.values.items()}
        return texts[refusal.key].format(**values)

    return message_of


def _said(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
