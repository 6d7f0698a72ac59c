"""The table of FAT FISH."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal import locale

GAME = "fat-fish"
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta"}
SYMBOLS = {"R": "●", "Y": "▲", "G": "■", "B": "◆", "P": "★"}  # a colour that can be told without colours

Say = Callable[..., str]


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The rows, the licences, the seats, and the own hand."""

    def say(message: str, **facts: Any) -> str:
        return locale.say(GAME, language, f"screen-{message}", facts, names)

    reserve = say("reserve", count=view["reserve"])
    parts: list[RenderableType] = [
        Text("FAT FISH", style="bold").append(f" · {reserve}", "not bold"),
        Text(),
        *(row(number, cards, view) for number, cards in enumerate(view["rows"], 1)),
    ]
    if view["kept"]:
        parts.append(Text.assemble((say("chosen"), "bold"), " ", line(view["kept"])))
    if view["licences"]:
        parts += [Text(), Text(say("licences"), style="bold"), licences(view, say)]
    parts += [Text(), seats(view, names, say("headings"))]
    if view["fiasco"] is not None:
        parts.append(Text(say("fiasco", seat=locale.Seat(view["fiasco"])), style="red"))
    if any(view["plus"]):
        parts += [Text(), Text(say("plus"), style="bold"), plus_piles(view["plus"])]
    if view["seat"] is not None:
        hand = line(view["hand"]) if view["hand"] else Text(say("empty"), style="dim")
        parts += [Text(), Text.assemble((say("hand"), "bold"), " ", hand)]
    return Group(*parts)


def card(text: str, style: str = "bold") -> Text:
    """A fish: the symbol and the letter of its colour, and its value."""
    return Text(f"{SYMBOLS[text[0]]}{text}", style=f"{style} {COLOURS[text[0]]}")


def line(cards: Sequence[str]) -> Text:
    """Cards one beside the other."""
    return Text("  ").join(card(text) for text in cards)


def row(number: int, cards: Sequence[str], view: Mapping[str, Any]) -> Text:
    """A row with its free places; what was laid in this turn is underlined."""
    now = view["row"] == number
    drawn = Text("▶ " if now else "  ").append(f"{number}", "bold")
    full = view["full"]
    first_laid = len(cards) - len(view["laid"]) if now else full
    for place in range(full if cards else 0):
        drawn.append("  ")
        if place < len(cards):
            drawn.append(card(cards[place], "bold underline" if place >= first_laid else "bold"))
        else:
            drawn.append(" · ", "dim")
    return drawn if cards else drawn.append("  –", "dim")


def licences(view: Mapping[str, Any], say: Say) -> Table:
    """The licences on the table, with what each asks for."""
    table = Table.grid(padding=(0, 2))
    for name in view["licences"]:
        table.add_row(Text(f"  {name}", style="bold"), Text(say(f"licence-{name.lower()}")))
    return table


def seats(view: Mapping[str, Any], names: Sequence[str], headings: str) -> Table:
    """Everybody's cards and points; minus piles are only counted (FF-31)."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    name, *figures = headings.split("|")
    table.add_column(no_wrap=True)
    table.add_column(name.strip())  # the only column that gives way on a narrow screen
    for figure in figures:
        table.add_column(figure.strip(), justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for seat, player in enumerate(names):
        counted = (view["hands"], view["piles"], list(map(len, view["plus"])), view["minus"], view["scores"])
        now = view["turn"] == seat
        style = "bold" if now or seat in view["winners"] else ""
        owned = " ".join(view["licence_owners"][seat])
        figures = [str(numbers[seat]) for numbers in counted]
        shown = Text(f"{seat} {player}", no_wrap=True, overflow="ellipsis")
        table.add_row("▶" if now else "", shown, *figures, owned, style=style)
    return table


def plus_piles(piles: Sequence[Sequence[str]]) -> Table:
    """The open plus piles, a line a seat."""
    table = Table.grid(padding=(0, 1))
    for seat, cards in enumerate(piles):
        if cards:
            table.add_row(f"  {seat}", Text(" ").join(card(text, "") for text in cards))
    return table


def label(move: str, names: Sequence[str], language: str) -> str:
    """What a move does."""
    kind, _, rest = move.partition(" ")
    facts: dict[str, Any] = {}
    if ">" in move:
        text, _, number = move.partition(">")
        kind, facts = "lay", {"colour": text[0], "value": text[1], "row": number}
    elif kind == "licence":
        kind = f"licence-{rest.lower()}"
    elif rest == "none":
        kind = "keep-none"
    elif rest:
        facts = {"colour": rest[0], "value": rest[1]}
    return locale.say(GAME, language, f"screen-{kind}", facts, names)
