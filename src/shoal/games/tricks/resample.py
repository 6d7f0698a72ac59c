"""Redrawing what a seat cannot know, the same way in both games.

A card whose place is not certain to the seat is *loose*. The loose cards are dealt anew to the places
they came from, as many to each as before, so that each lies where it may (`memory`). The result is a function of what
the seat knows and of the key: the loose cards are taken in deck order, not in the order in which they lie.

Exact: wherever counting settles how many cards of each kind go to each place, every deal that fits is
equally likely. That is so as long as nobody has shown a void in a colour that more than two places
could share, which includes all draws from boats and sea. What counting does not settle is dealt at
random, made to fit, and then mixed by random exchanges that keep it fitting, whose limit is the uniform
distribution (`MIXING` exchanges a card: the error is below what a few ten thousand deals can show).
Approximate: equal cards are followed as if they were marked; after a card that came late (passed, or drawn
by draw-one) may or may not have been played, "it was" weighs a little more than its share; of cards that
were hidden twice (banked or swapped, drawn, and hidden again) only the places are remembered, not how
many took which way. What the other seats know in secret is not redrawn: in the result they do not know it.
"""

import numpy as np

from shoal.engine.events import clear_events
from shoal.engine.jit import allocating, jit
from shoal.engine.rng import draw, seed_rng, shuffle
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.tricks.memory import boat_place, layer_at, sea_place
from shoal.games.tricks.table import ASIDE, FACE_DOWN, LATE, LAYERS, PLACES, SEA, STARS

NOWHERE = -1
MIXING = 8


@allocating
def redeal(g, seat, key):
    """Redraw all that `seat` cannot know."""
    seed_rng(g, key)
    clear_events(g)
    cards = len(g.may)
    place = np.full(cards, NOWHERE, np.int64)
    find_places(g, place)
    may = np.zeros(cards, np.int64)
    room = np.zeros(PLACES, np.int64)
    loose = find_loose(g, seat, place, may, room)
    if loose > 0:
        settle(g, place, may, room)
        if some_left(may):
            deal_rest(g, place, may, room)
    forget_secrets_of_others(g, seat, place)
    put_back(g, place)


@jit
def find_places(g, place):
    """Where each card that lies face down, or in a hand, is."""
    for seat in range(g.players):
        for i in range(g.hand_sizes[seat]):
            place[g.hands[seat, i]] = seat
        if g.aside[seat] != NOBODY:
            place[g.aside[seat]] = ASIDE + seat
        at = 0
        for depth in range(LAYERS):
            layer = layer_at(g, depth)
            for _ in range(g.layers[seat, layer]):
                place[g.piles[seat, at]] = boat_place(seat, layer)
                at += 1
        for i in range(g.catch_sizes[seat]):
            place[g.piles[seat, at + i]] = boat_place(seat, g.round_number)
    for i in range(g.sea_size):
        place[g.sea[i]] = sea_place(np.int64(g.stars[g.sea[i]]))
    for i in range(g.hidden_size):
        place[g.hidden[i]] = FACE_DOWN


@jit
def single(places):
    """Whether exactly one bit is set."""
    return places != 0 and places & (places - 1) == 0


@jit
def find_loose(g, seat, place, may, room):
    """Write where each loose card may lie (0 for all others) and how many lie in each place; how many there are."""
    own = 0 if seat == NOBODY else 1 << seat
    count = 0
    for card in range(len(place)):
        if place[card] == NOWHERE or place[card] == seat or np.int64(g.knows[card]) & own:
            continue
        places = g.may[card]
        for i in range(g.secrets):
            if g.secret_cards[i] == card and g.secret_seats[i] == seat:
                places = g.secret_may[i]
        if single(places):
            if place[card] < ASIDE and places == 1 << (LATE + place[card]):
                place[card] += LATE
            continue
        may[card] = places
        room[place[card]] += 1
        count += 1
    for owner in range(g.players):  # one card of the hand counts as the late one
        known = g.late[owner] - 1 == seat or certain_late(owner, place)
        if g.late[owner] and not known and room[owner] > 0:
            room[owner] -= 1
            room[LATE + owner] += 1
    open_places = np.int64(0)
    for p in range(PLACES):
        if room[p] > 0:
            open_places |= 1 << p
    for card in range(len(place)):
        may[card] &= open_places
    return count


@jit
def certain_late(owner, place):
    """Whether it is certain which card came late into the hand of `owner`."""
    for card in range(len(place)):
        if place[card] == LATE + owner:
            return True
    return False


@jit
def some_left(may):
    for card in range(len(may)):
        if may[card] != 0:
            return True
    return False


@jit
def give_place(card, p, place, may, room):
    """The card lies in place `p`."""
    place[card] = p
    may[card] = 0
    room[p] -= 1


@jit
def close_place(p, may):
    """Place `p` is full."""
    for card in range(len(may)):
        may[card] &= ~(1 << p)


@jit
def settle(g, place, may, room):
    """Deal out what counting settles: cards with one place left, and places for which only cards alike are left."""
    changed = True
    while changed:
        changed = False
        for card in range(len(may)):
            if single(may[card]):
                p = lowest_bit(may[card])
                give_place(card, p, place, may, room)
                if room[p] == 0:
                    close_place(p, may)
                changed = True
        for p in range(PLACES):
            if room[p] > 0:
                alike = count_alike(p, may)
                if alike > 0:
                    pick_some(g, p, alike, place, may, room)
                    close_place(p, may)
                    changed = True


@jit
def lowest_bit(places):
    p = 0
    while not places >> p & 1:
        p += 1
    return p


@jit
def count_alike(p, may):
    """How many cards may lie in `p`, if all of them may lie in the same places; else 0."""
    count = 0
    kind = np.int64(0)
    for card in range(len(may)):
        if may[card] >> p & 1:
            if count > 0 and may[card] != kind:
                return 0
            kind = may[card]
            count += 1
    return count


@jit
def pick_some(g, p, alike, place, may, room):
    """As many of the cards that may lie in `p` as there is room, all choices equally likely."""
    left = alike
    for card in range(len(may)):
        if room[p] > 0 and may[card] >> p & 1:
            if draw(g, left) < room[p]:
                give_place(card, p, place, may, room)
            left -= 1


@allocating
def deal_rest(g, place, may, room):
    """Deal at random what counting does not settle, the cards with fewest places first, then mix it."""
    cards = np.zeros(len(may), np.int64)
    size = 0
    for count in range(2, PLACES):
        first = size
        for card in range(len(may)):
            if may[card] != 0 and count_bits(may[card]) == count:
                cards[size] = card
                size += 1
        shuffle(g, cards, first, size)
    came_from = np.zeros(PLACES, np.int64)
    for i in range(size):
        place[cards[i]] = NOWHERE
    for i in range(size):
        card = cards[i]
        total = np.int64(0)
        for p in range(PLACES):
            if may[card] >> p & 1:
                total += room[p]
        if total > 0:
            place[card] = random_place(g, may[card], room, total)
            room[place[card]] -= 1
        else:
            make_room(card, cards, i, place, may, room, came_from)
    mix(g, cards, size, place, may)


@jit
def count_bits(places):
    count = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


@jit
def random_place(g, places, room, total):
    """One of `places`, each as likely as it has room."""
    chosen = draw(g, total)
    p = 0
    while True:
        if places >> p & 1:
            if chosen < room[p]:
                return p
            chosen -= room[p]
        p += 1


@jit
def make_room(card, cards, dealt, place, may, room, came_from):
    """Find a chain of cards already dealt that can each move on by one place, the last one into a place with room.

    There is one, because the cards do lie somewhere.
    """
    reached = may[card]
    for p in range(PLACES):
        came_from[p] = NOWHERE
    end = NOWHERE
    while end == NOWHERE:
        for i in range(dealt):
            mover = cards[i]
            if end == NOWHERE and reached >> place[mover] & 1:
                further = may[mover] & ~reached
                while further != 0 and end == NOWHERE:
                    p = lowest_bit(further)
                    further &= further - 1
                    reached |= 1 << p
                    came_from[p] = mover
                    if room[p] > 0:
                        end = p
    room[end] -= 1
    while came_from[end] != NOWHERE:
        mover = came_from[end]
        before = place[mover]
        place[mover] = end
        end = before
    place[card] = end


@jit
def mix(g, cards, size, place, may):
    """Exchange two or three cards at random, many times, whenever all of them may lie where they would go."""
    for step in range(MIXING * (size + 4)):
        a = cards[draw(g, size)]
        b = cards[draw(g, size)]
        c = cards[draw(g, size)] if step & 1 else a
        if a == b or (step & 1 and (b == c or a == c)):
            continue
        to_a, to_b, to_c = place[b], place[c], place[a]
        if may[a] >> to_a & 1 and may[b] >> to_b & 1 and may[c] >> to_c & 1:
            place[a] = to_a
            place[b] = to_b
            if step & 1:
                place[c] = to_c


@jit
def forget_secrets_of_others(g, seat, place):
    """What other seats know in secret is no part of what `seat` knows."""
    own = 0 if seat == NOBODY else 1 << seat
    for card in range(len(place)):
        if place[card] != seat:
            g.knows[card] = np.int64(g.knows[card]) & own
    kept = 0
    for i in range(g.secrets):
        if g.secret_seats[i] == seat:
            g.secret_cards[kept] = g.secret_cards[i]
            g.secret_seats[kept] = g.secret_seats[i]
            g.secret_may[kept] = g.secret_may[i]
            kept += 1
    for i in range(kept, g.secrets):
        g.secret_cards[i] = 0
        g.secret_seats[i] = 0
        g.secret_may[i] = 0
    g.secrets = kept


@allocating
def put_back(g, place):
    """Lay the cards where `place` says, in deck order, and shuffle what lies in an order nobody knows."""
    laid = 0
    for owner in range(g.players):
        g.hand_sizes[owner] = 0
    for card in range(len(place)):
        p = place[card]
        if p == FACE_DOWN:
            g.hidden[laid] = card
            laid += 1
        elif ASIDE <= p < LATE:
            g.aside[p - ASIDE] = card
        elif 0 <= p < SEA:
            owner = p if p < ASIDE else p - LATE
            g.hands[owner, g.hand_sizes[owner]] = card
            g.hand_sizes[owner] += 1
    order = np.zeros(len(place), np.int64)
    ends = sort_by_place(place, order)
    for owner in range(g.players):
        at = 0
        for depth in range(LAYERS):
            p = boat_place(owner, layer_at(g, depth))
            if depth < LAYERS - 1 or g.ended != PLAYING:
                shuffle(g, order, ends[p], ends[p + 1])
            for i in range(ends[p], ends[p + 1]):
                g.piles[owner, at] = order[i]
                at += 1
    for stars in range(1, STARS + 1):
        p = sea_place(stars)
        shuffle(g, order, ends[p], ends[p + 1])
        at = ends[p]
        for i in range(g.sea_size):
            if g.stars[g.sea[i]] == stars:
                g.sea[i] = order[at]
                at += 1


@allocating
def sort_by_place(place, order):
    """Write the cards by place, in deck order within each; what lies in `p` is from `ends[p]` to `ends[p + 1]`."""
    ends = np.zeros(PLACES + 2, np.int64)
    for card in range(len(place)):
        ends[place[card] + 2] += 1
    for p in range(1, PLACES + 2):
        ends[p] += ends[p - 1]
    counts = ends.copy()
    for card in range(len(place)):
        p = place[card] + 1
        order[counts[p]] = card
        counts[p] += 1
    return ends[1:]
