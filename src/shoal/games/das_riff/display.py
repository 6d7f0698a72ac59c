"""The table of Das Riff as plain JSON data: what a position and a view write alike."""

from collections.abc import Sequence
from typing import Any

from shoal.engine.state import Record
from shoal.games.das_riff.deck import BROOD_CARDS, REEF_CARDS, SYMBOLS
from shoal.games.das_riff.state import BOAT_TARGET, HIDDEN, LANES, NOTHING, OPEN, PLACES, ROWS, SEATS

PHASES = ("worm", "pick", "act", "pay", "turned", "coral")
PLACE_TEXTS = tuple(f"{row}/{lane}" for row in range(1, ROWS + 1) for lane in range(1, LANES + 1))
TARGETS = dict(enumerate((*PLACE_TEXTS, "boat"))) | {NOTHING: None}
assert TARGETS[BOAT_TARGET] == "boat"


def table(g: Record, rows: list[list[Any]], draw: Any, brood_pile: Any) -> dict[str, Any]:
    """Everything on the table; the cards of the display and the piles as given."""
    return {
        "active": int(g.active),
        "turn_number": int(g.turn_number),
        "dice": [SYMBOLS[die] for die in g.dice],
        "worms": [worms(g.worms[seat]) for seat in range(SEATS)],
        "stock": worms(g.stock),
        "rows": rows,
        "open": by_rows([bool(face == OPEN) for face in g.faces]),
        "draw": draw,
        "discard": REEF_CARDS.write_sorted(g.discards[: g.discards_size]),
        "broods": BROOD_CARDS.write_sorted(g.broods[: g.broods_size]),
        "brood_pile": brood_pile,
        "boats": g.boats.tolist(),
        "corals": [[coral(g, seat, number) for number in range(g.corals[seat])] for seat in range(SEATS)],
        "pearls": g.pearls.tolist(),
        "sharks": g.sharks.tolist(),
        "target": TARGETS[int(g.target)],
        "due": int(g.due),
    }


def memory(g: Record) -> dict[str, Any]:
    """What is remembered of the hidden cards (memory.py): layers, and what was new in each after the first."""
    laid = [int(g.laid[place]) if g.faces[place] == HIDDEN else None for place in range(PLACES)]
    return {
        "laid": by_rows(laid)[1:-1],
        "shuffled": [unseen(g, layer) for layer in range(1, int(g.newest) + 1)],
    }


def unseen(g: Record, layer: int) -> list[str]:
    """The hidden cards that were last seen when `layer` began."""
    return [REEF_CARDS.text(card) for card, number in enumerate(g.unseen[layer].tolist()) for _ in range(number)]


def by_rows(places: Sequence[Any]) -> list[list[Any]]:
    """The four rows of the display, lane 1 first."""
    return [list(places[row * LANES : (row + 1) * LANES]) for row in range(ROWS)]


def worms(counts: Any) -> dict[str, int]:
    """Worms by their colours."""
    return dict(zip(SYMBOLS, counts.tolist(), strict=True))


def coral(g: Record, seat: int, number: int) -> dict[str, str | None]:
    """What a coral holds."""
    fish, brood = int(g.coral_fish[seat, number]), int(g.coral_brood[seat, number])
    return {
        "fish": None if fish == NOTHING else REEF_CARDS.text(fish),
        "brood": None if brood == NOTHING else BROOD_CARDS.text(brood),
    }
