"""What the tests of FAT FISH share: setting up, playing several moves, and being refused."""

from collections.abc import Sequence
from typing import Any

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game

COLOURS = "RYGBP"
COPIES = (3, 3, 4, 4, 3, 3)


def at(seed: int = 0, *, licences: bool = False, fiasco: bool = True, **keys: Any) -> Game:
    """A game that begins with these keys of a position; the other seats hold nothing unless `keys` say so."""
    return shoal.position("fat-fish", {"options": {"licences": licences, "fiasco": fiasco}, **keys}, seed=seed)


def with_row(row: Sequence[str], last: Sequence[str], **keys: Any) -> Game:
    """Row 1 holds `row`, and `last` are to be laid on it; the other rows end in a colour that is not among them."""
    used = {card[0] for card in [*row, *last]}
    other = next((colour for colour in COLOURS if colour not in used), row[-1][0])
    keys = {"rows": [list(row), [f"{other}1"], [f"{other}1"]], "hands": [list(last), ["R6"]], **keys}
    return at(**keys)


def play(game: Game, *moves: str) -> list[Event]:
    """All that happened in these moves."""
    return [event for move in moves for event in game.play(move)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: Sequence[Event], kind: str) -> Event:
    """The only event of that kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def refused(game: Game, move: str, rule: str | None, reason: str) -> None:
    """`move` breaks `rule`, and nothing has changed."""
    before = game.states.tobytes()
    history = list(game.history)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play(move)
    assert (refusal.value.rule, refusal.value.move, refusal.value.reason) == (rule, move, reason)
    assert str(refusal.value) == (f"'{move}' breaks {rule}: {reason}" if rule else f"'{move}': {reason}")
    assert game.states.tobytes() == before
    assert game.history == history
