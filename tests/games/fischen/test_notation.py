"""The text form of Fischen: moves and positions."""

import json
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fischen.plain import NOTHING_NEXT, ORDER
from tests.games.fischen.positions import OWN_KEYS, at, play, played, refused, split

COMMON_KEYS = ("game", "players", "options", "start", "turn", "phase", "scores", "over", "winners")

POSITION: dict[str, Any] = {
    "game": "fischen",
    "players": 4,
    "options": {"deck": None},
    "start": 1,
    "turn": 3,
    "phase": "catch",
    "scores": [12, -3, 30, 0],
    "over": False,
    "winners": [],
    "round": 5,
    "leader": 2,
    "trick": ["B5", "Y0", "R0", "B9"],
    "taken": [],
    "effect": 1,
    "winner": 1,
    "passed": [None, None, None, None],
    "hands": [["Y6", "T4"], ["R3", "R18"], ["P5", "catch-all"], ["Y13", "minus-three"]],
    "catches": [["B0", "B7", "lead-next"], [], ["P4"], ["T1", "T2"]],
    "boats": [["R10", "B10", "Y10"], [], ["P10"], []],
    "sea": ["B14", "call-colour", "T15", "B18"],
    "called": None,
    "caller": None,
    "lowest": False,
    "next": {"leader": None, "caller": None, "called": None, "lowest": False},
    "last_order": [3, 0, 1, 2],
}


# Moves


def test_all_moves_in_deck_order() -> None:
    texts = list(shoal.new("fischen", seed=1).spec.sequence())
    assert [text for text in texts if text in ORDER] == ORDER
    assert [text for text in texts if text.startswith("catch ")] == [f"catch {card}" for card in ORDER]
    assert [text for text in texts if text.startswith("pass ")] == [f"pass {card}" for card in ORDER]
    assert [text for text in texts if text.startswith("call ")] == [f"call {colour}" for colour in "BYPRT"]
    assert len(texts) == 3 * len(ORDER) + 5


def test_equal_cards_give_one_move() -> None:
    game = at("minus-three minus-three", "B6 Y7", "B7 Y5")
    assert game.moves() == ("minus-three",)
    game.play("minus-three")
    assert game.position()["hands"][0] == ["minus-three"]


@pytest.mark.parametrize("text", ["B10", "b10", " b 10 ", "B1 0"])
def test_reading_a_move_forgives_case_and_spaces(text: str) -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y5")
    game.play(text)
    assert game.position()["trick"] == ["B10"]


@pytest.mark.parametrize("text", ["catch call-colour", "CATCH CALL-COLOUR", "catchcall-colour"])
def test_reading_a_catch(text: str) -> None:
    game = played("B5 call-colour Y0")
    game.play(text)
    assert game.position()["catches"][2] == ["call-colour"]


@pytest.mark.parametrize("text", ["", "B19", "T17", "catch", "pass", "call", "call G", "10B", "B", "trump L", "flip"])
def test_what_is_no_move_is_refused_with_what_can_be_played(text: str) -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y5")
    reason = refused(game, text, None)
    assert reason == "that is not a move here; you can play B10, Y10"


def test_moves_of_another_phase_are_refused_by_a_rule() -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y5")
    for move in ("catch B10", "pass B10", "call B", "B6"):
        with pytest.raises(shoal.IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.rule is not None
        assert refusal.value.rule.startswith("F1-")
        assert len({refusal.value.words(language) for language in ("en", "de", "fr", "nl")}) == 4


# Positions


def test_a_position_has_these_keys_and_comes_back_as_it_was_given() -> None:
    position = shoal.position("fischen", POSITION).position()
    position.pop("memory", None)
    assert position == POSITION
    assert set(position) == {*COMMON_KEYS, *OWN_KEYS}


def test_a_position_is_json_and_comes_back_all_through_a_game() -> None:
    game = shoal.new("fischen", players=4, seed=9, start=2)
    phases = set()
    while not game.over:
        phases.add(game.phase)
        if len(game.history) % 7 == 0 or game.phase != "play":
            position = game.position()
            assert json.loads(json.dumps(position)) == position
            again = shoal.position("fischen", position)
            assert again.position() == position
            assert again.moves() == game.moves()
        game.play(game.moves()[len(game.history) % len(game.moves())])
    assert "catch" in phases
    position = game.position()
    assert shoal.position("fischen", position).position() == position


def test_keys_left_out_have_the_value_of_a_fresh_game_or_are_empty() -> None:
    position = shoal.position("fischen", {"hands": [["B5"], ["B6"], ["B7"]]}).position()
    position.pop("memory", None)
    assert position == {
        "game": "fischen",
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
        "passed": [None, None, None],
        "hands": [["B5"], ["B6"], ["B7"]],
        "catches": [[], [], []],
        "boats": [[], [], []],
        "sea": [],
        "called": None,
        "caller": None,
        "lowest": False,
        "next": NOTHING_NEXT,
        "last_order": [],
    }


def test_a_fresh_game_as_a_position() -> None:
    position = shoal.new("fischen", players=5, seed=3, start=4).position()
    assert (position["turn"], position["leader"], position["start"], position["phase"]) == (4, 4, 4, "play")
    assert position["trick"] == position["taken"] == position["last_order"] == []
    assert position["effect"] is position["winner"] is position["called"] is position["caller"] is None
    assert position["catches"] == position["boats"] == [[]] * 5
    assert position["passed"] == [None] * 5
    assert (position["lowest"], position["next"]) == (False, NOTHING_NEXT)


def test_hands_and_catches_are_sorted_in_deck_order_piles_are_not() -> None:
    game = at(
        "T0 lowest-wins R9 B0 B18 pass-left P5",
        "Y4 Y5 Y6 Y7 Y8 Y9 Y10",
        "R4 R5 R6 R7 R8 R10 R11",
        catches=[split("T3 Y3 call-colour B4 minus-three"), [], []],
        boats=[split("Y11 B11 T1 B5"), [], []],
    )
    position = game.position()
    assert position["hands"][0] == split("B0 B18 P5 R9 T0 pass-left lowest-wins")
    assert position["catches"][0] == split("B4 Y3 T3 minus-three call-colour")
    assert position["boats"][0] == split("Y11 B11 T1 B5")


def test_hands_in_a_dealt_game_are_sorted() -> None:
    for hand in shoal.new("fischen", players=4, seed=3).position()["hands"]:
        assert hand == sorted(hand, key=ORDER.index)


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


def overfished() -> Game:
    game = at("B9", "B5", "B6", round=4, scores=[10, 20, 17], boats=[["R4"], [], []], sea=["T1"])
    play(game, "B9", "B5", "B6")
    return game


def test_a_position_that_is_over_by_overfishing() -> None:
    game = overfished()
    position = game.position()
    assert (position["over"], position["round"], position["turn"], position["phase"]) == (True, 4, None, None)
    assert (position["leader"], position["winner"], position["effect"], position["trick"]) == (None, None, None, [])
    assert (position["hands"], position["sea"]) == ([[], [], []], ["T1"])
    assert (position["scores"], position["winners"]) == ([13, 20, 17], [1])
    again = shoal.position("fischen", position)
    assert again.position() == position
    assert again.outcome == game.outcome
    assert again.outcome is not None
    assert again.outcome.reason == "overfishing"


def test_a_position_that_is_over_after_round_8() -> None:
    game = at("B9", "B5", "B6", round=8, scores=[10, 20, 17])
    play(game, "B9", "B5", "B6")
    again = shoal.position("fischen", game.position())
    assert again.outcome == game.outcome
    assert again.outcome is not None
    assert again.outcome.reason != "overfishing"


def test_after_a_position_chance_comes_from_the_seed() -> None:
    def boats(seed: int) -> list[str]:
        game = at("B9", "B5", "B6", seed=seed, boats=[split("R4 R5 R6 R7 R8 R9 R10 Y4 Y5 Y6 Y7 Y8"), [], []], sea=SEA)
        play(game, "B9", "B5", "B6")
        pile: list[str] = game.position()["boats"][0]
        return pile

    assert boats(1) == boats(1)
    assert len({tuple(boats(seed)) for seed in range(20)}) == 6


SEA = [f"{colour}{value}" for value in (11, 12, 13, 14, 15, 16) for colour in "BYPR"]


@pytest.mark.parametrize("name", ["fischen", "Fischen", " FISCHEN "])
def test_the_name_of_the_game(name: str) -> None:
    assert "fischen" in shoal.games()
    assert shoal.new(name, seed=1).position()["game"] == "fischen"


def test_a_save_comes_back() -> None:
    game = shoal.new("fischen", players=3, seed=5)
    for _ in range(60):
        game.play(game.moves()[-1])
    assert shoal.load(game.save()).position() == game.position()
