"""F2-10 to F2-13: pufferfish, the highest card and the weakest."""

import pytest

from tests.games.fischen_2.positions import at, before_trick, catches, caught, play, played, split


@pytest.mark.rule("F2-10")
@pytest.mark.parametrize("fish", ["P21", "P22", "P23", "P24", "P25", "P27"])
def test_f2_10_a_pufferfish_may_be_played_by_who_could_follow(fish: str) -> None:
    for led, follow in (("B9", "B10"), ("L5", "L6"), ("D5", "D6")):
        game = at(f"{led} Y7", f"{follow} {fish}", "Y8 Y9")
        game.play(led)
        assert game.moves() == (follow, fish)
        game.play(fish)
        assert set(game.moves()) == {"Y8", "Y9"}


@pytest.mark.rule("F2-10")
def test_f2_10_a_led_pufferfish_waits_for_the_first_colour() -> None:
    game = at("P22 Y7", "Y9 B10", "Y8 R3", "plus-three B11")
    game.play("P22")
    assert game.moves() == ("B10", "Y9")
    game.play("Y9")
    assert game.moves() == ("Y8",)
    play(game, "Y8", "plus-three")
    assert caught(game, 2, "P22")  # the yellow 8 is the weakest
    assert caught(game, 0, "Y9 Y8 plus-three")


@pytest.mark.rule("F2-10")
def test_f2_10_after_a_led_pufferfish_the_first_card_may_be_trump() -> None:
    game = at("P21 Y7", "G16 B10", "L8 R3", "B11 B12")
    play(game, "P21", "G16")
    assert game.moves() == ("L8",)
    play(game, "L8", "B11")
    assert caught(game, 0, "G16 L8 B11")  # as a trump of 21
    assert caught(game, 3, "P21")


@pytest.mark.rule("F2-10")
def test_f2_10_a_pufferfish_in_the_hand_is_no_card_of_the_led_colour() -> None:
    game = at("B9 Y7 Y8", "P22 Y9 R3", "Y10 Y11 Y12")
    game.play("B9")
    assert game.moves() == ("Y9", "R3", "P22")


@pytest.mark.rule("F2-11", "F2-12")
@pytest.mark.parametrize(
    ("trick", "winner", "weakest"),
    [
        # the worked examples
        ("B12 P22 R3 B4", 1, 2),
        ("B26 P27 L1 D15", 2, 3),
        ("G16 P21 L3 R1", 1, 3),
        # the highest
        ("B26 P27 B20 B3", 1, 3),  # 27 beats the blue 26
        ("B26 P25 B20 B3", 0, 3),
        ("B26 P25 L1 B3", 2, 3),  # any trump beats a pufferfish when a colour is led
        ("L15 P21 G16 L3", 1, 3),  # a pufferfish beats the 16 when trump is led
        ("L15 P21 P25 L3", 2, 3),
        ("P21 B20 P24 B3", 2, 3),
        ("P21 L3 B20 G16", 0, 2),
        ("D15 P21 D3 L1", 3, 2),  # the other green is a colour
        ("D15 P21 D3 B3", 1, 3),
        # the weakest: the lowest discard
        ("B20 Y4 R3 P21", 3, 2),
        ("B4 Y20 R12 P21", 3, 2),
        ("B4 D15 L1 P21", 2, 1),  # the only discard, though it is higher than the blue 4
        ("B4 L2 L1 P21", 1, 0),  # no discard: the lowest of the led colour, not of trump
        ("P21 B20 L1 L2", 3, 1),
        ("B9 B10 P21 B11", 2, 0),
        ("P21 P22 B9 B8", 1, 3),
        ("B4 Y3 R3 D3", 0, 1),  # equal discards: the one played first
        ("B4 D3 Y3 R3", 0, 1),
        ("B4 R3 D3 Y3", 0, 1),
        ("L4 D3 R3 P21", 3, 1),
        # the weakest: the lowest trump when trump is led
        ("L4 L3 P21 G16", 2, 1),
        ("G16 P21 G16 L15", 1, 3),
        ("G16 P21 G16 plus-three", 1, 0),  # of two 16s the first is the lower
        ("plus-three G16 P21 G16", 2, 1),
        ("P27 G16 G16 P21", 0, 1),
        # buoys are neither
        ("plus-three B9 P21 B3", 2, 3),
        ("B9 P21 plus-three choose-trump", 1, 0),
    ],
)
@pytest.mark.parametrize("leader", [0, 3])
def test_f2_11_and_f2_12_winner_and_weakest(trick: str, winner: int, weakest: int, leader: int) -> None:
    game = before_trick(trick, leader=leader)
    play(game, *split(trick))
    while game.phase == "settrump":
        assert game.position()["weakest"] == (leader + weakest) % 4
        game.play("trump L")
    cards = split(trick)
    fish = [card for card in cards if card[0] == "P"]
    won, weak = (leader + winner) % 4, (leader + weakest) % 4
    assert game.turn == won
    if won == weak:
        assert caught(game, won, trick)
    else:
        assert caught(game, weak, " ".join(fish))
        assert caught(game, won, " ".join(card for card in cards if card not in fish))


@pytest.mark.rule("F2-11")
def test_f2_11_worked_example_pufferfish_27_blue_26_and_the_lowest_trump() -> None:
    game = played("B26 P27 L1 D15", trump="L")
    assert catches(game) == [[], [], ["B26", "L1", "D15"], ["P27"]]
    assert (game.turn, game.position()["trump"]) == (2, "D")


@pytest.mark.rule("F2-12")
def test_f2_12_worked_example_red_3_is_the_weakest() -> None:
    game = played("B12 P22 R3 B4")
    assert catches(game) == [[], ["B4", "B12", "R3"], ["P22"], []]
    assert game.turn == 1


@pytest.mark.rule("F2-12")
def test_f2_12_worked_example_trump_16_led() -> None:
    game = played("G16 P21 L3 R1", trump="L")
    assert catches(game) == [[], ["R1", "L3", "G16"], [], ["P21"]]
    assert game.turn == 1


@pytest.mark.rule("F2-12")
def test_f2_12_the_weakest_catches_all_pufferfish() -> None:
    game = played("B12 P22 P27 P21 B6")
    assert catches(game) == [[], [], ["B6", "B12"], [], ["P21", "P22", "P27"]]


@pytest.mark.rule("F2-12")
def test_f2_12_without_pufferfish_the_weakest_catches_nothing() -> None:
    game = played("B12 R3 B6")
    assert catches(game) == [["B6", "B12", "R3"], [], []]


@pytest.mark.rule("F2-13")
@pytest.mark.parametrize(
    ("trick", "winner", "weakest"),
    [
        ("P21 P27 P22", 1, 0),
        ("P27 P25 P22", 0, 2),
        ("plus-three P25 P22", 1, 2),
        ("P22 plus-three P25", 2, 0),
        ("plus-three choose-trump P22", 2, 2),  # the only one is both
        ("P22 plus-three draw-one", 0, 0),
    ],
)
def test_f2_13_only_pufferfish_and_buoys(trick: str, winner: int, weakest: int) -> None:
    game = played(trick)
    if game.phase == "settrump":
        assert (game.position()["winner"], game.position()["weakest"]) == (winner, weakest)
        game.play("trump D")
    cards = split(trick)
    fish = [card for card in cards if card[0] == "P"]
    rest = [card for card in cards if card not in fish]
    assert game.turn == winner
    if winner == weakest:
        assert caught(game, winner, trick)
    else:
        assert caught(game, weakest, " ".join(fish))
        assert caught(game, winner, " ".join(rest))


@pytest.mark.rule("F2-13")
@pytest.mark.parametrize("trick", ["plus-three choose-trump draw-one", "choose-trump plus-three draw-one"])
@pytest.mark.parametrize("leader", [0, 2])
def test_f2_13_only_buoys_the_first_one_wins(trick: str, leader: int) -> None:
    game = played(trick, leader=leader)
    position = game.position()
    assert (position["phase"], position["winner"], position["weakest"]) == ("settrump", leader, None)
    game.play("trump D")
    assert caught(game, leader, trick)
    assert game.turn == leader
