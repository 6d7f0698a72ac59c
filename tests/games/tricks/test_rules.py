"""Rules that are the same in both games: the rounds, and what everybody knows."""

import random

import pytest

from shoal.engine.jit import MODE
from tests.games.tricks.both import both, cases
from tests.games.tricks.knowledge import check_view, check_voids
from tests.games.tricks.playing import BETWEEN_TRICKS, TrickGame, data, play
from tests.games.tricks.rounds import HAND_SIZES

EVERY = 41 if MODE == "interpreted" else 17  # so many decisions from one look to the next


@both
@pytest.mark.rule("F1-6", "F2-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_6_f2_4_eight_rounds_with_hands_that_grow(which: TrickGame, players: int) -> None:
    game = which.new(players, seed=4)
    sizes: dict[int, list[int]] = {}
    while not game.over:
        position = game.position()
        if position["phase"] in BETWEEN_TRICKS and not position["trick"] and position["round"] not in sizes:
            sizes[position["round"]] = [len(hand) for hand in position["hands"]]
            which.is_fresh(position)
        moves = game.moves()
        game.play(moves[len(game.history) % len(moves)])
    last = game.position()["round"]
    assert sizes == {number: [HAND_SIZES[players][number - 1]] * players for number in range(1, last + 1)}
    which.is_fresh(game.position())
    assert game.outcome is not None
    assert (last == 8) == (game.outcome.reason != "overfishing")


@cases(
    "open_keys",
    [["called", "caller", "lowest", "next"]],
    [["trump", "trump_set", "weakest", "tricks_left"]],
)
@pytest.mark.rule("F1-30", "F2-24")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_30_f2_24_views_of_a_whole_game_are_true(which: TrickGame, players: int, open_keys: list[str]) -> None:
    game = which.new(players, seed=players)
    choose = random.Random(players)
    while not game.over:
        if len(game.history) % EVERY == 0 or game.phase not in BETWEEN_TRICKS:
            check_voids(game)
            for seat in (*range(players), None):
                check_view(game, seat)
                view, position = game.view(seat), game.position()
                for key in open_keys:
                    assert view[key] == position[key]
                assert view.get("hidden", 0) == len(position.get("hidden", []))
        game.play(choose.choice(game.moves()))
    check_view(game, None)


@both
@pytest.mark.rule("F1-31", "F2-24")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_31_f2_24_a_new_hand_is_unknown_and_no_void_is_ever_wrong(which: TrickGame, players: int) -> None:
    game = which.new(players, seed=20 + players)
    choose = random.Random(players)
    number = 1
    while not game.over:
        if len(game.history) % 7 == 0:
            check_voids(game)
        game.play(choose.choice(game.moves()))
        if not game.over and game.position()["round"] > number:
            number += 1
            assert game.view(None)["voids"] == [[]] * players


@cases("buoy", ["lead-next", "lowest-wins", "call-colour", "pass-left"], ["choose-trump", "bank-one", "swap-one"])
def test_what_comes_to_nothing_in_the_last_trick_is_told(which: TrickGame, buoy: str) -> None:
    game = which.before_trick(f"B9 {buoy} B10", tricks=0)
    assert data(play(game, "B9", buoy, "B10"), "expired") == [{"seat": 1, "card": buoy}]
