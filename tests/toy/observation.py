"""What a seat of Minnows observes, as numbers."""

from shoal.engine.jit import jit
from shoal.engine.observation import Part, clear, one_of, one_seat, seat_at
from tests.toy.deck import COUNT


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    return (
        Part("turn", players, "1 for the seat that decides"),
        Part("lead", COUNT, "1 for the card on the table"),
        Part("points", players, "of each seat"),
        Part("hands", players * COUNT, "for each seat, 1 for the cards that it holds"),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows: both hands, being all the rest; how many numbers that is."""
    clear(out)
    at = one_seat(g.players, out, 0, g.turn, seat)
    at = one_of(out, at, COUNT, g.lead)
    for place in range(g.players):
        other = seat_at(g.players, place, seat)
        out[at + place] = g.points[other]
        for card in range(COUNT):
            out[at + g.players + place * COUNT + card] = g.holder[card] == other
    return at + g.players + g.players * COUNT
