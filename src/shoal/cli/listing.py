"""The games and their options, as `shoal games` lists them."""

import shutil
import textwrap
from typing import TYPE_CHECKING, Any

import typer

from shoal.games import GAMES

if TYPE_CHECKING:
    from shoal.engine.spec import Spec


def show() -> None:
    """All games on the terminal."""
    # Laid out by hand: Rich alone takes longer to import than this whole command to run.
    width = min(shutil.get_terminal_size().columns, 100)
    margin = max(map(len, GAMES)) + 2
    for name in sorted(GAMES):
        spec = GAMES[name]
        low, high = spec.players
        count = f"{low}" if low == high else f"{low}–{high}"
        lines = [f"{spec.title}, {count} players, about {spec.minutes} minutes", spec.pitch]
        for option in spec.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            lines.append(f"--option {option.name}={default}: {option.help} ({option.range})")
        if spec.decks:
            lines.append("--option deck=FILE: another deck, from a TOML file")
        text = "\n".join(textwrap.fill(line, max(20, width - margin), subsequent_indent="  ") for line in lines)
        typer.secho(name.ljust(margin), bold=True, nl=False)
        typer.echo(textwrap.indent(text, " " * margin).lstrip())


def name_card(spec: "Spec") -> dict[str, Any]:
    """A game as plain JSON data."""
    return {
        "name": spec.name,
        "title": spec.title,
        "version": spec.version,
        "players": list(spec.players),
        "minutes": spec.minutes,
        "pitch": spec.pitch,
        "options": [
            {"name": option.name, "default": option.default, "help": option.help, "range": option.range}
            | ({"choices": list(option.choices)} if option.choices else {"low": option.low, "high": option.high})
            for option in spec.options
        ],
        "deck": spec.decks,
    }
