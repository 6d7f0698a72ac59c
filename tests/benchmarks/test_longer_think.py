"""What `longer_think.py` says a longer think gains has the right sign."""

from benchmarks.longer_think import play
from shoal.bots.luck import Appraiser
from shoal.bots.search import Budget
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.lab.contest import Contest

SPEC = find("kleine-fische")


def test_who_hardly_thinks_gains_by_thinking_and_loses_the_other_way_round() -> None:
    contest = Contest(SPEC, ("heuristic",) * 2, new_key(1), 0, SPEC.complete({"target": 1}))
    judge, long, short = Appraiser(SPEC, 200, contest.key), Budget.read("1000"), Budget.read("2")
    gained, differ, decisions = play(contest, judge, long, short, deal=1)
    assert gained > 0.3
    assert 0 < differ < decisions
    assert play(contest, judge, short, long, deal=1)[0] < -0.3
