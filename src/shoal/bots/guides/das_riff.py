"""What the search is told about Das Riff: in the tree the heuristic's plans, and beyond it the best single acts."""

import numpy as np

from shoal.bots.guides import Settings, read_weights
from shoal.bots.heuristics.das_riff import (
    BOATS,
    FREE_CORALS,
    heuristic,
    least_needed,
    likely_coral,
    look_ahead,
    makes_sense,
    promise,
    worth,
)
from shoal.engine.jit import allocating, jit
from shoal.games.das_riff.acts import broods_of
from shoal.games.das_riff.rules import legal
from shoal.games.das_riff.state import (
    CHOOSE_CORAL,
    CORALS,
    END,
    FIRST_CORAL,
    FIRST_PAY,
    FIRST_TURN,
    PAY,
    RECORD,
    TAKE_TURNED,
)

advice = teacher = heuristic

STAGES = CORALS
FEATURES = ("promise", "broods", "boats", "corals", "next")
WEIGHTS = read_weights("das_riff", STAGES, len(FEATURES))
SETTINGS = Settings(reach=2)

NOW, TRIAL = map(np.int64, range(2))  # places among the states; not plain numbers, which would be compiled anew


@jit
def horizon(g):
    return g.turn_number


@jit
def stage(g):
    """The broods of the leader."""
    return min(STAGES - 1, max(broods_of(g, 0), broods_of(g, 1)))


@jit
def features(g, seat, out):
    """What the position promises by the heuristic, corrected for what that holds too dear or too cheap."""
    broods = broods_of(g, seat)
    out[0] = promise(g, seat) / 100.0
    out[1] = broods
    out[2] = BOATS[g.boats[seat]] / 50.0
    out[3] = FREE_CORALS[g.corals[seat] - broods] / 50.0
    out[4] = 1.0 if g.active == seat else 0.0


@allocating
def likely(g, actions, chance):
    """The act that leaves the best position; cards are not turned up."""
    if g.phase == PAY:
        return FIRST_PAY + least_needed(g)
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
        value = worth(g, g.turn) if action == END else look_ahead(states, NOW, TRIAL, action)
        if value > most:
            most = value
            best = action
    return best
