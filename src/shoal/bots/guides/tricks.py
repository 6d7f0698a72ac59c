"""What the search is told about Fischen and Fischen 2 alike.

A round is judged by the points, by what is left in the hands, and by what comes back from the boats: a full boat is a
burden, because the cards of the sea are stronger. `traits` gives four numbers for each card, which the weights value.
"""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.rng import draw
from shoal.engine.state import NOBODY
from shoal.games.tricks.order import LED, standing, winning_place
from shoal.games.tricks.table import ROUNDS

TRAITS = ("trumps", "colours", "specials", "buoys")
FEATURES = ("points", "leads", *(f"hand {trait}" for trait in TRAITS), *(f"boat {trait}" for trait in TRAITS), "boat")
FIRST_IN_HAND = 2
FIRST_IN_BOAT = FIRST_IN_HAND + len(TRAITS)
PARTS = 3  # of a round
CARDS_OF_PART = 3
STAGES = ROUNDS * PARTS
ROUND = 1000  # more than the tricks of a round
RANK = 64  # more than the values of cards


@jit
def tricks_begun(g):
    """Rises with every trick that is over, and much with every round."""
    left = g.hand_sizes[g.leader]
    if g.trick_size > 0:
        left += 1
        if g.aside[g.leader] != NOBODY:
            left += 1
    return g.round_number * ROUND - left


@jit
def part_of_game(g):
    """The round, and how many tricks are still to come in it."""
    return (g.round_number - 1) * PARTS + min(PARTS - 1, g.hand_sizes[g.leader] // CARDS_OF_PART)


@jit
def standing_of(g, seat, traits, out):
    """Points with the catch of this round, whether the seat leads, its hand, and its boat."""
    for i in range(len(FEATURES)):
        out[i] = 0.0
    out[0] = (g.points[seat] + g.catch_sizes[seat]) / 10.0
    out[1] = 1.0 if g.leader == seat else 0.0
    for i in range(g.hand_sizes[seat]):
        for trait in range(len(TRAITS)):
            out[FIRST_IN_HAND + trait] += traits[g.hands[seat, i], trait]
    boat = g.boat_sizes[seat] + g.catch_sizes[seat]
    for i in range(boat):
        for trait in range(len(TRAITS)):
            out[FIRST_IN_BOAT + trait] += traits[g.piles[seat, i], trait]
    out[len(FEATURES) - 1] = boat / 10.0


@jit
def likely_card(g, actions, count, cards, colours, values, trump, lowest, chance):
    """The surest winner, or the cheapest for who is last; where nothing wins, the weakest card. Any card is led.

    `cards` gives a card of each kind, which is the number of the action.
    """
    if g.led == NOBODY:
        return actions[draw(chance, count)]
    sign = -1 if lowest else 1
    to_beat = LED * RANK - RANK // 2
    best = winning_place(g, colours, values, trump, lowest)
    if best != NOBODY:
        rival = np.int64(g.trick[best])
        to_beat = standing(colours[rival], g.led, trump) * RANK + sign * values[rival]
    last = g.trick_size == g.players - 1
    chosen = actions[0]
    wins = False
    most = np.int64(0)
    for i in range(count):
        card = cards[actions[i]]
        force = standing(colours[card], g.led, trump) * RANK + sign * values[card]
        winning = force >= to_beat
        liking = force if winning and not last else -force
        if (winning and not wins) or (winning == wins and (i == 0 or liking > most)):
            wins = winning
            most = liking
            chosen = actions[i]
    return chosen
