"""Fits how the seats of Fischen and Fischen 2 stand at the beginning of a round, for the search.

    .venv/bin/python -m tools.fit_standings GAME [GAMES]

So many games are played by habit with each number of players; that takes 40 µs a game, and the habits are those that
`tools/fit_habits.py` has fitted before. After each round but the last, a network (`bots/guides/standings`) is fitted
that makes the winners likeliest. They are written to `src/shoal/bots/guides/<game>_standings.npy`. The package's own
take two minutes of one core in Fischen, three in Fischen 2.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER, habits, standings
from shoal.bots.guides.standings import ALL, ALWAYS, HIDDEN, IN_HAND, LEAD, OUTPUT, OWN, POINT, POINTS_UNIT
from shoal.engine.events import NO_TAPE
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, quick_draw, quick_word, seed_chance
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games import find
from shoal.games.tricks.table import ROUNDS
from tools.fit_values import fit

SERIES = 200_000
SEED = 5
SHARPNESS = 3.0  # of the habits: so they play best
STRAY = 100_000_000  # of 2**32 moves are any move at all, so that the networks know more than one way to play
HELD_OUT = 20  # one in so many games is kept for the test
LINEAR = 60_000  # games from which what cards are worth by themselves is fitted first
RIDGE = 30.0
BATCH = 1000
EPOCHS = 6
RATE = 0.003  # of learning, falling to nothing
FIRST_WEIGHTS = 0.1

Floats = npt.NDArray[np.floating[Any]]
BETWEEN = ROUNDS - 1  # rounds after which there is another

setup = legal = apply = likely = unbound
CLASS = np.zeros(0, np.int64)
CLASSES = 0


def play_games(states, chance, players, options, deck, key, actions, words, cards, points, leaders, final):  # type: ignore[no-untyped-def]
    """Play games by habit, and write down what everybody has after each round; no leader: there was no such round."""
    g = states[0]
    for game in range(len(final)):
        derive_key(key, game, words, words[16:24])
        setup(g, players, 0, options, deck, words[16:24])
        seed_chance(chance[0], words[16:24])
        g.tape_event = NO_TAPE
        after = 0
        while g.ended == PLAYING:
            if quick_word(chance[0]) < STRAY:
                action = actions[quick_draw(chance[0], legal(g, actions))]
            else:
                action = likely(g, actions, chance[0])
            apply(g, action)
            if g.ended == PLAYING and g.round_number > after + 1:
                leaders[after, game] = g.leader
                for seat in range(players):
                    points[after, game, seat] = g.points[seat]
                    for i in range(g.hand_sizes[seat]):
                        cards[after, game, seat, CLASS[g.hands[seat, i]]] += 1
                    for i in range(g.boat_sizes[seat]):
                        cards[after, game, seat, CLASSES + CLASS[g.piles[seat, i]]] += 1
                after += 1
        for seat in range(players):
            final[game, seat] = g.points[seat]


def play(spec: Spec, guide: Any, players: int, games: int) -> tuple[Any, ...]:
    """By round, game and seat the cards, the points and the leader; and who won."""
    classes = standings.class_of_cards(guide.WAYS)
    count = int(classes.max()) + 1
    sharp = habits.make(spec, guide.WAYS, habits.weights_of(guide.HABITS, SHARPNESS), "sharp")
    rules, options = spec.rules, spec.complete({})
    bound = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "likely": sharp["likely"]}
    bound |= {"CLASS": classes, "CLASSES": count}
    kernel: Any = specialise(play_games, spec.name, Path(__file__).parent, bound)
    cards = np.zeros((BETWEEN, games, players, 2 * count), np.uint8)
    points, leaders = np.zeros((BETWEEN, games, players), np.int16), np.full((BETWEEN, games), -1, np.int8)
    final = np.zeros((games, players), np.int16)
    deal = players, spec.encode(options), spec.pack_deck(options), key_words(new_key(SEED))
    room = np.zeros(len(spec.sequence()), np.int64), np.zeros(24, np.uint32)
    kernel(spec.states(), np.zeros(1, CHANCE), *deal, *room, cards, points, leaders, final)
    won = final == final.max(axis=1, keepdims=True)
    return cards, points, leaders, won / won.sum(axis=1, keepdims=True)


def inputs_of(cards: Any, points: Any, leaders: Any) -> Floats:
    """What the network looks at, of each game and seat."""
    games, players, count = cards.shape
    facts = np.zeros((games, players, IN_HAND + count), np.float32)
    facts[..., POINT] = POINTS_UNIT * points
    facts[..., LEAD] = leaders[:, None] == np.arange(players)
    facts[..., IN_HAND:] = cards
    return facts


def chances_of(net: Floats, facts: Floats) -> tuple[Floats, Floats]:
    """The chances of every seat, and what the hidden units see."""
    sees = facts @ net[:, OWN:ALL] + facts.sum(1, keepdims=True) @ net[:, ALL:] + net[ALWAYS, ALL:]
    worth = facts @ net[:, 0] + np.maximum(sees, 0.0) @ net[OUTPUT, OWN:ALL]
    chances = np.exp(worth - worth.max(1, keepdims=True))
    return chances / chances.sum(1, keepdims=True), sees


def surprise(net: Floats, facts: Floats, wins: Floats) -> float:
    """How surprised the network is by a winner, in nats."""
    chances = np.concatenate([chances_of(net, part)[0] for part in np.array_split(facts, 1 + len(facts) // 10_000)])
    return float(-(wins * np.log(np.maximum(chances, 1e-12))).sum(1).mean())


def slope_of(net: Floats, facts: Floats, wins: Floats) -> Floats:
    """In which direction the network is more surprised."""
    chances, sees = chances_of(net, facts)
    off = ((chances - wins) / len(facts)).astype(np.float32)
    back = off[..., None] * net[OUTPUT, OWN:ALL] * (sees > 0.0)
    slope = np.zeros_like(net)
    slope[:, 0] = np.einsum("nsf,ns->f", facts, off)
    slope[:, OWN:ALL] = facts.reshape(-1, facts.shape[2]).T @ back.reshape(-1, HIDDEN)
    slope[:, ALL:] = facts.sum(1).T @ back.sum(1)
    slope[ALWAYS, ALL:] = back.sum((0, 1))
    slope[OUTPUT, OWN:ALL] = np.maximum(sees, 0.0).reshape(-1, HIDDEN).T @ off.reshape(-1)
    return slope


def train(facts: Floats, wins: Floats) -> Floats:
    """The network that makes the winners likeliest (Adam), beginning with what every card is worth by itself."""
    draws = np.random.default_rng(SEED)
    net = draws.normal(0.0, FIRST_WEIGHTS, (facts.shape[2], ALL + HIDDEN)).astype(np.float32)
    net[[ALWAYS, OUTPUT]] = 0.0
    net[:, ALL:] *= 0.5
    net[:, 0] = fit(facts[:LINEAR].astype(np.float64), wins[:LINEAR].astype(np.float64), RIDGE)[0]
    mean, square = np.zeros_like(net), np.zeros_like(net)
    steps = EPOCHS * (len(facts) // BATCH)
    for step in range(steps):
        at = step % (len(facts) // BATCH)
        if at == 0:
            order = draws.permutation(len(facts))
        batch = order[at * BATCH : (at + 1) * BATCH]
        slope = slope_of(net, facts[batch], wins[batch])
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        rate = RATE * (1.0 - step / steps) / (1.0 - 0.9 ** (step + 1))
        net -= rate * mean / (np.sqrt(square / (1.0 - 0.999 ** (step + 1))) + 1e-8)
    return net


def main(name: str, games: int) -> None:
    spec = find(name)
    guide = importlib.import_module(f"shoal.bots.guides.{spec.folder.name}")
    low, high = spec.players
    nets = np.zeros(standings.shape_of(guide.WAYS), np.float16)
    for players in range(low, high + 1):
        cards, points, leaders, wins = play(spec, guide, players, games)
        for after in range(BETWEEN):
            went_on = leaders[after] >= 0
            facts = inputs_of(cards[after, went_on], points[after, went_on], leaders[after, went_on])
            won = wins[went_on].astype(np.float32)
            test = np.arange(len(facts)) % HELD_OUT == 0
            net = train(facts[~test], won[~test])
            nets[players - low, after] = net
            nats = surprise(nets[players - low, after].astype(np.float32), facts[test], won[test])
            print(f"{players} players, {after + 1} rounds: {nats:.4f} nats of {np.log(players):.4f}", flush=True)
    np.save(FOLDER / f"{spec.folder.name}_standings.npy", nets)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else SERIES)
