"""The bots of Kleine Fische: exact odds, and strength."""

from itertools import combinations

import numpy as np
import pytest

import shoal
from shoal.bots.heuristics import kleine_fische as bots
from shoal.bots.levels import Bot, best, names
from shoal.engine.errors import OptionError
from shoal.games import find
from shoal.games.kleine_fische.rules import raid_action
from shoal.lab.simulation import simulate

SPEC = find("kleine-fische")
GAMES = 1000


def state(**position: object):
    return shoal.position("kleine-fische", position, seed=1).state


def wins(first: str, second: str) -> float:
    """How much of 1,000 games `first` wins, half of them from each seat."""
    one = simulate(SPEC, [first, second], GAMES // 2, seed=1).win_shares()[:, 0]
    other = simulate(SPEC, [second, first], GAMES // 2, seed=2).win_shares()[:, 1]
    return float(np.concatenate([one, other]).mean())


def test_the_heuristic_beats_random() -> None:
    assert wins("heuristic", "random") >= 0.80


def test_the_heuristic_beats_always_stop_at_three() -> None:
    assert wins("heuristic", "three") >= 0.60


def test_the_value_of_a_flip_is_the_mean_over_what_is_left() -> None:
    g = state(series=["A1", "B2"], deck=["A4", "C3", "C1", "X", "B1", "D4"], collections=[["C2"], []])
    # A4 loses all; C3 adds 1 to A1 + B2 = 3; C1 adds nothing; X loses all; B1 keeps A1; D4 adds 4.
    assert bots.value_of_flip(g) == pytest.approx((0 + 4 + 3 + 0 + 1 + 7) / 6)
    assert bots.value_of_series(g, 2) == 3


def test_it_stops_when_a_flip_would_cost_and_flips_when_it_gains() -> None:
    bot = Bot(SPEC, "heuristic", seed=1)
    assert bot.choose(shoal.position("kleine-fische", {"series": ["A4", "B4"], "deck": ["A1", "X", "B1"]})) == 1
    assert bot.choose(shoal.position("kleine-fische", {"series": ["A1"], "deck": ["B4", "C4", "X"]})) == 0


def test_the_swing_of_a_draw_is_exact() -> None:
    """Against all draws of two cards, counted one by one with the game's own score."""
    mine, theirs = ["A1", "B3"], ["A3", "A2", "B1", "C4", "C3", "D2"]
    g = state(phase="raid", collections=[mine, theirs], deck=["E1"])
    before = session_scores(mine, theirs)
    swings = []
    for drawn in combinations(range(len(theirs)), 2):
        took = [theirs[i] for i in drawn]
        left = [card for i, card in enumerate(theirs) if i not in drawn]
        after = session_scores(mine + took, left)
        swings.append((after[0] - before[0]) + (before[1] - after[1]))
    assert bots.swing_of_draw(g, 1, 0, 2) == pytest.approx(np.mean(swings))


def session_scores(*collections: list[str]) -> tuple[int, ...]:
    return shoal.position("kleine-fische", {"collections": list(collections), "deck": ["E1"]}).scores


def test_a_raid_counts_every_face_of_the_die() -> None:
    g = state(phase="raid", collections=[["A4"], ["B4"]], deck=["E1"])
    # Roll 1, 1, 2, 3, 3: five in six take B4 (4 to me, 4 from the other); -1: one in six loses A4 likewise.
    assert bots.value_of_raid(g, raid_action(1, 1)) == pytest.approx(8 * 5 / 6 - 8 / 6)
    assert bots.best_raid(g) == raid_action(1, 1)


def test_a_raid_weighs_what_it_may_cost() -> None:
    g = state(phase="raid", collections=[["A4", "B1"], ["B1"]], deck=["E1"])
    # Success takes B1: 1 from the other. Failure (1 in 6) loses A4 or B1.
    expected = 5 / 6 * 1 - 1 / 6 * ((4 + 4) / 2 + (1 + 0) / 2)
    assert bots.value_of_raid(g, raid_action(1, 1)) == pytest.approx(expected)


def test_bots_have_names() -> None:
    assert names(SPEC) == ("random", "heuristic", "three")
    assert best(SPEC) == "heuristic"
    with pytest.raises(OptionError, match="no bot 'shark'; there are random, heuristic, three"):
        Bot(SPEC, "shark")


def test_the_same_seed_gives_the_same_random_choices() -> None:
    game = shoal.position("kleine-fische", {"phase": "raid", "collections": [[], ["A1", "A2", "A3"]]}, seed=1)
    one, other = Bot(SPEC, "random", seed=5), Bot(SPEC, "random", seed=5)
    choices = [one.choose(game) for _ in range(20)]
    assert choices == [other.choose(game) for _ in range(20)]
    assert len(set(choices)) > 1
