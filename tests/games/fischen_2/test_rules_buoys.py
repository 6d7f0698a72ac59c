"""F2-14 to F2-18: buoys, catch-one, plus-three and choose-trump."""

import pytest

from tests.games.fischen_2.positions import at, catches, caught, play, played, refused

BUOYS = ["catch-one", "plus-three", "choose-trump", "draw-one", "bank-one", "swap-one"]


@pytest.mark.rule("F2-14")
@pytest.mark.parametrize("buoy", BUOYS)
def test_f2_14_a_buoy_may_be_played_by_who_could_follow(buoy: str) -> None:
    for led, follow in (("B9", "B10"), ("L5", "L6"), ("D5", "D6")):
        game = at(f"{led} Y7", f"{follow} {buoy}", "Y8 Y9")
        game.play(led)
        assert game.moves() == (follow, buoy)
        game.play(buoy)
        assert game.turn == 2


@pytest.mark.rule("F2-14")
@pytest.mark.parametrize("buoy", BUOYS)
def test_f2_14_a_led_buoy_leaves_the_colour_open(buoy: str) -> None:
    game = at(f"{buoy} Y7", "B9 R3", "R4 B10", "R6 Y10")
    game.play(buoy)
    assert set(game.moves()) == {"B9", "R3"}
    game.play("R3")
    assert game.moves() == ("R4",)


@pytest.mark.rule("F2-14")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_f2_14_a_buoy_is_never_highest_and_never_weakest(place: int) -> None:
    cards = ["B9", "P21", "B10"]
    trick = [*cards[:place], "plus-three", *cards[place:]]
    game = played(" ".join(trick))
    assert caught(game, trick.index("P21"), "B9 B10 plus-three")
    assert caught(game, trick.index("B9"), "P21")


@pytest.mark.rule("F2-15")
def test_f2_15_no_effect_changes_who_won_or_who_was_weakest() -> None:
    game = played("B9 B20 catch-one P21")
    position = game.position()
    assert (position["winner"], position["weakest"], position["effect"], position["turn"]) == (3, 0, 2, 2)
    game.play("catch B9")  # the weakest card is gone; its player still catches the pufferfish
    assert catches(game) == [["P21"], [], ["B9"], ["B20", "catch-one"]]
    assert game.turn == 3
    game = played("B9 B20 catch-one P21")
    game.play("catch P21")  # so is the winning one
    assert catches(game) == [[], [], ["P21"], ["B9", "B20", "catch-one"]]
    assert game.turn == 3


@pytest.mark.rule("F2-15")
def test_f2_15_effects_in_the_order_played() -> None:
    game = played("B9 catch-one bank-one choose-trump catch-one", leader=3, tricks=2)
    asked = []
    while game.phase != "play":
        asked.append((game.phase, game.turn, game.position()["effect"]))
        game.play(game.moves()[0])
    banks = [("bank", seat, 2) for seat in (3, 4, 0, 1, 2)]
    assert asked == [("catch", 4, 1), *banks, ("settrump", 1, 3), ("catch", 2, 4)]


@pytest.mark.rule("F2-15")
def test_f2_15_weakest_before_winner_after_the_buoys() -> None:
    game = played("P22 B9 B10 swap-one")
    position = game.position()
    assert catches(game) == [[], [], [], []]
    assert position["trick"] == ["P22", "B9", "B10", "swap-one"]
    game.play("take B10")
    game.play(game.moves()[0])
    assert caught(game, 1, "P22")
    assert len(catches(game)[0]) == 3


@pytest.mark.rule("F2-16")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("choice", ["B9", "P21", "L2"])
def test_f2_16_catch_one_takes_one_other_card_pufferfish_too(place: int, choice: str) -> None:
    cards = ["B9", "P21", "L2"]
    trick = [*cards[:place], "catch-one", *cards[place:]]
    game = played(" ".join(trick))
    assert (game.phase, game.turn, game.position()["effect"]) == ("catch", place, place)
    assert game.moves() == ("catch B9", "catch L2", "catch P21")
    refused(game, "catch catch-one", "F2-16")
    refused(game, "catch B10", "F2-16")
    refused(game, "trump L", "F2-16")
    game.play(f"catch {choice}")
    assert caught(game, place, choice)
    left = [card for card in trick if card not in (choice, "P21")]
    assert caught(game, trick.index("L2"), " ".join(left))
    assert catches(game)[trick.index("B9")] == ([] if choice == "P21" else ["P21"])


@pytest.mark.rule("F2-16")
def test_f2_16_both_of_them_and_the_first_of_equal_cards_is_taken() -> None:
    game = played("catch-one B9 catch-one B10")
    assert game.moves() == ("catch B9", "catch B10", "catch catch-one")
    game.play("catch catch-one")
    assert game.position()["taken"] == [2]
    assert (game.phase, game.turn) == ("catch", 2)  # taken itself, it still catches (F2-22)
    assert game.moves() == ("catch B9", "catch B10", "catch catch-one")
    game.play("catch catch-one")
    assert catches(game) == [["catch-one"], [], ["catch-one"], ["B9", "B10"]]
    game = played("G16 catch-one G16 L2")
    game.play("catch G16")
    assert caught(game, 2, "G16 catch-one L2")


@pytest.mark.rule("F2-16")
def test_f2_16_of_two_16s_the_first_is_taken() -> None:
    game = at("G16 B9", "catch-one B10", "G16 B11", "catch-one B12")
    play(game, "G16", "catch-one", "G16", "catch-one", "catch G16")
    assert game.position()["taken"] == [0]


@pytest.mark.rule("F2-16")
def test_f2_16_no_other_card_left_no_effect() -> None:
    game = at("catch-one B9 B12", "swap-one B10 B13", "catch-one B11 B14")
    play(game, "catch-one", "swap-one", "catch-one", "catch swap-one", "take catch-one", "give B10")
    assert (game.phase, game.turn) == ("play", 0)  # the second catch-one is alone in the trick
    assert catches(game) == [["B10", "catch-one", "swap-one"], [], []]
    game = at("catch-one B9 B12", "swap-one B10 B13", "catch-one B11 B14")
    play(game, "catch-one", "swap-one", "catch-one", "catch catch-one", "take catch-one", "give B10")
    assert (game.phase, game.turn, game.moves()) == ("catch", 2, ("catch swap-one",))
    game.play("catch swap-one")
    assert catches(game) == [["B10", "catch-one"], [], ["swap-one"]]


@pytest.mark.rule("F2-17")
def test_f2_17_three_points_at_the_moment_it_is_played() -> None:
    game = at("B9 B10", "plus-three B11", "B12 B13", scores=[5, 5, 5])
    game.play("B9")
    game.play("plus-three")
    assert game.scores == (5, 8, 5)
    game.play("B12")
    assert game.scores == (5, 8, 5)
    assert caught(game, 2, "B9 plus-three B12")


@pytest.mark.rule("F2-17")
def test_f2_17_it_counts_one_when_caught() -> None:
    game = at("B9", "plus-three", "B12", scores=[5, 5, 5], sea=[])
    play(game, "B9", "plus-three", "B12")
    assert game.scores == (5, 8, 8)


@pytest.mark.rule("F2-17")
def test_f2_17_catching_taking_or_banking_it_scores_nothing() -> None:
    game = at("bank-one plus-three", "B9 B10", "B12 B13")
    play(game, "bank-one", "B9", "B12", "bank plus-three", "bank B10", "bank B13")
    assert game.scores == (2 - 1, 1, 3 + 1)  # every card counts 1, and the round is over
    assert game.over


@pytest.mark.rule("F2-18")
@pytest.mark.parametrize("trump", ["L", "D"])
@pytest.mark.parametrize("choice", ["L", "D"])
@pytest.mark.parametrize("green", [False, True])
def test_f2_18_choose_trump_sets_trump_instead_of_the_change(trump: str, choice: str, green: bool) -> None:
    game = played("B9 choose-trump L2" if green else "B9 choose-trump B10", trump=trump)
    position = game.position()
    assert (position["phase"], position["turn"], position["effect"]) == ("settrump", 1, 1)
    assert (position["trump"], position["trump_set"]) == (trump, False)
    assert game.moves() == ("trump L", "trump D")
    refused(game, "B9", "F2-18")
    refused(game, "catch B9", "F2-18")
    game.play(f"trump {choice}")
    position = game.position()
    assert (position["trump"], position["trump_set"], position["phase"]) == (choice, False, "play")


@pytest.mark.rule("F2-18")
def test_f2_18_it_changes_trump_at_once_and_keeps_it_for_the_next_trick_only() -> None:
    game = at("choose-trump L2 B9", "catch-one B10 L3", "L5 B11 B12", trump="L")
    play(game, "choose-trump", "catch-one", "L5", "trump L")
    assert (game.position()["trump"], game.position()["trump_set"], game.phase) == ("L", True, "catch")
    game.play("catch L5")
    assert (game.position()["trump"], game.position()["trump_set"]) == ("L", False)
    play(game, "B11", "B9", "B10")
    assert game.position()["trump"] == "L"  # no green: no change
    assert game.turn == 2
    play(game, "B12", "L2", "L3")
    assert game.over


@pytest.mark.rule("F2-18")
def test_f2_18_who_won_is_not_changed() -> None:
    game = played("B9 choose-trump L2 D15", trump="L")
    assert game.position()["winner"] == 2
    game.play("trump D")
    assert game.turn == 2
    assert caught(game, 2, "B9 choose-trump L2 D15")


@pytest.mark.rule("F2-18")
def test_f2_18_void_in_the_last_trick_even_if_a_later_draw_one_adds_one() -> None:
    game = played("B9 choose-trump B10", tricks=0)
    assert game.over  # nobody was asked
    boats = [["Y11", "Y14"], ["Y12", "Y15"], ["Y13", "Y16"]]
    game = at("L2", "choose-trump", "draw-one", boats=boats)
    play(game, "L2", "choose-trump", "draw-one")
    assert (game.phase, game.position()["trump"], game.position()["round"]) == ("play", "D", 3)
    game = at("L2", "draw-one", "choose-trump", boats=boats)
    play(game, "L2", "draw-one", "choose-trump")
    assert (game.phase, game.turn) == ("settrump", 2)  # now there is a next trick


@pytest.mark.rule("F2-18")
def test_f2_18_void_after_bank_one_has_emptied_the_hands() -> None:
    game = at("B9 B11", "bank-one B12", "choose-trump B13")
    play(game, "B9", "bank-one", "choose-trump", "bank B11", "bank B12", "bank B13")
    assert game.over
    game = at("B9 B11", "choose-trump B12", "bank-one B13")
    play(game, "B9", "choose-trump", "bank-one")
    assert game.phase == "settrump"
