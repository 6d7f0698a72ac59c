"""The table of Fischen."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shoal.locale import Seat
from shoal.screens import tricks

GAME = "fischen"
STYLES = {"B": "blue", "Y": "yellow", "P": "magenta", "R": "red", "T": "bold green"}


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The round, the trick with the seats, the last trick, and the own hand."""
    say = partial(tricks.words, GAME, language, names)
    parts = tricks.heading("Fischen", view, say)
    for when, told in (("", view), ("next-", view["next"])):
        if told["called"] is not None:
            colour = say(f"colour-{told['called']}")
            parts.append(Text(say(f"{when}called", seat=Seat(told["caller"]), colour=colour), style="bold"))
        if told["lowest"]:
            parts.append(Text(say(f"{when}lowest"), style="bold"))
    if view["next"]["leader"] is not None:
        parts.append(Text(say("next-leader", seat=Seat(view["next"]["leader"])), style="bold"))
    parts += [Text(), tricks.seats(view, names, say("headings"), STYLES)]
    return Group(*parts, *tricks.cards_known(view, STYLES, say))


label = partial(tricks.label, GAME)
