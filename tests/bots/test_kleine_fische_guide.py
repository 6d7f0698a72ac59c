"""What the guide of Kleine Fische knows for certain: what totals are worth between heuristics."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots.guides.kleine_fische import MISSING, TOTALS, known
from shoal.engine.jit import MODE
from shoal.games import find
from shoal.lab.simulation import simulate
from tools.fit_totals import MOST, chances_of

SPEC = find("kleine-fische")


def always(first: int, second: int) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Sessions that end like this for who starts them and who does not."""
    ends = np.zeros((MOST + 1, MOST + 1))
    ends[first, second] = 1.0
    return ends


def test_who_has_more_when_somebody_has_enough_wins() -> None:
    chances = chances_of(always(0, 1))
    assert chances[0, 1] == 1.0
    assert chances[0, 0] == 0.5
    assert chances[1, 1] == 0.0


@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        (32, 27, 1.0),  # 45:50, so that I start, and then 85:70
        (27, 32, 0.0),  # 50:45, so that I do not: 70:85
        (57, 37, 1.0),  # 20:40, then 60:60, and of equals I start: 100:80
        (17, 37, 0.5),  # 60:40, then 80:80
    ],
)
def test_sessions_follow_until_one_has_enough(mine: int, theirs: int, chance: float) -> None:
    """Who starts gets 40, the other 20."""
    assert chances_of(always(40, 20))[mine, theirs] == chance


def test_it_is_known_at_the_start_of_a_session_of_two() -> None:
    game = shoal.new("kleine-fische", players=2, seed=1, start=1)
    values = np.zeros(2)
    assert known(game.state, values)
    assert values.tolist() == pytest.approx([1 - TOTALS[MISSING, MISSING], TOTALS[MISSING, MISSING]])
    game.apply(game.legal_actions()[0])
    assert not known(game.state, values)


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (2, {"starter": "same"}), (2, {"starter": "rotate"}), (2, {"target": 78})]
)
def test_it_is_not_known_otherwise(players: int, options: dict[str, Any]) -> None:
    game = shoal.new("kleine-fische", players=players, seed=1, **options)
    assert not known(game.state, np.zeros(players))


@pytest.mark.skipif(MODE == "interpreted", reason="thousands of games take hours interpreted")
@pytest.mark.parametrize("target", [30, 77])
def test_heuristics_win_as_often_as_is_known(target: int) -> None:
    shares = simulate(SPEC, ["heuristic"] * 2, 20_000, seed=3, options={"target": target}).win_shares()[:, 0]
    assert shares.mean() == pytest.approx(TOTALS[target, target], abs=0.012)
