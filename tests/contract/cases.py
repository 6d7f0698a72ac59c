"""Every game × player count × option, and random games to test them on."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.spec import Spec
from shoal.games import GAMES
from tests.toy.spec import SPEC as MINNOWS

SPECS: dict[str, Spec] = {**GAMES, MINNOWS.name: MINNOWS}
LOOKS = 8 if MODE == "interpreted" else 40
"""How many decisions of a game the costly checks look at."""


@dataclass(frozen=True)
class Case:
    """A game as it can be set up."""

    spec: Spec
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        values = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.spec.name}(players={self.players}{values})"

    def new(self, seed: int, start: int | str = "random") -> Game:
        return Game(self.spec, self.players, seed, start, self.options)


def variants(spec: Spec) -> Iterator[dict[str, Any]]:
    """The default options, and each other value of each option (a number: its lowest)."""
    yield {}
    for option in spec.options:
        for value in option.choices or (option.low,):
            if value != option.default:
                yield {option.name: value}


CASES = [
    Case(spec, players, options)
    for spec in SPECS.values()
    for players in range(spec.players[0], spec.players[1] + 1)
    for options in variants(spec)
]


def walk(game: Game, seed: int) -> Iterator[Game]:
    """`game` before every decision of a random play, and at its end."""
    choose = random.Random(seed)
    while not game.over:
        yield game
        game.apply(choose.choice(game.legal_actions()))
    yield game


def looks(game: Game, seed: int) -> Iterator[Game]:
    """Some of the decisions of a random play, spread over it, and its end."""
    length = sum(1 for _ in walk(game.copy(), seed))
    every = max(1, length // LOOKS)
    for number, now in enumerate(walk(game, seed)):
        if number % every == 0 or now.over:
            yield now
