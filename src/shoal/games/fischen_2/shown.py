"""What follows from the cards on the table: the trump, and the card that swap-one has taken."""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.state import NOBODY
from shoal.games.tricks.order import BOTH_GREENS


@jit
def trump_now(g):
    """F2-7: the colour that is trump; while neither green is, the 16s are."""
    return BOTH_GREENS if g.trump == NOBODY else g.trump


@jit
def just_taken(g):
    """F2-21: the card that swap-one has just brought into the hand."""
    return np.int64(g.trick[g.taken[g.taken_size - 1]])
