"""Reading the decks of both games: which sea card carries how many stars (F1-3, F2-3)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.cards import Cards
from shoal.engine.errors import DeckError, PositionError
from shoal.games.tricks.table import STARS

Stars = npt.NDArray[np.uint8]


class Faces:
    """The cards one by one, as a record holds them: equal cards have numbers of their own, side by side."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.kinds = np.repeat(np.arange(len(cards.texts)), cards.copies)
        self.texts = [cards.texts[kind] for kind in self.kinds]
        self.first = {text: self.texts.index(text) for text in cards.texts}

    def text(self, number: int) -> str:
        """The card in the notation."""
        return self.texts[number]

    def write(self, numbers: Sequence[int]) -> list[str]:
        """A pile in the notation, in its own order."""
        return [self.texts[number] for number in numbers]

    def write_sorted(self, numbers: Sequence[int]) -> list[str]:
        """A hand in the notation, in deck order."""
        return self.write(sorted(numbers))


def read_stars(deck: Mapping[str, Any], faces: Faces, sea: Sequence[int], *keys: str) -> Stars:
    """The stars of each card, from the table `stars` of a deck file, in which each card of `sea` stands once.

    A deck file may have `keys`, and no others.
    """
    for key in deck:
        if key not in keys:
            raise DeckError(f"{key}: a deck of this game has {' and '.join(keys)}, and nothing else")
    table = deck.get("stars")
    if not isinstance(table, Mapping):
        raise DeckError("stars: a deck has a table [stars], with a list of cards for each number of stars")
    for key in table:
        if key not in map(str, range(1, STARS + 1)):
            raise DeckError(f"stars.{key}: there are 1 to {STARS} stars")
    stars: Stars = np.zeros(len(faces.texts), np.uint8)
    for number in range(1, STARS + 1):
        for text, card in cards_of_line(f"stars.{number}", table.get(str(number)), faces, sea):
            copies = [place for place in sea if faces.texts[place] == faces.texts[card]]
            free = [place for place in copies if not stars[place]]
            if not free:
                raise DeckError(f"stars.{number}: there is no {'third' if copies[1:] else 'second'} {text}")
            stars[free[0]] = number
    missing = faces.write([card for card in sea if not stars[card]])
    if missing:
        raise DeckError(f"stars: {len(missing)} of the {len(sea)} sea cards have none: {', '.join(missing)}")
    return stars


def cards_of_line(key: str, line: object, faces: Faces, sea: Sequence[int]) -> list[tuple[str, int]]:
    """The sea cards that a line of a deck file lists."""
    if not isinstance(line, list):
        raise DeckError(f"{key}: a list of cards, not {line!r}")
    listed = []
    for text in line:
        try:
            card = faces.first[faces.cards.text(faces.cards.read(key, text))]
        except PositionError as error:
            raise DeckError(str(error)) from error
        if card not in sea:
            raise DeckError(f"{key}: {text} is no card of the sea")
        listed.append((str(text), card))
    return listed
