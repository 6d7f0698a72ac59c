"""What a seat observes, as numbers: the part that is the same in both games.

Of the cards, `hands` and `boats` have a number for each seat and card, `sea` and `trick` one for each card: together
they say all places in which the card may lie for all that the seat knows, as `views.places_known` does. A card that
everybody remembers alike is written from the record, all cards at once; those that the seat knows better follow.

All of this is compiled for each number of players by itself (`THREE`, `FOUR`, `FIVE`): where each number stands is then
known beforehand, and need not be worked out for every one that is written.
"""

import itertools
from collections.abc import Sequence

import numpy as np

from shoal.engine.jit import allocating, inlined, jit
from shoal.engine.observation import Part, number, one_of, one_seat, seat_at
from shoal.engine.piles import fill
from shoal.engine.state import NOBODY, Ints
from shoal.games.tricks.memory import layer_at
from shoal.games.tricks.resample import find_places
from shoal.games.tricks.stars import Faces
from shoal.games.tricks.table import ASIDE, BOAT, FACE_DOWN, LATE, LAYERS, ROUNDS, SEA, STARS

IN_LAYERS = (1 << LAYERS) - 1  # the bits of a boat, moved down
IN_SEA = (1 << STARS) - 1
IN_HAND = 1
SET_ASIDE = (1 << LATE) - (1 << ASIDE)
HIDDEN = 8  # more than any place in a trick
THREE, FOUR, FIVE = map(np.int64, range(3, 6))  # players; as plain numbers, each would make Numba compile all again


def twins_of(faces: Faces) -> Ints:
    """The first of two equal cards each: nobody can tell them apart."""
    pairs = itertools.pairwise(faces.texts)
    return np.array([card for card, (one, other) in enumerate(pairs) if one == other])


def parts_of_table(players: int, phases: Sequence[str], colours: str, aside: str) -> tuple[Part, ...]:
    """The trick and how many cards lie everywhere else; `aside` is what the game calls the cards set aside."""
    return (
        Part("turn", players, "1 for the seat that decides"),
        Part("phase", len(phases), f"1 for what it decides: {', '.join(phases)}"),
        Part("start", players, "1 for the start seat"),
        Part("round", 1, f"1 to {ROUNDS}"),
        Part("leader", players, "1 for the seat that leads this trick"),
        Part("led", len(colours), f"1 for the colour to follow: {', '.join(colours)}"),
        Part("taken", players, "for each place in the trick 1 if its card was taken first, 2 if second, …"),
        Part("effect", players, "1 for the place in the trick whose effect is being decided"),
        Part("winner", players, "1 for the seat that has won the trick, while it is being settled"),
        Part("last_first", players, "1 for the seat that played first to the last trick of the round before"),
        Part("last_leader", players, "1 for the seat that led the trick before this one"),
        Part("last_winner", players, "1 for the seat that won it"),
        Part("last_trick", players, "its cards in the order played, by their place among the kinds of card, from 1"),
        Part("groups", STARS, "how many cards with 1 star are in the sea, with 2, …"),
        Part("scores", players, "the points of each seat"),
        Part(aside, players, "1 for each seat that has set a card aside"),
        Part("hand_sizes", players, "how many cards each seat has in its hand"),
        Part("catch_sizes", players, "how many it has caught in this round"),
        Part("voids", players * len(colours), "for each seat, 1 for each colour that it has shown not to hold"),
        Part("layers", players * LAYERS, "for each seat, how many cards of each layer its boat has, the oldest first"),
    )


def parts_of_cards(players: int, cards: int) -> tuple[Part, ...]:
    """Where each card may lie."""
    return (
        Part(
            "hands",
            players * cards,
            "for each seat, for each card 1 if it may be in its hand, 2 if set aside, 3 if either",
        ),
        Part(
            "boats",
            players * cards,
            "for each seat, for each card 1 if it may be in the layer of its boat that is drawn next, "
            "2 for the one caught a round later, 4 for the next, …; the sum if in several",
        ),
        Part("sea", cards, "for each card its stars if it may be in the sea"),
        Part("trick", cards, f"for each card its place in the trick, from 1; {HIDDEN} if it may lie there face down"),
    )


@inlined
def observe_table(g, players, seat, out, phases, colours, kinds):
    """Write the parts of the table. The next place."""
    for at in range(len(out) - 2 * (players + 1) * len(g.may)):  # all of the cards is written anyway
        out[at] = 0
    at = one_seat(players, out, 0, g.turn, seat)
    at = one_of(out, at, phases, g.phase if g.turn != NOBODY else NOBODY)
    at = one_seat(players, out, at, g.start, seat)
    at = number(out, at, g.round_number)
    at = one_seat(players, out, at, g.leader, seat)
    at = one_of(out, at, colours, g.led)
    for i in range(g.taken_size):
        out[at + np.int64(g.taken[i])] = i + 1
    at = one_of(out, at + players, players, g.effect)
    at = one_seat(players, out, at, g.winner, seat)
    at = one_seat(players, out, at, g.last_first, seat)
    at = one_seat(players, out, at, g.last_leader, seat)
    at = one_seat(players, out, at, g.last_winner, seat)
    for place in range(g.last_size):
        out[at + place] = kinds[g.last_trick[place]] + 1
    at = observe_groups(g, out, at + players)
    return observe_seats(g, players, seat, out, at, colours)


@inlined
def observe_groups(g, out, at):
    """Write how many cards of each star group are in the sea. The next place.

    They are counted in one number, a byte for each group: numbers of `out` would have to wait for each other.
    """
    groups = np.int64(0)
    for i in range(g.sea_size):
        groups += 1 << 8 * np.int64(g.stars[g.sea[i]])
    for stars in range(1, STARS + 1):
        out[at + stars - 1] = groups >> 8 * stars & 0xFF
    return at + STARS


@inlined
def observe_seats(g, players, seat, out, at, colours):
    """Write what everybody sees of each seat. The next place."""
    oldest = layer_at(g, 0)
    voids = at + 4 * players
    layers = voids + colours * players
    for place in range(players):
        other = seat_at(players, place, seat)
        out[at + place] = g.points[other]
        out[at + players + place] = g.aside[other] != NOBODY
        out[at + 2 * players + place] = g.hand_sizes[other]
        out[at + 3 * players + place] = g.catch_sizes[other]
        shown = g.voids[other]
        for colour in range(colours):
            out[voids + place * colours + colour] = shown >> colour & 1
        for depth in range(LAYERS):
            out[layers + place * LAYERS + depth] = g.layers[other, (oldest + depth) % LAYERS]
    return layers + players * LAYERS


# Where each card may lie


@inlined
def in_hand(places, owner):
    """The number of a card in `hands`: whether it may be in the hand of `owner`, or set aside by it."""
    return (places | places >> LATE) >> owner & 1 | (places >> ASIDE >> owner & 1) << 1


@inlined
def in_boat(places, owner, top):
    """The number of a card in `boats`; `top` is the layer that `owner` draws next."""
    layers = places >> (BOAT + owner * LAYERS) & IN_LAYERS
    return (layers | layers << LAYERS) >> top & IN_LAYERS


@inlined
def in_sea(places, stars):
    """The number of a card in `sea`."""
    return stars if places >> SEA & IN_SEA else 0


@inlined
def face_down(places):
    """The number of a card in `trick` if it has not been played."""
    return (places >> FACE_DOWN & 1) * HIDDEN


@inlined
def top_layer(g, owner):
    """The layer that `owner` draws next: the oldest with cards in it, else this round's catch."""
    top = layer_at(g, LAYERS - 1)
    for depth in range(LAYERS - 2, -1, -1):
        layer = layer_at(g, depth)
        top = layer if g.layers[owner, layer] > 0 else top
    return top


@inlined
def observe_cards(g, players, seat, out, at, twins):
    """Write where each card may lie. The next place.

    `twins` are the first of two equal cards each, which nobody can tell apart.
    """
    cards = len(g.may)
    trick = at + (2 * players + 1) * cards
    observe_all(g, players, seat, out, at)
    for i in range(g.secrets):
        secret = np.int64(g.secret_cards[i])
        if g.secret_seats[i] == seat and out[at + secret] != IN_HAND:
            elsewhere = g.secret_may[i] & ~(1 << seat | 1 << (LATE + seat))  # a seat knows its own hand
            observe_card(g, players, seat, out, at, secret, elsewhere)
    if knows_more(g, seat):
        observe_known(g, players, seat, out, at)
    for place in range(g.trick_size):
        out[trick + np.int64(g.trick[place])] += place + 1
    for first in twins:
        sort_twins(players, cards, out, at + first)
    return trick + cards


@inlined
def observe_all(g, players, seat, out, at):
    """Write the own hand and, for all other cards at once, what everybody knows; `at` is where `hands` begin.

    A card of the own hand may lie nowhere else: 1 less than its number is 0, of all other cards it is all bits.
    """
    cards = len(g.may)
    own = out[at : at + cards]
    fill(own, 0)
    for i in range(g.hand_sizes[seat]):
        own[g.hands[seat, i]] = IN_HAND
    for place in range(players):
        owner = seat_at(players, place, seat)
        top = top_layer(g, owner)
        hand = out[at + place * cards : at + (place + 1) * cards]
        boat = out[at + (players + place) * cards : at + (players + place + 1) * cards]
        if place == 0:  # what others think of the own hand says nothing
            for card in range(cards):
                boat[card] = in_boat(g.may[card] & own[card] - 1, owner, top)
        else:
            for card in range(cards):
                hand[card] = in_hand(g.may[card] & own[card] - 1, owner)
                boat[card] = in_boat(g.may[card] & own[card] - 1, owner, top)
    sea = out[at + 2 * players * cards : at + (2 * players + 1) * cards]
    for card in range(cards):
        sea[card] = in_sea(g.may[card] & own[card] - 1, np.int64(g.stars[card]))
    trick = out[at + (2 * players + 1) * cards : at + (2 * players + 2) * cards]
    fill(trick, 0)
    if g.hidden_size > 0:
        for card in range(cards):
            trick[card] = face_down(g.may[card] & own[card] - 1)
    for card in range(cards):
        own[card] |= in_hand(g.may[card] & own[card] - 1 & SET_ASIDE, seat)


@jit
def observe_card(g, players, seat, out, at, card, places):
    """Write where a card may lie of which `seat` knows more than everybody; `at` is where `hands` begin."""
    cards = len(g.may)
    for place in range(players):
        owner = seat_at(players, place, seat)
        out[at + place * cards + card] = in_hand(places, owner)
        out[at + (players + place) * cards + card] = in_boat(places, owner, top_layer(g, owner))
    at += 2 * players * cards + card
    out[at] = in_sea(places, np.int64(g.stars[card]))
    out[at + cards] = face_down(places)


@inlined
def knows_more(g, seat):
    """Whether `seat` knows of any card where it lies though not everybody does."""
    known = np.int64(0)
    for card in range(len(g.knows)):
        known = (known | g.knows[card]) & 0xFF
    return known >> seat & 1


@allocating
def observe_known(g, players, seat, out, at):
    """Write where the cards lie of which `seat` knows it though not everybody does."""
    place = np.zeros(len(g.may), np.int64)
    find_places(g, place)
    for card in range(len(g.may)):
        if np.int64(g.knows[card]) >> seat & 1:
            observe_card(g, players, seat, out, at, card, 1 << place[card])


@inlined
def sort_twins(players, cards, out, at):
    """Put two equal cards, whose first numbers stand at `at`, into an order that is not that of their numbers."""
    row = at + (2 * players + 1) * cards
    while row >= at and out[row] == out[row + 1]:
        row -= cards
    if row >= at and out[row] < out[row + 1]:
        while row >= at:
            out[row], out[row + 1] = out[row + 1], out[row]
            row -= cards
