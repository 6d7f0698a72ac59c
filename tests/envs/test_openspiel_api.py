"""OpenSpiel's own test of what a game has to keep (`integration_tests/api_test.py` in its package), run on ours."""

import json
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.integration_tests import api_test

from shoal.envs.openspiel import NAMES, TINY_NAMES

GOLDEN = json.loads(Path(__file__).with_name("tiny.json").read_text(encoding="utf-8"))


class Loading:
    """Loads the game when its tests begin, not when they are collected."""

    game_name: str
    game: Any

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()  # type: ignore[misc]


def run_on(name: str, base: type) -> None:
    """Have the tests of `base` run on that game."""
    title = f"{base.__name__}_{name}"
    globals()[title] = type(title, (Loading, base), {"game_name": name})


for name in (*NAMES, *TINY_NAMES):
    run_on(name, api_test.EnforceAPIOnPartialTreeBase)
for name in TINY_NAMES:
    api_test.TOTAL_NUM_STATES[name] = 1, GOLDEN[name]["decisions"], GOLDEN[name]["ends"]
    api_test.PERFECT_RECALL_NUM_STATES[name] = GOLDEN[name]["information_states"]
    run_on(name, api_test.EnforceAPIOnFullTreeBase)
