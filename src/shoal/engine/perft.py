"""Perft: how many lines of play of a given length there are, to check one implementation against another."""

import numpy as np

from shoal.engine.errors import OptionError
from shoal.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """How many lines of exactly `depth` moves there are in `game` from here; chance falls as it would fall."""
    if depth < 0:
        raise OptionError(f"the depth is 1 or more, not {depth}")
    if depth == 0:
        return 1
    if game.over:
        return 0
    states = game.spec.states(depth)
    states[0] = game.states[0]
    actions = np.zeros((depth, len(game.spec.sequence())), np.int64)
    counts, tried = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    return int(game.spec.kernels.perft(states, depth, actions, counts, tried))
