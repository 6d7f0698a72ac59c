"""What games say: wins, places, ratings and times by hand, and intervals that hold what they promise."""

import random
from dataclasses import replace

import numpy as np
import pytest

from shoal.lab.ratings import Ratings, places
from shoal.lab.standings import Standing, Standings
from shoal.lab.statistics import mean, share
from shoal.lab.thinking import Thinking
from tests.lab.contests import contest, played


def standing(standings: Standings, bot: str) -> Standing:
    return next(row for row in standings.table() if row.bot == bot)


def two_deals() -> Standings:
    """`three` against two `random`: three wins the first deal from every seat, the second one from seat 0 by a tie."""
    standings = Standings(contest("three", "random", "random"), 2)
    for game in (
        played(0, 0, 9, 1, 2),
        played(0, 1, 1, 9, 2),
        played(0, 2, 1, 2, 9),
        played(1, 0, 6, 6, 0),
        played(1, 1, 3, 1, 0),
        played(1, 2, 3, 0, 1),
    ):
        standings.add(game)
    return standings


def test_wins_are_those_of_one_seat_and_ties_are_shared() -> None:
    standings = two_deals()
    assert standing(standings, "three").wins.value == pytest.approx((3 + 0.5) / 6)
    assert standing(standings, "random").wins.value == pytest.approx((0.5 + 2) / 12)
    assert [row.bot for row in standings.table()] == ["three", "random"]


def test_scores_and_places() -> None:
    three, rand = (standing(two_deals(), bot) for bot in ("three", "random"))
    assert three.score.value == pytest.approx((27 + 6 + 1 + 1) / 6)
    assert three.places == pytest.approx((4 / 6, 2 / 6, 0))
    assert rand.score.value == pytest.approx((9 + 6 + 3 + 3) / 12)
    assert rand.places == pytest.approx((3 / 12, 3 / 12, 6 / 12))
    assert (three.seats, rand.seats) == (1, 2)


def test_figures_by_seat() -> None:
    three, rand = (standing(two_deals(), bot) for bot in ("three", "random"))
    assert [score.value for _, score in three.by_seat] == [7.5, 5, 5]
    assert [wins.value for wins, _ in three.by_seat] == [0.75, 0.5, 0.5]
    assert rand.by_seat[0][1].value == pytest.approx((1 + 1 + 3 + 3) / 4)


def test_what_moves_brought_is_counted_where_the_bot_sat() -> None:
    held = replace(contest("three", "random"), pairs=1)
    standings = Standings(held, 2)
    for deal, rotation, gains in ((0, 0, (0.1, -0.1)), (0, 1, (0.3, -0.3)), (1, 0, (0.2, -0.2)), (1, 1, (-0.4, 0.4))):
        standings.add(replace(played(deal, rotation, 1, 1), gains=gains))
    assert standing(standings, "three").luckless == mean([0.5 + (0.1 - 0.3) / 2, 0.5 + (0.2 + 0.4) / 2])
    assert standing(standings, "random").luckless == mean([0.5 + (-0.1 + 0.3) / 2, 0.5 + (-0.2 - 0.4) / 2])
    assert standing(two_deals(), "three").luckless is None


def test_a_deal_is_one_observation() -> None:
    """The first deal gives three 1, the second one (0.5 + 0 + 0) / 3."""
    assert standing(two_deals(), "three").wins == share([1, 1 / 6])


def test_only_whole_deals_count() -> None:
    standings = Standings(contest("three", "random"), 2)
    assert standings.table() == []
    standings.add(played(0, 0, 5, 0))
    assert standings.table() == []
    standings.add(played(0, 1, 0, 5))
    standings.add(played(1, 1, 5, 0))
    assert standing(standings, "three").wins.value == 1
    assert (standings.games, standings.whole_deals, standings.asked) == (3, 1, 4)
    assert list(standings.to_play()) == [(1, 0)]
    data = standings.json()
    assert (data["asked"], data["played"], data["deals"], data["games"]) == (4, 3, 1, 2)
    assert not standings.includes(played(2, 0, 1, 0))


def test_the_order_in_which_games_end_does_not_matter() -> None:
    held = contest("heuristic", "three", "random")
    chance = random.Random(5)
    games = [played(deal, rotation, *chance.choices(range(4), k=3)) for deal, rotation in held.schedule(10)]
    orderly, shuffled = Standings(held, 10), Standings(held, 10)
    for game in games:
        orderly.add(game)
    chance.shuffle(games)
    for game in games:
        shuffled.add(game)
    assert orderly.json() == shuffled.json()


@pytest.mark.parametrize(
    ("scores", "expected"), [((3, 1, 2), [1, 3, 2]), ((2, 2, 1), [1, 1, 3]), ((0, 1, 1), [3, 1, 1])]
)
def test_places(scores: tuple[int, ...], expected: list[int]) -> None:
    assert places(scores) == expected


def test_ratings_order_the_bots() -> None:
    ratings = Ratings(("good", "bad", "bad"))
    begin = ratings.of("bad")
    for _ in range(20):
        ratings.add((2, 1, 0))
        ratings.add((2, 0, 1))
    good, bad = ratings.of("good"), ratings.of("bad")
    assert good.mean > begin.mean > bad.mean
    assert good.spread < begin.spread
    assert bad.spread < begin.spread


def test_a_tie_of_equals_changes_no_rating() -> None:
    ratings = Ratings(("one", "other"))
    before = ratings.of("one").mean
    ratings.add((4, 4))
    assert ratings.of("one").mean == pytest.approx(before)
    assert ratings.of("other").mean == pytest.approx(before)


@pytest.mark.parametrize(("luck", "most"), [(0.0, 0.97), (0.5, 0.98), (0.9, 1.0)])
def test_the_interval_holds_the_truth_as_often_as_it_says(luck: float, most: float) -> None:
    """A bot that is better in 60 % of the deals, and deals in which (by `luck`) the seat decides: 1 win, 1 loss.

    Where little varies it is rather too wide, as Wilson's interval is.
    """
    chance = np.random.default_rng(3)
    held = 0
    for _ in range(2000):
        first, second = chance.random((2, 60)) < 0.6
        decided = chance.random(60) < luck
        deals = np.where(decided, 0.5, (first.astype(float) + second) / 2)
        truth = luck * 0.5 + (1 - luck) * 0.6
        estimate = share(deals)
        held += estimate.low <= truth <= estimate.high
    assert 0.94 < held / 2000 <= most


def test_duplicate_deals_make_the_interval_narrower() -> None:
    """When the cards decide, each bot wins each deal once: that leaves little doubt, single games leave much."""
    pairs = share([0.5] * 100)
    games = share([1, 0] * 100)
    assert pairs.high - pairs.low < (games.high - games.low) / 3
    assert pairs.low < 0.5 < pairs.high


def test_thinking() -> None:
    thinking = Thinking()
    assert thinking.mean is None
    assert thinking.percentile(99) is None
    for number in range(1, 1001):
        thinking.add(number / 1000)
    assert thinking.moves == 1000
    assert thinking.mean == pytest.approx(0.5005)
    for percent in (1, 50, 99):
        assert thinking.percentile(percent) == pytest.approx(percent / 100, rel=0.075)
    assert Thinking.read(thinking.json()).json() == thinking.json()
    thinking.include(Thinking(2.0, {0: 3}))
    assert thinking.moves == 1003
    assert thinking.seconds == pytest.approx(502.5)
    thinking.add(0.0)
    assert thinking.slots[0] == 4
