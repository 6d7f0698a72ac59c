"""F1-11 to F1-15: following, trumping, buoys, and who wins a trick."""

import pytest

from tests.games.fischen.positions import at, before_trick, catches, caught, play, played, refused, split

BUOYS = ["pass-left", "minus-three", "catch-all", "lead-next", "call-colour", "lowest-wins"]


@pytest.mark.rule("F1-11")
def test_f1_11_the_leader_plays_any_card() -> None:
    game = at("B5 Y7 T3 R0 catch-all", "B4 B6 B7 B8 B9", "Y4 Y5 Y6 Y8 Y9")
    assert game.moves() == ("B5", "Y7", "R0", "T3", "catch-all")


@pytest.mark.rule("F1-11")
def test_f1_11_the_led_colour_must_be_followed() -> None:
    game = at("B5 B6 P6 P7", "B4 Y7 T3 B9", "Y4 Y5 Y6 R9", "B7 B8 P4 P5")
    game.play("B5")
    assert game.moves() == ("B4", "B9")
    refused(game, "Y7", "F1-11")
    refused(game, "T3", "F1-11")
    game.play("B9")
    assert game.moves() == ("Y4", "Y5", "Y6", "R9")
    game.play("R9")
    assert game.moves() == ("B7", "B8")


@pytest.mark.rule("F1-11")
def test_f1_11_a_colours_0_belongs_to_the_colour() -> None:
    game = at("B5 Y10", "B0 Y7", "Y4 Y5")
    game.play("B5")
    assert game.moves() == ("B0",)
    refused(game, "Y7", "F1-11")
    game = at("B0 Y10", "B5 Y7", "Y4 Y5")
    game.play("B0")
    assert game.moves() == ("B5",)


@pytest.mark.rule("F1-11")
def test_f1_11_without_the_colour_anything_may_be_played_trump_too() -> None:
    game = at("B5 Y10 Y11", "Y7 T3 P0", "Y4 Y5 R5")
    game.play("B5")
    assert game.moves() == ("Y7", "P0", "T3")
    game.play("Y7")
    assert game.moves() == ("Y4", "Y5", "R5")


@pytest.mark.rule("F1-11")
def test_f1_11_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    game = at("B5 Y10", "B6 Y7", "Y4 Y5")
    for move in ("B6", "R18", "catch-all", "T0"):
        assert refused(game, move, "F1-11")


@pytest.mark.rule("F1-11")
def test_f1_11_play_goes_round_by_rising_seat() -> None:
    game = at("B5 Y10", "B6 Y7", "B7 Y5", "B8 Y6", leader=2)
    turns = []
    for card in ("B7", "B8", "B5", "B6"):
        turns.append(game.turn)
        game.play(card)
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("F1-12")
def test_f1_12_trump_led_must_be_followed() -> None:
    game = at("T5 B6 B9", "B4 T7 T9", "T0 Y5 Y6", "B7 B8 B10")
    game.play("T5")
    assert game.moves() == ("T7", "T9")
    refused(game, "B4", "F1-12")
    game.play("T7")
    assert game.moves() == ("T0",)
    refused(game, "Y5", "F1-12")
    game.play("T0")
    assert game.moves() == ("B7", "B8", "B10")


@pytest.mark.rule("F1-12")
def test_f1_12_a_led_trump_0_asks_for_trump() -> None:
    game = at("T0 B6", "B4 T7", "R5 Y5")
    game.play("T0")
    assert game.moves() == ("T7",)


@pytest.mark.rule("F1-13")
@pytest.mark.parametrize("buoy", BUOYS)
def test_f1_13_a_buoy_may_be_played_by_who_could_follow(buoy: str) -> None:
    for led in ("B5", "T5"):
        game = at(f"{led} Y10 Y11", f"{led[0]}6 Y7 {buoy}", "Y4 Y5 Y6")
        game.play(led)
        assert game.moves() == (f"{led[0]}6", buoy)
        game.play(buoy)
        assert game.turn == 2


@pytest.mark.rule("F1-13")
@pytest.mark.parametrize("buoy", BUOYS)
def test_f1_13_a_led_buoy_leaves_the_colour_open(buoy: str) -> None:
    game = at(f"{buoy} Y10 Y11", "B6 Y7 T4", "Y4 B5 B7", "P5 Y8 P6")
    game.play(buoy)
    assert game.moves() == ("B6", "Y7", "T4")
    game.play("Y7")
    assert game.moves() == ("Y4",)
    refused(game, "B5", "F1-11")
    game.play("Y4")
    assert game.moves() == ("Y8",)


@pytest.mark.rule("F1-13")
def test_f1_13_several_led_buoys_and_then_trump() -> None:
    game = at("minus-three Y10", "minus-three Y7", "T4 B5", "T5 Y8", "R4 R5")
    play(game, "minus-three", "minus-three")
    assert game.moves() == ("B5", "T4")
    game.play("T4")
    assert game.moves() == ("T5",)
    refused(game, "Y8", "F1-12")


@pytest.mark.rule("F1-13")
def test_f1_13_a_buoy_in_the_middle_does_not_change_the_colour() -> None:
    game = at("B5 Y10", "minus-three B7", "B4 Y5", "B8 Y8")
    play(game, "B5", "minus-three")
    assert game.moves() == ("B4",)


@pytest.mark.rule("F1-14")
@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("Y7 Y3 Y10 P2", 2),  # the rulebook's example
        ("B5 B6 B7 B8", 3),
        ("B18 B6 B7 B8", 0),
        ("B5 Y18 P18 R18", 0),  # discards never win
        ("B5 B18 T1 Y9", 2),  # any trump beats any colour
        ("B5 T1 T9 B18", 2),
        ("B5 T16 T9 B18", 1),
        ("T5 T4 B18 R18", 0),
        ("T5 T6 T16 R18", 2),
        ("minus-three B5 Y18 B4", 1),  # a buoy never wins over a card
        ("minus-three B5 Y18 T1", 3),
        ("minus-three T5 Y18 B18", 1),
        ("minus-three minus-three Y4 B18", 2),
        ("B5 minus-three Y18 B6", 3),
        ("minus-three minus-three lead-next lowest-wins", 0),  # only buoys: the first
        ("lowest-wins minus-three lead-next minus-three", 0),
    ],
)
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_f1_14_who_wins_the_trick(trick: str, place: int, leader: int) -> None:
    game = before_trick(trick, leader=leader, scores=[0, 0, 0, 0])
    play(game, *split(trick))
    seat = (leader + place) % 4
    assert caught(game, seat, trick)
    assert [len(catch) for catch in catches(game)] == [4 if owner == seat else 0 for owner in range(4)]


@pytest.mark.rule("F1-14")
def test_f1_14_a_0_wins_if_nothing_else_of_the_colour_is_there() -> None:
    game = played("B0 Y18 P18 R18")
    assert game.position()["winner"] == 0
    game.play("catch Y18")
    assert caught(game, 0, "B0 Y18 P18 R18")


@pytest.mark.rule("F1-14")
def test_f1_14_the_trump_0_beats_every_colour() -> None:
    game = played("B5 T0 B18 R18")
    assert game.position()["winner"] == 1


@pytest.mark.rule("F1-14")
def test_f1_14_worked_example_of_the_rulebook() -> None:
    """Yellow 7, 3 and 10, and a purple 2 discarded: the 10 catches four cards, and leads."""
    game = at("Y7 B5", "Y3 B4", "Y10 B6", "P2 B7", round=1, last_order=[])
    play(game, "Y7", "Y3", "Y10", "P2")
    assert catches(game) == [[], [], ["Y3", "Y7", "Y10", "P2"], []]
    assert game.turn == game.position()["leader"] == 2
    assert game.scores == (0, 0, 0, 0)


@pytest.mark.rule("F1-15")
@pytest.mark.parametrize(("trick", "winner"), [("B5 B6 B7", 2), ("B5 T1 B7", 1), ("B9 Y5 B7", 0)])
def test_f1_15_the_winner_leads_the_next_trick(trick: str, winner: int) -> None:
    game = played(trick)
    position = game.position()
    assert (position["turn"], position["leader"], position["phase"]) == (winner, winner, "play")
    assert (position["trick"], position["taken"], position["winner"]) == ([], [], None)


@pytest.mark.rule("F1-15")
def test_f1_15_the_winner_leads_even_when_nothing_was_left_to_catch() -> None:
    game = played("B9 catch-all Y0", leader=1)  # seat 1 wins; catch-all takes two, the 0 the buoy
    game.play("catch catch-all")
    assert catches(game) == [["catch-all"], [], ["B9", "Y0"]]
    assert game.turn == 1
