"""How the players of Das Riff stand when a turn begins, as the inputs of the network that judges it.

The player whose turn begins comes first, then the other in the same way. Nothing is told of a colour by its name: what
counts of a fish is whether there is a partner for it, and what that still takes. All that lies open has flowed already.
"""

from itertools import accumulate

import numpy as np

from shoal.bots.heuristics.das_riff import PARTNERS
from shoal.engine.jit import allocating, inlined, jit
from shoal.games.das_riff.choices import own_row, price_of
from shoal.games.das_riff.deck import COLOURS, CORAL, FISH, KINDS, PAIRS, WATER
from shoal.games.das_riff.state import (
    CORALS,
    HIDDEN,
    LANES,
    NOTHING,
    OPEN,
    PLACES,
    PRICE_BOAT,
    PRICE_OTHER,
    ROWS,
    SEATS,
)

PAIR = np.array(PAIRS)
BOTH_SEXES = 0b11

# How near a partner for a parent is: in reach with so many worms missing, a boat or more away, or not in sight
SHORT_BY = 0  # to 3
ONE_BOAT, ONE_BOAT_AND_WORMS, FAR, HIDDEN_TWICE, HIDDEN_ONCE, DISCARDED, HELD, NO_BROOD = range(4, 12)
NEARNESS = 12
DISTANCES = 4  # lanes beyond the boats, of a card that is no fish

SIZES = {
    "broods": CORALS,  # one of these
    "empty": 4,  # corals: one of these
    "corals": CORALS + 1,  # one of these
    "boats": LANES,  # one of these
    "pearls": 4,  # at least 1, 2 …
    "sharks": 3,  # at least 1, 2 …
    "worms": 6,  # all; how many colours with at least 1, 2, 3, 4; beyond a dozen
    "partner": NEARNESS,  # for how many parents the nearest partner is so near
    "second": NEARNESS,  # and the next one
    "ready": 4,  # different partners that can be bought now: at least 1, 2, 3; what they cost
    "needed": 4,  # broods beyond those: one of these
    "pairs": 6,  # open broods of which both parents lie open: to be had now, nearly, later; without an empty coral
    "cards": 3 * PRICE_OTHER * DISTANCES,  # corals, pearls and sharks, by price and distance
    "begin": 2,  # fish that can be bought: that have a brood; all
    "withheld": 1,  # parents that are partners for the other
}
STARTS = [0, *accumulate(SIZES.values())]
BROODS, EMPTY, OWNED_CORALS, BOATS, PEARLS, SHARKS, WORMS, PARTNER, SECOND = STARTS[:9]
READY, NEEDED, OPEN_PAIRS, CARDS, BEGIN, WITHHELD, PLAYER = STARTS[9:]
TURN, HIDDEN_CORALS = 2 * PLAYER, 2 * PLAYER + 1
REEF = 2 * PLAYER + 2  # what lies at each place, from the row of the player whose turn begins
# At each: coral, pearl, shark, water; a fish, one wanted by the first player, by the other, by a brood; a hidden card
A_FISH, A_WANTED_FISH, A_HIDDEN_CARD, SHOWN = KINDS - FISH, KINDS - FISH + 1, KINDS - FISH + 4, KINDS - FISH + 5
INPUTS = REEF + PLACES * SHOWN

# Of the cheapest way for a player to get a fish that lies open
EFFORT, MISSING, BEYOND, PRICE = range(4)
OUT_OF_SIGHT = 1000  # an effort beyond all others
DOZEN = 12
NEARLY = 2  # worms


@allocating
def describe(g, out):
    """Write the inputs, in which all numbers are about as large as one."""
    for i in range(INPUTS):
        out[i] = 0.0
    hidden = np.zeros(KINDS, np.int64)
    discarded = np.zeros(KINDS, np.int64)
    for layer in range(g.newest + 1):
        for card in range(KINDS):
            hidden[card] += g.unseen[layer, card]
    for i in range(g.discards_size):
        discarded[g.discards[i]] += 1
    offers = np.zeros((SEATS, FISH, 4), np.int64)
    find_offers(g, offers, out)
    describe_reef(g, out)
    for seat in range(SEATS):
        at = 0 if seat == g.active else PLAYER
        describe_means(g, seat, out, at)
        describe_parents(g, seat, offers[seat], hidden, discarded, out, at)
        describe_pairs(g, seat, offers[seat], out, at)
    out[TURN] = g.turn_number / 50.0
    out[HIDDEN_CORALS] = hidden[CORAL] / 4.0


@inlined
def one_of(out, at, size, number):
    """Write 1 at the place of a number, or at the last place if it is too large."""
    out[at + min(size - 1, number)] = 1.0


@inlined
def at_least(out, at, size, number):
    """Write 1 at as many places."""
    for i in range(min(size, number)):
        out[at + i] = 1.0


@jit
def find_offers(g, offers, out):
    """Find the cheapest way to each fish that lies open, for both players, and write what else does."""
    for seat in range(SEATS):
        for fish in range(FISH):
            offers[seat, fish, EFFORT] = OUT_OF_SIGHT
    for place in range(PLACES):
        card = np.int64(g.reef[place])
        if g.faces[place] != OPEN or card == WATER:
            continue
        for seat in range(SEATS):
            price = price_of(g, seat, place)
            beyond = max(0, place % LANES + 1 - g.boats[seat])
            if card < FISH:
                missing = max(0, price - g.worms[seat, card // 2] - g.pearls[seat])
                effort = (PRICE_OTHER + 1) * (missing + PRICE_BOAT * beyond) + price
                offer = offers[seat, card]
                if effort < offer[EFFORT]:
                    offer[EFFORT] = effort
                    offer[MISSING] = missing
                    offer[BEYOND] = beyond
                    offer[PRICE] = price
            else:
                at = CARDS if seat == g.active else PLAYER + CARDS
                kind = (card - CORAL) * PRICE_OTHER + price - 1
                out[at + kind * DISTANCES + min(DISTANCES - 1, beyond)] += 1.0


@allocating
def describe_reef(g, out):
    """Write what lies at each place, as the player whose turn begins sees it."""
    wanted = np.zeros(SEATS + 1, np.int64)  # fish, as bits: as partners for the first player, for the other; by a brood
    for i in range(g.broods_size):
        brood = np.int64(g.broods[i])
        for seat in range(SEATS):
            for coral in range(g.corals[seat]):
                parent = np.int64(g.coral_fish[seat, coral])
                partner = PARTNERS[parent, brood] if parent != NOTHING else NOTHING
                if partner != NOTHING:
                    wanted[0 if seat == g.active else 1] |= 1 << partner
        wanted[SEATS] |= BOTH_SEXES << 2 * PAIR[brood, 0] | BOTH_SEXES << 2 * PAIR[brood, 1]
    for place in range(PLACES):
        row = place // LANES if own_row(g.active) == 0 else ROWS - 1 - place // LANES
        at = REEF + (row * LANES + place % LANES) * SHOWN
        card = np.int64(g.reef[place])
        if g.faces[place] == HIDDEN:
            out[at + A_HIDDEN_CARD] = 1.0
        elif g.faces[place] == OPEN and card >= FISH:
            out[at + card - FISH] = 1.0
        elif g.faces[place] == OPEN:
            out[at + A_FISH] = 1.0
            for i in range(SEATS + 1):
                out[at + A_WANTED_FISH + i] = wanted[i] >> card & 1


@jit
def describe_means(g, seat, out, at):
    """Write boats, pearls, sharks and worms."""
    out[at + BOATS + g.boats[seat] - 1] = 1.0
    at_least(out, at + PEARLS, 4, g.pearls[seat])
    at_least(out, at + SHARKS, 3, g.sharks[seat])
    worms = 0
    for colour in range(COLOURS):
        worms += g.worms[seat, colour]
        for i in range(min(4, g.worms[seat, colour])):
            out[at + WORMS + 1 + i] += 0.25
    out[at + WORMS] = worms / 10.0
    out[at + WORMS + 5] = max(0, worms - DOZEN) / 10.0


@allocating
def describe_parents(g, seat, offers, hidden, discarded, out, at):
    """Write the corals: broods, empty ones, and of the single parents how near their partners are."""
    wanted = np.zeros(FISH, np.int64)
    broods = 0
    empty = 0
    ready = 0
    price = 0
    for coral in range(g.corals[seat]):
        parent = np.int64(g.coral_fish[seat, coral])
        if g.coral_brood[seat, coral] != NOTHING:
            broods += 1
        elif parent == NOTHING:
            empty += 1
        else:
            first = NO_BROOD
            second = NO_BROOD
            nearest = np.int64(NOTHING)
            for i in range(g.broods_size):
                partner = PARTNERS[parent, g.broods[i]]
                if partner != NOTHING:
                    near = nearness(partner, offers, hidden, discarded)
                    if near < first:
                        second = first
                        first = near
                        nearest = partner
                    else:
                        second = min(second, near)
                    if holds(g, 1 - seat, partner):
                        out[PLAYER - at + WITHHELD] += 1.0  # the other's
            out[at + PARTNER + first] += 1.0
            out[at + SECOND + second] += 1.0
            if first == SHORT_BY and wanted[nearest] == 0:
                wanted[nearest] = 1
                ready += 1
                price += offers[nearest, PRICE]
    one_of(out, at + BROODS, CORALS, broods)
    one_of(out, at + EMPTY, 4, empty)
    one_of(out, at + OWNED_CORALS, CORALS + 1, g.corals[seat])
    at_least(out, at + READY, 3, ready)
    out[at + READY + 3] = price / 4.0
    one_of(out, at + NEEDED, 4, max(0, CORALS - broods - ready))


@jit
def nearness(fish, offers, hidden, discarded):
    """How near a partner is."""
    offer = offers[fish]
    if offer[EFFORT] == OUT_OF_SIGHT:
        if hidden[fish] > 0:
            return HIDDEN_ONCE if hidden[fish] == 1 else HIDDEN_TWICE
        return DISCARDED if discarded[fish] > 0 else HELD
    if offer[BEYOND] == 0:
        return SHORT_BY + offer[MISSING]
    if offer[BEYOND] == 1:
        return ONE_BOAT if offer[MISSING] == 0 else ONE_BOAT_AND_WORMS
    return FAR


@jit
def holds(g, seat, fish):
    """Whether `seat` has that fish as a single parent."""
    for coral in range(g.corals[seat]):
        if g.coral_fish[seat, coral] == fish:
            return True
    return False


@jit
def describe_pairs(g, seat, offers, out, at):
    """Write of which broods both parents lie open, and which fish can be bought to begin with."""
    occupied = out[at + EMPTY] == 1.0  # all corals
    fitting = 0
    for i in range(g.broods_size):
        least = OUT_OF_SIGHT
        for sex in range(2):
            one = PAIR[g.broods[i], 0] * 2 + sex
            other = PAIR[g.broods[i], 1] * 2 + 1 - sex
            fitting |= 1 << one | 1 << other
            if offers[one, EFFORT] < OUT_OF_SIGHT and offers[other, EFFORT] < OUT_OF_SIGHT:
                missing = max(0, missing_for(g, seat, offers, one, other) - g.pearls[seat])
                beyond = max(offers[one, BEYOND], offers[other, BEYOND])
                least = min(least, missing + PRICE_BOAT * beyond)
        if least < OUT_OF_SIGHT:
            kind = 0 if least == 0 else 1 if least <= NEARLY else 2
            out[at + OPEN_PAIRS + (3 + kind if occupied else kind)] += 1.0
    for fish in range(FISH):
        offer = offers[fish]
        if offer[EFFORT] < OUT_OF_SIGHT and offer[MISSING] == 0 and offer[BEYOND] == 0:
            out[at + BEGIN + 1] += 0.2
            if fitting >> fish & 1:
                out[at + BEGIN] += 0.2


@jit
def missing_for(g, seat, offers, one, other):
    """How many worms `seat` lacks to buy two fish."""
    if one // 2 == other // 2:
        return max(0, offers[one, PRICE] + offers[other, PRICE] - g.worms[seat, one // 2])
    first = max(0, offers[one, PRICE] - g.worms[seat, one // 2])
    return first + max(0, offers[other, PRICE] - g.worms[seat, other // 2])
