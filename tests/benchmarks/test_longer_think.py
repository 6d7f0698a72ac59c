"""What `longer_think.py` says a longer think gains is what it gains."""

import pytest

import shoal
from benchmarks.longer_think import Judge, play
from shoal.bots.search import Budget
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.games.kleine_fische.state import FLIP, STOP
from shoal.lab.contest import Contest

SPEC = find("kleine-fische")


def test_a_blunder_costs_what_it_costs() -> None:
    judge = Judge(SPEC)
    last = {"totals": [70, 70], "series": ["A4", "B4"], "deck": ["A1", "B1"]}
    for turn, collections in enumerate(([[], ["C1"]], [["C1"], []])):
        game = shoal.position("kleine-fische", {**last, "turn": turn, "collections": collections}, seed=1)
        # Of the two cards one leaves nothing, the other A4, which wins
        assert judge.gain(game, FLIP, STOP, deals=400) == pytest.approx(-0.5, abs=0.1)
        assert judge.gain(game, STOP, FLIP, deals=400) == pytest.approx(0.5, abs=0.1)
        assert judge.gain(game, STOP, STOP, deals=400) == 0.0


def test_a_shared_win_is_a_part_of_it() -> None:
    """Who stops has four, like the other, who then flips the last card; who flips it loses all."""
    position = {"options": {"target": 2}, "series": ["A2", "B2"], "deck": ["A1"], "collections": [[], ["C3"]]}
    game = shoal.position("kleine-fische", position, seed=1)
    assert Judge(SPEC).gain(game, STOP, FLIP, deals=10) == 0.5


def test_who_hardly_thinks_gains_by_thinking_and_loses_the_other_way_round() -> None:
    contest = Contest(SPEC, ("heuristic",) * 2, new_key(1), 0, SPEC.complete({"target": 1}))
    judge, long, short = Judge(SPEC), Budget.read("1000"), Budget.read("2")
    gained, differ, decisions = play(contest, judge, long, short, deal=1, deals=200)
    assert gained > 0.3
    assert 0 < differ < decisions
    assert play(contest, judge, short, long, deal=1, deals=200)[0] < -0.3
