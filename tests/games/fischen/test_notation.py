"""The text form of Fischen: what is not the same in Fischen 2."""

import pytest

from tests.games.fischen.positions import at, play, played, split

SEA = [f"{colour}{value}" for value in (11, 12, 13, 14, 15, 16) for colour in "BYPR"]


def test_equal_cards_give_one_move() -> None:
    game = at("minus-three minus-three", "B6 Y7", "B7 Y5")
    assert game.moves() == ("minus-three",)
    game.play("minus-three")
    assert game.position()["hands"][0] == ["minus-three"]


@pytest.mark.parametrize("text", ["catch call-colour", "CATCH CALL-COLOUR", "catchcall-colour"])
def test_reading_a_catch(text: str) -> None:
    game = played("B5 call-colour Y0")
    game.play(text)
    assert game.position()["catches"][2] == ["call-colour"]


def test_reading_cards_forgives_case_and_spaces() -> None:
    game = at("b5 y7", "B6 Y8", "B7 Y9", sea=["CALL-COLOUR", " t 15"])
    assert game.position()["hands"][0] == ["B5", "Y7"]
    assert game.position()["sea"] == ["call-colour", "T15"]


def test_the_top_of_boat_and_sea_is_written_first() -> None:
    boats = [split("R4 R5 R6 R7 R8 R9 R10"), [], []]
    sea = split("T1 T2 B11 B12 B13 T8 T9 T10 B14 Y14 P14 R14 B15 Y15 P15 R15 T11 T12 B16 Y16 P16 R16")
    game = at("B9", "B5", "B6", round=1, boats=boats, sea=sea, last_order=[])
    play(game, "B9", "B5", "B6")
    position = game.position()
    assert set(boats[0]) < set(position["hands"][0])
    assert set(sea[:10]) == set(position["hands"][1])
    assert set(sea[10:20]) == set(position["hands"][2])
    assert position["sea"] == sea[20:]


def test_after_a_position_chance_comes_from_the_seed() -> None:
    def boats(seed: int) -> list[str]:
        game = at("B9", "B5", "B6", seed=seed, boats=[split("R4 R5 R6 R7 R8 R9 R10 Y4 Y5 Y6 Y7 Y8"), [], []], sea=SEA)
        play(game, "B9", "B5", "B6")
        pile: list[str] = game.position()["boats"][0]
        return pile

    assert boats(1) == boats(1)
    assert len({tuple(boats(seed)) for seed in range(20)}) == 6
