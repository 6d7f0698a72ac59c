"""What the search is told about FAT FISH: where a playout is cut, how the seats stand there, and plans for a turn."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots.guides import FOLDER, fat_fish
from shoal.bots.guides.fat_fish_marks import (
    BEFORE,
    CARDS_LEFT,
    HANDS,
    IN_HAND,
    MOST_IN_HAND,
    MOST_ON_TABLE,
    ON_TABLE,
    PLAN_MARKS,
    SCRATCH,
    list_hand,
    list_table,
    look_at_rows,
)
from shoal.bots.guides.fat_fish_plans import list_prospects
from shoal.bots.levels import Bot
from shoal.bots.search import Budget, Search
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.games import find
from shoal.games.fat_fish.deck import SYMBOLS
from shoal.games.fat_fish.state import LAY

SPEC = find("fat-fish")
ROWS = [["R5", "Y4", "G3", "B6"], ["R2", "Y3"], ["Y1"]]
HANDS_DEALT = [["P6", "G1", "Y2"], ["G1", "R4", "R3"], ["B1", "B2", "Y6"]]
LARGEST = 300_000  # bytes of weights


def advised(game: Game) -> int:
    """What is tried first."""
    return int(fat_fish.advice(game.state, np.zeros(len(SPEC.sequence()), np.int64), game.state))


def chances(game: Game) -> list[float]:
    """How likely each seat is to win, as the guide sees it."""
    values = np.zeros(6)
    fat_fish.judge(game.state, values, np.zeros(SCRATCH))
    return [float(value) for value in values[: game.players]]


def recoloured(position: dict[str, Any], colours: str, order: list[int]) -> dict[str, Any]:
    """The same position with other names for the colours and the rows in another order."""
    names = str.maketrans(SYMBOLS, colours)
    rows = [[card.translate(names) for card in position["rows"][row]] for row in order]
    return {**position, "rows": rows, "hands": [[card.translate(names) for card in hand] for hand in position["hands"]]}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_position_has_its_marks(players: int) -> None:
    """As many as there is room for, each with weights, and chances that add up; without a change to the table."""
    game, heuristic = Game(SPEC, players, seed=players), Bot(SPEC, "heuristic", 1)
    s = np.zeros(SCRATCH)
    while not game.over:
        before = game.states.tobytes()
        assert advised(game) in game.legal_actions()
        if game.state.phase == LAY:
            look_at_rows(game.state, s)
            for seat in range(players):
                marks = s[HANDS : list_hand(game.state, seat, 0, s, HANDS)]
                assert len(marks) <= MOST_IN_HAND
                assert 0 <= marks.min() <= marks.max() < IN_HAND
                assert marks[-1] == CARDS_LEFT + game.state.hand_sizes[seat] + game.state.pile_sizes[seat]
                marks = s[ON_TABLE : list_table(game.state, seat, 12 * players, s, ON_TABLE)]
                assert len(marks) <= MOST_ON_TABLE
                assert IN_HAND <= marks.min() <= marks.max() < BEFORE
            assert s[HANDS : list_prospects(game.state, 0, s)].max() < PLAN_MARKS
            assert sum(chances(game)) == pytest.approx(1)
        assert game.states.tobytes() == before
        game.apply(heuristic.choose(game))


def test_names_of_colours_and_the_order_of_rows_do_not_matter() -> None:
    position = {"players": 3, "rows": ROWS, "hands": HANDS_DEALT, "reserve": ["P1"]}
    game = shoal.position("fat-fish", position, seed=1)
    other = shoal.position("fat-fish", recoloured(position, "PBRGY", [2, 0, 1]), seed=1)
    assert chances(other) == pytest.approx(chances(game))
    assert chances(game) != pytest.approx([1 / 3] * 3, abs=0.01)


def test_who_can_take_a_good_row_is_likely_to_win() -> None:
    """Purple 6 fills row 1, for 24 points or for 0; whose turn is next has the first chance."""
    poor = [["B5", "B4", "B3", "B6"], *ROWS[1:]]
    hands = [["P6", "G1", "Y2", "R1"], ["G2", "R4", "R3", "Y5"]]
    before = [chances(shoal.position("fat-fish", {"rows": rows, "hands": hands}, seed=1)) for rows in (ROWS, poor)]
    assert before[0][0] > before[1][0] + 0.2


def test_points_count() -> None:
    position = {"players": 3, "rows": ROWS, "hands": HANDS_DEALT, "reserve": ["P1"]}
    level = chances(shoal.position("fat-fish", position, seed=1))
    ahead = chances(shoal.position("fat-fish", {**position, "plus": [[], [], ["R6", "Y6", "G6"]]}, seed=1))
    assert ahead[2] > level[2] + 0.2


def test_a_playout_is_cut_at_the_end_of_a_turn() -> None:
    """The horizon stays where it is within a turn, and moves on by the cards that were laid."""
    game, heuristic = Game(SPEC, 4, seed=1), Bot(SPEC, "heuristic", 1)
    while not game.over:
        seat, before, laid = game.turn, fat_fish.horizon(game.state), 0
        while not game.over and (game.turn == seat or not laid):
            laid += (text := game.action_text(action := heuristic.choose(game))).count(">")
            game.apply(action)
            if game.turn == seat and text != "end" and game.state.laid_size > 0:
                assert fat_fish.horizon(game.state) == before
            elif game.state.laid_size == 0:
                break
        assert fat_fish.horizon(game.state) == before + laid


def test_with_licences_the_heuristic_plays_to_the_end() -> None:
    """The networks know no licences."""
    game, heuristic = shoal.new("fat-fish", players=4, seed=1, licences=True), Bot(SPEC, "heuristic", 1)
    while not game.over:
        assert fat_fish.horizon(game.state) == 0
        assert advised(game) == heuristic.choose(game)
        game.apply(heuristic.choose(game))


def test_the_plan_is_tried_first() -> None:
    game, search = Game(SPEC, 4, seed=1), Search(SPEC, 1)
    differs = 0
    for _ in range(20):
        action = search.think(game, Budget(iterations=1)).best.action
        assert action == advised(game)
        differs += action != Bot(SPEC, "heuristic", 1).choose(game)
        game.apply(action)
    assert differs > 0


@pytest.mark.skipif(MODE == "interpreted", reason="200 games take minutes interpreted")
def test_plans_are_better_than_the_heuristic() -> None:
    """Against three heuristics, from every seat of 50 deals: the lead in points, which is 3 on average."""
    leads = []
    for deal in range(50):
        for planner in range(4):
            game, heuristic = Game(SPEC, 4, seed=deal), Bot(SPEC, "heuristic", 1)
            while not game.over:
                game.apply(advised(game) if game.turn == planner else heuristic.choose(game))
            leads.append(game.scores[planner] - (sum(game.scores) - game.scores[planner]) / 3)
    assert np.mean(leads) > 1.5


def test_the_weights_are_small() -> None:
    assert sum((FOLDER / f"{name}.npy").stat().st_size for name in ("fat_fish", "fat_fish_plans")) < LARGEST
