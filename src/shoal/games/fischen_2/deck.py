"""The cards of Fischen 2, in deck order: B1 … B20 B26, Y1 … Y26, R1 … R12, L1 … L15, D1 … D15, G16, P21 … P27, buoys.

These are the numbers of the kinds, which the moves use. The cards themselves (`FACES`) are numbered the
same way, but the second G16 and the second catch-one have numbers of their own.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from shoal.engine.cards import Cards
from shoal.engine.errors import DeckError
from shoal.games.tricks.order import BOTH_GREENS, BUOY, PUFFERFISH
from shoal.games.tricks.stars import Faces, Stars, cards_of_line, read_stars

SYMBOLS = "BYRLDG"
BLUE, YELLOW, RED, LIGHT, DARK = range(5)
BUOYS = ("catch-one", "plus-three", "choose-trump", "draw-one", "bank-one", "swap-one")
SUITS = {
    "B": (*range(1, 21), 26),
    "Y": (*range(1, 21), 26),
    "R": range(1, 13),
    "L": range(1, 16),
    "D": range(1, 16),
    "G": (16,),
    "P": (21, 22, 23, 24, 25, 27),
}

TEXTS = [f"{symbol}{value}" for symbol, values in SUITS.items() for value in values] + list(BUOYS)
CARDS = Cards(TEXTS, [2 if text in ("G16", "catch-one") else 1 for text in TEXTS])
FACES = Faces(CARDS)

KINDS = len(CARDS.texts)
CATCH_ONE, PLUS_THREE, CHOOSE_TRUMP, DRAW_ONE, BANK_ONE, SWAP_ONE = range(KINDS - len(BUOYS), KINDS)

COLOURS = {"B": BLUE, "Y": YELLOW, "R": RED, "L": LIGHT, "D": DARK, "G": BOTH_GREENS, "P": PUFFERFISH}
COLOUR = np.array([BUOY if text in BUOYS else COLOURS[text[0]] for text in FACES.texts])
VALUE = np.array([0 if text in BUOYS else int(text[1:]) for text in FACES.texts])
COLOUR_NUMBERS = range(max(COLOURS.values()) + 1)
FIRST_OF = np.array([COLOUR.tolist().index(colour) for colour in COLOUR_NUMBERS])  # card of each colour
END_OF = np.array([FIRST_OF[colour] + COLOUR.tolist().count(colour) for colour in COLOUR_NUMBERS])

START_VALUES = range(1, 21)
START = [card for card in range(len(FACES.texts)) if COLOUR[card] <= YELLOW and VALUE[card] in START_VALUES]  # F2-1
SEA = [card for card in range(len(FACES.texts)) if card not in START]  # F2-2
LOWEST_START = {3: 6, 4: 3, 5: 1}  # F2-4, by players
FOUR_PLUS = 8  # added to the stars of a card that three players do without


USED = np.array(
    [
        [card not in START or VALUE[card] >= lowest for card in range(len(FACES.texts))]
        for lowest in LOWEST_START.values()
    ],
    np.int64,
)


def pack(deck: Mapping[str, Any]) -> Stars:
    """F2-3: the stars of each card, 0 for the start cards, and FOUR_PLUS more for those with "4+"."""
    stars = read_stars(deck, FACES, SEA, "stars", "four_plus")
    for text, card in cards_of_line("four_plus", deck.get("four_plus"), FACES, SEA):
        copies = [place for place in SEA if FACES.texts[place] == FACES.texts[card] and stars[place] < FOUR_PLUS]
        if not copies:
            raise DeckError(f"four_plus: {text} is there too often")
        stars[copies[0]] += FOUR_PLUS
    return stars
