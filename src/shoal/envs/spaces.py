"""What agents observe and do, as spaces of Gymnasium, which PettingZoo uses as well."""

import numpy as np
from gymnasium import spaces

from shoal.engine.observation import NUMBERS
from shoal.engine.spec import Spec


def observations(spec: Spec, players: int) -> spaces.Box[np.int16]:
    """Rows of numbers as `Spec.observation` lays them out."""
    numbers = np.iinfo(NUMBERS)
    return spaces.Box(numbers.min, numbers.max, (spec.observation_size(players),), NUMBERS)


def masks(spec: Spec) -> spaces.Box:
    """1 for what is legal, 0 for what is not."""
    return spaces.Box(0, 1, (len(spec.sequence()),), np.int8)


def actions(spec: Spec) -> spaces.Discrete[np.int64]:
    """The numbers of the moves, in the order of `Spec.sequence`."""
    return spaces.Discrete(len(spec.sequence()))
