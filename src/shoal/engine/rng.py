"""Chance: ChaCha8, keyed with 256 bits, inside the record of a game.

Every record that draws has the fields `FIELDS`. The block function is that of RFC 8439 with 8 rounds
instead of 20 and, as in Bernstein's original, a block counter of 64 bits before a nonce of 64 bits
(always zero here). All arithmetic is int64 with masks, so that compiled and interpreted agree.
"""

import hashlib
import secrets

import numpy as np
import numpy.typing as npt

from shoal.engine.errors import OptionError
from shoal.engine.jit import inlined, jit

Key = npt.NDArray[np.uint32]
Seed = int | bytes | None

WORDS = 16
ROUNDS = 8
MASK = 0xFFFFFFFF
FIELDS = (
    ("rng_key", "<u4", (8,)),
    ("rng_block", "<u4", (WORDS,)),  # the words of the block before `rng_counter`
    ("rng_used", "<i8"),  # how many of them have been drawn
    ("rng_counter", "<i8"),  # the next block
)
QUICK_FIELDS = (("quick", "<u4", (4,)),)


def new_key(seed: Seed) -> bytes:
    """The 32 bytes that `seed` stands for: a key itself, or expanded from an int, or fresh (None)."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise OptionError(f"a seed of bytes is a key of 32 bytes, not {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError(f"a seed is a whole number, 32 bytes or None, not {seed!r}")
    return hashlib.sha256(f"shoal:{seed}".encode()).digest()


def key_words(key: bytes) -> Key:
    """The key as the eight words that `seed_rng` takes."""
    return np.frombuffer(key, "<u4").astype(np.uint32)


@jit
def quarter(a, b, c, d):
    """The quarter round of RFC 8439, section 2.1."""
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


@jit
def block(key, w12, w13, w14, w15, rounds, out):
    """Write the block of `key` for the last four words of the state into `out` (RFC 8439, 2.3)."""
    k0, k1, k2, k3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    k4, k5, k6, k7 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    a0, a1, a2, a3 = np.int64(0x61707865), np.int64(0x3320646E), np.int64(0x79622D32), np.int64(0x6B206574)
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = np.int64(w12), np.int64(w13), np.int64(w14), np.int64(w15)
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0] = (a0 + 0x61707865) & MASK
    out[1] = (a1 + 0x3320646E) & MASK
    out[2] = (a2 + 0x79622D32) & MASK
    out[3] = (a3 + 0x6B206574) & MASK
    out[4] = (b0 + k0) & MASK
    out[5] = (b1 + k1) & MASK
    out[6] = (b2 + k2) & MASK
    out[7] = (b3 + k3) & MASK
    out[8] = (c0 + k4) & MASK
    out[9] = (c1 + k5) & MASK
    out[10] = (c2 + k6) & MASK
    out[11] = (c3 + k7) & MASK
    out[12] = (d0 + w12) & MASK
    out[13] = (d1 + w13) & MASK
    out[14] = (d2 + w14) & MASK
    out[15] = (d3 + w15) & MASK


@jit
def seed_rng(g, key):
    """Start the generator of `g` anew with `key`."""
    for i in range(8):
        g.rng_key[i] = key[i]
    for i in range(WORDS):
        g.rng_block[i] = 0
    g.rng_used = WORDS
    g.rng_counter = 0


@inlined
def next_word(g):
    """The next 32 random bits."""
    if g.rng_used == WORDS:
        counter = g.rng_counter
        block(g.rng_key, counter & MASK, counter >> 32, 0, 0, ROUNDS, g.rng_block)
        g.rng_counter = counter + 1
        g.rng_used = 0
    word = np.int64(g.rng_block[g.rng_used])
    g.rng_used += 1
    return word


@inlined
def draw(g, n):
    """A number from 0 to n - 1, all equally likely (Lemire's method, with rejection)."""
    product = next_word(g) * n
    if product & MASK < n:
        least = (MASK + 1 - n) % n
        while product & MASK < least:
            product = next_word(g) * n
    return product >> 32


@jit
def seed_chance(chance, key):
    """Start both generators of a record that is no game's (a bot's, a series') with `key`."""
    seed_rng(chance, key)
    for i in range(3):
        chance.quick[i] = key[i]
    chance.quick[3] = 1
    for _ in range(12):
        quick_word(chance)


@inlined
def quick_word(chance):
    """The next 32 random bits of sfc32 (Doty-Humphrey, PractRand): for choices that nobody has to trust."""
    a, b = np.int64(chance.quick[0]), np.int64(chance.quick[1])
    c, counter = np.int64(chance.quick[2]), np.int64(chance.quick[3])
    word = (a + b + counter) & MASK
    chance.quick[0] = b ^ b >> 9
    chance.quick[1] = (c + (c << 3)) & MASK
    chance.quick[2] = ((c << 21 | c >> 11) + word) & MASK
    chance.quick[3] = (counter + 1) & MASK
    return word


@inlined
def quick_draw(chance, n):
    """Like `draw`, with the quick generator."""
    product = quick_word(chance) * n
    if product & MASK < n:
        least = (MASK + 1 - n) % n
        while product & MASK < least:
            product = quick_word(chance) * n
    return product >> 32


@jit
def shuffle(g, cards, first, end):
    """Put `cards[first:end]` into random order (Fisher and Yates)."""
    for i in range(end - 1, first, -1):
        j = first + draw(g, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@jit
def derive_key(key, number, scratch, out):
    """Write the key of game `number` of a series with the key `key` into `out`.

    It is the first half of that block; `scratch` has room for a whole one.
    """
    block(key, number & MASK, number >> 32, 0x6F616873, 0x6C, ROUNDS, scratch)
    for i in range(8):
        out[i] = scratch[i]
