"""F2-7 to F2-9: two greens, the 16s, the change of trump, following."""

import pytest

from tests.games.fischen_2.positions import at, caught, play, played, refused


@pytest.mark.rule("F2-7")
@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("B9 L2 B20", "L", 1),
        ("B9 L2 B20", "D", 2),  # the other green is an ordinary colour
        ("B9 D15 L2", "L", 2),
        ("B9 D15 L2", "D", 1),
        ("D5 D9 L2", "L", 2),  # the other green led, and trumped
        ("D5 D9 B20", "L", 1),
        ("L5 L9 D2", "D", 2),
        ("B9 G16 L15", "L", 1),  # a 16 is trump whichever green is
        ("B9 G16 D15", "D", 1),
        ("G16 D15 L15", "D", 0),
        ("B9 G16 G16", "L", 2),  # the second 16 beats the first
        ("G16 G16 L15", "L", 1),
        ("D15 G16 D9", "L", 1),
    ],
)
def test_f2_7_which_green_is_trump(trick: str, trump: str, place: int) -> None:
    game = played(trick, trump=trump)
    assert caught(game, place, trick)
    assert game.turn == place


@pytest.mark.rule("F2-7")
@pytest.mark.parametrize(("trump", "other"), [("L", "D"), ("D", "L")])
def test_f2_7_a_16_follows_trump_and_only_trump(trump: str, other: str) -> None:
    game = at(f"{trump}5 B9", "G16 B10", "B11 B12", trump=trump)
    game.play(f"{trump}5")
    assert game.moves() == ("G16",)
    refused(game, "B10", "F2-9")
    game = at(f"{other}5 B9", "G16 B10", f"G16 {other}6", trump=trump)
    game.play(f"{other}5")
    assert set(game.moves()) == {"G16", "B10"}  # it is not of the other green
    game.play("B10")
    assert game.moves() == (f"{other}6",)
    refused(game, "G16", "F2-9")


@pytest.mark.rule("F2-7")
def test_f2_7_a_led_16_asks_for_trump() -> None:
    game = at("G16 B9", "L3 D3", "D4 B12", "G16 L5", trump="L")
    game.play("G16")
    assert game.moves() == ("L3",)
    play(game, "L3")
    assert game.moves() == ("B12", "D4")
    play(game, "D4")
    assert game.moves() == ("L5", "G16")


@pytest.mark.rule("F2-8")
@pytest.mark.parametrize(
    ("trick", "changes"),
    [
        ("B9 B10 Y9", False),
        ("B9 L2 Y9", True),
        ("B9 D2 Y9", True),  # as a discard
        ("B9 G16 Y9", True),
        ("D2 D3 Y9", True),
        ("L2 D2 G16", True),  # once, however many there are
        ("L2 L3 Y9", True),
        ("B9 R3 P21", False),
        ("R10 R3 plus-three", False),
    ],
)
@pytest.mark.parametrize("trump", ["L", "D"])
def test_f2_8_a_green_card_in_the_trick_changes_trump(trick: str, changes: bool, trump: str) -> None:
    game = played(trick, trump=trump)
    assert (game.position()["trump"] != trump) == changes


@pytest.mark.rule("F2-8")
def test_f2_8_within_the_trick_nothing_changes() -> None:
    game = at("D5 B9", "L3 L4", "D7 B11", "D8 B12", trump="L")
    play(game, "D5", "L3")
    assert game.position()["trump"] == "L"
    assert game.moves() == ("D7",)
    play(game, "D7", "D8")
    assert caught(game, 1, "D5 L3 D7 D8")
    assert game.position()["trump"] == "D"


@pytest.mark.rule("F2-8")
def test_f2_8_a_green_card_taken_away_counts() -> None:
    game = played("B9 L2 catch-one")
    game.play("catch L2")
    assert game.position()["trump"] == "D"
    game = played("B9 L2 swap-one")
    game.play("take L2")
    game.play(game.moves()[0])
    assert game.position()["trump"] == "D"


@pytest.mark.rule("F2-8")
def test_f2_8_a_green_card_laid_in_face_down_does_not_count() -> None:
    game = at("B9 B10", "B11 B12", "swap-one L5")
    play(game, "B9", "B11", "swap-one", "take B9", "give L5")
    assert game.position()["trump"] == "L"
    assert caught(game, 1, "B11 swap-one L5")


@pytest.mark.rule("F2-8")
def test_f2_8_trump_goes_back_and_forth() -> None:
    game = at("L2 L8 B9", "L3 L9 B10", "L5 L11 B11")
    play(game, "L2", "L3", "L5")
    assert game.position()["trump"] == "D"
    play(game, "L11", "L8", "L9")
    assert game.position()["trump"] == "L"
    assert caught(game, 2, "L2 L3 L5 L8 L9 L11")


@pytest.mark.rule("F2-9")
def test_f2_9_the_led_colour_must_be_followed_and_trump_need_not_be_played() -> None:
    game = at("B9 Y7 Y8", "B10 L3 Y9", "L4 R3 D5", "B12 R4 R5")
    assert game.moves() == ("B9", "Y7", "Y8")
    game.play("B9")
    assert game.moves() == ("B10",)
    refused(game, "L3", "F2-9")
    refused(game, "Y9", "F2-9")
    game.play("B10")
    assert game.moves() == ("R3", "L4", "D5")  # no forced trumping
    game.play("R3")
    assert game.moves() == ("B12",)


@pytest.mark.rule("F2-9")
@pytest.mark.parametrize("trump", ["L", "D"])
def test_f2_9_trump_led_must_be_followed(trump: str) -> None:
    other = "D" if trump == "L" else "L"
    game = at(f"{trump}5 B9", f"{trump}3 {other}3", f"{other}6 B12", trump=trump)
    game.play(f"{trump}5")
    assert game.moves() == (f"{trump}3",)
    game.play(f"{trump}3")
    assert set(game.moves()) == {f"{other}6", "B12"}


@pytest.mark.rule("F2-9")
def test_f2_9_a_red_card_led_is_followed_by_red() -> None:
    game = at("R6 B9", "R3 B10", "B11 B12")
    game.play("R6")
    assert game.moves() == ("R3",)


@pytest.mark.rule("F2-9")
def test_f2_9_the_winner_leads_the_next_trick() -> None:
    game = played("B9 B20 B7", leader=2)
    assert (game.turn, game.position()["leader"], game.phase) == (0, 0, "play")
    assert caught(game, 0, "B9 B20 B7")


@pytest.mark.rule("F2-9")
def test_f2_9_worked_example_of_the_rulebook() -> None:
    """Yellow 7, 3 and 10, and a blue 2 discarded; five players, for with four the 2s are out."""
    game = at("Y7 B9", "Y3 B10", "Y10 B11", "B2 B12", "Y1 B13", round=1, trump=None, last_order=[])
    play(game, "Y7", "Y3", "Y10", "B2", "Y1")
    assert caught(game, 2, "Y7 Y3 Y10 B2 Y1")
    assert game.turn == 2
