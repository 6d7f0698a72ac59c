"""The games as PettingZoo's tests want them, and as nobody is told too much."""

import importlib
import itertools
import pickle
import random
import sys
import types
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import shoal
from shoal.envs.pettingzoo import GameEnv, env
from tests.envs.cases import SMALLEST, TABLES, any_legal, scrambled

EXPECTED = (
    "Observation is not a NumPy array",  # PettingZoo lists its own games in which it is a dict with a mask
    "Observation space for each agent probably should be",  # the same
    "Action mask numpy array is all zeros",  # of agents that are asked once more when the game is over
)


def play(table: GameEnv, moves: int, seed: int = 0) -> None:
    choose = random.Random(seed)
    for _ in range(moves):
        if table.terminations[table.agent_selection]:
            return
        table.step(any_legal(table.observe(table.agent_selection)["action_mask"], choose))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message, UserWarning)
        api_test(env(game, players), num_cycles=100)
    seed_test(lambda: env(game, players), num_cycles=30)


@pytest.mark.parametrize(("game", "players"), SMALLEST)
def test_pettingzoo_finds_nothing_wrong_with_what_is_shown(game: str, players: int) -> None:
    render_test(lambda render_mode: env(game, players, render_mode=render_mode))


def test_pettingzoo_can_measure_how_fast_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = types.SimpleNamespace(
        time=itertools.count(0.0, 0.05).__next__
    )  # its five seconds, without waiting for them
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("kleine-fische", 3))


@pytest.mark.parametrize(("game", "players"), SMALLEST)
def test_it_is_the_game_to_the_end(game: str, players: int) -> None:
    """What was played can be saved and replayed, and the rewards are the placing."""
    table = env(game, players)
    table.reset(seed=5)
    play(table, 10_000)
    assert table.game.over
    assert shoal.load(table.game.save()).position() == table.game.position()
    scores = table.game.scores
    for agent, reward in table.rewards.items():
        seat = table.possible_agents.index(agent)
        better, equal = sum(score > scores[seat] for score in scores), scores.count(scores[seat])
        assert reward == pytest.approx(1 - 2 * (better + (equal - 1) / 2) / (players - 1))
        assert table.infos[agent] == {}
    while table.agents:
        assert table.last()[2]
        table.step(None)
    for idle in (table, env(game, players)):
        with pytest.raises(shoal.OptionError, match="reset"):
            idle.step(0)


@pytest.mark.parametrize(("game", "players"), SMALLEST)
def test_nobody_is_told_what_is_hidden(game: str, players: int) -> None:
    table = env(game, players, render_mode="ansi")
    table.reset(seed=6)
    for number in range(12):
        play(table, 5, number)
        turn, shown = table.game.turn, table.render()
        for seat, agent in enumerate(table.possible_agents):
            if not table.agents:
                return
            seen = table.observe(agent)
            with scrambled(table.game, seat):
                assert np.array_equal(table.game.observation(seat), seen["observation"])
                if seat == turn:
                    assert table.game.legal_actions() == np.flatnonzero(seen["action_mask"]).tolist()
                    assert table.render() == shown
                else:
                    assert not seen["action_mask"].any()


def test_a_seed_is_a_series_of_games() -> None:
    first, again = env("kleine-fische", 3), env("kleine-fische", 3)
    keys = []
    for table in (first, again):
        table.reset(seed=8)
        keys.append(table.game.key)
        table.reset()
        keys.append(table.game.key)
    assert keys[:2] == keys[2:]
    assert keys[0] != keys[1]
    first.reset(seed=9)
    assert first.game.key not in keys
    assert env("kleine-fische")._series.key != env("kleine-fische")._series.key


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    table = env("kleine-fische", 3)
    table.reset(seed=1)
    before = table.game.states.tobytes()
    with pytest.raises(shoal.IllegalMove, match="'stop' breaks KF-5"):
        table.step(table.game.read_move("stop"))
    for wrong in (-1, 10**6):
        with pytest.raises(shoal.IllegalMove, match="you can play flip"):
            table.step(wrong)
    with pytest.raises(TypeError):
        table.step(0.5)
    assert table.game.states.tobytes() == before
    assert table.game.history == []
    assert table.agent_selection == "player_0"


def test_a_move_that_only_people_make_is_not_offered() -> None:
    """FF-16: wrong lays are dealt with, but not legal."""
    table = env("fat-fish", 2, fiasco=True)
    table.reset(seed=1)
    wrong = set(table.game.playable()) - set(table.game.moves())
    while not wrong:
        play(table, 1)
        wrong = set(table.game.playable()) - set(table.game.moves())
    with pytest.raises(shoal.IllegalMove, match="you can play"):
        table.step(table.game.read_move(wrong.pop()))


def test_the_wrappers_of_pettingzoo_fit() -> None:
    table = TerminateIllegalWrapper(OrderEnforcingWrapper(env("kleine-fische", 3)), illegal_reward=-1)
    table.reset(seed=1)
    table.last()
    table.step(table.game.read_move("stop"))
    assert table.rewards["player_0"] == -1
    assert all(table.terminations.values())


def test_how_it_is_set_up() -> None:
    table = env("Fischen 2", 4, start=2, worth="margin")
    assert str(table) == "fischen_2_v1"
    assert table.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    table.reset(seed=1)
    assert table.agent_selection == "player_2"
    assert env("kleine-fische", target=9).metadata["name"] == "kleine_fische_v1"
    for wrong, message in (
        ({"game": "go"}, "no game 'go'"),
        ({"game": "fischen", "players": 2}, "3 to 5 players"),
        ({"game": "fischen", "start": 9}, "start seat"),
        ({"game": "fischen", "worth": "glory"}, "placing or margin"),
        ({"game": "fischen", "sharks": 3}, "no option 'sharks'"),
        ({"game": "fischen", "render_mode": "opera"}, "ansi, human, rgb_array or None, not 'opera'"),
    ):
        with pytest.raises(shoal.ShoalError, match=message):
            env(**wrong)


def test_what_is_shown_needs_a_mode_and_a_picture_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    table = env("kleine-fische")
    table.reset(seed=1)
    with pytest.raises(shoal.OptionError, match="render_mode="):
        table.render()
    table = env("kleine-fische", render_mode="rgb_array")
    table.reset(seed=1)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(shoal.OptionError, match=r'pip install "shoal\[plot\]"'):
        table.render()


def test_it_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(env("kleine-fische", 4, target=9)))
    table.reset(seed=1)
    assert table.game.options["target"] == 9
    assert table.max_num_agents == 4


@pytest.mark.parametrize(("module", "framework"), [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium")])
def test_who_lacks_the_framework_is_told_what_to_install(
    module: str, framework: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"shoal.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ImportError, match=rf'^{framework} is not installed: pip install "shoal\[{module}\]"$'):
        importlib.import_module(f"shoal.envs.{module}")
