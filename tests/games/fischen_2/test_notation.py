"""The text form of Fischen 2: moves and positions."""

import json
from typing import Any

import pytest

import shoal
from tests.games.fischen_2.plain import ORDER
from tests.games.fischen_2.positions import OWN_KEYS, at, play, played, refused, split

COMMON_KEYS = ("game", "players", "options", "start", "turn", "phase", "scores", "over", "winners")

POSITION: dict[str, Any] = {
    "game": "fischen-2",
    "players": 4,
    "options": {"deck": None},
    "start": 1,
    "turn": 3,
    "phase": "give",
    "scores": [12, 3, 30, 0],
    "over": False,
    "winners": [],
    "round": 5,
    "leader": 2,
    "trick": ["B5", "swap-one", "R3", "P22"],
    "taken": [3],
    "effect": 1,
    "winner": 1,
    "weakest": 0,
    "trump": "D",
    "trump_set": False,
    "banked": [None, None, None, None],
    "hidden": [],
    "tricks_left": 3,
    "hands": [["Y6", "L4"], ["R12", "D3"], ["D5", "catch-one"], ["Y13", "G16", "P22"]],
    "catches": [["B8", "B9", "plus-three"], [], ["P21"], ["L1", "L2"]],
    "boats": [["R10", "B10", "Y10"], [], ["P24"], []],
    "sea": ["L10", "bank-one", "L15", "Y26"],
    "last_order": [3, 0, 1, 2],
}


# Moves


def test_all_moves_in_deck_order() -> None:
    texts = list(shoal.new("fischen-2", seed=1).spec.sequence())
    assert [text for text in texts if text in ORDER] == ORDER
    for verb in ("catch", "bank", "take", "give"):
        assert [text for text in texts if text.startswith(f"{verb} ")] == [f"{verb} {card}" for card in ORDER]
    assert [text for text in texts if text.startswith("trump ")] == ["trump L", "trump D"]
    assert len(texts) == 5 * len(ORDER) + 2


def test_equal_cards_give_one_move() -> None:
    game = at("G16 G16 B9", "B10 B11 catch-one", "B12 B13 catch-one")
    assert game.moves() == ("B9", "G16")
    game.play("G16")
    assert game.position()["hands"][0] == ["B9", "G16"]


@pytest.mark.parametrize("text", ["B10", "b10", " b 10 "])
def test_reading_a_move_forgives_case_and_spaces(text: str) -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y8")
    game.play(text)
    assert game.position()["trick"] == ["B10"]


@pytest.mark.parametrize("text", ["trump L", "TRUMP l", "trumpL"])
def test_reading_a_choice_of_trump(text: str) -> None:
    game = played("B9 choose-trump B10", trump="D")
    game.play(text)
    assert game.position()["trump"] == "L"


@pytest.mark.parametrize(
    "text", ["", "B21", "R13", "L16", "G15", "P26", "trump", "trump G", "catch", "pass B6", "call B", "swap R5", "flip"]
)
def test_what_is_no_move_is_refused_with_what_can_be_played(text: str) -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y8")
    assert refused(game, text, None) == "that is not a move here; you can play B10, Y10"


def test_moves_of_another_phase_are_refused_by_a_rule() -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y8")
    for move in ("catch B10", "bank B10", "take B10", "give B10", "trump L", "B6"):
        with pytest.raises(shoal.IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.rule is not None
        assert refusal.value.rule.startswith("F2-")
        assert len({refusal.value.words(language) for language in ("en", "de", "fr", "nl")}) == 4


# Positions


def test_a_position_has_these_keys_and_comes_back_as_it_was_given() -> None:
    position = shoal.position("fischen-2", POSITION).position()
    position.pop("memory", None)
    assert position == POSITION
    assert set(position) == {*COMMON_KEYS, *OWN_KEYS}


def test_a_position_is_json_and_comes_back_all_through_a_game() -> None:
    game = shoal.new("fischen-2", players=4, seed=9, start=2)
    phases = set()
    while not game.over:
        phases.add(game.phase)
        if len(game.history) % 7 == 0 or game.phase != "play":
            position = game.position()
            assert json.loads(json.dumps(position)) == position
            again = shoal.position("fischen-2", position)
            assert again.position() == position
            assert again.moves() == game.moves()
        game.play(game.moves()[len(game.history) % len(game.moves())])
    assert {"trump", "play"} < phases
    position = game.position()
    assert shoal.position("fischen-2", position).position() == position


def test_keys_left_out_have_the_value_of_a_fresh_game_or_are_empty() -> None:
    position = shoal.position("fischen-2", {"hands": [["B8"], ["B6"], ["B7"]], "tricks_left": 1}).position()
    position.pop("memory", None)
    assert position == {
        "game": "fischen-2",
        "players": 3,
        "options": {"deck": None},
        "start": 0,
        "turn": 0,
        "phase": "play",
        "scores": [0, 0, 0],
        "over": False,
        "winners": [],
        "round": 1,
        "leader": 0,
        "trick": [],
        "taken": [],
        "effect": None,
        "winner": None,
        "weakest": None,
        "trump": None,
        "trump_set": False,
        "banked": [None, None, None],
        "hidden": [],
        "tricks_left": 1,
        "hands": [["B8"], ["B6"], ["B7"]],
        "catches": [[], [], []],
        "boats": [[], [], []],
        "sea": [],
        "last_order": [],
    }


def test_a_fresh_game_as_a_position() -> None:
    position = shoal.new("fischen-2", players=5, seed=3, start=4).position()
    assert (position["turn"], position["leader"], position["start"], position["phase"]) == (4, 4, 4, "play")
    assert position["trick"] == position["taken"] == position["last_order"] == position["hidden"] == []
    assert position["effect"] is position["winner"] is position["weakest"] is position["trump"] is None
    assert position["catches"] == position["boats"] == [[]] * 5
    assert position["banked"] == [None] * 5
    assert (position["trump_set"], position["tricks_left"]) == (False, 8)


def test_tricks_left_counts_the_trick_on_the_table() -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y8")
    left = [game.position()["tricks_left"]]
    for move in ("B10", "B6", "B7"):
        game.play(move)
        left.append(game.position()["tricks_left"])
    assert left == [2, 2, 2, 1]
    game = played("B9 catch-one B10", tricks=2)
    assert game.position()["tricks_left"] == 3


def test_hands_and_catches_are_sorted_in_deck_order_piles_are_not() -> None:
    game = at(
        "swap-one P21 G16 D2 L2 R3 Y26 B26 B6",
        "Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14",
        "B7 B8 B9 B10 B11 B12 B13 B14 B15",
        catches=[split("catch-one D3 Y15 bank-one R2 B16 P27"), [], []],
        boats=[split("Y16 B17 L3 B18"), [], []],
    )
    position = game.position()
    assert position["hands"][0] == split("B6 B26 Y26 R3 L2 D2 G16 P21 swap-one")
    assert position["catches"][0] == split("B16 Y15 R2 D3 P27 catch-one bank-one")
    assert position["boats"][0] == split("Y16 B17 L3 B18")


def test_a_position_that_is_over_by_overfishing_and_after_round_8() -> None:
    for number, reason in ((4, True), (8, False)):
        game = at("B9", "B6", "B7", round=number, scores=[10, 20, 17], boats=[["R4"], [], []], sea=["L15"])
        play(game, "B9", "B6", "B7")
        position = game.position()
        assert (position["over"], position["round"], position["turn"], position["phase"]) == (True, number, None, None)
        assert position["leader"] is position["winner"] is position["effect"] is position["trump"] is None
        assert position["trick"] == position["hidden"] == []
        assert (position["hands"], position["sea"], position["tricks_left"]) == ([[], [], []], ["L15"], 0)
        assert (position["scores"], position["winners"]) == ([13, 20, 17], [1])
        again = shoal.position("fischen-2", position)
        assert again.position() == position
        assert again.outcome == game.outcome
        assert again.outcome is not None
        assert (again.outcome.reason == "overfishing") == reason


@pytest.mark.parametrize("name", ["fischen-2", "Fischen 2", "fischen_2"])
def test_the_name_of_the_game(name: str) -> None:
    assert "fischen-2" in shoal.games()
    assert shoal.new(name, seed=1).position()["game"] == "fischen-2"


def test_a_save_comes_back() -> None:
    game = shoal.new("fischen-2", players=3, seed=5)
    for _ in range(60):
        game.play(game.moves()[-1])
    assert shoal.load(game.save()).position() == game.position()
