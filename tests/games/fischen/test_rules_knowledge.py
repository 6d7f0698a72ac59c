"""F1-30 and F1-31: what everybody knows."""

from typing import Any

import pytest

import shoal
from tests.games.fischen.positions import at, before_trick, play, split
from tests.games.tricks.knowledge import check_voids, layers, secrets_kept

TABLE: dict[str, Any] = {
    "catches": [split("P4 T1"), [], split("T2")],
    "boats": [split("R4 R5 R6"), split("R7"), []],
    "sea": split("B12 Y12 T6 B13 Y13 B16 T13"),
}


def table(hands: tuple[str, ...] = ("B5 Y5 T9", "B6 Y6 Y7", "B7 P5 P6"), **keys: Any) -> Any:
    return at(*hands, **{**TABLE, **keys})


@pytest.mark.rule("F1-30")
def test_f1_30_hands_of_others_are_hidden() -> None:
    one, other = table(), table(("B5 Y5 T9", "P5 Y6 Y7", "B7 B6 P6"))
    secrets_kept(one, other, 0, None)
    assert one.view(1) != other.view(1)
    assert one.view(1)["hand"] == ["B6", "Y6", "Y7"]
    assert one.view(None)["hand"] == []


@pytest.mark.rule("F1-30")
def test_f1_30_nobody_knows_the_order_of_a_boat_or_of_a_star_group() -> None:
    one = table()
    secrets_kept(one, table(boats=[split("R6 R4 R5"), split("R7"), []]), 0, 1, 2, None)
    secrets_kept(one, table(sea=split("T6 Y12 B12 Y13 B13 T13 B16")), 0, 1, 2, None)


@pytest.mark.rule("F1-30")
def test_f1_30_a_catch_is_made_of_cards_that_were_seen() -> None:
    game = table()
    play(game, "B5", "B6", "B7")
    for seat in (0, 1, 2, None):
        assert set(game.view(seat)["seen"]["catches"][2]) >= {"B5", "B6", "B7"}
        assert game.view(seat)["catches"] == [2, 0, 4]


@pytest.mark.rule("F1-30")
def test_f1_30_the_last_trick_can_be_recalled() -> None:
    game = table()
    assert game.view(0)["last_trick"] is None
    play(game, "B5", "B6", "B7")
    for seat in (0, 1, 2, None):
        assert game.view(seat)["last_trick"] == {"leader": 0, "cards": ["B5", "B6", "B7"], "winner": 2}


@pytest.mark.rule("F1-30")
def test_f1_30_what_a_boat_holds_is_known_but_not_the_order_of_the_layer() -> None:
    boats = [split("R4 R5 R6 R7 R8 R9 R10 Y4 Y5 Y6 Y7 Y8 Y9"), [], []]
    sea = [f"{colour}{value}" for value in (13, 14, 15, 16, 17) for colour in "BYPR"]
    sea += split("T13 T14 T15 T16")
    views = []
    for seed in range(8):
        game = at("B9", "B8", "B7", boats=boats, sea=sea, seed=seed)
        play(game, "B9", "B8", "B7")
        views.append(game.view(1))
        layer = layers(game.view(1), 0)[-1]
        assert (layer["size"], sorted(layer["cards"]), layer["round"]) == (3, ["B7", "B8", "B9"], 3)
        assert game.position()["boats"][0][:2] == ["Y8", "Y9"]
    assert all(layers(view, 0) == layers(views[0], 0) for view in views)


@pytest.mark.rule("F1-30")
def test_f1_30_a_drawn_hand_is_told_to_its_owner_only() -> None:
    game = shoal.new("fischen", players=3, seed=3)
    while game.position()["round"] == 1:
        events = game.play(game.moves()[0])
    hands = game.position()["hands"]
    for seat in range(3):
        for viewer in (0, 1, 2, None):
            told = [event.data for event in events if event.kind == "hand" and event.seen_by(viewer)]
            mine = [data for data in told if data["seat"] == seat]
            assert bool(mine) == (viewer == seat)
            if mine:
                assert sorted(mine[0]["cards"]) == sorted(hands[seat])


@pytest.mark.rule("F1-30")
def test_f1_30_a_passed_card_is_known_to_both_who_held_it() -> None:
    game = at("B5 B6 T9", "pass-left Y4 Y5", "B7 P4 P5")
    play(game, "B5", "pass-left", "B7", "pass B6", "pass Y4", "pass P4")
    assert game.view(0)["seen"]["hands"][1] == ["B6"]
    assert game.view(1)["hand"] == ["B6", "Y5"]
    assert game.view(2)["seen"]["hands"][1] == []
    assert game.view(None)["seen"]["hands"] == [[], [], []]


@pytest.mark.rule("F1-31")
def test_f1_31_who_cannot_follow_is_known_to_have_none() -> None:
    game = at("B5 Y5 Y6", "Y7 T9 R4", "minus-three B7 P5", "B8 B9 B10")
    play(game, "B5", "Y7", "minus-three")
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat)["voids"] == [[], ["B"], [], []]  # a buoy shows nothing


@pytest.mark.rule("F1-31")
def test_f1_31_a_trump_shows_it_too_and_a_called_colour_counts() -> None:
    game = at("B5 Y5", "T9 R4", "P5 P6")
    play(game, "B5", "T9", "P5")
    assert game.view(0)["voids"] == [[], ["B"], ["B"]]
    game = before_trick("Y5 P5 B4", called="R", caller=0)
    play(game, "Y5", "P5", "B4")
    assert game.view(0)["voids"] == [["R"], ["R"], ["R"]]


@pytest.mark.rule("F1-31")
def test_f1_31_a_card_received_may_be_of_that_colour() -> None:
    game = at("B5 B6", "pass-left Y5", "R4 R5")
    play(game, "B5", "pass-left", "R4")
    assert game.view(None)["voids"] == [[], [], ["B"]]
    play(game, "pass B6", "pass Y5", "pass R5")
    assert "B" not in game.view(None)["voids"][2]
    check_voids(game)
