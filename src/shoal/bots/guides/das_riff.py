"""What the search is told about Das Riff.

In the tree the heuristic plans, beyond it the best single act is done until the turn is over; then a network judges.
"""

import numpy as np

from shoal.bots.guides import FOLDER, Settings
from shoal.bots.guides.reef import INPUTS, describe
from shoal.bots.heuristics.das_riff import (
    DESK,
    heuristic,
    least_needed,
    likely_coral,
    look_ahead,
    makes_sense,
    worth,
)
from shoal.engine.jit import allocating, jit
from shoal.games.das_riff.acts import broods_of
from shoal.games.das_riff.deck import BROODS
from shoal.games.das_riff.rules import legal
from shoal.games.das_riff.state import (
    CHOOSE_CORAL,
    END,
    FIRST_CORAL,
    FIRST_PAY,
    FIRST_TURN,
    PAY,
    RECORD,
    TAKE_TURNED,
    TURNED,
)

advice = heuristic

# A row for each input of the network, one for what its units begin with, one for what they are worth; the last column
# is for what goes to the result without a unit in between. `tools/fit_reef.py` wrote it.
NETWORK = np.load(FOLDER / "das_riff.npy").astype(np.float64)
UNITS = NETWORK.shape[1] - 1
BEGIN, RESULT = INPUTS, INPUTS + 1  # rows
SCRATCH = INPUTS + UNITS + 1
SETTINGS = Settings(reach=1)

# Games are over after some forty turns, or go on and on: two who hold the partners of each other's fish wait, since the
# heuristic, of whose games the network is, gives in after a while. Who has more broods wins such a game in the end.
LONG, STUCK = 60, 240  # turns: from the one on that counts more and more, from the other on nothing else does

NOW, TRIAL = map(np.int64, range(2))  # places among the states; not plain numbers, which would be compiled anew


@jit
def horizon(g):
    return g.turn_number


@jit
def sight(g):
    """The broods that lie open, of which one is new after a brood has succeeded, and the card just turned up."""
    seen = np.int64(0)
    for i in range(g.broods_size):
        seen |= 1 << np.int64(g.broods[i])
    if g.phase == TURNED:
        seen |= (1 + np.int64(g.reef[g.target])) << BROODS
    return seen


@jit
def judge(g, values, scratch):
    """Write how likely each seat is to win, by the network, which sees the turn that begins as its player does.

    The longer the game has gone on, the more it counts who has more broods.
    """
    describe(g, scratch)
    for unit in range(UNITS + 1):
        scratch[INPUTS + unit] = NETWORK[BEGIN, unit]
    for i in range(INPUTS):
        given = scratch[i]
        if given != 0.0:  # of a dozen inputs hardly two
            for unit in range(UNITS + 1):
                scratch[INPUTS + unit] += given * NETWORK[i, unit]
    lead = scratch[INPUTS + UNITS]
    for unit in range(UNITS):
        lead += max(0.0, scratch[INPUTS + unit]) * NETWORK[RESULT, unit]
    ahead = np.sign(broods_of(g, g.active) - broods_of(g, 1 - g.active))
    stuck = min(1.0, max(0.0, (g.turn_number - LONG) / (STUCK - LONG)))
    values[g.active] = (1.0 - stuck) / (1.0 + np.exp(-lead)) + stuck * (0.5 + 0.5 * ahead)
    values[1 - g.active] = 1.0 - values[g.active]


@allocating
def likely(g, actions, chance):
    """The act that leaves the best position; cards are not turned up."""
    desk = np.zeros(1, DESK)[0]
    if g.phase == PAY:
        return FIRST_PAY + least_needed(g, desk)
    if g.phase == CHOOSE_CORAL:
        return FIRST_CORAL + likely_coral(g)
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    states = np.empty(2, RECORD)
    states[NOW] = g
    best = actions[0]
    most = -np.inf
    for i in range(count):
        action = actions[i]
        if FIRST_TURN <= action < TAKE_TURNED or not makes_sense(g, action):
            continue
        value = worth(g, g.turn, desk) if action == END else look_ahead(states, NOW, TRIAL, action, desk)
        if value > most:
            most = value
            best = action
    return best
