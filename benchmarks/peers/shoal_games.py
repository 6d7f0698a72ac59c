"""Our side: stepped from Python, played out, stepped in batches, as PettingZoo environments, and thought about."""

import itertools
import random
from dataclasses import replace
from functools import cache, partial

import numba
import numpy as np
import numpy.typing as npt
from aec import steps
from worker import Measure, inner, repeated, serve

import shoal
from shoal.bots import guides
from shoal.bots.levels import Bot
from shoal.bots.search import Budget, Search
from shoal.engine.batch import Batch
from shoal.engine.game import Game
from shoal.engine.kernels import CHANCE, RANDOM_BOT
from shoal.engine.rng import key_words, new_key, quick_draw, seed_chance
from shoal.games import GAMES, find
from shoal.lab.simulation import Player

PLAYERS = 4  # or as many as can, if that is fewer
SIZES = (1, 100, 1_000, 10_000)
AT_ONCE = 2_000  # moves of a batch between two looks at the clock, or one of each game if that is more
PLAYED_OUT = 100  # games of a call
DEALS = 4
ITERATIONS = 2000
NEVER = -1.0  # so much care that no search ends early


def players(name: str) -> int:
    return min(PLAYERS, find(name).players[1])


def loop(name: str) -> Measure:
    """One game after another through the public API; moves."""
    seeds, count, choice = itertools.count(), players(name), random.choice

    def play() -> int:
        game = shoal.new(name, players=count, seed=next(seeds))
        while legal := game.legal_actions():
            game.apply(choice(legal))
        return len(game.history)

    return repeated(play)


def observed_loop(name: str) -> Measure:
    """The same with what the seat to move observes."""
    seeds, count, choice = itertools.count(), players(name), random.choice

    def play() -> int:
        game = shoal.new(name, players=count, seed=next(seeds))
        while (seat := game.turn) is not None:
            game.observation(seat)
            game.apply(choice(game.legal_actions()))
        return len(game.history)

    return repeated(play)


def playouts(name: str) -> Measure:
    """Random games from the deal to the end, compiled; moves."""
    spec = find(name)
    player = Player(spec, spec.kernels, [RANDOM_BOT] * players(name), new_key(0), 0, spec.complete({}))
    firsts = itertools.count(0, PLAYED_OUT)

    def play() -> int:
        _, moves, _ = player.play(next(firsts), PLAYED_OUT)
        return int(moves.sum())

    return repeated(play)


@numba.njit
def choose(mask, chance, out):  # type: ignore[no-untyped-def]  # compiled
    """Any legal action in each game."""
    for i in range(mask.shape[0]):
        count = 0
        for action in range(mask.shape[1]):
            count += mask[i, action]
        wait = quick_draw(chance[0], count)
        action = 0
        while wait > 0 or mask[i, action] == 0:
            wait -= mask[i, action]
            action += 1
        out[i] = action


class Games:
    """`count` games of a batch that observes, and what is done with them."""

    def __init__(self, name: str, count: int) -> None:
        self.batch = Batch(find(name), count, players(name), seed=1, observe=True)
        self.chance = np.zeros(1, CHANCE)
        seed_chance(self.chance[0], key_words(new_key(1)))
        self.actions: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        self.at_once = max(1, AT_ONCE // count)
        ended = 0
        while ended < count:  # as many as there are, so that they are no longer all at the beginning
            self.prepare()
            ended += int(self.batch.step(self.actions).done.sum())

    def prepare(self) -> None:
        choose(self.batch.mask, self.chance, self.actions)

    def advance(self) -> int:
        self.batch.step(self.actions)
        return len(self.actions)

    def play(self) -> int:
        for _ in range(self.at_once):
            choose(self.batch.mask, self.chance, self.actions)
            self.batch.step(self.actions)
        return self.at_once * len(self.actions)


@cache
def games_of(name: str, count: int) -> Games:
    """The same games for every measure: they take a while to come apart."""
    return Games(name, count)


def batch(name: str, count: int) -> Measure:
    """Choosing and stepping."""
    return repeated(games_of(name, count).play)


def steps_alone(name: str, count: int) -> Measure:
    """Stepping, while choosing is not counted; not of one game, which takes no longer than to look at the clock."""
    games = games_of(name, count)
    return inner(games.prepare, games.advance)


def environment(name: str) -> Measure:
    """As a PettingZoo environment, agent by agent."""
    from shoal.envs import pettingzoo

    return steps(pettingzoo.env(name, players(name)))


def position(name: str, middle: bool, seed: int) -> Game:
    """The first decision between several moves, or the first one after half of the decisions of a random game."""
    spec = find(name)
    whole, bot = Game(spec, players(name), seed), Bot(spec, "random", seed)
    while not whole.over:
        whole.apply(bot.choose(whole))
    game = whole.after(len(whole.history) // 2 if middle else 0)
    bot = Bot(spec, "random", seed)
    while len(game.legal_actions()) < 2:
        game.apply(bot.choose(game))
    return game


def search(name: str, middle: bool) -> Measure:
    """Iterations of the search, which goes on to the end of its budget, as the peer's does."""
    games = itertools.cycle([position(name, middle, seed) for seed in range(DEALS)])
    tireless = replace(guides.find(find(name)).settings, care=NEVER)

    def play() -> int:
        return Search(find(name), 1, settings=tireless).think(next(games), Budget(iterations=ITERATIONS)).iterations

    play()  # compiles
    return repeated(play)


def main() -> None:
    measures = {}
    for name in sorted(GAMES):
        measures[f"loop/{name}"] = partial(loop, name)
        measures[f"observed loop/{name}"] = partial(observed_loop, name)
        measures[f"playouts/{name}"] = partial(playouts, name)
        measures[f"aec/{name}"] = partial(environment, name)
        for count in SIZES:
            measures[f"batch/{name}/{count}"] = partial(batch, name, count)
        for count in SIZES[1:]:
            measures[f"steps alone/{name}/{count}"] = partial(steps_alone, name, count)
        measures[f"search/{name}/first"] = partial(search, name, False)
        measures[f"search/{name}/middle"] = partial(search, name, True)
    serve({"shoal": shoal.__version__, "numba": numba.__version__, "numpy": np.__version__}, measures)


if __name__ == "__main__":
    main()
