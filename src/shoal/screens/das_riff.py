"""The table of Das Riff: the reef as a grid, the sea on the left, the own row at the bottom."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from shoal import locale

GAME = "das-riff"
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "bright_blue", "P": "magenta", "O": "dark_orange"}
OTHERS = {"coral": "bright_red", "pearl": "white", "shark": "bright_black", "water": "blue", "?": "cyan"}
SHORT = {"coral": "cor", "pearl": "prl", "shark": "shk", "water": "~~~", "?": "?"}
WIDE = 60  # columns that a terminal needs for whole words
TURNED = 1  # the seat that sits on the other side


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The piles, the broods to be bred, the reef, and what lies before the players."""

    def say(message: str, **facts: Any) -> str:
        return locale.say(GAME, language, f"screen-{message}", facts)

    first, second = view["dice"]
    heading = f" · {say('turn', number=view['turn_number'])} · {say('dice', first=first, second=second)}"
    broods = Text("  ").join(pair(brood) for brood in view["broods"])
    order = range(3, -1, -1) if view["seat"] != TURNED else range(4)
    seats = [1, 0] if view["seat"] != TURNED else [0, 1]
    return Group(
        Text("Das Riff", style="bold").append(heading, "not bold"),
        Text(f"{say('draw', count=view['draw'])} · {say('discard', count=len(view['discard']))}"),
        Text.assemble((say("broods"), "bold"), " ", broods or Text("–")),
        Text.assemble((say("stock"), "bold"), " ", worms(view["stock"])),
        Text(),
        Reef(view, list(order), [view["boats"][seat] for seat in seats], (say("sea"), say("reef"))),
        Text(say("prices"), style="dim"),
        Text(),
        *(part for seat in range(len(names)) for part in before(view, seat, names[seat], say)),
        *due(view, say),
    )


class Reef:
    """The grid: rows from top to bottom in `order`, the boats of the upper and the lower seat beside them."""

    def __init__(self, view: Mapping[str, Any], order: list[int], boats: list[int], ends: tuple[str, str]) -> None:
        self.view = view
        self.order = order
        self.boats = boats
        self.ends = ends

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        width = 6 if wide else 3
        sea, reef = self.ends
        yield Text(f"{sea} <".ljust((width + 1) * 9 - len(reef)) + f"> {reef}"[-len(reef) - 2 :], style="blue")
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        for _ in range(9):
            table.add_column(width=width if table.columns else 3, no_wrap=True)
        table.add_row("", *(Text(str(lane), style="dim") for lane in range(1, 9)))
        table.add_row("", *fleet("v", self.boats[0]))
        for row in self.order:
            cards, prices = self.view["rows"][row], self.view["prices"][row]
            table.add_row(Text(str(row + 1), style="dim"), *(face(card, wide) for card in cards))
            table.add_row("", *(Text("" if price is None else str(price), style="dim") for price in prices))
        table.add_row("", *fleet("^", self.boats[1]))
        yield table


def face(card: str | None, wide: bool) -> Text:
    """A place of the display."""
    if card is None:
        return Text()
    if card in OTHERS:
        return Text(card if wide else SHORT[card], style=OTHERS[card])
    return Text(card, style=f"bold {COLOURS[card[0]]}")


def fleet(boat: str, boats: int) -> list[Text]:
    """The boats of a player, one at each lane in reach."""
    return [Text(boat if lane < boats else "", style="bold") for lane in range(8)]


def pair(brood: str) -> Text:
    """A brood in its two colours."""
    return Text("+").join(Text(colour, style=f"bold {COLOURS[colour]}") for colour in brood.split("+"))


def worms(counts: Mapping[str, int]) -> Text:
    """Worms of each colour."""
    return Text(" ").join(
        Text(f"{colour}{number}", style=COLOURS[colour] if number else "dim") for colour, number in counts.items()
    )


def before(view: Mapping[str, Any], seat: int, name: str, say: Any) -> list[Text]:
    """What lies before a player: worms, pearls, sharks and corals."""
    now = view["turn"] == seat
    facts = {"broods": view["scores"][seat], "boats": view["boats"][seat]}
    things = say("things", pearls=view["pearls"][seat], sharks=view["sharks"][seat])
    corals = Text("  ").join(coral(number, held) for number, held in enumerate(view["corals"][seat], 1))
    style = "bold" if now or seat in view["winners"] else ""
    return [
        Text(f"{'▶' if now else ' '} {seat} {name}", style=style).append(f" · {say('seat', **facts)}", "not bold"),
        Text.assemble("    ", worms(view["worms"][seat]), f"  {things}"),
        Text.assemble("    ", f"{say('corals')} ", corals or Text(say("none"), style="dim")),
    ]


def coral(number: int, held: Mapping[str, str | None]) -> Text:
    """A coral: its number, and the parent or the brood on it."""
    content = Text("–", style="dim")
    if held["fish"]:
        content = face(held["fish"], wide=True)
    elif held["brood"]:
        content = pair(held["brood"])
    return Text.assemble((f"{number}:", "dim"), content)


def due(view: Mapping[str, Any], say: Any) -> list[Text]:
    """What is still to be paid."""
    if view["phase"] != "pay":
        return []
    return [Text(), Text(say("due", count=view["due"], target=view["target"]), style="bold")]


def label(move: str, names: Sequence[str], language: str) -> str:  # noqa: ARG001 (every game's takes the same)
    """What a move does."""
    kind, _, what = move.partition(" ")
    facts: dict[str, Any] = {}
    if "/" in what:
        row, lane = what.split("/")
        facts = {"row": row, "lane": lane}
        kind += "-card"
    elif kind in ("worm", "pay") and what in COLOURS:
        facts = {"colour": locale.say(GAME, language, "screen-colour", {"colour": what})}
    elif what:
        kind, number = move.replace(" ", "-").rstrip("12345").rstrip("-"), what.split()[-1]
        facts = {"number": number}
    return locale.say(GAME, language, f"screen-{kind}", facts)
