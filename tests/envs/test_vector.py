"""Many learners at once are the same learners, only many."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import shoal
from shoal.engine.game import Game
from shoal.envs.gymnasium import LearnerEnv
from shoal.envs.vector import LearnersEnv
from tests.envs.cases import SMALLEST, any_legal


def choices(info: dict[str, Any], choose: random.Random) -> list[int]:
    return [any_legal(mask, choose) for mask in info["action_mask"]]


@pytest.mark.parametrize(("game", "players"), SMALLEST)
def test_every_row_is_what_a_learner_knows_and_may_do(game: str, players: int) -> None:
    many = LearnersEnv(game, 3, players)
    learners = many._learners
    shown = Game(learners.spec, players)
    choose = random.Random(1)
    observations, info = many.reset(seed=1)
    for _ in range(150):
        for row, seat in enumerate(learners.learners.tolist()):
            shown.states = learners.states[row : row + 1]
            assert shown.turn == seat
            assert np.array_equal(shown.observation(seat), observations[row])
            assert shown.legal_actions() == np.flatnonzero(info["action_mask"][row]).tolist()
        observations, rewards, over, cut, info = many.step(choices(info, choose))
        assert many.observation_space.contains(observations)
        assert not cut.any()
        assert not rewards[~over].any()
        assert (np.abs(rewards) <= 1).all()


@pytest.mark.parametrize("worth", ["placing", "margin"])
def test_it_plays_as_the_single_environment_does(worth: str) -> None:
    """These bots leave nothing to chance, so both play the same games; now and then an action is illegal."""
    setting: dict[str, Any] = {"players": 3, "bots": ("heuristic", "three"), "worth": worth, "target": 20}
    many, one = LearnersEnv("kleine-fische", 1, **setting), LearnerEnv("kleine-fische", **setting)
    choose, finished = random.Random(2), 0
    observations, info = many.reset(seed=2)
    observation, own = one.reset(seed=2)
    for number in range(600):
        assert np.array_equal(observations[0], observation)
        assert np.array_equal(info["action_mask"][0], own["action_mask"])
        action = any_legal(own["action_mask"] if number % 50 else own["action_mask"] == 0, choose)
        observations, rewards, over, _, info = many.step([action])
        observation, reward, ended, _, own = one.step(action)
        assert (rewards[0], over[0]) == (reward, ended)
        if ended:
            finished += 1
            assert np.array_equal(info["final_obs"][0], observation)
            observation, own = one.reset()
    assert finished > 12


def test_it_is_built_as_gymnasium_builds_them() -> None:
    many = gymnasium.make_vec("shoal/KleineFische-v1", num_envs=3, target=1)
    assert isinstance(many, LearnersEnv)
    model = SyncVectorEnv([lambda: LearnerEnv("kleine-fische", target=1)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert many.metadata["autoreset_mode"] == model.metadata["autoreset_mode"]
    for name in ("single_observation_space", "single_action_space", "observation_space", "action_space"):
        assert getattr(many, name) == getattr(model, name)
    shapes = []
    for table in (many, model):
        choose = random.Random(3)
        returned: list[Any] = [table.reset(seed=3)]
        while "final_obs" not in returned[-1][-1]:
            returned.append(table.step(choices(returned[-1][-1], choose)))
        shapes.append([shape(part) for part in returned[-1]])
        final = returned[-1][-1]
        assert [row is not None for row in final["final_obs"]] == final["_final_obs"].tolist()
    assert shapes[0] == shapes[1]


def shape(part: Any) -> Any:
    """What a part of a step is, whatever its values are."""
    if isinstance(part, dict):
        return {key: shape(value) for key, value in part.items()}
    return type(part), part.shape, part.dtype


def test_what_was_returned_stays_as_it_was() -> None:
    many = LearnersEnv("kleine-fische", 2, target=1)
    choose = random.Random(4)
    observations, info = many.reset(seed=4)
    for _ in range(40):
        kept = [observations, info["action_mask"], *filter(lambda row: row is not None, info.get("final_obs", ()))]
        before = [array.copy() for array in kept]
        observations, _, _, _, info = many.step(choices(info, choose))
        assert all(map(np.array_equal, kept, before))


def test_a_seed_is_a_series_of_games() -> None:
    first, again = (LearnersEnv("kleine-fische", 2, bots="random") for _ in range(2))
    played: list[list[Any]] = [[], []]
    for table, steps in zip((first, again), played, strict=True):
        choose = random.Random(5)
        observations, info = table.reset(seed=5)
        for _ in range(100):
            steps.append(observations)
            observations, _, _, _, info = table.step(choices(info, choose))
        steps.append(table.reset()[0])
    assert np.array_equal(played[0], played[1])
    assert LearnersEnv("kleine-fische")._learners.key != LearnersEnv("kleine-fische")._learners.key


def test_an_illegal_action_can_be_refused_and_then_changes_nothing() -> None:
    many = LearnersEnv("kleine-fische", 2, illegal_reward=None)
    _, info = many.reset(seed=6)
    legal = choices(info, random.Random(6))
    before = many._learners.states.tobytes()
    for wrong in (int(info["action_mask"][1].argmin()), -1, 10**6):
        with pytest.raises(shoal.IllegalMove, match="game 1"):
            many.step([legal[0], wrong])
    with pytest.raises(shoal.OptionError, match="2 actions"):
        many.step(legal[:1])
    assert many._learners.states.tobytes() == before


def test_the_seat_and_the_bots_can_be_named() -> None:
    many = LearnersEnv("kleine-fische", 4, 4, bots=("random", "heuristic", "three"), seat=2)
    many.reset(seed=7)
    assert many._learners.learners.tolist() == [2] * 4
    many = LearnersEnv("kleine-fische", 4, 3)
    many.reset(seed=7)
    assert many._learners.learners.tolist() == [0, 1, 2, 0]
    for wrong, message in (
        ({"bots": "search:20"}, "takes no part"),
        ({"bots": "shark"}, "no bot 'shark'"),
        ({"seat": 5}, "0 to 1, or None"),
        ({"num_envs": 0}, "at least one game"),
        ({"render_mode": "human"}, "ansi, rgb_array or None"),
    ):
        with pytest.raises(shoal.OptionError, match=message):
            LearnersEnv("kleine-fische", **wrong)


def test_each_table_is_shown_as_its_learner_sees_it() -> None:
    many = LearnersEnv("kleine-fische", 2, 2, bots="random", render_mode="ansi", seat=1)
    _, info = many.reset(seed=8)
    for _ in range(5):
        _, _, _, _, info = many.step(choices(info, random.Random(8)))
    first, second = many.render()
    assert "▶ 1 player_1" in first
    assert "Your collection" in second
