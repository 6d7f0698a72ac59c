"""The bots of Fischen and Fischen 2 against three random ones; what cards of Fischen are worth to the search."""

import numpy as np
import pytest

from shoal.bots.guides.fischen import CARDS, IN_BOAT, IN_HAND, POINT, WORTHS
from shoal.games import find
from shoal.games.fischen.deck import FACES
from shoal.games.tricks.table import ROUNDS
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


def test_the_search_knows_what_every_card_is_worth() -> None:
    """In hand and boat, with every number of players; colours that are alike in the rules are alike in worth."""
    low, high = find("fischen").players
    assert WORTHS.shape == (high - low + 1, ROUNDS, IN_BOAT + CARDS)
    assert (WORTHS[:, 2:, POINT] > 0).all()
    for value in ("7", "18"):
        cards = [FACES.texts.index(colour + value) for colour in "BYPR"]
        for first in (IN_HAND, IN_BOAT):
            worths = WORTHS[:, :, [first + card for card in cards]]
            assert worths.any()
            assert (worths == worths[:, :, :1]).all()
