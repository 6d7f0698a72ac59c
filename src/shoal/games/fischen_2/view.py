"""What a seat of Fischen 2 may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.fischen_2.deck import FACES, SYMBOLS
from shoal.games.tricks.positions import or_none
from shoal.games.tricks.views import seen, view_of_aside, view_of_hand, view_of_table


def shared(g: Record) -> dict[str, Any]:
    """F1-30, F2-24: the table, and what is trump."""
    return {
        **view_of_table(g, FACES, SYMBOLS),
        "weakest": or_none(g.weakest),
        "trump": None if g.trump == NOBODY else SYMBOLS[g.trump],
        "trump_set": bool(g.trump_set),
        "hidden": int(g.hidden_size),
        "tricks_left": int(g.tricks_left),
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """F1-30, F1-31: played cards have been seen; `seen` is what one has to remember of that."""
    return {
        "hand": view_of_hand(g, seat, FACES),
        "banked": view_of_aside(g, seat, FACES),
        "seen": seen(g, seat, FACES),
    }
