"""Fit the weights by which the search judges a position: `.venv/bin/python tools/fit_values.py GAME PLAYERS GAMES`.

Games are played as the guide takes to be likely. Wherever a playout may be cut, the features of every seat are
written down, and in the end who won. In each stage of the game the weights are those that make the winners likeliest (a
softmax over the seats). They are written beside the guide, `src/shoal/bots/guides/<game>.toml`.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots import guides
from shoal.engine.events import NO_TAPE
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, quick_draw, quick_word, seed_chance
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games import find

STRAY = 0.05  # of the moves are any move at all, so that the weights know more than one way to play
MOST_POSITIONS = 400_000
RIDGE = 3.0
NEWTON_STEPS = 30
ENOUGH = 1e-6

Floats = npt.NDArray[np.float64]

setup = legal = apply = score = likely = horizon = stage = features = unbound


def sample_games(
    states, chance, count, players, options, deck, key, actions, words, scores, stray, facts, stages, wins
):
    """Play `count` games and write down the positions at which a playout could be cut; how many there are."""
    g = states[0]
    game_key = words[16:24]
    rows = 0
    for number in range(count):
        derive_key(key, number, words, game_key)
        setup(g, players, number % players, options, deck, game_key)
        g.tape_event = NO_TAPE
        game_key[0] ^= 1
        seed_chance(chance[0], game_key)
        begun = rows
        last = horizon(g)
        while g.ended == PLAYING:
            if quick_word(chance[0]) < stray:
                action = actions[quick_draw(chance[0], legal(g, actions))]
            else:
                action = likely(g, actions, chance[0])
            apply(g, action)
            if g.ended == PLAYING and horizon(g) > last and rows < len(stages):
                last = horizon(g)
                for seat in range(players):
                    features(g, seat, facts[rows, seat])
                stages[rows] = stage(g)
                rows += 1
        score(g, scores)
        most = scores[0]
        for seat in range(players):
            most = max(most, scores[seat])
        winners = 0
        for seat in range(players):
            if scores[seat] == most:
                winners += 1
        for row in range(begun, rows):
            for seat in range(players):
                wins[row, seat] = 1.0 / winners if scores[seat] == most else 0.0
    return rows


def fit(facts: Floats, wins: Floats, ridge: float = RIDGE) -> tuple[Floats, float]:
    """The weights of a softmax over the seats, by Newton's method, and how surprised it is by a winner (in nats)."""
    weights = np.zeros(facts.shape[2])
    for _ in range(NEWTON_STEPS):
        chances = np.exp(facts @ weights - (facts @ weights).max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        gradient = np.einsum("ns,nsf->f", wins - chances, facts) - ridge * weights
        centred = facts - np.einsum("ns,nsf->nf", chances, facts)[:, None, :]
        scaled = (np.sqrt(chances)[:, :, None] * centred).reshape(-1, len(weights))
        hessian = scaled.T @ scaled + ridge * np.eye(len(weights))
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights, float(-(wins * np.log(np.maximum(chances, 1e-12))).sum(1).mean())


def main(name: str, players: int, games: int) -> None:
    spec = find(name)
    module, guide = guides.module_of(spec), guides.find(spec)
    if not hasattr(module, "FEATURES"):
        sys.exit(f"The guide of {name} names no features, so there is nothing for this to fit.")
    rules = spec.rules
    bound: dict[str, Any] = {
        "setup": rules.setup,
        "legal": rules.legal,
        "apply": rules.apply,
        "score": rules.score,
        "likely": guide.likely or spec.kernels.random_bot,
        "horizon": guide.horizon,
        "stage": guide.stage,
        "features": guide.features,
    }
    kernel: Any = specialise(sample_games, spec.name, Path(__file__).parent, bound)
    facts = np.zeros((MOST_POSITIONS, players, len(module.FEATURES)))
    stages, wins = np.zeros(MOST_POSITIONS, np.int64), np.zeros((MOST_POSITIONS, players))
    options = spec.complete({})
    deal = (players, spec.encode(options), spec.pack_deck(options), key_words(new_key(1)))
    room = (np.zeros(len(spec.sequence()), np.int64), np.zeros(24, np.uint32), np.zeros(spec.players[1], np.int64))
    rows = kernel(spec.states(), np.zeros(1, CHANCE), games, *deal, *room, int(STRAY * 2**32), facts, stages, wins)
    weights = np.zeros((module.STAGES, len(module.FEATURES)))
    for number in range(module.STAGES):
        here = np.flatnonzero(stages[:rows] == number)
        if len(here):
            weights[number], surprise = fit(facts[here], wins[here])
            print(f"stage {number}: {len(here)} positions, {surprise:.3f} nats of {np.log(players):.3f}")
    table = "\n".join(f"  [{', '.join(f'{value:.4f}' for value in row)}]," for row in weights)
    head = f"# Written by tools/fit_values.py {name} {players} {games}, from {rows} positions"
    file = Path(module.__file__).with_suffix(".toml")
    file.write_text(f"{head}\nfeatures = {list(module.FEATURES)}\nweights = [\n{table}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
