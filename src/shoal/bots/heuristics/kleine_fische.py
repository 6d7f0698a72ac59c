"""Bots for Kleine Fische that know the odds.

What is left in the deck is known (KF-13), so the chance that the next flip keeps, costs or ends the
series is exact, and so is the value of a raid. All values are in points of the session score.
"""

import numpy as np

from shoal.engine.jit import allocating, jit
from shoal.games.kleine_fische.deck import DIE, MOST_MUSSELS, OCTOPUS, SPECIES
from shoal.games.kleine_fische.rules import (
    legal,
    mussels_on,
    raid_action,
    species_of,
)
from shoal.games.kleine_fische.state import DECLINE, FIRST_RAID, FISHING, FLIP, MOST_CARDS, STOP

FACES = np.array(DIE)


@jit
def heuristic(g, actions, chance):
    """Flip while that is worth more than stopping; raid where the expected swing is largest."""
    if g.phase == FISHING:
        if g.series_size == 0 or value_of_flip(g) > value_of_series(g, g.series_size):
            return FLIP
        return STOP
    return best_raid(g)


@jit
def three(g, actions, chance):
    """Always stop at three; raid anybody for one card."""
    if g.phase == FISHING:
        return FLIP if g.series_size < 3 else STOP
    legal(g, actions)
    return actions[0]


@jit
def find_best(g, seat, best):
    """Write the highest value of each species in the collection of `seat` into `best`, which is all 0 before."""
    for place in range(g.collection_sizes[seat]):
        card = np.int64(g.collections[seat, place])
        best[species_of(card)] = max(best[species_of(card)], mussels_on(card))


@allocating
def value_of_series(g, size):
    """What the first `size` cards of the series add to the player's score."""
    best = np.zeros(SPECIES, np.int64)
    find_best(g, g.turn, best)
    value = 0
    for place in range(size):
        value += value_of_card(np.int64(g.series[place]), best)
    return value


@jit
def value_of_card(card, best):
    """What one fish, the first of its species in the series, adds to the score of who has `best`."""
    return max(0, mussels_on(card) - best[species_of(card)])


@allocating
def value_of_flip(g):
    """The expected value of flipping once and then stopping."""
    best = np.zeros(SPECIES, np.int64)
    find_best(g, g.turn, best)
    now = 0
    before = np.full(SPECIES, -1)  # of the series that lies left of a species, if that is in it
    for place in range(g.series_size):
        card = np.int64(g.series[place])
        before[species_of(card)] = now
        now += value_of_card(card, best)
    total = 0.0
    octopuses = 0
    for i in range(g.deck_size):
        card = np.int64(g.deck[i])
        if card == OCTOPUS:
            octopuses += 1
        elif before[species_of(card)] >= 0:
            total += before[species_of(card)]
        else:
            total += now + value_of_card(card, best)
    if octopuses > 0:
        total += octopuses * value_of_raid(g, best_raid(g))
    return total / g.deck_size


@jit
def best_raid(g):
    """The action after an octopus with the largest expected swing."""
    best = DECLINE
    swing = 0.0
    for victim in range(g.players):
        if victim != g.turn:
            for number in range(1, min(MOST_CARDS, g.collection_sizes[victim]) + 1):
                value = value_of_raid(g, raid_action(victim, number))
                if value > swing:
                    best = raid_action(victim, number)
                    swing = value
    return best


@jit
def value_of_raid(g, action):
    """The expected swing of a raid, over the faces of the die and the cards drawn; 0 for declining."""
    if action == DECLINE:
        return 0.0
    victim = (action - FIRST_RAID) // MOST_CARDS
    number = (action - FIRST_RAID) % MOST_CARDS + 1
    success = 0
    backfire = 0
    for face in FACES:
        if face >= number:
            success += 1
        elif face < 0:
            backfire += 1
    value = success * swing_of_draw(g, victim, g.turn, number)
    if g.collection_sizes[g.turn] > 0:
        value -= backfire * swing_of_draw(g, g.turn, victim, 1)
    return value / len(FACES)


@allocating
def swing_of_draw(g, giver, taker, number):
    """What the raider and the victim together gain and lose, in the taker's favour, by `number` blind cards.

    The other side's points count as much as they matter to the raider: whole against one opponent,
    half against two.
    """
    size = g.collection_sizes[giver]
    weight = 1.0 / (g.players - 1)
    has = np.zeros(SPECIES, np.int64)
    find_best(g, taker, has)
    cards = np.zeros(SPECIES * MOST_MUSSELS, np.int64)
    for place in range(size):
        cards[g.collections[giver, place]] += 1
    gain = 0.0
    loss = 0.0
    for species in range(SPECIES):
        count = 0
        for value in range(MOST_MUSSELS, 0, -1):
            count += cards[species * MOST_MUSSELS + value - 1]  # of the species, worth at least `value`
            if count > 0:
                if value > has[species]:
                    gain += 1.0 - chance_of_none(size, count, number)
                if count <= number:
                    loss += chance_of_all(size, count, number)
    if taker == g.turn:
        return gain + weight * loss
    return weight * gain + loss


@jit
def chance_of_none(size, cards, number):
    """The chance that of `number` cards drawn from `size` none is one of `cards` of them."""
    chance = 1.0
    for i in range(number):
        chance *= max(0, size - cards - i) / (size - i)
    return chance


@jit
def chance_of_all(size, cards, number):
    """The chance that `number` cards drawn from `size` include all of `cards` of them."""
    chance = 1.0
    for i in range(cards):
        chance *= (number - i) / (size - i)
    return chance


BOTS = {"heuristic": heuristic, "three": three}
