"""The cards of FAT FISH: `card = colour * 6 + value - 1`, R1 R2 … R6 Y1 … P6; and the licences A to I."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.cards import Cards
from shoal.engine.errors import DeckError
from shoal.engine.jit import jit

SYMBOLS = "RYGBP"  # red, yellow, green, blue, purple
COLOURS = len(SYMBOLS)
VALUES = 6
KINDS = COLOURS * VALUES
OF_A_COLOUR = 20
DECK_SIZE = COLOURS * OF_A_COLOUR

LICENCES = "ABCDEFGHI"
A, B, C, D, E, F, G, H = range(len(LICENCES) - 1)  # I, which reads like a 1, is the last
BONUS = (10, 10, 10, 10, 10, 7, 7, 7, 7)  # of each licence


def pack(deck: Mapping[str, Any]) -> npt.NDArray[np.uint8]:
    """FF-1: all cards in deck order, from the copies of each colour's values; refused if they do not add up."""
    for key in deck:
        if key != "copies":
            raise DeckError(f"a deck of FAT FISH has only the table copies, not {key}")
    copies = deck.get("copies")
    if not isinstance(copies, Mapping):
        raise DeckError(f"copies: a table with a line for each of the colours {' '.join(SYMBOLS)}, not {copies!r}")
    for colour in copies:
        if colour not in tuple(SYMBOLS):
            raise DeckError(f"copies.{colour}: there is no such colour; the colours are {' '.join(SYMBOLS)}")
    numbers = [number for colour in SYMBOLS for number in read_line(colour, copies.get(colour))]
    return np.repeat(np.arange(KINDS, dtype=np.uint8), numbers)


def read_line(colour: str, line: object) -> list[int]:
    """How many copies of each value a colour has."""
    if not isinstance(line, list | tuple) or len(line) != VALUES:
        raise DeckError(f"copies.{colour}: the copies of the {VALUES} values, not {line!r}")
    for number in line:
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise DeckError(f"copies.{colour}: a number of copies is 0 or more, not {number!r}")
    if sum(line) != OF_A_COLOUR:
        raise DeckError(f"copies.{colour}: {list(line)} are {sum(line)} cards, and every colour has {OF_A_COLOUR}")
    return list(line)


BOX = pack(tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8")))

CARDS = Cards(
    [f"{symbol}{value}" for symbol in SYMBOLS for value in range(1, VALUES + 1)],
    np.bincount(BOX, minlength=KINDS).tolist(),
)


@jit
def colour_of(card):
    """The colour of a fish."""
    return card // VALUES


@jit
def value_of(card):
    """The points on a fish."""
    return card % VALUES + 1


def write_counted(counts: npt.NDArray[Any]) -> list[str]:
    """A pile in the notation, in deck order, from how many of each card it has."""
    return CARDS.write(np.repeat(np.arange(KINDS), counts).tolist())


def write_licences(licences: int) -> list[str]:
    """Licences in the notation, from their bits."""
    return [name for licence, name in enumerate(LICENCES) if licences >> licence & 1]
