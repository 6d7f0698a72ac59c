"""A search for a game: its memory, its budget, and what it found. The search itself is in `tree`."""

import functools
import math
import re
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from shoal.bots import guides, tree
from shoal.bots.guides import Settings
from shoal.bots.tree import BEST, DONE, EARLY_SPREAD, FROM, NODE, ROOT, SPREAD, STOP, UNTRIED, USED
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE, random_bot
from shoal.engine.rng import Seed, key_words, new_key, next_word, seed_chance
from shoal.engine.spec import Spec

NODES = 200_000
DEEPEST = 256  # moves of the tree, from the root
SLICE = 0.005  # seconds of compiled code between two looks at the clock
FIRST_SLICE = 16  # iterations
MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 3600.0


@functools.cache
def kernel(spec: Spec, resample: Callable[..., None] | None = None) -> Callable[..., Any]:
    """The search, specialised for a game; it is compiled when it is first called.

    Deals may be redrawn by another function than the game's own, to measure what that is worth.
    """
    rules, guide = spec.rules, guides.find(spec)
    name = f"{spec.name}-{resample.__name__}" if resample else spec.name
    bound: dict[str, Any] = {
        "legal": rules.legal,
        "apply": rules.apply,
        "resample": resample or rules.resample,
        "score": rules.score,
        "horizon": guide.horizon,
        "stage": guide.stage,
        "features": guide.features,
        "sight": guide.sight,
        "known": guide.known,
        "WEIGHTS": guide.weights,
    }

    def make(template: Callable[..., Any]) -> Callable[..., Any]:
        return specialise(template, name, spec.folder, bound)

    bound["likely"] = guide.likely or make(random_bot)
    bound["advice"] = guide.advice or bound["likely"]
    bound["judge"] = guide.judge or make(tree.win_chances)
    for part in tree.PARTS:
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


class Progress(NamedTuple):
    """How far a search is: its iterations, how much of the tree's memory is in use, and the best move yet."""

    iterations: int
    nodes: int
    best: Line | None


@dataclass(frozen=True)
class Verdict:
    """What a search found: the moves, the best first, and how many iterations and moves of the tree it took."""

    lines: tuple[Line, ...]
    iterations: int
    nodes: int = 0

    @property
    def best(self) -> Line:
        return self.lines[0]


class Room:
    """The memory of one search, set aside once and used again by the next one."""

    def __init__(self, spec: Spec, nodes: int) -> None:
        size, seats = len(spec.sequence()), spec.players[1]
        self.states = spec.states(3)
        self.nodes = np.zeros(nodes, NODE)
        self.path = np.zeros(DEEPEST, np.int64)
        self.actions = np.zeros(size, np.int64)
        self.marks = np.zeros(size, np.int64)
        self.key = np.zeros(8, np.uint32)
        self.scores = np.zeros(seats, np.int64)
        self.values = np.zeros(seats)
        self.facts = np.zeros(guides.find(spec).scratch)
        self.control = np.zeros(8, np.int64)
        self.tally = np.zeros(3)

    def clear(self, moves: int) -> None:
        """Forget the search before; in the next one there is a choice of so many moves."""
        self.control[:] = 0
        self.control[USED] = ROOT + 1
        self.control[UNTRIED] = moves
        self.tally[:] = 0.0
        self.tally[SPREAD] = EARLY_SPREAD
        self.marks[:] = 0
        self.nodes[ROOT] = np.zeros(1, NODE)[0]

    def line(self, number: int) -> Line:
        """The move of that number."""
        node = self.nodes[number]
        visits = int(node.visits)
        return Line(int(node.action), visits, float(node.total) / max(1, visits))

    def verdict(self) -> Verdict:
        """What was found so far."""
        lines = []
        child = int(self.nodes[ROOT].first)
        while child:
            lines.append(self.line(child))
            child = int(self.nodes[child].following)
        best = int(self.nodes[self.control[BEST]].action)
        lines.sort(key=lambda line: (line.action != best, -line.visits, -line.value, line.action))
        return Verdict(tuple(lines), int(self.control[DONE]), int(self.control[USED]))


FREE: defaultdict[tuple[Spec, int], list[Room]] = defaultdict(list)
"""The rooms, by game and size, that no search uses now: never more than there were searches at the same time."""


class Search:
    """A search. One thread thinks; others may watch and stop it."""

    def __init__(self, spec: Spec, seed: Seed = None, nodes: int = NODES, settings: Settings | None = None) -> None:
        self.spec = spec
        self._free = FREE[spec, nodes]
        self._nodes = nodes
        self._room: Room | None = None  # while it thinks
        self._settings = np.array(list(asdict(settings or guides.find(spec).settings).values()))
        self._chance = np.zeros(1, CHANCE)
        seed_chance(self._chance[0], key_words(new_key(seed)))

    def think(self, game: Game, budget: Budget) -> Verdict:
        """The moves of the seat to move in `game`, judged by what that seat may know, and no more."""
        legal = game.legal_actions()
        if len(legal) == 1:
            return Verdict((Line(legal[0], 0, 0.5),), 0)
        try:
            room = self._free.pop()  # another thread may be as quick
        except IndexError:
            room = Room(self.spec, self._nodes)
        room.clear(len(legal))
        self._room = room
        try:
            self._run(room, game, budget)
            return room.verdict()
        finally:
            self._room = None
            self._free.append(room)

    def _run(self, room: Room, game: Game, budget: Budget) -> None:
        """Iterate in slices, until the budget is used up, the search is stopped, or no other move can catch up."""
        seat = game.turn
        assert seat is not None
        room.states[FROM] = self._seen(game).state
        run = functools.partial(
            self._kernel(),
            room.states,
            room.nodes,
            room.path,
            room.actions,
            room.marks,
            self._chance,
            room.key,
            room.scores,
            room.values,
            room.facts,
            self._settings,
            room.control,
            room.tally,
            seat,
        )
        begun = time.perf_counter()
        part = FIRST_SLICE
        left = budget.iterations or MOST_ITERATIONS
        while left > 0 and not room.control[STOP]:
            part = min(part, left)
            before = time.perf_counter()
            run(part, left)
            now = time.perf_counter()
            a_second = part / max(now - before, 1e-6)
            if budget.iterations is None:
                assert budget.seconds is not None
                left = math.ceil((begun + budget.seconds - now) * a_second)
            else:
                left = budget.iterations - int(room.control[DONE])
            part = max(1, min(4 * part, int(SLICE * a_second)))

    def _seen(self, game: Game) -> Game:
        """The game as it is looked at: all that the seat to move cannot know is redrawn."""
        assert game.turn is not None
        return game.blind(game.turn, np.array([next_word(self._chance[0]) for _ in range(8)], np.uint32))

    def _kernel(self) -> Callable[..., Any]:
        return kernel(self.spec)

    def stop(self) -> None:
        """End the thinking, from another thread; what was found so far is its verdict."""
        if room := self._room:
            room.control[STOP] = 1

    def progress(self) -> Progress | None:
        """How far the thinking is, from another thread; None while it does not think."""
        room = self._room
        if room is None:
            return None
        best = int(room.control[BEST])
        return Progress(int(room.control[DONE]), int(room.control[USED]), room.line(best) if best else None)
