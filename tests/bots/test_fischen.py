"""The bots of Fischen and Fischen 2 against three random ones."""

import numpy as np
import pytest

from shoal.games import find
from shoal.lab.simulation import simulate

GAMES = 300
PLAYERS = 4


@pytest.mark.parametrize("name", ["fischen", "fischen-2"])
def test_the_heuristic_beats_three_random_bots(name: str) -> None:
    """From every seat equally often; 25 % would be chance."""
    wins = []
    for seat in range(PLAYERS):
        bots = ["heuristic" if other == seat else "random" for other in range(PLAYERS)]
        wins.append(simulate(find(name), bots, GAMES // PLAYERS, seed=seat).win_shares()[:, seat])
    assert np.concatenate(wins).mean() >= 0.85
