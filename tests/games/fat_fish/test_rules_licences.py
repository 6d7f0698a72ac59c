"""FF-19 to FF-30: the fishing licences."""

from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fat_fish.positions import at, kinds, one, play, refused


def open_licences(licences: list[str], **keys: Any) -> Game:
    """A position of a game with licences, of which these lie open."""
    return shoal.position("fat-fish", {"options": {"licences": True}, "licences": licences, **keys}, seed=0)


def take(row: list[str], *keep: str, licences: str = "ADEFGHI", **keys: Any) -> Game:
    """Seat 0 of three lays the last card of `row` and splits it by `keep`."""
    *lying, last = row
    shown = "R" if last[0] != "R" else "Y"
    owned = {letter for letters in keys.get("licence_owners", []) for letter in letters}
    game = open_licences(
        [letter for letter in licences if letter not in owned],
        **{"players": 3, "rows": [lying, [f"{shown}6"], [f"{shown}6"]], "hands": [[last], ["P6"], ["P6"]], **keys},
    )
    play(game, f"{last}>1", *keep)
    return game


def licences(game: Game) -> tuple[list[str], list[list[str]]]:
    position = game.position()
    return position["licences"], position["licence_owners"]


# One licence for one row


@pytest.mark.rule("FF-19")
def test_ff_19_the_split_that_the_player_chooses_is_judged() -> None:
    row = ["R6", "R1", "Y2", "G5", "B5"]
    assert licences(take(row, "keep R6", licences="A")) == (["A"], [[], [], []])
    assert licences(take(row, "keep R1", licences="A")) == ([], [["A"], [], []])


@pytest.mark.rule("FF-19")
def test_ff_19_only_the_row_counts_not_the_piles() -> None:
    row = ["R2", "R2", "Y2", "G5", "B5"]
    assert licences(take(row, plus=[["R1"], [], []], licences="A"))[0] == ["A"]
    assert licences(take(row, minus=[["P6", "P5", "P4"], [], []], hands=[["B5"], [], []], licences="E"))[0] == ["E"]


@pytest.mark.rule("FF-19")
def test_ff_19_a_row_that_is_not_full_earns_nothing() -> None:
    rows = [["R1", "R2", "R3"], ["Y1"], ["Y1"]]
    game = open_licences(["G"], rows=rows, hands=[["R3"], ["P6"]])
    play(game, "R3>1", "end")
    assert licences(game) == (["G"], [[], []])


@pytest.mark.rule("FF-20")
def test_ff_20_who_meets_one_takes_it() -> None:
    game = take(["R1", "Y2", "G3", "B4", "B4"], licences="DEFHI")
    assert licences(game) == (["E", "F", "H", "I"], [["D"], [], []])
    assert game.turn == 1
    assert game.scores[0] == 10 + 10 - 4


@pytest.mark.rule("FF-20")
def test_ff_20_of_several_the_player_chooses_one() -> None:
    row = ["R1", "R2", "R3", "R2", "R4"]  # D, H, and with R1 kept A and E
    for choice in "ADEH":
        game = take(row, "keep R1", "keep none")
        assert (game.turn, game.phase) == (0, "licence")
        assert game.position()["earned"] == list("ADEH")
        assert game.moves() == ("licence A", "licence D", "licence E", "licence H")
        events = game.play(f"licence {choice}")
        points = 7 if choice == "H" else 10
        assert one(events, "licence-earned").data == {"seat": 0, "licence": choice, "points": points}
        assert licences(game) == ([letter for letter in "ADEFGHI" if letter != choice], [[choice], [], []])
        assert game.scores[0] == 1 - 11 + points
        assert game.position()["earned"] == []


@pytest.mark.rule("FF-20")
def test_ff_20_only_licences_lying_open_and_earned() -> None:
    game = take(["R1", "R2", "R3", "R2", "R4"], "keep R1", "keep none", licence_owners=[[], ["I"], []])
    refused(game, "licence G", "FF-19", "the row does not earn licence G")
    refused(game, "licence F", "FF-19", "the row does not earn licence F")
    refused(game, "licence I", "FF-20", "licence I does not lie open")
    refused(game, "licence B", "FF-22", "licence B is given only at the end")
    refused(game, "licence C", "FF-23", "licence C is given only at the end")
    refused(game, "end", "FF-11", "the row is full; you have to take it")
    refused(game, "keep R1", "FF-12", "there is no full row to split")
    game.play("licence D")
    refused(game, "licence D", "FF-20", "there is no licence to choose now")
    without = at(rows=[["R1"], ["Y1"], ["B1"]], hands=[["R2"], ["P6"]])
    refused(without, "licence D", "FF-5", "this game is played without licences")


@pytest.mark.rule("FF-20")
def test_ff_20_while_a_licence_is_chosen_nothing_else_has_moved() -> None:
    game = take(["R1", "R2", "R3", "R2", "R4"], "keep R4", "keep R2")
    position = game.position()
    assert position["rows"][0] == ["R1", "R2", "R3", "R2", "R4"]
    assert (position["kept"], position["laid"], position["row"]) == (["R2", "R4"], ["R4"], 1)
    assert position["plus"] == [[], [], []]
    assert position["earned"] == ["D", "F", "H"]
    assert shoal.position("fat-fish", position).moves() == game.moves()


# Each licence


@pytest.mark.rule("FF-21")
def test_ff_21_a_for_a_1_in_the_plus_pile() -> None:
    game = take(["R1", "Y1", "G5", "B5", "B5"], licences="A")
    assert licences(game) == ([], [["A"], [], []])
    assert game.scores[0] == 12 - 5 + 10
    assert licences(take(["R2", "Y2", "G5", "B5", "B5"], licences="A"))[0] == ["A"]


@pytest.mark.rule("FF-21")
def test_ff_21_a_is_handed_on_to_any_other_player_who_does_the_same() -> None:
    row = ["R1", "Y6", "G5", "B5", "B5"]
    game = take(row, licences="", licence_owners=[[], [], ["A"]])
    assert licences(game)[1] == [["A"], [], []]
    assert game.scores == (17 - 5 + 10, 0, 0)
    assert one(game.events(), "licence-passed").data == {"seat": 0, "giver": 2, "licence": "A"}


@pytest.mark.rule("FF-21")
def test_ff_21_and_that_in_addition_to_a_licence_from_the_table() -> None:
    row = ["R1", "Y2", "G3", "B4", "B4"]  # D
    game = take(row, licences="D", licence_owners=[[], ["A"], []])
    assert kinds(game.events())[4:6] == ["licence-earned", "licence-passed"]
    assert licences(game) == ([], [["A", "D"], [], []])
    straight = ["R1", "R2", "R3", "R2", "R4"]
    chosen = take(straight, "keep R1", "keep none", "licence H", licences="DH", licence_owners=[[], ["A"], []])
    assert licences(chosen) == (["D"], [["A", "H"], [], []])


@pytest.mark.rule("FF-21")
def test_ff_21_on_the_table_a_is_one_of_the_choice_and_stays_if_it_is_not_chosen() -> None:
    row = ["R1", "Y2", "G3", "B4", "B4"]
    game = take(row, "licence D", licences="AD")
    assert licences(game) == (["A"], [["D"], [], []])
    game = take(row, "licence A", licences="AD")
    assert licences(game) == (["D"], [["A"], [], []])


@pytest.mark.rule("FF-21")
def test_ff_21_who_has_a_keeps_it_and_without_a_1_it_stays() -> None:
    own = take(["R1", "Y6", "G5", "B5", "B5"], licences="", licence_owners=[["A"], [], []])
    assert licences(own)[1] == [["A"], [], []]
    assert "licence-passed" not in kinds(own.events())
    other = take(["R1", "R6", "G5", "B5", "B5"], "keep R6", licences="", licence_owners=[[], ["A"], []])
    assert licences(other)[1] == [[], ["A"], []]


def ending(letter: str, *plus: list[str]) -> Game:
    """The game just before its last card, which fills no row; B and C are awarded then."""
    hands: list[list[str]] = [["B6"], *[[] for _ in plus[1:]]]
    rows = [["R5"], ["Y5"], ["G5"]]
    game = open_licences([letter], players=len(plus), rows=rows, hands=hands, plus=list(plus))
    assert game.scores == tuple(sum(int(card[1]) for card in pile) for pile in plus)
    return game


def bonuses(game: Game) -> list[int]:
    """What the end of the game adds to the scores."""
    before = game.scores
    events = play(game, "B6>1", "end")
    assert game.over
    awarded = [0] * game.players
    for event in events:
        if event.kind == "awarded":
            awarded[event.data["seat"]] = event.data["points"]
    assert [after - was for after, was in zip(game.scores, before, strict=True)] == awarded
    assert game.position()["licences"] != []
    assert game.position()["licence_owners"] == [[]] * game.players
    return awarded


@pytest.mark.rule("FF-22")
@pytest.mark.parametrize(
    ("plus", "points"),
    [
        ([["R1", "R2"], ["Y1"], ["G1", "G2", "G3"]], [0, 10, 0]),
        ([["R1"], ["Y6"], ["G1", "G2", "G3"]], [5, 5, 0]),
        ([["R1"], ["Y6"], ["G1"]], [5, 5, 5]),
        ([["R1"], [], ["G1"]], [0, 10, 0]),
        ([[], ["R1"]], [10, 0]),
    ],
)
def test_ff_22_b_for_the_fewest_cards_in_the_plus_pile(plus: list[list[str]], points: list[int]) -> None:
    assert bonuses(ending("B", *plus)) == points


@pytest.mark.rule("FF-23")
@pytest.mark.parametrize(
    ("plus", "points"),
    [
        ([["R1", "R1"], ["Y1"], ["G6", "G2", "G3"]], [10, 0, 0]),
        ([["R1"], ["Y6", "Y1"], ["G2", "G2", "G3"]], [5, 5, 0]),
        ([["R2"], ["Y6"], []], [5, 5, 5]),
        ([["R2"], ["Y6"], ["G1"]], [0, 0, 10]),
    ],
)
def test_ff_23_c_for_the_most_ones_in_the_plus_pile(plus: list[list[str]], points: list[int]) -> None:
    assert bonuses(ending("C", *plus)) == points


@pytest.mark.rule("FF-22", "FF-23")
@pytest.mark.parametrize("letter", ["B", "C"])
def test_ff_22_ff_23_b_and_c_are_not_earned_with_a_row(letter: str) -> None:
    game = take(["R1", "Y1", "G1", "B1", "B1"], licences=letter)
    assert licences(game) == ([letter], [[], [], []])
    assert game.scores[0] == 4 - 1


@pytest.mark.rule("FF-24")
@pytest.mark.parametrize(
    ("row", "straight"),
    [
        (["R1", "Y2", "G3", "B4", "B4"], True),
        (["B4", "Y2", "G3", "R1", "R6"], True),
        (["R2", "Y3", "G4", "B5", "B5"], True),
        (["R6", "Y5", "G4", "B3", "B3"], True),
        (["R6", "Y5", "G4", "B3", "B2"], True),
        (["R1", "Y2", "G3", "B5", "B6"], False),
        (["R1", "Y2", "G4", "B5", "B6"], False),
        (["R3", "Y3", "G4", "B5", "B5"], False),
    ],
)
def test_ff_24_d_for_a_small_straight_in_any_order_and_colours(row: list[str], straight: bool) -> None:
    fourth, last = row[3:]
    keep = [f"keep {max(fourth, last)}"] if fourth[0] == last[0] and fourth != last else []
    game = take(row, *keep, licences="D")
    assert licences(game)[1][0] == (["D"] if straight else [])


@pytest.mark.rule("FF-25")
@pytest.mark.parametrize(("kept", "difference"), [("R1", -10), ("R2", -8), ("R5", -2), ("R6", 0)])
def test_ff_25_e_for_more_minus_than_plus_points(kept: str, difference: int) -> None:
    """With the yellow 2 there are 16 points in the row."""
    game = take(["R6", "R5", "R2", "R1", "Y2"], f"keep {kept}", licences="E")
    assert licences(game)[1][0] == (["E"] if difference < 0 else [])
    assert game.scores[0] == difference + (10 if difference < 0 else 0)


@pytest.mark.rule("FF-26")
@pytest.mark.parametrize(("kept", "difference"), [("R5", -2), ("R6", 0)])
def test_ff_26_f_for_as_many_plus_as_minus_points(kept: str, difference: int) -> None:
    game = take(["R6", "R5", "R2", "R1", "Y2"], f"keep {kept}", licences="F")
    assert licences(game)[1][0] == (["F"] if difference == 0 else [])
    assert game.scores[0] == difference + (7 if difference == 0 else 0)


@pytest.mark.rule("FF-25", "FF-26")
def test_ff_25_ff_26_equal_points_are_f_and_not_e() -> None:
    game = take(["R6", "R5", "R2", "R1", "Y2"], "keep R6", licences="EF")
    assert licences(game) == (["E"], [["F"], [], []])


@pytest.mark.rule("FF-27")
@pytest.mark.parametrize(
    ("row", "keep", "low"),
    [
        (["R1", "Y2", "G3", "B3", "B3"], [], True),
        (["R2", "Y2", "G2", "B2", "B2"], [], True),
        (["R1", "Y1", "G1", "B1", "B1"], [], True),
        (["R1", "Y2", "G3", "B3", "B4"], ["keep B3"], False),
        (["R6", "Y2", "G3", "B3", "B3"], [], False),
    ],
)
def test_ff_27_g_for_a_row_of_nothing_but_1_2_and_3(row: list[str], keep: list[str], low: bool) -> None:
    game = take(row, *keep, licences="G")
    assert licences(game)[1][0] == (["G"] if low else [])


@pytest.mark.rule("FF-28")
def test_ff_28_h_for_a_row_of_one_colour() -> None:
    game = take(["B6", "B4", "B3", "B2", "B2"], "keep B6", "keep B4", licences="H")
    assert licences(game)[1][0] == ["H"]
    assert game.scores[0] == 10 - 7 + 7
    assert licences(take(["B6", "B4", "B3", "B2", "R2"], "keep B6", licences="H"))[0] == ["H"]


@pytest.mark.rule("FF-29")
@pytest.mark.parametrize(
    ("row", "keep", "two"),
    [
        (["B6", "B4", "B3", "B2", "R2"], ["keep B6"], True),
        (["B6", "R5", "B6", "R5", "B6"], [], True),
        (["B6", "B4", "B3", "B2", "B2"], ["keep B6", "keep B4"], False),
        (["B6", "B6", "Y3", "Y3", "R2"], [], False),
    ],
)
def test_ff_29_i_for_a_row_of_exactly_two_colours(row: list[str], keep: list[str], two: bool) -> None:
    game = take(row, *keep, licences="I")
    assert licences(game)[1][0] == (["I"] if two else [])


@pytest.mark.rule("FF-30")
def test_ff_30_d_to_i_stay_with_their_owner() -> None:
    game = take(["R1", "Y2", "G3", "B4", "B4"], licences="E", licence_owners=[[], ["D"], []])
    assert licences(game) == (["E"], [[], ["D"], []])
    assert game.scores == (10 - 4, 10, 0)


@pytest.mark.rule("FF-18", "FF-30")
def test_the_points_of_the_licences() -> None:
    owners = [["A", "D"], ["E", "F"], ["G", "H", "I"]]
    game = take(["R2", "Y2", "G5", "B5", "B5"], licences="", licence_owners=owners)
    assert game.scores == (9 + 20, 17, 21)
