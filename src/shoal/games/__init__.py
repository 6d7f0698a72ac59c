"""The list of games. A new game is a folder beside this file and one line here."""

from shoal.engine.errors import UnknownGame
from shoal.engine.spec import Spec
from shoal.games.das_riff.spec import SPEC as DAS_RIFF
from shoal.games.fat_fish.spec import SPEC as FAT_FISH
from shoal.games.fischen.spec import SPEC as FISCHEN
from shoal.games.fischen_2.spec import SPEC as FISCHEN_2
from shoal.games.kleine_fische.spec import SPEC as KLEINE_FISCHE

GAMES: dict[str, Spec] = {spec.name: spec for spec in (DAS_RIFF, FAT_FISH, FISCHEN, FISCHEN_2, KLEINE_FISCHE)}


def find(name: str) -> Spec:
    """The game of that name."""
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-") if isinstance(name, str) else name
    if wanted not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[wanted]
