"""Text and numbers, the same way for every game: moves, and reading positions with clear errors."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from shoal.engine.cards import Cards
from shoal.engine.errors import PositionError


def normal(text: str) -> str:
    """Text as it is compared: reading forgives case and spaces."""
    return "".join(text.split()).casefold()


class Moves:
    """All moves of a game. The number of a move is its place; `secret` are those that only their player may know."""

    def __init__(self, texts: Sequence[str], secret: Iterable[int] = ()) -> None:
        self.texts = tuple(texts)
        self.secret = frozenset(secret)
        self.numbers = {normal(text): number for number, text in enumerate(self.texts)}
        assert len(self.numbers) == len(self.texts), "two moves read the same"

    def text(self, action: int) -> str:
        """The move as it is written."""
        return self.texts[action]

    def number(self, text: str) -> int | None:
        """The move that `text` stands for, or None."""
        return self.numbers.get(normal(text))


class Reader:
    """Reads the keys of a position. Whatever is wrong is a `PositionError` that names the key."""

    def __init__(self, position: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in position:
            if key not in known:
                raise PositionError(str(key), "a position of this game has no such key")
        self.position = position

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return whole(key, self.position.get(key, default), low, high)

    def numbers(self, key: str, default: Sequence[int], low: int, high: int) -> list[int]:
        """A list of whole numbers, as long as `default`."""
        given = self.position.get(key, default)
        if not isinstance(given, list | tuple) or len(given) != len(default):
            raise PositionError(key, f"a list of {len(default)} numbers, not {given!r}")
        return [whole(key, number, low, high) for number in given]

    def choice(self, key: str, default: Any, choices: Sequence[Any]) -> Any:
        """One of `choices`."""
        given = self.position.get(key, default)
        if not any(given == choice and type(given) is type(choice) for choice in choices):
            raise PositionError(key, f"one of {', '.join(map(str, choices))}, not {given!r}")
        return given

    def cards(self, key: str, cards: Cards) -> list[int]:
        """A pile of cards; empty if it is left out."""
        return read_pile(key, self.position.get(key, []), cards)

    def piles(self, key: str, count: int, cards: Cards) -> list[list[int]]:
        """`count` piles of cards; empty if they are left out."""
        given = self.position.get(key, [[]] * count)
        if not isinstance(given, list | tuple) or len(given) != count:
            raise PositionError(key, f"a list of {count} lists of cards, not {given!r}")
        return [read_pile(key, pile, cards) for pile in given]


def whole(key: str, value: object, low: int, high: int) -> int:
    """`value`, if it is a whole number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(key, f"a whole number, not {value!r}")
    if not low <= value <= high:
        raise PositionError(key, f"a number from {low} to {high}, not {value}")
    return value


def read_pile(key: str, pile: object, cards: Cards) -> list[int]:
    """The numbers of the cards of a pile."""
    if not isinstance(pile, list | tuple):
        raise PositionError(key, f"a list of cards, not {pile!r}")
    return [cards.read(key, text) for text in pile]


def count_cards(cards: Cards, piles: Mapping[str, Sequence[int]]) -> None:
    """Refuse more copies of a card than there are; the key named is the pile in which one is too many."""
    left = list(cards.copies)
    for key, pile in piles.items():
        for number in pile:
            left[number] -= 1
            if left[number] < 0:
                copies = cards.copies[number]
                raise PositionError(key, f"there {'is' if copies == 1 else 'are'} only {copies} {cards.text(number)}")
