"""What a seat of FAT FISH observes, as numbers: docs/games/fat-fish.md draws where each stands."""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.observation import Part, clear, count, number, one_of, one_seat, relative, seat_at
from shoal.games.fat_fish.deck import COLOURS, KINDS, LICENCES, colour_of, value_of
from shoal.games.fat_fish.knowledge import count_unseen
from shoal.games.fat_fish.rules import score_of
from shoal.games.fat_fish.state import FULL, HAND, ON_TABLE, PHASES, ROWS

KEPT = 2  # cards that can be chosen from a full row


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    return (
        Part("turn", players, "1 for the seat that decides"),
        Part("phase", PHASES, "1 for what it decides: lay, keep, licence"),
        Part("start", players, "1 for the start seat"),
        Part("options", 2, "1 with licences; 1 if a wrong lay earns the fiasco card"),
        Part("scores", players, "points of each seat as they stand"),
        Part("fiasco", players, "1 for the seat with the fiasco card"),
        Part("row", ROWS, "1 for the row of this turn"),
        Part("laid", 1, "how many cards at its end have been laid this turn"),
        Part("rows", ROWS * FULL * COLOURS, "for each row its cards, the last first, each as its value at its colour"),
        Part("kept", KEPT * COLOURS, "the same for the cards chosen to count plus"),
        Part("reserve", 1, "how many cards are in the reserve"),
        Part("hand", KINDS, "how many of each card the seat that observes has in its hand"),
        Part("hands", players, "how many cards each seat has in its hand"),
        Part("piles", players, "how many cards each seat has in its pile"),
        Part("known", players * HAND * COLOURS, "for each seat, as in `rows`, what all have seen of its hand"),
        Part("plus", players * KINDS, "for each seat, how many of each card it has in its plus pile"),
        Part("minus", players * KINDS, "for each seat, how many of each card it has in its minus pile"),
        Part("unseen", KINDS, "how many of each card lie where the seat that observes cannot look"),
        Part("licences", len(LICENCES), "1 for the licences lying open"),
        Part("licence_owners", players * len(LICENCES), "for each seat, 1 for its licences"),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows (FF-31: of other hands, piles, reserve and box what they hold together); how many."""
    clear(out)
    at = one_seat(g.players, out, 0, g.turn, seat)
    at = one_of(out, at, PHASES, g.phase)
    at = one_seat(g.players, out, at, g.start, seat)
    at = number(out, at, g.with_licences)
    at = number(out, at, g.with_fiasco)
    for place in range(g.players):
        out[at + place] = score_of(g, seat_at(g.players, place, seat))
    at += g.players
    at = one_seat(g.players, out, at, g.fiasco, seat)
    at = one_of(out, at, ROWS, g.row)
    at = number(out, at, g.laid_size)
    for row in range(ROWS):
        at = last_first(g.rows[row], g.row_sizes[row], out, at, FULL)
    at = last_first(g.kept, g.kept_size, out, at, KEPT)
    at = number(out, at, g.reserve_size)
    at = count(g.hands[seat], g.hand_sizes[seat], out, at, KINDS)
    at = observe_seats(g, seat, out, at)
    count_unseen(g, seat, out[at : at + KINDS])
    at += KINDS
    for licence in range(len(LICENCES)):
        owner = g.licence_owners[licence]
        if owner == ON_TABLE:
            out[at + licence] = 1
        elif owner >= 0:
            out[at + (1 + relative(g.players, owner, seat)) * len(LICENCES) + licence] = 1
    return at + (1 + g.players) * len(LICENCES)


@jit
def observe_seats(g, seat, out, at):
    """Write what lies before each seat, from place `at` on. The next place."""
    known = at + 2 * g.players
    plus = known + g.players * HAND * COLOURS
    minus = plus + g.players * KINDS
    for place in range(g.players):
        other = seat_at(g.players, place, seat)
        out[at + place] = g.hand_sizes[other]
        out[at + g.players + place] = g.pile_sizes[other]
        known = last_first(g.known[other], g.known_sizes[other], out, known, HAND)
        for card in range(KINDS):
            out[plus + card] = g.plus[other, card]
            out[minus + card] = g.minus[other, card]
        plus += KINDS
        minus += KINDS
    return minus


@jit
def last_first(cards, held, out, at, room):
    """Write the first `held` of `cards`, the last first, each as its value at its colour. The place after `room`."""
    for i in range(held):
        card = np.int64(cards[held - 1 - i])
        out[at + i * COLOURS + colour_of(card)] = value_of(card)
    return at + room * COLOURS
