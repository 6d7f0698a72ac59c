"""The order of the cards in a trick (F1-14, F2-11, F2-12): trump, the led colour, discards, and buoys apart.

`colours` and `values` give those of each card. Colours are numbered by each game from 0; the numbers below
mean the same in both. `trump` is the colour that is trump now.
"""

import numpy as np

from shoal.engine.jit import inlined, jit
from shoal.engine.state import NOBODY

BOTH_GREENS, BUOY, PUFFERFISH = 5, 6, 7
BESIDE, DISCARD, LED, TRUMPS = range(4)  # what a card is in a trick, rising


@inlined
def colour_now(colour, trump):
    """F2-7: what is both greens belongs to the one that is trump."""
    return trump if colour == BOTH_GREENS else colour


@jit
def led_by(g, colours, trump):
    """F1-13, F2-10: the colour that the trick asks for; NOBODY while there are only buoys and pufferfish."""
    for place in range(g.trick_size):
        colour = colours[g.trick[place]]
        if colour < BUOY:
            return colour_now(colour, trump)
    return NOBODY


@inlined
def standing(colour, led, trump):
    """What a card of that colour is in a trick in which `led` is led."""
    if colour == BUOY:
        return BESIDE
    if colour == PUFFERFISH:  # F2-10
        return TRUMPS if led == trump else LED
    now = colour_now(colour, trump)
    if now == trump:
        return TRUMPS
    return LED if now == led else DISCARD


@inlined
def winning_place(g, colours, values, trump, lowest):
    """F1-14, F1-26, F2-11: the place in the trick of the card that wins.

    NOBODY if there is neither trump nor a card of the led colour. Of two equal cards the later is higher (F2-7).
    """
    best = NOBODY
    rank = LED
    value = np.int64(0)
    for place in range(g.trick_size):
        card = np.int64(g.trick[place])
        stands = standing(colours[card], g.led, trump)
        if stands >= LED:
            worth = -values[card] if lowest else values[card]
            if best == NOBODY or stands > rank or (stands == rank and worth >= value):
                best = place
                rank = stands
                value = worth
    return best


@jit
def weakest_place(g, colours, values, trump):
    """F2-12: the place in the trick of the weakest card, of two equal ones the earlier; NOBODY if all are buoys."""
    worst = NOBODY
    rank = TRUMPS
    value = np.int64(0)
    for place in range(g.trick_size):
        card = np.int64(g.trick[place])
        stands = standing(colours[card], g.led, trump)
        if stands > BESIDE and (worst == NOBODY or stands < rank or (stands == rank and values[card] < value)):
            worst = place
            rank = stands
            value = values[card]
    return worst
