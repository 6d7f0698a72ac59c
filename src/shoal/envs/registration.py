"""The names by which `gymnasium.make` and `gymnasium.make_vec` know the games. Light: it imports no rules."""

import gymnasium

from shoal.engine.spec import Spec
from shoal.games import GAMES


def identifier(spec: Spec) -> str:
    """The name of a game's environment: `shoal/FatFish-v1`."""
    return f"shoal/{spec.name.title().replace('-', '')}-v{spec.version}"


def register() -> None:
    """Register every game that is not registered yet."""
    for spec in GAMES.values():
        if identifier(spec) not in gymnasium.registry:
            gymnasium.register(
                identifier(spec),
                entry_point="shoal.envs.gymnasium:LearnerEnv",
                vector_entry_point="shoal.envs.vector:LearnersEnv",
                kwargs={"game": spec.name},
            )
