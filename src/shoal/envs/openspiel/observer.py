"""What OpenSpiel is told about a state: what a seat knows, as a string and as a row of numbers."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from shoal.engine.errors import OptionError
from shoal.engine.spec import Spec
from shoal.envs.openspiel.world import compact

if TYPE_CHECKING:
    from shoal.envs.openspiel.state import State

ONE_SEAT = pyspiel.PrivateInfoType.SINGLE_PLAYER
NO_SEAT = pyspiel.PrivateInfoType.NONE


class Observer:
    """An observer as OpenSpiel wants it: `tensor`, `dict` (its parts by name), `set_from` and `string_from`.

    The numbers are `Game.observation`: a perfect memory's knowledge now, not the way there, for information states
    as well. The string of an information state is what the seat sees now and, line by line, all that it has seen.
    """

    def __init__(self, spec: Spec, players: int, kind: Any) -> None:
        if kind.private_info not in (ONE_SEAT, NO_SEAT):
            raise OptionError("there are observations of one seat or of none, not of all seats together")
        self.kind = kind
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and kind.private_info == ONE_SEAT:
            self.tensor = np.zeros(spec.observation_size(players), np.float32)
            at = 0
            for part in spec.observation.layout(players):
                self.dict[part.name] = self.tensor[at : at + part.size]
                at += part.size

    def set_from(self, state: "State", player: int) -> None:
        """Make `tensor` what `player` observes; nothing before the deal."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.world is None else state.world.game.observation(player)

    def string_from(self, state: "State", player: int) -> str:
        """What `player` knows, in words and lists; nothing before the deal."""
        world = state.world
        if world is None:
            return ""
        if not self.kind.public_info:
            return compact(world.game.own(player, world.game.shared())) if self.kind.private_info == ONE_SEAT else ""
        seat = player if self.kind.private_info == ONE_SEAT else None
        return world.information(seat) if self.kind.perfect_recall else world.view(seat)
