"""Machine code from the cache does what it did where it was compiled (docs/architecture.md, Numba, point 6)."""

import subprocess
import sys

import pytest

from shoal.bots.levels import Bot
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.games import GAMES, find

BOTS = ("heuristic", "search:20")
SCRIPT = "import sys; from tests.bots.test_cached import choices; print(choices(sys.argv[1]))"


def choices(name: str) -> list[int]:
    """What the bots do first in a game."""
    spec = find(name)
    game = Game(spec, seed=1)
    while len(legal := game.legal_actions()) == 1:
        game.apply(legal[0])
    return [Bot(spec, bot, seed=1).choose(game) for bot in BOTS]


@pytest.mark.skipif(MODE == "interpreted", reason="interpreted, nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_another_process_decides_alike_by_what_is_in_the_cache(name: str) -> None:
    here = str(choices(name))
    there = subprocess.run([sys.executable, "-c", SCRIPT, name], capture_output=True, text=True, check=False)
    assert (there.returncode, there.stdout.strip()) == (0, here), there.stderr
