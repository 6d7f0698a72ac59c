"""OpenSpiel: games stepped from Python, played out in C++, and thought about by its ISMCTS (C++)."""

import itertools
import random
from functools import partial
from importlib.metadata import version

import numpy as np
import pyspiel
from worker import Measure, repeated, serve

GAMES = {"hearts": "hearts", "oh_hell": "oh_hell(players=4,num_tricks_fixed=12)", "pig": "pig(players=4)"}
SEARCHED = ("hearts", "oh_hell")
ROLLOUTS = 500  # of one call
DEALS = 4
EXPLORATION = 2.0
ITERATIONS = 2000


def example_loop(name: str) -> Measure:
    """The loop of OpenSpiel's own example; every step counts, chance included."""
    game = pyspiel.load_game(GAMES[name])

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=odds))
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return repeated(play)


def loop(name: str) -> Measure:
    """The quickest loop, which treats chance like a player: it is uniform in these games. Every step counts."""
    game, choice = pyspiel.load_game(GAMES[name]), random.choice

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while legal := state.legal_actions():
            state.apply_action(choice(legal))
            steps += 1
        return steps

    return repeated(play)


def dealt(name: str, chance: random.Random) -> "pyspiel.State":
    """A game whose first player is to decide."""
    state = pyspiel.load_game(GAMES[name]).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def decisions_of(state: "pyspiel.State", chance: random.Random) -> int:
    """How many decisions a random playout takes."""
    state, decisions = state.clone(), 0
    while legal := state.legal_actions():
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(legal))
    return decisions


def playouts(name: str) -> Measure:
    """Random playouts from dealt games, in C++; decisions count, chance does not.

    One simulation of MCTS evaluates its root by many rollouts, which is quicker than `evaluate_bots`. How many
    decisions those take is the mean of as many playouts from the same deal that are made here beforehand.
    """
    chance = random.Random(1)
    states = [dealt(name, chance) for _ in range(DEALS)]
    means = [sum(decisions_of(state, chance) for _ in range(ROLLOUTS)) / ROLLOUTS for state in states]
    bots = []
    for seed, state in enumerate(states):
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bots.append(pyspiel.MCTSBot(state.get_game(), evaluator, EXPLORATION, 1, 1000, False, seed, False))
    deals = itertools.cycle(zip(bots, states, means, strict=True))

    def play() -> int:
        bot, state, decisions = next(deals)
        bot.mcts_search(state)
        return round(ROLLOUTS * decisions)

    return repeated(play)


def position(name: str, middle: bool, seed: int) -> "pyspiel.State":
    """The first decision between several moves, or the first one after half of the decisions of a random game."""
    chance = random.Random(seed)
    state = dealt(name, chance)
    wait = decisions_of(state, chance) // 2 if middle else 0
    while wait > 0 or len(state.legal_actions()) < 2:
        wait -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def search(name: str, middle: bool) -> Measure:
    """Iterations of ISMCTS."""
    states = itertools.cycle([position(name, middle, seed) for seed in range(DEALS)])

    def play() -> int:
        policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, ITERATIONS, -1, policy, False, False).step(next(states))
        return ITERATIONS

    return repeated(play)


def main() -> None:
    measures = {}
    for name in GAMES:
        measures[f"example loop/{name}"] = partial(example_loop, name)
        measures[f"loop/{name}"] = partial(loop, name)
        measures[f"playouts/{name}"] = partial(playouts, name)
    for name in SEARCHED:
        measures[f"search/{name}/first"] = partial(search, name, False)
        measures[f"search/{name}/middle"] = partial(search, name, True)
    serve({"open-spiel": version("open-spiel")}, measures)


if __name__ == "__main__":
    main()
