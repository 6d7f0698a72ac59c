"""Tables that play, and how long it takes until everybody has seen a move."""

import asyncio
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from load.wire import Socket

PATIENCE = 20.0  # seconds for the last moves to arrive


class Table(ABC):
    """Clients at one table. A move has been seen when every one of them has been told of it."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.number = 0  # of the move awaited
        self.unseen = 0  # clients that have not been told of it
        self.seen: Callable[[Table, float], None] | None = None
        self._sent = 0.0

    def play(self) -> None:
        """Send the next move."""
        self.number += 1
        self.unseen = len(self.sockets)
        self._sent = time.perf_counter()
        self.send_move()

    def told(self, number: int, moment: float) -> None:
        """A client has been told of move `number`."""
        if number == self.number and self.unseen:
            self.unseen -= 1
            if not self.unseen and self.seen:
                self.seen(self, moment - self._sent)

    @property
    @abstractmethod
    def playing(self) -> bool:
        """Whether there is a move to make."""

    @abstractmethod
    def send_move(self) -> None:
        """Send a move of whoever is to decide."""


class Drive:
    """Lets tables play: one move in every `every` seconds each, or `pause` seconds after the last was seen."""

    def __init__(self, tables: Sequence[Table], every: float | None = None, pause: float = 0.0) -> None:
        self.tables = tables
        self.every = every
        self.pause = pause
        self.waits: list[float] = []
        self.late = 0  # moves that were sent late, because the one before had not been seen
        self._on = False

    async def run(self, seconds: float) -> "Drive":
        loop = asyncio.get_running_loop()
        self._on, self._begun = True, time.perf_counter()
        first = loop.time()
        self._due = {id(table): first + (self.every or 0) * n / len(self.tables) for n, table in enumerate(self.tables)}
        for table in self.tables:
            table.seen = self._seen
            loop.call_at(self._due[id(table)], self._play, table)
        await asyncio.sleep(seconds)
        self._on, self.seconds = False, time.perf_counter() - self._begun
        self.moves = len(self.waits)
        end = time.perf_counter() + PATIENCE
        while any(table.unseen for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        return self

    def _play(self, table: Table) -> None:
        if self._on and table.playing:
            table.play()

    def _seen(self, table: Table, wait: float) -> None:
        self.waits.append(wait)
        loop = asyncio.get_running_loop()
        if self.every is None:
            loop.call_later(self.pause, self._play, table)
            return
        due = self._due[id(table)] = self._due[id(table)] + self.every
        if due < loop.time():
            self.late += 1
        loop.call_at(due, self._play, table)

    def figures(self) -> dict[str, Any]:
        """What was measured."""
        return {
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "late": self.late,
            "unseen": sum(bool(table.unseen) for table in self.tables),
            **quantiles(self.waits),
        }


def quantiles(waits: Sequence[float]) -> dict[str, float]:
    """Milliseconds from move sent to seen by all."""
    if len(waits) < 2:
        return {}
    cuts = statistics.quantiles(waits, n=100, method="inclusive")
    return {name: round(cuts[at - 1] * 1000, 2) for name, at in (("p50_ms", 50), ("p90_ms", 90), ("p99_ms", 99))} | {
        "worst_ms": round(max(waits) * 1000, 2)
    }
