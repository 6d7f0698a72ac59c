"""What the search is told of Fischen and Fischen 2 alike: a round goes on by habit, and at its end a network judges."""

from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER, Settings
from shoal.engine.jit import jit

SETTINGS = Settings(trust=0.0, margin=0.005, repeat=16)  # dealing takes as long as playing
SHARPNESS = 2.0  # of the habits in playouts


@jit
def horizon(g):
    """The round."""
    return g.round_number


def read_table(name: str, shape: tuple[int, ...]) -> npt.NDArray[np.floating[Any]]:
    """The weights of that name beside the guides; before they were fitted, nothing is worth anything."""
    file = FOLDER / f"{name}.npy"
    if not file.exists():
        return np.zeros(shape)
    table: npt.NDArray[np.floating[Any]] = np.load(file)
    assert table.shape == shape, f"{file.name} is not of this guide: fit it anew"
    return table
