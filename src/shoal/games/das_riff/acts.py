"""The acts of a player of Das Riff: taking cards, turning them up, buying boats, breeding, and sharks.

A purchase is its target, then its payment, then for a fish its coral. It is begun only if it can be
finished (choices.py).
"""

import numpy as np

from shoal.engine.events import EVERYBODY, emit, emit_card
from shoal.engine.jit import jit
from shoal.engine.state import NOBODY
from shoal.games.das_riff.choices import (
    first_like_it,
    one_way_to_pay,
    open_brood,
    owned,
    pays_for,
    price_of,
    takes_fish,
)
from shoal.games.das_riff.deck import CORAL, FISH, PEARL, SHARK
from shoal.games.das_riff.memory import see
from shoal.games.das_riff.state import (
    ACT,
    BOAT_BOUGHT,
    BOAT_TARGET,
    BRED,
    BROOD_OPENED,
    CHASED,
    CHASED_PARENT,
    CHOOSE_CORAL,
    CORALS,
    FIVE_BROODS,
    GAME_OVER,
    GAP,
    HIDDEN,
    LEFT,
    MEANS,
    NOTHING,
    OPEN,
    PAID,
    PAY,
    PEARL_MEANS,
    PLACED,
    TAKEN,
    TURNED,
    TURNED_UP,
    WANTED,
)

# Cards leave the display


@jit
def empty(g, place):
    """The card at `place` leaves the display. RF-14: the gap stays open."""
    g.faces[place] = GAP
    g.reef[place] = 0
    g.laid[place] = 0


@jit
def discard(g, card):
    g.discards[g.discards_size] = card
    g.discards_size += 1


@jit
def take_target(g):
    """The card that has been bought leaves the display."""
    emit(g, TAKEN, EVERYBODY, g.active, g.target, np.int64(g.reef[g.target]))
    empty(g, g.target)


# Paying


@jit
def buy(g, target):
    """Begin a purchase. It is paid by itself if there is only one way to."""
    g.due = price_of(g, g.active, target)
    g.target = target
    emit(g, WANTED, EVERYBODY, g.active, target, g.due)
    if not one_way_to_pay(g, g.active, target, g.due):
        g.phase = PAY
        return
    emit(g, PAID, EVERYBODY, g.active)
    for means in range(MEANS):
        if pays_for(g, target, means):
            for _ in range(min(g.due, owned(g, g.active, means))):
                hand_over(g, means)
    deliver(g)


@jit
def pay(g, means):
    """RF-11: one worm or pearl of the player's choice."""
    emit(g, PAID, EVERYBODY, g.active)
    hand_over(g, means)
    if g.due == 0:
        deliver(g)


@jit
def hand_over(g, means):
    """A worm goes back to the stock, a pearl to the discard pile."""
    if means == PEARL_MEANS:
        g.pearls[g.active] -= 1
        discard(g, PEARL)
    else:
        g.worms[g.active, means] -= 1
        g.stock[means] += 1
    g.due -= 1
    emit_card(g, means)


# What has been paid for


@jit
def deliver(g):
    """What has been paid for."""
    seat = g.active
    target = g.target
    if target == BOAT_TARGET:
        g.boats[seat] += 1
        emit(g, BOAT_BOUGHT, EVERYBODY, seat, g.boats[seat])
        finish(g)
        return
    card = np.int64(g.reef[target])
    if g.faces[target] == HIDDEN:  # RF-12
        g.faces[target] = OPEN
        see(g, card, np.int64(g.laid[target]))
        g.laid[target] = 0
        emit(g, TURNED_UP, EVERYBODY, seat, target, card)
        g.phase = TURNED
    elif card < FISH:  # RF-16
        choices = 0
        only = 0
        for coral in range(g.corals[seat]):
            if takes_fish(g, seat, coral, card) and first_like_it(g, seat, coral):
                choices += 1
                only = coral
        if choices > 1:
            g.phase = CHOOSE_CORAL
        else:
            put_fish(g, np.int64(only))
    else:
        take_target(g)
        if card == CORAL:  # RF-15
            g.coral_fish[seat, g.corals[seat]] = NOTHING
            g.coral_brood[seat, g.corals[seat]] = NOTHING
            g.corals[seat] += 1
        elif card == PEARL:  # RF-20
            g.pearls[seat] += 1
        else:
            g.sharks[seat] += 1
        finish(g)


@jit
def finish(g):
    """The purchase is complete, and the player acts on."""
    g.target = NOTHING
    g.due = 0
    g.phase = ACT


@jit
def leave(g):
    """RF-12: the card that was turned up stays where it is, open."""
    emit(g, LEFT, EVERYBODY, g.active, g.target, np.int64(g.reef[g.target]))
    finish(g)


# Breeding


@jit
def put_fish(g, coral):
    """RF-16: the fish that has been bought goes to that coral."""
    seat = g.active
    fish = np.int64(g.reef[g.target])
    parent = np.int64(g.coral_fish[seat, coral])
    take_target(g)
    emit(g, PLACED, EVERYBODY, seat, fish, coral + 1)
    finish(g)
    if parent == NOTHING:
        g.coral_fish[seat, coral] = fish
    else:
        breed(g, coral, parent, fish)


@jit
def breed(g, coral, parent, other):
    """RF-18: the brood of two fish succeeds on that coral of the player whose turn it is."""
    seat = g.active
    place = open_brood(g, parent, other)
    brood = np.int64(g.broods[place])
    emit(g, BRED, EVERYBODY, seat, brood, coral + 1)
    emit_card(g, parent)
    emit_card(g, other)
    discard(g, parent)
    discard(g, other)
    g.coral_fish[seat, coral] = NOTHING
    g.coral_brood[seat, coral] = brood
    g.broods_size -= 1
    g.broods[place] = g.broods[g.broods_size]
    if broods_of(g, seat) == CORALS:  # RF-28
        g.ended = FIVE_BROODS
        g.turn = NOBODY
        emit(g, GAME_OVER, EVERYBODY)
    elif g.brood_pile_size > 0:
        open_new_brood(g)  # RF-19


@jit
def broods_of(g, seat):
    """How many broods `seat` has."""
    broods = 0
    for coral in range(g.corals[seat]):
        if g.coral_brood[seat, coral] != NOTHING:
            broods += 1
    return broods


@jit
def open_new_brood(g):
    """The top card of the brood pile is opened."""
    g.brood_pile_size -= 1
    brood = np.int64(g.brood_pile[g.brood_pile_size])
    g.broods[g.broods_size] = brood
    g.broods_size += 1
    emit(g, BROOD_OPENED, EVERYBODY, brood)


# Sharks


@jit
def chase(g, place):
    """RF-21: a shark chases an open card out of the display."""
    card = np.int64(g.reef[place])
    emit(g, CHASED, EVERYBODY, g.active, place, card)
    empty(g, place)
    use_shark(g, card)


@jit
def chase_parent(g, coral):
    """RF-21: a shark chases a single parent off a coral of the player's own."""
    card = np.int64(g.coral_fish[g.active, coral])
    emit(g, CHASED_PARENT, EVERYBODY, g.active, coral + 1, card)
    g.coral_fish[g.active, coral] = NOTHING
    use_shark(g, card)


@jit
def use_shark(g, card):
    """The shark and the card that it chased are discarded."""
    g.sharks[g.active] -= 1
    discard(g, card)
    discard(g, SHARK)
