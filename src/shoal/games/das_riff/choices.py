"""What may be done in Das Riff, and what it costs."""

import numpy as np

from shoal.engine.jit import jit
from shoal.games.das_riff.deck import BROOD_OF, CORAL, FISH, WATER
from shoal.games.das_riff.state import (
    BOAT_TARGET,
    BOATS,
    CORALS,
    HIDDEN,
    LANES,
    MEANS,
    NOTHING,
    OPEN,
    PEARL_MEANS,
    PRICE_BOAT,
    PRICE_MIDDLE,
    PRICE_OTHER,
    PRICE_OWN,
    PRICE_TURN,
    ROWS,
    TURNED,
)

# The roll


@jit
def may_pick(g, colour):
    """RF-8: whether the opponent may pick a worm of that colour: one rolled, or any if neither is in stock."""
    if g.stock[colour] == 0:
        return False
    first, second = g.dice[0], g.dice[1]
    return colour in (first, second) or (g.stock[first] == 0 and g.stock[second] == 0)


# Prices and means


@jit
def own_row(seat):
    """The row before `seat`."""
    return seat * (ROWS - 1)


@jit
def price_of(g, seat, target):
    """What `seat` pays for a boat, or at a place: for the card there, or for turning it up while it is hidden."""
    if target == BOAT_TARGET:
        return PRICE_BOAT  # RF-22
    if g.faces[target] == HIDDEN:
        return PRICE_TURN  # RF-12
    if g.phase == TURNED and target == g.target and seat == g.active:
        return PRICE_MIDDLE - PRICE_TURN  # RF-12
    row = target // LANES  # RF-11
    if row == own_row(seat):
        return PRICE_OWN
    if row == own_row(1 - seat):
        return PRICE_OTHER
    return PRICE_MIDDLE


@jit
def pays_for(g, target, means):
    """RF-11: whether a worm of that colour, or a pearl, pays for `target`."""
    if target == BOAT_TARGET or g.faces[target] == HIDDEN or means == PEARL_MEANS:
        return True
    card = np.int64(g.reef[target])
    return card >= FISH or card // 2 == means


@jit
def owned(g, seat, means):
    """How many worms of a colour, or pearls, `seat` has."""
    return g.pearls[seat] if means == PEARL_MEANS else g.worms[seat, means]


@jit
def purse(g, seat, target):
    """How many worms and pearls `seat` has that pay for `target`."""
    total = 0
    for means in range(MEANS):
        if pays_for(g, target, means):
            total += owned(g, seat, means)
    return total


@jit
def one_way_to_pay(g, seat, target, due):
    """Whether only one choice of worms and pearls makes up `due`."""
    if purse(g, seat, target) == due:
        return True
    kinds = 0
    for means in range(MEANS):
        if pays_for(g, target, means) and owned(g, seat, means) > 0:
            kinds += 1
    return kinds == 1


# Taking cards, turning them up, boats


@jit
def in_reach(g, seat, place):
    """RF-10: whether `seat` has a boat at the lane of `place`."""
    return place % LANES < g.boats[seat]


@jit
def may_take(g, place):
    """Whether the open card at `place` can be bought to the end now."""
    seat = g.active
    return (
        g.faces[place] == OPEN
        and in_reach(g, seat, place)
        and may_place(g, seat, np.int64(g.reef[place]))
        and purse(g, seat, place) >= price_of(g, seat, place)
    )


@jit
def may_turn(g, place):
    """RF-12: whether the card at `place` can be turned up now."""
    return g.faces[place] == HIDDEN and in_reach(g, g.active, place) and purse(g, g.active, place) >= PRICE_TURN


@jit
def may_buy_boat(g):
    """RF-22: whether another boat can be bought now."""
    seat = g.active
    return (
        g.boats[seat] < LANES
        and g.boats[seat] + g.boats[1 - seat] < BOATS
        and purse(g, seat, np.int64(BOAT_TARGET)) >= PRICE_BOAT
    )


# Corals


@jit
def may_place(g, seat, card):
    """RF-13: whether `seat` has a place for a card that it takes."""
    if card == CORAL:
        return g.corals[seat] < CORALS  # RF-15
    if card < FISH:
        for coral in range(g.corals[seat]):
            if takes_fish(g, seat, coral, card):
                return True
        return False
    return card != WATER  # RF-13, RF-20


@jit
def takes_fish(g, seat, coral, fish):
    """RF-17: whether a fish may be put on that coral."""
    if coral >= g.corals[seat] or g.coral_brood[seat, coral] != NOTHING:
        return False
    parent = np.int64(g.coral_fish[seat, coral])
    return parent == NOTHING or (parent % 2 != fish % 2 and open_brood(g, parent, fish) != NOTHING)


@jit
def open_brood(g, parent, other):
    """Where the brood of two fish lies open, or NOTHING."""
    brood = BROOD_OF[parent // 2, other // 2]
    for i in range(g.broods_size):
        if g.broods[i] == brood:
            return i
    return NOTHING


@jit
def first_like_it(g, seat, coral):
    """Whether no coral of `seat` with a lower number holds the same."""
    for other in range(coral):
        if (
            g.coral_fish[seat, other] == g.coral_fish[seat, coral]
            and g.coral_brood[seat, other] == g.coral_brood[seat, coral]
        ):
            return False
    return True


# Sharks


@jit
def may_chase(g, place):
    """RF-21: whether a shark can chase the card at `place`: any open one, wherever it lies, but not water."""
    return g.sharks[g.active] > 0 and g.faces[place] == OPEN and g.reef[place] != WATER


@jit
def may_chase_parent(g, coral):
    """RF-21: whether a shark can chase a single parent off that coral of the player's own."""
    seat = g.active
    return (
        g.sharks[seat] > 0
        and coral < g.corals[seat]
        and g.coral_fish[seat, coral] != NOTHING
        and first_like_it(g, seat, coral)
    )
