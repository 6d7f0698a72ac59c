"""Bots for FAT FISH that plan a whole turn.

A turn is a handful of lays on one row, so that all sequences of lays can be tried. Each is worth the
points of the row that it takes, less what the rows that it leaves are worth to those who come next, plus
what the cards still in hand are good for. The weights were found by play of the bot against itself.
"""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.state import NOBODY
from shoal.games.fat_fish.deck import BONUS, KINDS, LICENCES, VALUES, A, B, C, colour_of, value_of
from shoal.games.fat_fish.licences import earned, meets
from shoal.games.fat_fish.rows import asked_colour, choosable, count_choices, count_colours, may_lay, plus_places
from shoal.games.fat_fish.rules import add, legal, remove
from shoal.games.fat_fish.state import (
    END,
    FIRST_KEEP,
    FIRST_LICENCE,
    FULL,
    KEEP_NONE,
    LAY,
    ON_TABLE,
    ROWS,
)

# Of a row with 1, 2, 3, 4 places left: how much of a good one the others get, what they are likely to add
# to its points, and how much of a bad one they get.
GIFT = np.array([0.0, 0.45, 0.19, 0.1, 0.23])
GROWTH = np.array([0.0, 3.3, 3.5, 5.5, 5.8])
BURDEN = np.array([0.0, 0.2, 0.1, 0.0, 0.1])
CARD = 1.6  # what a card in the hand is good for,
CARD_POINT = 0.43  # and each of its points
A_STAYS = 0.4  # the chance to still have A at the end
B_CARD = 0.4  # what a card in the plus pile costs when B is in the game
C_CARD = 2.0  # what a 1 in the plus pile brings when C is in the game
NEVER = -1000.0


@jit
def heuristic(g, actions, chance):
    """The first step of the best plan for the rest of the turn; of a full row, the best split."""
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    if g.phase != LAY:
        return best_choice(g, actions, count)
    hand = value_of_hand(g)
    left = value_of_rows(g)
    best = actions[0]
    most = NEVER
    for i in range(count):
        value = hand - left
        if actions[i] != END:
            row = actions[i] // KINDS
            place = place_in_hand(g, actions[i] % KINDS)
            value = value_of_lay(g, place, row, 1 << place, hand - left + value_of_row(g, row))
        if value > most:
            best = actions[i]
            most = value
    return best


@jit
def greedy(g, actions, chance):
    """One card a turn: the one with the most points at once, or else the one that leaves the poorest row."""
    count = legal(g, actions)
    if g.phase != LAY:
        return best_choice(g, actions, count)
    if g.laid_size > 0:
        return END
    best = actions[0]
    most = NEVER
    for i in range(count):
        card = actions[i] % KINDS
        row = actions[i] // KINDS
        put(g, card, row)
        value = value_of_catch(g) if g.row_sizes[row] == FULL else -0.01 * points_of_row(g, row)
        take_back(g, card, NOBODY)
        if value > most:
            best = actions[i]
            most = value
    return best


# Planning a turn


@jit
def put(g, card, row):
    """Lay a card, only to see what comes of it."""
    g.hand_sizes[g.turn] = remove(g.hands[g.turn], g.hand_sizes[g.turn], card)
    g.rows[row, g.row_sizes[row]] = card
    g.row_sizes[row] += 1
    g.row = row


@jit
def take_back(g, card, row):
    """Take back the card just put; `row` was the row of this turn before."""
    g.row_sizes[g.row] -= 1
    g.rows[g.row, g.row_sizes[g.row]] = 0
    g.hand_sizes[g.turn] = add(g.hands[g.turn], g.hand_sizes[g.turn], card)
    g.row = row


@jit
def place_in_hand(g, card):
    """The first place of the hand at which `card` is."""
    place = 0
    while g.hands[g.turn, place] != card:
        place += 1
    return place


@jit
def value_of_lay(g, place, row, used, rest):
    """What the best turn is worth that goes on by laying the card at `place` of the hand on `row`.

    `used` has a bit for each card of the hand that the plan has laid, this one included; `rest` is what the cards that
    it had not laid before are good for, less what the other rows leave to the others. The hand itself stays as it is:
    this is where the bot's time goes.
    """
    card = np.int64(g.hands[g.turn, place])
    before = g.row
    g.rows[row, g.row_sizes[row]] = card
    g.row_sizes[row] += 1
    g.row = row
    rest -= value_in_hand(card)
    if g.row_sizes[row] == FULL:
        value = rest + value_of_full_row(g)
    else:
        value = rest - value_of_row(g, row)
        last = np.int64(-1)
        for other in range(g.hand_sizes[g.turn]):
            card = np.int64(g.hands[g.turn, other])
            if not used >> other & 1 and card != last:
                last = card
                if may_lay(g, colour_of(card), row):
                    value = max(value, value_of_lay(g, other, row, used | 1 << other, rest))
    g.row_sizes[row] -= 1
    g.rows[row, g.row_sizes[row]] = 0
    g.row = before
    return value


@jit
def value_of_hand(g):
    """What the cards in the hand are good for."""
    value = 0.0
    for place in range(g.hand_sizes[g.turn]):
        value += value_in_hand(np.int64(g.hands[g.turn, place]))
    return value


@jit
def value_in_hand(card):
    """What a card in the hand is good for."""
    return CARD + CARD_POINT * value_of(card)


@jit
def value_of_rows(g):
    """What the rows leave to the others."""
    value = 0.0
    for row in range(ROWS):
        value += value_of_row(g, row)
    return value


@jit
def value_of_row(g, row):
    """What a row is worth to those who come next."""
    left = FULL - g.row_sizes[row]
    if left == FULL:
        return 0.0
    points = points_of_row(g, row) + GROWTH[left]
    return points * (GIFT[left] if points > 0 else BURDEN[left])


@jit
def points_of_row(g, row):
    """The points of a row, split for the most of them."""
    points = 0
    best = 0  # of each colour, three bits each
    for place in range(g.row_sizes[row]):
        card = np.int64(g.rows[row, place])
        bits = 3 * colour_of(card)
        points -= value_of(card)
        more = value_of(card) - (best >> bits & 7)
        if more > 0:
            points += 2 * more
            best += more << bits
    return points


@jit
def value_of_full_row(g):
    """What the full row is worth if it is split well: in most games that is a matter of points alone."""
    if g.with_licences == 0 and count_colours(g) > 1:
        return 0.0 + points_of_row(g, g.row)
    return value_of_catch(g)


# Splitting a row


@jit
def best_choice(g, actions, count):
    """The action, of those that split a full row or choose its licence, with the most in the end."""
    best = actions[0]
    most = NEVER
    kept = g.kept_size
    for i in range(count):
        if actions[i] >= FIRST_LICENCE:
            value = value_of_licence(g, actions[i] - FIRST_LICENCE)
        elif actions[i] == KEEP_NONE:
            value = value_of_split(g)
        else:
            g.kept[kept] = actions[i] - FIRST_KEEP
            g.kept_size = kept + 1
            value = value_of_catch(g)
            g.kept[kept] = 0
            g.kept_size = kept
        if value > most:
            best = actions[i]
            most = value
    return best


@jit
def value_of_catch(g):
    """What the full row is worth if what is still to be chosen is chosen well."""
    kept = g.kept_size
    if kept == count_choices(g):
        return value_of_split(g)
    most = NEVER
    if kept == count_choices(g) - 1 and count_colours(g) == 1:
        most = value_of_split(g)
    first = asked_colour(g) * VALUES
    for card in range(first, first + VALUES):
        if choosable(g, card) > 0:
            g.kept[kept] = card
            g.kept_size = kept + 1
            most = max(most, value_of_catch(g))
            g.kept[kept] = 0
            g.kept_size = kept
    return most


@jit
def value_of_split(g):
    """Plus less minus, the licence that it earns, and what the plus pile means for A, B and C."""
    plus = plus_places(g)
    value = 0.0
    for place in range(FULL):
        points = value_of(np.int64(g.rows[g.row, place]))
        if plus >> place & 1:
            value += points
            if g.licence_owners[B] == ON_TABLE:
                value -= B_CARD
            if g.licence_owners[C] == ON_TABLE and points == 1:
                value += C_CARD
        else:
            value -= points
    licences = earned(g, plus)
    bonus = 0.0
    for licence in range(len(LICENCES)):
        if licences >> licence & 1:
            bonus = max(bonus, value_of_licence(g, licence))
    if g.licence_owners[A] >= 0 and g.licence_owners[A] != g.turn and meets(g, A, plus):
        bonus += value_of_licence(g, A)
    return value + bonus


@jit
def value_of_licence(g, licence):
    """The points of a licence; of those of A, which is handed on, the part that is likely to stay."""
    return BONUS[licence] * (A_STAYS if licence == A else 1.0)


BOTS = {"heuristic": heuristic, "greedy": greedy}
