"""Servers, databases and people for the tests."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

STARTED_WITHIN = 120.0  # seconds, on a machine that has other things to do
POSTGRES = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Nursery:
    """Starts servers as forks of a process that has everything compiled (nursery.py)."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        assert self.process.stdout.readline() == "ready\n"

    def start(self, **settings: Any) -> "Server":
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"start": settings}) + "\n")
        self.process.stdin.flush()
        return Server(int(self.process.stdout.readline()), settings["port"])

    def close(self) -> None:
        with self.process:  # closes its pipes, and waits
            pass


class Server:
    """A running server."""

    def __init__(self, process: int, port: int) -> None:
        self.process = process
        self.address = f"127.0.0.1:{port}"
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + STARTED_WITHIN
        with httpx.Client(timeout=5, verify=False) as client:  # one client: making one takes longer than asking
            while time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    client.get(f"http://{self.address}/api/v1/about")
                    return
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, how)
            end = time.monotonic() + 10
            while time.monotonic() < end:
                os.kill(self.process, 0)
                time.sleep(0.01)
            os.kill(self.process, signal.SIGKILL)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


Start = Callable[..., Server]


@pytest.fixture
def start(nursery: Nursery, tmp_path: Path) -> Iterator[Start]:
    """Starts servers that share a data folder; all are stopped in the end."""
    started: list[Server] = []

    def begin(**settings: Any) -> Server:
        chosen = {"folder": str(tmp_path), "port": free_port(), "limit": 0, **settings}
        started.append(nursery.start(**chosen))
        return started[-1]

    yield begin
    for server in started:
        server.stop()


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module, without limits."""
    server = nursery.start(folder=str(tmp_path_factory.mktemp("server")), port=free_port(), limit=0)
    yield server
    server.stop()


class Cluster:
    """A PostgreSQL of our own, in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        assert POSTGRES
        self.folder = folder
        # PostgreSQL refuses to run as root, and its folder has to be reached by who runs it.
        self.user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-D", "data", "-A", "trust", "-U", "shoal", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        options = f"-k {folder} -c listen_addresses= -c max_connections=60"
        self.run("pg_ctl", "-D", "data", "-w", "-o", options, "-l", "log", "start")

    def run(self, program: str, *arguments: str) -> None:
        assert POSTGRES
        command = [*self.user, str(POSTGRES / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def database(self, name: str) -> str:
        """A new database; its address."""
        self.run("createdb", "-h", str(self.folder), "-U", "shoal", name)
        return f"postgresql+psycopg://shoal@/{name}?host={self.folder}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if POSTGRES is None:
        pytest.skip("there is no PostgreSQL server here: `make setup` says how to get one")
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="shoal-pg-", dir="/tmp"))
    folder.chmod(0o700)
    cluster = Cluster(folder)
    yield cluster
    cluster.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'shoal.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database(f"t{time.monotonic_ns()}")
