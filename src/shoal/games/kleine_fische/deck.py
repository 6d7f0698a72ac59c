"""The cards of Kleine Fische: `card = species * 4 + mussels - 1`, A1 A2 A3 A4 B1 … J4, then the octopus."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.cards import Cards

BOX = tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))

SYMBOLS: str = BOX["species"]
SPECIES = len(SYMBOLS)
MUSSELS: list[int] = BOX["mussels"]
MOST_MUSSELS = max(MUSSELS)
OCTOPUS = SPECIES * MOST_MUSSELS
OCTOPUSES: int = BOX["octopuses"]
DIE = tuple(BOX["die"])
FISH = SPECIES * len(MUSSELS)
DECK_SIZE = FISH + OCTOPUSES

CARDS = Cards(
    [f"{symbol}{value}" for symbol in SYMBOLS for value in range(1, MOST_MUSSELS + 1)] + ["X"],
    [MUSSELS.count(value) for _ in SYMBOLS for value in range(1, MOST_MUSSELS + 1)] + [OCTOPUSES],
)

DECK: npt.NDArray[np.uint8] = np.repeat(np.arange(len(CARDS.texts), dtype=np.uint8), CARDS.copies)


def pack(deck: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """KF-1: there is only one deck."""
    return DECK
