"""The table of any game: its view as a tree."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from shoal.locale import say

UNSHOWN = ("game", "players", "options", "start", "seat", "over", "winners", "scores", "turn", "seen")
"""What the heading says already, what nobody asks for, and what people are meant to remember."""


def screen(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The view as a tree, with whose turn it is and the scores on top."""
    tree = Tree(Text(heading(view, names, language), style="bold"))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, view["scores"], strict=True))
    tree.add(Text.assemble((say("terminal", language, "scores"), "bold"), f": {scores}"))
    for key, value in view.items():
        if key not in UNSHOWN:
            grow(tree, key, value)
    return tree


def heading(view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """Whose turn it is."""
    if view["turn"] is None:
        return say("terminal", language, "over")
    return say("terminal", language, "turn-of", {"name": names[view["turn"]]})


def grow(tree: Tree, key: str, value: Any) -> None:
    """Add `value` under the name `key`: on one line if it is flat, else as a branch."""
    if isinstance(value, Mapping):
        branch = tree.add(Text(key, style="bold"))
        for name, part in value.items():
            grow(branch, str(name), part)
    elif isinstance(value, list) and any(isinstance(part, list | Mapping) for part in value):
        branch = tree.add(Text(key, style="bold"))
        for number, part in enumerate(value):
            grow(branch, str(number), part)
    else:
        tree.add(Text.assemble((key, "bold"), f": {flat(value)}"))


def flat(value: Any) -> str:
    """A plain value, or a list of plain values, on one line."""
    if isinstance(value, list):
        return "  ".join(map(flat, value)) or "–"
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def label(move: str, names: Sequence[str], language: str) -> str:  # noqa: ARG001 (every game's takes the same)
    """A game that nobody has drawn has only its notation."""
    return ""
