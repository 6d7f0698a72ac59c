"""What a seat of Fischen may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.fischen.deck import FACES, SYMBOLS
from shoal.games.tricks.positions import or_none
from shoal.games.tricks.views import seen, view_of_aside, view_of_table


def view(g: Record, seat: int) -> dict[str, Any]:
    """F1-30, F1-31: all cards that were played have been seen; `seen` is what one has to remember of that."""
    return {
        **view_of_table(g, seat, FACES, SYMBOLS),
        "called": symbol(g.called),
        "caller": or_none(g.caller),
        "lowest": bool(g.lowest),
        "next": announced(g),
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
