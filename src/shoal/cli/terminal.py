"""What a terminal does: it prints, clears, pages and asks, in one language. It knows no game."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from shoal import locale

CATALOGUE = "terminal"


class Terminal:
    """A person's terminal, or a pipe that stands for one."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):  # not everywhere; it makes `input` remember and edit lines
                import readline  # noqa: F401

    def say(self, message: str, names: Sequence[str] = (), **facts: Any) -> str:
        """A message of the terminal in words."""
        return locale.say(CATALOGUE, self.language, message, facts, names)

    def print(self, text: str = "", style: str = "") -> None:
        """A line of text, as it is."""
        self.console.print(Text(text, style=style))

    def tell(self, message: str, style: str = "", **facts: Any) -> None:
        """A message as a line of its own."""
        self.print(self.say(message, **facts), style)

    def draw(self, renderable: RenderableType) -> None:
        self.console.print(renderable)

    def clear(self) -> None:
        """An empty screen; where there is no screen, a free line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """What is typed. `EOFError` and `KeyboardInterrupt` are the caller's."""
        return input(prompt).strip()

    def confirm(self, message: str, **facts: Any) -> bool:
        """Whether the answer is yes: in the user's language, or in English."""
        answer = self.ask(self.say(message, **facts) + " ").casefold()
        return answer in {*self.say("yes").split(), "y", "yes"}

    def page(self, markdown: str) -> None:
        """A long text: page by page on a terminal, as it is anywhere else."""
        if not self.console.is_terminal:
            sys.stdout.write(markdown)
            return
        # less is to show colours, and not to stay for a short text unless its user wants it so.
        os.environ["LESS"] = f"-R {os.environ.get('LESS', '-F')}"
        with self.console.pager(styles=True):
            self.console.print(Markdown(markdown), width=min(self.console.width, 100))
