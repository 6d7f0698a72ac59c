"""Measures every game on one core against its own rules interpreted, and writes `benchmarks/against_interpreted.json`.

The peer is the same rules with `SHOAL_JIT=0`, in a process of its own. Processor time counts on both sides.
"""

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).with_suffix(".json")
INTERPRETED = """
import sys, time, random
import numpy as np
import shoal
from shoal.games import find
name, players = sys.argv[1], int(sys.argv[2])
rules, states, out = find(name).rules, find(name).states(), np.zeros(len(find(name).sequence()), np.int64)
choose, moves, games, began = random.Random(1), 0, 0, time.process_time()
while time.process_time() - began < 3:
    g = shoal.new(name, players=players, seed=games).state
    while not g.ended:
        rules.apply(g, int(out[choose.randrange(rules.legal(g, out))]))
        moves += 1
    games += 1
print(moves / (time.process_time() - began))
"""


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout


def startup(repeats: int = 7) -> float:
    """The best time of `shoal games`, in seconds."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        run("-m", "shoal", "games")
        times.append(time.perf_counter() - began)
    return min(times)


def measure(name: str, players: int) -> dict[str, Any]:
    compiled: dict[str, Any] = json.loads(run("-m", "shoal", "bench", name, "--players", str(players), "--json"))
    interpreted = float(run("-c", INTERPRETED, name, str(players), SHOAL_JIT="0"))
    return {
        **compiled,
        "interpreted_moves_per_second": interpreted,
        "compiled_over_interpreted": compiled["moves_per_second"] / interpreted,
    }


def main() -> None:
    import shoal
    from shoal.games import find

    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    results: dict[str, Any] = {"machine": machine, "shoal_games_seconds": startup(), "games": []}
    for name in shoal.games():
        low, high = find(name).players
        for players in sorted({low, min(4, high)}):
            row = measure(name, players)
            results["games"].append(row)
            print(
                f"{name}, {players} players: {row['moves_per_second'] / 1e6:.1f} million moves/s, "
                f"{row['games_per_second']:,.0f} games/s, {row['compiled_over_interpreted']:.0f} × interpreted"
            )
    print(f"shoal games: {results['shoal_games_seconds']:.2f} s")
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
