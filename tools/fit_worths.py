"""Fits what cards are worth at the beginning of a round of Fischen and Fischen 2, for the bots of these games.

    python tools/fit_worths.py [GAMES]

Plays so many random games of each kind and writes `src/shoal/bots/heuristics/<game>.npy`: for each number of players,
round, place (hand, boat) and card, how many points more than the others it brings its owner in the rest of the
game. It is a ridge regression of the lead that a player gains from there to the end of the game on the cards
that the player has, less those that the others have on average.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.events import NO_TAPE
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, quick_draw, seed_chance
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games import find
from shoal.games.tricks.table import ROUNDS

GAMES = ("fischen", "fischen-2")
FOLDER = Path(__file__).parents[1] / "src" / "shoal" / "bots" / "heuristics"
SERIES = 40_000
CHUNK = 2_000
RIDGE = 100.0

Floats = npt.NDArray[np.floating[Any]]

setup = legal = apply = unbound


def play_rounds(states, first, chance, players, options, deck, key, actions, words):  # type: ignore[no-untyped-def]
    """Play random games; `states[game, r]` is the state after `r` rounds, or at the end if that came before."""
    for game in range(states.shape[0]):
        derive_key(key, first + game, words, words[16:24])
        setup(states[game, 0], players, 0, options, deck, words[16:24])
        seed_chance(chance[0], words[16:24])
        for played in range(1, states.shape[1]):
            states[game, played] = states[game, played - 1]
            g = states[game, played]
            g.tape_event = NO_TAPE
            while g.ended == PLAYING and g.round_number == played:
                apply(g, actions[quick_draw(chance[0], legal(g, actions))])


def has(piles: Any, sizes: Any, cards: int) -> Any:
    """1 for each card that a player has in the first `sizes` places of its pile, else 0."""
    held = np.zeros((*sizes.shape, cards + 1))
    places = np.where(np.arange(piles.shape[-1]) < sizes[..., None], piles, cards)
    np.put_along_axis(held, places.astype(np.int64), 1.0, axis=-1)
    return held[..., :cards]


def lead(values: Floats) -> Floats:
    """Of each player over the mean of the others; players are the second axis."""
    players = values.shape[1]
    over: Floats = (values * players - values.sum(axis=1, keepdims=True)) / (players - 1)
    return over


def fit(spec: Spec, players: int, games: int) -> Floats:
    """The worth by round, place and card with so many players."""
    rules, options = spec.rules, spec.complete({})
    bound = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply}
    play: Any = specialise(play_rounds, spec.name, spec.folder, bound)
    deal = players, spec.encode(options), spec.pack_deck(options), key_words(new_key(players))
    room = np.zeros(len(spec.sequence()), np.int64), np.zeros(24, np.uint32)
    cards = spec.states(1)["stars"].shape[-1]
    squares = np.zeros((ROUNDS, 2 * cards, 2 * cards))
    products = np.zeros((ROUNDS, 2 * cards))
    states = spec.states(CHUNK * (ROUNDS + 1)).reshape(CHUNK, ROUNDS + 1)
    for first in range(0, games, CHUNK):
        play(states, first, np.zeros(1, CHANCE), *deal, *room)
        points = lead(states["points"][:, -1, :players].astype(float))
        for begun in range(1, ROUNDS):  # the beginning of round `begun + 1`
            going = states["ended"][:, begun] == PLAYING
            then = states[going, begun]
            hands = has(then["hands"][:, :players], then["hand_sizes"][:, :players], cards)
            boats = has(then["piles"][:, :players], then["boat_sizes"][:, :players], cards)
            owned = lead(np.concatenate([hands, boats], axis=-1)).reshape(-1, 2 * cards)
            gained = (points[going] - lead(then["points"][:, :players].astype(float))).reshape(-1)
            squares[begun] += owned.T @ owned
            products[begun] += owned.T @ gained
    worths: Floats = np.linalg.solve(squares + RIDGE * np.eye(2 * cards), products[..., None])
    return worths.reshape(ROUNDS, 2, cards)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else SERIES
    for name in GAMES:
        spec = find(name)
        low, high = spec.players
        worths = np.stack([fit(spec, players, games) for players in range(low, high + 1)])
        np.save(FOLDER / f"{name.replace('-', '_')}.npy", worths.astype(np.float32))
        print(f"{name}: worths of {worths.size} cards, from {worths.min():.1f} to {worths.max():.1f} points")


if __name__ == "__main__":
    main()
