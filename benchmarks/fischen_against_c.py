"""Measures random playouts of Fischen against hand-written C, and writes `benchmarks/fischen_against_c.json`.

The peer is `peers/fischen.c`, compiled with `cc -O3 -march=native`. Both sides play in turns, on one core, in one run;
the best run of each counts, in processor time, because whatever else the machine does can only slow a run down.
Their games must agree (within 4 standard errors): a peer that plays another game would say nothing.
"""

import argparse
import json
import math
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy.typing as npt

from shoal.engine.kernels import RANDOM_BOT
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.games.tricks.table import OVERFISHING
from shoal.lab.simulation import Player

SOURCE = Path(__file__).parent / "peers" / "fischen.c"
RESULTS = Path(__file__).with_suffix(".json")
FLAGS = ("-O3", "-march=native", "-std=c99")
MOST_ERRORS = 4.0  # standard errors by which a mean may differ

Sample = dict[str, float]


def compile_peer(folder: Path) -> Path:
    """The peer as a program in `folder`."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        sys.exit("This benchmark needs a C compiler (cc, gcc or clang), and found none; name one with CC=….")
    program = folder / "fischen"
    subprocess.run([compiler, *FLAGS, str(SOURCE), "-lm", "-o", str(program)], check=True)
    return program


def run_peer(program: Path, players: int, games: int, seed: int) -> dict[str, Any]:
    """Let the peer play."""
    command = [str(program), str(players), str(games), str(seed)]
    told: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return told


def sample(values: npt.NDArray[Any]) -> Sample:
    """The mean and the standard deviation."""
    return {"mean": float(values.mean()), "sd": float(values.std())}


def run_ours(player: Player, games: int, first: int) -> dict[str, Any]:
    """Play the games from `first` on of our series; told like the peer's."""
    begun = time.thread_time()
    scores, moves, endings = player.play(first, games)
    return {
        "games": games,
        "moves": int(moves.sum()),
        "seconds": time.thread_time() - begun,
        "moves_per_game": sample(moves),
        "overfishing": sample(endings == OVERFISHING),
        "scores": [sample(column) for column in scores.T],
    }


def speed(run: dict[str, Any]) -> float:
    """Moves a second."""
    return float(run["moves"] / run["seconds"])


def differences(ours: dict[str, Any], peer: dict[str, Any]) -> dict[str, dict[str, float]]:
    """For each figure both means, and by how many standard errors they differ."""
    pairs = {"moves per game": (ours["moves_per_game"], peer["moves_per_game"])}
    pairs["overfishing"] = (ours["overfishing"], peer["overfishing"])
    for seat, both in enumerate(zip(ours["scores"], peer["scores"], strict=True)):
        pairs[f"score of seat {seat}"] = both
    found = {}
    for name, (a, b) in pairs.items():
        error = math.sqrt(a["sd"] ** 2 / ours["games"] + b["sd"] ** 2 / peer["games"])
        apart = abs(a["mean"] - b["mean"])
        found[name] = {"ours": a["mean"], "c": b["mean"], "standard_errors": apart / error if error else apart}
    return found


def measure(program: Path, players: int, runs: int, games: int, checked: int) -> dict[str, Any]:
    """Both sides in turns."""
    spec = find("fischen")
    player = Player(spec, spec.kernels, [RANDOM_BOT] * players, new_key(0), 0, spec.complete({}))
    player.play(0, 1)  # compiles
    ours, peer = [], []
    for number in range(runs):
        ours.append(speed(run_ours(player, games, number * games)))
        peer.append(speed(run_peer(program, players, games, number)))
    agreement = differences(run_ours(player, checked, 0), run_peer(program, players, checked, 1))
    return {
        "players": players,
        "moves_per_second": max(ours),
        "c_moves_per_second": max(peer),
        "of_c": max(ours) / max(peer),
        "games_compared": checked,
        "agreement": agreement,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int, nargs="+", default=[4, 3, 5])
    options.add_argument("--runs", type=int, default=25, help="runs of each side")
    options.add_argument("--games", type=int, default=1000, help="games a run")
    options.add_argument("--checked", type=int, default=40_000, help="games of each side that must agree")
    given = options.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        program = compile_peer(Path(folder))
        for players in given.players:
            row = measure(program, players, given.runs, given.games, given.checked)
            rows.append(row)
            worst = max(figure["standard_errors"] for figure in row["agreement"].values())
            print(
                f"{players} players: {row['moves_per_second'] / 1e6:.2f} million moves/s, "
                f"C {row['c_moves_per_second'] / 1e6:.2f} million: {row['of_c']:.0%} of C "
                f"(means of {given.checked} games at most {worst:.1f} standard errors apart)"
            )
            if worst > MOST_ERRORS:
                sys.exit(f"The two do not play the same game: {json.dumps(row['agreement'], indent=2)}")
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    RESULTS.write_text(json.dumps({"machine": machine, "flags": FLAGS, "tables": rows}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
