"""What a seat of Kleine Fische observes, as numbers: docs/games/kleine-fische.md draws where each stands."""

import numpy as np

from shoal.engine.jit import jit
from shoal.engine.observation import Part, clear, count, number, one_of, one_seat, seat_at
from shoal.games.kleine_fische.deck import CARDS, OCTOPUS, SPECIES
from shoal.games.kleine_fische.rules import mussels_on, session_score, species_of
from shoal.games.kleine_fische.state import RAID, STARTERS

KINDS = len(CARDS.texts)
FISH_KINDS = OCTOPUS  # all but the octopus can be collected


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    return (
        Part("turn", players, "1 for the seat that decides"),
        Part("seat", players, "1 for the seat that observes, by the number that raids are named by"),
        Part("raid", 1, "1 if a raid is to be decided"),
        Part("start", players, "1 for the start seat"),
        Part("starter", STARTERS, "1 for who opens later sessions: the lowest, the same, in rotation"),
        Part("target", 1, "the points that end the game"),
        Part("session", 1, "1, 2, …"),
        Part("totals", players, "points of each seat before this session"),
        Part("worth", players, "what each collection is worth as it stands"),
        Part("places", SPECIES, "for each species its place in the series, from 1; 0 if it is not there"),
        Part("mussels", SPECIES, "for each species the mussels on its fish in the series"),
        Part("deck", KINDS, "how many of each card are in the deck"),
        Part("discard", KINDS, "how many of each card are discarded"),
        Part("collections", players * FISH_KINDS, "for each seat, how many of each fish it has collected"),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows (KF-13: all but the order of the deck); how many numbers that is."""
    clear(out)
    at = one_seat(g.players, out, 0, g.turn, seat)
    at = one_of(out, at, g.players, seat)
    at = number(out, at, g.phase == RAID)
    at = one_seat(g.players, out, at, g.start, seat)
    at = one_of(out, at, STARTERS, g.starter)
    at = number(out, at, g.target)
    at = number(out, at, g.session)
    for place in range(g.players):
        other = seat_at(g.players, place, seat)
        out[at + place] = g.totals[other]
        out[at + g.players + place] = session_score(g, other)
    at += 2 * g.players
    for place in range(g.series_size):
        card = np.int64(g.series[place])
        out[at + species_of(card)] = place + 1
        out[at + SPECIES + species_of(card)] = mussels_on(card)
    at += 2 * SPECIES
    at = count(g.deck, g.deck_size, out, at, KINDS)
    at = count(g.discards, g.discards_size, out, at, KINDS)
    for place in range(g.players):
        other = seat_at(g.players, place, seat)
        at = count(g.collections[other], g.collection_sizes[other], out, at, FISH_KINDS)
    return at
