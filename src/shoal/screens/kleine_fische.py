"""The table of Kleine Fische."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shoal import locale

GAME = "kleine-fische"
COLOURS = {
    "A": "red",
    "B": "green",
    "C": "yellow",
    "D": "blue",
    "E": "magenta",
    "F": "cyan",
    "G": "bright_red",
    "H": "bright_green",
    "I": "bright_blue",
    "J": "bright_magenta",
}
FISH = {"1": "<><", "2": "<°><", "3": "<°)><", "4": "<°))><"}  # the more mussels, the longer
CARD_WIDTH = 8


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The series, the piles, the seats, and the own collection."""

    def say(message: str, **facts: Any) -> str:
        return locale.say(GAME, language, f"screen-{message}", facts)

    parts: list[RenderableType] = [
        Text("Kleine Fische", style="bold").append(f" · {say('session', number=view['session'])}", "not bold"),
        Text(f"{say('deck', count=view['deck'])} · {say('discard', count=view['discard'])}"),
        Text(),
    ]
    if view["series"]:
        parts.append(Columns([card(text) for text in view["series"]], padding=(0, 1)))
    else:
        parts.append(Text(say("no-series"), style="dim"))
    parts += [Text(), seats(view, names, say("headings"))]
    if view["seat"] is not None:
        parts += [Text(), Text.assemble((say("collection"), "bold"), " ", collection(view, say("empty")))]
    return Group(*parts)


def card(text: str) -> Panel:
    """A fish: species, mussels and the animal itself."""
    species, mussels = text[0], text[1]
    colour = COLOURS[species]
    face = Text(f" {species}  {mussels} \n", style="bold").append(
        FISH[mussels].center(CARD_WIDTH - 2), f"not bold {colour}"
    )
    return Panel(face, box=box.ROUNDED, border_style=colour, padding=0, width=CARD_WIDTH)


def seats(view: Mapping[str, Any], names: Sequence[str], headings: str) -> Table:
    """Everybody's cards and points; other collections are only counted (KF-13)."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    name, *figures = headings.split("|")
    table.add_column(no_wrap=True)
    table.add_column(name.strip())  # the only column that gives way on a narrow screen
    for figure in figures:
        table.add_column(figure.strip(), justify="right", no_wrap=True)
    for seat, player in enumerate(names):
        total, score = view["totals"][seat], view["scores"][seat]
        now = view["turn"] == seat
        figures = [str(figure) for figure in (view["collections"][seat], score - total, total, score)]
        style = "bold" if now or seat in view["winners"] else ""
        table.add_row(
            "▶" if now else "", Text(f"{seat} {player}", no_wrap=True, overflow="ellipsis"), *figures, style=style
        )
    return table


def collection(view: Mapping[str, Any], empty: str) -> Text:
    """The own collection by species: the fish that counts, and in brackets the smaller ones."""
    line = Text()
    for species, cards in groupby(view["collection"], key=lambda text: text[0]):
        best, *rest = sorted((text[1] for text in cards), reverse=True)
        smaller = f"({','.join(rest)})" if rest else ""  # without a space, so that a species stays on one line
        line.append("  " if line else "").append(species + best, f"bold {COLOURS[species]}").append(smaller, "dim")
    return line or Text(empty, style="dim")


def label(move: str, names: Sequence[str], language: str) -> str:
    """What a move does."""
    kind, *numbers = move.split()
    facts: dict[str, Any] = {}
    if numbers:
        victim, number = map(int, numbers)
        facts = {"victim": locale.Seat(victim), "number": number}
    return locale.say(GAME, language, f"screen-{kind}", facts, names)
