"""The name card of Fischen."""

from shoal.engine.spec import Spec

SPEC = Spec(
    name="fischen",
    title="Fischen",
    version=1,
    players=(3, 5),
    minutes=45,
    pitch="Every trick you catch is the hand you play next.",
    package="shoal.games.fischen",
    prefix="F1",
    decks=True,
)
