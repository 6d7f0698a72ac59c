"""What the search is told about Fischen 2; what it shares with Fischen is in `tricks`."""

import numpy as np

from shoal.bots.guides import Settings, read_weights
from shoal.bots.guides.tricks import FEATURES, STAGES, likely_card, part_of_game, standing_of, tricks_begun
from shoal.engine.jit import jit
from shoal.engine.rng import draw
from shoal.games.fischen_2.deck import COLOUR, FACES, KINDS, LIGHT, VALUE
from shoal.games.fischen_2.rules import legal, trump_now
from shoal.games.fischen_2.state import PLAY
from shoal.games.tricks.order import BOTH_GREENS, BUOY, PUFFERFISH

WEIGHTS = read_weights("fischen_2", STAGES, len(FEATURES))
SETTINGS = Settings(reach=100, stray=0.1, trust=0.0)  # to the end of the round
CARD = np.array([FACES.kinds.tolist().index(kind) for kind in range(KINDS)])


def traits_of(card: int) -> tuple[float, ...]:
    """What is always or nearly always trump and buoys by their number, colours and greens by their height."""
    value = int(VALUE[card])
    if COLOUR[card] == BUOY:
        return (0.0, 0.0, 0.0, 1.0)
    if COLOUR[card] in (BOTH_GREENS, PUFFERFISH):
        return (1.0, 0.0, 0.0, 0.0)
    if COLOUR[card] >= LIGHT:
        return (0.0, 0.0, 0.5 + value / 30, 0.0)
    return (0.0, (value / 20) ** 2, 0.0, 0.0)


TRAITS_OF = np.array([traits_of(card) for card in range(len(FACES.texts))])

horizon = tricks_begun
stage = part_of_game


@jit
def features(g, seat, out):
    standing_of(g, seat, TRAITS_OF, out)


@jit
def likely(g, actions, chance):
    """A card that wins if there is one; what an effect asks for is answered at random."""
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    if g.phase != PLAY:
        return actions[draw(chance, count)]
    return likely_card(g, actions, count, CARD, COLOUR, VALUE, trump_now(g), False, chance)
