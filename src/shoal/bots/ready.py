"""What has to be compiled before a game can be played at a table.

The first time that a game is used on a machine, its rules and bots are compiled, which takes seconds;
later they come from the cache. Every compiled function is called once on a throw-away game, or asked for.
"""

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from shoal.bots import levels, search
from shoal.engine.game import Game
from shoal.engine.spec import Spec

FEW_NODES = 100
A_LITTLE = search.Budget(iterations=1)


class Step(NamedTuple):
    """A function to be compiled, and a call that makes it so."""

    kernel: Callable[..., Any]
    call: Callable[[], object]


def for_play(spec: Spec, bots: Sequence[str] = ()) -> list[Step]:
    """What a table with these bots needs; without a bot that searches, the search stays uncompiled."""
    deal = functools.cache(lambda: Game(spec, seed=0))
    return [
        Step(spec.kernels.legal, lambda: spec.kernels.legal_now),
        Step(spec.kernels.apply, lambda: spec.kernels.apply_now),
        Step(spec.kernels.setup, deal),
        Step(spec.kernels.score, lambda: deal().scores),
        Step(levels.kernels(spec).choose, lambda: levels.Bot(spec, levels.best(spec), 0).choose(deal())),
        *(for_search(spec) if any(map(levels.thinks, bots)) else ()),
    ]


def for_search(spec: Spec) -> list[Step]:
    """What a bot that searches needs, and a hint."""
    return [Step(search.kernel(spec), lambda: search.Search(spec, 0, nodes=FEW_NODES).think(decision(spec), A_LITTLE))]


def decision(spec: Spec) -> Game:
    """A game in which there is something to decide."""
    game = Game(spec, seed=0)
    while len(legal := game.legal_actions()) == 1:
        game.apply(legal[0])
    return game


def cached(kernel: Callable[..., Any]) -> bool:
    """Whether the machine code of `kernel` is on disk, so that it need not be compiled."""
    # Numba names the index of a function's machine code after the module, the function and its line.
    folder = Path(kernel.stats.cache_path)  # type: ignore[attr-defined]
    return any(folder.glob(f"*.{kernel.__qualname__}-*.nbi"))
