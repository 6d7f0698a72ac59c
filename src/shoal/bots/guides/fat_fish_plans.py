"""Plans for a turn of FAT FISH, worth the points of the row that they take and what comes of what they leave.

The heuristic weighs what a turn leaves card by card and row by row. Here a small network looks at all of it together.
"""

import numpy as np

from shoal.bots.guides.fat_fish_marks import (
    HANDS,
    SUMS,
    add_marks,
    cards_left,
    clear,
    list_hand,
    list_table,
    look_at_rows,
    outcome,
)
from shoal.bots.heuristics.fat_fish import NEVER, best_choice, place_in_hand, value_of_full_row
from shoal.engine.jit import jit
from shoal.games.fat_fish.deck import KINDS, colour_of
from shoal.games.fat_fish.rows import may_lay
from shoal.games.fat_fish.rules import legal
from shoal.games.fat_fish.state import END, FULL, LAY


@jit
def best_plan(g, actions, s, marks, inner, bias, last):
    """The first step of the best plan for the rest of the turn; of a full row, the best split."""
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    if g.phase != LAY:
        return best_choice(g, actions, count)
    best = actions[0]
    most = NEVER
    for i in range(count):
        if actions[i] == END:
            value = prospects(g, np.int64(0), s, marks, inner, bias, last)
        else:
            place = np.int64(place_in_hand(g, actions[i] % KINDS))
            value = value_of_plan(g, place, actions[i] // KINDS, 1 << place, s, marks, inner, bias, last)
        if value > most:
            best = actions[i]
            most = value
    return best


@jit
def value_of_plan(g, place, row, laid, s, marks, inner, bias, last):
    """What the best turn is worth that goes on by laying the card at `place` of the hand on `row`.

    `laid` has a bit for each card of the hand that the plan has laid, this one included; the hand stays as it is.
    """
    before = g.row
    size = g.row_sizes[row]
    g.rows[row, size] = g.hands[g.turn, place]
    g.row_sizes[row] = size + 1
    g.row = row
    if size + 1 == FULL:
        value = value_of_full_row(g)
        g.row_sizes[row] = 0
        value += prospects(g, laid, s, marks, inner, bias, last)
    else:
        value = prospects(g, laid, s, marks, inner, bias, last)
        tried = np.int64(-1)
        for other in range(g.hand_sizes[g.turn]):
            card = np.int64(g.hands[g.turn, other])
            if not laid >> other & 1 and card != tried:
                tried = card
                if may_lay(g, colour_of(card), row):
                    more = value_of_plan(g, other, row, laid | 1 << other, s, marks, inner, bias, last)
                    value = max(value, more)
    g.row_sizes[row] = size
    g.rows[row, size] = 0
    g.row = before
    return value


@jit
def list_prospects(g, laid, s):
    """Write the marks of what a turn leaves, before a card is drawn or turned up, from HANDS on; where they end."""
    look_at_rows(g, s)
    left = cards_left(g)
    for place in range(g.hand_sizes[g.turn]):
        left -= laid >> place & 1
    return list_table(g, np.int64(0), left, s, list_hand(g, g.turn, laid, s, HANDS))


@jit
def prospects(g, laid, s, marks, inner, bias, last):
    """By how many points more than the others the seat is expected to get from the end of this turn on."""
    end = list_prospects(g, laid, s)
    clear(s, SUMS, marks.shape[1])
    add_marks(s, SUMS, HANDS, end, np.int64(0), marks)
    return outcome(s, SUMS, inner, bias, last)
