"""Many games in which one seat learns and bots play the others, stepped together in compiled code."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shoal.bots import levels
from shoal.engine.batch import Games
from shoal.engine.errors import OptionError
from shoal.engine.kernels import CHANCE
from shoal.engine.observation import Observation
from shoal.engine.rng import Seed, key_words, seed_chance
from shoal.engine.spec import Spec
from shoal.engine.state import NOBODY

Bots = str | Sequence[str] | None
"""Who plays the other seats: one name for all, or one each, from the learner's left on; None: the game's best."""


def opponents(spec: Spec, players: int, bots: Bots) -> tuple[str, ...]:
    """The names of the bots, one for each seat but the learner's."""
    bots = levels.best(spec) if bots is None else bots
    names = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots)
    for name in names:
        levels.check(spec, name)
    if len(names) != players - 1:
        raise OptionError(f"{players} players need {players - 1} bots, not {len(names)}")
    return names


def learner_seat(players: int, seat: int | None) -> int:
    """The seat that learns, or NOBODY for all of them in turn."""
    if seat is None:
        return NOBODY
    if isinstance(seat, bool) or not 0 <= seat < players:
        raise OptionError(f"the seat that learns is 0 to {players - 1}, or None for all of them in turn, not {seat!r}")
    return seat


def bot_key(key: bytes, place: int = 0) -> bytes:
    """The key of the bots in a series of games, which has nothing to do with the deals."""
    return hashlib.sha256(b"bot%d" % place + key).digest()


class LearnerStep(NamedTuple):
    """What a step gives, one row a game. The arrays are the batch's own: the next step overwrites them."""

    mask: npt.NDArray[np.int8]  # 1 for each legal action of the learner
    observations: Observation  # what it knows
    rewards: npt.NDArray[np.float64]  # when a game has just ended; else 0
    done: npt.NDArray[np.int8]  # 1 where a game has just ended (and the next one has been dealt)
    last: Observation  # what it knew at the end of a game that has just ended


class Learners(Games):
    """`count` games with one learner in each, who sits at `seat`, or (None) at all seats in turn.

    An illegal action ends its game with the reward `forfeit`; if that is None it is refused. The rest is as in `Batch`.
    """

    def __init__(
        self,
        spec: Spec,
        count: int,
        players: int | None = None,
        seed: Seed = None,
        bots: Bots = None,
        seat: int | None = None,
        start: int | str = 0,
        worth: str = "placing",
        forfeit: float | None = None,
        **options: Any,
    ) -> None:
        self._chance = np.zeros(1, CHANCE)
        super().__init__(spec, count, players, seed, start, True, worth, options)
        numbers = [levels.number(spec, name) for name in opponents(spec, self.players, bots)]
        self.learners = np.zeros(count, np.int64)
        self._seating = (
            self.learners,
            learner_seat(self.players, seat),
            spec.states(),
            np.array(numbers, np.int64),
            np.zeros(self.players, np.int64),
            self._chance,
        )
        self.rewards = np.zeros(count)
        self.last = np.zeros_like(self.observations)
        strict, forfeited = forfeit is None, float(forfeit or 0.0)
        self._ends = (*self._totals, np.zeros(self.players), strict, forfeited, self.rewards, self.done, self.last)
        self._kernels = levels.kernels(spec)

    def begin(self, seed: Seed) -> None:
        """The next games are those of the series that `seed` begins, and so is what the bots do."""
        super().begin(seed)
        seed_chance(self._chance[0], key_words(bot_key(self.key)))

    def reset(self) -> LearnerStep:
        """Deal all games anew, each up to the first decision of its learner."""
        self._kernels.deal_learners(self.states, *self._seating, *self._deal, *self._room, *self._seen)
        self.rewards[:] = 0
        self.done[:] = 0
        return self._step()

    def step(self, actions: npt.ArrayLike) -> LearnerStep:
        """One action of every learner. A game that ends is dealt anew at once."""
        chosen = self.actions(actions)
        taken = (self.states, chosen, *self._seating, *self._deal, *self._room, *self._seen, *self._ends)
        wrong = self._kernels.step_learners(*taken)
        if wrong >= 0:
            raise self.illegal(wrong, int(chosen[wrong]))
        return self._step()

    def _step(self) -> LearnerStep:
        return LearnerStep(self.mask, self.observations, self.rewards, self.done, self.last)
