"""`shoal serve --workers 2`, as it is called: both processes serve the same tables, and end together."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from pathlib import Path

import psutil

from tests.server.conftest import Cluster, Server, free_port
from tests.server.wire import Person, Seat

MOST_SOCKETS = 60  # which process takes a socket is chance


def serving(command: subprocess.Popen[str], port: int) -> dict[int, int]:
    """For each process that was started, how many sockets it holds."""
    counts = {}
    for process in psutil.Process(command.pid).children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            held = [each for each in process.net_connections("tcp") if each.status == psutil.CONN_ESTABLISHED]
            counts[process.pid] = sum(each.laddr.port == port for each in held)
    return {process: count for process, count in counts.items() if count}


def test_two_workers_serve_one_table(cluster: Cluster, tmp_path: Path) -> None:
    port = free_port()
    options = ["--folder", str(tmp_path), "--port", str(port), "--database", cluster.database("workers")]
    command = [sys.executable, "-m", "shoal", "serve", "--workers", "2", "--limit", "0", *options]

    async def meet(serve: subprocess.Popen[str]) -> None:
        address = Server(serve.pid, port).address
        async with Person(address) as ada, contextlib.AsyncExitStack() as stack:
            table = await ada.set_up("kleine-fische", seats=[{"kind": "person"}, {"kind": "person"}], seed=3)
            seats: list[Seat] = []
            while len(serving(serve, port)) < 2 and len(seats) < MOST_SOCKETS:
                seats.append(Seat(await stack.enter_async_context(ada.sit_at(table["code"]))))
                await seats[-1].hello()
            assert len(serving(serve, port)) == 2, "one process holds all sockets"
            number = (await seats[0].request("play", "a", move="flip"))["seq"]
            for seat in seats[1:]:
                assert (await seat.until("state", seq=number))["at"] == 1
            number = (await seats[-1].request("play", "b", move="flip"))["seq"]
            for seat in seats[:-1]:
                assert (await seat.until("state", seq=number))["at"] == 2

    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as serve:
        started: list[psutil.Process] = []
        try:
            asyncio.run(meet(serve))
            started = psutil.Process(serve.pid).children(recursive=True)
        finally:
            serve.send_signal(signal.SIGINT)
            _, said = serve.communicate(timeout=30)
    assert "Traceback" not in said
    assert len(started) >= 2
    _, left = psutil.wait_procs(started, timeout=10)
    assert not left
