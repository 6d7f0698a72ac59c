"""Measures iterations of our search and of OpenSpiel's, and writes `benchmarks/search_against_openspiel.json`.

The peer is OpenSpiel's ISMCTS, in C++, on hearts and oh_hell, installed from PyPI into an environment of its own. Both
sides think in turns, in one run, about the first decision of a game and about one in the middle, over several deals;
for each the best run counts, in processor time, because whatever else the machine does can only slow a run down.

An iteration is the same on both sides: redraw what is hidden, walk down the tree, play on, and tell the tree. What they
do in one is not: OpenSpiel plays on at random to the end of one short hand; ours plays on as docs/bots.md says.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import shoal
from shoal.bots.levels import Bot
from shoal.bots.search import Budget, Search
from shoal.engine.game import Game
from shoal.games import find

PEER = Path(__file__).parent / "peers" / "openspiel_search.py"
RESULTS = Path(__file__).with_suffix(".json")
PACKAGE = "open_spiel==2.0.2"
PEER_GAMES = ("hearts", "oh_hell(players=4,num_tricks_fixed=12)")
PLAYERS = 4  # or as many as can, if that is fewer

Think = Callable[[int], float]  # the seconds of one search about the deal of that number


def make_environment(folder: Path) -> Path:
    """The Python of an environment with OpenSpiel, which is made if it is not there."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        print(f"Installing {PACKAGE} into {folder}")
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    return python


class Peer:
    """OpenSpiel in a process of its own."""

    def __init__(self, python: Path) -> None:
        self.process = subprocess.Popen([python, PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def think(self, game: str, middle: bool, seed: int, iterations: int) -> float:
        assert self.process.stdin
        assert self.process.stdout
        asked = {"game": game, "middle": middle, "seed": seed, "iterations": iterations}
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        told = self.process.stdout.readline()
        if not told:
            sys.exit("OpenSpiel has ended; what it said stands above.")
        return float(json.loads(told)["seconds"])


def position(name: str, middle: bool, seed: int) -> Game:
    """The first decision between several moves, or the first one after half of the decisions of a random game."""
    spec = find(name)
    players = min(PLAYERS, spec.players[1])
    whole, bot = Game(spec, players, seed), Bot(spec, "random", seed)
    while not whole.over:
        whole.apply(bot.choose(whole))
    game = whole.after(len(whole.history) // 2 if middle else 0)
    bot = Bot(spec, "random", seed)
    while len(game.legal_actions()) < 2:
        game.apply(bot.choose(game))
    return game


def think(game: Game, iterations: int, seed: int) -> float:
    """The seconds that our search takes; of one that was settled before, what all its iterations would have taken."""
    search = Search(game.spec, seed)
    begun = time.process_time()
    verdict = search.think(game, Budget(iterations=iterations))
    return (time.process_time() - begun) * iterations / verdict.iterations


def sides(peer: Peer, names: list[str], deals: int, iterations: int) -> dict[tuple[str, bool], Think]:
    """Everything that is measured: game and whether in the middle, and how to measure it once."""
    measured: dict[tuple[str, bool], Think] = {}
    for middle in (False, True):
        for name in names:
            games = [position(name, middle, seed) for seed in range(deals)]
            think(games[0], 1, 0)  # compiles
            measured[name, middle] = lambda deal, games=games: think(games[deal], iterations, deal)  # type: ignore[misc]
        for name in PEER_GAMES:
            measured[name, middle] = lambda deal, name=name, middle=middle: peer.think(  # type: ignore[misc]
                name, middle, deal, iterations
            )
    return measured


def measure(measured: dict[tuple[str, bool], Think], runs: int, deals: int, iterations: int) -> list[dict[str, Any]]:
    """All sides in turns, run by run."""
    best = {side: [float("inf")] * deals for side in measured}
    for _ in range(runs):
        for deal in range(deals):
            for side, search in measured.items():
                best[side][deal] = min(best[side][deal], search(deal))
    return [
        {
            "game": name,
            "position": "middle" if middle else "first",
            "ours": name not in PEER_GAMES,
            "iterations_per_second": deals * iterations / sum(seconds),
        }
        for (name, middle), seconds in best.items()
    ]


def compare(rows: list[dict[str, Any]]) -> None:
    """Put beside each of our rows how many times as fast it is as each game of the peer at the same point."""
    for row in rows:
        if row["ours"]:
            row["times_openspiel"] = {
                other["game"]: row["iterations_per_second"] / other["iterations_per_second"]
                for other in rows
                if not other["ours"] and other["position"] == row["position"]
            }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", nargs="+", default=list(shoal.games()), choices=shoal.games(), help="our games")
    options.add_argument("--runs", type=int, default=5, help="runs of each side")
    options.add_argument("--deals", type=int, default=4, help="positions of each kind")
    options.add_argument("--iterations", type=int, default=2000, help="iterations of a search")
    options.add_argument("--environment", type=Path, metavar="FOLDER", help="keep OpenSpiel there, for the next time")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        peer = Peer(make_environment(given.environment or Path(folder)))
        measured = sides(peer, given.games, given.deals, given.iterations)
        rows = measure(measured, given.runs, given.deals, given.iterations)
        peer.process.communicate()
    compare(rows)
    for row in rows:
        times = [f"{times:.1f} × {name.partition('(')[0]}" for name, times in row.get("times_openspiel", {}).items()]
        print(f"{row['game']}, {row['position']}: {row['iterations_per_second']:,.0f} iterations/s", *times, sep="  ")
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    head = {
        "machine": machine,
        "peer": PACKAGE,
        "iterations": given.iterations,
        "deals": given.deals,
        "runs": given.runs,
    }
    RESULTS.write_text(json.dumps({**head, "rows": rows}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
