"""What a seat of Das Riff may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.das_riff.choices import in_reach, price_of
from shoal.games.das_riff.deck import BROOD_CARDS, REEF_CARDS, WATER
from shoal.games.das_riff.display import by_rows, memory, table, unseen
from shoal.games.das_riff.state import CORALS, GAP, HIDDEN, OPEN, PLACES

FACE_DOWN = "?"


def shared(g: Record) -> dict[str, Any]:
    """RF-30: everything but the face-down cards and the order of the piles.

    `seen` is what is known only by having watched: a person is meant to remember it, and a table shows it as a
    memory aid or not at all.
    """
    rows = by_rows([shown(g, place) for place in range(PLACES)])
    return {
        **table(g, rows, int(g.pile_size), int(g.brood_pile_size)),
        "most_corals": CORALS,
        "seen": {
            "hidden": REEF_CARDS.write_sorted(
                REEF_CARDS.read("hidden", text) for layer in range(int(g.newest) + 1) for text in unseen(g, layer)
            ),
            **memory(g),
            "brood_pile": BROOD_CARDS.write_sorted(g.brood_pile[: g.brood_pile_size]),
        },
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """`prices` are those of `seat` (for a spectator: of the player whose turn it is)."""
    buyer = int(g.active) if seat == NOBODY else seat
    return {"prices": by_rows([price(g, buyer, place) for place in range(PLACES)])}


def shown(g: Record, place: int) -> str | None:
    """What a place of the display shows."""
    if g.faces[place] == GAP:
        return None
    return FACE_DOWN if g.faces[place] == HIDDEN else REEF_CARDS.text(int(g.reef[place]))


def price(g: Record, buyer: int, place: int) -> int | None:
    """What `buyer` pays for the card, or for turning it up; None where there is nothing to be bought."""
    gone = g.faces[place] == GAP or (g.faces[place] == OPEN and g.reef[place] == WATER)  # RF-13
    return None if gone or not in_reach(g, buyer, place) else int(price_of(g, buyer, place))
