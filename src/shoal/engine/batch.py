"""N games in one array, stepped together in compiled code: for learning and for simulation."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shoal.engine.errors import IllegalMove, Objection, OptionError
from shoal.engine.events import NO_EVENTS
from shoal.engine.game import start_seat
from shoal.engine.observation import NUMBERS, Observation
from shoal.engine.rng import Seed, key_words, new_key
from shoal.engine.spec import Spec

WORTHS = ("placing", "margin")


def worth_number(worth: str) -> int:
    """What a finished game is worth, as the number that compiled code takes."""
    if worth not in WORTHS:
        raise OptionError(f"a game is worth its {' or '.join(WORTHS)}, not {worth!r}")
    return WORTHS.index(worth)


class Step(NamedTuple):
    """What a step gives, one row a game. The arrays are the batch's own: the next step overwrites them."""

    turns: npt.NDArray[np.int64]  # the seat that decides
    mask: npt.NDArray[np.int8]  # 1 for each of its legal actions
    observations: Observation  # what it knows (`Spec.observation` says where); of no width unless asked for
    rewards: npt.NDArray[np.float64]  # per seat, when a game has just ended; else 0
    done: npt.NDArray[np.int8]  # 1 where a game has just ended (and the next one has been dealt)


class Games:
    """`count` games of one kind in one array, and room for what is read off them; nothing is dealt yet."""

    def __init__(
        self,
        spec: Spec,
        count: int,
        players: int | None,
        seed: Seed,
        start: int | str,
        observe: bool,
        worth: str,
        options: Mapping[str, Any],
    ) -> None:
        if count < 1:
            raise OptionError(f"a batch has at least one game, not {count}")
        self.spec = spec
        self.players = spec.check_players(spec.players[0] if players is None else players)
        self.start = start
        self.options = spec.complete(options)
        self._options = (spec.encode(self.options), spec.pack_deck(self.options))
        self.states = spec.states(count)
        self.states["tape_event"] = NO_EVENTS  # nobody reads them
        size = len(spec.sequence())
        self._room = (np.zeros(size, np.int64), np.zeros(24, np.uint32))
        self.turns = np.zeros(count, np.int64)
        self.mask = np.zeros((count, size), np.int8)
        self.observations = np.zeros((count, spec.observation_size(self.players) if observe else 0), NUMBERS)
        self.done = np.zeros(count, np.int8)
        self._seen = (self.turns, self.mask, self.observations)
        self._totals = (np.zeros(spec.players[1], np.int64), worth_number(worth))
        self.begin(seed)

    def begin(self, seed: Seed) -> None:
        """The next game to be dealt is the first one of the series that `seed` begins."""
        self.key = new_key(seed)
        start = start_seat(self.spec, self.players, self.start, self.key)
        self._deal = (self.players, start, *self._options, key_words(self.key), np.zeros(1, np.int64))

    def actions(self, given: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """An action for every game, as compiled code takes them."""
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != self.turns.shape:
            raise OptionError(f"{len(self.turns)} games need {len(self.turns)} actions, not {chosen.shape}")
        return chosen

    def illegal(self, game: int, action: int) -> IllegalMove:
        """What is said to an action that is not legal in that game."""
        texts = self.spec.sequence()
        given = texts[action] if 0 <= action < len(texts) else str(action)
        legal = [texts[number] for number in np.flatnonzero(self.mask[game]).tolist()]
        return IllegalMove(self.spec.name, f"game {game}: {given}", Objection("", "no-such-move", moves=legal))


class Batch(Games):
    """`count` games of one kind. `reset` deals them, `step` takes an action for each.

    With `observe` every step says what the seat that decides knows. A finished game is `worth` its placing (1 for the
    first, -1 for the last, ties share) or its margin (the points ahead of the others' mean).
    """

    def __init__(
        self,
        spec: Spec,
        count: int,
        players: int | None = None,
        seed: Seed = None,
        start: int | str = 0,
        observe: bool = False,
        worth: str = "placing",
        **options: Any,
    ) -> None:
        super().__init__(spec, count, players, seed, start, observe, worth, options)
        self.rewards = np.zeros((count, self.players))
        self.reset()

    def reset(self) -> Step:
        """Deal all games anew."""
        self.spec.kernels.deal(self.states, *self._deal, *self._room, *self._seen)
        self.rewards[:] = 0
        self.done[:] = 0
        return Step(*self._seen, self.rewards, self.done)

    def step(self, actions: npt.ArrayLike) -> Step:
        """One action in every game. A game that ends is dealt anew at once."""
        chosen = self.actions(actions)
        ends = (*self._totals, self.rewards, self.done)
        wrong = self.spec.kernels.step(self.states, chosen, *self._deal, *self._room, *self._seen, *ends)
        if wrong >= 0:
            raise self.illegal(wrong, int(chosen[wrong]))
        return Step(*self._seen, self.rewards, self.done)
