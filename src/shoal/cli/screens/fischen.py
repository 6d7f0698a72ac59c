"""The table of Fischen."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shoal.cli.screens import tricks
from shoal.locale import Seat

GAME = "fischen"
STYLES = {"B": "blue", "Y": "yellow", "P": "magenta", "R": "red", "T": "bold green"}


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The round, the trick with the seats, the last trick, and the own hand."""

    def say(message: str, **facts: Any) -> str:
        return tricks.words(GAME, language, names, message, **facts)

    parts: list[RenderableType] = [
        Text("Fischen", style="bold").append(
            f" · {say('round', number=view['round'], rounds=view['rounds'])}", "not bold"
        ),
        Text.assemble(say("sizes"), " ", tricks.round_card(view), f" · {say('sea', count=view['sea'])}"),
    ]
    for when, told in (("", view), ("next-", view["next"])):
        if told["called"] is not None:
            colour = say(f"colour-{told['called']}")
            parts.append(Text(say(f"{when}called", seat=Seat(told["caller"]), colour=colour), style="bold"))
        if told["lowest"]:
            parts.append(Text(say(f"{when}lowest"), style="bold"))
    if view["next"]["leader"] is not None:
        parts.append(Text(say("next-leader", seat=Seat(view["next"]["leader"])), style="bold"))
    parts += [Text(), tricks.seats(view, names, say("headings"), STYLES)]
    if view["last_trick"]:
        won = say("last-trick", seat=Seat(view["last_trick"]["winner"]))
        parts += [Text(), Text.assemble((won, "dim"), " ", tricks.last_trick(view, STYLES))]
    if view["seat"] is not None:
        parts += [Text(), Text.assemble((say("hand"), "bold"), " ", tricks.hand(view, STYLES, say("no-hand")))]
    return Group(*parts)


def label(move: str, names: Sequence[str], language: str) -> str:
    """What a move does."""
    return tricks.label(GAME, move, names, language)
