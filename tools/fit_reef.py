"""Fits the network that judges Das Riff for the search.

    .venv/bin/python -m tools.fit_reef [GAMES]

The heuristic plays so many games against itself, with stray moves in three of four, and whenever a turn begins the
position is described (`bots/guides/reef.py`). The network says how likely the player whose turn begins is to win. It
learns who won, and then twice anew what the network before it says about the turns to come: chances some turns later
are less a matter of luck than the end of the game. One game in ten is kept apart, to be surprised by. The weights are
written to `src/shoal/bots/guides/das_riff.npy`, as the guide reads them. The 54,000 games that the package's own
weights are from take ten minutes of one core, and 7 GB of memory.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER
from shoal.bots.guides.reef import INPUTS, describe
from shoal.bots.heuristics.das_riff import heuristic
from shoal.engine.events import NO_TAPE
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, next_word, quick_draw, quick_word, seed_chance
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games.das_riff.spec import SPEC

SERIES = 54_000
SEED = 5
CHUNK = 500  # games
TURNS = 120  # of a game, on average at the most
MOST_STRAY = 8  # one in so many moves
KEPT_APART = 10

UNITS = 48
ROUNDS = 2  # after the first
PATIENCE = 0.8  # how much of what is learned about a turn comes from beyond the next one
EPOCHS = 5
BATCH = 1024
RATE = 0.002
SLOW_START = 200  # steps
SHRINK = 0.01

Floats = npt.NDArray[Any]

setup = legal = apply = resample = score = unbound


def play_turns(states, inputs, seats, numbers, wins, first, chance, options, deck, key, actions, words, scores):  # type: ignore[no-untyped-def]
    """Play games; describe each turn that begins, with whose it is and the number of its game. How many there are."""
    g = states[0]
    turns = 0
    for game in range(len(wins)):
        derive_key(key, first + game, words, words[16:24])
        setup(g, 2, game % 2, options, deck, words[16:24])
        g.tape_event = NO_TAPE
        words[16] ^= 1
        seed_chance(chance[0], words[16:24])
        stray = np.int64(quick_word(chance[0]) // MOST_STRAY) if game % 4 != 0 else 0
        turn = g.turn_number
        while g.ended == PLAYING:
            if quick_word(chance[0]) < stray:
                action = actions[quick_draw(chance[0], legal(g, actions))]
            else:
                for word in range(8):
                    words[word] = next_word(chance[0])
                states[1] = states[0]
                resample(states[1], g.turn, words[:8])
                action = heuristic(states[1], actions, chance[0])
            apply(g, action)
            if g.ended == PLAYING and g.turn_number != turn and turns < len(inputs):
                turn = g.turn_number
                describe(g, inputs[turns])
                seats[turns] = g.active
                numbers[turns] = first + game
                turns += 1
        score(g, scores)
        wins[game] = 1.0 if scores[0] > scores[1] else 0.5 if scores[0] == scores[1] else 0.0
    return turns


def play(games: int) -> tuple[Floats, Floats, Floats]:
    """Of each turn: how it began, whether the player who was next won, and the number of the game."""
    rules, options = SPEC.rules, SPEC.complete({})
    names = ("setup", "legal", "apply", "resample", "score")
    bound = {name: getattr(rules, name) for name in names}
    kernel: Any = specialise(play_turns, SPEC.name, Path(__file__).parent, bound, allocates=True)
    deal = SPEC.encode(options), SPEC.pack_deck(options), key_words(new_key(SEED))
    room = np.zeros(len(SPEC.sequence()), np.int64), np.zeros(24, np.uint32), np.zeros(2, np.int64)
    inputs = np.zeros((CHUNK * TURNS, INPUTS), np.float32)
    seats, numbers = np.zeros(len(inputs), np.int64), np.zeros(len(inputs), np.int64)
    parts = []
    for first in range(0, games, CHUNK):
        wins = np.zeros(CHUNK)
        turns = kernel(SPEC.states(2), inputs, seats, numbers, wins, first, np.zeros(1, CHANCE), *deal, *room)
        won = wins[numbers[:turns] - first]
        won = np.where(seats[:turns] == 0, won, 1.0 - won)
        parts.append((inputs[:turns].astype(np.float16), won, numbers[:turns].copy()))
    return tuple(np.concatenate(part) for part in zip(*parts, strict=True))  # type: ignore[return-value]


# The network: INPUTS to UNITS, those above zero to one, and the inputs straight to it as well


def start(draws: np.random.Generator) -> list[Floats]:
    """A network that knows nothing."""
    hidden = draws.normal(0.0, 0.16, (INPUTS, UNITS))
    out = draws.normal(0.0, 0.3 / UNITS**0.5, UNITS)
    parts = hidden, np.zeros(UNITS), out, np.zeros(1), np.zeros(INPUTS)
    return [part.astype(np.float32) for part in parts]


def chances(net: list[Floats], inputs: Floats) -> Floats:
    """How likely the next player is to win."""
    parts = []
    for i in range(0, len(inputs), BATCH * 16):
        some = inputs[i : i + BATCH * 16].astype(np.float32)
        units = np.maximum(some @ net[0] + net[1], 0.0)
        parts.append(1.0 / (1.0 + np.exp(-(units @ net[2] + net[3] + some @ net[4]))))
    return np.concatenate(parts)


def fit(inputs: Floats, targets: Floats, seed: int) -> list[Floats]:
    """The network whose chances fit the targets best (Adam, slower and slower)."""
    draws = np.random.default_rng(seed)
    net = start(draws)
    means, squares = [np.zeros_like(part) for part in net], [np.zeros_like(part) for part in net]
    batches = len(inputs) // BATCH
    step = 0
    for _ in range(EPOCHS):
        order = draws.permutation(len(inputs))
        for batch in range(batches):
            chosen = np.sort(order[batch * BATCH : (batch + 1) * BATCH])
            step += 1
            slow = min(1.0, step / SLOW_START) * (0.51 + 0.49 * np.cos(np.pi * step / (EPOCHS * batches)))
            slopes = descend(net, inputs[chosen].astype(np.float32), targets[chosen].astype(np.float32))
            for part, slope, mean, square in zip(net, slopes, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                steep = mean / (1.0 - 0.9**step) / (np.sqrt(square / (1.0 - 0.999**step)) + 1e-8)
                part -= (RATE * slow * (steep + SHRINK * part)).astype(np.float32)
    return net


def descend(net: list[Floats], some: Floats, targets: Floats) -> list[Floats]:
    """The slopes of the surprise, for each part of the network."""
    units = np.maximum(some @ net[0] + net[1], 0.0)
    lead = units @ net[2] + net[3] + some @ net[4]
    wrong = (1.0 / (1.0 + np.exp(-lead)) - targets) / len(some)
    back = wrong[:, None] * net[2] * (units > 0.0)
    return [some.T @ back, back.sum(axis=0), units.T @ wrong, wrong.sum(keepdims=True), some.T @ wrong]


def look_ahead(expected: Floats, won: Floats, numbers: Floats) -> Floats:
    """What to expect at each turn, by what was expected at the later turns of its game and who won it."""
    targets = won.copy()
    for turn in range(len(won) - 2, -1, -1):
        if numbers[turn] == numbers[turn + 1]:  # then the other player is next
            later = (1.0 - PATIENCE) * expected[turn + 1] + PATIENCE * targets[turn + 1]
            targets[turn] = 1.0 - later
    return targets


def surprise(expected: Floats, won: Floats) -> float:
    """How many nats the results were worth to who had these expectations."""
    return float(-(won * np.log(expected) + (1.0 - won) * np.log(1.0 - expected)).mean())


def learn(inputs: Floats, won: Floats, numbers: Floats) -> list[Floats]:
    """The network, after all rounds."""
    apart = numbers % KEPT_APART == KEPT_APART - 1
    targets = won
    for number in range(1 + ROUNDS):
        net = fit(inputs[~apart], targets[~apart], number)
        expected = chances(net, inputs)
        print(f"round {number}: {surprise(expected[apart], won[apart]):.4f} nats of {np.log(2.0):.4f}", flush=True)
        targets = look_ahead(expected, won, numbers)
    return net


def pack(net: list[Floats]) -> Floats:
    """One table: a row for each input, one for what the units begin with, one for what they are worth."""
    hidden, begin, out, middle, straight = net
    table = np.zeros((INPUTS + 2, UNITS + 1), np.float32)
    table[:INPUTS, :UNITS], table[:INPUTS, UNITS] = hidden, straight
    table[INPUTS, :UNITS], table[INPUTS, UNITS] = begin, middle[0]
    table[INPUTS + 1, :UNITS] = out
    return table


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else SERIES
    np.save(FOLDER / "das_riff.npy", pack(learn(*play(games))))


if __name__ == "__main__":
    main()
