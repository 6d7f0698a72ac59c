"""Compiling a game before it is needed, visibly."""

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from shoal import locale
from shoal.bots import levels
from shoal.bots.ready import Step as Step
from shoal.bots.ready import cached as cached
from shoal.bots.ready import for_play as for_play
from shoal.bots.ready import for_search as for_search
from shoal.cli.terminal import CATALOGUE
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.perft import perft
from shoal.engine.spec import Spec
from shoal.lab.simulation import simulate


def for_simulation(spec: Spec, bots: tuple[str, ...]) -> list[Step]:
    """What many games between `bots` need."""
    random_only = set(bots) == {levels.RANDOM}
    kernels = spec.kernels if random_only else levels.kernels(spec)
    return [Step(kernels.play_games, lambda: simulate(spec, bots, 1, seed=0))]


def for_perft(spec: Spec) -> list[Step]:
    """What counting lines of play needs."""
    return [*for_play(spec)[:3], Step(spec.kernels.perft, lambda: perft(Game(spec, seed=0), 1))]


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
