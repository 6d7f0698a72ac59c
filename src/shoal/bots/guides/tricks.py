"""What the search is told about Fischen and Fischen 2 alike: chance plays on to the end of the round."""

from shoal.bots.guides import Settings
from shoal.engine.jit import jit

SETTINGS = Settings(trust=0.0, margin=0.005, repeat=4)


@jit
def horizon(g):
    """The round."""
    return g.round_number
