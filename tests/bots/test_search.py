"""The search: reproducible, bounded, stoppable, readable while it runs, and blind to what is hidden."""

import json
import math
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots import guides, tree
from shoal.bots.guides import Settings
from shoal.bots.levels import Bot
from shoal.bots.search import FREE, MOST_ITERATIONS, Budget, Search
from shoal.bots.tree import NODE
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.rng import key_words, new_key
from shoal.engine.spec import Spec
from shoal.games import GAMES, find
from tests.toy.spec import SPEC as MINNOWS

SPECS = {**GAMES, MINNOWS.name: MINNOWS}
SIGNATURES = Path(__file__).with_name("signatures.json")
BRIEF = Budget(iterations=100 if MODE != "interpreted" else 20)
DECISIONS = 12
NEVER = -1.0  # so much care that no search ends early for want of hope
STOPPING_WINS = {
    "options": {"target": 5},
    "series": ["A4", "B4"],
    "deck": ["A1", "B1", "X"],
    "collections": [[], ["C1"]],
}


def decision(spec: Spec, seed: int = 1, players: int | None = None) -> Game:
    """A game in which there is something to decide."""
    game = Game(spec, players, seed)
    while len(legal := game.legal_actions()) == 1:
        game.apply(legal[0])
    return game


def signature(spec: Spec) -> str:
    """What a search of 100 iterations plays, at every seat, from the beginning of a game."""
    game, moves = Game(spec, seed=1), list[str]()
    search = Search(spec, seed=2)
    while len(moves) < DECISIONS and not game.over:
        action = search.think(game, Budget(iterations=100)).best.action
        if len(game.legal_actions()) > 1:
            moves.append(game.action_text(action))
        game.apply(action)
    return " · ".join(moves)


@pytest.mark.skipif(MODE == "interpreted", reason="a thousand iterations a game take minutes interpreted")
@pytest.mark.parametrize("name", SPECS)
def test_the_same_seed_finds_the_same_moves(name: str) -> None:
    """A change to the search, a guide or its weights changes them: `tools/signatures.py` writes them anew."""
    assert signature(SPECS[name]) == json.loads(SIGNATURES.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", SPECS)
def test_it_chooses_by_what_its_seat_may_know(name: str) -> None:
    spec = SPECS[name]
    for seed in range(3):
        game = decision(spec, seed)
        scrambled = game.copy()
        assert game.turn is not None
        spec.kernels.resample(scrambled.states, 0, game.turn, key_words(new_key(99)))
        assert scrambled.states.tobytes() != game.states.tobytes()
        verdicts = [Search(spec, seed).think(each, BRIEF) for each in (game, scrambled)]
        assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize("name", SPECS)
def test_it_looks_at_legal_moves_only_and_leaves_the_game_alone(name: str) -> None:
    game = decision(SPECS[name])
    before = game.states.tobytes()
    verdict = Search(game.spec, 1).think(game, BRIEF)
    assert game.states.tobytes() == before
    assert {line.action for line in verdict.lines} <= set(game.legal_actions())
    assert sum(line.visits for line in verdict.lines) == verdict.iterations
    assert BRIEF.iterations is not None
    assert verdict.iterations <= BRIEF.iterations
    assert all(0 <= line.value <= 1 for line in verdict.lines)


def test_it_finds_a_win() -> None:
    """Stopping wins the game at once; flipping on would most likely lose the series."""
    game = shoal.position("kleine-fische", STOPPING_WINS, seed=1)
    verdict = Search(game.spec, 1).think(game, Budget(iterations=200))
    assert game.action_text(verdict.best.action) == "stop"


@pytest.mark.parametrize("name", ["das-riff", "kleine-fische"])
def test_the_heuristic_is_asked_for_advice(name: str) -> None:
    """What is tried first is what it would do; these heuristics leave nothing to chance."""
    spec = SPECS[name]
    game, heuristic, search = Game(spec, seed=1), Bot(spec, "heuristic", 1), Search(spec, 1)
    for _ in range(DECISIONS):
        action = heuristic.choose(game)
        assert search.think(game, Budget(iterations=1)).best.action == action
        game.apply(action)


def test_a_full_tree_stays_and_the_search_goes_on() -> None:
    game = decision(find("kleine-fische"))
    search = Search(game.spec, 1, nodes=20, settings=Settings(reach=20))
    verdict = search.think(game, Budget(iterations=2000 if MODE != "interpreted" else 60))
    assert verdict.nodes == 20
    assert verdict.iterations > 20


@pytest.mark.parametrize("name", SPECS)
def test_a_move_of_the_tree_has_room_for_all_numbers(name: str) -> None:
    """What did not fit would be cut off when it is written down, and never be found again."""
    spec = SPECS[name]
    room = {field: np.iinfo(NODE[field]) for field in ("action", "seat", "sight", "visits")}
    assert room["visits"].max >= MOST_ITERATIONS
    assert len(spec.sequence()) - 1 <= room["action"].max
    assert spec.players[1] - 1 <= room["seat"].max
    sight = guides.find(spec).sight
    for seed in range(3):
        game, chance = Game(spec, seed=seed), np.random.default_rng(seed)
        for _ in range(300):
            if game.over:
                break
            assert room["sight"].min <= sight(game.state) <= room["sight"].max
            game.apply(int(chance.choice(game.legal_actions())))


def test_the_memory_of_a_search_is_used_again() -> None:
    game = decision(find("kleine-fische"))
    rooms = FREE[game.spec, 77]
    first, second = Search(game.spec, 1, nodes=77), Search(game.spec, 1, nodes=77)
    verdicts = [search.think(game, BRIEF) for search in (first, second)]
    assert verdicts[0] == verdicts[1]  # nothing of the first is left in the room
    assert len(rooms) == 1


def test_the_best_move_and_its_rival_are_tried_in_turns() -> None:
    """With two moves one is the other's rival; with more the best one has half of the tries, and none is left out."""
    game = shoal.position("kleine-fische", STOPPING_WINS, seed=1)
    tireless = Settings(care=NEVER)
    verdict = Search(game.spec, 1, settings=tireless).think(game, Budget(iterations=300))
    assert [line.visits for line in verdict.lines] == [150, 150]
    assert verdict.lines[0].value > verdict.lines[1].value

    game = decision(find("fat-fish"))
    verdict = Search(game.spec, 1, settings=tireless).think(game, BRIEF)
    assert {line.action for line in verdict.lines} == set(game.legal_actions())
    assert verdict.best.value == max(line.value for line in verdict.lines)
    assert verdict.best.visits <= verdict.iterations / 2 + 1


def test_it_ends_when_no_other_move_is_expected_to_be_better() -> None:
    """But not before a part of the budget is used, however clear it seems."""
    game = shoal.position("kleine-fische", STOPPING_WINS, seed=1)
    budget = Budget(iterations=2000)
    assert Search(game.spec, 1, settings=Settings(care=1.0, least=0.25)).think(game, budget).iterations == 500
    assert Search(game.spec, 1, settings=Settings(care=NEVER)).think(game, budget).iterations == 2000
    assert Search(game.spec, 1, settings=Settings(least=0.25)).think(game, budget).iterations == 500  # stopping wins


FAR = Settings(reach=1, near=200, far=1000, care=NEVER, far_care=NEVER, carry=2)


def test_a_long_search_ends_with_playouts_that_go_further() -> None:
    """Who stops leads by 4:3, but the other gets the last card and has 7: the end of the turn does not show that."""
    position = {"options": {"target": 2}, "series": ["A2", "B2"], "deck": ["D4"], "collections": [[], ["C3"]]}
    game = shoal.position("kleine-fische", position, seed=1)
    near = Search(game.spec, 1, settings=replace(FAR, near=math.inf)).think(game, Budget(iterations=200))
    assert Search(game.spec, 1, settings=FAR).think(game, Budget(iterations=200)) == near
    far = Search(game.spec, 1, settings=FAR).think(game, Budget(iterations=600))
    (stopping_seemed, stopping_is) = (verdict.lines[1] for verdict in (near, far))
    assert game.action_text(stopping_is.action) == game.action_text(stopping_seemed.action) == "stop"
    assert stopping_seemed.value > 0.1
    assert stopping_is.value < 0.01
    assert sum(line.visits for line in far.lines) == 2 * FAR.carry + 400


def test_far_playouts_begin_when_the_near_ones_are_sure_and_end_when_they_agree() -> None:
    game = shoal.position("kleine-fische", STOPPING_WINS, seed=1)
    sure = replace(FAR, care=1.0, far_care=1.0, least=0.25)
    verdict = Search(game.spec, 1, settings=sure).think(game, Budget(iterations=2000))
    assert verdict.iterations == 0.25 * FAR.near + tree.EARLY_FAR


def test_what_another_move_may_still_bring() -> None:
    """The expected gain of changing over, against draws from both means."""
    moves: Any = np.zeros(2, NODE)
    moves["visits"], moves["total"] = [400, 100], [240.0, 55.0]
    best, other = moves
    draws = np.random.default_rng(1)
    spread, many = 0.5, 1_000_000
    gains = draws.normal(0.55, spread / 10, many) - draws.normal(0.6, spread / 20, many)
    assert tree.regret(best, other, spread) == pytest.approx(np.maximum(gains, 0).mean(), rel=0.01)
    assert tree.regret(best, best, spread) > tree.regret(best, other, spread)


def test_a_single_move_needs_no_thought() -> None:
    game = shoal.new("kleine-fische", seed=1)
    verdict = Search(game.spec, 1).think(game, Budget(seconds=60))
    assert (verdict.iterations, verdict.best.action) == (0, 0)


def test_it_can_be_watched_and_stopped() -> None:
    game = decision(find("kleine-fische"))
    search = Search(game.spec, 1)
    search.think(game, Budget(iterations=1))  # compiles
    found = []
    thread = threading.Thread(target=lambda: found.append(search.think(game, Budget(seconds=3000))))
    thread.start()
    seen: set[int] = set()
    while len(seen) < 3:
        time.sleep(0.001)
        if progress := search.progress():
            seen.add(progress.iterations)
            assert progress.best is None or progress.best.action in game.legal_actions()
    search.stop()
    thread.join(60)
    assert not thread.is_alive()
    assert found[0].iterations >= max(seen)
    assert search.progress() is None


def test_a_search_by_time_ends_by_itself() -> None:
    game = decision(find("kleine-fische"))
    assert Search(game.spec, 1).think(game, Budget(seconds=0.05)).iterations > 0


def test_budgets_are_read() -> None:
    assert Budget.read("2000") == Budget(iterations=2000)
    assert Budget.read("0.2s") == Budget(seconds=0.2)
    assert Budget.read(".5s") == Budget(seconds=0.5)
    assert Budget.read("1s") == Budget(seconds=1)


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1.5", "0s", "s", "1e9", "9999s", "99999999999", "²", "1 s", "2000 ", "nan"]
)
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"iterations \(2000\) or seconds \(0\.2s\)"):
        Bot(find("kleine-fische"), f"search:{text}")
