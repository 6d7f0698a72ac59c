"""The name card of Das Riff."""

from shoal.engine.spec import Option, Spec

SPEC = Spec(
    name="das-riff",
    title="Das Riff",
    version=1,
    players=(2, 2),
    minutes=45,
    pitch="Boats, worms and patience: bring the right two fish together on your corals, five times.",
    package="shoal.games.das_riff",
    prefix="RF",
    open_hands=True,
    options=(Option("turn_limit", 400, "turns after which the game ends at the latest", low=1, high=10_000),),
    decks=True,
)
