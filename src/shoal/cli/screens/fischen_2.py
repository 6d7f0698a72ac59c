"""The table of Fischen 2."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shoal.cli.screens import tricks
from shoal.locale import Seat

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

    def say(message: str, **facts: Any) -> str:
        return tricks.words(GAME, language, names, message, **facts)

    title = f" · {say('round', number=view['round'], rounds=view['rounds'])}"
    trump = say("no-trump") if view["trump"] is None else say("trump-is", colour=say(f"colour-{view['trump']}"))
    parts: list[RenderableType] = [
        Text("Fischen 2", style="bold").append(title, "not bold"),
        Text.assemble(say("sizes"), " ", tricks.round_card(view), f" · {say('sea', count=view['sea'])}"),
        Text.assemble(
            (trump, STYLES.get(str(view["trump"]), "")), f" · {say('tricks-left', count=view['tricks_left'])}"
        ),
        Text(),
        tricks.seats(view, names, say("headings"), STYLES),
    ]
    if view["hidden"]:
        parts.append(Text(say("hidden", count=view["hidden"]), style="dim"))
    if view["last_trick"]:
        won = say("last-trick", seat=Seat(view["last_trick"]["winner"]))
        parts += [Text(), Text.assemble((won, "dim"), " ", tricks.last_trick(view, STYLES))]
    if view["seat"] is not None:
        parts += [Text(), Text.assemble((say("hand"), "bold"), " ", tricks.hand(view, STYLES, say("no-hand")))]
    return Group(*parts)


def label(move: str, names: Sequence[str], language: str) -> str:
    """What a move does."""
    return tricks.label(GAME, move, names, language)
