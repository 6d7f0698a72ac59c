"""The table of Fischen 2."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shoal.screens import tricks

GAME = "fischen-2"
STYLES = {
    "B": "blue",
    "Y": "yellow",
    "R": "red",
    "L": "bright_green",
    "D": "green",
    "G": "bold bright_green",
    "P": "bold magenta",
}


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The round, trump, the trick with the seats, the last trick, and the own hand."""
    say = partial(tricks.words, GAME, language, names)
    trump = say("no-trump") if view["trump"] is None else say("trump-is", colour=say(f"colour-{view['trump']}"))
    parts = [
        *tricks.heading("Fischen 2", view, say),
        Text.assemble(
            (trump, STYLES.get(str(view["trump"]), "")), f" · {say('tricks-left', count=view['tricks_left'])}"
        ),
        Text(),
        tricks.seats(view, names, say("headings"), STYLES),
    ]
    if view["hidden"]:
        parts.append(Text(say("hidden", count=view["hidden"]), style="dim"))
    return Group(*parts, *tricks.cards_known(view, STYLES, say))


label = partial(tricks.label, GAME)
