"""Bots by name: those of a game, the search, and four levels that are the same in every game.

A bot is named by text: `random`, `heuristic` or another bot of the game, `search:2000` (iterations) or `search:0.2s`
(seconds), or a level. Nobody sees more than its seat may know: the levels differ in how they think, not in what
they see.
"""

import functools
import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.bots.search import Budget, Search
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.kernels import CHANCE, Kernels
from shoal.engine.rng import Seed, draw, key_words, new_key, next_word, seed_chance
from shoal.engine.spec import Spec

RANDOM = "random"
SEARCH = "search:"

SPRAT, PERCH, PIKE, ORCA = LEVELS = ("sprat", "perch", "pike", "orca")
"""The levels, rising; their names and characters in words are in the catalogues (`level-sprat`, `level-sprat-is`)."""
THINKS = {PIKE: "0.2s", ORCA: "1s"}
SPRAT_KNOWS = 2  # of its decisions, one in so many is the heuristic's; the others are anybody's guess


@functools.cache
def own_bots(package: str) -> dict[str, Callable[..., int]]:
    """The bots that know the game in `package`, by name; none for a game without any."""
    module = f"shoal.bots.heuristics.{package.rpartition('.')[2]}"
    if importlib.util.find_spec(module) is None:
        return {}
    bots: dict[str, Callable[..., int]] = importlib.import_module(module).BOTS
    return bots


def names(spec: Spec) -> tuple[str, ...]:
    """The names of the game's own bots; the number of a bot is its place."""
    return (RANDOM, *own_bots(spec.package))


def best(spec: Spec) -> str:
    """The name of the best of the game's own bots."""
    return names(spec)[min(1, len(own_bots(spec.package)))]


def number(spec: Spec, name: str) -> int:
    """The number of the game's own bot of that name, for what is compiled as a whole."""
    if name not in names(spec):
        check(spec, name)
        raise OptionError(f"{name!r} takes no part in simulations; of {spec.name} there are {', '.join(names(spec))}")
    return names(spec).index(name)


def offered(spec: Spec) -> tuple[str, ...]:
    """The bots to choose from that have a name: the game's own, and the levels."""
    return (*names(spec), *LEVELS)


def check(spec: Spec, name: str) -> None:
    """Refuse what names no bot that can play the game."""
    if name.startswith(SEARCH):
        Budget.read(name.removeprefix(SEARCH))
    elif name not in offered(spec):
        known = ", ".join(offered(spec))
        raise OptionError(
            f"{spec.name} has no bot {name!r}; there are {known}, {SEARCH}2000 (iterations) and {SEARCH}0.2s (seconds)"
        )


def check_offered(spec: Spec, name: str) -> None:
    """The same where others wait, too: nobody there chooses how long a search may take."""
    if name not in offered(spec):
        raise OptionError(f"{spec.name} has no bot {name!r}; there are {', '.join(offered(spec))}")


def thinks(name: str) -> Budget | None:
    """The budget of a bot that searches; None for one that does not."""
    name = f"{SEARCH}{THINKS[name]}" if name in THINKS else name
    return Budget.read(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else None


@functools.cache
def kernels(spec: Spec) -> Kernels:
    """The compiled functions of the game with its bots."""
    return Kernels(spec, tuple(own_bots(spec.package).values()))


class Bot:
    """A bot at a table."""

    def __init__(self, spec: Spec, name: str, seed: Seed = None) -> None:
        check(spec, name)
        self.spec = spec
        self.name = name
        self._budget = thinks(name)
        self._search = Search(spec, seed) if self._budget else None
        self._chance = np.zeros(1, CHANCE)
        self._actions = np.zeros(len(spec.sequence()), np.int64)
        seed_chance(self._chance[0], key_words(new_key(seed)))

    def choose(self, game: Game) -> int:
        """What it does in `game`, in which it is to move. It sees what its seat may know, and no more."""
        assert game.turn is not None
        if self._search and self._budget:
            return self._search.think(game, self._budget).best.action
        key = np.array([next_word(self._chance[0]) for _ in range(8)], np.uint32)
        seen: Any = game.blind(game.turn, key).states
        return int(kernels(self.spec).choose(seen, 0, self._number(), self._actions, self._chance))

    def stop(self) -> None:
        """End its thinking, from another thread: it does what seemed best so far."""
        if self._search:
            self._search.stop()

    def _number(self) -> int:
        """The number of the game's own bot that it plays as now."""
        if self.name == PERCH:
            return number(self.spec, best(self.spec))
        if self.name == SPRAT:
            knows = draw(self._chance[0], SPRAT_KNOWS) == 0
            return number(self.spec, best(self.spec) if knows else RANDOM)
        return number(self.spec, self.name)
