"""What a seat of Das Riff observes, as numbers: docs/games/das-riff.md draws where each stands.

Both seats see the reef from their own side, so that a position looks to one as its mirror image does to the other, but
for the number of the seat: moves name the rows by it.
"""

import numpy as np

from shoal.engine.jit import inlined, jit
from shoal.engine.observation import Part, clear, count, number, one_of, one_seat, seat_at
from shoal.games.das_riff.acts import broods_of
from shoal.games.das_riff.choices import own_row
from shoal.games.das_riff.deck import BROODS, COLOURS, COPIES_OF_FISH, FISH, KINDS, PAIRS
from shoal.games.das_riff.state import (
    BOAT_TARGET,
    CORALS,
    HIDDEN,
    LANES,
    LAYERS,
    MIDDLE,
    NOTHING,
    OPEN,
    PHASES,
    PLACES,
    ROWS,
    SEATS,
)

OTHERS = KINDS - FISH  # coral, pearl, shark, open water
SHOWN = COLOURS + OTHERS  # numbers for a card of the reef
ON_CORAL = 2 + COLOURS  # numbers for a coral
MOST_OF_A_FISH = COPIES_OF_FISH[1]
TARGET = ROWS + LANES + 1  # numbers for what is being bought
PARENTS = np.array(PAIRS)


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    return (
        Part("turn", players, "1 for the seat that decides"),
        Part("seat", players, "1 for the seat that observes: the rows of moves are numbered from seat 0's own"),
        Part("phase", PHASES, "1 for what it decides: worm, pick, act, pay, turned, coral"),
        Part("active", players, "1 for the seat whose turn it is"),
        Part("start", players, "1 for the start seat"),
        Part("turn_limit", 1, "the turn that is the last one at the latest"),
        Part("turn_number", 1, "1, 2, …"),
        Part("dice", 2 * COLOURS, "for each die, 1 for the colour rolled"),
        Part(
            "target", TARGET, "what is being bought: 1 for its row, from the own one on, 1 for its lane; 1 for a boat"
        ),
        Part("due", 1, "worms still to pay or to choose"),
        Part("stock", COLOURS, "worms of each colour in stock"),
        Part("worms", players * COLOURS, "for each seat, its worms of each colour"),
        Part("boats", players, "of each seat"),
        Part("pearls", players, "of each seat"),
        Part("sharks", players, "of each seat"),
        Part("scores", players, "broods of each seat"),
        Part(
            "corals",
            players * CORALS * ON_CORAL,
            "for each seat and coral: 1 if it is there; 1 if a brood is on it; for each colour, 1 for a male and -1 for"
            " a female, or how many parents of the brood had it",
        ),
        Part("broods", BROODS, "1 for the broods that lie open"),
        Part("brood_pile", BROODS, "1 for the broods that are in the pile"),
        Part(
            "rows",
            PLACES * SHOWN,
            "for each place, from the own row on, what lies open there: for each colour, 1 for a male and -1 for a"
            " female; 1 for a coral, a pearl, a shark, open water",
        ),
        Part(
            "laid", MIDDLE, "for each place of the middle rows, the layer of its face-down card, from 1; 0 without one"
        ),
        Part("draw", 1, "how many cards are in the draw pile"),
        Part("discard", KINDS, "how many of each card are discarded"),
        Part("layers", 1, "how many layers of hidden cards there are"),
        Part("hidden", KINDS, "how many of each card are hidden, face down or in the draw pile"),
        Part(
            "hidden_fish", FISH * MOST_OF_A_FISH, "for each fish, the layers with which its hidden copies came, from 1"
        ),
        Part("hidden_others", LAYERS * OTHERS, "for each layer, how many of the other hidden cards came with it"),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows (RF-30: all but what lies face down and the order of the piles); how many numbers."""
    clear(out)
    at = one_seat(g.players, out, 0, g.turn, seat)
    at = one_of(out, at, SEATS, seat)
    at = one_of(out, at, PHASES, g.phase)
    at = one_seat(g.players, out, at, g.active, seat)
    at = one_seat(g.players, out, at, g.start, seat)
    at = number(out, at, g.turn_limit)
    at = number(out, at, g.turn_number)
    at = one_of(out, at, COLOURS, g.dice[0])
    at = one_of(out, at, COLOURS, g.dice[1])
    at = observe_target(g, seat, out, at)
    at = number(out, at, g.due)
    for colour in range(COLOURS):
        out[at + colour] = g.stock[colour]
    at = observe_seats(g, seat, out, at + COLOURS)
    at = count(g.broods, g.broods_size, out, at, BROODS)
    at = count(g.brood_pile, g.brood_pile_size, out, at, BROODS)
    at = observe_reef(g, seat, out, at)
    at = number(out, at, g.pile_size)
    at = count(g.discards, g.discards_size, out, at, KINDS)
    return observe_memory(g, out, at)


@inlined
def row_from(seat, row):
    """Which row that is as `seat` sees it, its own being the first; and back."""
    return row if own_row(seat) == 0 else ROWS - 1 - row


@jit
def observe_target(g, seat, out, at):
    """Write what is being bought, from place `at` on. The next place."""
    if g.target == BOAT_TARGET:
        out[at + ROWS + LANES] = 1
    elif g.target != NOTHING:
        out[at + row_from(seat, g.target // LANES)] = 1
        out[at + ROWS + g.target % LANES] = 1
    return at + TARGET


@jit
def observe_seats(g, seat, out, at):
    """Write what each seat has, from place `at` on. The next place."""
    boats = at + SEATS * COLOURS
    corals = boats + 4 * SEATS
    for place in range(SEATS):
        other = seat_at(g.players, place, seat)
        for colour in range(COLOURS):
            out[at + place * COLOURS + colour] = g.worms[other, colour]
        out[boats + place] = g.boats[other]
        out[boats + SEATS + place] = g.pearls[other]
        out[boats + 2 * SEATS + place] = g.sharks[other]
        out[boats + 3 * SEATS + place] = broods_of(g, other)
        for coral in range(g.corals[other]):
            observe_coral(g, other, coral, out, corals + (place * CORALS + coral) * ON_CORAL)
    return corals + SEATS * CORALS * ON_CORAL


@inlined
def observe_coral(g, seat, coral, out, at):
    """Write a coral that is there, at place `at`."""
    out[at] = 1
    brood = np.int64(g.coral_brood[seat, coral])
    fish = np.int64(g.coral_fish[seat, coral])
    if brood != NOTHING:
        out[at + 1] = 1
        out[at + 2 + PARENTS[brood, 0]] += 1
        out[at + 2 + PARENTS[brood, 1]] += 1
    elif fish != NOTHING:
        put_fish(fish, out, at + 2)


@inlined
def put_fish(fish, out, at):
    """Write a fish at its colour: 1 for a male, -1 for a female."""
    out[at + fish // 2] = 2 * (fish % 2) - 1


@jit
def observe_reef(g, seat, out, at):
    """Write the display, from place `at` on. The next place."""
    laid = at + PLACES * SHOWN - LANES  # where the first row would be
    for row in range(ROWS):
        seen = row_from(seat, row) * LANES
        for lane in range(LANES):
            place = row * LANES + lane
            if g.faces[place] == OPEN:
                card = np.int64(g.reef[place])
                if card < FISH:
                    put_fish(card, out, at + (seen + lane) * SHOWN)
                else:
                    out[at + (seen + lane) * SHOWN + COLOURS + card - FISH] = 1
            elif g.faces[place] == HIDDEN:
                out[laid + seen + lane] = g.laid[place] + 1
    return at + PLACES * SHOWN + MIDDLE


@jit
def observe_memory(g, out, at):
    """Write what is remembered of the hidden cards (memory.py), from place `at` on. The next place."""
    hidden = number(out, at, g.newest + 1)
    fish = hidden + KINDS
    others = fish + FISH * MOST_OF_A_FISH
    for layer in range(g.newest + 1):
        for card in range(FISH):
            for _ in range(g.unseen[layer, card]):
                out[fish + card * MOST_OF_A_FISH + out[hidden + card]] = layer + 1
                out[hidden + card] += 1
        for card in range(FISH, KINDS):
            copies = g.unseen[layer, card]
            out[others + layer * OTHERS + card - FISH] = copies
            out[hidden + card] += copies
    return others + LAYERS * OTHERS
