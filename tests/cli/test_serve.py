"""The commands `serve` and `verify`."""

import contextlib
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import shoal
from shoal.table import deal
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--database", "mysql://x"), "the database is sqlite+aiosqlite:///FILE or postgresql+psycopg://"),
        (("--workers", "2"), "several workers share a PostgreSQL database"),
        (("--workers", "0"), "one worker at least"),
        (("--database", "postgresql+psycopg://nobody@localhost/shoal", "--no-sync"), "--no-sync is for SQLite"),
        (("--origin", "fish.example.org"), "an address such as https://fish.example.org"),
        (("--port", "0"), "port"),
        (("--lang", "xx"), "there is no language"),
    ],
)
def test_what_cannot_be_served_is_said_before_anything_starts(run: Run, words: tuple[str, ...], said: str) -> None:
    result = run("serve", "--folder", ".", *words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_port_that_is_taken(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--folder", ".", "--port", str(taken.getsockname()[1]))
    assert (result.exit_code, "cannot be used" in result.stderr) == (1, True)


def test_a_database_that_is_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "shoal.db").write_bytes(b"not a database" * 100)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    result = run("serve", "--folder", str(tmp_path), "--port", str(port))
    assert result.exit_code == 1
    assert "the database cannot be used: file is not a database" in result.stderr


def test_postgres_is_an_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = run("serve", "--database", "postgresql+psycopg:///shoal")
    assert result.exit_code == 2
    assert "pip install 'shoal[postgres]'" in result.stderr


def test_serve_until_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "shoal", "serve", "--folder", str(tmp_path), "--port", str(port), "--lang", "de"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stderr
        assert server.stdout.readline() == f"Shoal ist unter http://127.0.0.1:{port} zu erreichen; Strg-C beendet es.\n"
        answer = None
        while answer is None and server.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                answer = httpx.get(f"http://127.0.0.1:{port}/api/v1/about")
            time.sleep(0.05)
        server.send_signal(signal.SIGINT)
        assert "Traceback" not in server.stderr.read()
    assert answer is not None
    assert answer.json()["name"] == "shoal"
    assert (tmp_path / "shoal.db").exists()


def test_verify(run: Run, tmp_path: Path) -> None:
    from shoal.engine import saves

    game = shoal.new("kleine-fische", players=2, seed=1)
    game.play("flip")
    salt = deal.new_salt()
    published = deal.commitment(salt, game.key)
    file = tmp_path / "match.json"
    file.write_text(saves.save(game, salt=salt.hex(), commitment=published), encoding="utf-8")
    assert run("verify", str(file)).stdout.startswith("Kleine Fische: the deal is the one that was committed to")
    assert run("verify", str(file), "--commitment", published, "--lang", "nl").exit_code == 0
    assert "another commitment" in run("verify", str(file), "--commitment", "00").stderr
    file.write_text(game.save(), encoding="utf-8")
    assert "carries no commitment" in run("verify", str(file)).stderr
    assert run("verify", str(tmp_path / "none.json")).exit_code == 2
