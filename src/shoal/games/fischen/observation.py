"""What a seat of Fischen observes, as numbers: docs/games/fischen.md draws where each stands."""

from shoal.engine.jit import inlined, jit
from shoal.engine.observation import Part, number, one_of, one_seat
from shoal.games.fischen.deck import FACES, SYMBOLS
from shoal.games.fischen.notation import PHASES
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
    colours = ", ".join(SYMBOLS)
    return (
        *parts_of_table(players, PHASES, SYMBOLS, "passed"),
        Part("called", COLOURS, f"1 for the colour called for this trick: {colours}"),
        Part("caller", players, "1 for the seat that called it"),
        Part("lowest", 1, "1 if the lowest card wins this trick"),
        Part("next_leader", players, "1 for the seat announced to lead the next trick"),
        Part("next_called", COLOURS, f"1 for the colour called for the next trick: {colours}"),
        Part("next_caller", players, "1 for the seat that called it"),
        Part("next_lowest", 1, "1 if the lowest card wins the next trick"),
        *parts_of_cards(players, len(FACES.texts)),
    )


@jit
def observe(g, seat, out):
    """Write what `seat` knows (F1-30, F1-31: all that it has seen); how many numbers that is."""
    if g.players == THREE:
        return observe_from(g, THREE, seat, out)
    if g.players == FOUR:
        return observe_from(g, FOUR, seat, out)
    return observe_from(g, FIVE, seat, out)


@inlined
def observe_from(g, players, seat, out):
    """The same, at a table of so many."""
    at = observe_table(g, players, seat, out, len(PHASES), COLOURS, KIND)
    at = one_of(out, at, COLOURS, g.called)
    at = one_seat(players, out, at, g.caller, seat)
    at = number(out, at, g.lowest)
    at = one_seat(players, out, at, g.next_leader, seat)
    at = one_of(out, at, COLOURS, g.next_called)
    at = one_seat(players, out, at, g.next_caller, seat)
    at = number(out, at, g.next_lowest)
    return observe_cards(g, players, seat, out, at, TWINS)
