"""Work out what totals are worth in Kleine Fische with two players: `.venv/bin/python tools/fit_totals.py SESSIONS`.

Heuristics play so many sessions. These are alike whatever the totals are, so how they end says, from the last session
back to the first, how likely who starts the next one is to win: that is written beside the guide.
"""

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER
from shoal.bots.guides.kleine_fische import MISSING
from shoal.bots.heuristics.kleine_fische import heuristic
from shoal.engine.events import NO_TAPE
from shoal.engine.game import Game
from shoal.engine.jit import jit
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import key_words, new_key, next_word, seed_chance
from shoal.engine.state import PLAYING
from shoal.games.kleine_fische.deck import MOST_MUSSELS, SPECIES
from shoal.games.kleine_fische.rules import apply, resample, session_score, session_starter
from shoal.games.kleine_fische.spec import SPEC
from shoal.games.kleine_fische.state import ACTIONS

SEED = 61
MOST = SPECIES * MOST_MUSSELS  # points of a session

FRESH, TRIAL = range(2)  # places among the states

Floats = npt.NDArray[np.float64]


@jit
def count_sessions(states, count, actions, chance, key, ends):  # type: ignore[no-untyped-def]
    """Play sessions of heuristics from `states[FRESH]`, whose target any session reaches, and count how they end."""
    g = states[TRIAL]
    for _ in range(count):
        states[TRIAL] = states[FRESH]
        for word in range(len(key)):
            key[word] = next_word(chance[0])
        resample(g, g.turn, key)
        g.tape_event = NO_TAPE
        while g.ended == PLAYING:
            apply(g, heuristic(g, actions, chance[0]))
        ends[session_score(g, 0), session_score(g, 1)] += 1


def session_ends(sessions: int) -> Floats:
    """How likely each pair of results is of a session that seat 0 starts."""
    states: Any = SPEC.states(2)
    states[FRESH] = Game(SPEC, 2, new_key(SEED), 0, SPEC.complete({"target": 1})).state
    chance: Any = np.zeros(1, CHANCE)
    seed_chance(chance[0], key_words(new_key(SEED)))
    ends = np.zeros((MOST + 1, MOST + 1), np.int64)
    count_sessions(states, sessions, np.zeros(ACTIONS, np.int64), chance, np.zeros(8, np.uint32), ends)
    return ends / sessions


def chances_of(ends: Floats) -> Floats:
    """How likely who started the game is to win, by the points that it misses and those that the other misses."""
    game = Game(SPEC, 2, new_key(SEED), 0, SPEC.complete({"target": MISSING}))
    beyond = np.arange(-MOST, MISSING + 1)  # who misses less than one point has enough
    chances: Floats = 0.5 - 0.5 * np.sign(beyond[:, None] - beyond[None, :])
    for mine in range(1, MISSING + 1):
        for theirs in range(1, MISSING + 1):
            game.state.totals[:2] = MISSING - mine, MISSING - theirs
            likely = ends if session_starter(game.state) == 0 else ends.T
            after = chances[mine : mine + MOST + 1, theirs : theirs + MOST + 1][::-1, ::-1]
            again = likely[0, 0]  # a session that brings nobody anything
            chances[mine + MOST, theirs + MOST] = (np.sum(likely * after) - again * after[0, 0]) / (1.0 - again)
    return chances[MOST:, MOST:]


def main(sessions: int) -> None:
    table = chances_of(session_ends(sessions))
    np.save(FOLDER / "kleine_fische_totals.npy", table.astype(np.float32))
    print(f"{sessions} sessions; who starts the game wins {table[MISSING, MISSING]:.2%}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
