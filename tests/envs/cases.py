"""Every game with every number of players, and how one plays at random in an environment."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key
from shoal.games import GAMES

TABLES = [
    pytest.param(spec.name, players, id=f"{spec.name}-{players}")
    for spec in GAMES.values()
    for players in range(spec.players[0], spec.players[1] + 1)
]
SMALLEST = [pytest.param(spec.name, spec.players[0], id=spec.name) for spec in GAMES.values()]


def any_legal(mask: Any, choose: random.Random) -> int:
    return int(choose.choice(np.flatnonzero(mask).tolist()))


@contextmanager
def scrambled(game: Game, seat: int) -> Iterator[None]:
    """For a moment, all that `seat` cannot know is another way."""
    before = game.states.copy()
    game.spec.kernels.resample(game.states, 0, seat, key_words(new_key(99)))
    yield
    game.states[:] = before
