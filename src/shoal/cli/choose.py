"""Choosing a game, for who did not name one."""

import typer
from rich.table import Table
from rich.text import Text

from shoal import locale
from shoal.cli.terminal import Terminal
from shoal.engine.errors import OptionError
from shoal.engine.spec import Spec
from shoal.games import GAMES


def choose_game(terminal: Terminal) -> Spec:
    """The only game, or the one that is chosen from a numbered list."""
    specs = [GAMES[name] for name in sorted(GAMES)]
    if len(specs) == 1:
        return specs[0]
    if not terminal.live:
        raise OptionError(f"name a game: {', '.join(sorted(GAMES))}")
    show_games(terminal, specs)
    while True:
        try:
            answer = terminal.ask(f"{terminal.say('choose-game')} ").casefold()
        except EOFError:
            terminal.print()
            raise typer.Exit from None
        for number, spec in enumerate(specs, 1):
            if answer in (str(number), spec.name, spec.title.casefold()):
                return spec
        if answer in ("quit", "exit"):
            raise typer.Exit
        terminal.tell("not-a-choice", "red", count=len(specs))


def show_games(terminal: Terminal, specs: list[Spec]) -> None:
    """The list."""
    table = Table.grid(padding=(0, 2))
    for number, spec in enumerate(specs, 1):
        low, high = spec.players
        facts = terminal.say("minutes", players=f"{low}" if low == high else f"{low}–{high}", minutes=spec.minutes)
        title = Text(spec.title, style="bold").append(f"\n{pitch(spec, terminal.language)}\n{facts}\n", "not bold")
        table.add_row(Text(str(number), style="bold"), title)
    terminal.draw(table)


def pitch(spec: Spec, language: str) -> str:
    """The sentence that makes one want to play, in `language` if somebody has translated it."""
    return locale.say(spec.name, language, "pitch") if locale.has_message(spec.name, language, "pitch") else spec.pitch
