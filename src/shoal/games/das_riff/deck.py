"""The cards of Das Riff.

Reef cards: `card = colour * 2 + sex`, Rf Rm Yf … Om, then coral, pearl, shark and open water. Brood cards are
numbered apart, R+R R+Y … O+O.
"""

import tomllib
from collections.abc import Mapping
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.cards import Cards
from shoal.engine.errors import DeckError

BOX = tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))

SYMBOLS = "RYGBPO"
COLOURS = len(SYMBOLS)
SEXES = "fm"
FISH = COLOURS * len(SEXES)
CORAL, PEARL, SHARK, WATER = range(FISH, FISH + 4)
KINDS = WATER + 1
DECK_SIZE = 60
COPIES_OF_FISH = (1, 2)  # the dots on the fish

FISH_TEXTS = tuple(symbol + sex for symbol in SYMBOLS for sex in SEXES)
OTHERS = {"corals": "coral", "pearls": "pearl", "sharks": "shark", "water": "water"}  # keys of a deck file

PAIRS = tuple(combinations_with_replacement(range(COLOURS), 2))
BROODS = len(PAIRS)
BROOD_OF = np.array([[PAIRS.index((min(a, b), max(a, b))) for b in range(COLOURS)] for a in range(COLOURS)])
"""RF-2: the brood of two colours."""


def copies(deck: Mapping[str, Any]) -> list[int]:
    """How many there are of each reef card, from the data of a deck file."""
    fish = deck.get("fish")
    if not isinstance(fish, Mapping):
        raise DeckError(f"fish: a table with the number of each fish, not {fish!r}")
    for name in (*(key for key in deck if key not in ("fish", *OTHERS)), *(f for f in fish if f not in FISH_TEXTS)):
        raise DeckError(f"{name}: a deck of Das Riff has no such line")
    low, high = COPIES_OF_FISH
    numbers = [number(f"fish.{name}", fish.get(name), low, high) for name in FISH_TEXTS]
    numbers += [number(name, deck.get(name), 0, DECK_SIZE) for name in OTHERS]
    if sum(numbers) != DECK_SIZE:
        parts = [f"fish {sum(numbers[:FISH])}", *(f"{name} {deck[name]}" for name in OTHERS)]
        raise DeckError(f"{', '.join(parts)}: that makes {sum(numbers)} cards, and there are {DECK_SIZE} (RF-1)")
    return numbers


def number(name: str, value: object, low: int, high: int) -> int:
    """The figure of a line of a deck file."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise DeckError(f"{name}: a number from {low} to {high}, not {value!r} (RF-1)")
    return value


REEF_CARDS = Cards([*FISH_TEXTS, *OTHERS.values()], copies(BOX))
BROOD_CARDS = Cards([f"{SYMBOLS[a]}+{SYMBOLS[b]}" for a, b in PAIRS], [1] * BROODS)
CARDS = Cards(REEF_CARDS.texts + BROOD_CARDS.texts, REEF_CARDS.copies + BROOD_CARDS.copies)


def pack(deck: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """The sixty reef cards, in deck order."""
    return np.repeat(np.arange(KINDS, dtype=np.uint8), copies(deck))
