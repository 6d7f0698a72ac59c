"""The games for PettingZoo: every seat is an agent, one decides at a time (AEC). See docs/environments.md.

>>> fish = env("kleine-fische", players=3)
>>> fish.reset(seed=7)
>>> fish.agent_selection, fish.possible_agents
('player_0', ['player_0', 'player_1', 'player_2'])
"""

from typing import Any

import numpy as np

from shoal.envs import missing

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.series import Series
from shoal.engine.state import NOBODY
from shoal.envs import rendering
from shoal.envs.spaces import actions, masks, observations
from shoal.games import find

Seen = dict[str, Any]
"""What an agent observes: a row of numbers (`observation`), and 1 for each action that is legal now (`action_mask`)."""


class GameEnv(AECEnv, EzPickle):
    """A game in which every seat is an agent.

    `game` is the game itself, for bots and for saving: it knows everything, so what learns must not look at it.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        start: int | str = 0,
        worth: str = "placing",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, start=start, worth=worth, render_mode=render_mode, **options)
        super().__init__()
        spec = find(game)
        self.spec = spec
        self.render_mode = rendering.check(render_mode)
        self.metadata = {
            "name": f"{spec.name.replace('-', '_')}_v{spec.version}",
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._series = Series(spec, players, start, worth, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self._series.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict({"observation": observations(spec, self._series.players), "action_mask": masks(spec)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: actions(spec) for agent in self.possible_agents}
        self.agents: list[str] = []

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self._series.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game: the first one of the seed's series, or without a seed the next one. There are no `options`."""
        if seed is not None:
            self._series.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._series.deal()]
        self._show()

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is; None once the game is over. `IllegalMove` changes nothing."""
        if not self.agents:
            raise OptionError("no game is being played: reset() deals one")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        turn = self._series.move(action)
        if turn == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[turn]
        self._show()

    def _end(self) -> None:
        """The game is over: every agent gets its reward, and is asked once more, in the order of the seats."""
        for agent, reward in zip(self.agents, self._series.rewards(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What the agent knows now, and what it may do."""
        series = self._series
        if agent == self.agent_selection and not self.terminations[agent]:
            return {"observation": series.observation(), "action_mask": series.mask()}
        nothing = np.zeros_like(series.mask())
        return {"observation": series.game.observation(self._seats[agent]), "action_mask": nothing}

    def render(self) -> Any:
        """The table as the agent whose turn it is sees it, or a spectator when the game is over."""
        return rendering.render(self.render_mode, self.game, self.game.turn, self.possible_agents)

    def _show(self) -> None:
        """People see every change without asking."""
        if self.render_mode == rendering.HUMAN:
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


env = GameEnv
