"""Confidence intervals against known values."""

import math

import numpy as np
import pytest

from shoal.engine.errors import OptionError
from shoal.games import find
from shoal.lab.simulation import simulate
from shoal.lab.statistics import mean, share


def test_the_mean_of_a_sample() -> None:
    estimate = mean([1, 2, 3, 4, 5])
    assert estimate.value == 3
    assert estimate.high - 3 == pytest.approx(1.959964 * math.sqrt(2.5 / 5))
    assert 3 - estimate.low == pytest.approx(estimate.high - 3)
    assert mean([1]).high == math.inf
    assert mean([1]).json() == {"value": 1, "low": None, "high": None}


def test_wilsons_interval() -> None:
    """15 of 50: by the formula 0.1910 to 0.4375 (E. B. Wilson, 1927, without continuity correction)."""
    estimate = share([1] * 15 + [0] * 35)
    assert estimate.value == pytest.approx(0.3)
    assert estimate.low == pytest.approx(0.1910, abs=1e-4)
    assert estimate.high == pytest.approx(0.4375, abs=1e-4)
    never = share([0] * 10)
    assert never.low == 0
    assert 0.2 < never.high < 0.3


def test_a_simulation_is_reproducible_and_complete() -> None:
    spec = find("kleine-fische")
    told: list[int] = []
    one = simulate(spec, ["heuristic", "random", "three"], 600, seed=3, progress=told.append)
    other = simulate(spec, ["heuristic", "random", "three"], 600, seed=3)
    assert np.array_equal(one.scores, other.scores)
    assert sum(told) == 600
    assert one.endings_count() == {"target-reached": 600}
    assert sum(one.wins(seat).value for seat in range(3)) == pytest.approx(1)
    data = one.json()
    assert data["games"] == 600
    assert [seat["bot"] for seat in data["seats"]] == ["heuristic", "random", "three"]


def test_a_simulation_says_what_is_wrong() -> None:
    spec = find("kleine-fische")
    with pytest.raises(OptionError, match="2 to 4 players, not 1"):
        simulate(spec, ["random"], 10)
    with pytest.raises(OptionError, match="at least one game"):
        simulate(spec, ["random"] * 2, 0)
    with pytest.raises(OptionError, match="no bot 'x'"):
        simulate(spec, ["x", "random"], 10)
