"""Games made ready to be played in this process: compiled, or loaded from the cache, in a thread, once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from shoal.bots.ready import for_play, for_search
from shoal.engine.game import Game
from shoal.engine.spec import Spec

Tell = Callable[["Progress"], None]
REHEARSED = 30  # moves of a throw-away game: what the kernels do not compile, the views and objections do


class Progress(NamedTuple):
    """How far a game is."""

    game: str
    done: int
    total: int


def rehearse(spec: Spec) -> None:
    """Call once all that a table calls."""
    game = Game(spec, seed=0)
    for turn in range(REHEARSED):
        for seat in (None, 0, 1):
            game.view(seat)
        game.position()
        game.playable()
        for action in range(len(spec.sequence())):
            spec.rules.objection(game.state, action)
        if game.over:
            break
        legal = game.legal_actions()
        game.apply(legal[turn % len(legal)])


class Ready:
    """Which games are ready, and those on the way."""

    def __init__(self) -> None:
        self._aside = ThreadPoolExecutor(1, "compile")  # one at a time: Numba compiles under a lock anyway
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._listeners: dict[str, set[Tell]] = {}
        self._progress: dict[str, Progress] = {}
        self._searches: dict[str, asyncio.Task[None]] = {}

    def is_ready(self, spec: Spec) -> bool:
        task = self._tasks.get(spec.name)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def ensure(self, spec: Spec, tell: Tell | None = None) -> None:
        """Wait until a game is ready; `tell` hears how far it is."""
        if self.is_ready(spec):
            return
        task = self._tasks.get(spec.name)
        if task is None or task.done():
            task = self._tasks[spec.name] = asyncio.create_task(self._prepare(spec))
        listeners = self._listeners.setdefault(spec.name, set())
        if tell:
            listeners.add(tell)
            if spec.name in self._progress:
                tell(self._progress[spec.name])
        try:
            await asyncio.shield(task)
        finally:
            if tell:
                listeners.discard(tell)

    async def ensure_search(self, spec: Spec) -> None:
        """Wait until a game's search is ready: nobody waits for it who meets no bot that searches."""
        task = self._searches.get(spec.name)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._searches[spec.name] = asyncio.create_task(self._prepare_search(spec))
        await asyncio.shield(task)

    async def _prepare_search(self, spec: Spec) -> None:
        loop = asyncio.get_running_loop()
        for step in await loop.run_in_executor(self._aside, for_search, spec):
            await loop.run_in_executor(self._aside, step.call)

    async def _prepare(self, spec: Spec) -> None:
        loop = asyncio.get_running_loop()
        steps = await loop.run_in_executor(self._aside, for_play, spec)
        for done, step in enumerate(steps):
            self._say(Progress(spec.name, done, len(steps) + 1))
            await loop.run_in_executor(self._aside, step.call)
        self._say(Progress(spec.name, len(steps), len(steps) + 1))
        await loop.run_in_executor(self._aside, rehearse, spec)
        self._say(Progress(spec.name, len(steps) + 1, len(steps) + 1))

    def _say(self, progress: Progress) -> None:
        self._progress[progress.game] = progress
        for tell in list(self._listeners.get(progress.game, ())):
            tell(progress)

    def close(self) -> None:
        self._aside.shutdown(wait=False, cancel_futures=True)
