"""Measures the server under load, and one table of it against boardgame.io; writes `benchmarks/server_load.json`.

A server of its own (`shoal serve`, an empty SQLite folder) holds tables of four people, each with a socket. Every table
makes one move a second; a move counts from being sent to being seen by all four, by the clock of the load generator,
which is one process on the same machine. Then: how many moves a second when everybody plays at once, and how much
memory a table takes. boardgame.io runs its own small game beside it, in memory; it, ours, and ours without waiting for
the disk (`--no-sync`) are measured in turns, on one table each.
"""

import argparse
import json
import os
import platform
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
import uvloop
from load import boardgame_io, ours
from load.driving import Drive, Table, quantiles

RESULTS = Path(__file__).with_suffix(".json")
WARM_UP = 3.0
SYNCS, PAGES = 30, 3 * 4096


class Others:
    """How busy the machine is with other things, in processors."""

    def __init__(self, server: ours.Process) -> None:
        self.server = server
        self.begun = time.perf_counter()
        self.all, self.server_used, self.used = self._now()

    def _now(self) -> tuple[float, float, float]:
        times = psutil.cpu_times()
        return sum(times) - times.idle - times.iowait, self.server.processor(), time.process_time()

    def figures(self, moves: int) -> dict[str, float]:
        seconds = time.perf_counter() - self.begun
        then = (self.all, self.server_used, self.used)
        busy, server, generator = (late - early for late, early in zip(self._now(), then, strict=True))
        return {
            "server_processors": round(server / seconds, 2),
            "generator_processors": round(generator / seconds, 2),
            "other_processors": round(max(0.0, busy - server - generator) / seconds, 2),
            "server_cpu_ms_per_move": round(server / max(1, moves) * 1000, 3),
        }


async def measure(server: ours.Process, tables: list[Any], seconds: float, every: float | None) -> dict[str, Any]:
    """Let tables play, after a warm-up that does not count."""
    await Drive(tables, every).run(WARM_UP)
    others = Others(server)
    drive = await Drive(tables, every).run(seconds)
    return {"tables": len(tables), **drive.figures(), **others.figures(drive.moves)}


def disk(folder: Path) -> list[float]:
    """How long the disk takes, now, to keep what a move writes: ours waits for it, boardgame.io does not."""
    waits = []
    with (folder / "disk").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            begun = time.perf_counter()
            file.write(bytes(PAGES))
            os.fdatasync(file.fileno())
            waits.append(time.perf_counter() - begun)
    return waits


async def in_turns(sides: dict[str, Table], rounds: int, seconds: float, pause: float, folder: Path) -> dict[str, Any]:
    """One table of each side, a round here and a round there, and the disk alone in between."""
    waits: dict[str, list[float]] = {side: [] for side in (*sides, "disk alone")}
    for table in sides.values():
        await Drive([table], pause=pause).run(WARM_UP)
    for _ in range(rounds):
        for side, table in sides.items():
            waits[side] += (await Drive([table], pause=pause).run(seconds)).waits
        waits["disk alone"] += disk(folder)
    return {side: {"moves": len(times), **quantiles(times)} for side, times in waits.items()}


async def run(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    results: dict[str, Any] = {}
    server = ours.start(folder / "shoal")
    hasty = ours.start(folder / "hasty", "--no-sync")
    peer = None
    people, hasty_people = ours.People(server.address), ours.People(hasty.address)
    try:
        one = await people.set_up(asked.game, 1)
        sides: dict[str, Table] = {"shoal": one[0]}
        sides["shoal --no-sync"], *_ = await hasty_people.set_up(asked.game, 1)
        if asked.peer:
            peer = boardgame_io.start(asked.peer_folder)
            sides["boardgame.io"] = await boardgame_io.sit_down(peer.address)
        results["one_table"] = await in_turns(sides, asked.rounds, asked.seconds / 4, asked.pause, folder)
        for side, row in results["one_table"].items():
            print(f"one table, {side}: p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms ({row['moves']} moves)")
        hasty.stop()
        if peer:
            peer.stop()
            peer = None
        results["held"] = []
        tables = one
        for count in asked.tables:
            before, had = server.memory(), len(tables)
            tables = tables + await people.set_up(asked.game, count - had)
            taken = (server.memory() - before) / (count - had)
            row = await measure(server, tables, asked.seconds, 1.0)
            row["memory_per_table_kib"] = round(taken / 1024, 1)
            results["held"].append(row)
            print(
                f"{count} tables, a move a second each: p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms, "
                f"{row['moves_per_second']} moves/s, {row['memory_per_table_kib']} KiB a table, "
                f"{row['server_cpu_ms_per_move']} ms of processor a move (others: {row['other_processors']} processors)"
            )
        row = results["saturated"] = await measure(server, tables[: asked.saturate], asked.seconds, None)
        print(f"{row['tables']} tables as fast as they can: {row['moves_per_second']} moves/s, p99 {row['p99_ms']} ms")
    finally:
        for group in (people, hasty_people):
            await group.leave()
        for process in (server, hasty, peer):
            if process:
                process.stop()
    return results


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="kleine-fische", help="a game for four")
    options.add_argument("--tables", type=int, nargs="+", default=[100, 300, 1000], help="how many are held, rising")
    options.add_argument("--saturate", type=int, default=100, help="tables that play as fast as they can")
    options.add_argument("--seconds", type=float, default=20.0, help="how long each is measured")
    options.add_argument("--rounds", type=int, default=8, help="rounds of each side on one table")
    options.add_argument("--pause", type=float, default=0.02, help="seconds between moves on one table")
    options.add_argument("--no-peer", dest="peer", action="store_false", help="without boardgame.io")
    options.add_argument("--peer-folder", type=Path, help="where boardgame.io is, or is to be installed")
    options.add_argument("--output", type=Path, default=RESULTS)
    asked = options.parse_args()
    if asked.tables != sorted(set(asked.tables)) or asked.tables[0] < 2:
        sys.exit("--tables: rising numbers from 2 on")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # the servers are stopped, too
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most < asked.tables[-1] * ours.SEATS + 100:
        sys.exit(f"{asked.tables[-1]} tables need more open files than the {most} allowed here (ulimit -n)")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asked.peer_folder = asked.peer_folder or folder / "boardgame.io"
        if asked.peer:
            boardgame_io.install(asked.peer_folder)
        load_before = os.getloadavg()[0]
        results = uvloop.run(run(asked, folder))
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    machine |= {"processors": os.cpu_count(), "load_before": round(load_before, 1)}
    told = {"machine": machine, "game": asked.game, "boardgame.io": boardgame_io.VERSION, **results}
    asked.output.write_text(json.dumps(told, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
