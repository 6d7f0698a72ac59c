"""The cards of Fischen: `card = colour * 19 + value`, B0 … B18 Y0 … R18 T0 … T16, then the buoys.

These are the numbers of the kinds, which the moves use. The cards themselves (`FACES`) are numbered the
same way up to the first minus-three; the second one has the next number.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from shoal.engine.cards import Cards
from shoal.games.tricks.order import BUOY
from shoal.games.tricks.stars import Faces, Stars, read_stars

SYMBOLS = "BYPRT"
BLUE, YELLOW, PURPLE, RED, TRUMP = range(5)
HIGHEST = (18, 18, 18, 18, 16)
VALUES = max(HIGHEST) + 1
NO_VALUE = -1
BUOYS = ("pass-left", "minus-three", "catch-all", "lead-next", "call-colour", "lowest-wins")

CARDS = Cards(
    [f"{symbol}{value}" for symbol, highest in zip(SYMBOLS, HIGHEST, strict=True) for value in range(highest + 1)]
    + list(BUOYS),
    [1] * (sum(HIGHEST) + len(HIGHEST)) + [1, 2, 1, 1, 1, 1],
)
FACES = Faces(CARDS)

KINDS = len(CARDS.texts)
FIRST_BUOY = KINDS - len(BUOYS)
COLOUR = np.array([kind // VALUES if kind < FIRST_BUOY else BUOY for kind in FACES.kinds.tolist()])
VALUE = np.array([kind % VALUES if kind < FIRST_BUOY else NO_VALUE for kind in FACES.kinds.tolist()])
PASS_LEFT, MINUS_THREE, CATCH_ALL, LEAD_NEXT, CALL_COLOUR, LOWEST_WINS = range(FIRST_BUOY, KINDS)

START_VALUES = range(1, 11)
START = [card for card in range(FIRST_BUOY) if card // VALUES != TRUMP and card % VALUES in START_VALUES]  # F1-1
SEA = [card for card in range(len(FACES.texts)) if card not in START]  # F1-2
LOWEST_START = {3: 3, 4: 2, 5: 1}  # F1-4, by players


def used(card: int, players: int) -> bool:
    """F1-4: whether a card is used with so many players."""
    if players == 3 and CARDS.texts[FACES.kinds[card]] in ("B3", "R3"):
        return False
    return card not in START or card % VALUES >= LOWEST_START[players]


USED = np.array([[used(card, players) for card in range(len(FACES.texts))] for players in LOWEST_START], np.int64)


def pack(deck: Mapping[str, Any]) -> Stars:
    """F1-3: the stars of each card, 0 for the start cards."""
    return read_stars(deck, FACES, SEA, "stars")
