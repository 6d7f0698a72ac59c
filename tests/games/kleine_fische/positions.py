"""What the tests of Kleine Fische share: setting up, looking for a roll, and being refused."""

from collections.abc import Sequence
from typing import Any

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game

SEEDS = 200  # among which every face of the die turns up


def at(seed: int = 0, **keys: Any) -> Game:
    """A game that begins with these keys of a position."""
    return shoal.position("kleine-fische", keys, seed=seed)


def raids(move: str, seeds: int = SEEDS, **keys: Any) -> list[tuple[Game, tuple[Event, ...]]]:
    """The raid `move`, carried out with many seeds; if `keys` do not say otherwise it is not the last move."""
    played = []
    for seed in range(seeds):
        game = at(seed, **{"phase": "raid", "deck": ["J1"], **keys})
        played.append((game, game.play(move)))
    return played


def raid_rolling(roll: int, move: str, **keys: Any) -> tuple[Game, tuple[Event, ...]]:
    """The raid `move` with a seed that rolls `roll`."""
    for game, events in raids(move, **keys):
        if one(events, "rolled").data["roll"] == roll:
            return game, events
    raise AssertionError(f"no seed rolls {roll}")


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
