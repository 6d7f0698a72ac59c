"""Fits the habits by which the search plays out rounds of Fischen and Fischen 2.

    .venv/bin/python -m tools.fit_habits GAME [GAMES]

Searches whose playouts go on at random play so many games with four players, and a third as many with three and with
five. The habits are those that would choose what the searches found to be best, as far as that follows from what the
habits look at, and no more surely than it matters (`TEMPERATURE`). They are written to
`src/shoal/bots/guides/<game>_habits.npy`; after that `tools/fit_standings.py` is to be run. It takes five
minutes of one core for each of the two games.

The searches judge as the guide does now, so it can be done again and again. The package's own habits are the second
ones: the searches that the first were from judged by a sum of what every card is worth.
"""

import importlib
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shoal.bots import guides
from shoal.bots.guides import FOLDER, habits
from shoal.bots.search import Budget, Search
from shoal.engine.game import Game
from shoal.engine.jit import specialise
from shoal.engine.spec import Spec
from shoal.engine.templates import unbound
from shoal.games import find

SERIES = 110
BUDGET = Budget(iterations=2000)
AT_RANDOM = {"stray": 1.0, "care": 0.0}  # settings of the searches that play
ADVENTURE = 0.25  # of the moves are drawn by how often they were tried, so that games differ
MOST_MOVES = 20
TEMPERATURE = 0.01  # parts of the win that make a move e times as likely
DOUBT, TRIES = 0.02, 5  # a move is taken to have been tried so often more, and found to be so much worse than the rest
HELD_OUT = 5  # one in so many decisions is kept for the test
STEPS = 150
RATE = 0.1
SHARING = 3.0, 1.0, 1.0, 1.0, 0.3  # ridges of the parts of a habit, see `parts_of`

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
NO_MOVE = -1

weigh = unbound


class Decisions(NamedTuple):
    """The legal moves of each decision as places in the habits, how often they were tried, and what they promised."""

    moves: Ints
    visits: Floats
    values: Floats


def find_places(states, actions, counts, out):  # type: ignore[no-untyped-def]
    """Write the place in the habits of each action."""
    for i in range(len(states)):
        weigh(states[i], actions[i], counts[i], out[i])


def play(spec: Spec, players: int, games: int) -> tuple[Any, Ints, Floats, Floats]:
    """The states in which searches decided, the moves, how often each was tried, and its value."""
    search = Search(spec, players, settings=replace(guides.find(spec).settings, **AT_RANDOM))
    draws = np.random.default_rng(players)
    states, rows = [], []
    for number in range(games):
        game = Game(spec, players, seed=1000 * players + number)
        while game.turn is not None:
            lines = search.think(game, BUDGET).lines[:MOST_MOVES]
            action = lines[0].action
            if len(lines) > 1:
                states.append(game.states.copy())
                row = np.full((3, MOST_MOVES), float(NO_MOVE))
                row[:, : len(lines)] = np.array(lines).T
                rows.append(row)
                if draws.random() < ADVENTURE:
                    tried = row[1, : len(lines)]
                    action = lines[draws.choice(len(lines), p=tried / tried.sum())].action
            game.apply(action)
    actions, visits, values = np.array(rows).transpose(1, 0, 2)
    return np.concatenate(states), actions.astype(np.int64), visits, values


def look_up(spec: Spec, ways: habits.Ways, states: Any, actions: Ints) -> Ints:
    """The places in the habits, which are told by habits that are nothing but their places."""
    numbered = np.arange(np.prod(ways.shape)).reshape(ways.shape)
    bound = {"weigh": habits.make(spec, ways, numbered, "places")["weigh"]}
    kernel: Any = specialise(find_places, spec.name, Path(__file__).parent, bound)
    places = np.full_like(actions, NO_MOVE)
    kernel(states, actions, (actions != NO_MOVE).sum(1), places)
    return places


def parts_of(places: Ints, shape: tuple[int, ...]) -> tuple[list[Ints], list[int]]:
    """The numbers of what a habit is summed up from, and how many there are of each.

    Itself; and what it shares with other situations, other stages, other cards, and all but the same card.
    """
    stage, situation, way, card = np.unravel_index(np.maximum(places, 0), shape)
    stages, situations, ways, cards = shape
    parts = [
        np.maximum(places, 0),
        (stage * ways + way) * cards + card,
        (situation * ways + way) * cards + card,
        (stage * situations + situation) * ways + way,
        way * cards + card,
    ]
    return parts, [
        int(np.prod(shape)),
        stages * ways * cards,
        situations * ways * cards,
        stages * situations * ways,
        ways * cards,
    ]


def advantages(decisions: Decisions) -> Floats:
    """How much better than the mean of all each move is."""
    there = decisions.moves != NO_MOVE
    visits, values = np.where(there, decisions.visits, 0.0), np.where(there, decisions.values, 0.0)
    mean = (visits * values).sum(1, keepdims=True) / visits.sum(1, keepdims=True)
    values = (visits * values + TRIES * (mean - DOUBT)) / (visits + TRIES)
    mean = np.where(there, values, 0.0).sum(1, keepdims=True) / there.sum(1, keepdims=True)
    return np.where(there, values - mean, 0.0)


def chances_of(weights: list[Floats], parts: list[Ints], there: npt.NDArray[np.bool_]) -> Floats:
    """How likely each move is."""
    logarithms = sum(weight[part] for weight, part in zip(weights, parts, strict=True))
    logarithms = np.where(there, logarithms, -np.inf)
    chances = np.exp(logarithms - logarithms.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return np.asarray(chances, np.float64)


def fit(decisions: Decisions, shape: tuple[int, ...]) -> list[Floats]:
    """The parts of the habits that win most, less what it costs to be sure (Adam)."""
    there = decisions.moves != NO_MOVE
    parts, sizes = parts_of(decisions.moves, shape)
    gains = advantages(decisions) / TEMPERATURE
    weights, means, squares = ([np.zeros(size) for size in sizes] for _ in range(3))
    for step in range(1, STEPS + 1):
        chances = chances_of(weights, parts, there)
        better = gains - np.log(np.maximum(chances, 1e-12))
        slope = chances * (better - (chances * better).sum(1, keepdims=True))
        for weight, part, size, ridge, mean, square in zip(weights, parts, sizes, SHARING, means, squares, strict=True):
            uphill = np.bincount(part[there], slope[there], size) - ridge * weight
            mean += 0.1 * (uphill - mean)
            square += 0.01 * (uphill * uphill - square)
            rate = RATE * min(1.0, 2.0 - 2.0 * step / STEPS) / (1.0 - 0.9**step)
            weight += rate * mean / (np.sqrt(square / (1.0 - 0.99**step)) + 1e-8)
    return weights


def gain_of(weights: list[Floats], decisions: Decisions, shape: tuple[int, ...]) -> tuple[float, float]:
    """What is won over any move at all by these habits, and by the searches that were their model."""
    chances = chances_of(weights, parts_of(decisions.moves, shape)[0], decisions.moves != NO_MOVE)
    gains = advantages(decisions)
    return float((chances * gains).sum(1).mean()), float(gains[:, 0].mean())


def main(name: str, games: int) -> None:
    spec = find(name)
    ways = importlib.import_module(f"shoal.bots.guides.{spec.folder.name}").WAYS
    low, high = spec.players
    found = []
    for players in range(low, high + 1):
        states, actions, visits, values = play(spec, players, games if low < players < high else games // 3)
        found.append((look_up(spec, ways, states, actions), visits, values))
    decisions = Decisions(*map(np.concatenate, zip(*found, strict=True)))
    test = np.arange(len(decisions.moves)) // 1000 % HELD_OUT == 0
    own, model = gain_of(
        fit(Decisions(*(each[~test] for each in decisions)), ways.shape),
        Decisions(*(each[test] for each in decisions)),
        ways.shape,
    )
    print(f"{len(decisions.moves)} decisions: {own:.4f} of the win better than any move, the searches {model:.4f}")
    weights = fit(decisions, ways.shape)
    parts = parts_of(np.arange(np.prod(ways.shape)), ways.shape)[0]
    logarithms = sum(weight[part] for weight, part in zip(weights, parts, strict=True))
    np.save(FOLDER / f"{spec.folder.name}_habits.npy", np.reshape(logarithms, ways.shape).astype(np.float16))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else SERIES)
