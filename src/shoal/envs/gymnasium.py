"""The games for Gymnasium: one seat learns, bots play the others. See docs/environments.md.

Importing this module registers the games:

>>> import gymnasium
>>> fish = gymnasium.make("shoal/KleineFische-v1", players=3, bots="random")
>>> observation, info = fish.reset(seed=7)
>>> int(info["action_mask"].sum())
1
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.envs import missing

try:
    import gymnasium
    from gymnasium.utils import EzPickle
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

from shoal.bots.learners import Bots, bot_key, learner_seat, opponents
from shoal.bots.levels import Bot
from shoal.engine.errors import IllegalMove, OptionError
from shoal.engine.game import Game
from shoal.engine.observation import Observation
from shoal.engine.series import Series
from shoal.engine.state import NOBODY
from shoal.envs import rendering
from shoal.envs.registration import register
from shoal.envs.spaces import actions, observations
from shoal.games import find

Info = dict[str, Any]
"""`action_mask` is 1 for each legal action; after an illegal one `illegal` says in words why it was."""


class LearnerEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """A game in which one seat learns: `seat`, or (None) all seats in turn, one game after the other.

    `bots` play the other seats: any that have a name, one for all or one each, from the learner's left on. An illegal
    action ends the game with the reward `illegal_reward`; if that is None it is an `IllegalMove`, and nothing changes.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Bots = None,
        seat: int | None = None,
        *,
        start: int | str = 0,
        worth: str = "placing",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        chosen = {"start": start, "worth": worth, "illegal_reward": illegal_reward, "render_mode": render_mode}
        EzPickle.__init__(self, game, players, bots, seat, **chosen, **options)
        spec = find(game)
        self.render_mode = rendering.check(render_mode)
        self._series = Series(spec, players, start, worth, options)
        self.players = self._series.players
        self._names = opponents(spec, self.players, bots)
        self._seat = learner_seat(self.players, seat)
        self._illegal_reward = illegal_reward
        self.observation_space = observations(spec, self.players)
        self.action_space = actions(spec)
        self.seat = NOBODY  # where the learner sits in this game
        self._over = True
        self._seat_bots()

    @property
    def game(self) -> Game:
        """The game that is being played. It knows everything, so what learns must not look at it."""
        return self._series.game

    def _seat_bots(self) -> None:
        """The bots of a series, whose choices follow from its key."""
        self._bots = [
            Bot(self._series.spec, name, bot_key(self._series.key, place)) for place, name in enumerate(self._names, 1)
        ]

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal a game: the first one of the seed's series, or without a seed the next one. There are no `options`."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._series.begin(seed)
            self._seat_bots()
        turn = NOBODY
        while turn == NOBODY:  # unless the game is over before the learner is asked
            self.seat = self._series.dealt % self.players if self._seat == NOBODY else self._seat
            turn = self._await(self._series.deal())
        self._over = False
        self._show()
        return self._series.observation(), {"action_mask": self._series.mask()}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """The learner's action, and what the bots do until it is asked again or the game is over."""
        if self._over:
            raise OptionError("no game is being played: reset() deals one")
        try:
            turn = self._series.move(action)
        except IllegalMove as error:
            if self._illegal_reward is None:
                raise
            return self._end(self._illegal_reward, illegal=str(error))
        if self._await(turn) == NOBODY:
            return self._end(self._series.rewards()[self.seat])
        self._show()
        return self._series.observation(), 0.0, False, False, {"action_mask": self._series.mask()}

    def _await(self, turn: int) -> int:
        """Let the bots play on until the learner decides, or the game is over."""
        while turn not in (self.seat, NOBODY):
            bot = self._bots[(turn - self.seat) % self.players - 1]
            turn = self._series.move(bot.choose(self._series.game))
        return turn

    def _end(self, reward: float, **info: Any) -> tuple[Observation, float, bool, bool, Info]:
        """The last step of a game."""
        self._over = True
        self._show()
        nothing = np.zeros_like(self._series.mask())
        return self._series.game.observation(self.seat), reward, True, False, {"action_mask": nothing, **info}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do now, under the name by which sb3-contrib's MaskablePPO asks for it."""
        return self._series.mask().astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        names = [f"player_{seat}" for seat in range(self.players)]
        return rendering.render(self.render_mode, self.game, self.seat, names)

    def _show(self) -> None:
        """People see every change without asking."""
        if self.render_mode == rendering.HUMAN:
            self.render()


register()
