"""Who remembers what: for each card that lies face down, the places in which it may be (F1-30, F1-31, F2-24).

Everything that everybody sees narrows or widens these sets. A hidden card that goes from one place to
another makes each card that may be in the first possible in the second; a card that is shown is where
it is; a player who does not follow holds none of the colour. How many cards lie in each place is open.
"""

import numpy as np

from shoal.engine.events import is_quiet
from shoal.engine.jit import inlined, jit
from shoal.games.tricks.table import BOAT, IN_HANDS, LATE, LAYERS, SEA, SECRETS


@inlined
def boat_place(seat, round_number):
    """The place of what `seat` caught in that round."""
    return BOAT + seat * LAYERS + round_number % LAYERS


@inlined
def layer_at(g, depth):
    """The layer that is so many layers below the top one, empty ones counted; this round's catch is the lowest."""
    return (g.round_number + 1 + depth) % LAYERS


@inlined
def sea_place(stars):
    """The place of a star group."""
    return SEA + stars - 1


@inlined
def left_of(g, seat):
    """The next seat. (A division, which `%` is, would take longer than the rest of most moves.)"""
    return seat + 1 if seat + 1 < g.players else 0


@jit
def spread(g, source, target):
    """A hidden card went from `source` to `target`: what may be in the one may be in the other."""
    if is_quiet(g):
        return
    for card in range(len(g.may)):
        g.may[card] |= (g.may[card] >> source & 1) << target
    for i in range(g.secrets):
        g.secret_may[i] |= (g.secret_may[i] >> source & 1) << target


@jit
def move_all(g, source, target):
    """All cards in `source` went to `target`."""
    if is_quiet(g):
        return
    rest = ~(1 << source)
    for card in range(len(g.may)):
        g.may[card] = (g.may[card] | (g.may[card] >> source & 1) << target) & rest
    for i in range(g.secrets):
        g.secret_may[i] = (g.secret_may[i] | (g.secret_may[i] >> source & 1) << target) & rest


@jit
def nothing_left(g, places):
    """There are no more cards in any of `places` (bits)."""
    if is_quiet(g):
        return
    rest = ~places
    for card in range(len(g.may)):
        g.may[card] &= rest
    for i in range(g.secrets):
        g.secret_may[i] &= rest


@inlined
def shown(g, card):
    """Everybody sees the card."""
    g.may[card] = 0
    g.knows[card] = 0
    kept = 0
    for i in range(g.secrets):
        if g.secret_cards[i] != card:
            g.secret_cards[kept] = g.secret_cards[i]
            g.secret_seats[kept] = g.secret_seats[i]
            g.secret_may[kept] = g.secret_may[i]
            kept += 1
    g.secrets = kept


@inlined
def placed(g, card, place):
    """Everybody has seen the card go to `place`."""
    if is_quiet(g):
        return
    g.may[card] = 1 << place


@inlined
def holds_none(g, seat, first, end):
    """F1-31: `seat` has shown that none of the cards `first` to `end` is in its hand."""
    if is_quiet(g):
        return
    rest = ~(1 << seat | 1 << (LATE + seat))
    for card in range(first, end):
        g.may[card] &= rest


@inlined
def learn(g, seat, card):
    """`seat` alone knows where the card lies now."""
    g.knows[card] = np.int64(g.knows[card]) | 1 << seat


@jit
def keep_secret(g, seat, card, place):
    """`seat` alone knows that the card is in `place` now."""
    if g.secrets < SECRETS:
        g.secret_cards[g.secrets] = card
        g.secret_seats[g.secrets] = seat
        g.secret_may[g.secrets] = 1 << place
        g.secrets += 1


@inlined
def leave_hand(g, seat, card):
    """`seat` shows a card of its hand. If it may be the late one, nobody knows whether it was."""
    if is_quiet(g):
        return
    if g.late[seat] and g.may[card] >> (LATE + seat) & 1:
        if g.may[card] >> seat & 1:
            spread(g, seat, LATE + seat)
        else:
            g.late[seat] = 0
            nothing_left(g, 1 << (LATE + seat))
    shown(g, card)


@jit
def leave_hand_hidden(g, seat, target):
    """A card of the hand of `seat`, the late one or not, goes face down to `target`."""
    spread(g, seat, target)
    if g.late[seat]:
        spread(g, LATE + seat, target)
        spread(g, seat, LATE + seat)


@jit
def hands_played(g):
    """All hands are empty."""
    nothing_left(g, IN_HANDS)
    for seat in range(g.players):
        g.late[seat] = 0
        g.voids[seat] = 0
