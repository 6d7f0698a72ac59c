"""Many games between bots, compiled, on all cores."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots import levels
from shoal.engine.errors import OptionError
from shoal.engine.game import start_seat
from shoal.engine.kernels import CHANCE, Kernels
from shoal.engine.rng import Seed, key_words, new_key
from shoal.engine.spec import Spec
from shoal.lab.statistics import Estimate, mean, share

CHUNK = 256  # games between two reports of progress


@dataclass(frozen=True)
class Results:
    """The final scores of many games, one row a game, and how many moves each took."""

    spec: Spec
    bots: tuple[str, ...]
    scores: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int64]
    endings: npt.NDArray[np.int64]

    def win_shares(self) -> npt.NDArray[np.float64]:
        """What each seat won of each game: 1, or its part of a tie, or 0."""
        winners = self.scores == self.scores.max(axis=1, keepdims=True)
        shares: npt.NDArray[np.float64] = winners / winners.sum(axis=1, keepdims=True)
        return shares

    def wins(self, seat: int) -> Estimate:
        """How much of the games `seat` wins."""
        return share(self.win_shares()[:, seat])

    def score(self, seat: int) -> Estimate:
        """The mean score of `seat`."""
        return mean(self.scores[:, seat])

    def endings_count(self) -> dict[str, int]:
        """How often the games ended in each way."""
        return {name: int((self.endings == place).sum()) for place, name in enumerate(self.spec.notation.ENDINGS, 1)}

    def json(self) -> dict[str, Any]:
        """The results as plain JSON data."""
        return {
            "game": self.spec.name,
            "games": len(self.scores),
            "moves": mean(self.moves).json(),
            "endings": self.endings_count(),
            "seats": [
                {"seat": seat, "bot": bot, "wins": self.wins(seat).json(), "score": self.score(seat).json()}
                for seat, bot in enumerate(self.bots)
            ],
        }


class Player:
    """Plays runs of games with memory of its own, so that several can work at the same time."""

    def __init__(
        self, spec: Spec, kernels: Kernels, bots: Sequence[int], key: bytes, start: int, options: Mapping[str, Any]
    ) -> None:
        self.kernels = kernels
        self.spec = spec
        self.bots = np.array(bots, np.int64)
        self.deal = (len(bots), start, spec.encode(options), spec.pack_deck(options), key_words(key), self.bots)

    def play(self, first: int, count: int) -> tuple[Any, Any, Any]:
        """The scores, move counts and endings of the games `first` to `first + count` of the series."""
        states, chance = self.spec.states(2), np.zeros(1, CHANCE)
        room = np.zeros(len(self.spec.sequence()), np.int64), np.zeros(24, np.uint32)
        results = (np.zeros((count, len(self.bots)), np.int64), np.zeros(count, np.int64), np.zeros(count, np.int64))
        self.kernels.play_games(states, chance, first, count, *self.deal, *room, *results)
        return results


def simulate(
    spec: Spec,
    bots: Sequence[str],
    games: int,
    seed: Seed = None,
    start: int | str = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Results:
    """Play `games` games, `bots` at seats 0, 1, …; the same seed gives the same games on any machine.

    `progress` is told how many games have been finished since it was last told.
    """
    if games < 1:
        raise OptionError(f"at least one game is played, not {games}")
    players = spec.check_players(len(bots))
    key = new_key(seed)
    numbers = [levels.number(spec, bot) for bot in bots]
    first_seat = start_seat(spec, players, start, key)
    kernels = levels.kernels(spec) if any(numbers) else spec.kernels
    player = Player(spec, kernels, numbers, key, first_seat, spec.complete(options or {}))
    player.play(0, 1)  # compiles, once, before the threads start
    runs = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    parts = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(lambda run: player.play(*run), runs):
            parts.append(part)
            progress(len(part[1]))
    scores, moves, endings = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Results(spec, tuple(bots), scores, moves, endings)
