"""The ratios as a picture."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

from .comparisons import Figures, Row, comparisons

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "performance.svg"
WIDTH, HEAD, PER_ROW = 9.0, 1.2, 0.26  # inches
COLOURS = ("#1f77b4", "#d95f02", "#2a8a3e", "#8e44ad", "#b03060")
GOAL = "#555555"
STYLE: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "shoal", "font.family": "sans-serif", "font.size": 9}


def label(row: Row) -> str:
    """What stands before a dot."""
    return f"{row.section}: {row.ours} / {row.peer}"


def times(ratio: float) -> str:
    """A ratio in words."""
    return f"{ratio:.2f} ×" if ratio < 1 else f"{ratio:.1f} ×" if ratio < 100 else f"{ratio:,.0f} ×"


def draw(figures: Figures, file: Path = PICTURE) -> None:
    """A dot for each ratio, the goals as strokes, on white: so it can be read on any page."""
    rows = [row for row in comparisons(figures) if row.ratios][::-1]  # the first one stands above
    sections = list(dict.fromkeys(row.section for row in reversed(rows)))
    with mpl.rc_context(STYLE):
        figure = Figure((WIDTH, HEAD + PER_ROW * len(rows)), layout="constrained", facecolor="white")
        axes = figure.subplots()
        for place, row in enumerate(rows):
            colour = COLOURS[sections.index(row.section)]
            axes.plot([min(row.ratios), max(row.ratios)], [place, place], color=colour, linewidth=2, alpha=0.4)
            axes.plot(row.ratio, place, "o", color=colour)
            axes.text(1.01, place, times(row.ratio), transform=axes.get_yaxis_transform(), va="center")
            if row.goal:
                axes.plot(row.goal, place, "|", color=GOAL, markersize=11, markeredgewidth=2)
        axes.set_xscale("log")
        axes.axvline(1, color=GOAL, linewidth=0.8)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axes.xaxis.set_minor_formatter(NullFormatter())
        axes.set_yticks(range(len(rows)), [label(row) for row in rows])
        axes.set_ylim(-0.7, len(rows) - 0.3)
        axes.margins(x=0.05)
        axes.grid(axis="x", alpha=0.3)
        axes.set_title("times as fast as the peer (dot: median of the rounds; stroke: the goal)", loc="right")
        figure.savefig(file, metadata={"Date": None})
