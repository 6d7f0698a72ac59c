"""Draws the pictures of the README: docs/images/<game>.svg, a table in the terminal.

The positions are made up; the drawing is the terminal's own.
"""

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from shoal import screens
from shoal.engine.game import Game
from shoal.games import find

IMAGES = Path(__file__).parents[1] / "docs" / "images"
NAMES = ("Ada", "Otter", "Heron")
POSITIONS: dict[str, dict[str, Any]] = {
    "kleine-fische": {
        "players": 3,
        "session": 2,
        "totals": [31, 24, 40],
        "series": ["B2", "F4", "A1", "H3", "D4", "I2"],
        "deck": ["C1", "C2", "C3", "C4", "J1", "J2", "J3", "X", "G2", "E1", "E2", "E3", "F1", "B1", "H1", "D1"],
        "discard": ["X", "X", "X", "C1", "C2", "I1", "I3"],
        "collections": [["A4", "A3", "B3", "G4", "H2", "J1"], ["D1", "D2", "E4", "F3"], ["B4", "I4"]],
    },
}
FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # would be fetched from elsewhere


def draw(name: str) -> str:
    """The table of a game, and what can be done, as an SVG."""
    spec = find(name)
    game = Game.at(spec, POSITIONS[name], seed=7)
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    module = screens.find(spec)
    console.print(module.screen(game.view(game.turn), NAMES, "en"))
    console.print()
    for number, move in enumerate(game.moves(), 1):
        console.print(Text.assemble((f"{number}  {move}", "bold"), f"  {module.label(move, NAMES, 'en')}"))
    console.print(Text(f"{NAMES[game.turn or 0]} > ▌"))
    return FONT.sub("", console.export_svg(title=f"shoal play {name}", unique_id=name))


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    for name in POSITIONS:
        (IMAGES / f"{name}.svg").write_text(draw(name), "utf-8")


if __name__ == "__main__":
    main()
