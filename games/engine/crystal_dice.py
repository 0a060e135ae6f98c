"""B6, B7: dice read from a keyed stream, so that anybody who knows the key can throw them again.

Which dice are kept is no input anywhere here: every throw makes all dice afresh, and the game takes those
that were thrown (B8).
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Final, NamedTuple

DOMAIN: Final = b"mendax crystal box 1"
"""Keeps these keys apart from every other use of the same secrets; its number is the format's version."""

FACES: Final = "EFWAOTSL"
"""The eight faces by the three bits that stand for them, Earth for 0."""

UNEVEN: Final = 252
"""Bytes from here on would make low faces likelier: 252 is the highest multiple of six that a byte holds."""


class ThrowIndex(NamedTuple):
    """Where in a game a throw stands; no two throws of an epoch share an index. Each is below 2**32.

    Attributes:
        round: the round's number, from 1; 0 for the throws that decide who starts.
        turn: the turn within the round, from 1; in round 0 the attempt.
        seat: who throws.
        throw: the throw within the turn, from 1.
        retake: how many corrections were on the record before the throw, so that dice thrown again are fresh.
    """

    round: int
    turn: int
    seat: int
    throw: int
    retake: int = 0


def box_key(game: str, epoch: int, secret: bytes, shares: Mapping[int, bytes]) -> bytes:
    """B6: the key of all throws of an epoch, 32 bytes. ``shares`` holds the seats that revealed one."""
    fields = [DOMAIN, game.encode(), _four_bytes(epoch), secret]
    for seat in sorted(shares):
        fields += [_four_bytes(seat), shares[seat]]
    return hashlib.sha256(b"".join(_four_bytes(len(part)) + part for part in fields)).digest()


def throw_stream(key: bytes, index: ThrowIndex) -> Iterator[int]:
    """B6: the endless bytes, each 0 to 255, that a throw's dice are read from."""
    message = b"".join(map(_four_bytes, index))
    for counter in count():
        yield from hmac.digest(key, message + _four_bytes(counter), "sha256")


def eight_sided(stream: Iterable[int]) -> str:
    """B7: seven faces by die position. Die j, from 0, is bits 3j to 3j+2 of 3 little-endian bytes."""
    bits = int.from_bytes(islice(stream, 3), "little")
    return "".join(FACES[bits >> 3 * die & 7] for die in range(7))


def six_sided(stream: Iterable[int], dice: int = 5) -> tuple[int, ...]:
    """B7: so many dice by position, each 1 to 6: die j is the j-th byte below 252, modulo six, plus one."""
    return tuple(byte % 6 + 1 for byte in islice((b for b in stream if b < UNEVEN), dice))


@dataclass(frozen=True, slots=True)
class Shaker:
    """The dice of one epoch. Whoever holds it knows every throw to come, so it is never shown nor logged."""

    key: bytes = field(repr=False)

    def eight_sided(self, index: ThrowIndex) -> str:
        """Seven astragali by position, such as ``LEWWSTA``; where one die is thrown (D7), it is the first."""
        return eight_sided(throw_stream(self.key, index))

    def six_sided(self, index: ThrowIndex, dice: int = 5) -> tuple[int, ...]:
        """Ordinary dice by position, each 1 to 6; where one die is thrown (Y1), it is the first."""
        return six_sided(throw_stream(self.key, index), dice)


def bent_dice(
    fresh: Sequence[object], before: Sequence[object] | None, mask: int, after: Sequence[object]
) -> tuple[int, ...]:
    """B8: the positions, from 0, of dice that do not lie as the laws of the box would have them.

    Args:
        fresh: what the shaker gives for the throw.
        before: the dice before the throw, by position; None if there were none, and then none can be kept.
        mask: bit j is set where die j was thrown.
        after: the dice after the throw, as the record has them.

    Raises:
        ValueError: the three differ in length.
    """
    kept = [None] * len(fresh) if before is None else before
    lying = enumerate(zip(fresh, kept, after, strict=True))
    return tuple(die for die, (new, old, now) in lying if now != (new if mask >> die & 1 else old))


def _four_bytes(number: int) -> bytes:
    return number.to_bytes(4, "big")
