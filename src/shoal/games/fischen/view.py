"""What a seat of Fischen may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.fischen.deck import FACES, SYMBOLS
from shoal.games.tricks.positions import or_none
from shoal.games.tricks.views import seen, view_of_aside, view_of_hand, view_of_table


def shared(g: Record) -> dict[str, Any]:
    """F1-30: the table, and what is announced."""
    return {
        **view_of_table(g, FACES, SYMBOLS),
        "called": symbol(g.called),
        "caller": or_none(g.caller),
        "lowest": bool(g.lowest),
        "next": announced(g),
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """F1-30, F1-31: all cards that were played have been seen; `seen` is what one has to remember of that."""
    return {
        "hand": view_of_hand(g, seat, FACES),
        "passed": view_of_aside(g, seat, FACES),
        "seen": seen(g, seat, FACES),
    }


def symbol(colour: int) -> str | None:
    """A colour in the notation."""
    return None if colour == NOBODY else SYMBOLS[colour]


def announced(g: Record) -> dict[str, Any]:
    """What is announced for the next trick."""
    return {
        "leader": or_none(g.next_leader),
        "caller": or_none(g.next_caller),
        "called": symbol(g.next_called),
        "lowest": bool(g.next_lowest),
    }
