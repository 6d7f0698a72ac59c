"""The state of a game: one NumPy record, the same compiled and interpreted.

A batch is an array of records, a copy is a copy of memory, saving is bytes.
"""

from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine import events, rng

Record = Any
"""One state, `states[i]`: its fields are attributes. (Numba and NumPy both know them; mypy does not.)"""
States = npt.NDArray[Any]
Ints = npt.NDArray[np.int64]

NOBODY = -1
PLAYING = 0

COMMON = (
    ("players", "<i8"),
    ("start", "<i8"),  # the seat that started, or was named to start
    ("turn", "<i8"),  # the seat that decides; NOBODY when over
    ("phase", "<i8"),  # what it decides
    ("ended", "<i8"),  # PLAYING, or how the game ended: a place in the notation's `ENDINGS`
)


def record(*fields: tuple[Any, ...], tape: int) -> np.dtype[Any]:
    """The dtype of a game's state: its own `fields`, those that all games have, and `tape` for events."""
    dtype = np.dtype((np.record, [*COMMON, *fields, *rng.FIELDS, *events.tape_fields(tape)]))
    check(dtype)
    return quick(dtype)


def quick(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same records with fields that Python reads some ten times faster: `np.record` looks for them in Python.

    Views, positions and objections read hundreds of fields; compiled code does not notice.
    """
    assert dtype.names

    def field(name: str) -> property:
        def write(g: Any, value: Any) -> None:
            g[name] = value

        return property(itemgetter(name), write)

    fields = {name: field(name) for name in dtype.names}
    return np.dtype((type("record", (np.void,), {"__slots__": (), **fields}), dtype.descr))


def check(dtype: np.dtype[Any]) -> None:
    """Refuse, with a reason, what would go wrong silently in compiled code."""
    assert dtype.names
    assert dtype.fields
    width = 0
    for name in dtype.names:
        kind = dtype.fields[name][0]
        width += kind.itemsize
        if hasattr(np.record, name):
            raise TypeError(f"a field may not be called {name!r}: every np.record has an attribute of that name")
        if kind.base.kind not in "iu":
            raise TypeError(f"field {name!r} is not of whole numbers")
        if kind.base.str[0] not in "<|":
            raise TypeError(f"field {name!r} is not little-endian")
    if width != dtype.itemsize:
        raise TypeError("the record has padding, so that its bytes would not compare")


def new_states(dtype: np.dtype[Any], count: int = 1) -> States:
    """`count` states, all zero."""
    return np.zeros(count, dtype)


def copy_states(states: States) -> States:
    """An independent copy. (`states.copy()` means the same, but goes from field to field, ten times as slow.)"""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)
