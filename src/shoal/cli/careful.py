"""Moves and files made whole or not at all, so that nobody loses a game; and long work that Ctrl-C stops."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


@contextmanager
def whole_move() -> Iterator[None]:
    """Puts a Ctrl-C off until a move is complete: half a move could not be saved. A second one is obeyed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    asked = False

    def put_off(number: int, frame: Any) -> None:
        nonlocal asked
        if asked:
            signal.default_int_handler(number, frame)
        asked = True

    signal.signal(signal.SIGINT, put_off)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


def interruptible(work: Callable[[], T]) -> T:
    """What `work` gives. Compiled code does not hear Ctrl-C, so it runs aside, and is left behind."""
    results: list[T] = []
    thread = threading.Thread(target=lambda: results.append(work()), daemon=True)
    thread.start()
    thread.join()
    return results[0]


def free_name(name: str, ending: str = ".json") -> Path:
    """A file that does not exist yet: kleine-fische.json, kleine-fische-2.json, …"""
    file, number = Path(f"{name}{ending}"), 1
    while file.exists():
        number += 1
        file = Path(f"{name}-{number}{ending}")
    return file


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_name(f".{file.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
