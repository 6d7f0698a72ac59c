"""Measures Shoal and its peers side by side, in one run, and writes `benchmarks/peers.json`.

Every side is a process of its own (`peers/<side>.py`), each peer in an environment of its own, which is made if it is
not there. All run on the same core and in turns: a slice of less than a second of each measure, then the next round. So
whatever else the machine does meets all of them, and ratios within a round can be trusted where rates cannot.
"""

import argparse
import datetime
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SCRIPTS = HERE / "peers"
ENVIRONMENTS = HERE / ".peers"
RESULTS = HERE / "peers.json"
OURS = "shoal"
SIDES = {
    OURS: "shoal_games",
    "openspiel": "openspiel_games",
    "rlcard": "rlcard_uno",
    "pettingzoo": "pettingzoo_hanabi",
    "pgx": "pgx_mahjong",
}
WARM_UP = 0.02


class Missing(Exception):
    """A side, or a measure of it, that is not there; says why."""


def last_words(text: str) -> str:
    """What a failed program said last."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it said nothing"


def run_uv(*arguments: str) -> None:
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    done = subprocess.run([uv, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"it could not be installed: {last_words(done.stderr)}")


def environment(side: str) -> Path:
    """The Python of the environment of `side`, with exactly what its requirements name; made if it is not there."""
    if side == OURS:
        return Path(sys.executable)
    folder, wanted = ENVIRONMENTS / side, SCRIPTS / "requirements" / f"{side}.txt"
    python, ready = folder / ("Scripts" if os.name == "nt" else "bin") / "python", folder / "requirements.txt"
    if not ready.exists() or ready.read_text("utf-8") != wanted.read_text("utf-8"):
        print(f"== Installing {side} into {folder}", flush=True)
        run_uv("venv", "--quiet", "--clear", "--python", sys.executable, str(folder))
        run_uv("pip", "install", "--quiet", "--python", str(python), "--requirement", str(wanted))
        shutil.copy(wanted, ready)
    return python


class Side:
    """One side in a process of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [environment(name), SCRIPTS / f"{SIDES[name]}.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        told = self._read()
        self.versions: dict[str, str] = told["versions"]
        self.measures: list[str] = told["measures"]

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Missing(f"its process has ended ({self.process.wait()})")
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise Missing(told["error"])
        return told

    def rate(self, measure: str, seconds: float) -> float:
        """How much is done a second, over about so many seconds."""
        assert self.process.stdin
        print(json.dumps({"measure": measure, "seconds": seconds}), file=self.process.stdin, flush=True)
        told = self._read()
        return float(told["done"] / told["seconds"])

    def end(self) -> None:
        self.process.communicate()


def take_one_core() -> None:
    """From here on, this process and those that it starts run on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        lines = about.read_text("utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def start(names: list[str], missing: dict[str, str]) -> list[Side]:
    """The sides that can be measured."""
    sides = []
    for name in names:
        try:
            sides.append(Side(name))
        except Missing as reason:
            missing[name] = str(reason)
            print(f"{name} is missing: {reason}", flush=True)
    return sides


def prepare(sides: list[Side], only: str, missing: dict[str, str]) -> list[tuple[Side, str]]:
    """All that can be measured, compiled and warmed up; measures of the same kind are neighbours."""
    measures = [(side, measure) for side in sides for measure in side.measures if measure.startswith(only)]
    measures.sort(key=lambda pair: pair[1].partition("/")[0])
    ready = []
    for side, measure in measures:
        print(f"== Preparing {side.name}/{measure}", flush=True)
        try:
            side.rate(measure, WARM_UP)
            ready.append((side, measure))
        except Missing as reason:
            missing[f"{side.name}/{measure}"] = str(reason)
            print(f"{side.name}/{measure} is missing: {reason}", flush=True)
    return ready


def figures(rates: list[float]) -> dict[str, Any]:
    """What is kept of a measure: four digits are more than it is worth."""
    rounds = [float(f"{rate:.4g}") for rate in rates]
    return {"median": statistics.median(rounds), "best": max(rounds), "rounds": rounds}


def renew(before: dict[str, Any], results: dict[str, Any], kind: str) -> dict[str, Any]:
    """What was found before, with all measures of one kind from a run of their own."""
    kept = {name: found for name, found in before["rates"].items() if not name.partition("/")[2].startswith(kind)}
    return before | {
        "again": before.get("again", {}) | {kind: results["date"]},
        "missing": before["missing"] | results["missing"],
        "rates": kept | results["rates"],
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=0.8, help="processor time of a slice")
    options.add_argument("--quick", action="store_true", help="two rounds of 0.2 seconds, to see whether it works")
    options.add_argument("--sides", nargs="+", default=list(SIDES), choices=SIDES)
    options.add_argument("--only", default="", metavar="KIND", help="measures that begin so; others stay as they are")
    options.add_argument("--output", type=Path, default=RESULTS, metavar="FILE")
    given = options.parse_args()
    if given.quick:
        given.rounds, given.seconds = 2, 0.2
    missing: dict[str, str] = {}
    take_one_core()
    sides = start(given.sides, missing)
    measures = prepare(sides, given.only, missing)
    rates: dict[str, list[float]] = {f"{side.name}/{measure}": [] for side, measure in measures}
    for number in range(1, given.rounds + 1):
        print(f"== Round {number} of {given.rounds}: {len(measures)} slices of {given.seconds:g} s", flush=True)
        for side, measure in measures:
            rates[f"{side.name}/{measure}"].append(side.rate(measure, given.seconds))
    for side in sides:
        side.end()
    results = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": machine(),
        "versions": {name: version for side in sides for name, version in side.versions.items()},
        "rounds": given.rounds,
        "seconds": given.seconds,
        "missing": missing,
        "rates": {measure: figures(found) for measure, found in rates.items()},
    }
    for measure, found in results["rates"].items():
        print(f"{measure}: {found['median']:,.0f} a second")
    if given.only and given.output.exists():
        results = renew(json.loads(given.output.read_text("utf-8")), results, given.only)
    given.output.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
