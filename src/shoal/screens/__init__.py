"""How a game's table is drawn: one module a game, named as its folder; `generic` for games without one.

A module gives `screen` and `label`. It draws from the view of a seat and from nothing else.
"""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from shoal.engine.spec import Spec

if TYPE_CHECKING:
    from rich.console import RenderableType


class Screens(Protocol):
    """A module of this folder."""

    def screen(self, view: dict[str, Any], names: Sequence[str], language: str) -> "RenderableType":
        """The table as the seat of `view` sees it."""

    def label(self, move: str, names: Sequence[str], language: str) -> str:
        """What a move does, in a few words; empty if the move says it all."""


def find(spec: Spec) -> Screens:
    """The module that draws the game."""
    name = f"{__name__}.{spec.package.rpartition('.')[2]}"
    return importlib.import_module(name if importlib.util.find_spec(name) else f"{__name__}.generic")
