"""One seat learns, the others are bots: as Gymnasium's checker wants it."""

import random
from importlib.metadata import entry_points
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import shoal
from shoal.bots.levels import Bot
from shoal.engine.game import Game
from shoal.engine.spec import Spec
from shoal.engine.state import NOBODY
from shoal.envs.gymnasium import LearnerEnv
from shoal.envs.registration import identifier
from shoal.games import GAMES
from tests.envs.cases import SMALLEST, TABLES, any_legal, scrambled


def play(table: LearnerEnv, seed: int | None = None) -> tuple[int, float, dict[str, Any]]:
    """One game at random: how many decisions, the last reward and the last info."""
    choose = random.Random(seed)
    _, info = table.reset(seed=seed)
    steps, over = 0, False
    while not over:
        _, reward, over, cut, info = table.step(any_legal(info["action_mask"], choose))
        steps += 1
        assert not cut
        assert over or reward == 0
    return steps, reward, info


@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.name)
def test_gymnasium_finds_nothing_wrong(spec: Spec) -> None:
    check_env(gymnasium.make(identifier(spec)).unwrapped)


def test_the_names_by_which_gymnasium_knows_the_games() -> None:
    assert identifier(GAMES["fat-fish"]) == "shoal/FatFish-v1"
    assert identifier(GAMES["fischen-2"]) == "shoal/Fischen2-v1"
    assert {identifier(spec) for spec in GAMES.values()} <= gymnasium.registry.keys()
    table = gymnasium.make("shoal.envs.gymnasium:shoal/KleineFische-v1", players=3, bots="random", target=9).unwrapped
    assert isinstance(table, LearnerEnv)
    table.reset(seed=1)
    assert table.game.players == 3
    assert table.game.options["target"] == 9


def test_programs_find_the_registration_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    (entry,) = entry_points(group="gymnasium.envs", name="shoal")
    monkeypatch.delitem(gymnasium.registry, "shoal/FatFish-v1")
    entry.load()()
    assert "shoal/FatFish-v1" in gymnasium.registry


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_reward_is_that_of_the_learners_seat(game: str, players: int) -> None:
    table = LearnerEnv(game, players, bots="random", worth="margin")
    for seed in range(2):
        _, reward, info = play(table, seed)
        scores = table.game.scores
        others = (sum(scores) - scores[table.seat]) / (players - 1)
        assert table.game.over
        assert reward == pytest.approx(scores[table.seat] - others)
        assert list(info) == ["action_mask"]
        assert not info["action_mask"].any()


@pytest.mark.parametrize(("game", "players"), SMALLEST)
def test_the_learner_is_not_told_what_is_hidden(game: str, players: int) -> None:
    table = LearnerEnv(game, players, render_mode="ansi")
    choose = random.Random(3)
    observation, info = table.reset(seed=3)
    for _ in range(30):
        assert table.game.turn == table.seat
        shown = table.render()
        with scrambled(table.game, table.seat):
            assert np.array_equal(table.game.observation(table.seat), observation)
            assert table.game.legal_actions() == np.flatnonzero(info["action_mask"]).tolist()
            assert table.render() == shown
        assert list(info) == ["action_mask"]
        assert np.array_equal(table.action_masks(), info["action_mask"] == 1)
        observation, _, over, _, info = table.step(any_legal(info["action_mask"], choose))
        if over:
            assert np.array_equal(table.game.observation(table.seat), observation)
            observation, info = table.reset()


def test_the_seat_takes_turns_unless_one_is_named() -> None:
    table = LearnerEnv("kleine-fische", 3, bots="random")
    seats = []
    for number in range(4):
        table.reset(seed=1 if number == 0 else None)
        seats.append(table.seat)
    assert seats == [0, 1, 2, 0]
    table = LearnerEnv("kleine-fische", 3, seat=2)
    for _ in range(2):
        table.reset()
        assert table.seat == table.game.turn == 2


def test_a_game_that_is_over_before_the_learner_is_asked_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the games is as short as that, but one with a deck of its own may be."""
    table = LearnerEnv("kleine-fische", seat=0)
    over = iter((True, True, False))
    monkeypatch.setattr(table, "_await", lambda turn: NOBODY if next(over) else turn)
    table.reset(seed=0)
    assert table._series.dealt == 3


@pytest.mark.parametrize("bots", ["random", "heuristic", "three", "sprat", "search:3", ("random", "search:2", "perch")])
def test_any_bots_play_the_other_seats(bots: Any) -> None:
    table = LearnerEnv("kleine-fische", 4, bots=bots, target=9)
    assert play(table, 4)[:2] == play(table, 4)[:2]  # also what they choose follows from the seed


def test_bots_sit_to_the_left_of_the_learner_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int | None, str]] = []
    table = LearnerEnv("kleine-fische", 3, bots=("random", "heuristic"), seat=1)
    choose = Bot.choose

    def note(bot: Bot, game: Game) -> int:
        asked.append((game.turn, bot.name))
        return choose(bot, game)

    monkeypatch.setattr(Bot, "choose", note)
    table.reset()
    mask = table.action_masks()
    while not set(asked) >= {(2, "random"), (0, "heuristic")}:
        _, _, over, _, info = table.step(int(mask.argmax()))
        assert not over
        mask = info["action_mask"]
    assert set(asked) == {(2, "random"), (0, "heuristic")}


def test_an_illegal_action_loses_the_game_or_is_refused() -> None:
    table = LearnerEnv("kleine-fische", seat=0)
    table.reset(seed=1)
    stop = table.game.read_move("stop")
    _, reward, over, _, info = table.step(stop)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("'stop' breaks KF-5")
    assert not table.game.history
    with pytest.raises(shoal.OptionError, match="reset"):
        table.step(stop)
    table = LearnerEnv("kleine-fische", seat=0, illegal_reward=None)
    table.reset(seed=1)
    before = table.game.states.tobytes()
    with pytest.raises(shoal.IllegalMove, match="'stop' breaks KF-5"):
        table.step(stop)
    assert table.game.states.tobytes() == before
    table.step(table.game.read_move("flip"))


def test_what_cannot_be_is_refused_when_it_is_set_up() -> None:
    for wrong, message in (
        ({"bots": "shark"}, "no bot 'shark'"),
        ({"bots": ("random",)}, "3 players need 2 bots, not 1"),
        ({"seat": 3}, "0 to 2, or None"),
        ({"seat": True}, "0 to 2, or None"),
        ({"worth": "glory"}, "placing or margin"),
        ({"render_mode": "opera"}, "not 'opera'"),
    ):
        with pytest.raises(shoal.OptionError, match=message):
            LearnerEnv("kleine-fische", 3, **wrong)
    with pytest.raises(shoal.OptionError, match="reset"):
        LearnerEnv("kleine-fische").step(0)
