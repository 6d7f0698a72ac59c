"""What the search is told about Fischen; what it shares with Fischen 2 is in `tricks`."""

import numpy as np

from shoal.bots.guides import Settings, read_weights
from shoal.bots.guides.tricks import FEATURES, STAGES, likely_card, part_of_game, standing_of, tricks_begun
from shoal.engine.jit import jit
from shoal.engine.rng import draw
from shoal.games.fischen.deck import COLOUR, FACES, HIGHEST, KINDS, TRUMP, VALUE
from shoal.games.fischen.rules import legal
from shoal.games.fischen.state import PLAY
from shoal.games.tricks.order import BUOY

WEIGHTS = read_weights("fischen", STAGES, len(FEATURES))
SETTINGS = Settings(reach=100, stray=0.1, trust=0.0)  # to the end of the round
CARD = np.array([FACES.kinds.tolist().index(kind) for kind in range(KINDS)])


def traits_of(card: int) -> tuple[float, ...]:
    """Trumps and colours by their height, zeros and buoys by their number."""
    value = int(VALUE[card])
    if COLOUR[card] == BUOY:
        return (0.0, 0.0, 0.0, 1.0)
    if value == 0:
        return (0.0, 0.0, 1.0, 0.0)
    if COLOUR[card] == TRUMP:
        return (0.5 + value / (2 * HIGHEST[TRUMP]), 0.0, 0.0, 0.0)
    return (0.0, (value / max(HIGHEST)) ** 2, 0.0, 0.0)


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
    return likely_card(g, actions, count, CARD, COLOUR, VALUE, TRUMP, g.lowest, chance)
