"""The bot of Das Riff: strength, and that it plans."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots.levels import Bot
from shoal.engine.jit import MODE
from shoal.games import find
from shoal.lab.simulation import simulate

SPEC = find("das-riff")
GAMES = 1000 if MODE != "interpreted" else 4
PURPLE = {"fish": "Pm"}
BROOD = {"brood": "O+O"}


def turn(**position: Any) -> list[str]:
    """What the bot does until it ends its turn, or the game."""
    game = shoal.position("das-riff", {"phase": "act", **position}, seed=1)
    bot = Bot(SPEC, "heuristic", seed=1)
    seat = game.turn
    while game.turn == seat and game.position()["active"] == seat:
        game.apply(bot.choose(game))
    return [game.action_text(action) for action in game.history]


def test_it_beats_random() -> None:
    one = simulate(SPEC, ["heuristic", "random"], GAMES // 2, seed=1).win_shares()[:, 0]
    other = simulate(SPEC, ["random", "heuristic"], GAMES // 2, seed=2).win_shares()[:, 1]
    assert np.concatenate([one, other]).mean() >= 0.95


def test_two_of_them_finish_long_before_the_turn_limit() -> None:
    results = simulate(SPEC, ["heuristic", "heuristic"], GAMES // 4, seed=3, options={"turn_limit": 200})
    assert results.endings_count()["turn-limit"] == 0


def test_it_wins_if_it_can() -> None:
    moves = turn(
        rows=[["Gf"], [], [], [None, "Rf"]],
        boats=[1, 1],
        worms=[{"R": 3, "G": 3}, {}],
        corals=[[*[{"brood": brood} for brood in ("Y+Y", "G+G", "B+B", "O+O")], PURPLE], []],
        broods=["R+P"],
    )
    assert moves[-1].startswith("take 4/2")
    assert "boat" in moves
    assert "pay G" in moves
    assert "pay R" not in moves


def test_it_pays_with_the_worms_that_it_needs_least() -> None:
    moves = turn(
        rows=[["coral"], ["water"], ["water"], [None] * 4 + ["Rf"]],
        open=[[True], [True], [True], [False] * 4 + [True]],
        worms=[{"R": 2, "G": 1}, {}],
        corals=[[PURPLE], []],
        broods=["R+P"],
    )
    assert moves[:2] == ["take 1/1", "pay G"]


def test_it_uses_a_shark_to_deny() -> None:
    moves = turn(
        rows=[["water"], [], [], ["Rf"]],
        worms=[{}, {"R": 3}],
        sharks=[1, 0],
        corals=[[BROOD], [PURPLE]],
        broods=["R+P"],
    )
    assert moves == ["shark 4/1", "end"]


@pytest.mark.parametrize("seed", range(3))
def test_it_chooses_by_what_it_may_know(seed: int) -> None:
    """The hidden card is another one in each game; what the bot does is not."""
    games = [
        shoal.position("das-riff", {"phase": "act", "rows": [[], [down], [], []], "draw": rest}, seed=1)
        for down, rest in (("coral", ["pearl", "Rf"]), ("pearl", ["coral", "Rf"]), ("Rf", ["coral", "pearl"]))
    ]
    assert len({Bot(SPEC, "heuristic", seed=seed).choose(game) for game in games}) == 1
