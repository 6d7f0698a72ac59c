"""What the search is told about Fischen 2; see `habits` and `standings`."""

import numpy as np

from shoal.bots.guides import habits, read_table, standings
from shoal.bots.guides.standings import SCRATCH as SCRATCH
from shoal.bots.guides.tricks import SETTINGS as SETTINGS
from shoal.bots.guides.tricks import SHARPNESS
from shoal.bots.guides.tricks import horizon as horizon
from shoal.engine.jit import jit
from shoal.engine.state import NOBODY
from shoal.games.fischen_2.deck import CARDS, COLOUR, DARK, FACES, LIGHT, VALUE
from shoal.games.fischen_2.shown import trump_now
from shoal.games.fischen_2.spec import SPEC
from shoal.games.fischen_2.state import PLAY, SETTRUMP


@jit
def trump_row(g):
    """Light, dark, or none yet."""
    return 2 if g.trump == NOBODY else g.trump - LIGHT


@jit
def lowest_wins(g):
    """Never."""
    return 0


def classes() -> habits.Ints:
    """Blue and yellow are alike, and so are the greens, but for the one that is trump: its classes are the last."""
    names = [text.translate(str.maketrans("YD", "BL")) if text[1:].isdigit() else text for text in CARDS.texts]
    plain = list(dict.fromkeys(names))
    rows = np.array([[plain.index(name) for name in names]] * 3)
    colour_of = COLOUR[np.unique(FACES.kinds, return_index=True)[1]]
    for row, green in enumerate((LIGHT, DARK)):
        kinds = np.flatnonzero(colour_of == green)
        rows[row, kinds] = len(plain) + np.arange(len(kinds))
    return rows


WAYS = habits.Ways(
    trump_now=trump_now,
    trump_row=trump_row,
    lowest_wins=lowest_wins,
    kinds=FACES.kinds,
    colours=COLOUR,
    values=VALUE,
    classes=classes(),
    gains=habits.gains_of("fischen_2"),
    play=PLAY,
    phases=SETTRUMP + 1,
)
HABITS = read_table("fischen_2_habits", WAYS.shape)
NETS = read_table("fischen_2_standings", standings.shape_of(WAYS))

likely = habits.make(SPEC, WAYS, habits.weights_of(HABITS, SHARPNESS))["likely"]
judge = standings.make(SPEC, WAYS, NETS)
