"""`shoal arena`: a contest on the screen, from what was asked to the last table. The contest itself is the lab's."""

import shlex
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shoal import locale
from shoal.bots import levels
from shoal.cli import prepare, reports, seating
from shoal.cli.careful import free_name, whole_move
from shoal.engine.errors import OptionError
from shoal.engine.rng import new_key
from shoal.engine.spec import Spec
from shoal.lab import plots
from shoal.lab.contest import Contest, Played
from shoal.lab.crew import check_workers, play_all
from shoal.lab.runs import Run
from shoal.lab.standings import Standing, Standings

Say = Callable[..., str]
CATALOGUE = "arena"
BETWEEN = 0.25  # seconds from one live table to the next
INTERRUPTED = 130
WIDEST = 1000  # columns; a table is measured as if there were so many
WINS = "bot", "wins", "sure"
LUCKLESS = "luckless", "sure"  # where it was asked for
MORE = "score", "places", "rating", "mean-think", "most-think"


@dataclass(frozen=True)
class Wishes:
    """A contest as it was asked for on the command line."""

    spec: Spec
    bots: Sequence[str]
    games: int
    players: int | None = None
    seed: int | None = None
    options: Sequence[str] = ()
    start: str = seating.START
    keep: Path | None = None
    workers: int | None = None
    language: str = locale.FALLBACK
    pairs: int = 0

    def contest(self) -> Contest:
        """The contest, all wishes being checked."""
        if self.games < 1:
            raise OptionError(f"at least one game is played, not {self.games}")
        check_workers(self.workers)
        players = seating.count_players(self.spec, self.players, 0, self.bots)
        bots = seating.fill_seats(self.spec, players, self.bots)
        options = seating.read_options(self.spec, self.options)
        return Contest(self.spec, bots, new_key(self.seed), seating.read_start(self.start), options, self.pairs)

    def command(self, file: Path) -> str:
        """The command that goes on with the contest from `file`, which knows its seed."""
        words = ["shoal", "arena", self.spec.name, *self.bots, "--games", str(self.games)]
        words += ["--players", str(self.players)] if self.players is not None else []
        words += [word for option in self.options for word in ("--option", option)]
        words += ["--start", self.start] if self.start != seating.START else []
        words += ["--without-luck", str(self.pairs)] if self.pairs else []
        words += ["--workers", str(self.workers)] if self.workers is not None else []
        return shlex.join([*words, "--keep", str(file)])

    def say(self, message: str, **facts: Any) -> str:
        """A message of the arena in words."""
        return locale.say(CATALOGUE, self.language, message, facts)


class Show:
    """One contest, being played."""

    def __init__(self, wishes: Wishes, contest: Contest, run: Run | None) -> None:
        self.wishes = wishes
        self.run = run
        self.contest = run.contest if run else contest
        self.standings = Standings(self.contest, self.contest.deals(wishes.games))
        self.loose: list[Played] = []  # games that are in no file
        self.begun = time.perf_counter()
        for played in run.games if run else ():
            if self.standings.includes(played):
                self.standings.add(played)

    def play(self, aside: Console) -> None:
        """Play what has not been played; the live table is on `aside`, if that is a terminal."""
        columns = BarColumn(None), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
        progress = Progress(*columns, console=aside)
        task = progress.add_task("", total=self.standings.asked, completed=self.standings.games)
        workers = check_workers(self.wishes.workers)
        with ExitStack() as stack:
            live = None
            if aside.is_terminal:
                live = stack.enter_context(Live(Group(self.table(aside), progress), console=aside, transient=True))
            games = stack.enter_context(closing(play_all(self.contest, self.standings.to_play(), workers)))
            shown = 0.0
            for played in games:
                with whole_move():  # a game is counted and written, or neither
                    self.add(played)
                if live and time.perf_counter() - shown > BETWEEN:
                    progress.update(task, completed=self.standings.games)
                    live.update(Group(self.table(aside), progress))
                    shown = time.perf_counter()

    def add(self, played: Played) -> None:
        """One more game."""
        if self.run:
            self.run.add(played)
        else:
            self.loose.append(played)
        self.standings.add(played)

    def table(self, console: Console) -> RenderableType:
        """How the bots stand: a line a bot, or several where `console` is too narrow for that."""
        say, standings = self.wishes.say, self.standings
        rows = standings.table()
        if not rows:
            return Text(say("nothing-yet"))
        contest = self.contest
        parts: list[RenderableType] = [
            Text(
                say(
                    "heading",
                    title=contest.spec.title,
                    players=contest.players,
                    games=standings.whole_deals * contest.rotations,
                    deals=standings.whole_deals,
                    seconds=f"{time.perf_counter() - self.begun:.1f}",
                )
            ),
            layout(rows, say, console),
            Text(say("chance", share=f"{100 / contest.players:.0f} %")),
        ]
        if loose := standings.games - standings.whole_deals * contest.rotations:
            parts.append(Text(say("unfinished", games=loose)))
        return Group(*parts)

    def keep_loose(self) -> Path | None:
        """The file with all games so far; one is made if there is none yet and games would be lost."""
        if self.run:
            return self.run.file
        if not self.loose:
            return None
        file = free_name(f"arena-{self.contest.spec.name}", ".jsonl")
        with Run(file, self.contest) as run:
            for played in self.loose:
                run.add(played)
        return file

    def report(self, out: Console, as_json: bool, plot: Path | None) -> None:
        """The results, as far as they are known."""
        if as_json:
            typer.echo(reports.as_json(self.standings.json()))
        else:
            out.print(self.table(out))
        if plot and self.standings.whole_deals:
            plots.draw(self.standings, plot, self.wishes.say)


def layout(rows: Sequence[Standing], say: Say, console: Console) -> Table:
    """The standings, as wide as there is room."""
    luckless = LUCKLESS if rows[0].luckless else ()
    headings, lines = [say(name) for name in (*WINS, *luckless, *MORE)], [figures(row) for row in rows]
    wide = reports.table(*headings, left=1)
    for line in lines:
        wide.add_row(*line)
    if console.measure(wide, options=console.options.update_width(WIDEST)).maximum <= console.width:
        return wide
    narrow = reports.table("", "", left=1)
    narrow.show_header = False
    for bot, *others in lines:
        narrow.add_row(Text(bot, style="bold"), "")
        for heading, figure in zip(headings[1:], others, strict=True):
            narrow.add_row(f"  {heading}", figure)
    return narrow


def figures(row: Standing) -> list[str]:
    """What is told of a bot, in the order of the headings."""
    return [
        row.bot,
        *reports.interval(row.wins, 100, " %"),
        *(reports.interval(row.luckless, 100, " %") if row.luckless else ()),
        reports.interval(row.score)[0],
        "/".join(f"{100 * place:.0f}" for place in row.places),
        f"{row.rating.mean:.1f}±{row.rating.spread:.1f}",
        *(duration(seconds) for seconds in (row.thinking.mean, row.thinking.percentile(99))),
    ]


def duration(seconds: float | None) -> str:
    """A short time in words."""
    if seconds is None:
        return "–"
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.2f} ms"


def hold(wishes: Wishes, as_json: bool, plot: Path | None) -> int:
    """Hold the contest; the exit code."""
    aside, out = Console(stderr=True, highlight=False), Console(highlight=False)
    if plot:
        plots.check(plot)
    contest = wishes.contest()
    with ExitStack() as stack:
        keep = wishes.keep
        run = stack.enter_context(Run(keep, contest, any_key=wishes.seed is None)) if keep else None
        ready = [
            *prepare.for_play(contest.spec, contest.bots),
            prepare.Step(levels.kernels(contest.spec).choose, contest.warm),
        ]
        prepare.prepare(contest.spec, ready, aside, wishes.language)
        show = Show(wishes, contest, run)
        stopped: BaseException | None = None
        try:
            show.play(aside)
        except (KeyboardInterrupt, Exception) as error:  # whatever it is, the games so far are not lost
            stopped = error
        show.report(out, as_json, plot)
        if stopped is None:
            return 0
        if file := show.keep_loose():
            aside.print(Text(wishes.say("kept", file=str(file))))
            aside.print(Text(wishes.say("go-on", command=wishes.command(file))), soft_wrap=True)
    if not isinstance(stopped, KeyboardInterrupt):
        raise stopped
    return INTERRUPTED
