"""Names that stand for the functions of a game in what is written for all (see `jit.specialise`)."""

from typing import Any


def unbound(*_: Any) -> int:
    """Stands where a function of the game is put."""
    raise NotImplementedError("a template was called")


setup = legal = apply = resample = score = observe = unbound  # of the game's rooms
bot_1 = bot_2 = bot_3 = unbound  # of its bots
bot_turn = unbound  # of the templates themselves
