"""What the search is told about Kleine Fische. A few turns are played out by the heuristic, and then judged.

A long search plays the session out. Between two sessions of two players it is known how likely each is to win by the
heuristic, since its sessions are alike whatever the totals are; `tools/fit_totals.py` works that out.
"""

import numpy as np

from shoal.bots.guides import Settings, read_table, read_weights
from shoal.bots.heuristics.kleine_fische import find_best, heuristic, value_of_card, value_of_series
from shoal.engine.jit import allocating, jit
from shoal.games.kleine_fische.deck import DECK_SIZE, OCTOPUS, SPECIES
from shoal.games.kleine_fische.rules import session_score
from shoal.games.kleine_fische.state import FISHING, LOWEST

likely = heuristic

DISTANCES = 6  # to the target
DISTANCE = 14  # points
QUARTERS = 4  # of the deck
STAGES = DISTANCES * QUARTERS
FEATURES = ("points", "cards", "next", "hopes", "octopuses")
WEIGHTS = read_weights("kleine_fische", STAGES, len(FEATURES))
SETTINGS = Settings(reach=12, exploration=0.5, near=60_000, far=DECK_SIZE)  # 12 cards are three or four turns
SESSION = 128  # more than the cards of a deck
MISSING = 77  # points, at most
TOTALS = read_table("kleine_fische_totals", (MISSING + 1, MISSING + 1))  # by points missing: who started wins so often


@jit
def horizon(g):
    """How many cards had left the decks when the turn began; a raid still belongs to the turn before it."""
    cards = g.session * SESSION + DECK_SIZE - g.deck_size
    return cards - g.series_size if g.phase == FISHING else cards - SPECIES - 1


@jit
def stage(g):
    """How far the leader is from the target, and how much of the deck is left."""
    most = 0
    for seat in range(g.players):
        most = max(most, g.totals[seat])
    distance = min(DISTANCES - 1, max(0, (g.target - most) // DISTANCE))
    return distance * QUARTERS + min(QUARTERS - 1, g.deck_size * QUARTERS // DECK_SIZE)


@allocating
def features(g, seat, out):
    """Points, cards in the collection, whether the seat is next, what the deck could bring it, and raids to come."""
    out[0] = (g.totals[seat] + session_score(g, seat)) / 10.0
    out[1] = g.collection_sizes[seat] / 10.0
    out[2] = 1.0 if seat == g.turn else 0.0
    best = np.zeros(SPECIES, np.int64)
    find_best(g, seat, best)
    hopes = 0
    octopuses = 0
    for i in range(g.deck_size):
        card = np.int64(g.deck[i])
        if card == OCTOPUS:
            octopuses += 1
        else:
            hopes += value_of_card(card, best)
    out[3] = hopes / (10.0 * g.players)
    out[4] = octopuses * g.collection_sizes[seat] / 30.0


@jit
def known(g, values):
    """At the start of a session of two, of whom the one with less starts, the totals say it."""
    if g.deck_size < DECK_SIZE or g.players != 2 or g.starter != LOWEST or g.target > MISSING:
        return False
    other = 1 - g.start
    values[g.start] = TOTALS[g.target - g.totals[g.start], g.target - g.totals[other]]
    values[other] = 1.0 - values[g.start]
    return True


@jit
def sight(g):
    """What the flips have brought so far."""
    return g.series_size * SESSION + value_of_series(g, g.series_size) if g.phase == FISHING else -1
