"""What the commands that measure print: tables for people, JSON for programs."""

import functools
import json
import math
import time
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from shoal.cli.careful import interruptible
from shoal.engine.game import Game
from shoal.engine.perft import perft
from shoal.lab.bench import Speed
from shoal.lab.simulation import Results
from shoal.lab.statistics import Estimate, mean


def as_json(data: Any) -> str:
    """`data` as JSON that any program can read."""
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False)


def interval(estimate: Estimate, scale: float = 1, unit: str = "") -> tuple[str, str]:
    """A figure, and its confidence interval where there is one."""
    low, high = estimate.low * scale, estimate.high * scale
    sure = f"{low:.1f}–{high:.1f}{unit}" if math.isfinite(low) and math.isfinite(high) else "–"
    return f"{estimate.value * scale:.1f}{unit}", sure


def table(*columns: str, left: int = 0) -> Table:
    """An empty table; the first `left` columns hold words, the others numbers."""
    made = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place < left else "right")
    return made


def simulation(results: Results, seconds: float, console: Console) -> None:
    """Wins and scores by seat, with 95 % confidence intervals, and how the games went."""
    rows = table("seat", "bot", "wins", "95 %", "score", "95 %", left=2)
    for seat, bot in enumerate(results.bots):
        rows.add_row(str(seat), bot, *interval(results.wins(seat), 100, " %"), *interval(results.score(seat)))
    moves, sure = interval(mean(results.moves))
    games = len(results.scores)
    console.print(f"{results.spec.title}: {games} game{'s' if games > 1 else ''} in {seconds:.1f} s", markup=False)
    console.print(rows)
    console.print(f"moves per game: {moves} ({sure})")
    endings = (f"{name} {count}" for name, count in results.endings_count().items())
    console.print(f"endings: {', '.join(endings)}", markup=False)


def speed(measured: Speed, title: str, console: Console) -> None:
    """How fast a game is."""
    rows = table("", "", left=1)
    rows.show_header = False
    for words, figure in (
        ("moves per second", f"{measured.moves_per_second:,.0f}"),
        ("games per second", f"{measured.games_per_second:,.0f}"),
        ("bytes of a state", f"{measured.state_bytes:,}"),
        ("first call, in seconds", f"{measured.compile_seconds:.2f}"),
    ):
        rows.add_row(words, figure)
    console.print(f"{title}, {measured.players} players, random playouts on one thread", markup=False)
    console.print(rows)


def count_lines(game: Game, depth: int) -> Iterator[tuple[int, int, float]]:
    """Depth, lines of play and seconds, for the depths from 1 to `depth`."""
    for deep in range(1, depth + 1):
        begun = time.perf_counter()
        lines = interruptible(functools.partial(perft, game, deep))
        yield deep, lines, time.perf_counter() - begun


def perft_lines(counts: Iterable[tuple[int, int, float]], console: Console) -> None:
    """Depth, count and time, each line as soon as it is known."""
    console.print("depth            lines   seconds", style="bold")
    for depth, lines, seconds in counts:
        console.print(f"{depth:5} {lines:16,} {seconds:9.3f}")
