"""B1 to B5: every step of the box, allowed and refused."""

import hashlib
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.crystal_box import (
    BoxCommitted,
    CrystalBox,
    CrystalEvent,
    SecretRevealed,
    ShareCommitted,
    ShareRevealed,
    ShareStruck,
    after_throw,
    can_step,
    commitment,
    evolve,
    seat_commitment,
    shaker,
    verify_step,
    verify_throw,
)
from games.engine.crystal_dice import Shaker, box_key
from games.engine.refusals import Refusal

ROOT = Path(__file__).parents[3]
SECRET = b"a server's secret of 32 bytes ok"
NEXT_SECRET = b"another secret, 32 bytes as well"
SHARES = {seat: f"the share of seat {seat}".encode() for seat in (1, 2, 3, 4)}
OTHER_SHARES = {seat: f"the other share of {seat}".encode() for seat in (1, 2, 3, 4)}

EMPTY = CrystalBox()
COMMIT = BoxCommitted(1, commitment(SECRET))
COMMIT_ANEW = BoxCommitted(2, commitment(NEXT_SECRET))
PUBLISH = SecretRevealed(1, SECRET.hex())


def share(seat: int, of=SHARES) -> ShareCommitted:
    return ShareCommitted(seat, seat_commitment(of[seat]))


def reveal(seat: int, of=SHARES) -> ShareRevealed:
    return ShareRevealed(seat, of[seat].hex())


def played(*steps: CrystalEvent, box: CrystalBox = EMPTY) -> CrystalBox:
    """The box after steps that the laws allow one after another."""
    for step in steps:
        verify_step(box, step)
        box = evolve(box, step)
    return box


RUNNING = played(COMMIT, share(2), share(4))
READY = played(COMMIT, share(2), share(4), reveal(4), reveal(2))
STRUCK = played(COMMIT, share(2), share(4), reveal(4), ShareStruck(2))
OVER = played(COMMIT, share(2), reveal(2), PUBLISH)


REFUSED: list[tuple[str, CrystalBox, CrystalEvent, str, str]] = [
    ("a second epoch while one runs", RUNNING, COMMIT_ANEW, "B1", "epoch.running"),
    ("a second epoch while one is played", READY, COMMIT_ANEW, "B1", "epoch.running"),
    ("an epoch left out", CrystalBox(), COMMIT_ANEW, "B1", "epoch.number"),
    ("an epoch again", OVER, BoxCommitted(1, commitment(NEXT_SECRET)), "B1", "epoch.number"),
    ("a secret again", OVER, BoxCommitted(2, COMMIT.digest), "B1", "digest.again"),
    ("a secret again after a strike", STRUCK, BoxCommitted(2, COMMIT.digest), "B1", "digest.again"),
    ("no digest", CrystalBox(), BoxCommitted(1, "abc"), "B1", "digest.form"),
    ("capital letters", CrystalBox(), BoxCommitted(1, "A" * 64), "B1", "digest.form"),
    ("a digest and a line's end", CrystalBox(), BoxCommitted(1, "a" * 64 + "\n"), "B1", "digest.form"),
    ("a share before the server's digest", CrystalBox(), share(1), "B2", "share.no-epoch"),
    ("a share in an aborted epoch", STRUCK, share(1), "B2", "share.no-epoch"),
    ("a share after the end", OVER, share(1), "B2", "share.no-epoch"),
    ("a second share", RUNNING, share(2, OTHER_SHARES), "B2", "share.twice"),
    ("a share after a reveal", READY, share(1), "B2", "share.late"),
    ("a share after a throw", after_throw(played(COMMIT)), share(1), "B2", "share.late"),
    ("another seat's digest", RUNNING, ShareCommitted(1, share(2).digest), "B2", "digest.again"),
    ("the server's digest", RUNNING, ShareCommitted(1, COMMIT.digest), "B2", "digest.again"),
    ("no digest of a share", RUNNING, ShareCommitted(1, "g" * 64), "B2", "digest.form"),
    ("a short share", played(COMMIT, ShareCommitted(1, hashlib.sha256(b"short").hexdigest())),
     ShareRevealed(1, b"short".hex()), "B2", "share.size"),
    ("a long share", played(COMMIT, ShareCommitted(1, hashlib.sha256(b"l" * 65).hexdigest())),
     ShareRevealed(1, b"l".hex() * 65), "B2", "share.size"),
    ("a reveal without an epoch", CrystalBox(), reveal(1), "B3", "reveal.no-epoch"),
    ("a reveal in an aborted epoch", STRUCK, reveal(2), "B3", "reveal.no-epoch"),
    ("a reveal without a commitment", RUNNING, reveal(1), "B3", "reveal.uncommitted"),
    ("a second reveal", READY, reveal(2), "B3", "reveal.twice"),
    ("other bytes", RUNNING, reveal(2, OTHER_SHARES), "B3", "reveal.unlike"),
    ("another seat's bytes", RUNNING, ShareRevealed(2, SHARES[4].hex()), "B3", "reveal.unlike"),
    ("no hex", RUNNING, ShareRevealed(2, "the share of seat 2"), "B3", "reveal.form"),
    ("hex with spaces", RUNNING, ShareRevealed(2, SHARES[2].hex(" ")), "B3", "reveal.form"),
    ("hex in capitals", RUNNING, ShareRevealed(2, SHARES[2].hex().upper()), "B3", "reveal.form"),
    ("a strike at a seat without a share", RUNNING, ShareStruck(1), "B4", "strike.groundless"),
    ("a strike at a seat that revealed", READY, ShareStruck(2), "B4", "strike.groundless"),
    ("a strike at the same seat again", played(COMMIT), ShareStruck(2), "B4", "strike.groundless"),
    ("a struck seat's new share", evolve(STRUCK, COMMIT_ANEW), share(2, OTHER_SHARES), "B4", "share.struck"),
    ("a secret before any epoch", CrystalBox(), SecretRevealed(0, SECRET.hex()), "B5", "secret.epoch"),
    ("the secret of another epoch", READY, SecretRevealed(2, SECRET.hex()), "B5", "secret.epoch"),
    ("the secret again", OVER, PUBLISH, "B5", "secret.twice"),
    ("the secret before all shares", RUNNING, PUBLISH, "B5", "secret.early"),
    ("another secret", READY, SecretRevealed(1, NEXT_SECRET.hex()), "B5", "secret.unlike"),
    ("a secret that is no hex", READY, SecretRevealed(1, "z" * 64), "B5", "secret.form"),
    ("a secret of another length", READY, SecretRevealed(1, SECRET.hex() + "00"), "B5", "secret.form"),
]  # fmt: skip


@pytest.mark.parametrize(("box", "step", "law", "key"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED])
def test_refused(box, step, law, key):
    with pytest.raises(Refusal) as refused:
        verify_step(box, step)
    assert (refused.value.law, refused.value.key) == (law, f"crystal-box.{key}")
    assert not can_step(box, step)


def test_b1_the_laws_allow_what_the_refused_cases_only_miss():
    assert can_step(CrystalBox(), COMMIT)
    assert can_step(STRUCK, COMMIT_ANEW)
    assert can_step(OVER, COMMIT_ANEW)


def test_b2_shares_of_16_to_64_bytes():
    for size in (16, 64):
        assert seat_commitment(b"x" * size) == hashlib.sha256(b"x" * size).hexdigest()
    for size in (0, 15, 65):
        with pytest.raises(Refusal, match=rf"^B2 crystal-box.share.size size={size} least=16 most=64$"):
            seat_commitment(b"x" * size)


def test_b1_a_secret_of_32_bytes():
    assert commitment(b"\0" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        commitment(b"\0" * 31)


def test_b3_the_box_is_ready_when_no_share_is_missing():
    assert [played(*steps).is_ready for steps in ([], [COMMIT], [COMMIT, share(1)])] == [False, True, False]
    assert READY.is_ready
    assert not STRUCK.is_ready
    assert not OVER.is_ready


@pytest.mark.parametrize(
    ("box", "key"),
    [
        (CrystalBox(), "throw.no-epoch"),
        (OVER, "throw.no-epoch"),
        (STRUCK, "throw.no-epoch"),
        (RUNNING, "throw.share-missing"),
    ],
)
def test_b3_nothing_is_thrown_before(box, key):
    verify_throw(READY)
    with pytest.raises(Refusal, match=f"^B3 crystal-box.{key}"):
        verify_throw(box)


def test_b3_the_shaker_is_keyed_with_what_was_revealed():
    keyed = Shaker(box_key("G42", 1, SECRET, {2: SHARES[2], 4: SHARES[4]}))
    assert shaker(READY, "G42", SECRET) == keyed
    assert shaker(evolve(READY, PUBLISH), "G42", SECRET) == keyed, "everybody's, once the secret is published"
    assert shaker(READY, "G43", SECRET) != keyed


def test_b3_no_seat_needs_a_share():
    assert shaker(played(COMMIT), "G42", SECRET) == Shaker(box_key("G42", 1, SECRET, {}))


@pytest.mark.parametrize(
    ("box", "secret", "refusal"),
    [
        (CrystalBox(), SECRET, "B3 crystal-box.throw.no-epoch"),
        (STRUCK, SECRET, "B3 crystal-box.throw.no-epoch"),
        (RUNNING, SECRET, "B3 crystal-box.throw.share-missing"),
        (READY, NEXT_SECRET, "B5 crystal-box.secret.unlike"),
        (evolve(RUNNING, reveal(2, OTHER_SHARES)), SECRET, "B3 crystal-box.throw.share-missing"),
        (evolve(READY, reveal(2, OTHER_SHARES)), SECRET, "B3 crystal-box.reveal.unlike"),
        (evolve(READY, reveal(1)), SECRET, "B3 crystal-box.reveal.unlike"),
    ],
)
def test_b3_there_is_no_shaker_for_a_bent_record(box, secret, refusal):
    with pytest.raises(Refusal, match=f"^{refusal}"):
        shaker(box, "G42", secret)


def test_b4_a_strike_has_all_commit_anew_without_the_struck_seat():
    of = OTHER_SHARES
    box = played(COMMIT_ANEW, share(4, of), share(1, of), reveal(1, of), reveal(4, of), box=STRUCK)
    assert box.is_ready
    assert box.struck == {2}
    shares = {1: OTHER_SHARES[1], 4: OTHER_SHARES[4]}
    assert shaker(box, "G42", NEXT_SECRET) == Shaker(box_key("G42", 2, NEXT_SECRET, shares))


def test_b4_several_seats_are_struck_in_one_epoch():
    box = played(COMMIT, share(1), share(2), share(4), reveal(4), ShareStruck(2), ShareStruck(1), COMMIT_ANEW)
    assert box.struck == {1, 2}
    assert box.is_ready


def test_b4_an_aborted_epochs_secret_may_be_published_and_does_not_hide_the_strike():
    box = evolve(STRUCK, PUBLISH)
    assert can_step(STRUCK, PUBLISH)
    assert not box.is_ready
    assert can_step(box, COMMIT_ANEW)


def test_b5_a_reopened_game_is_thrown_from_a_new_epoch():
    box = played(COMMIT, share(2), reveal(2), PUBLISH, COMMIT_ANEW)
    assert (box.epoch, box.shares, box.secret, box.is_thrown) == (2, (), None, False)
    assert can_step(after_throw(box), SecretRevealed(2, NEXT_SECRET.hex()))
    assert can_step(box, share(2, OTHER_SHARES))
    assert not can_step(box, share(2)), "a share that everybody knows is no share"


seats = st.integers(1, 4)
digests = st.sampled_from([COMMIT.digest, COMMIT_ANEW.digest, *(share(s).digest for s in SHARES), "bent"])
texts = st.sampled_from([SECRET.hex(), NEXT_SECRET.hex(), *(s.hex() for s in SHARES.values()), "bent"])
steps = st.one_of(
    st.builds(BoxCommitted, st.integers(0, 3), digests),
    st.builds(ShareCommitted, seats, digests),
    st.builds(ShareRevealed, seats, texts),
    st.builds(ShareStruck, seats),
    st.builds(SecretRevealed, st.integers(0, 3), texts),
)


@given(st.lists(steps, max_size=12))
def test_any_record_is_replayed_and_judged(record):
    """A bent record gives a box all the same, one that can be asked anything."""
    box = CrystalBox()
    for step in record:
        can_step(box, step)
        box = evolve(box, step)
    assert hash(box) == hash(CrystalBox(*box))


LEGAL_SOMETIMES = [
    *(BoxCommitted(epoch, commitment(secret)) for epoch in (1, 2) for secret in (SECRET, NEXT_SECRET)),
    *(share(seat, of) for seat in SHARES for of in (SHARES, OTHER_SHARES)),
    *(reveal(seat, of) for seat in SHARES for of in (SHARES, OTHER_SHARES)),
    *(ShareStruck(seat) for seat in SHARES),
    *(SecretRevealed(epoch, secret.hex()) for epoch in (1, 2) for secret in (SECRET, NEXT_SECRET)),
]


@given(st.lists(st.sampled_from(LEGAL_SOMETIMES), min_size=10, max_size=60))
def test_what_the_laws_allowed_can_be_thrown(tries):
    """Along every way of legal steps a box that is ready has its dice, and no struck seat a share in them."""
    box = CrystalBox()
    for step in tries:
        box = evolve(box, step) if can_step(box, step) else box
        assert not box.struck & {seat for seat, _ in box.shares}
        if box.is_ready:
            shaker(box, "G42", SECRET if commitment(SECRET) == box.digest else NEXT_SECRET)


@given(st.permutations([share(1), share(2), share(4)]), st.permutations([reveal(1), reveal(2), reveal(4)]))
def test_the_order_of_the_seats_is_no_input(shares, reveals):
    box = played(COMMIT, *shares, *reveals)
    assert box == played(COMMIT, share(1), share(2), share(4), reveal(1), reveal(2), reveal(4))


def test_the_table_of_laws_is_true():
    """Every law stands in the file and the test that the table names for it."""
    table = (ROOT / "docs/laws/crystal-box.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (B\d) .*\| `(\w+\.py)` \| `(\w+\.py)` \|$", table, re.MULTILINE)
    assert [law for law, _, _ in rows] == [f"B{n}" for n in range(1, 9)]
    for law, code, test in rows:
        assert law in (ROOT / "games/engine" / code).read_text(encoding="utf-8")
        assert f"def test_{law.lower()}_" in (Path(__file__).parent / test).read_text(encoding="utf-8")
