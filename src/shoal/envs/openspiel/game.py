"""What dealt and tiny games have in common as games of OpenSpiel."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from shoal.engine.batch import worth_number
from shoal.engine.errors import OptionError
from shoal.engine.spec import Spec
from shoal.envs.openspiel.limits import limits
from shoal.envs.openspiel.observer import Observer
from shoal.envs.openspiel.state import State
from shoal.envs.openspiel.world import World

PLACING = "placing"


def game_type(name: str, spec: Spec, players: tuple[int, int], explicit: bool, parameters: Mapping[str, Any]) -> Any:
    """What OpenSpiel is told about a kind of game; `explicit` if all its deals are listed."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"{name}_{spec.name.replace('-', '_')}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


class SpielGame(pyspiel.Game):
    """A game of Shoal, set up in some way, as OpenSpiel plays it."""

    spec: Spec
    chances: list[tuple[int, float]]  # the deals, and how likely each is

    def __init__(
        self, kind: Any, players: int, options: Mapping[str, Any], deals: int, given: Mapping[str, Any]
    ) -> None:
        most = limits(self.spec, players, options)
        best = 1.0 if given["worth"] == PLACING else float(most.margin)
        self.players = players
        self.worth = worth_number(given["worth"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spec.sequence()),
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=most.decisions,
        )
        own = {name: value for name, value in given.items() if value != kind.parameter_specification[name]}
        super().__init__(kind, info, own)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is all: later shuffles and dice follow from it."""
        return 1

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What looks at states for somebody."""
        if params:
            raise OptionError(f"observations have no parameters: {dict(params)}")
        return Observer(self.spec, self.players, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle (see `State`)."""
        return pyspiel.load_game, (str(self),)

    @abstractmethod
    def deal(self, outcome: int) -> World:
        """The deal of that number."""

    @abstractmethod
    def resample(self, state: State, player: int, sampler: Callable[[], float]) -> State:
        """A state that `player` cannot tell from `state`; `sampler` gives numbers from 0 to 1."""
