"""FF-12 to FF-15: taking a row, starting a new one, drawing up."""

import random

import pytest

import shoal
from tests.games.fat_fish.positions import at, kinds, one, play, refused, with_row

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.rule("FF-12")
def test_ff_12_one_card_of_every_colour_counts_plus() -> None:
    game = at(rows=[["R5", "Y3", "G2", "B1"], ["R1"], ["R2"]], hands=[["P4"], ["R6"]])
    events = game.play("P4>1")
    assert kinds(events) == ["laid", "took", "plus", "minus", "row-closed", "out"]
    assert one(events, "plus").data == {"seat": 0, "cards": ["R5", "Y3", "G2", "B1", "P4"]}
    assert one(events, "minus").data == {"seat": 0, "cards": []}
    position = game.position()
    assert position["plus"] == [["R5", "Y3", "G2", "B1", "P4"], []]
    assert position["minus"] == [[], []]
    assert game.scores == (15, 0)


@pytest.mark.rule("FF-12")
def test_ff_12_which_one_is_the_players_choice() -> None:
    for kept, score in (("R5", 5 - 2 - 1), ("R2", 2 - 5 - 1), ("R1", 1 - 5 - 2)):
        game = with_row(["R5", "R2", "R1", "Y3"], ["G3"])
        game.play("G3>1")
        assert (game.turn, game.phase) == (0, "keep")
        assert game.moves() == ("keep R1", "keep R2", "keep R5")
        events = game.play(f"keep {kept}")
        assert events[0].kind == "chosen"
        assert events[0].data == {"seat": 0, "card": kept}
        assert game.position()["plus"][0] == [kept, "Y3", "G3"]
        assert game.scores == (score + 6, 0)


@pytest.mark.rule("FF-12")
def test_ff_12_colours_are_asked_in_the_order_r_y_g_b_p_and_only_if_values_differ() -> None:
    game = with_row(["P5", "R3", "P2", "Y2"], ["Y3"])
    game.play("Y3>1")
    assert game.moves() == ("keep Y2", "keep Y3")
    refused(game, "keep P5", "FF-12", "the yellow card that counts plus has to be chosen now")
    refused(game, "keep R3", "FF-12", "the yellow card that counts plus has to be chosen now")
    refused(game, "keep Y1", "FF-12", "there is no Y1 left to choose in the row")
    refused(game, "keep none", "FF-12", "exactly one card of every colour counts plus")
    game.play("keep Y2")
    assert game.position()["kept"] == ["Y2"]
    assert game.moves() == ("keep P2", "keep P5")
    refused(game, "keep Y3", "FF-12", "the purple card that counts plus has to be chosen now")
    game.play("keep P5")
    assert game.position()["plus"][0] == ["R3", "Y2", "P5"]
    assert game.position()["minus"][0] == ["Y3", "P2"]


@pytest.mark.rule("FF-12")
def test_ff_12_equal_cards_are_no_choice() -> None:
    game = at(rows=[["R3", "R3", "R3", "Y2"], ["B1"], ["B1"]], hands=[["Y2"], ["R6"]])
    game.play("Y2>1")
    assert game.position()["plus"][0] == ["R3", "Y2"]
    assert game.position()["minus"][0] == ["R3", "R3", "Y2"]
    assert game.scores == (5 - 8, 0)


@pytest.mark.rule("FF-12")
def test_ff_12_until_the_row_is_taken_nothing_else_moves() -> None:
    game = at(rows=[["R3", "R4", "Y3", "Y2"], ["B1"], ["B1"]], hands=[["P2"], ["R6"]], reserve=["G1"])
    game.play("P2>1")
    position = game.position()
    assert position["rows"][0] == ["R3", "R4", "Y3", "Y2", "P2"]
    assert (position["row"], position["laid"], position["reserve"]) == (1, ["P2"], ["G1"])
    assert position["plus"] == [[], []]
    game.play("keep R4")
    assert game.position() == {**position, "kept": ["R4"]}


@pytest.mark.rule("FF-12")
def test_ff_12_there_is_nothing_to_keep_before_a_row_is_full() -> None:
    game = at(rows=[["R3"], ["B1"], ["B1"]], hands=[["R2"], ["R6"]])
    for move in ("keep R3", "keep none"):
        refused(game, move, "FF-12", "there is no full row to split")


@pytest.mark.rule("FF-13")
def test_ff_13_of_five_cards_of_one_colour_two_may_count_plus() -> None:
    game = at(rows=[["B5", "B4", "B4", "B2"], ["R1"], ["R1"]], hands=[["B1"], ["R6"]])
    game.play("B1>1")
    assert game.moves() == ("keep B1", "keep B2", "keep B4", "keep B5")
    refused(game, "keep none", "FF-13", "at least one card of the row counts plus")
    game.play("keep B4")
    assert game.moves() == ("keep B1", "keep B2", "keep B4", "keep B5", "keep none")
    play(game, "keep B4")
    assert game.position()["plus"][0] == ["B4", "B4"]
    assert game.scores == (8 - 8, 0)


@pytest.mark.rule("FF-13")
def test_ff_13_or_only_one() -> None:
    game = at(rows=[["B5", "B4", "B4", "B2"], ["R1"], ["R1"]], hands=[["B1"], ["R6"]])
    events = play(game, "B1>1", "keep B5", "keep none")
    assert one(events, "chosen-none").data == {"seat": 0}
    assert game.position()["plus"][0] == ["B5"]
    assert game.position()["minus"][0] == ["B1", "B2", "B4", "B4"]


@pytest.mark.rule("FF-13")
def test_ff_13_the_same_card_cannot_be_kept_twice() -> None:
    game = at(rows=[["B5", "B4", "B4", "B2"], ["R1"], ["R1"]], hands=[["B1"], ["R6"]])
    play(game, "B1>1", "keep B5")
    assert game.moves() == ("keep B1", "keep B2", "keep B4", "keep none")
    refused(game, "keep B5", "FF-12", "there is no B5 left to choose in the row")


@pytest.mark.rule("FF-13")
@pytest.mark.parametrize(("move", "plus"), [("keep G3", ["G3", "G3"]), ("keep none", ["G3"])])
def test_ff_13_with_equal_values_only_the_second_card_is_asked(move: str, plus: list[str]) -> None:
    copies = {colour: [0, 0, 20, 0, 0, 0] for colour in "RYGBP"}
    game = shoal.position(
        "fat-fish",
        {
            "options": {"deck": {"copies": copies}},
            "rows": [["G3"] * 4, ["R3"], ["R3"]],
            "hands": [["G3"], ["Y3"]],
        },
    )
    game.play("G3>1")
    assert game.moves() == ("keep G3", "keep none")
    game.play(move)
    assert game.position()["plus"][0] == plus
    assert len(game.position()["minus"][0]) == 5 - len(plus)


@pytest.mark.rule("FF-13")
def test_ff_13_four_of_a_colour_are_not_five() -> None:
    game = at(rows=[["B5", "B4", "B3", "R2"], ["R1"], ["R1"]], hands=[["B1"], ["R6"]])
    play(game, "B1>1", "keep B5")
    assert game.position()["plus"][0] == ["R2", "B5"]
    assert game.turn == 1


@pytest.mark.rule("FF-14")
def test_ff_14_the_top_card_of_the_reserve_starts_a_new_row_in_the_same_place() -> None:
    rows = [["B1"], ["R3", "Y4", "G5", "B6"], ["B1"]]
    game = at(rows=rows, hands=[["P2"], ["R6", "R5"]], reserve=["G1", "R1"])
    events = game.play("P2>2")
    assert one(events, "row-started").data == {"row": 2, "card": "G1"}
    assert game.position()["rows"] == [["B1"], ["G1"], ["B1"]]
    assert game.position()["reserve"] == ["R1"]


@pytest.mark.rule("FF-14")
def test_ff_14_without_a_reserve_the_place_stays_empty_and_has_no_end() -> None:
    rows = [["B1"], ["R3", "Y4", "G5", "P6"], ["B2"]]
    game = at(fiasco=True, rows=rows, hands=[["P2"], ["R6", "R5", "P1"]])
    events = play(game, "P2>2", "keep P6")
    assert one(events, "row-closed").data == {"row": 2}
    assert game.position()["rows"] == [["B1"], [], ["B2"]]
    assert game.moves() == ("R5>1", "R6>1", "P1>1", "R5>3", "R6>3", "P1>3")
    refused(game, "R5>2", "FF-14", "there is no row 2 any more")


@pytest.mark.rule("FF-14")
@pytest.mark.parametrize("licences", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_ff_14_the_places_left_always_equal_the_cards_left(players: int, licences: bool) -> None:
    """The proof has two halves: it holds after the deal, and every move keeps it.

    Dealt are 12 cards a player. Three rows have 4 places each, and so has each row that the reserve of
    3 × (players − 1) cards will start: 4 × 3 × players places. A lay takes one card and one place; taking
    a full row removes no place, and its successor's 4 places were counted with the reserve. So the last
    card fills the last place, and it can be laid (FF-10) as long as there is one.
    """
    assert 12 * players == 4 * (3 + 3 * (players - 1))
    for seed in range(8):
        game, choose = shoal.new("fat-fish", players=players, seed=seed, licences=licences), random.Random(seed)
        rows_taken = 0
        while not game.over:
            position = game.position()
            left = sum(len(pile) for key in ("hands", "piles") for pile in position[key])
            places = sum(5 - len(row) for row in position["rows"] if row) + 4 * len(position["reserve"])
            assert left == places
            rows_taken += "took" in kinds(game.play(choose.choice(game.moves())))
        assert game.position()["rows"] == [[], [], []]
        assert game.position()["reserve"] == []
        assert rows_taken == 3 * players


@pytest.mark.rule("FF-15")
def test_ff_15_at_the_end_of_the_turn_the_hand_is_filled_up_to_four() -> None:
    piles = [["P1", "P2", "P3"], []]
    game = at(rows=[["R3"], ["Y1"], ["B1"]], hands=[["R1", "R2", "Y4", "B3"], ["G6"]], piles=piles, reserve=["G1"])
    events = play(game, "R1>1", "R2>1", "end")
    assert kinds(events) == ["laid", "laid", "ended", "drew-unseen", "drew"]
    assert game.position()["hands"][0] == ["Y4", "B3", "P1", "P2"]
    assert game.position()["piles"][0] == ["P3"]


@pytest.mark.rule("FF-15")
def test_ff_15_fewer_if_the_pile_runs_out() -> None:
    game = at(rows=[["R3"], ["Y1"], ["B1"]], hands=[["R1", "R2", "Y4"], ["G6"]], piles=[["P1"], []], reserve=["G1"])
    play(game, "R1>1", "R2>1", "end")
    assert game.position()["hands"][0] == ["Y4", "P1"]
    assert game.position()["piles"][0] == []
    again = at(rows=[["R3"], ["Y1"], ["B1"]], hands=[["R1", "R2"], ["G6"]])
    assert kinds(play(again, "R1>1", "end")) == ["laid", "ended"]


@pytest.mark.rule("FF-15")
def test_ff_15_also_after_taking_a_row_and_not_before() -> None:
    rows = [["R3", "R5", "Y1", "G1"], ["B1"], ["B2"]]
    game = at(rows=rows, hands=[["P1"], ["G6"]], piles=[["P2", "P3"], []], reserve=["G4"])
    game.play("P1>1")
    assert game.position()["hands"][0] == []
    events = game.play("keep R5")
    assert kinds(events)[-3:] == ["row-started", "drew-unseen", "drew"]
    assert game.position()["hands"][0] == ["P2", "P3"]


# The rulebook's examples of taking


@pytest.mark.rule("FF-12")
def test_the_example_of_a_catch() -> None:
    game = at(rows=[["R5", "R2", "Y3"], ["B1"], ["P1"]], hands=[["Y6", "G1"], ["B6"]])
    events = play(game, "Y6>1", "G1>1", "keep R5", "keep Y6")
    assert one(events, "plus").data["cards"] == ["R5", "Y6", "G1"]
    assert one(events, "minus").data["cards"] == ["R2", "Y3"]
    assert game.scores == (12 - 5, 0)


@pytest.mark.rule("FF-13")
def test_the_example_of_five_blue_cards() -> None:
    game = at(rows=[["B5", "B4"], ["R1"], ["R1"]], hands=[["B4", "B2", "B1"], ["R6"]])
    events = play(game, "B4>1", "B2>1", "B1>1", "keep B5", "keep B4")
    assert one(events, "plus").data["cards"] == ["B5", "B4"]
    assert one(events, "minus").data["cards"] == ["B4", "B2", "B1"]
    assert game.scores == (9 - 7, 0)
