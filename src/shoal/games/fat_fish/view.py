"""What a seat of FAT FISH may know."""

from typing import Any

import numpy as np

from shoal.engine.state import NOBODY, Record
from shoal.games.fat_fish.deck import CARDS, KINDS, write_counted, write_licences
from shoal.games.fat_fish.knowledge import count_unseen
from shoal.games.fat_fish.licences import licences_of, licences_to_choose
from shoal.games.fat_fish.rules import points_in
from shoal.games.fat_fish.state import FULL, ON_TABLE, ROWS


def shared(g: Record) -> dict[str, Any]:
    """FF-31: all that lies open, and how many cards there are of the rest.

    `seen` is what is known only by having watched: a person is meant to remember it, and a table shows
    it as a memory aid or not at all.
    """
    seats = range(g.players)
    return {
        "row": None if g.row == NOBODY else int(g.row) + 1,
        "laid": CARDS.write(g.laid[: g.laid_size]),
        "full": FULL,
        "rows": [CARDS.write(g.rows[row, : g.row_sizes[row]]) for row in range(ROWS)],
        "reserve": int(g.reserve_size),
        "hand": [],  # a spectator has none
        "hands": g.hand_sizes[: g.players].tolist(),
        "piles": g.pile_sizes[: g.players].tolist(),
        "plus": [write_counted(g.plus[owner]) for owner in seats],
        "plus_points": [int(points_in(g.plus[owner])) for owner in seats],
        "minus": [int(g.minus[owner].sum()) for owner in seats],
        "box": int(g.box.sum()),
        "kept": CARDS.write(g.kept[: g.kept_size]),
        "earned": write_licences(licences_to_choose(g)),
        "licences": write_licences(licences_of(g, ON_TABLE)),
        "licence_owners": [write_licences(licences_of(g, owner)) for owner in seats],
        "fiasco": None if g.fiasco == NOBODY else int(g.fiasco),
        "seen": {
            "minus": [write_counted(g.minus[owner]) for owner in seats],
            "hands": [CARDS.write(g.known[owner, : g.known_sizes[owner]]) for owner in seats],
        },
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """FF-31: the own hand; what is unseen depends on it."""
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(g, seat, unseen)
    return {
        "hand": [] if seat == NOBODY else CARDS.write(g.hands[seat, : g.hand_sizes[seat]]),
        "seen": {**shared["seen"], "unseen": write_counted(unseen)},
    }
