"""Redrawing what a seat cannot know, and what the seats of a random game have seen."""

import random
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key


class Watcher(Protocol):
    """What one seat has seen: slow and plain bookkeeping that knows nothing of the game's own."""

    seat: int | None

    def see(self, event: Event) -> None:
        """Something that the seat is told."""

    def check(self, position: dict[str, Any]) -> None:
        """Fail if `position` contradicts what was seen."""

    def misses_some(self) -> bool:
        """Whether a card has changed its place face down."""


def redrawn(game: Game, seat: int | None, seed: int) -> Game:
    copy = game.copy()
    game.spec.kernels.resample(copy.states, 0, -1 if seat is None else seat, key_words(new_key(seed)))
    return copy


def watched_game(
    name: str, players: int, seed: int, watcher: Callable[[int, int | None], Watcher]
) -> Iterator[tuple[Game, list[Watcher]]]:
    """A random game, with what every seat and a spectator have seen so far."""
    choose = random.Random(seed)
    game = shoal.new(name, players=players, seed=seed, start="random")
    watchers = [watcher(players, seat) for seat in [*range(players), None]]
    events = game.events()
    while True:
        for one in watchers:
            for event in events:
                if event.seen_by(one.seat):
                    one.see(event)
        if game.over:
            return
        yield game, watchers
        game.apply(choose.choice(game.legal_actions()))
        events = game.events()
