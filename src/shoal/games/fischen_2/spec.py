"""The name card of Fischen 2."""

from shoal.engine.spec import Spec

SPEC = Spec(
    name="fischen-2",
    title="Fischen 2",
    version=1,
    players=(3, 5),
    minutes=45,
    pitch="Two greens take turns as trump, and somebody has to catch the pufferfish.",
    package="shoal.games.fischen_2",
    prefix="F2",
    decks=True,
)
