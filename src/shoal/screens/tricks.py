"""What the tables of Fischen and Fischen 2 share: the round card, the trick with the seats, and the own hand."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from shoal import locale

BUOY_STYLE = "bold cyan"

Say = Callable[..., str]  # `words` of one game, in the language of those at the table


def words(game: str, language: str, names: Sequence[str], message: str, **facts: Any) -> str:
    """A line of the screen, in words."""
    return locale.say(game, language, f"screen-{message}", facts, names)


def style_of(card: str, styles: Mapping[str, str]) -> str:
    """How a card is coloured."""
    return BUOY_STYLE if "-" in card else styles[card[0]]


def show(card: str, styles: Mapping[str, str], extra: str = "") -> Text:
    """A card in its colour."""
    return Text(card, style=f"{style_of(card, styles)} {extra}".strip())


def heading(title: str, view: Mapping[str, Any], say: Say) -> list[RenderableType]:
    """The game and the round, and below it the hand sizes of all rounds and the sea."""
    number = say("round", number=view["round"], rounds=view["rounds"])
    return [
        Text(title, style="bold").append(f" · {number}", "not bold"),
        Text.assemble(say("sizes"), " ", round_card(view), f" · {say('sea', count=view['sea'])}"),
    ]


def round_card(view: Mapping[str, Any]) -> Text:
    """The hand sizes of all rounds, this one marked."""
    line = Text()
    for number, size in enumerate(view["sizes"], 1):
        now = number == view["round"]
        line.append(" " if line else "").append(f"[{size}]" if now else str(size), "bold" if now else "dim")
    return line


def seats(view: Mapping[str, Any], names: Sequence[str], headings: str, styles: Mapping[str, str]) -> Table:
    """The trick as far as it is played, and everybody's cards and points, with the colours they are known to lack."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    name, trick, *figures, without = headings.split("|")
    table.add_column(no_wrap=True)
    table.add_column(name.strip())
    table.add_column(trick.strip(), no_wrap=True)
    for figure in figures:
        table.add_column(figure.strip(), justify="right", no_wrap=True)
    table.add_column(without.strip(), no_wrap=True)
    for seat, player in enumerate(names):
        now = view["turn"] == seat
        numbers = [str(view[key][seat]) for key in ("hands", "catches", "boats", "scores")]
        table.add_row(
            "▶" if now else "",
            Text(f"{seat} {player}", no_wrap=True, overflow="ellipsis"),
            played(view, seat, styles),
            *numbers,
            Text(" ".join(view["voids"][seat]), style="dim"),
            style="bold" if now or seat in view["winners"] else "",
        )
    return table


def played(view: Mapping[str, Any], seat: int, styles: Mapping[str, str]) -> Text:
    """What `seat` has played to the trick; struck through once it has been taken away."""
    if view["leader"] is None:
        return Text()
    place = (seat - view["leader"]) % view["players"]
    if place >= len(view["trick"]):
        return Text("…" if place == 0 and not view["trick"] else "", style="dim")
    card = show(view["trick"][place], styles, "strike" if place in view["taken"] else "")
    return Text("* ").append(card) if place == view["effect"] else card


def cards_known(view: Mapping[str, Any], styles: Mapping[str, str], say: Say) -> list[RenderableType]:
    """The last trick, and the own hand."""
    lines: list[RenderableType] = []
    if view["last_trick"]:
        won = say("last-trick", seat=locale.Seat(view["last_trick"]["winner"]))
        lines += [Text(), Text.assemble((won, "dim"), " ", last_trick(view, styles))]
    if view["seat"] is not None:
        lines += [Text(), Text.assemble((say("hand"), "bold"), " ", hand(view, styles, say("no-hand")))]
    return lines


def hand(view: Mapping[str, Any], styles: Mapping[str, str], empty: str) -> Text:
    """The own hand, by colour."""
    line = Text()
    for _, cards in groupby(view["hand"], key=lambda card: "-" if "-" in card else card[0]):
        line.append("   " if line else "")
        for number, card in enumerate(cards):
            line.append(" " if number else "").append(card, style_of(card, styles))
    return line or Text(empty, style="dim")


def last_trick(view: Mapping[str, Any], styles: Mapping[str, str]) -> Text:
    """The cards of the trick before this one, in the order played."""
    line = Text()
    for card in view["last_trick"]["cards"]:
        line.append(" " if line else "").append(card, style_of(card, styles))
    return line


def label(game: str, move: str, names: Sequence[str], language: str) -> str:
    """What a move does: the effect of a buoy, or what is done with a card; a card that is only played says it all."""
    kind, *rest = move.split()
    if kind in ("call", "trump"):
        return words(game, language, names, kind, colour=locale.say(game, language, f"screen-colour-{rest[0]}"))
    if rest or "-" in kind:
        return words(game, language, names, kind, card=rest[0] if rest else kind)
    return ""
