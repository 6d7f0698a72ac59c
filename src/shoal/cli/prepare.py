"""Compiling a game before it is needed, visibly.

The first time that a game is used on a machine, its rules and bots are compiled, which takes seconds;
later they come from the cache. Every compiled function is called once on a throw-away game.
"""

import functools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from shoal import locale
from shoal.bots import levels
from shoal.cli.terminal import CATALOGUE
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.perft import perft
from shoal.engine.spec import Spec
from shoal.lab.simulation import simulate


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


def for_simulation(spec: Spec, bots: tuple[str, ...]) -> list[Step]:
    """What many games between `bots` need."""
    random_only = set(bots) == {levels.RANDOM}
    kernels = spec.kernels if random_only else levels.kernels(spec)
    return [Step(kernels.play_games, lambda: simulate(spec, bots, 1, seed=0))]


def for_perft(spec: Spec) -> list[Step]:
    """What counting lines of play needs."""
    return [*for_play(spec)[:3], Step(spec.kernels.perft, lambda: perft(Game(spec, seed=0), 1))]


def cached(kernel: Callable[..., Any]) -> bool:
    """Whether the machine code of `kernel` is on disk, so that it need not be compiled."""
    # Numba names the index of a function's machine code after the module, the function and its line.
    folder = Path(kernel.stats.cache_path)  # type: ignore[attr-defined]
    return any(folder.glob(f"*.{kernel.__qualname__}-*.nbi"))


def prepare(spec: Spec, steps: Iterable[Step], console: Console, language: str = locale.FALLBACK) -> None:
    """Make every function of `steps` ready; on a terminal, say so if it has to be compiled."""
    if MODE == "interpreted":
        return
    steps = list(steps)
    shown = console.is_terminal and not all(cached(step.kernel) for step in steps)
    if shown:
        console.print(Text(locale.say(CATALOGUE, language, "preparing", {"title": spec.title})))
    columns = BarColumn(None), TextColumn("{task.completed}/{task.total}")
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        for step in progress.track(steps):
            step.call()
