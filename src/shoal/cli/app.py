"""The commands. Each imports what it needs when it runs, so that all the others start at once."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import shoal
from shoal import locale
from shoal.cli import listing
from shoal.cli.frame import (
    BOTS,
    FAILED,
    GAME,
    JSON,
    LANGUAGE,
    OPTIONS,
    PLAYERS,
    SEED,
    START,
    WRONG_INPUT,
    Command,
    Commands,
    check_language,
    complete_game,
    examples,
    fail,
)
from shoal.engine.errors import OptionError
from shoal.games import GAMES, find

# The options that set up completion are not so light: they are there for who asks for them.
COMPLETION = "_SHOAL_COMPLETE" in os.environ or any(word.endswith("-completion") for word in sys.argv)

app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None, add_completion=COMPLETION)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"shoal {shoal.__version__}")
        raise typer.Exit


@app.callback(epilog=examples("play"))
def shoal_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Fish games at one table: play them here, read their rules, and let bots play thousands of games.

    `shoal COMMAND --help` says more about a command. `shoal --install-completion` teaches your shell to complete them.
    """


@app.command(cls=Command, epilog=examples("games"))
def games(as_json: JSON = False) -> None:
    """List the games and their options.

    For each game: for how many it is, how long it takes, what it is about, and what can be set with --option.
    """
    if as_json:
        typer.echo(json.dumps([listing.name_card(GAMES[name]) for name in sorted(GAMES)], indent=2, ensure_ascii=False))
        return
    listing.show()


@app.command(cls=Command, epilog=examples("rules kleine-fische --lang de"))
def rules(game: GAME, lang: LANGUAGE = None) -> None:
    """Read the rules of a game, page by page.

    Every rule has its number, the same one that a refused move names. The page comes in your language
    where it has been translated, else in English.
    """
    from shoal.cli.terminal import Terminal
    from shoal.locale.pages import find_page

    spec, language = find(game), check_language(lang)
    page = find_page(spec.name, language)
    if page is None:
        fail(f"the page with the rules of {spec.title} is missing from this installation", FAILED)
    Terminal(language).page(page.read_text(encoding="utf-8"))


@app.command(
    cls=Command,
    epilog=examples(
        "play",
        "play kleine-fische --players 4 --name Ada",
        "play kleine-fische --players 3 --bots sprat --bots orca",
        "play --load kleine-fische.json",
    ),
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The game; without one you can choose.", autocompletion=complete_game),
    ] = None,
    players: PLAYERS = None,
    people: Annotated[
        int,
        typer.Option("--people", metavar="N", help="How many people share this screen; 0 to watch. They sit first."),
    ] = 1,
    bots: BOTS = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", "-n", metavar="NAME", help="A player's name, seat by seat; may be repeated."),
    ] = None,
    seed: SEED = None,
    option: OPTIONS = None,
    start: START = "0",
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game; - reads standard input.")
    ] = None,
    lang: LANGUAGE = None,
) -> None:
    """Play a game in this terminal, against bots or with other people.

    You choose a move by its number or type it; `undo`, `save`, `hint`, `rules`, `log` and `quit` do what
    they say, and `?` explains them. Ctrl-C leaves, and offers to save.
    """
    from shoal.cli import prepare
    from shoal.cli.choose import choose_game
    from shoal.cli.play import After, Play
    from shoal.cli.seating import Wishes
    from shoal.cli.terminal import Terminal
    from shoal.engine import saves

    terminal = Terminal(check_language(lang))
    wishes = Wishes(players, people, bots or (), name or (), seed, option or (), start)
    text = None if load is None else read_file(load)
    if text is None:
        spec = choose_game(terminal) if game is None else find(game)
        setup = wishes.setup(spec, terminal.say)
    else:
        saved = saves.read(text)
        spec = find(saved["game"])
        if game is not None and find(game) is not spec:
            raise OptionError(f"{load} is a game of {spec.title}, not of {find(game).title}")
        if (players, seed, option, start) != (None, None, None, "0"):
            raise OptionError("a saved game has its own players, seed, options and start: leave them out with --load")
        setup = wishes.resume(spec, saved, terminal.say)
    prepare.prepare(spec, prepare.for_play(spec, setup.bots), terminal.console, terminal.language)
    match = setup.match(None if text is None else shoal.load(text))
    while (after := Play(match, spec, terminal).run()) is After.AGAIN:
        setup = setup.again()
        match = setup.match()
    raise typer.Exit(after.value)


def read_file(file: Path) -> str:
    """The text of a file that the user named; - is standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        fail(f"{file} cannot be read: {reason}", WRONG_INPUT)


@app.command(cls=Command, epilog=examples("sim kleine-fische --games 10000 --bots heuristic --bots random"))
def sim(
    game: GAME,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", help="How many games.")] = 1000,
    players: PLAYERS = None,
    bots: BOTS = None,
    seed: SEED = None,
    option: OPTIONS = None,
    start: START = "0",
    as_json: JSON = False,
) -> None:
    """Let bots play many games, on all cores, and see who wins.

    Shares of wins and mean scores come with their 95 % confidence intervals; a tie is shared among the winners.
    The same seed gives the same games on any machine. Without --bots the best bot sits everywhere.
    """
    import time

    from rich.console import Console
    from rich.progress import Progress

    from shoal.cli import prepare, reports, seating
    from shoal.lab.simulation import simulate

    spec = find(game)
    if games < 1:
        raise OptionError(f"at least one game is played, not {games}")
    count = seating.count_players(spec, players, 0, bots or ())
    seated = seating.fill_seats(spec, count, bots or ())
    options, starter = seating.read_options(spec, option or ()), seating.read_start(start)
    aside = Console(stderr=True)
    prepare.prepare(spec, prepare.for_simulation(spec, seated), aside)
    begun = time.perf_counter()
    with Progress(console=aside, transient=True, disable=not aside.is_terminal) as progress:
        task = progress.add_task(spec.title, total=games)
        results = simulate(spec, seated, games, seed, starter, options, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(reports.as_json(results.json()))
    else:
        reports.simulation(results, time.perf_counter() - begun, Console(highlight=False))


@app.command(
    cls=Command,
    epilog=examples(
        "arena kleine-fische heuristic three --games 2000 --seed 1",
        "arena fischen heuristic random --players 4 --keep fischen.jsonl --plot fischen.svg",
    ),
)
def arena(
    game: GAME,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT...", help="The line-up, seat by seat; the last one fills the remaining seats."),
    ],
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", help="How many games; rounded up to whole deals.")
    ] = 400,
    players: PLAYERS = None,
    seed: SEED = None,
    option: OPTIONS = None,
    start: START = "0",
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", metavar="N", help="Games at the same time.  [default: one a core]")
    ] = None,
    without_luck: Annotated[
        int,
        typer.Option(
            "--without-luck",
            metavar="PAIRS",
            help="Also tell the wins without luck, by so many pairs of playouts a move, where no hands are hidden.",
        ),
    ] = 0,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", "-k", metavar="FILE", help="Write every finished game to FILE, or go on from it."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option("--plot", metavar="FILE", help="Draw the results: .png, .svg, .pdf, … (needs shoal[plot])."),
    ] = None,
    as_json: JSON = False,
    lang: LANGUAGE = None,
) -> None:
    """Let bots compete over the same deals, and see which is better, and how sure that is.

    Every deal is played once in each rotation of the line-up: each bot gets each hand, and luck cancels.
    `arena GAME a b --players 4` is one a against three b. Wins are those of one seat, ties being shared; the
    intervals hold 95 %. Ratings are openskill's.

    With --without-luck each move is appraised by playouts of the search's guide. What the moves of a bot are worth
    beyond chance comes to its wins as well, on average exactly, and in fewer games.

    Ctrl-C shows the table so far and says how to go on. The same seed gives the same results with any number
    of workers, except for bots that think by the clock.
    """
    from shoal.cli.arena import Wishes, hold

    language = check_language(lang)
    wishes = Wishes(find(game), bots, games, players, seed, option or (), start, keep, workers, language, without_luck)
    raise typer.Exit(hold(wishes, as_json, plot))


@app.command(
    cls=Command,
    epilog=examples("perft kleine-fische --depth 12", "perft kleine-fische --depth 6 --position octopus.json"),
)
def perft(
    game: GAME,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", help="How many moves deep.")],
    position: Annotated[
        Path | None,
        typer.Option("--position", metavar="FILE", help="Count from this position (JSON); - reads standard input."),
    ] = None,
    players: PLAYERS = None,
    seed: SEED = None,
    option: OPTIONS = None,
    as_json: JSON = False,
) -> None:
    """Count the possible lines of play, 1 to N moves long.

    The counts check one implementation of the rules against another. What is left to chance falls as the
    seed has it; without --seed it is seed 0.
    """
    from rich.console import Console

    from shoal.cli import prepare, reports, seating
    from shoal.engine.game import Game

    spec = find(game)
    if depth < 1:
        raise OptionError(f"the depth is 1 or more, not {depth}")
    prepare.prepare(spec, prepare.for_perft(spec), Console(stderr=True))
    if position is None:
        root = Game(spec, players, seed or 0, 0, seating.read_options(spec, option or ()))
    elif players is not None or option:
        raise OptionError("a position has its own players and options: leave them out with --position")
    else:
        root = Game.at(spec, read_json(position), seed or 0)
    counts = reports.count_lines(root, depth)
    if as_json:
        lines = [{"depth": deep, "count": count, "seconds": seconds} for deep, count, seconds in counts]
        typer.echo(reports.as_json({"game": spec.name, "players": root.players, "counts": lines}))
    else:
        reports.perft_lines(counts, Console(highlight=False))


def read_json(file: Path) -> Any:
    """The JSON of a file that the user named."""
    try:
        return json.loads(read_file(file))
    except (ValueError, RecursionError) as error:
        fail(f"{file} is not JSON: {error}", WRONG_INPUT)


@app.command(cls=Command, epilog=examples("bench kleine-fische --json"))
def bench(game: GAME, players: PLAYERS = None, as_json: JSON = False) -> None:
    """Measure how fast a game runs.

    It is played at random, compiled, on one thread, and the best of five runs counts. compile_seconds is
    the first call: some seconds where the game has to be compiled, little where it was compiled before.
    """
    from rich.console import Console

    from shoal.cli import reports
    from shoal.lab.bench import bench as measure

    spec = find(game)
    measured = measure(spec, players)
    if as_json:
        typer.echo(reports.as_json(measured.json()))
    else:
        reports.speed(measured, spec.title, Console(highlight=False))


@app.command(
    cls=Command,
    epilog=examples(
        "serve",
        "serve --host 0.0.0.0 --origin https://fish.example.org",
        "serve --database postgresql+psycopg://shoal@localhost/shoal --workers 4",
    ),
)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535, help="The port.")] = 8077,
    database: Annotated[
        str,
        typer.Option("--database", metavar="URL", help="Where tables are kept.  [default: SQLite in your data folder]"),
    ] = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", help="How many processes serve; more than one needs PostgreSQL.")
    ] = 1,
    origin: Annotated[
        str, typer.Option("--origin", metavar="URL", help="The address people reach it under, behind a proxy.")
    ] = "",
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=0, help="Requests per minute and address; 0 for no limits.")
    ] = 600,
    keep: Annotated[
        int,
        typer.Option("--keep", metavar="DAYS", min=0, help="How long a table is kept after its match; 0 for ever."),
    ] = 0,
    sync: Annotated[
        bool,
        typer.Option(
            "--sync/--no-sync",
            help="Wait for the disk at every move. Without, a power cut may lose the last moves; SQLite only.",
        ),
    ] = True,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Where the database and the server's secret lie."),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    lang: LANGUAGE = None,
) -> None:
    """Serve tables to browsers and programs.

    Everything is kept: after a restart the tables go on. Ctrl-C stops the server.
    """
    from shoal.server import serve as server
    from shoal.server.settings import Settings

    language = check_language(lang)
    settings = Settings(
        database, str(folder.absolute()) if folder else "", host, port, workers, origin, limit, keep, sync, show
    )
    server.check(settings)
    server.free_port(settings)
    server.prepare(settings)
    name = f"[{host}]" if ":" in host else host
    address = origin or f"http://{name}:{port}"
    typer.echo(locale.say("server", language, "serving", {"address": address}))
    if show:
        server.show(settings, address)
    server.run(settings)


@app.command(cls=Command, epilog=examples("verify kleine-fische.json"))
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save that a table gave out; - is standard input.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="The commitment as you saw it at the start."),
    ] = None,
    lang: LANGUAGE = None,
) -> None:
    """Check that the deal of a match was fixed before its first move.

    A table publishes a hash of its key (with a salt) when it is set up, and tells both when the match is over. This
    checks that they fit, and replays the moves.
    """
    from shoal.table import deal

    language = check_language(lang)
    game = deal.verify(read_file(file), find, commitment)
    facts = {"title": game.spec.title, "moves": len(game.history)}
    typer.echo(locale.say("server", language, "verified", facts))
