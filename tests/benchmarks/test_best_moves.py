"""What `best_moves.py` says the best move would have brought is what it would have brought."""

import pytest

import shoal
from benchmarks.best_moves import look_closely
from shoal.bots.luck import Appraiser
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.games.kleine_fische.state import FLIP, STOP


def test_a_blunder_is_seen_and_the_best_move_leaves_nothing_to_gain() -> None:
    """Of the two cards left one leaves nothing, the other A4, which wins; who stops wins at once."""
    last = {"totals": [70, 70], "series": ["A4", "B4"], "deck": ["A1", "B1"], "collections": [[], ["C1"]]}
    game = shoal.position("kleine-fische", last, seed=1)
    judge = Appraiser(find("kleine-fische"), 400, new_key(1))
    assert look_closely(judge, game, FLIP) == pytest.approx([0.5, 0.5], abs=0.1)
    assert look_closely(judge, game, STOP).tolist() == [0.0, 0.0]
