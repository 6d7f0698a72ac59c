"""Chance: the generator against published vectors, and what is drawn from it."""

import numpy as np
import pytest

from shoal.engine.errors import OptionError
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import MASK, block, derive_key, draw, key_words, new_key, next_word, seed_rng, shuffle


def generator(key: bytes):
    chance = np.zeros(1, CHANCE)
    seed_rng(chance[0], key_words(key))
    return chance[0]


def stream(key: bytes, words: int) -> str:
    g = generator(key)
    return np.array([next_word(g) for _ in range(words)], "<u4").tobytes().hex()


# J. Strömbergson, "Test Vectors for the Stream Cipher ChaCha", draft-strombergson-chacha-test-vectors-01, October
# 2013: 256-bit key, 8 rounds, zero IV; test cases TC1 (all zero) and TC2 (one bit of the key set), blocks 0 and 1.
CHACHA8 = {
    "00" * 32: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
    "01" + "00" * 31: (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
    ),
}

# RFC 8439, section 2.3.2: key 00…1f, nonce 000000090000004a00000000, counter 1, 20 rounds.
RFC_8439 = (
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)


@pytest.mark.parametrize("key", CHACHA8)
def test_chacha8_gives_the_published_stream(key: str) -> None:
    assert stream(bytes.fromhex(key), 32) == CHACHA8[key]


def test_the_block_function_is_that_of_rfc_8439() -> None:
    out = np.zeros(16, np.uint32)
    block(key_words(bytes(range(32))), 1, 0x09000000, 0x4A000000, 0, 20, out)
    assert out.astype("<u4").tobytes().hex() == RFC_8439


def test_the_counter_carries_into_its_second_word() -> None:
    g = generator(bytes(32))
    g.rng_counter = 1 << 32
    expected = np.zeros(16, np.uint32)
    block(key_words(bytes(32)), 0, 1, 0, 0, 8, expected)
    assert [next_word(g) for _ in range(16)] == expected.tolist()


def test_a_seed_is_a_number_a_key_or_nothing() -> None:
    assert new_key(7) == new_key(7) != new_key(8)
    assert len(new_key(-(10**50))) == 32
    assert new_key(bytes(range(32))) == bytes(range(32))
    assert new_key(None) != new_key(None)
    for wrong in (b"short", 1.5, "7", True):
        with pytest.raises(OptionError, match="seed"):
            new_key(wrong)  # type: ignore[arg-type]


def test_draws_are_even() -> None:
    g, counts = generator(new_key(1)), np.zeros(6)
    for _ in range(12_000):
        counts[draw(g, 6)] += 1
    assert ((counts - 2000) ** 2 / 2000).sum() < 20.5  # chi-square, 5 degrees of freedom: 1 in 1000


def test_draws_reject_what_would_make_them_uneven() -> None:
    """With n = 3 · 2^29 a quarter of all words has to be rejected: the three thirds stay even."""
    g, counts = generator(new_key(2)), np.zeros(3)
    n = 3 << 29
    for _ in range(6000):
        counts[draw(g, n) >> 29] += 1
    assert ((counts - 2000) ** 2 / 2000).sum() < 13.8


def test_a_word_that_is_too_low_is_drawn_again() -> None:
    g = generator(bytes(32))
    next_word(g)
    g.rng_block[1] = 0  # 0 * 3 lies in the part that is rejected: 2^32 is not a multiple of 3
    expected = int(g.rng_block[2]) * 3 >> 32
    assert draw(g, 3) == expected
    assert g.rng_used == 3


def test_shuffles_reach_every_order_evenly_and_leave_the_rest_alone() -> None:
    g, counts = generator(new_key(3)), dict[tuple[int, ...], int]()
    for _ in range(6000):
        cards = np.array([9, 1, 2, 3, 9], np.uint8)
        shuffle(g, cards, 1, 4)
        assert (cards[0], cards[4]) == (9, 9)
        order = tuple(cards[1:4].tolist())
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_keys_of_a_series_differ() -> None:
    seen, words, key = set(), np.zeros(16, np.uint32), np.zeros(8, np.uint32)
    for number in (0, 1, 2, MASK, MASK + 1):
        derive_key(key_words(new_key(1)), number, words, key)
        seen.add(key.tobytes())
    assert len(seen) == 5
