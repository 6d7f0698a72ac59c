"""Saved games: small JSON that replays byte for byte.

A save holds what a game is made of: the game and its version, the options (with the deck, if it is not
the game's own), the key of its chance, the position it began from (if it was not dealt), and the moves.
`checksum` tells a damaged file, `state` (a hash of the record after the last move) a replay that went
another way.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from shoal.engine.errors import SaveError, ShoalError
from shoal.engine.game import Game
from shoal.engine.spec import Spec

FORMAT = 1
FIELDS = {
    "format": int,
    "game": str,
    "version": int,
    "players": int,
    "start": int,
    "options": dict,
    "key": str,
    "position": dict | None,
    "moves": list,
    "state": str,
    "checksum": str,
}


def checksum(data: Mapping[str, Any]) -> str:
    """A hash of everything in the save but the checksum itself."""
    rest = {key: value for key, value in data.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def state_hash(game: Game) -> str:
    """A hash of the record's bytes, the same on every platform."""
    return hashlib.sha256(game.states.tobytes()).hexdigest()


def save(game: Game, **more: str) -> str:
    """The text of a save. `more` is kept in it, under the checksum, and means nothing to the game."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.spec.name,
        "version": game.spec.version,
        "players": game.players,
        "start": game.start,
        "options": game.options,
        "key": game.key.hex(),
        "position": game.origin,
        "moves": [game.action_text(action) for action in game.history],
        "state": state_hash(game),
        **more,
    }
    return json.dumps(data | {"checksum": checksum(data)}, ensure_ascii=False) + "\n"


def load(text: str, find: Callable[[str], Spec]) -> Game:
    """The game that `text` holds, replayed. `find` gives the spec of a game by its name."""
    data = read(text)
    spec = find(data["game"])
    if data["version"] != spec.version:
        ours = f"version {data['version']} of {spec.name}, and this is version {spec.version}"
        raise SaveError(f"this game was saved by {ours}: it would not replay the same way")
    game = begin(spec, data)
    for number, move in enumerate(data["moves"], 1):
        try:
            game.play(move)
        except ShoalError as error:
            raise SaveError(f"move {number} of the save cannot be made: {error}") from error
    if state_hash(game) != data["state"]:
        raise SaveError("the save's moves lead to another state than the one it was saved in")
    return game


def begin(spec: Spec, data: Mapping[str, Any]) -> Game:
    """The game of a save before its first move."""
    try:
        key = bytes.fromhex(data["key"])
        if data["position"] is not None:
            return Game.at(spec, data["position"], key)
        return Game(spec, data["players"], key, data["start"], data["options"])
    except ValueError as error:
        raise SaveError(f"the save cannot be set up: {error}") from error


def read(text: str) -> dict[str, Any]:
    """The data of a save, whole and of a known format."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError(f"this is not a saved game: {error}") from error
    if not isinstance(data, dict) or "format" not in data:
        raise SaveError("this is not a saved game: it names no format")
    if data["format"] != FORMAT:
        raise SaveError(f"this save has the format {data['format']!r}; this version of Shoal reads format {FORMAT}")
    for name, kind in FIELDS.items():
        if name not in data:
            raise SaveError(f"the save is damaged: {name} is missing")
        if not isinstance(data[name], kind):
            raise SaveError(f"the save is damaged: {name} is {data[name]!r}")
    if checksum(data) != data["checksum"]:
        raise SaveError("the save is damaged or was changed: its checksum does not fit")
    return data
