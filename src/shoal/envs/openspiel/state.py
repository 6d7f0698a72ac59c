"""A state of OpenSpiel: one game of Shoal, before or after its deal."""

from typing import Any

import numpy as np
import pyspiel

from shoal.engine.batches import reward
from shoal.envs.openspiel.world import DEAL, World, compact


class State(pyspiel.State):
    """What `Game.new_initial_state` gives. `world` is there once chance has dealt; after that all is decided by moves.

    OpenSpiel clones a state by copying its attributes, so there is only this one; what is the same for all states is
    the game's (`get_game`).
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.world: World | None = None

    def current_player(self) -> Any:
        if self.world is None:
            return pyspiel.PlayerId.CHANCE
        turn = self.world.game.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        chances: list[tuple[int, float]] = self.get_game().chances
        return chances

    def _legal_actions(self, _: int) -> list[int]:
        assert self.world
        return self.world.game.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.world = self.get_game().deal(action) if self.world is None else self.world.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{DEAL} {action}"
        text: str = self.get_game().spec.notation.MOVES.text(action)
        return text

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing until it is over."""
        game = self.get_game()
        worth = np.zeros(game.num_players())
        if self.is_terminal():
            assert self.world
            reward(np.array(self.world.game.scores), len(worth), game.worth, worth)
        returns: list[float] = worth.tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state that `player` cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        state: State = self.get_game().resample(self, player, sampler)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle. OpenSpiel's own way asks a sampled game for its generator, which a game in Python cannot tell."""
        return read_state, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        """Everything, hidden things included."""
        return "not dealt" if self.world is None else compact(self.world.game.position())


def read_state(game: str, text: str) -> State:
    """The state that was written down, of the game of that name and parameters."""
    state: State = pyspiel.load_game(game).deserialize_state(text)
    return state
