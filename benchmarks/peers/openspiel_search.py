"""OpenSpiel's ISMCTS (C++) as a peer: answers one JSON line with one JSON line. Runs in an environment of its own.

Asked {"game": …, "middle": bool, "seed": n, "iterations": n}, it thinks once about a position of that game and
tells the seconds of processor time.
"""

import json
import random
import sys
import time

import pyspiel

EXPLORATION = 2.0


def play_at_random(state: "pyspiel.State", chance: random.Random) -> None:
    """One step, of chance or of a player."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, odds)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def position(name: str, middle: bool, seed: int) -> "pyspiel.State":
    """The first decision between several moves, or the first one after half of the decisions of a random game."""
    game = pyspiel.load_game(name)
    decisions, state, chance = 0, game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        play_at_random(state, chance)
    wait = decisions // 2 if middle else 0
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or wait > 0 or len(state.legal_actions()) < 2:
        wait -= not state.is_chance_node()
        play_at_random(state, chance)
    return state


def think(name: str, middle: bool, seed: int, iterations: int) -> float:
    """The seconds that the search takes."""
    state = position(name, middle, seed)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, iterations, -1, policy, False, False)
    begun = time.process_time()
    bot.step(state)
    return time.process_time() - begun


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        seconds = think(asked["game"], asked["middle"], asked["seed"], asked["iterations"])
        print(json.dumps({"seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
