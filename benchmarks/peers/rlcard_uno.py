"""RLCard: uno stepped from Python; a step gives the observation and the legal actions of the next player."""

import random
from importlib.metadata import version

import rlcard
from worker import Measure, repeated, serve


def loop() -> Measure:
    env = rlcard.make("uno")

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return repeated(play)


if __name__ == "__main__":
    serve({"rlcard": version("rlcard")}, {"observed loop/uno": loop})
