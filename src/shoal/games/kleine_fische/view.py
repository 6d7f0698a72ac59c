"""What a seat of Kleine Fische may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.kleine_fische.deck import CARDS


def shared(g: Record) -> dict[str, Any]:
    """KF-13: everything but the order of the deck.

    What lies open is said as such; `seen` is what is known only by having watched: a person is meant
    to remember it, and a table shows it as a memory aid or not at all.
    """
    sizes = g.collection_sizes[: g.players].tolist()
    collections = [CARDS.write_sorted(cards[:size]) for cards, size in zip(g.collections.tolist(), sizes, strict=False)]
    return {
        "session": int(g.session),
        "totals": g.totals[: g.players].tolist(),
        "series": CARDS.write(g.series[: g.series_size]),
        "deck": int(g.deck_size),
        "discard": int(g.discards_size),
        "collection": [],  # a spectator has none
        "collections": sizes,
        "seen": {
            "collections": collections,
            "discard": CARDS.write_sorted(g.discards[: g.discards_size]),
            "deck": CARDS.write_sorted(g.deck[: g.deck_size]),
        },
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """What lies before the seat itself."""
    return {"collection": [] if seat == NOBODY else shared["seen"]["collections"][seat]}
