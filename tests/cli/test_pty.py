"""The terminal game on a real terminal: keys, signals, redrawing."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PATIENCE = 60  # seconds, for a machine that is busy with other things
# The terminal becomes the program's own, so that Ctrl-C reaches it.
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may have it ignored
from shoal.cli import main
main()
"""
CLEAR = "\x1b[2J"


class Screen:
    """A program on a terminal of 80 columns."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.keyboard, terminal = pty.openpty()
        termios.tcsetwinsize(terminal, (40, 80))
        self.settings = termios.tcgetattr(terminal)
        self.terminal = terminal
        environment = {**os.environ, "SHOAL_JIT": "0", "TERM": "xterm-256color", "LANGUAGE": "en", "PYTHONUTF8": "1"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *words],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """Read until `text` appears; everything up to and with it."""
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
            assert ready, f"{text!r} never came, only {self.shown[-2000:]!r}"
            self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def press(self, keys: str | bytes) -> None:
        os.write(self.keyboard, keys.encode() if isinstance(keys, str) else keys)

    def press_ctrl_c(self) -> None:
        """Ctrl-C, when the program waits for keys: Python does not notice one just before it begins to wait."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        deadline = time.monotonic() + PATIENCE
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "the program never waits"
        self.press("\x03")

    def leave(self) -> int:
        """The exit code, when everything has been written."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"it does not end, {self.shown[-2000:]!r}"
            if select.select([self.keyboard], [], [], 0.1)[0]:
                self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace")
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.keyboard)
        os.close(self.terminal)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A new user types `shoal play`."""
    made = Screen(tmp_path, "play", "kleine-fische", "--seed", "7", "--name", "Ada")
    yield made
    made.close()


def test_ctrl_c_offers_to_save_and_leaves_the_terminal_as_it_was(screen: Screen, tmp_path: Path) -> None:
    assert CLEAR in screen.wait_for("Ada > ")
    screen.press("1\n")
    screen.wait_for("Ada > ")
    screen.press_ctrl_c()
    screen.wait_for("Save the game before you leave? [y/N] ")
    screen.press("y\n")
    screen.wait_for("Goodbye.")
    assert screen.leave() == 130
    assert termios.tcgetattr(screen.terminal) == screen.settings
    assert (tmp_path / "kleine-fische.json").exists()


def test_a_second_ctrl_c_leaves_at_once(screen: Screen, tmp_path: Path) -> None:
    screen.wait_for("Ada > ")
    screen.press("1\n")
    screen.wait_for("Ada > ")
    screen.press_ctrl_c()
    screen.wait_for("[y/N] ")
    screen.press_ctrl_c()
    assert screen.leave() == 130
    assert termios.tcgetattr(screen.terminal) == screen.settings
    assert not list(tmp_path.iterdir())


def test_ctrl_d_offers_to_save_and_leaves(screen: Screen, tmp_path: Path) -> None:
    screen.wait_for("Ada > ")
    screen.press("1\n")
    screen.wait_for("Ada > ")
    screen.press("\x04")
    screen.wait_for("[y/N] ")
    screen.press("n\n")
    screen.wait_for("Goodbye.")
    assert screen.leave() == 0
    assert not list(tmp_path.iterdir())


def test_keys_that_are_no_text_do_no_harm(screen: Screen) -> None:
    screen.wait_for("Ada > ")
    screen.press(b"\xff\xfe\xc3(\x1b[A\x1b[B\n")
    screen.wait_for("Ada > ")
    screen.press("1\n")
    assert "Ada flips" in screen.wait_for("Ada > ")
    screen.press("quit\nn\n")
    assert screen.leave() == 0


def test_watching_turn_by_turn(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "kleine-fische", "--seed", "7", "--people", "0", "--option", "target=1")
    try:
        screen.wait_for("Enter: next turn")
        screen.press("\n")
        screen.wait_for("Enter: next turn")
        screen.press("end\n")
        screen.wait_for("The game is over: the target has been reached.")
        screen.wait_for("Enter: leave")
        screen.press("\n")
        assert screen.leave() == 0
    finally:
        screen.close()


def test_rules_are_paged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "cat")
    screen = Screen(tmp_path, "rules", "kleine-fische")
    try:
        screen.wait_for("KF-16")
        assert screen.leave() == 0
    finally:
        screen.close()
