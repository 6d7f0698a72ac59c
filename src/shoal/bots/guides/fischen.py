"""What the search is told about Fischen; see `habits` and `standings`."""

import numpy as np

from shoal.bots.guides import habits, read_table, standings
from shoal.bots.guides.standings import SCRATCH as SCRATCH
from shoal.bots.guides.tricks import SETTINGS as SETTINGS
from shoal.bots.guides.tricks import SHARPNESS
from shoal.bots.guides.tricks import horizon as horizon
from shoal.engine.jit import jit
from shoal.games.fischen.deck import COLOUR, FACES, KINDS, MINUS_THREE, TRUMP, VALUE, VALUES
from shoal.games.fischen.rules import MINUS_POINTS
from shoal.games.fischen.spec import SPEC
from shoal.games.fischen.state import CALL, PLAY


@jit
def trump_now(g):
    return TRUMP


@jit
def trump_row(g):
    """There is one trump."""
    return 0


@jit
def lowest_wins(g):
    return g.lowest


# class   0 + value: a colour   19 + value: trump   36 …: the buoys
CLASSES = [kind % VALUES if kind < TRUMP * VALUES else kind - (TRUMP - 1) * VALUES for kind in range(KINDS)]
GAINS = habits.gains_of("fischen") - MINUS_POINTS * (FACES.kinds == MINUS_THREE)
WAYS = habits.Ways(
    trump_now=trump_now,
    trump_row=trump_row,
    lowest_wins=lowest_wins,
    kinds=FACES.kinds,
    colours=COLOUR,
    values=VALUE,
    classes=np.array([CLASSES]),
    gains=GAINS,
    play=PLAY,
    phases=CALL + 1,
)
HABITS = read_table("fischen_habits", WAYS.shape)
NETS = read_table("fischen_standings", standings.shape_of(WAYS))

likely = habits.make(SPEC, WAYS, habits.weights_of(HABITS, SHARPNESS))["likely"]
judge = standings.make(SPEC, WAYS, NETS)
