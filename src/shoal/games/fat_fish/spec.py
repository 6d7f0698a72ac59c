"""The name card of FAT FISH."""

from shoal.engine.spec import Option, Spec

SPEC = Spec(
    name="fat-fish",
    title="FAT FISH",
    version=1,
    players=(2, 6),
    minutes=20,
    pitch="Fill a row while it is colourful and fat, and leave the bones to the others.",
    package="shoal.games.fat_fish",
    prefix="FF",
    options=(
        Option("licences", False, "play with the fishing licences", choices=(False, True)),
        Option("fiasco", True, "a wrong lay earns the fiasco card; off: it is refused", choices=(False, True)),
    ),
    decks=True,
    unlisted="fiasco",
    quick=(("fiasco", False),),
)
