"""What a move is said to be worth is what it is worth, and the luck that is taken out is luck."""

import numpy as np
import pytest

import shoal
from shoal.bots.luck import LIKELY, Appraiser
from shoal.engine.errors import OptionError
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.games.kleine_fische.state import FLIP, STOP
from shoal.lab.contest import Contest
from shoal.lab.standings import Standings
from tests.lab.contests import SPEC, contest


def appraiser(pairs: int) -> Appraiser:
    return Appraiser(SPEC, pairs, new_key(71))


@pytest.mark.parametrize("turn", [0, 1])
def test_a_blunder_costs_what_it_costs(turn: int) -> None:
    """Of the two cards one leaves nothing, the other A4, which wins; who stops wins at once."""
    collections: list[list[str]] = [["C1"], ["C1"]]
    collections[turn] = []
    last = {"totals": [70, 70], "series": ["A4", "B4"], "deck": ["A1", "B1"], "turn": turn, "collections": collections}
    game = shoal.position("kleine-fische", last, seed=1)
    judge = appraiser(400)
    for gains, expected in (
        (judge.gains(game, FLIP, STOP), -0.5),
        (judge.gains(game, STOP, FLIP), 0.5),
        (judge.gains(game, FLIP, LIKELY), -0.5),  # the heuristic stops
    ):
        assert gains[turn] == pytest.approx(expected, abs=0.1)
        assert gains.sum() == pytest.approx(0)
    for other in (STOP, LIKELY):
        assert not judge.gains(game, STOP, other).any()


def test_a_shared_win_is_a_part_of_it() -> None:
    """Who stops has four, like the other, who then flips the last card; who flips it loses all."""
    position = {"options": {"target": 2}, "series": ["A2", "B2"], "deck": ["A1"], "collections": [[], ["C3"]]}
    game = shoal.position("kleine-fische", position, seed=1)
    assert appraiser(10).gains(game, STOP, FLIP) == pytest.approx([0.5, -0.5])


def appraised(deals: int, *bots: str) -> Standings:
    """A contest of short games whose moves are appraised."""
    held = Contest(SPEC, bots, new_key(5), 0, SPEC.complete({"target": 3}), pairs=50)
    standings = Standings(held, deals)
    for deal, rotation in held.schedule(deals):
        standings.add(held.play(deal, rotation))
    return standings


def test_without_luck_as_much_is_won_and_known_better() -> None:
    rows = appraised(60, "three", "heuristic").table()
    assert sum(row.luckless.value for row in rows if row.luckless) == pytest.approx(1)
    for row in rows:
        luckless = row.luckless
        assert luckless
        assert luckless.low < row.wins.value < luckless.high
        assert luckless.high - luckless.low < 0.8 * (row.wins.high - row.wins.low)


def test_who_plays_as_is_likely_gains_nothing() -> None:
    (row,) = appraised(2, "heuristic", "heuristic", "heuristic").table()
    assert row.luckless
    assert row.luckless.value == pytest.approx(1 / 3)
    assert row.luckless.low == pytest.approx(1 / 3)


def test_a_game_is_appraised_the_same_again() -> None:
    held = Contest(SPEC, ("three", "random"), new_key(5), 0, SPEC.complete({"target": 3}), pairs=4)
    gains = held.play(3, 1).gains
    assert gains == held.play(3, 1).gains != held.play(4, 1).gains
    assert np.sum(gains) == pytest.approx(0)
    assert contest("three", "random").play(3, 1).gains == ()


@pytest.mark.parametrize(
    ("game", "pairs", "reason"),
    [
        ("fischen", 10, "luck cannot be taken out of fischen"),
        ("kleine-fische", -1, "by 1 to 1000000 pairs of playouts a move, not -1"),
        ("das-riff", 1_000_001, "not 1000001"),
    ],
)
def test_where_luck_cannot_be_taken_out_it_is_said(game: str, pairs: int, reason: str) -> None:
    spec = find(game)
    with pytest.raises(OptionError, match=reason):
        Contest(spec, ("random",) * spec.players[0], new_key(1), 0, spec.complete({}), pairs)


def test_others_may_play_on_as_the_guide_advises() -> None:
    """In FAT FISH by the plans of a network, which are not the heuristic's; of these all are the same each time."""
    spec = find("fat-fish")
    game = shoal.new("fat-fish", players=4, seed=1)
    move, other = game.legal_actions()[:2]
    by_heuristic, by_plans, again = (
        Appraiser(spec, 50, new_key(1), advised).gains(game, move, other) for advised in (False, True, True)
    )
    assert by_plans.tolist() == again.tolist() != by_heuristic.tolist()
