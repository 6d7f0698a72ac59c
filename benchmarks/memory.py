"""Measures how much memory games take, and writes `benchmarks/memory.json`: of one state, and of a million at once.

A million games are dealt and stepped in a process of its own, whose largest size counts. Where there is not enough
memory free, that is said instead.
"""

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from shoal.engine.batch import Batch
from shoal.engine.observation import NUMBERS
from shoal.games import GAMES, find

RESULTS = Path(__file__).with_suffix(".json")
PLAYERS = 4  # or as many as can, if that is fewer
MILLION = 1_000_000
HELD = ("kleine-fische", "fischen")  # the smallest and the largest state
STEPS = 2
SPARE = 1.5  # times what it takes has to be free


def row(name: str) -> dict[str, Any]:
    """Bytes of one game: its state and, in a batch, its mask and its observation."""
    spec = find(name)
    players = min(PLAYERS, spec.players[1])
    return {
        "players": players,
        "state": spec.state.RECORD.itemsize,
        "mask": len(spec.sequence()),
        "observation": spec.observation_size(players) * np.dtype(NUMBERS).itemsize,
    }


def deal(name: str, count: int) -> Batch:
    return Batch(find(name), count, min(PLAYERS, find(name).players[1]), seed=1)


def step(batch: Batch) -> None:
    """The first legal action in every game."""
    batch.step(batch.mask.argmax(axis=1))


def hold(name: str, count: int) -> dict[str, Any]:
    """Deal `count` games in one batch, step them, and say how large this process has become."""
    step(deal(name, 1))  # compiles
    begun = time.process_time()
    batch = deal(name, count)
    dealt = time.process_time()
    for _ in range(STEPS):
        step(batch)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {
        "games": count,
        "peak": peak,
        "seconds_to_deal": round(dealt - begun, 2),
        "seconds_to_step": round((time.process_time() - dealt) / STEPS, 2),
    }


def hold_apart(name: str, count: int, needed: int) -> dict[str, Any]:
    """The same in a process of its own, if there is memory for it."""
    free = psutil.virtual_memory().available
    if free < SPARE * needed:
        return {"games": count, "missing": f"{needed / 1e9:.1f} GB are needed, and {free / 1e9:.1f} GB were free"}
    done = subprocess.run([sys.executable, __file__, "--hold", name, str(count)], capture_output=True, check=True)
    held: dict[str, Any] = json.loads(done.stdout)
    return held


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="ten thousand games instead of a million")
    options.add_argument("--hold", nargs=2, metavar=("GAME", "COUNT"), help="hold that many games, in this process")
    options.add_argument("--output", type=Path, default=RESULTS, metavar="FILE")
    given = options.parse_args()
    if given.hold:
        print(json.dumps(hold(given.hold[0], int(given.hold[1]))))
        return
    games = {name: row(name) for name in sorted(GAMES)}
    count = MILLION // 100 if given.quick else MILLION
    held = {name: hold_apart(name, count, count * (games[name]["state"] + games[name]["mask"])) for name in HELD}
    given.output.write_text(json.dumps({"games": games, "held": held}, indent=1) + "\n", "utf-8")
    print(json.dumps(held))


if __name__ == "__main__":
    main()
