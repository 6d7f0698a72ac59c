"""What a seat of Minnows may know."""

from typing import Any

from shoal.engine.state import NOBODY, Record
from tests.toy.deck import CARDS, COUNT


def view(g: Record, seat: int) -> dict[str, Any]:
    """The own hand, the card on the table, and what is still in play."""
    return {
        "hand": CARDS.write(card for card in range(COUNT) if seat != NOBODY and g.holder[card] == seat),
        "lead": None if g.lead == NOBODY else CARDS.text(g.lead),
        "seen": {"left": CARDS.write(card for card in range(COUNT) if g.holder[card] != NOBODY)},
    }
