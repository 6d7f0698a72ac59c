"""What everybody remembers of the hidden cards of Das Riff (RF-30).

A card that lay face down before a shuffle is none of the cards that were shuffled in then: those had been
seen by all. So the hidden cards have layers. A face-down card is of the layer of the draw pile that it came
from (`laid`), and every shuffle begins a new one. A card that was shuffled in at the beginning of a layer
(`unseen`) can only be a hidden card of that layer or a later one.

Equal cards cannot be told apart: when one of them turns up, it is taken to be the one seen last. That
excludes no arrangement that is possible, and allows none that is not.
"""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.piles import fill
from shoal.engine.rng import draw, shuffle
from shoal.games.das_riff.deck import KINDS
from shoal.games.das_riff.state import HIDDEN, LAYERS, PLACES


@jit
def remember_nothing(g):
    """One layer of hidden cards, of which anything may lie anywhere."""
    g.newest = 0
    fill(g.laid, 0)
    for layer in range(LAYERS):
        fill(g.unseen[layer], 0)
    for place in range(PLACES):
        if g.faces[place] == HIDDEN:
            g.unseen[0, g.reef[place]] += 1
    for i in range(g.pile_size):
        g.unseen[0, g.pile[i]] += 1


@jit
def see(g, card, layer):
    """A hidden card of `layer` is shown to all: it is the one like it that was seen last."""
    while g.unseen[layer, card] == 0:
        layer -= 1
    g.unseen[layer, card] -= 1


@jit
def remember_shuffle(g):
    """The discard pile is shuffled into the draw pile: a new layer, in which its cards are the new ones."""
    merge_layers(g)
    if lies_hidden(g, g.newest):
        g.newest += 1
    for i in range(g.discards_size):
        g.unseen[g.newest, g.discards[i]] += 1


@jit
def lies_hidden(g, layer):
    """Whether a card of `layer` lies face down in the display."""
    for place in range(PLACES):
        if g.faces[place] == HIDDEN and g.laid[place] == layer:
            return True
    return False


@jit
def merge_layers(g):
    """Drop the layers of which no card lies face down any more; there is always room for another one then."""
    kept = 0
    for layer in range(g.newest + 1):
        if layer < g.newest and not lies_hidden(g, layer):
            move_layer(g, layer, layer + 1)  # what is new there is new in the next layer that is left
            continue
        if kept < layer:
            move_layer(g, layer, kept)
            for place in range(PLACES):
                if g.faces[place] == HIDDEN and g.laid[place] == layer:
                    g.laid[place] = kept
        kept += 1
    g.newest = kept - 1


@jit
def move_layer(g, source, target):
    """Add the unseen cards of one layer to those of another."""
    for card in range(KINDS):
        g.unseen[target, card] += g.unseen[source, card]
        g.unseen[source, card] = 0


@jit
def redraw_hidden(g):
    """Lay the hidden cards out anew, all arrangements that fit the memory being equally likely.

    The oldest layer draws first, from the cards that it may hold; what is left after the last is the pile.
    """
    size = 0
    for layer in range(g.newest + 1):
        for card in range(KINDS):
            for _ in range(g.unseen[layer, card]):
                g.pile[size] = card
                size += 1
        for place in range(PLACES):
            if g.faces[place] == HIDDEN and g.laid[place] == layer:
                chosen = draw(g, np.int64(size))
                size -= 1
                g.reef[place] = g.pile[chosen]
                g.pile[chosen] = g.pile[size]
    shuffle(g, g.pile, 0, g.pile_size)
