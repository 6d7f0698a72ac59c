"""What the search is told about Fischen.

At the end of a round a seat has its points, and cards of which each is worth something in chances to win. These worths
are fitted by `tools/fit_standings.py` on games of the heuristic, whose own worths come from random games.
"""

import numpy as np

from shoal.bots.guides import FOLDER
from shoal.bots.guides.tricks import SETTINGS as SETTINGS
from shoal.bots.guides.tricks import horizon as horizon
from shoal.bots.heuristics.tricks import FEWEST
from shoal.engine.jit import jit
from shoal.games.fischen.deck import FACES

CARDS = len(FACES.texts)
WORTHS = np.load(FOLDER / "fischen.npy").astype(np.float64)  # by players and round
POINT, LEAD, IN_HAND = range(3)  # places in them: of a point, of leading, of the first card in the hand
IN_BOAT = IN_HAND + CARDS  # of the first card in the boat
WEIGHTS = np.ones((1, 1))  # the one feature is all there is


@jit
def features(g, seat, out):
    """How the seat stands: the points, what its cards are worth, and whether it leads."""
    worths = WORTHS[g.players - FEWEST, g.round_number - 1]
    standing = worths[POINT] * g.points[seat]
    if g.leader == seat:
        standing += worths[LEAD]
    for i in range(g.hand_sizes[seat]):
        standing += worths[IN_HAND + g.hands[seat, i]]
    for i in range(g.boat_sizes[seat]):
        standing += worths[IN_BOAT + g.piles[seat, i]]
    out[0] = standing
