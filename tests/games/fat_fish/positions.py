"""What the tests of FAT FISH share: setting up, playing several moves, and being refused."""

from collections.abc import Sequence
from typing import Any

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.events import kinds as kinds
from tests.games.events import one as one
from tests.games.events import refused as refused

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
