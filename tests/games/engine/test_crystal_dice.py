"""B6 to B8. The throws in ``THROWN_ELSEWHERE`` were made by docs/laws/crystal-box.sh, with OpenSSL and the
shell's arithmetic and none of the code under test; to make them again:

    docs/laws/crystal-box.sh 'Bàn số 7' 1 000102…1f 1 1 2 1 0 4=ffff…ff
"""

import random
from itertools import chain, repeat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.crystal_dice import (
    FACES,
    Shaker,
    ThrowIndex,
    bent_dice,
    box_key,
    eight_sided,
    six_sided,
    throw_stream,
)

SECRET = bytes(range(32))
SHARES = {4: b"\xff" * 16, 2: b"the hare sleeps in the field"}
FIRST = ThrowIndex(round=1, turn=1, seat=2, throw=1)
THROWN_ELSEWHERE = [
    ("G42", 1, {}, FIRST, "OLWAEST", (3, 1, 2, 1, 1)),
    ("G42", 1, SHARES, FIRST, "TLFTFES", (6, 3, 1, 6, 4)),
    ("G42", 1, SHARES, ThrowIndex(0, 1, 1, 1), "AOEFFAA", (6, 3, 4, 5, 3)),
    ("G42", 1, SHARES, ThrowIndex(3, 12, 4, 3, retake=2), "OLOWSLL", (1, 2, 6, 3, 4)),
    ("G42", 2, SHARES, FIRST, "OWTFFTW", (1, 4, 5, 5, 6)),
    ("Bàn số 7", 1, {4: SHARES[4]}, FIRST, "AOEOTEL", (6, 5, 5, 3, 1)),
]

LIKELY_CHI_SQUARE = {7: 24.3, 5: 20.5}
"""What a fair die's chi-square stays below in 999 of 1,000 trials, by degrees of freedom."""


@pytest.mark.parametrize(("game", "epoch", "shares", "index", "astragali", "ordinary"), THROWN_ELSEWHERE)
def test_b6_dice_are_what_openssl_makes_of_them(game, epoch, shares, index, astragali, ordinary):
    shaker = Shaker(box_key(game, epoch, SECRET, shares))
    assert shaker.eight_sided(index) == astragali
    assert shaker.six_sided(index) == ordinary
    assert shaker.six_sided(index, dice=1) == ordinary[:1]


def test_b6_the_stream_goes_on_past_one_block():
    stream = throw_stream(box_key("G42", 1, SECRET, SHARES), FIRST)
    blocks = [bytes(next(stream) for _ in range(32)) for _ in range(3)]
    assert len(set(blocks)) == 3


def test_b6_a_byte_moved_to_the_next_seat_is_another_key():
    one = {1: b"a" * 17, 2: b"a" * 16}
    other = {1: b"a" * 16, 2: b"a" * 17}
    assert box_key("G", 1, SECRET, one) != box_key("G", 1, SECRET, other)
    assert box_key("G", 1, SECRET, {1: b"a" * 16}) != box_key("G", 1, SECRET, {2: b"a" * 16})


def flipped(data: bytes, bit: int) -> bytes:
    return (int.from_bytes(data, "big") ^ 1 << bit).to_bytes(len(data), "big")


def thrown_with(secret=SECRET, shares=SHARES, epoch=1, index=FIRST) -> str:
    return Shaker(box_key("G42", epoch, secret, shares)).eight_sided(index)


def neighbours() -> dict[str, list[str]]:
    """What is thrown when one bit of one input is another, for every bit, by input."""
    return {
        "secret": [thrown_with(secret=flipped(SECRET, bit)) for bit in range(256)],
        "share of seat 2": [
            thrown_with(shares=SHARES | {2: flipped(SHARES[2], bit)}) for bit in range(8 * len(SHARES[2]))
        ],
        "share of seat 4": [thrown_with(shares=SHARES | {4: flipped(SHARES[4], bit)}) for bit in range(128)],
        "epoch": [thrown_with(epoch=1 ^ 1 << bit) for bit in range(32)],
    } | {
        name: [thrown_with(index=FIRST._replace(**{name: getattr(FIRST, name) ^ 1 << bit})) for bit in range(32)]
        for name in FIRST._fields
    }


@pytest.mark.parametrize(("changed", "throws"), neighbours().items())
def test_b6_one_bit_anywhere_changes_the_whole_throw(changed, throws):
    """Dice that have nothing to do with each other agree at one position in eight, and never at all seven."""
    base = thrown_with()
    agreeing = sum(a == b for throw in throws for a, b in zip(base, throw, strict=True))
    spread = (7 * len(throws) * 7 / 64) ** 0.5
    assert abs(agreeing - 7 * len(throws) / 8) < 4 * spread
    assert base not in throws
    assert len(set(throws)) == len(throws)


three_bytes = st.binary(min_size=3, max_size=3)


@given(three_bytes, st.integers(0, 23), st.binary())
def test_b7_an_astragalus_is_three_bits_of_its_own(head, bit, rest):
    changed = (int.from_bytes(head, "little") ^ 1 << bit).to_bytes(3, "little")
    pairs = zip(eight_sided(head), eight_sided(changed + rest), strict=True)
    assert [die for die, (old, new) in enumerate(pairs) if old != new] == ([bit // 3] if bit < 21 else [])


@given(st.lists(st.integers(0, 7), min_size=7, max_size=7))
def test_b7_astragali_spell_the_number_that_they_are_read_from(heights):
    number = sum(height * 8**die for die, height in enumerate(heights))
    assert eight_sided(number.to_bytes(3, "little")) == "".join("EFWAOTSL"[height] for height in heights)


@given(st.lists(st.integers(0, 255)))
def test_b7_ordinary_dice_skip_the_uneven_bytes(stream):
    thrown = six_sided(chain(stream, repeat(7)), dice=len(stream))
    even = [byte for byte in stream if byte < 252]
    assert list(thrown[: len(even)]) == [byte % 6 + 1 for byte in even]
    assert set(thrown[len(even) :]) <= {2}


def test_b7_a_byte_stands_for_each_number_equally_often():
    counted = [six_sided([byte], dice=1) for byte in range(256)]
    assert [counted.count((face,)) for face in range(1, 7)] == [42] * 6
    assert counted.count(()) == 4


def chi_square(seen: list[object], faces: int) -> float:
    fair = len(seen) / faces
    return sum((seen.count(face) - fair) ** 2 / fair for face in set(seen))


@pytest.mark.parametrize("position", range(7))
def test_b7_every_astragalus_is_fair(position):
    shaker = Shaker(box_key("fair", 1, SECRET, {}))
    seen: list[object] = [shaker.eight_sided(ThrowIndex(n, 1, 1, 1))[position] for n in range(4000)]
    assert set(seen) == set(FACES)
    assert chi_square(seen, 8) < LIKELY_CHI_SQUARE[7]


@pytest.mark.parametrize("position", range(5))
def test_b7_every_ordinary_die_is_fair(position):
    shaker = Shaker(box_key("fair", 1, SECRET, {}))
    seen: list[object] = [shaker.six_sided(ThrowIndex(n, 1, 1, 1))[position] for n in range(4000)]
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert chi_square(seen, 6) < LIKELY_CHI_SQUARE[5]


@given(st.integers(0, 127), st.sets(st.integers(0, 6)), st.randoms(use_true_random=False))
def test_b8_exactly_the_bent_dice_are_found(mask: int, bent: set[int], chance: random.Random):
    fresh = thrown_with()
    before = "".join(chance.choice(FACES) for _ in range(7))
    honest = [fresh[die] if mask & 1 << die else before[die] for die in range(7)]
    after = [chance.choice(FACES.replace(honest[die], "")) if die in bent else honest[die] for die in range(7)]
    assert bent_dice(fresh, before, mask, after) == tuple(sorted(bent))


def test_b8_before_the_first_throw_nothing_lies_there_to_keep():
    fresh = thrown_with()
    assert bent_dice(fresh, None, 0b1111111, fresh) == ()
    assert bent_dice(fresh, None, 0b1111010, fresh) == (0, 2)


def test_b8_a_die_too_few_is_an_error():
    with pytest.raises(ValueError, match="shorter"):
        bent_dice("LLLLLLL", None, 0b1111111, "LLLLLL")


def test_a_shaker_does_not_show_its_key():
    key = box_key("G42", 1, SECRET, {})
    assert repr(key) not in repr(Shaker(key))


def test_the_astragali_are_those_of_the_laws():
    laws = Path(__file__).parents[3] / "docs/notation.md"
    named = laws.read_text(encoding="utf-8").split("lowest to highest:")[1].split(".")[0]
    assert "".join(named.split("`")[1::2]) == FACES
