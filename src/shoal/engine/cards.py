"""Cards as numbers and as text. The number of a card is its place in deck order."""

from collections.abc import Iterable, Sequence

import numpy as np

from shoal.engine.errors import PositionError


def plain(numbers: Iterable[int]) -> Iterable[int]:
    """Plain numbers: Python is slow with those of an array."""
    return numbers.tolist() if isinstance(numbers, np.ndarray) else numbers


class Cards:
    """The cards that a game has: how each is written, and how many copies of it there are."""

    def __init__(self, texts: Sequence[str], copies: Sequence[int]) -> None:
        self.texts = tuple(texts)
        self.copies = tuple(copies)
        self.numbers = {text.casefold(): number for number, text in enumerate(texts)}

    def text(self, number: int) -> str:
        """The card in the notation."""
        return self.texts[number]

    def write(self, numbers: Iterable[int]) -> list[str]:
        """A pile in the notation, in its own order."""
        return list(map(self.texts.__getitem__, plain(numbers)))

    def write_sorted(self, numbers: Iterable[int]) -> list[str]:
        """A hand in the notation, in deck order."""
        return self.write(sorted(plain(numbers)))

    def read(self, key: str, text: object) -> int:
        """The number of a card; `key` is the key of the position in which it stands."""
        number = self.numbers.get("".join(text.split()).casefold()) if isinstance(text, str) else None
        if number is None:
            raise PositionError(key, f"there is no card {text!r}")
        return number
