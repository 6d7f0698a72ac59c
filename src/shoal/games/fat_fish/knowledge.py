"""What everybody knows, and what is left to chance."""

import numpy as np

from shoal.engine.jit import allocating, jit
from shoal.engine.piles import fill, sort_cards
from shoal.engine.rng import seed_rng, shuffle
from shoal.games.fat_fish.deck import DECK_SIZE, KINDS


@jit
def deal_unseen(g, seat, cards, first, end):
    """Deal `cards[first:end]` to where `seat` cannot look: other hands, piles and reserve as large as they are, box."""
    at = first
    for owner in range(g.players):
        if owner != seat:
            known = g.known_sizes[owner]
            for i in range(g.hand_sizes[owner]):
                if i < known:
                    g.hands[owner, i] = g.known[owner, i]
                else:
                    g.hands[owner, i] = cards[at]
                    at += 1
            sort_cards(g.hands[owner], 0, g.hand_sizes[owner])
        for i in range(g.pile_sizes[owner]):
            g.piles[owner, i] = cards[at]
            at += 1
    for i in range(g.reserve_size):
        g.reserve[i] = cards[at]
        at += 1
    fill(g.box, 0)
    for i in range(at, end):
        g.box[cards[i]] += 1


@jit
def count_unseen(g, seat, unseen):
    """FF-31: write how many copies of each card lie where `seat` cannot know them."""
    for card in range(KINDS):
        unseen[card] = g.box[card]
    for owner in range(g.players):
        if owner != seat:
            for i in range(g.hand_sizes[owner]):
                unseen[g.hands[owner, i]] += 1
            for i in range(g.known_sizes[owner]):
                unseen[g.known[owner, i]] -= 1
        for i in range(g.pile_sizes[owner]):
            unseen[g.piles[owner, i]] += 1
    for i in range(g.reserve_size):
        unseen[g.reserve[i]] += 1


@allocating
def resample(g, seat, key):
    """FF-31: all unseen cards are alike; a card taken back after a fiasco was seen."""
    seed_rng(g, key)
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(g, seat, unseen)
    cards = np.zeros(DECK_SIZE, np.uint8)
    size = 0
    for card in range(KINDS):
        for _ in range(unseen[card]):
            cards[size] = card
            size += 1
    shuffle(g, cards, 0, size)
    deal_unseen(g, seat, cards, 0, size)
