"""Processes that play the games of a contest. Each stays for the whole contest; none outlives who started it."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any

from shoal.engine.errors import OptionError
from shoal.lab.contest import Contest, Played

AHEAD = 2  # games that wait for each worker, so that none waits for a game
MOST = 61 if sys.platform == "win32" else 1000  # Windows cannot wait for more


class WorkerLost(ChildProcessError):
    """A process that played has ended before its time."""


def check_workers(workers: int | None) -> int:
    """How many games are played at the same time: as asked, or one a core."""
    if workers is None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return min(cores, MOST)
    if not 1 <= workers <= MOST:
        raise OptionError(f"1 to {MOST} games can be played at the same time, not {workers}")
    return workers


def play_all(contest: Contest, games: Iterable[tuple[int, int]], workers: int) -> Generator[Played]:
    """Play `games` (deal and rotation), each given as soon as it is finished, whichever that is.

    `contest.warm()` comes first: what is not compiled by then would be compiled by every worker. Closing the
    iterator ends the games that are being played.
    """
    games = iter(games)
    if workers == 1:
        yield from (contest.play(deal, rotation) for deal, rotation in games)
        return
    before = set(multiprocessing.active_children())
    facts = contest.spec.package, contest.facts()
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), enter, facts)
    try:
        with deaf():
            running: set[Future[Played]] = {pool.submit(play, *game) for game in islice(games, AHEAD * workers)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, *game) for game in islice(games, len(finished))}
            for future in finished:
                yield future.result()
    except BrokenProcessPool as error:
        raise WorkerLost("a process that played has been ended from outside") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
            while worker.is_alive():  # not told by `join` alone: the pool's own thread may have heard of its end first
                worker.join(0.01)


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl-C is not heard, nor by the processes that are started in here: it goes to all that share a terminal."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_contest: list[Contest] = []  # the one that this process plays


def enter(package: str, facts: Mapping[str, Any]) -> None:
    """A worker begins: Ctrl-C is not meant for it, it goes when its parent goes, and no move waits for code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    _contest[:] = [Contest.of(package, facts)]
    _contest[0].warm()


def leave_with_parent() -> None:
    """End this process when its parent has ended, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play(deal: int, rotation: int) -> Played:
    """A worker plays one game."""
    return _contest[0].play(deal, rotation)
