"""A bot for Fischen; see `tricks`."""

from shoal.bots.heuristics.tricks import bot
from shoal.games.fischen.spec import SPEC
from shoal.games.fischen.state import ACTIONS, RECORD

BOTS = {"heuristic": bot(SPEC, RECORD, ACTIONS)}
