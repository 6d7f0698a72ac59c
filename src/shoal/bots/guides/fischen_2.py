"""What the search is told about Fischen 2; see `tricks`."""

from shoal.bots.guides.tricks import FEATURES as FEATURES
from shoal.bots.guides.tricks import SETTINGS as SETTINGS
from shoal.bots.guides.tricks import STAGES as STAGES
from shoal.bots.guides.tricks import guide
from shoal.games.fischen_2.spec import SPEC

horizon, stage, features, WEIGHTS = guide(SPEC)
