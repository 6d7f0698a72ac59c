"""The loop over a PettingZoo environment that both sides run, in the manner of PettingZoo's `performance_benchmark`."""

import random
from typing import Any

import numpy as np
from worker import Measure, repeated

STEPS = 20  # between two looks at the clock


def steps(env: Any) -> Measure:
    """Random legal steps of `env`, agent by agent, each with its observation; a finished game begins anew."""
    env.reset()

    def play() -> int:
        for _ in range(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            ended = terminated or truncated
            env.step(None if ended else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return STEPS

    return repeated(play)
