"""Compiled code that makes arrays lets go of them; what makes none does not count who holds one (`engine/jit.py`)."""

import importlib
from typing import Any

import numpy as np
import pytest

from shoal.bots import levels
from shoal.bots.levels import Bot
from shoal.engine.game import Game
from shoal.engine.jit import MODE, allocating, jit
from shoal.games import GAMES
from tests.toy.spec import SPEC as MINNOWS

SPECS = {**GAMES, MINNOWS.name: MINNOWS}
DECISIONS = 30

pytestmark = pytest.mark.skipif(MODE == "interpreted", reason="interpreted, Python sees to it")


def arrays_held() -> int:
    """How many arrays made in compiled code are there."""
    nrt: Any = importlib.import_module("numba.core.runtime.nrt")
    nrt._nrt.memsys_enable_stats()
    stats = nrt.rtsys.get_allocation_stats()
    return int(stats.mi_alloc - stats.mi_free)


def play(game: Game, bots: list[Bot]) -> None:
    """Some decisions, each looked at by all bots, with observations and a copy in which all is redrawn."""
    for number in range(DECISIONS):
        if game.turn is None:
            return
        game.observation(game.turn)
        choices = [bot.choose(game) for bot in bots]
        game.apply(choices[number % len(choices)])


@pytest.mark.parametrize("name", SPECS)
def test_bots_and_rules_let_go_of_what_they_make(name: str) -> None:
    spec = SPECS[name]
    bots = [Bot(spec, bot, seed=1) for bot in (*levels.names(spec), "search:20")]
    play(Game(spec, seed=1), bots)  # compiles
    before = arrays_held()
    play(Game(spec, seed=2), bots)
    assert arrays_held() == before


@allocating
def makes_an_array() -> int:
    return len(np.zeros(3))


@allocating
def gives_an_array_back() -> "np.typing.NDArray[np.float64]":
    return np.zeros(3)


@jit
def forgets_an_array() -> int:
    return len(gives_an_array_back())


@jit
def makes_an_array_unmarked() -> int:
    return len(np.zeros(3))


def test_an_array_that_is_given_back_is_found_out() -> None:
    forgets_an_array()
    before = arrays_held()
    assert forgets_an_array() == 3
    assert arrays_held() == before + 1
    assert makes_an_array() == 3
    assert arrays_held() == before + 1


def test_who_makes_an_array_has_to_say_so() -> None:
    from numba.core.errors import TypingError

    with pytest.raises(TypingError, match="zeros"):
        makes_an_array_unmarked()
