"""A search for a game: its memory, its budget, and what it found. The search itself is in `tree`."""

import functools
import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from shoal.bots import guides, tree
from shoal.bots.guides import Settings
from shoal.bots.tree import BEST, DONE, NODE, ROOT, STOP, USED
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE, random_bot
from shoal.engine.rng import Seed, key_words, new_key, next_word, seed_rng
from shoal.engine.spec import Spec

NODES = 100_000
DEEPEST = 256  # moves of the tree, from the root
SLICE = 0.005  # seconds of compiled code between two looks at the clock
FIRST_SLICE = 16  # iterations
MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 3600.0


@functools.cache
def kernel(spec: Spec) -> Callable[..., Any]:
    """The search, specialised for a game; it is compiled when it is first called."""
    rules, guide = spec.rules, guides.find(spec)
    bound: dict[str, Any] = {
        "legal": rules.legal,
        "apply": rules.apply,
        "resample": rules.resample,
        "score": rules.score,
        "horizon": guide.horizon,
        "stage": guide.stage,
        "features": guide.features,
        "sight": guide.sight,
        "WEIGHTS": guide.weights,
    }

    def make(template: Callable[..., Any]) -> Callable[..., Any]:
        return specialise(template, spec.name, spec.folder, bound)

    bound["likely"] = guide.likely or make(random_bot)
    for part in (tree.win_chances, tree.evaluate, tree.play_on, tree.add_move, tree.select):
        bound[part.__name__] = make(part)
    return make(tree.search)


@dataclass(frozen=True)
class Budget:
    """How long a search goes on: so many iterations, which is the same everywhere, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> "Budget":
        """The budget written as `2000` (iterations) or `0.2s`."""
        if re.fullmatch(r"[0-9]{1,10}", text) and 1 <= int(text) <= MOST_ITERATIONS:
            return cls(iterations=int(text))
        if re.fullmatch(r"[0-9]{0,4}\.?[0-9]{1,6}s", text) and 0 < float(text[:-1]) <= MOST_SECONDS:
            return cls(seconds=float(text[:-1]))
        raise OptionError(
            f"a search is given so many iterations (2000) or seconds (0.2s), "
            f"at most {MOST_ITERATIONS} or {MOST_SECONDS:.0f}s, not {text!r}"
        )


class Line(NamedTuple):
    """A move that was thought about: how often, and what it is expected to win (0 to 1)."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True)
class Verdict:
    """What a search found: the moves, the best first, and how many iterations it took."""

    lines: tuple[Line, ...]
    iterations: int

    @property
    def best(self) -> Line:
        return self.lines[0]


class Search:
    """A search with memory of its own. One thread thinks; others may watch and stop it."""

    def __init__(self, spec: Spec, seed: Seed = None, nodes: int = NODES, settings: Settings | None = None) -> None:
        size, seats = len(spec.sequence()), spec.players[1]
        guide = guides.find(spec)
        self.spec = spec
        self._kernel = kernel(spec)
        self._states = spec.states(2)
        self._nodes = np.zeros(nodes, NODE)
        self._control = np.zeros(5, np.int64)
        self._chance = np.zeros(1, CHANCE)
        self._marks = np.zeros(size, np.int64)
        self._room = (
            self._states,
            self._nodes,
            np.zeros(DEEPEST, np.int64),
            np.zeros(size, np.int64),
            self._marks,
            self._chance,
            np.zeros(8, np.uint32),
            np.zeros(seats, np.int64),
            np.zeros(seats),
            np.zeros(guide.weights.shape[1]),
            np.array(list(asdict(settings or guide.settings).values())),
            self._control,
        )
        seed_rng(self._chance[0], key_words(new_key(seed)))

    def think(self, game: Game, budget: Budget) -> Verdict:
        """The moves of the seat to move in `game`, judged by what that seat may know, and no more."""
        seat = game.turn
        assert seat is not None
        legal = game.legal_actions()
        self._clear()
        if len(legal) == 1:
            return Verdict((Line(legal[0], 0, 0.5),), 0)
        key = np.array([next_word(self._chance[0]) for _ in range(8)], np.uint32)
        self._states[0] = game.blind(seat, key).state
        begun = time.perf_counter()
        part = FIRST_SLICE
        while True:
            if budget.iterations is not None:
                part = min(part, budget.iterations - int(self._control[DONE]))
            before = time.perf_counter()
            self._kernel(*self._room, seat, part)
            now = time.perf_counter()
            if self._control[STOP]:
                break
            if budget.iterations is not None and self._control[DONE] >= budget.iterations:
                break
            if budget.seconds is not None and now - begun >= budget.seconds:
                break
            part = max(1, min(4 * part, int(part * SLICE / max(now - before, 1e-6))))
        return self._verdict()

    def stop(self) -> None:
        """End the thinking, from another thread; what was found so far is its verdict."""
        self._control[STOP] = 1

    def progress(self) -> tuple[int, Line | None]:
        """How many iterations were run so far, and the best move yet; while it runs, from another thread."""
        best = int(self._control[BEST])
        return int(self._control[DONE]), self._line(best) if best else None

    @property
    def nodes_used(self) -> int:
        """How much of the tree's memory is in use."""
        return int(self._control[USED])

    def _clear(self) -> None:
        """Forget the tree."""
        self._control[:] = 0
        self._control[USED] = ROOT + 1
        self._marks[:] = 0
        self._nodes[ROOT] = np.zeros(1, NODE)[0]

    def _line(self, number: int) -> Line:
        node = self._nodes[number]
        visits = int(node.visits)
        return Line(int(node.action), visits, float(node.total) / max(1, visits))

    def _verdict(self) -> Verdict:
        lines = []
        child = int(self._nodes[ROOT].first)
        while child:
            lines.append(self._line(child))
            child = int(self._nodes[child].following)
        lines.sort(key=lambda line: (-line.visits, -line.value, line.action))
        return Verdict(tuple(lines), int(self._control[DONE]))
