"""The cards of Minnows: 1 to 6."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.cards import Cards

COUNT = 6
CARDS = Cards([str(value) for value in range(1, COUNT + 1)], [1] * COUNT)


def pack(deck: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """All cards."""
    return np.array(deck["values"], np.uint8) - 1
