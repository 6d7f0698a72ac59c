"""What a seat of Minnows may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from tests.toy.deck import CARDS, COUNT


def shared(g: Record) -> dict[str, Any]:
    """The card on the table, and what is still in play."""
    return {
        "lead": None if g.lead == NOBODY else CARDS.text(g.lead),
        "seen": {"left": CARDS.write(card for card in range(COUNT) if g.holder[card] != NOBODY)},
    }


def own(g: Record, seat: int, shared: dict[str, Any]) -> dict[str, Any]:
    """The own hand."""
    return {"hand": CARDS.write(card for card in range(COUNT) if seat != NOBODY and g.holder[card] == seat)}
