"""What the search is told about Fischen and Fischen 2 alike.

It plays on at random to the end of the round, like the heuristic. There a seat has its points, and cards that are worth
what the heuristic takes them to be worth. What such a lead is worth in chances to win is fitted for each round.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.bots.guides import Settings, read_weights
from shoal.bots.heuristics.tricks import BOAT, FEWEST, HAND, read_worths
from shoal.engine.jit import jit, specialise
from shoal.engine.spec import Spec
from shoal.games.tricks.table import ROUNDS

FEATURES = ("standing", "leads")
STAGES = ROUNDS
SETTINGS = Settings(trust=0.0, margin=0.005, repeat=4)

WORTHS = np.zeros((1, ROUNDS, 2, 1))


@jit
def horizon(g):
    """The round."""
    return g.round_number


@jit
def stage(g):
    """The rounds that are over."""
    return g.round_number - 1


def features(g, seat, out):
    """The points with what the cards are worth, and whether the seat leads."""
    worths = WORTHS[g.players - FEWEST, g.round_number - 1]
    standing = 0.0 + g.points[seat]
    for i in range(g.hand_sizes[seat]):
        standing += worths[HAND, g.hands[seat, i]]
    for i in range(g.boat_sizes[seat]):
        standing += worths[BOAT, g.piles[seat, i]]
    out[0] = standing / 10.0
    out[1] = 1.0 if g.leader == seat else 0.0


def guide(spec: Spec) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any], Any]:
    """Horizon, stage, features and weights for one of the two games."""
    name = spec.folder.name
    bound = {"WORTHS": read_worths(name)}
    made = specialise(features, spec.name, spec.folder, bound)
    return horizon, stage, made, read_weights(name, STAGES, len(FEATURES))
