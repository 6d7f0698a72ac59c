"""What the search is told about Fischen 2.

At the end of a round a seat has its points, and cards that are worth what the heuristic takes them to be worth. What
such a lead is worth in chances to win is fitted for each round.
"""

from shoal.bots.guides import read_weights
from shoal.bots.guides.tricks import SETTINGS as SETTINGS
from shoal.bots.guides.tricks import horizon as horizon
from shoal.bots.heuristics.tricks import BOAT, FEWEST, HAND, read_worths
from shoal.engine.jit import jit
from shoal.games.tricks.table import ROUNDS

FEATURES = ("standing", "leads")
STAGES = ROUNDS
WEIGHTS = read_weights("fischen_2", STAGES, len(FEATURES))
WORTHS = read_worths("fischen_2")


@jit
def stage(g):
    """The rounds that are over."""
    return g.round_number - 1


@jit
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
