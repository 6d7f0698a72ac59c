"""What has to be compiled before a game can be played at a table.

The first time that a game is used on a machine, its rules and bots are compiled, which takes seconds;
later they come from the cache. Every compiled function is called once on a throw-away game.
"""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from shoal.bots import levels
from shoal.engine.game import Game
from shoal.engine.spec import Spec


class Step(NamedTuple):
    """A function to be compiled, and a call that makes it so."""

    kernel: Callable[..., Any]
    call: Callable[[], object]


def for_play(spec: Spec) -> list[Step]:
    """What a table with bots needs."""
    deal = functools.cache(lambda: Game(spec, seed=0))
    return [
        Step(spec.kernels.setup, deal),
        Step(spec.kernels.legal, lambda: deal().legal_actions()),
        Step(spec.kernels.score, lambda: deal().scores),
        Step(levels.kernels(spec).choose, lambda: levels.Bot(spec, levels.best(spec), 0).choose(deal())),
        Step(spec.kernels.apply, lambda: deal().apply(deal().legal_actions()[0])),
    ]


def cached(kernel: Callable[..., Any]) -> bool:
    """Whether the machine code of `kernel` is on disk, so that it need not be compiled."""
    # Numba names the index of a function's machine code after the module, the function and its line.
    folder = Path(kernel.stats.cache_path)  # type: ignore[attr-defined]
    return any(folder.glob(f"*.{kernel.__qualname__}-*.nbi"))
