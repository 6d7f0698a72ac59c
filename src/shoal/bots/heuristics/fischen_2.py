"""A bot for Fischen 2; see `tricks`."""

from shoal.bots.heuristics.tricks import bot
from shoal.games.fischen_2.spec import SPEC
from shoal.games.fischen_2.state import ACTIONS, RECORD

BOTS = {"heuristic": bot(SPEC, RECORD, ACTIONS)}
