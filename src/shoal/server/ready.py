"""Games made ready to be played in this process: compiled, or loaded from the cache, in a thread, once."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from shoal.bots.ready import for_play, for_search
from shoal.engine.game import Game
from shoal.engine.spec import Spec

Tell = Callable[["Progress"], None]
Calls = Callable[[Spec], list[Callable[[], object]]]
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


def calls_for_play(spec: Spec) -> list[Callable[[], object]]:
    """What makes a game ready for a table."""
    return [*(step.call for step in for_play(spec)), lambda: rehearse(spec)]


def calls_for_search(spec: Spec) -> list[Callable[[], object]]:
    """What makes a game's search ready."""
    return [step.call for step in for_search(spec)]


class Ready:
    """Which games are ready, and those on the way. The search of a game is made ready when somebody needs it."""

    def __init__(self) -> None:
        self._aside = ThreadPoolExecutor(1, "compile")  # one at a time: Numba compiles under a lock anyway
        self._games: dict[str, Preparation] = {}
        self._searches: dict[str, Preparation] = {}
        self._waiting = 0  # for something to be ready
        self._calm = asyncio.Event()  # nobody is
        self._calm.set()

    def is_ready(self, spec: Spec) -> bool:
        return spec.name in self._games and self._games[spec.name].succeeded

    async def ensure(self, spec: Spec, tell: Tell | None = None) -> None:
        """Wait until a game is ready; `tell` hears how far it is."""
        await self._ensure(self._games, spec, calls_for_play, tell)

    async def ensure_search(self, spec: Spec, tell: Tell | None = None) -> None:
        """Wait until a game's search is ready: nobody waits for it who meets no bot that searches."""
        await self._ensure(self._searches, spec, calls_for_search, tell)

    async def _ensure(self, known: dict[str, "Preparation"], spec: Spec, calls: Calls, tell: Tell | None) -> None:
        preparation = known.get(spec.name)
        if preparation is None or preparation.failed:
            preparation = known[spec.name] = Preparation(self._aside, spec, calls)
        if preparation.succeeded:
            return
        self._waiting += 1
        self._calm.clear()
        try:
            await preparation.wait(tell)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._calm.set()

    async def warm_up(self, specs: Iterable[Spec]) -> None:
        """Make games ready one after the other before anybody asks; whoever waits for a game comes first."""
        loop = asyncio.get_running_loop()
        for spec in specs:
            for call in await loop.run_in_executor(self._aside, calls_for_play, spec):
                await self._calm.wait()
                await loop.run_in_executor(self._aside, call)
            await self.ensure(spec)

    def close(self) -> None:
        self._aside.shutdown(wait=False, cancel_futures=True)


class Preparation:
    """Something being made ready, one call after the other."""

    def __init__(self, aside: ThreadPoolExecutor, spec: Spec, calls: Calls) -> None:
        self._progress: Progress | None = None
        self._listeners: set[Tell] = set()
        self._task = asyncio.create_task(self._run(aside, spec, calls))

    @property
    def succeeded(self) -> bool:
        return self._task.done() and not self.failed

    @property
    def failed(self) -> bool:
        return self._task.done() and (self._task.cancelled() or self._task.exception() is not None)

    async def wait(self, tell: Tell | None) -> None:
        """Until it is done; `tell` hears how far it is."""
        if tell:
            self._listeners.add(tell)
            if self._progress:
                tell(self._progress)
        try:
            await asyncio.shield(self._task)
        finally:
            if tell:
                self._listeners.discard(tell)

    async def _run(self, aside: ThreadPoolExecutor, spec: Spec, calls: Calls) -> None:
        loop = asyncio.get_running_loop()
        todo = await loop.run_in_executor(aside, calls, spec)
        for done, call in enumerate(todo):
            self._say(Progress(spec.name, done, len(todo)))
            await loop.run_in_executor(aside, call)
        self._say(Progress(spec.name, len(todo), len(todo)))

    def _say(self, progress: Progress) -> None:
        self._progress = progress
        for tell in list(self._listeners):
            tell(progress)
