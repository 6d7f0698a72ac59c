"""FF-6 to FF-11: laying cards. Wrong lays are refused here; what the fiasco rule makes of them is another file."""

import random
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fat_fish.positions import at, kinds, one, play, refused

ENDS = [["Y3"], ["R2"], ["B1"]]
EXAMPLE: dict[str, Any] = {"rows": ENDS, "hands": [["Y6", "G1", "B5", "R4"], ["P6"]]}


def legal_by_the_book(game: Game) -> set[str]:
    """FF-6 to FF-8 once more, in the words of the rulebook and with sets."""
    position = game.position()
    ends = {number: row[-1][0] for number, row in enumerate(position["rows"], 1) if row}
    moves = set()
    for card in position["hands"][game.turn]:
        where = {number for number, colour in ends.items() if colour == card[0]} or set(ends)
        if position["row"] is not None:
            where &= {position["row"]}
        moves |= {f"{card}>{number}" for number in where}
    return moves | ({"end"} if position["laid"] else set())


def random_play(players: int, seed: int) -> Game:
    return shoal.new("fat-fish", players=players, seed=seed, fiasco=False)


@pytest.mark.rule("FF-6")
def test_ff_6_a_card_goes_from_the_hand_to_the_right_hand_end_of_a_row() -> None:
    game = at(**EXAMPLE)
    events = game.play("Y6>1")
    assert kinds(events) == ["laid"]
    assert events[0].data == {"seat": 0, "card": "Y6", "row": 1}
    position = game.position()
    assert position["rows"] == [["Y3", "Y6"], ["R2"], ["B1"]]
    assert position["hands"] == [["R4", "G1", "B5"], ["P6"]]
    assert (position["row"], position["laid"], game.turn) == (1, ["Y6"], 0)


@pytest.mark.rule("FF-6")
def test_ff_6_up_to_four_cards_all_in_one_row() -> None:
    game = at(rows=[["Y3"], ["R2"], ["B1"]], hands=[["Y6", "Y5", "Y4", "Y2"], ["P6"]])
    play(game, "Y6>1", "Y5>1", "Y4>1", "Y2>1")
    assert game.position()["laid"] == ["Y6", "Y5", "Y4", "Y2"]
    assert game.position()["hands"][0] == []


@pytest.mark.rule("FF-6")
def test_ff_6_later_cards_stay_in_the_row() -> None:
    game = at(fiasco=False, **EXAMPLE)
    game.play("Y6>1")
    assert game.moves() == ("G1>1", "end")
    refused(game, "R4>2", "FF-6", "this turn's cards all go on row 1")
    refused(game, "B5>3", "FF-6", "this turn's cards all go on row 1")
    refused(game, "R4>3", "FF-6", "this turn's cards all go on row 1")


@pytest.mark.rule("FF-6")
def test_ff_6_only_cards_of_the_hand() -> None:
    for fiasco in (False, True):
        game = at(fiasco=fiasco, **EXAMPLE)
        refused(game, "P6>1", "FF-6", "there is no P6 in your hand")
        game.play("Y6>1")
        refused(game, "Y6>1", "FF-6", "there is no Y6 in your hand")


@pytest.mark.rule("FF-6")
def test_ff_6_equal_cards_are_one_move() -> None:
    game = at(rows=ENDS, hands=[["G1", "G1", "G2"], ["P6"]])
    assert game.moves() == ("G1>1", "G2>1", "G1>2", "G2>2", "G1>3", "G2>3")
    game.play("G1>2")
    assert game.moves() == ("G1>2", "G2>2", "end")


@pytest.mark.rule("FF-7")
def test_ff_7_a_colour_that_a_row_shows_goes_there() -> None:
    game = at(fiasco=False, **EXAMPLE)
    assert game.moves() == ("Y6>1", "G1>1", "R4>2", "G1>2", "G1>3", "B5>3")
    refused(game, "B5>1", "FF-7", "row 3 ends in blue")
    refused(game, "R4>3", "FF-7", "row 2 ends in red")


@pytest.mark.rule("FF-7")
def test_ff_7_among_several_rows_of_the_colour_the_player_chooses() -> None:
    game = at(fiasco=False, rows=[["B3"], ["R2"], ["B1"]], hands=[["B5"], ["P6"]])
    assert game.moves() == ("B5>1", "B5>3")
    refused(game, "B5>2", "FF-7", "rows 1, 3 end in blue")


@pytest.mark.rule("FF-7")
def test_ff_7_only_the_last_card_of_a_row_counts() -> None:
    game = at(rows=[["B3", "Y1"], ["R2"], ["G1"]], hands=[["B5"], ["P6"]])
    assert game.moves() == ("B5>1", "B5>2", "B5>3")


@pytest.mark.rule("FF-8")
def test_ff_8_a_colour_that_no_row_shows_goes_anywhere() -> None:
    game = at(rows=ENDS, hands=[["G1", "P2"], ["P6"]])
    assert game.moves() == ("G1>1", "P2>1", "G1>2", "P2>2", "G1>3", "P2>3")


@pytest.mark.rule("FF-8")
def test_ff_8_but_as_a_later_card_only_on_the_row_of_this_turn() -> None:
    game = at(fiasco=False, rows=ENDS, hands=[["G1", "P2"], ["P6"]])
    game.play("G1>2")
    assert game.moves() == ("P2>2", "end")
    refused(game, "P2>1", "FF-8", "no row ends in purple, but this turn's cards all go on row 2")


@pytest.mark.rule("FF-9")
def test_ff_9_the_row_ends_count_as_they_are_after_each_card() -> None:
    game = at(rows=ENDS, hands=[["G1", "Y6", "G2", "R1"], ["P6"]])
    assert game.moves() == ("Y6>1", "G1>1", "G2>1", "R1>2", "G1>2", "G2>2", "G1>3", "G2>3")
    game.play("G1>1")  # covers the only yellow: yellow is free now, green is not
    assert game.moves() == ("Y6>1", "G2>1", "end")
    game.play("Y6>1")
    assert game.moves() == ("G2>1", "end")


@pytest.mark.rule("FF-9")
def test_ff_9_a_colour_uncovered_by_the_own_row_may_still_be_shown_by_another() -> None:
    game = at(fiasco=False, rows=[["Y3"], ["Y2"], ["B1"]], hands=[["G1", "Y6"], ["P6"]])
    game.play("G1>1")
    refused(game, "Y6>1", "FF-7", "row 2 ends in yellow")


@pytest.mark.rule("FF-6", "FF-7", "FF-8", "FF-9", "FF-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ff_10_there_is_always_a_legal_lay_and_the_legal_ones_are_those_of_the_book(players: int) -> None:
    for seed in range(6):
        game, choose = random_play(players, seed), random.Random(seed)
        while not game.over:
            if game.phase == "lay":
                assert set(game.moves()) == legal_by_the_book(game)
                assert game.position()["laid"] or any(move != "end" for move in game.moves())
            game.play(choose.choice(game.moves()))


@pytest.mark.rule("FF-10")
@pytest.mark.parametrize("fiasco", [False, True])
def test_ff_10_at_least_one_card_is_laid(fiasco: bool) -> None:
    game = at(fiasco=fiasco, **EXAMPLE)
    assert "end" not in game.moves()
    refused(game, "end", "FF-10", "you have to lay at least one card before you end your turn")
    game.play("G1>1")
    assert kinds(game.play("end"))[0] == "ended"
    assert game.turn == 1


@pytest.mark.rule("FF-11")
def test_ff_11_the_fifth_card_ends_the_laying_and_the_row_is_taken() -> None:
    game = at(rows=[["Y3", "G2", "P1", "R1"], ["R2"], ["B1"]], hands=[["Y6", "G1"], ["P6"]])
    assert kinds(game.play("G1>1")) == ["laid"]
    assert game.phase == "keep"
    assert len(game.view(0)["rows"][0]) == game.view(0)["full"]
    for move in ("Y6>1", "Y6>2", "end"):
        refused(game, move, "FF-11", "the row is full; you have to take it")
    took = one(play(game, "keep G2"), "took")
    assert took.data == {"seat": 0, "row": 1, "cards": ["Y3", "G2", "P1", "R1", "G1"]}
    assert game.turn == 1


@pytest.mark.rule("FF-11")
def test_ff_11_a_row_that_is_not_full_stays() -> None:
    game = at(rows=[["Y3", "G2", "P1"], ["R2"], ["B1"]], hands=[["G1", "Y6"], ["P6"]])
    events = play(game, "G1>1", "end")
    assert kinds(events) == ["laid", "ended"]
    position = game.position()
    assert position["rows"] == [["Y3", "G2", "P1", "G1"], ["R2"], ["B1"]]
    assert position["plus"] == position["minus"] == [[], []]
    assert (position["row"], position["laid"], game.turn) == (None, [], 1)


@pytest.mark.rule("FF-11")
def test_ff_11_end_is_asked_even_when_no_card_could_follow() -> None:
    game = at(rows=ENDS, hands=[["Y6", "B5"], ["P6"]])
    game.play("Y6>1")
    assert game.moves() == ("end",)
    empty = at(rows=ENDS, hands=[["Y6"], ["P6"]])
    empty.play("Y6>1")
    assert (empty.turn, empty.moves()) == (0, ("end",))


# The rulebook's example of laying


@pytest.mark.rule("FF-7", "FF-8", "FF-9")
def test_the_example_yellow_then_green() -> None:
    game = at(fiasco=False, **EXAMPLE)
    refused(game, "Y6>2", "FF-7", "row 1 ends in yellow")
    play(game, "Y6>1", "G1>1")
    assert game.position()["rows"][0] == ["Y3", "Y6", "G1"]
    assert game.moves() == ("end",)


@pytest.mark.rule("FF-7", "FF-8", "FF-9")
def test_the_example_blue_instead_then_green() -> None:
    game = at(fiasco=False, **EXAMPLE)
    refused(game, "B5>1", "FF-7", "row 3 ends in blue")
    play(game, "B5>3", "G1>3")
    assert game.position()["rows"][2] == ["B1", "B5", "G1"]
    assert game.moves() == ("end",)
