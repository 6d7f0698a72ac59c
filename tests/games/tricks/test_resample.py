"""What is redrawn for a seat never contradicts what it has seen: cards passed, banked, swapped, voids, boats and sea.

The bookkeeping (`watcher.py` of each game) watches the events that the seat may see, then looks at a redrawn
position.
"""

from collections.abc import Callable

import pytest

from shoal.engine.jit import MODE
from tests.games.fischen.watcher import Watcher as FischenWatcher
from tests.games.fischen_2.watcher import Watcher as Fischen2Watcher
from tests.games.tricks.both import both
from tests.games.tricks.playing import TrickGame
from tests.games.tricks.worlds import Watcher, redrawn, watched_game

WATCHERS: dict[str, Callable[[int, int | None], Watcher]] = {"fischen": FischenWatcher, "fischen-2": Fischen2Watcher}
GAMES = 1 if MODE == "interpreted" else 2
EVERY = 9 if MODE == "interpreted" else 1


@both
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_redrawn_game_never_contradicts_what_the_seat_has_seen(which: TrickGame, players: int) -> None:
    checked = missed = 0
    for number in range(GAMES):
        games = watched_game(which.name, players, 100 * players + number, WATCHERS[which.name])
        for turn, (game, watchers) in enumerate(games):
            if turn % EVERY:
                continue
            watcher = watchers[turn // EVERY % len(watchers)]
            watcher.check(game.position())  # the bookkeeping itself holds of the truth
            watcher.check(redrawn(game, watcher.seat, turn).position())
            checked += 1
            missed += watcher.misses_some()
    assert checked > (30 if MODE == "interpreted" else 500)
    assert missed or MODE == "interpreted"
