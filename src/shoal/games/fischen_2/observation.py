"""What a seat of Fischen 2 observes, as numbers: docs/games/fischen-2.md draws where each stands."""

from shoal.engine.jit import inlined, jit
from shoal.engine.observation import Part, number, one_of, one_seat
from shoal.engine.state import NOBODY
from shoal.games.fischen_2.deck import FACES, LIGHT, SYMBOLS
from shoal.games.fischen_2.notation import GREENS, PHASES
from shoal.games.tricks.observing import (
    FIVE,
    FOUR,
    THREE,
    observe_cards,
    observe_table,
    parts_of_cards,
    parts_of_table,
    twins_of,
)

KIND = FACES.kinds
TWINS = twins_of(FACES)
COLOURS = len(SYMBOLS)


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    return (
        *parts_of_table(players, PHASES, SYMBOLS, "banked"),
        Part("weakest", players, "1 for the seat of the weakest card, while the trick is being settled"),
        Part("trump", len(GREENS), f"1 for the green that is trump: {', '.join(GREENS)}"),
        Part("trump_set", 1, "1 if choose-trump has set the trump of the next trick"),
        Part("hidden", 1, "how many cards lie face down in the trick"),
        Part("tricks_left", 1, "how many tricks are left in this round, this one included"),
        *parts_of_cards(players, len(FACES.texts)),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows (F1-30, F2-24: all that it has seen); how many numbers that is."""
    if g.players == THREE:
        return observe_from(g, THREE, seat, out)
    if g.players == FOUR:
        return observe_from(g, FOUR, seat, out)
    return observe_from(g, FIVE, seat, out)


@inlined
def observe_from(g, players, seat, out):
    """The same, at a table of so many."""
    at = observe_table(g, players, seat, out, len(PHASES), COLOURS, KIND)
    at = one_seat(players, out, at, g.weakest, seat)
    at = one_of(out, at, len(GREENS), g.trump - LIGHT if g.trump != NOBODY else NOBODY)
    at = number(out, at, g.trump_set)
    at = number(out, at, g.hidden_size)
    at = number(out, at, g.tricks_left)
    return observe_cards(g, players, seat, out, at, TWINS)
