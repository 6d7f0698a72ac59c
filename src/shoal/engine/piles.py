"""Piles of cards inside a record, for the rules."""

from shoal.engine.jit import jit
from shoal.engine.rng import shuffle


@jit
def fill(values, value):
    """Set all `values`. (`values[:] = value` means the same, but takes Numba a second to compile.)"""
    for i in range(len(values)):
        values[i] = value


@jit
def copy_cards(source, target):
    """Lay the cards of `source` into `target`, which is as long."""
    for i in range(len(source)):
        target[i] = source[i]


@jit
def sort_cards(cards, first, end):
    """Put `cards[first:end]` into deck order (by insertion: piles are short)."""
    for i in range(first + 1, end):
        card = cards[i]
        for j in range(first, i):
            other = cards[j]
            cards[j] = min(other, card)
            card = max(other, card)
        cards[i] = card


@jit
def redraw(g, cards, first, end):
    """Give `cards[first:end]` an order that owes nothing to the one they had."""
    sort_cards(cards, first, end)
    shuffle(g, cards, first, end)
