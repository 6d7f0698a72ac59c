"""F2-1 to F2-6: the cards, the stars, the deal, and who chooses trump; with F1-5 to F1-10 as they are here."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fischen_2.positions import at, play, play_like_plain, refused, split
from tests.games.tricks.rounds import HAND_SIZES

START = [f"{colour}{value}" for colour in "BY" for value in range(1, 21)]
BUOYS = ["catch-one", "catch-one", "plus-three", "choose-trump", "draw-one", "bank-one", "swap-one"]
LOWEST = {3: 6, 4: 3, 5: 1}


def greens(*values: int) -> list[str]:
    return [f"{green}{value}" for green in "LD" for value in values]


STARS = {
    1: [*greens(1, 2, 3), *split("R1 R2 R3 R4")],
    2: [*greens(4, 5, 6), *split("R5 R6 P21 plus-three")],
    3: [*greens(7, 8, 9), *split("R7 R8 P22 P23 catch-one draw-one")],
    4: [*greens(10, 11, 12), *split("R9 R10 P24 P25 choose-trump bank-one")],
    5: [*greens(13, 14, 15), *split("R11 R12 P27 G16 G16 B26 Y26 catch-one swap-one")],
}
FOUR_PLUS = {*greens(1, 4, 7, 10, 13), "R1", "R5", "R7", "R9", "R11"}


def groups(players: int) -> dict[int, list[str]]:
    """The star groups that are in the game."""
    return {stars: [card for card in cards if players > 3 or card not in FOUR_PLUS] for stars, cards in STARS.items()}


def new(players: int, seed: int = 1, **options: Any) -> Game:
    return shoal.new("fischen-2", players=players, seed=seed, **options)


def dealt(game: Game) -> list[str]:
    return [card for hand in game.position()["hands"] for card in hand]


@pytest.mark.rule("F2-1")
def test_f2_1_forty_start_cards_of_1_to_20_in_blue_and_yellow() -> None:
    assert Counter(dealt(new(5))) == Counter(START)
    assert len(START) == 40


@pytest.mark.rule("F2-2")
@pytest.mark.parametrize("players", [4, 5])
def test_f2_2_fifty_nine_sea_cards(players: int) -> None:
    sea = new(players).position()["sea"]
    assert len(sea) == 59
    reds = [f"R{value}" for value in range(1, 13)]
    fish = split("P21 P22 P23 P24 P25 P27")
    assert Counter(sea) == Counter(["B26", "Y26", *reds, *greens(*range(1, 16)), "G16", "G16", *fish, *BUOYS])


@pytest.mark.rule("F2-2")
def test_f2_2_what_is_not_in_the_box_is_no_card() -> None:
    for card in ("B21", "B25", "R13", "L16", "D16", "G15", "P26", "P20", "B0", "pass-left"):
        with pytest.raises(shoal.PositionError):
            shoal.position("fischen-2", {"sea": [card]})


@pytest.mark.rule("F2-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f2_3_every_sea_card_has_its_stars(players: int) -> None:
    assert [len(cards) for cards in STARS.values()] == [10, 10, 12, 12, 15]
    for seed in range(20):
        sea, top = new(players, seed).position()["sea"], 0
        for cards in groups(players).values():
            assert Counter(sea[top : top + len(cards)]) == Counter(cards)
            top += len(cards)
        assert top == len(sea)


@pytest.mark.rule("F2-3")
def test_f2_3_cards_marked_4_plus_are_left_out_with_three_players() -> None:
    assert len(FOUR_PLUS) == 15
    assert len(new(3).position()["sea"]) == 59 - 15
    assert not FOUR_PLUS & set(new(3).position()["sea"])
    for players in (4, 5):
        assert set(new(players).position()["sea"]) >= FOUR_PLUS
    for card in sorted(FOUR_PLUS):
        with pytest.raises(shoal.PositionError) as refusal:
            shoal.position("fischen-2", {"players": 3, "sea": [card]})
        assert refusal.value.key == "sea"


@pytest.mark.rule("F2-3")
def test_f2_3_each_star_group_is_shuffled_by_itself() -> None:
    seas = [new(4, seed).position()["sea"] for seed in range(300)]
    for place, stars in ((0, 1), (9, 1), (10, 2), (19, 2), (20, 3), (31, 3), (32, 4), (43, 4), (44, 5), (58, 5)):
        assert {sea[place] for sea in seas} == set(STARS[stars])


@pytest.mark.rule("F2-4")
@pytest.mark.parametrize(("players", "count", "each"), [(3, 30, 10), (4, 36, 9), (5, 40, 8)])
def test_f2_4_start_cards_by_the_number_of_players(players: int, count: int, each: int) -> None:
    for seed in range(10):
        game = new(players, seed)
        assert Counter(dealt(game)) == Counter(card for card in START if int(card[1:]) >= LOWEST[players])
        assert len(dealt(game)) == count
        assert [len(hand) for hand in game.position()["hands"]] == [each] * players


@pytest.mark.rule("F2-4")
@pytest.mark.parametrize("card", ["B1", "Y2", "B5", "Y5"])
def test_f2_4_a_card_that_is_out_is_in_no_position(card: str) -> None:
    for players, out in ((3, True), (4, int(card[1]) < 3)):
        position = {"players": players, "hands": [[f"B{10 + seat}"] for seat in range(players)]}
        position["boats"] = [[card]] + [[]] * (players - 1)
        if out:
            with pytest.raises(shoal.PositionError) as refusal:
                shoal.position("fischen-2", position)
            assert refusal.value.key == "boats"
        else:
            shoal.position("fischen-2", position)


@pytest.mark.rule("F2-5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f2_5_round_1_has_no_trump(players: int) -> None:
    game = new(players, start=1)
    position = game.position()
    assert (position["trump"], position["phase"], position["turn"], position["round"]) == (None, "play", 1, 1)
    refused(game, "trump L", "F2-6")
    while game.position()["round"] == 1:
        assert game.position()["trump"] is None
        game.play(game.moves()[0])


@pytest.mark.rule("F2-5")
def test_f2_5_in_round_1_the_highest_card_of_the_led_colour_wins() -> None:
    game = at("B7 Y7", "Y19 Y18", "B9 Y9", round=1, trump=None, last_order=[])
    play(game, "B7", "Y19", "B9")
    assert game.position()["catches"] == [[], [], ["B7", "B9", "Y19"]]


def last_trick(*hands: str, **keys: Any) -> Game:
    """A game before the last trick of a round, with enough cards for the next one."""
    sea = [card for cards in groups(len(hands)).values() for card in cards]
    boats = [split(f"B{10 + seat} Y{10 + seat}") for seat in range(len(hands))]
    return at(*hands, **{"boats": boats, "sea": sea, **keys})


@pytest.mark.rule("F2-6")
@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("choice", ["L", "D"])
def test_f2_6_the_leader_chooses_trump_before_leading_every_later_round(number: int, choice: str) -> None:
    game = last_trick("B20", "B19", "B9", round=number, trump=None if number == 1 else "D", scores=[9, 5, 7])
    for card in ("B20", "B19", "B9"):
        play_like_plain(game, card)
    position = game.position()
    assert (position["round"], position["phase"], position["turn"], position["trump"]) == (number + 1, "trump", 1, None)
    assert len(position["hands"][1]) == HAND_SIZES[3][number]  # with the hand drawn
    assert game.moves() == ("trump L", "trump D")
    for move in (position["hands"][1][0], "catch B20"):
        refused(game, move, "F2-6")
    game.play(f"trump {choice}")
    position = game.position()
    assert (position["phase"], position["turn"], position["leader"], position["trump"]) == ("play", 1, 1, choice)


@pytest.mark.rule("F2-6")
def test_f2_6_trump_is_chosen_once_a_round() -> None:
    game = last_trick("B20", "B19", "B9", scores=[9, 5, 7])
    play(game, "B20", "B19", "B9", "trump D")
    assert "trump L" not in game.moves()
    refused(game, "trump L", "F2-6")
