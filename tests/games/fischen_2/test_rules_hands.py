"""F2-19 to F2-24: buoys that change the hands, the order of rounds, and who knows what."""

import pytest

from tests.games.fischen_2.positions import at, catches, caught, play, played, refused, split


@pytest.mark.rule("F2-19")
def test_f2_19_everybody_draws_from_the_own_boat_and_one_more_trick_is_played() -> None:
    game = at("B9 B10", "draw-one B11", "B12 B13", boats=[split("Y7 Y8"), split("Y9 Y10"), split("Y11")])
    assert game.position()["tricks_left"] == 2
    play(game, "B9", "draw-one", "B12")
    position = game.position()
    assert position["hands"] == [["B10", "Y7"], ["B11", "Y9"], ["B13", "Y11"]]
    assert position["boats"] == [["Y8"], ["Y10"], []]
    assert (position["tricks_left"], position["round"], position["turn"]) == (2, 3, 2)


@pytest.mark.rule("F2-19")
def test_f2_19_with_an_empty_boat_from_the_sea_in_the_order_of_play() -> None:
    game = at(
        "B9 B10", "draw-one B11", "B12 B13", "B14 B15", leader=2, boats=[[], ["Y9"], [], []], sea=split("R2 R3 R4 L5")
    )
    play(game, "B12", "B14", "B9", "draw-one")
    position = game.position()
    assert position["hands"] == [["B10", "R4"], ["B11", "Y9"], ["B13", "R2"], ["B15", "R3"]]
    assert position["sea"] == ["L5"]


@pytest.mark.rule("F2-19")
@pytest.mark.parametrize(("sea", "drawn"), [("R2 R3", True), ("R2", False), ("", False)])
def test_f2_19_if_the_sea_cannot_serve_all_nobody_draws(sea: str, drawn: bool) -> None:
    game = at("B9 B10", "draw-one B11", "B12 B13", boats=[["Y9", "Y10"], [], []], sea=split(sea))
    play(game, "B9", "draw-one", "B12")
    position = game.position()
    assert [len(hand) for hand in position["hands"]] == ([2, 2, 2] if drawn else [1, 1, 1])
    assert position["tricks_left"] == (2 if drawn else 1)
    assert position["boats"] == ([["Y10"], [], []] if drawn else [["Y9", "Y10"], [], []])
    assert position["sea"] == ([] if drawn else split(sea))


@pytest.mark.rule("F2-19")
def test_f2_19_in_the_last_trick_it_makes_one_more() -> None:
    game = at("B9", "draw-one", "B12", boats=[["Y9"], ["Y10"], ["Y11"]])
    play(game, "B9", "draw-one", "B12")
    position = game.position()
    assert (position["round"], position["tricks_left"], position["turn"], game.over) == (3, 1, 2, False)
    assert catches(game) == [[], [], ["B9", "B12", "draw-one"]]
    play(game, "Y11", "Y9", "Y10")
    assert game.over  # overfished: now the round is over
    assert game.scores == (0, 0, 6)


@pytest.mark.rule("F2-19")
def test_f2_19_without_cards_to_draw_the_last_trick_is_the_last() -> None:
    game = at("B9", "draw-one", "B12", boats=[["Y9"], ["Y10"], []], sea=[])
    play(game, "B9", "draw-one", "B12")
    assert game.over
    assert game.position()["boats"][:2] == [["Y9"], ["Y10"]]


@pytest.mark.rule("F2-20")
def test_f2_20_everybody_banks_a_card_of_own_choice() -> None:
    game = at("B9 B10 Y7", "bank-one B11 Y8", "B12 B13 Y9", leader=1)
    play(game, "bank-one", "B12", "B9")
    asked = []
    for move in ("bank Y8", "bank B13", "bank B10"):
        assert game.phase == "bank"
        asked.append(game.turn)
        game.play(move)
    assert asked == [1, 2, 0]  # in the order of the trick
    position = game.position()
    assert position["hands"] == [["Y7"], ["B11"], ["Y9"]]
    assert catches(game) == [["B10"], ["Y8"], ["B9", "B12", "B13", "bank-one"]]
    assert (position["tricks_left"], position["phase"], position["turn"]) == (1, "play", 2)


@pytest.mark.rule("F2-20")
def test_f2_20_only_a_card_of_the_hand() -> None:
    game = at("B9 B10 P21", "bank-one B11 Y8", "B12 B13 Y9")
    play(game, "B9", "bank-one", "B12")
    assert game.moves() == ("bank B10", "bank P21")
    for move in ("bank B9", "bank B13", "B10", "catch B9", "give B10"):
        refused(game, move, "F2-20")


@pytest.mark.rule("F2-20")
def test_f2_20_with_one_card_left_the_round_ends_after_it() -> None:
    game = at("B9 B10", "bank-one B11", "B12 B13", scores=[1, 2, 3])
    play(game, "B9", "bank-one", "B12", "bank B10", "bank B11", "bank B13")
    assert game.over  # no more cards anywhere
    assert game.position()["last_order"] == [0, 1, 2]
    assert game.scores == (1 + 1, 2 + 1, 3 + 1 + 3)


@pytest.mark.rule("F2-20")
def test_f2_20_with_empty_hands_there_is_no_effect() -> None:
    game = played("B9 bank-one B12", tricks=0)
    assert game.over
    assert game.scores == (0, 0, 3)


@pytest.mark.rule("F2-20")
def test_f2_20_choices_stay_hidden_until_all_have_chosen_and_after() -> None:
    hands = ("B9 B10 Y7", "bank-one B11 Y8", "B12 B13 Y9")
    one, other = at(*hands), at(*hands)
    for game, choice in ((one, "bank B10"), (other, "bank Y7")):
        play(game, "B9", "bank-one", "B12", choice)
        position = game.position()
        assert position["banked"] == [choice.split()[1], None, None]
        assert len(position["hands"][0]) == 1
        assert catches(game) == [[], [], []]
    for _ in range(2):
        for seat in (1, 2, None):
            assert one.view(seat) == other.view(seat)
            seen = [[event.json() for event in game.events() if event.seen_by(seat)] for game in (one, other)]
            assert seen[0] == seen[1]
        assert one.view(0) != other.view(0)
        for game in (one, other):
            play(game, "bank B11", "bank B13")
        if one.phase == "play":
            break


@pytest.mark.rule("F2-21")
def test_f2_21_swap_one_takes_a_card_of_the_trick_and_lays_one_down() -> None:
    game = at("B9 B10", "swap-one B11", "B12 B13")
    play(game, "B9", "swap-one", "B12")
    assert (game.phase, game.turn, game.position()["effect"]) == ("take", 1, 1)
    assert game.moves() == ("take B9", "take B12")
    refused(game, "take swap-one", "F2-21")
    refused(game, "take B13", "F2-21")
    refused(game, "give B11", "F2-21")
    game.play("take B12")
    position = game.position()
    assert (position["phase"], position["turn"], position["taken"]) == ("give", 1, [2])
    assert position["hands"][1] == ["B11", "B12"]
    assert game.moves() == ("give B11",)
    refused(game, "give B12", "F2-21")  # not the one just taken
    game.play("give B11")
    assert game.position()["hands"][1] == ["B12"]
    assert caught(game, 2, "B9 B11 swap-one")
    assert game.position()["hidden"] == []


@pytest.mark.rule("F2-21")
def test_f2_21_an_equal_card_may_be_given() -> None:
    game = at("G16 B10", "swap-one G16", "L5 B13")
    play(game, "G16", "swap-one", "L5", "take G16")
    assert game.position()["hands"][1] == ["G16", "G16"]
    assert game.moves() == ("give G16",)
    game.play("give G16")
    assert game.position()["hands"][1] == ["G16"]


@pytest.mark.rule("F2-21")
def test_f2_21_a_pufferfish_laid_face_down_goes_with_the_rest() -> None:
    game = at("B9 B10", "swap-one P27", "B12 B13", "P21 B15")
    play(game, "B9", "swap-one", "B12", "P21", "take B12", "give P27")
    assert catches(game) == [["P21"], [], [], ["B9", "P27", "swap-one"]]


@pytest.mark.rule("F2-21")
def test_f2_21_a_pufferfish_may_be_taken() -> None:
    game = at("B9 B10", "swap-one P27", "B12 B13", "P21 B15")
    play(game, "B9", "swap-one", "B12", "P21", "take P21", "give P27")
    assert game.position()["hands"][1] == ["P21"]
    assert catches(game) == [[], [], [], ["B9", "B12", "P27", "swap-one"]]  # still the winner


@pytest.mark.rule("F2-21")
def test_f2_21_cards_lying_face_down_cannot_be_taken_and_have_no_effect() -> None:
    game = at("B9 B10", "swap-one choose-trump", "B12 B13", "catch-one B15")
    play(game, "B9", "swap-one", "B12", "catch-one", "take B9", "give choose-trump")
    assert game.position()["hidden"] == ["choose-trump"]
    assert (game.phase, game.turn) == ("catch", 3)
    assert game.moves() == ("catch B12", "catch swap-one")
    refused(game, "catch choose-trump", "F2-16")
    game.play("catch swap-one")
    assert game.phase == "play"  # nobody chooses trump
    assert caught(game, 2, "B12 catch-one choose-trump")


@pytest.mark.rule("F2-21")
def test_f2_21_with_an_empty_hand_there_is_no_effect() -> None:
    game = played("B9 swap-one B12", tricks=0)
    assert game.over
    assert game.scores == (0, 0, 3)


@pytest.mark.rule("F2-21")
def test_f2_21_what_is_laid_down_is_known_to_the_swapper_only() -> None:
    hands = ("B9 B10 R2", "swap-one B11 Y8", "B12 B13 R3")
    one, other = at(*hands), at(*hands)
    for game, card in ((one, "B11"), (other, "Y8")):
        play(game, "B9", "swap-one", "B12", "take B9", f"give {card}")
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
        seen = [[event.json() for event in game.events() if event.seen_by(seat)] for game in (one, other)]
        assert seen[0] == seen[1]
    assert one.view(1) != other.view(1)


@pytest.mark.rule("F2-22")
@pytest.mark.parametrize(
    ("buoy", "phase"),
    [("choose-trump", "settrump"), ("bank-one", "bank"), ("swap-one", "take"), ("catch-one", "catch")],
)
def test_f2_22_a_buoy_taken_by_an_earlier_effect_still_has_its_effect(buoy: str, phase: str) -> None:
    game = played(f"B9 catch-one {buoy} B12")
    game.play(f"catch {buoy}")
    assert (game.phase, game.position()["effect"]) == (phase, 2)


@pytest.mark.rule("F2-22")
def test_f2_22_draw_one_taken_by_an_earlier_effect_still_draws() -> None:
    boats = [["Y6"], ["Y7"], ["Y8"], ["B6"]]
    game = played("B9 catch-one draw-one B12", boats=boats)
    game.play("catch draw-one")
    assert game.position()["boats"] == [[], [], [], []]
    assert game.position()["tricks_left"] == 2


@pytest.mark.rule("F2-22")
def test_f2_22_a_buoy_taken_into_the_hand_has_its_effect_now_and_can_be_played_again() -> None:
    game = at("B9 B10", "swap-one B11", "choose-trump B13")
    play(game, "B9", "swap-one", "choose-trump", "take choose-trump", "give B11")
    assert (game.phase, game.turn) == ("settrump", 2)
    game.play("trump D")
    assert game.position()["hands"][1] == ["choose-trump"]


@pytest.mark.rule("F2-23")
def test_f2_23_the_last_trick_really_played_gives_the_order() -> None:
    game = at("B9 B10", "B14 B11", "bank-one B13", leader=2, round=1, trump=None, sea=[], scores=[0, 0, 0])
    play(game, "bank-one", "B9", "B14", "bank B13", "bank B10", "bank B11")
    assert game.position()["last_order"] == [2, 0, 1]
    boats = [["Y9"], ["Y10"], ["Y11"]]
    game = at("B9", "B14", "draw-one", leader=2, boats=boats)
    play(game, "draw-one", "B9", "B14")
    play(game, "Y10", "Y11", "Y9")
    assert game.position()["last_order"] == [1, 2, 0]
