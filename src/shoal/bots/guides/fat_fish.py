"""What the search is told about FAT FISH. Turns are planned by the heuristic."""

import numpy as np

from shoal.bots.guides import Settings, read_weights
from shoal.bots.heuristics.fat_fish import heuristic, points_of_row
from shoal.engine.jit import jit
from shoal.games.fat_fish.deck import BONUS, LICENCES, value_of
from shoal.games.fat_fish.rules import points_in
from shoal.games.fat_fish.state import FULL, HAND, PILE, ROWS

likely = heuristic

STAGES = 10
FEATURES = ("points", "hand", "cards", "next rows", "next", "second rows", "second", "third")
WEIGHTS = read_weights("fat_fish", STAGES, len(FEATURES))
SETTINGS = Settings(reach=8)
FIASCO_POINTS = 5


@jit
def cards_left(g):
    """How many cards the players had when the turn began."""
    count = g.laid_size
    for seat in range(g.players):
        count += g.hand_sizes[seat] + g.pile_sizes[seat]
    return count


@jit
def horizon(g):
    """How many cards had been laid when the turn began."""
    return -cards_left(g)


@jit
def stage(g):
    """How many cards are left."""
    return min(STAGES - 1, cards_left(g) * STAGES // ((HAND + PILE) * g.players))


@jit
def features(g, seat, out):
    """Points, cards in the hand and in all, and for those who are next what the rows promise."""
    points = points_in(g.plus[seat]) - points_in(g.minus[seat])
    if g.fiasco == seat:
        points -= FIASCO_POINTS
    for licence in range(len(LICENCES)):
        if g.licence_owners[licence] == seat:
            points += BONUS[licence]
    hand = 0
    for i in range(g.hand_sizes[seat]):
        hand += value_of(np.int64(g.hands[seat, i]))
    steps = (seat - g.turn + g.players) % g.players
    out[0] = points / 10.0
    out[1] = hand / 10.0
    out[2] = (g.hand_sizes[seat] + g.pile_sizes[seat]) / 10.0
    out[3] = best_row(g) / 10.0 if steps == 0 else 0.0
    out[4] = 1.0 if steps == 0 else 0.0
    out[5] = best_row(g) / 10.0 if steps == 1 else 0.0
    out[6] = 1.0 if steps == 1 else 0.0
    out[7] = 1.0 if steps == 2 else 0.0


@jit
def best_row(g):
    """The points of the row that promises most, the more the fuller it is."""
    most = 0.0
    for row in range(ROWS):
        if g.row_sizes[row] > 0:
            most = max(most, points_of_row(g, row) * g.row_sizes[row] / FULL)
    return most
