"""What the tests of Das Riff share: setting up, and being refused."""

from typing import Any

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.events import kinds as kinds
from tests.games.events import one as one
from tests.games.events import refused as refused

EMPTY = {"fish": None, "brood": None}


def at(seed: int = 0, **keys: Any) -> Game:
    """A game that begins with these keys of a position, in the middle of a turn unless they say otherwise."""
    return shoal.position("das-riff", {"phase": "act", **keys}, seed=seed)


def reef(*rows: list[str | None], hidden: bool = False, **keys: Any) -> Game:
    """A game with these rows, all open unless `hidden` leaves the middle ones face down."""
    padded = [*rows, *[[]] * (4 - len(rows))]
    shown = [[card is not None for card in cards] for cards in padded]
    if hidden:
        shown[1] = shown[2] = []
    return at(rows=padded, open=shown, **keys)


def over(**keys: Any) -> Game:
    """A game that is over."""
    return shoal.position("das-riff", {"over": True, **keys}, seed=0)


def worms(text: str = "", other: str = "") -> list[dict[str, int]]:
    """The worms of both seats, a letter each: `worms("RRB")`."""
    return [{colour: letters.count(colour) for colour in "RYGBPO"} for letters in (text, other)]


def fish(*cards: str | None) -> list[dict[str, str | None]]:
    """Corals with these fish on them."""
    return [{"fish": card, "brood": None} for card in cards]


def broods(*cards: str) -> list[dict[str, str | None]]:
    """Corals with these broods on them."""
    return [{"fish": None, "brood": card} for card in cards]


def row(*cards: str | None) -> list[str | None]:
    """A row, gaps to the reef end."""
    return [*cards, *[None] * (8 - len(cards))]


def play(game: Game, *moves: str) -> tuple[Event, ...]:
    """Make the moves; what happened in the last of them."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events = game.play(move)
    return events
