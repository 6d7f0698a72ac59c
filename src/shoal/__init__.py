"""Shoal: five fish games at one table.

>>> import shoal
>>> game = shoal.new("kleine-fische", players=2, seed=7)
>>> game.moves()
('flip',)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shoal.engine.errors import (
    DeckError,
    IllegalMove,
    OptionError,
    PositionError,
    SaveError,
    ShoalError,
    UnknownGame,
)
from shoal.games import GAMES, find

if TYPE_CHECKING:
    from shoal.engine.game import Game

__version__ = "0.1.0"
__all__ = [
    "DeckError",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "SaveError",
    "ShoalError",
    "UnknownGame",
    "games",
    "load",
    "new",
    "position",
]


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(sorted(GAMES))


def new(
    game: str, *, players: int | None = None, seed: int | bytes | None = None, start: int | str = 0, **options: Any
) -> "Game":
    """A dealt game. `start` is the seat that starts, or "random"; the game's own options are keywords."""
    from shoal.engine.game import Game

    return Game(find(game), players, seed, start, options)


def position(game: str, position: Mapping[str, Any], *, seed: int | bytes | None = None) -> "Game":
    """A game that begins with `position`; chance from then on comes from `seed`."""
    from shoal.engine.game import Game

    return Game.at(find(game), position, seed)


def load(text: str) -> "Game":
    """The game that `Game.save` wrote."""
    from shoal.engine import saves

    return saves.load(text, find)
