"""What `render` shows: the table as it is drawn in the terminal, as text or as a picture.

It is drawn from the view of one seat, or of a spectator, and so shows nothing that is hidden from who looks.
"""

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from shoal import screens
from shoal.engine.errors import OptionError
from shoal.engine.game import Game

ANSI, HUMAN, PICTURE = MODES = ("ansi", "human", "rgb_array")

COLUMNS, ROWS = 80, 32  # of a picture; one with more rows is higher
CELL_WIDTH, CELL_HEIGHT, BASELINE, DPI = 8, 17, 13, 100  # pixels, and how many of them an inch has
FONT_SIZE = 9.57  # points: letters of DejaVu Sans Mono are then 8 pixels wide
FONT = "DejaVu Sans Mono"  # comes with matplotlib


def check(mode: str | None, modes: Sequence[str] = MODES) -> str | None:
    """The mode, if there is one of that name."""
    if mode is not None and mode not in modes:
        raise OptionError(f"the render mode is {', '.join(modes)} or None, not {mode!r}")
    return mode


def render(mode: str | None, game: Game, seat: int | None, names: Sequence[str]) -> str | npt.NDArray[np.uint8] | None:
    """The table as `seat` (None: a spectator) sees it: as text, printed, or as a picture."""
    if mode is None:
        raise OptionError(f"nothing was to be shown: make the environment with render_mode={' or '.join(MODES)}")
    screen = screens.find(game.spec).screen(game.view(seat), names, "en")
    if mode == ANSI:
        return text(screen)
    if mode == PICTURE:
        return picture(screen)
    Console(highlight=False).print(screen)
    return None


def canvas(colours: bool) -> Console:
    """What is drawn on, wherever the program runs."""
    system: Any = "truecolor" if colours else None
    return Console(file=io.StringIO(), width=COLUMNS, color_system=system, highlight=False, _environ={})


def text(screen: RenderableType) -> str:
    """The screen as plain lines."""
    console = canvas(False)
    with console.capture() as capture:
        console.print(screen)
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def picture(screen: RenderableType) -> npt.NDArray[np.uint8]:
    """The screen as rows of pixels of red, green and blue."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise OptionError('a picture needs matplotlib: pip install "shoal[plot]"') from error
    console = canvas(True)
    lines = console.render_lines(screen)
    width, height = COLUMNS * CELL_WIDTH, max(ROWS, len(lines)) * CELL_HEIGHT
    figure = Figure((width / DPI, height / DPI), DPI, facecolor=SVG_EXPORT_THEME.background_color.hex)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            if segment.text.strip():
                x, y = column * CELL_WIDTH / width, 1 - (row * CELL_HEIGHT + BASELINE) / height
                figure.text(x, y, segment.text, family=FONT, size=FONT_SIZE, **looks(segment.style or Style()))
            column += segment.cell_length
    drawn: Any = FigureCanvasAgg(figure)  # it has no types
    drawn.draw()
    return np.asarray(drawn.buffer_rgba(), np.uint8)[:, :, :3].copy()


def looks(style: Style) -> dict[str, Any]:
    """The colour and weight of a piece of text."""
    colour = (style.color or Color.default()).get_truecolor(SVG_EXPORT_THEME).hex
    return {"color": colour, "alpha": 0.6 if style.dim else 1.0, "weight": "bold" if style.bold else "normal"}
