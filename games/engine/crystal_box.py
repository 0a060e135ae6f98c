"""B1 to B5: who commits to what before the dice are thrown, and what is published when the game is over.

Both games keep a ``CrystalBox`` in their state. A step is put to ``verify_step``, then on the record, and
``evolve`` brings it about. The box knows neither the game's seats nor its end nor a clock: whether a seat
plays at all, a share is overdue, or the secret may be published by now, the game says.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from games.engine.crystal_dice import Shaker, box_key
from games.engine.refusals import Refusal, is_allowed

SECRET_BYTES: Final = 32
LEAST_SHARE_BYTES: Final = 16
MOST_SHARE_BYTES: Final = 64

_HEX_OF_32_BYTES: Final = re.compile(r"[0-9a-f]{64}")
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class BoxCommitted:
    """B1: an epoch, counted from 1, began; ``digest`` is the hex SHA-256 of the server's secret."""

    epoch: int
    digest: str


@dataclass(frozen=True, slots=True)
class ShareCommitted:
    """B2: a seat has a share in the dice; ``digest`` is the hex SHA-256 of its bytes."""

    seat: int
    digest: str


@dataclass(frozen=True, slots=True)
class ShareRevealed:
    """B3: what a seat had committed to; ``share`` is 16 to 64 bytes in lower-case hex."""

    seat: int
    share: str


@dataclass(frozen=True, slots=True)
class ShareStruck:
    """B4: a seat did not reveal in time what it had committed to; all commit anew, without that seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """B5: the server's secret of an epoch was published; ``secret`` is 32 bytes in lower-case hex."""

    epoch: int
    secret: str


CrystalEvent: TypeAlias = BoxCommitted | ShareCommitted | ShareRevealed | ShareStruck | SecretRevealed


class CrystalBox(NamedTuple):
    """How far the commitments of a game have come; the empty one begins a game.

    Attributes:
        epoch: the present epoch; 0 before the first.
        digest: the server's commitment in it.
        committed: the seats' commitments in it, as (seat, digest), ascending.
        shares: those revealed, as (seat, hex), ascending.
        is_aborted: whether a seat was struck in it, so that nothing is thrown from it.
        is_thrown: whether dice were thrown from it.
        secret: the published secret in hex, or None.
        struck: the seats struck in any epoch; they bring no share any more.
        digests: every digest that was ever on this game's record.
    """

    epoch: int = 0
    digest: str = ""
    committed: tuple[tuple[int, str], ...] = ()
    shares: tuple[tuple[int, str], ...] = ()
    is_aborted: bool = False
    is_thrown: bool = False
    secret: str | None = None
    struck: frozenset[int] = frozenset()
    digests: frozenset[str] = frozenset()

    @property
    def is_running(self) -> bool:
        """Whether the present epoch is neither aborted nor over."""
        return self.epoch > 0 and not self.is_aborted and self.secret is None

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that have committed to a share and not yet revealed it, ascending."""
        revealed = {seat for seat, _ in self.shares}
        return tuple(seat for seat, _ in self.committed if seat not in revealed)

    @property
    def is_ready(self) -> bool:
        """B3: whether dice can be thrown: the epoch runs, and no share that was committed to is missing."""
        return self.is_running and not self.unrevealed


def commitment(secret: bytes) -> str:
    """B1: the hex digest by which the server commits to a secret.

    Raises:
        ValueError: the secret is not 32 bytes.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(secret).hexdigest()


def seat_commitment(share: bytes) -> str:
    """B2: the hex digest by which a seat commits to its share.

    Raises:
        Refusal: the share is not 16 to 64 bytes.
    """
    fits = LEAST_SHARE_BYTES <= len(share) <= MOST_SHARE_BYTES
    _demand(fits, "B2", "share.size", size=len(share), least=LEAST_SHARE_BYTES, most=MOST_SHARE_BYTES)
    return hashlib.sha256(share).hexdigest()


def verify_step(box: CrystalBox, step: CrystalEvent) -> None:
    """Whether the laws of the box allow this step now.

    Raises:
        Refusal: they do not; it names the law, B1 to B5.
    """
    match step:
        case BoxCommitted():
            _verify_epoch(box, step)
        case ShareCommitted():
            _verify_share(box, step)
        case ShareRevealed():
            _verify_reveal(box, step)
        case ShareStruck(seat):
            _demand(seat in box.unrevealed, "B4", "strike.groundless", seat=seat)
        case SecretRevealed():
            _verify_secret(box, step)


def can_step(box: CrystalBox, step: CrystalEvent) -> bool:
    """Whether ``verify_step`` allows it."""
    return is_allowed(verify_step, box, step)


def verify_throw(box: CrystalBox) -> None:
    """B3: whether dice can be thrown now.

    Raises:
        Refusal: the epoch is not running, or a share that was committed to is not revealed.
    """
    _demand(box.is_running, "B3", "throw.no-epoch", epoch=box.epoch)
    _demand(box.is_ready, "B3", "throw.share-missing", seats=box.unrevealed)


def evolve(box: CrystalBox, step: CrystalEvent) -> CrystalBox:
    """The box after a step that is on the record, whether the laws allowed it or not. Never raises."""
    match step:
        case BoxCommitted(epoch, digest):
            return CrystalBox(epoch, digest, struck=box.struck, digests=box.digests | {digest})
        case ShareCommitted(seat, digest):
            committed = _with(box.committed, seat, digest)
            return box._replace(committed=committed, digests=box.digests | {digest})
        case ShareRevealed(seat, share):
            return box._replace(shares=_with(box.shares, seat, share))
        case ShareStruck(seat):
            return box._replace(is_aborted=True, struck=box.struck | {seat})
        case SecretRevealed(_, secret):
            return box._replace(secret=secret)


def after_throw(box: CrystalBox) -> CrystalBox:
    """B2: the box once dice were thrown from it; a share that came now would change the throws before it."""
    return box._replace(is_thrown=True)


def shaker(box: CrystalBox, game: str, secret: bytes) -> Shaker:
    """The dice of a game's present epoch: for the server, and for everybody once the secret is published.

    Raises:
        Refusal: the secret or a share is not what was committed to, a share is missing, or nothing may be
            thrown from this epoch.
    """
    _demand(box.epoch > 0 and not box.is_aborted, "B3", "throw.no-epoch", epoch=box.epoch)
    _demand(not box.unrevealed, "B3", "throw.share-missing", seats=box.unrevealed)
    _verify_opens(box, secret)
    shares = {seat: _share(box, seat, share) for seat, share in box.shares}
    return Shaker(box_key(game, box.epoch, secret, shares))


def _verify_epoch(box: CrystalBox, step: BoxCommitted) -> None:
    _demand(not box.is_running, "B1", "epoch.running", epoch=box.epoch)
    _demand(step.epoch == box.epoch + 1, "B1", "epoch.number", epoch=step.epoch, expected=box.epoch + 1)
    _verify_digest(box, step.digest, "B1")


def _verify_share(box: CrystalBox, step: ShareCommitted) -> None:
    _demand(box.is_running, "B2", "share.no-epoch", epoch=box.epoch)
    _demand(step.seat not in box.struck, "B4", "share.struck", seat=step.seat)
    _demand(step.seat not in dict(box.committed), "B2", "share.twice", seat=step.seat)
    _demand(not box.shares and not box.is_thrown, "B2", "share.late", seat=step.seat)
    _verify_digest(box, step.digest, "B2")


def _verify_reveal(box: CrystalBox, step: ShareRevealed) -> None:
    _demand(box.is_running, "B3", "reveal.no-epoch", epoch=box.epoch)
    _demand(step.seat in dict(box.committed), "B3", "reveal.uncommitted", seat=step.seat)
    _demand(step.seat in box.unrevealed, "B3", "reveal.twice", seat=step.seat)
    _share(box, step.seat, step.share)


def _verify_secret(box: CrystalBox, step: SecretRevealed) -> None:
    _demand(step.epoch == box.epoch > 0, "B5", "secret.epoch", epoch=step.epoch, expected=box.epoch)
    _demand(box.secret is None, "B5", "secret.twice", epoch=step.epoch)
    _demand(box.is_aborted or box.is_ready, "B5", "secret.early", seats=box.unrevealed)
    _demand(_HEX_OF_32_BYTES.fullmatch(step.secret) is not None, "B5", "secret.form", epoch=step.epoch)
    _verify_opens(box, bytes.fromhex(step.secret))


def _verify_opens(box: CrystalBox, secret: bytes) -> None:
    _demand(hashlib.sha256(secret).hexdigest() == box.digest, "B5", "secret.unlike", epoch=box.epoch)


def _verify_digest(box: CrystalBox, digest: str, law: str) -> None:
    _demand(_HEX_OF_32_BYTES.fullmatch(digest) is not None, law, "digest.form", digest=digest)
    _demand(digest not in box.digests, law, "digest.again", digest=digest)


def _share(box: CrystalBox, seat: int, share: str) -> bytes:
    """A revealed share's bytes, if they are what the seat committed to; else a refusal."""
    _demand(_HEX.fullmatch(share) is not None, "B3", "reveal.form", seat=seat)
    bytes_ = bytes.fromhex(share)
    _demand(seat_commitment(bytes_) == dict(box.committed).get(seat), "B3", "reveal.unlike", seat=seat)
    return bytes_


def _with(pairs: tuple[tuple[int, str], ...], seat: int, text: str) -> tuple[tuple[int, str], ...]:
    return tuple(sorted({**dict(pairs), seat: text}.items()))


def _demand(holds: bool, law: str, key: str, **values: object) -> None:
    if not holds:
        raise Refusal(law, f"crystal-box.{key}", **values)
