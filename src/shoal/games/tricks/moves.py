"""Which cards may be played, or taken out of a trick: the same in both games.

`kinds` gives the kind of each card (equal cards are one move), `colours` its colour.
"""

import numpy as np

from shoal.engine.jit import inlined, jit
from shoal.engine.state import NOBODY
from shoal.games.tricks.order import BUOY, colour_now
from shoal.games.tricks.rounds import is_taken


@inlined
def list_hand(g, kinds, first, out):
    """The actions from `first` on, one for each kind of card in the hand of the player whose turn it is."""
    seat, size = g.turn, g.hand_sizes[g.turn]  # read once: for all the compiler knows, `out` is part of `g`
    count = 0
    before = np.int64(NOBODY)
    for i in range(size):
        kind = kinds[g.hands[seat, i]]
        out[count] = first + kind
        count += kind != before
        before = kind
    return count


@jit
def holds(g, seat, colours, colour, trump):
    """Whether a player has a card of that colour."""
    for i in range(g.hand_sizes[seat]):
        if colour_now(colours[g.hands[seat, i]], trump) == colour:
            return True
    return False


@inlined
def list_cards(g, kinds, colours, trump, out):
    """F1-11 to F1-13, F2-9, F2-10: a card of the led colour if the player holds one; buoys and pufferfish always."""
    if g.led == NOBODY:
        return list_hand(g, kinds, 0, out)
    seat, size, led = g.turn, g.hand_sizes[g.turn], g.led
    count = 0
    follows = False
    before = np.int64(NOBODY)
    for i in range(size):
        card = np.int64(g.hands[seat, i])
        colour = colour_now(colours[card], trump)
        kind = kinds[card]
        out[count] = kind
        count += (colour == led or colour >= BUOY) and kind != before
        follows |= colour == led
        before = kind
    return count if follows else list_hand(g, kinds, 0, out)


@inlined
def list_trick(g, kinds, first, out):
    """F1-17, F2-16, F2-21: the actions from `first` on, rising, one for each kind of other card still in the trick."""
    count = 0
    for place in range(g.trick_size):
        if place != g.effect and not is_taken(g, place):
            action = first + kinds[g.trick[place]]
            at = count
            while at > 0 and out[at - 1] >= action:
                at -= 1
            if at == count or out[at] != action:
                for i in range(count, at, -1):
                    out[i] = out[i - 1]
                out[at] = action
                count += 1
    return count


@inlined
def place_in_hand(g, kinds, kind):
    """Where in the hand of the player whose turn it is a card of that kind is; NOBODY if there is none."""
    seat, size = g.turn, g.hand_sizes[g.turn]
    at = 0
    for i in range(size):
        at += kinds[g.hands[seat, i]] < kind
    return at if at < size and kinds[g.hands[seat, at]] == kind else NOBODY


@inlined
def place_in_trick(g, kinds, kind):
    """Where in the trick the first other card of that kind is that has not been taken; NOBODY if there is none."""
    for place in range(g.trick_size):
        if place != g.effect and kinds[g.trick[place]] == kind and not is_taken(g, place):
            return place
    return NOBODY
