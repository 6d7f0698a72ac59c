"""Fits how well a seat of Fischen stands at the beginning of a round, for the search.

    .venv/bin/python -m tools.fit_standings [GAMES]

The heuristic plays so many games with each number of players. After each round but the last, the weights of the
points, of leading, and of every card in a hand or a boat are those that make the winners likeliest (a softmax over the
seats); cards that differ by nothing but their colour weigh the same. They are written to
`src/shoal/bots/guides/fischen.npy`, as the guide reads them. The 12,000 games that the package's own weights are from
take a quarter of an hour of one core.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER
from shoal.bots.guides.fischen import CARDS, IN_BOAT, IN_HAND, LEAD, POINT
from shoal.bots.heuristics.tricks import bot
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, quick_draw, quick_word, seed_chance
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games.fischen.deck import FACES
from shoal.games.fischen.spec import SPEC
from shoal.games.fischen.state import ACTIONS, RECORD
from shoal.games.tricks.table import ROUNDS
from tools.fit_values import fit

ALIKE = "BYPR"  # colours whose cards weigh the same
SERIES = 12_000
SEED = 5
CHUNK = 100
DEALS = 8  # that the heuristic looks at: a quarter of what it does at a table, four times as quick
STRAY = 200_000_000  # of 2**32 moves are any move at all, so that the weights know more than one way to play
RIDGE = 10.0

Floats = npt.NDArray[np.float64]

setup = legal = apply = teacher = unbound


def play_rounds(states, room, first, chance, players, options, deck, key, actions, words):  # type: ignore[no-untyped-def]
    """Play games; `states[game, r]` is the state after `r` rounds, or at the end if that came before."""
    for game in range(states.shape[0]):
        derive_key(key, first + game, words, words[16:24])
        setup(states[game, 0], players, 0, options, deck, words[16:24])
        seed_chance(chance[0], words[16:24])
        for played in range(1, states.shape[1]):
            states[game, played] = states[game, played - 1]
            g = states[game, played]
            while g.ended == PLAYING and g.round_number == played:
                if quick_word(chance[0]) < STRAY:
                    action = actions[quick_draw(chance[0], legal(g, actions))]
                else:
                    room[0] = g  # the teacher redraws what it cannot know
                    action = teacher(room[0], actions, chance[0])
                apply(g, action)


def group_cards() -> tuple[npt.NDArray[np.int64], int]:
    """For each card the number of its group, and how many groups there are."""
    names = [text.replace(text[0], ALIKE[0]) if text[0] in ALIKE else text for text in FACES.texts]
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    return np.array([numbers[name] for name in names]), len(numbers)


def count_cards(piles: Any, sizes: Any, groups: npt.NDArray[np.int64], count: int) -> Floats:
    """How many cards of each group a player has in the first `sizes` places of its pile."""
    held = np.zeros((sizes.size, count + 1))
    there = np.arange(piles.shape[-1]) < sizes[..., None]
    numbers = np.where(there, groups[np.where(there, piles, 0)], count).reshape(sizes.size, -1)
    for place in range(numbers.shape[1]):
        held[np.arange(sizes.size), numbers[:, place]] += 1.0
    return held[:, :count].reshape(*sizes.shape, count)


def facts_of(states: Any, players: int, groups: npt.NDArray[np.int64], count: int) -> Floats:
    """Of each state and seat: the points, whether it leads, and how many cards of each group are in hand and boat."""
    leads = states["leader"][:, None] == np.arange(players)
    hands = count_cards(states["hands"][:, :players], states["hand_sizes"][:, :players], groups, count)
    boats = count_cards(states["piles"][:, :players], states["boat_sizes"][:, :players], groups, count)
    points = states["points"][:, :players, None].astype(float)
    return np.concatenate([points, leads[..., None], hands, boats], axis=-1)


def play(players: int, games: int) -> Iterator[Any]:
    """The states after each round of so many games: chunk by chunk."""
    rules, options = SPEC.rules, SPEC.complete({})
    bound = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply}
    bound["teacher"] = bot(SPEC, RECORD, ACTIONS, DEALS)
    kernel: Any = specialise(play_rounds, SPEC.name, Path(__file__).parent, bound, allocates=True)
    deal = players, SPEC.encode(options), SPEC.pack_deck(options), key_words(new_key(SEED))
    room = np.zeros(len(SPEC.sequence()), np.int64), np.zeros(24, np.uint32)
    states = SPEC.states(CHUNK * (ROUNDS + 1)).reshape(CHUNK, ROUNDS + 1)
    for first in range(0, games, CHUNK):
        kernel(states, SPEC.states(1), first, np.zeros(1, CHANCE), *deal, *room)
        yield states


def fit_rounds(players: int, chunks: Iterable[Any]) -> Floats:
    """The weights by round, from the states of `play`."""
    groups, count = group_cards()
    facts: list[list[Floats]] = [[] for _ in range(ROUNDS)]
    wins: list[list[Floats]] = [[] for _ in range(ROUNDS)]
    for states in chunks:
        points = states["points"][:, -1, :players]
        won = points == points.max(axis=1, keepdims=True)
        for played in range(1, ROUNDS):
            going = states["ended"][:, played] == PLAYING
            facts[played].append(facts_of(states[going, played], players, groups, count))
            wins[played].append((won / won.sum(axis=1, keepdims=True))[going])
    worths = np.zeros((ROUNDS, IN_BOAT + CARDS))
    for played in range(1, ROUNDS):
        weights, surprise = fit(np.concatenate(facts[played]), np.concatenate(wins[played]), RIDGE)
        worths[played, [POINT, LEAD]] = weights[:IN_HAND]
        worths[played, IN_HAND:] = weights[IN_HAND:].reshape(2, count)[:, groups].reshape(-1)
        print(f"{players} players, {played} rounds: {surprise:.3f} nats of {np.log(players):.3f}")
    return worths


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else SERIES
    low, high = SPEC.players
    worths = [fit_rounds(players, play(players, games)) for players in range(low, high + 1)]
    np.save(FOLDER / "fischen.npy", np.stack(worths).astype(np.float32))


if __name__ == "__main__":
    main()
