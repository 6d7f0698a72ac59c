"""Many games at once for Gymnasium: one seat learns in each, bots play the others. See docs/environments.md."""

from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.envs import missing

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

from shoal.bots.learners import Bots, Learners, LearnerStep
from shoal.engine.game import Game
from shoal.engine.observation import Observation
from shoal.envs import rendering
from shoal.envs.spaces import actions, observations
from shoal.games import find

Bools = npt.NDArray[np.bool_]
Info = dict[str, Any]


class LearnersEnv(VectorEnv[Observation, npt.ArrayLike, npt.NDArray[Any]]):
    """`num_envs` games as `LearnerEnv` has one. The bots are those that are compiled with the game: `random`, its own.

    A game that ends is dealt anew in the same step, and `final_obs` has what the learner observed at its end.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": [rendering.ANSI, rendering.PICTURE],
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
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
        spec = find(game)
        self.num_envs = num_envs
        self.render_mode = rendering.check(render_mode, self.metadata["render_modes"])
        self._learners = Learners(spec, num_envs, players, None, bots, seat, start, worth, illegal_reward, **options)
        self.players = self._learners.players
        self.single_observation_space = observations(spec, self.players)
        self.single_action_space = actions(spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal all games anew: the first ones of the seed's series, or without a seed the next ones."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._learners.begin(seed)
        step = self._learners.reset()
        return step.observations.copy(), self._info(step)

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, npt.NDArray[np.float64], Bools, Bools, Info]:
        """One action of every learner, and what the bots do until it is asked again."""
        step = self._learners.step(actions)
        done = step.done.astype(bool)
        info = self._info(step)
        if done.any():
            final = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(done).tolist():
                final[game] = step.last[game].copy()
            nothing = {"action_mask": np.zeros_like(step.mask), "_action_mask": done.copy()}
            info |= {"final_obs": final, "_final_obs": done.copy(), "final_info": nothing, "_final_info": done.copy()}
        return step.observations.copy(), step.rewards.copy(), done, np.zeros(self.num_envs, bool), info

    def _info(self, step: LearnerStep) -> Info:
        """The masks of what the learners may do now."""
        return {"action_mask": step.mask.copy(), "_action_mask": np.ones(self.num_envs, bool)}

    def render(self) -> tuple[Any, ...]:
        """Each table as its learner sees it."""
        learners = self._learners
        names = [f"player_{seat}" for seat in range(self.players)]
        shown = Game(learners.spec, self.players, 0, 0, learners.options)
        frames = []
        for game, seat in enumerate(learners.learners.tolist()):
            shown.states = learners.states[game : game + 1]
            frames.append(rendering.render(self.render_mode, shown, seat, names))
        return tuple(frames)
