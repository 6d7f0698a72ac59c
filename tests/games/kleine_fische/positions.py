"""What the tests of Kleine Fische share: setting up, looking for a roll, and being refused."""

from typing import Any

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.events import kinds as kinds
from tests.games.events import one as one
from tests.games.events import refused as refused

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
