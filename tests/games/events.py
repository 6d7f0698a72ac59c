"""What the tests of every game share: looking at events, and being refused."""

from collections.abc import Sequence

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game


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
