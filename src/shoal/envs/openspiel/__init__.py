"""The games in OpenSpiel: importing this registers them, as `shoal_fischen` and so on, with tiny ones beside them."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError("this needs OpenSpiel: install it with pip install 'shoal[openspiel]'") from error

from shoal.envs.openspiel.dealt import DealtGame, dealt_type
from shoal.envs.openspiel.tiny import VARIANTS, TinyGame, tiny_type
from shoal.games import GAMES

__all__ = ["NAMES", "TINY_NAMES"]

# OpenSpiel keeps what makes a game beyond the end of the interpreter, and then drops it. A class outlives that;
# anything else makes the process crash as it exits.
for spec in GAMES.values():
    pyspiel.register_game(dealt_type(spec), DealtGame.of(spec))
for variant in VARIANTS:
    pyspiel.register_game(tiny_type(variant), TinyGame.of(variant))

NAMES: tuple[str, ...] = tuple(dealt_type(spec).short_name for spec in GAMES.values())
"""The names by which `pyspiel.load_game` knows the games,"""
TINY_NAMES: tuple[str, ...] = tuple(tiny_type(variant).short_name for variant in VARIANTS)
"""and the tiny ones."""
