"""What a seat observes, as one row of numbers: for programs that learn.

Each game writes its rows itself (`games/<game>/observation.py`): all that a player with a perfect memory knows,
nothing else. Seats are relative, so that whoever looks is seat 0, the next one seat 1, and so on: what has been
learned at one seat holds at all of them.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shoal.engine.jit import inlined, jit
from shoal.engine.state import NOBODY

NUMBERS = np.int16
"""Points need more than a byte."""

Observation = npt.NDArray[np.int16]


class Part(NamedTuple):
    """A run of numbers in an observation."""

    name: str
    size: int
    meaning: str


def read(layout: tuple[Part, ...], observation: Observation) -> dict[str, list[int]]:
    """The numbers of an observation, part by part."""
    parts: dict[str, Any] = {}
    at = 0
    for part in layout:
        parts[part.name] = observation[at : at + part.size].tolist()
        at += part.size
    return parts


@inlined
def relative(players, seat, viewer):
    """The number by which `viewer` knows `seat`: how many places further round the table it sits."""
    return seat - viewer if seat >= viewer else seat - viewer + players


@inlined
def seat_at(players, number, viewer):
    """The seat that `viewer` knows by that number."""
    return number + viewer if number + viewer < players else number + viewer - players


@inlined
def one_of(out, at, choices, value):
    """Write `choices` numbers at place `at`: 1 for `value`, 0 for the others and for NOBODY. The next place."""
    out[at + max(value, 0)] = value >= 0  # no branch: the processor could not foretell it
    return at + choices


@inlined
def one_seat(players, out, at, seat, viewer):
    """Write a number for each seat at place `at`: 1 for `seat`, none for NOBODY. The next place."""
    return one_of(out, at, players, relative(players, seat, viewer) if seat != NOBODY else NOBODY)


@inlined
def number(out, at, value):
    """Write one number at place `at`. The next place."""
    out[at] = value
    return at + 1


@jit
def count(cards, held, out, at, kinds):
    """Count the first `held` of `cards`, by kind, from place `at` on. The next place."""
    for i in range(held):
        out[at + np.int64(cards[i])] += 1
    return at + kinds


@jit
def clear(out):
    """Begin an observation: all numbers are 0 until something is written."""
    for at in range(len(out)):
        out[at] = 0
