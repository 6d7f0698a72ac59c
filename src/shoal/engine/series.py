"""One game after another, with what the seat that decides may do and observes: what environments are made of."""

import operator
from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from shoal.engine.batch import worth_number
from shoal.engine.batches import ILLEGAL
from shoal.engine.errors import IllegalMove
from shoal.engine.game import Game, start_seat
from shoal.engine.observation import NUMBERS, Observation
from shoal.engine.rng import Seed, derive_key, key_words, new_key
from shoal.engine.spec import Spec


class Series:
    """Games of one kind; `game` is the one being played.

    Game number *n* has the key number *n* of the series, as in a batch: a series is what its seed says.
    """

    game: Game

    def __init__(
        self, spec: Spec, players: int | None, start: int | str, worth: str, options: Mapping[str, Any]
    ) -> None:
        self.spec = spec
        self.players = spec.check_players(spec.players[0] if players is None else players)
        self.options = spec.complete(options)
        self.start = start
        start_seat(spec, self.players, start, b"")  # refuses what is no seat, now rather than at the first deal
        size = len(spec.sequence())
        self._turn = np.zeros(1, np.int64)
        self._mask = np.zeros(size, np.int8)
        self._observation = np.zeros(spec.observation_size(self.players), NUMBERS)
        self._rewards = np.zeros(self.players)
        rows = (self._mask.reshape(1, -1), self._observation.reshape(1, -1))
        self._seen = (np.zeros(size, np.int64), self._turn, *rows)
        worths = (worth_number(worth), self._rewards.reshape(1, -1))
        self._ends = (np.zeros(spec.players[1], np.int64), *worths, np.zeros(1, np.int8))
        self._move = spec.kernels.move
        self.begin(None)

    def begin(self, seed: Seed) -> None:
        """Begin a series anew: nothing is dealt yet."""
        self.key = new_key(seed)
        self.dealt = 0

    def deal(self) -> int:
        """Deal the next game; the seat that decides first."""
        words, key = np.zeros(16, np.uint32), np.zeros(8, np.uint32)
        derive_key(key_words(self.key), self.dealt, words, key)
        self.dealt += 1
        self.game = Game(self.spec, self.players, key.astype("<u4").tobytes(), self.start, self.options)
        self._history = self.game.history
        self._states = self.game.states
        self.spec.kernels.look(self._states, 0, *self._seen)
        return int(self._turn[0])

    def move(self, action: SupportsIndex) -> int:
        """Make a legal move; the seat that decides next, NOBODY if the game is over. `IllegalMove` changes nothing."""
        number = operator.index(action)
        turn: int = self._move(self._states, 0, number, self.players, *self._seen, *self._ends)
        if turn == ILLEGAL:
            raise self.refusal(number)
        self._history.append(number)
        return turn

    def refusal(self, action: int) -> IllegalMove:
        """What is said to an action that is not legal. (Where rules deal with wrong moves, a program makes none.)"""
        known = 0 <= action < len(self._mask)
        objection = self.spec.rules.objection(self.game.state, action) if known else None
        given = self.game.action_text(action) if known else str(action)
        return IllegalMove(self.spec.name, given, objection or self.game.no_such_move())

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action of the seat that decides."""
        return self._mask.copy()

    def observation(self) -> Observation:
        """What the seat that decides knows; of no meaning when the game is over."""
        return self._observation.copy()

    def rewards(self) -> list[float]:
        """What the game is worth to each seat if it is over, else 0."""
        return self._rewards.tolist()
