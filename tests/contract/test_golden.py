"""Playthroughs and perft: data that any implementation of the games could be checked against."""

import json

import pytest

from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.perft import perft
from tests.contract.cases import CASES, SPECS, Case
from tools.golden import PERFT, PLAYTHROUGHS, playthrough

MOST_LINES = 2_000 if MODE == "interpreted" else 1_000_000
FILES = sorted(PLAYTHROUGHS.glob("*.txt"))
COUNTS = [
    pytest.param(name, entry, id=f"{name}-{number}")
    for name in SPECS
    for number, entry in enumerate(json.loads((PERFT / f"{name}.json").read_text("utf-8")))
]


def test_every_game_and_option_set_has_a_playthrough() -> None:
    assert {file.stem for file in FILES} == {str(case) for case in CASES}


def test_a_playthrough_replays_to_the_letter(case: Case) -> None:
    text = (PLAYTHROUGHS / f"{case}.txt").read_text("utf-8")
    moves = [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]
    assert playthrough(case, moves) == text


@pytest.mark.parametrize(("name", "entry"), COUNTS)
def test_perft(name: str, entry: dict[str, object]) -> None:
    position, counts = entry["position"], entry["counts"]
    assert isinstance(position, dict)
    assert isinstance(counts, list)
    game = Game.at(SPECS[name], position, seed=int(str(entry["seed"])))
    for depth, count in enumerate(counts, 1):
        if count <= MOST_LINES:
            assert perft(game, depth) == count
