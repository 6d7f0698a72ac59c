"""The levels: the same four in every game, each better than the one before, none waiting for what it does not use."""

import pytest

import shoal
from shoal import locale
from shoal.bots import levels, search
from shoal.bots.levels import LEVELS, Bot
from shoal.bots.search import Budget
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key
from shoal.games import GAMES, find
from tests.toy.spec import SPEC as MINNOWS

SPECS = {**GAMES, MINNOWS.name: MINNOWS}
QUICK = ("sprat", "perch")


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("level", QUICK)
def test_the_quick_levels_never_touch_the_search(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "kernel", None)
    game = Game(SPECS[name], seed=3)
    bot = Bot(game.spec, level, seed=1)
    for _ in range(6):  # the whole of the shortest game
        choice = bot.choose(game)
        assert choice in game.legal_actions()
        scrambled = game.copy()
        assert game.turn is not None
        game.spec.kernels.resample(scrambled.states, 0, game.turn, key_words(new_key(5)))
        assert Bot(game.spec, level, seed=7).choose(scrambled) == Bot(game.spec, level, seed=7).choose(game)
        game.apply(choice)


def test_levels_think_for_longer_the_higher_they_are() -> None:
    assert [levels.thinks(level) for level in LEVELS] == [None, None, Budget(seconds=0.2), Budget(seconds=1)]
    assert levels.thinks("heuristic") is None
    assert levels.thinks("search:30") == Budget(iterations=30)


def test_perch_is_the_heuristic_and_sprat_is_between_it_and_chance() -> None:
    game = shoal.position("kleine-fische", {"series": ["A1"], "deck": ["B4", "C4", "X"]}, seed=1)
    heuristic = Bot(game.spec, "heuristic", seed=1).choose(game)
    perch, sprat = Bot(game.spec, "perch", seed=1), Bot(game.spec, "sprat", seed=1)
    assert all(perch.choose(game) == heuristic for _ in range(20))
    agreed = sum(sprat.choose(game) == heuristic for _ in range(400))
    assert 250 < agreed < 350  # half the heuristic's choice, half of two moves at random


def test_a_bot_is_named_in_the_users_words() -> None:
    with pytest.raises(
        OptionError, match="no bot 'shark'; there are random, heuristic, three, sprat, perch, pike, orca"
    ):
        Bot(find("kleine-fische"), "shark")
    with pytest.raises(OptionError, match="'orca' takes no part in simulations; of kleine-fische there are random"):
        levels.number(find("kleine-fische"), "orca")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    words = [locale.say("common", language, f"level-{level}{part}") for level in LEVELS for part in ("", "-is")]
    assert len(set(words)) == len(words)
