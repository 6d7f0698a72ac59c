"""F2-24 (with F1-30 and F1-31): what everybody knows, and what only some have seen."""

import pytest

from tests.games.fischen_2.positions import at, play, split
from tests.games.tricks.knowledge import check_voids, secrets_kept


@pytest.mark.rule("F2-24")
def test_f2_24_the_banker_knows_the_own_card_and_nobody_else_does() -> None:
    hands = ("B9 B10 Y7", "bank-one B11 Y8", "B12 B13 Y9")
    one, other = at(*hands), at(*hands)
    for game, choice in ((one, "bank B10"), (other, "bank Y7")):
        play(game, "B9", "bank-one", "B12", choice, "bank B11", "bank B13")
    secrets_kept(one, other, 1, 2, None)
    assert one.view(0)["seen"]["catches"][0] == ["B10"]
    assert other.view(0)["seen"]["catches"][0] == ["Y7"]
    assert one.view(1)["seen"]["catches"][0] == []
    assert one.view(1)["seen"]["catches"][1] == ["B11"]
    assert one.view(1)["catches"] == [1, 1, 4]


@pytest.mark.rule("F2-24")
def test_f2_24_the_swapper_knows_the_card_laid_down() -> None:
    hands = ("B9 B10 R2", "swap-one B11 Y8", "B12 B13 R3")
    one, other = at(*hands), at(*hands)
    for game, card in ((one, "B11"), (other, "Y8")):
        play(game, "B9", "swap-one", "B12", "take B9", f"give {card}")
    secrets_kept(one, other, 0, 2, None)  # not even who caught it: catches lie face down
    assert "B11" in one.view(1)["seen"]["catches"][2]
    assert "B11" not in one.view(0)["seen"]["catches"][2]
    for seat in (0, 2, None):
        assert set(one.view(seat)["seen"]["catches"][2]) == {"B12", "swap-one"}
        assert one.view(seat)["catches"][2] == 3


@pytest.mark.rule("F2-24")
def test_f2_24_the_card_that_the_swapper_took_has_been_seen() -> None:
    game = at("B9 B10 R2", "swap-one B11 Y8", "B12 B13 R3")
    play(game, "B9", "swap-one", "B12", "take B9", "give Y8")
    for seat in (0, 2, None):
        assert game.view(seat)["seen"]["hands"][1] == ["B9"]


@pytest.mark.rule("F2-24")
def test_f2_24_what_lies_face_down_in_the_trick_is_hidden_while_it_lies_there() -> None:
    hands = ("B9 B10 R2", "swap-one B11 Y8", "catch-one B13 R3")
    one, other = at(*hands), at(*hands)
    for game, card in ((one, "B11"), (other, "Y8")):
        play(game, "B9", "swap-one", "catch-one", "take B9", f"give {card}")
        assert game.phase == "catch"
        assert game.position()["hidden"] == [card]
    secrets_kept(one, other, 0, 2, None)
    assert one.view(0)["hidden"] == 1


@pytest.mark.rule("F2-24")
def test_f2_24_cards_drawn_by_draw_one_are_known_to_who_drew_them() -> None:
    hands = ("B9 B10", "draw-one B11", "B12 B13")
    boats = [["Y7", "Y9"], ["Y8"], []]
    one = at(*hands, boats=boats, sea=split("R2 R3"))
    other = at(*hands, boats=[["Y9", "Y7"], ["Y8"], []], sea=split("R2 R3"))
    for game in (one, other):
        play(game, "B9", "draw-one", "B12")
    assert one.view(0)["hand"] == ["B10", "Y7"]
    secrets_kept(one, other, 1, 2, None)
    assert one.view(1)["hands"] == [2, 2, 2]


@pytest.mark.rule("F2-24")
def test_f2_24_voids_are_shown_by_not_following() -> None:
    game = at("B9 B10", "L5 R3", "P21 B7", "R4 Y7")
    play(game, "B9", "L5", "P21", "R4")
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat)["voids"][1] == ["B"]
        assert game.view(seat)["voids"][2] == []  # a pufferfish shows nothing
        assert game.view(seat)["voids"][3] == ["B"]


@pytest.mark.rule("F2-24")
def test_f2_24_who_does_not_follow_trump_holds_no_16_either() -> None:
    game = at("L5 B10", "B12 R3", "L6 B7", "R4 Y7", trump="L")
    play(game, "L5", "B12", "L6", "R4")
    for seat in (1, 3):
        assert set(game.view(None)["voids"][seat]) == {"L", "G"}


@pytest.mark.rule("F2-24")
def test_f2_24_a_card_drawn_or_swapped_in_may_be_of_that_colour() -> None:
    game = at("B9 B10", "draw-one R3", "R4 Y7", boats=[["Y8"], ["Y9"], ["B12"]])
    play(game, "B9", "draw-one", "R4")
    assert "B" not in game.view(None)["voids"][2]
    check_voids(game)
    game = at("B9 B10", "B8 R3", "swap-one Y7", "R4 R6", leader=1, trick="", boats=[[], [], [], []])
    play(game, "B8", "swap-one", "R4", "B9", "take B9", "give Y7")
    check_voids(game)
