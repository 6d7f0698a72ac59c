"""The bots of a game by name, and a bot at a seat."""

import functools
import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.kernels import CHANCE, Kernels
from shoal.engine.rng import Seed, key_words, new_key, next_word, seed_chance
from shoal.engine.spec import Spec

RANDOM = "random"


@functools.cache
def own_bots(package: str) -> dict[str, Callable[..., int]]:
    """The bots that know the game in `package`, by name; none for a game without any."""
    module = f"shoal.bots.heuristics.{package.rpartition('.')[2]}"
    if importlib.util.find_spec(module) is None:
        return {}
    bots: dict[str, Callable[..., int]] = importlib.import_module(module).BOTS
    return bots


def names(spec: Spec) -> tuple[str, ...]:
    """The names of the game's bots; the number of a bot is its place."""
    return (RANDOM, *own_bots(spec.package))


def best(spec: Spec) -> str:
    """The name of the game's best bot."""
    return names(spec)[min(1, len(own_bots(spec.package)))]


def number(spec: Spec, name: str) -> int:
    """The number of the bot of that name."""
    if name not in names(spec):
        raise OptionError(f"{spec.name} has no bot {name!r}; there are {', '.join(names(spec))}")
    return names(spec).index(name)


@functools.cache
def kernels(spec: Spec) -> Kernels:
    """The compiled functions of the game with its bots."""
    return Kernels(spec, tuple(own_bots(spec.package).values()))


class Bot:
    """A bot at a table."""

    def __init__(self, spec: Spec, name: str, seed: Seed = None) -> None:
        self.spec = spec
        self.name = name
        self._number = number(spec, name)
        self._chance = np.zeros(1, CHANCE)
        self._actions = np.zeros(len(spec.sequence()), np.int64)
        seed_chance(self._chance[0], key_words(new_key(seed)))

    def choose(self, game: Game) -> int:
        """What it does in `game`, in which it is to move. It sees what its seat may know, and no more."""
        assert game.turn is not None
        key = np.array([next_word(self._chance[0]) for _ in range(8)], np.uint32)
        seen: Any = game.blind(game.turn, key).states
        return int(kernels(self.spec).choose(seen, 0, self._number, self._actions, self._chance))
