"""Duplicate deals, and processes that play them."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shoal.engine.errors import OptionError
from shoal.lab.contest import Contest
from shoal.lab.crew import WorkerLost, check_workers, play_all
from tests.lab.contests import SPEC, contest, figures

PATIENCE = 120  # seconds, for a machine that is busy with other things


@pytest.mark.parametrize(
    ("bots", "rotations"), [("ab", 2), ("abbb", 4), ("abab", 2), ("aabb", 4), ("aaa", 1), ("abc", 3), ("aab", 3)]
)
def test_a_deal_is_as_many_games_as_the_line_up_has_rotations(bots: str, rotations: int) -> None:
    assert contest(*bots).rotations == rotations


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (4, 1), (5, 2), (400, 100)])
def test_games_are_whole_deals(games: int, deals: int) -> None:
    held = contest("heuristic", "random", "random", "random")
    assert held.deals(games) == deals
    assert len(list(held.schedule(deals))) == 4 * deals


def test_every_bot_sits_everywhere_over_the_same_cards() -> None:
    held = contest("heuristic", "three", "random")
    for place, name in enumerate(held.bots):
        seats = []
        for rotation in range(3):
            names = [bot.name for bot in held.seated(5, rotation)]
            seats.append(names.index(name))
            assert held.seat(place, rotation) == seats[-1]
        assert sorted(seats) == [0, 1, 2]
    assert held.begin(5).states.tobytes() == held.begin(5).states.tobytes()
    assert held.begin(5).states.tobytes() != held.begin(6).states.tobytes()


def test_the_deals_are_those_of_the_series_with_the_same_seed() -> None:
    from shoal.engine.batch import Batch

    batch = Batch(SPEC, 3, 2, seed=1, target=3)
    held = contest("three", "random")
    told = [name for name in batch.states.dtype.names or () if not name.startswith("tape")]  # a batch writes no events
    for deal in range(3):
        game = held.begin(deal)
        for name in told:
            assert game.states[0][name].tobytes() == batch.states[deal][name].tobytes()


def test_bots_have_chance_of_their_own() -> None:
    held = contest("random", "random")
    keys = {held.bot_key(deal, rotation, seat) for deal in range(3) for rotation in range(2) for seat in range(2)}
    assert len(keys) == 12
    assert held.deal_key(0) not in keys


def test_a_game_ends_as_the_rules_have_it() -> None:
    game = contest("three", "random").play(0, 0)
    assert max(game.scores) >= 3
    assert game.ending == "target-reached"
    assert all(thinking.moves > 0 for thinking in game.thinking)


def test_a_contest_goes_through_its_facts_unchanged() -> None:
    held = contest("three", "random")
    copy = Contest.of(SPEC.package, held.facts())
    assert copy == held
    assert figures(copy.play(1, 1)) == figures(held.play(1, 1))


@pytest.mark.parametrize("bots", [("random",), ("random",) * 5])
def test_as_many_bots_as_can_play(bots: tuple[str, ...]) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        contest(*bots)


def test_a_start_seat_that_is_there() -> None:
    with pytest.raises(OptionError, match="start seat"):
        Contest(SPEC, ("random", "random"), bytes(32), 2, SPEC.complete({}))


def test_any_number_of_workers_gives_the_same_games() -> None:
    held = contest("heuristic", "random", "three")
    games = list(held.schedule(4))
    alone = [figures(game) for game in play_all(held, games, 1)]
    together = sorted(figures(game) for game in play_all(held, games, 2))
    assert alone == together
    assert len({scores for _, _, scores, *_ in alone}) > 1
    assert multiprocessing.active_children() == []


def test_workers_go_when_nobody_wants_their_games() -> None:
    held = contest("random", "random")
    games = play_all(held, held.schedule(10_000), 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_killed_is_reported() -> None:
    held = contest("random", "random")
    games = play_all(held, held.schedule(100_000), 2)
    next(games)
    workers = [worker.pid for worker in multiprocessing.active_children() if worker.pid]
    os.kill(workers[0], signal.SIGKILL)
    with pytest.raises(WorkerLost, match="ended from outside"):
        list(games)
    patience = time.monotonic() + 30
    while not all(map(is_gone, workers)):
        assert time.monotonic() < patience


def is_gone(pid: int) -> bool:
    """Whether a process has ended. (Two threads wait for a worker, so `active_children` may take it for alive.)"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


PARENT = """
import multiprocessing, time
from shoal.lab.crew import play_all
from tests.lab.contests import contest
if __name__ == "__main__":
    held = contest("random", "random", target=1000)
    games = play_all(held, held.schedule(100_000), 2)
    next(games)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(1000)
"""


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Where nobody collects orphans a dead one stays on the list.
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_workers_go_when_their_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2
        parent.kill()
    deadline = time.monotonic() + PATIENCE
    while any(map(alive, workers)):
        assert time.monotonic() < deadline, "the workers live on"
        time.sleep(0.05)


def test_how_many_at_the_same_time() -> None:
    assert check_workers(None) >= 1
    assert check_workers(3) == 3
    with pytest.raises(OptionError, match="at the same time, not 0"):
        check_workers(0)
