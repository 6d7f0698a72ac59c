"""The name card of Kleine Fische."""

from shoal.engine.spec import Option, Spec

SPEC = Spec(
    name="kleine-fische",
    title="Kleine Fische",
    version=1,
    players=(2, 4),
    minutes=20,
    pitch="Flip one fish more, or stop while the series is still yours.",
    package="shoal.games.kleine_fische",
    prefix="KF",
    open_hands=True,
    options=(
        Option("target", 77, "points that end the game after a session", low=1, high=1000),
        Option("starter", "lowest", "who starts a later session", choices=("lowest", "same", "rotate")),
    ),
)
