"""The bots of FAT FISH: what they see in a row, and strength."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots.heuristics import fat_fish as bots
from shoal.bots.levels import Bot, best, names
from shoal.engine.game import Game
from shoal.games import find
from shoal.lab.simulation import simulate

SPEC = find("fat-fish")
GAMES = 1000


def placings(bot: str, others: str, players: int = 4, **options: bool) -> float:
    """The share of the others that `bot` leaves behind (ties: half), over 1,000 games, on every seat in turn."""
    shares = []
    for seat in range(players):
        seated = [others] * players
        seated[seat] = bot
        scores = simulate(SPEC, seated, GAMES // players, seed=seat, options=options).scores
        mine, theirs = scores[:, [seat]], np.delete(scores, seat, axis=1)
        shares.append((mine > theirs).mean() + (mine == theirs).mean() / 2)
    return float(np.mean(shares))


@pytest.mark.parametrize("licences", [False, True])
def test_the_heuristic_beats_random(licences: bool) -> None:
    assert placings("heuristic", "random", licences=licences) >= 0.97


@pytest.mark.parametrize("licences", [False, True])
def test_the_heuristic_beats_a_greedy_one_card_player(licences: bool) -> None:
    assert placings("heuristic", "greedy", licences=licences) >= 0.85


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_it_is_as_good_with_fewer_and_with_more_players(players: int) -> None:
    assert placings("heuristic", "greedy", players) >= 0.75


def test_greedy_beats_random() -> None:
    assert placings("greedy", "random") >= 0.90


def choice(bot: str = "heuristic", **position: Any) -> str:
    game = shoal.position("fat-fish", position, seed=1)
    return game.action_text(Bot(SPEC, bot, seed=1).choose(game))


def played(game: Game, bot: str = "heuristic") -> list[str]:
    """The moves of the bot until its turn is over."""
    moves, seat, player = [], game.turn, Bot(SPEC, bot, seed=1)
    while game.turn == seat:
        moves.append(game.action_text(player.choose(game)))
        game.play(moves[-1])
    return moves


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_it_takes_a_good_row(bot: str) -> None:
    rows = [["R5", "Y4", "G3", "B6"], ["R2"], ["Y1"]]
    assert choice(bot, rows=rows, hands=[["P6", "R1", "Y2"], ["G1"]]) == "P6>1"


@pytest.mark.parametrize("bot", ["heuristic", "greedy"])
def test_it_avoids_a_bad_row(bot: str) -> None:
    rows = [["Y6", "Y5", "Y4", "G6"], ["R2"], ["B1"]]
    assert choice(bot, rows=rows, hands=[["G5", "R1"], ["G1"]]) == "R1>2"


def test_it_plans_several_lays_to_take_a_row() -> None:
    game = shoal.position("fat-fish", {"rows": [["R5", "Y4", "G6"], ["Y2"], ["Y1"]], "hands": [["B6", "P6"], ["G1"]]})
    moves = played(game)
    assert sorted(moves) == ["B6>1", "P6>1"]
    assert game.scores == (27, 0)


def test_it_does_not_leave_a_row_that_the_next_player_would_take() -> None:
    """The red 6 on row 1 would make a gift of it."""
    rows = [["Y5", "G6", "B5"], ["Y1", "Y2"], ["G1", "G2"]]
    assert choice(rows=rows, hands=[["R6", "Y1"], ["G3"]]) == "Y1>2"


def test_it_splits_a_row_for_the_most_points() -> None:
    keys: dict[str, Any] = {"phase": "keep", "rows": [["R5", "R2", "Y3", "Y6", "G1"], ["B1"], ["P1"]]}
    assert choice(**keys) == "keep R5"
    assert choice(**keys, kept=["R5"]) == "keep Y6"
    blue: dict[str, Any] = {"phase": "keep", "rows": [["B5", "B4", "B4", "B2", "B1"], ["R1"], ["P1"]]}
    game = shoal.position("fat-fish", blue)
    assert sorted(played(game)) == ["keep B4", "keep B5"]


def test_it_splits_a_row_for_the_best_total_with_licences() -> None:
    """Keeping the 2 costs 8 points and earns the 10 of licence E, and the 6 nothing."""
    row = ["R6", "R2", "R2", "Y2", "Y2"]
    keys: dict[str, Any] = {"phase": "keep", "rows": [row, ["B1"], ["P1"]]}
    assert choice(**keys) == "keep R6"
    licensed: dict[str, Any] = {**keys, "options": {"licences": True}}
    assert choice(**licensed, licences=["E"]) == "keep R2"
    assert choice(**licensed, licences=["D"]) == "keep R6"


def test_it_takes_the_licence_that_lasts() -> None:
    """H is worth 7 for certain, A 10 until somebody else has a 1."""
    rows = [["R1", "R3", "R5", "R6", "R6"], ["B1"], ["P1"]]
    keys: dict[str, Any] = {"options": {"licences": True}, "phase": "licence", "rows": rows}
    assert choice(**keys, kept=["R1", "R6"], licences=["A", "H"]) == "licence H"


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    game = shoal.new("fat-fish", players=3, seed=4, licences=True)
    actions = np.zeros(len(SPEC.sequence()), np.int64)
    for _ in range(30):
        before = game.states.tobytes()
        action = bots.heuristic(game.state, actions, game.state)
        assert bots.greedy(game.state, actions, game.state) in game.legal_actions()
        assert game.states.tobytes() == before
        game.apply(action)


def test_bots_have_names() -> None:
    assert names(SPEC) == ("random", "heuristic", "greedy")
    assert best(SPEC) == "heuristic"
