"""The results of a contest as a picture: ratings, scores by seat, thinking times. Needs `shoal[plot]`."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shoal.engine.errors import OptionError
from shoal.lab.standings import Standing, Standings
from shoal.lab.statistics import SURE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Say = Callable[..., str]
WIDTH, ROOM, PER_BOT = 9.0, 4.2, 0.8  # inches: of all, around the bars, for each bot's bars
BELOW: dict[str, Any] = {"loc": "upper center", "bbox_to_anchor": (0.5, -0.1), "ncols": 6, "frameon": False}


def new_figure(bots: int) -> "Figure":
    """An empty picture."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise OptionError("drawing needs matplotlib: install it with pip install 'shoal[plot]'") from error
    return Figure((WIDTH, ROOM + PER_BOT * bots), layout="constrained")


def check(file: Path) -> None:
    """Refuse a file that could not be drawn, before many games have been played for it."""
    formats = sorted(new_figure(1).canvas.get_supported_filetypes())
    if file.suffix.lstrip(".").lower() not in formats:
        raise OptionError(f"{file} cannot be drawn: its name ends in one of .{', .'.join(formats)}")
    if not file.parent.is_dir():
        raise OptionError(f"{file} cannot be drawn: there is no folder {file.parent}")


def draw(standings: Standings, file: Path, say: Say) -> None:
    """Draw the results into `file`, in the words of `say`."""
    rows = standings.table()[::-1]  # bars begin below
    figure = new_figure(len(rows))
    axes = figure.subplot_mosaic([["ratings", "thinking"], ["scores", "scores"]])
    contest = standings.contest
    games = standings.whole_deals * contest.rotations
    figure.suptitle(
        say("plot-title", title=contest.spec.title, players=contest.players, games=games, deals=standings.whole_deals)
    )
    draw_ratings(axes["ratings"], rows, say)
    draw_thinking(axes["thinking"], rows, say)
    draw_scores(axes["scores"], rows[::-1], say)
    figure.savefig(file, dpi=150)


def draw_ratings(axes: "Axes", rows: list[Standing], say: Say) -> None:
    """The rating of each bot with its 95 % interval."""
    names = [row.bot for row in rows]
    axes.errorbar(
        [row.rating.mean for row in rows], names, xerr=[SURE * row.rating.spread for row in rows], fmt="o", capsize=4
    )
    axes.set_title(say("plot-ratings"))
    axes.margins(y=0.3)


def draw_thinking(axes: "Axes", rows: list[Standing], say: Say) -> None:
    """The mean and the 99th percentile of each bot's time per move."""
    names = [row.bot for row in rows]
    for seconds, mark, words in (
        ([row.thinking.mean for row in rows], "o", "mean-think"),
        ([row.thinking.percentile(99) for row in rows], "|", "most-think"),
    ):
        axes.plot([1000 * (time or 0) for time in seconds], names, mark, markersize=9, label=say(words))
    axes.set_xscale("log")
    axes.set_title(say("plot-thinking"))
    axes.margins(x=0.2, y=0.3)
    axes.legend(**BELOW)


def draw_scores(axes: "Axes", rows: list[Standing], say: Say) -> None:
    """The mean score of each bot at each seat, with 95 % intervals."""
    for place, row in enumerate(rows):
        scores = [score for _, score in row.by_seat]
        shift = (place - (len(rows) - 1) / 2) * 0.12
        axes.errorbar(
            [seat + shift for seat in range(len(scores))],
            [score.value for score in scores],
            yerr=[score.value - score.low if math.isfinite(score.low) else 0 for score in scores],
            fmt="o",
            capsize=4,
            label=row.bot,
        )
    seats = range(len(rows[0].by_seat))
    axes.set_xticks(list(seats), [say("seat", number=seat) for seat in seats])
    axes.set_title(say("plot-scores"))
    axes.legend(**BELOW)
