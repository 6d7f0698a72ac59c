"""The three rows: what may be laid on them, and how a full one is split."""

import numpy as np

from shoal.engine.jit import jit
from shoal.games.fat_fish.deck import COLOURS, colour_of
from shoal.games.fat_fish.state import FULL, ROWS

# Laying


@jit
def may_lay(g, colour, row):
    """Whether a card of `colour` may be laid on `row`, by the row ends as they are now (FF-9)."""
    shown = False
    for other in range(ROWS):
        if g.row_sizes[other] > 0 and end_colour(g, other) == colour:  # FF-7
            if other == row:
                return True
            shown = True
    return not shown  # FF-8


@jit
def end_colour(g, row):
    """The colour of the last card of a row."""
    return colour_of(np.int64(g.rows[row, g.row_sizes[row] - 1]))


# Splitting: FF-12, FF-13


@jit
def colours_in_row(g):
    """The colours of this turn's row, as bits."""
    colours = 0
    for place in range(g.row_sizes[g.row]):
        colours |= 1 << colour_of(np.int64(g.rows[g.row, place]))
    return colours


@jit
def count_colours(g):
    """How many colours this turn's row has."""
    colours = colours_in_row(g)
    number = 0
    for colour in range(COLOURS):
        number += colours >> colour & 1
    return number


@jit
def differs(g, colour):
    """Whether the cards of `colour` in this turn's row have different values."""
    first = np.int64(-1)
    for place in range(g.row_sizes[g.row]):
        card = np.int64(g.rows[g.row, place])
        if colour_of(card) == colour:
            if first >= 0 and card != first:
                return True
            first = card
    return False


@jit
def count_choices(g):
    """How many cards of the full row the player is asked to choose, one after the other."""
    choices = 0
    for colour in range(COLOURS):
        if differs(g, colour):
            choices += 1
    if count_colours(g) == 1:
        choices += 1  # FF-13
    return choices


@jit
def asked_colour(g):
    """The colour of which a card is being chosen."""
    answered = g.kept_size
    last = 0
    for colour in range(COLOURS):
        if colours_in_row(g) >> colour & 1:
            if differs(g, colour):
                if answered == 0:
                    return colour
                answered -= 1
            last = colour
    return last  # the only colour of the row: FF-13


@jit
def choosable(g, card):
    """How many copies of `card` are in the full row and not chosen yet."""
    copies = 0
    for place in range(FULL):
        copies += np.int64(g.rows[g.row, place]) == card
    for i in range(g.kept_size):
        copies -= np.int64(g.kept[i]) == card
    return copies


@jit
def plus_places(g):
    """The places of the full row whose cards count plus, as bits, once all is chosen."""
    places = 0
    settled = 0  # colours of which no card is chosen, having one value only
    for place in range(FULL):
        colour = colour_of(np.int64(g.rows[g.row, place]))
        if not settled >> colour & 1 and not differs(g, colour):
            places |= 1 << place
            settled |= 1 << colour
    for i in range(g.kept_size):
        for place in range(FULL):
            if not places >> place & 1 and g.rows[g.row, place] == g.kept[i]:
                places |= 1 << place
                break
    return places
