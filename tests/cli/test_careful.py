"""A Ctrl-C in the middle of a move waits for its end; files are written whole."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.cli.careful import interruptible, whole_move, write_whole


@pytest.fixture(autouse=True)
def _hear_interrupts() -> Iterator[None]:
    """Whoever started the tests may have had Ctrl-C ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def move(interruptions: int, done: list[str]) -> None:
    with whole_move():
        for _ in range(interruptions):
            signal.raise_signal(signal.SIGINT)
        done.append("the move")


@pytest.mark.parametrize(("interruptions", "made"), [(1, ["the move"]), (2, [])])
def test_ctrl_c_waits_for_the_end_of_the_move_but_a_second_one_does_not(interruptions: int, made: list[str]) -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        move(interruptions, done)
    assert done == made
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_runs_in_another_thread_is_only_a_move() -> None:
    done: list[str] = []
    interruptible(lambda: move(0, done))
    assert done == ["the move"]


def test_a_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
