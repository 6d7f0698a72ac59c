"""The text form of Fischen 2: what is not the same in Fischen."""

import pytest

import shoal
from tests.games.fischen_2.positions import at, played


def test_equal_cards_give_one_move() -> None:
    game = at("G16 G16 B9", "B10 B11 catch-one", "B12 B13 catch-one")
    assert game.moves() == ("B9", "G16")
    game.play("G16")
    assert game.position()["hands"][0] == ["B9", "G16"]


@pytest.mark.parametrize("text", ["trump L", "TRUMP l", "trumpL"])
def test_reading_a_choice_of_trump(text: str) -> None:
    game = played("B9 choose-trump B10", trump="D")
    game.play(text)
    assert game.position()["trump"] == "L"


def test_tricks_left_counts_the_trick_on_the_table() -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y8")
    left = [game.position()["tricks_left"]]
    for move in ("B10", "B6", "B7"):
        game.play(move)
        left.append(game.position()["tricks_left"])
    assert left == [2, 2, 2, 1]
    game = played("B9 catch-one B10", tricks=2)
    assert game.position()["tricks_left"] == 3


def test_of_two_equal_cards_the_one_just_taken_is_in_the_hand_of_the_one_who_gives() -> None:
    game = at("G16 G16 P23", "swap-one B6 B7", "P21 P22 catch-one")
    for move in ("G16", "swap-one", "P21", "take G16"):
        game.play(move)
    again = shoal.position("fischen-2", game.position(), seed=1)
    assert again.position() == game.position()
    assert again.moves() == game.moves() == ("give B6", "give B7")
