"""What `kleine_fische_luck.py` says a move gains is what it gains."""

import numpy as np
import pytest

import shoal
from benchmarks.kleine_fische_luck import MOST, TARGET, Judge, chances_of
from shoal.games.kleine_fische.state import FLIP, STOP


def always(mine: int, theirs: int) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Sessions that end like this for who starts them and who does not."""
    ends = np.zeros((MOST + 1, MOST + 1))
    ends[mine, theirs] = 1.0
    return ends


def test_who_has_more_when_somebody_has_enough_wins() -> None:
    chances = chances_of(always(0, 1))
    assert chances[TARGET, TARGET - 1] == 1.0
    assert chances[TARGET + 5, TARGET + 6] == 0.0
    assert chances[TARGET, TARGET] == 0.5


@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        (45, 50, 1.0),  # 85:70
        (50, 45, 0.0),  # 70:85, since who has less starts
        (20, 40, 1.0),  # 60:60, and of equals seat 0 starts: 100:80
        (60, 40, 0.5),  # 80:80
    ],
)
def test_sessions_follow_until_one_has_enough(mine: int, theirs: int, chance: float) -> None:
    """Who starts gets 40, the other 20."""
    assert chances_of(always(40, 20))[mine, theirs] == chance


def test_a_blunder_costs_what_it_costs() -> None:
    judge = Judge(sessions=500)
    last = {"totals": [70, 70], "series": ["A4", "B4"], "deck": ["A1", "B1"]}
    for turn, collections in enumerate(([[], ["C1"]], [["C1"], []])):
        game = shoal.position("kleine-fische", {**last, "turn": turn, "collections": collections}, seed=1)
        assert judge.usual(game) == STOP
        gains = dict(zip(game.legal_actions(), judge.gains(game, STOP, 400), strict=True))
        assert gains[STOP] == 0.0
        assert gains[FLIP] == pytest.approx(
            -0.5, abs=0.1
        )  # of the two cards one leaves nothing, the other A4, which wins
