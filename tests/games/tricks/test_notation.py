"""The text form of both Fischen: moves and positions."""

import json

import pytest

import shoal
from tests.games.tricks.both import both, cases
from tests.games.tricks.playing import TrickGame, play, refused, split

COMMON_KEYS = ("game", "players", "options", "start", "turn", "phase", "scores", "over", "winners")
HANDS = ("B10 Y10", "B6 Y7", "B7 Y8")


# Moves


@cases(
    "named,symbols,verbs", [("call", "BYPRT", ["catch", "pass"])], [("trump", "LD", ["catch", "bank", "take", "give"])]
)
def test_all_moves_in_deck_order(which: TrickGame, named: str, symbols: str, verbs: list[str]) -> None:
    texts, order = list(which.new().spec.sequence()), which.plain.ORDER
    assert [text for text in texts if text in order] == order
    for verb in verbs:
        assert [text for text in texts if text.startswith(f"{verb} ")] == [f"{verb} {card}" for card in order]
    assert [text for text in texts if text.startswith(f"{named} ")] == [f"{named} {symbol}" for symbol in symbols]
    assert len(texts) == (1 + len(verbs)) * len(order) + len(symbols)


@both
@pytest.mark.parametrize("text", ["B10", "b10", " b 10 ", "B1 0"])
def test_reading_a_move_forgives_case_and_spaces(which: TrickGame, text: str) -> None:
    game = which.at(*HANDS)
    game.play(text)
    assert game.position()["trick"] == ["B10"]


@cases(
    "text",
    ["", "B19", "T17", "catch", "pass", "call", "call G", "10B", "B", "trump L", "flip"],
    ["", "B21", "R13", "L16", "G15", "P26", "trump", "trump G", "catch", "pass B6", "call B", "swap R5", "flip"],
)
def test_what_is_no_move_is_refused_with_what_can_be_played(which: TrickGame, text: str) -> None:
    assert refused(which.at(*HANDS), text, None) == "that is not a move here; you can play B10, Y10"


@cases(
    "move",
    ["catch B10", "pass B10", "call B", "B6"],
    ["catch B10", "bank B10", "take B10", "give B10", "trump L", "B6"],
)
def test_moves_of_another_phase_are_refused_by_a_rule(which: TrickGame, move: str) -> None:
    with pytest.raises(shoal.IllegalMove) as refusal:
        which.at(*HANDS).play(move)
    assert refusal.value.rule is not None
    assert refusal.value.rule.startswith(which.rules)
    assert len({refusal.value.words(language) for language in ("en", "de", "fr", "nl")}) == 4


# Positions


@both
def test_a_position_has_these_keys_and_comes_back_as_it_was_given(which: TrickGame) -> None:
    position = which.position(which.example).position()
    position.pop("memory", None)
    assert position == which.example
    assert set(position) == {*COMMON_KEYS, *which.own_keys}


@cases("phases", [{"catch"}], [{"trump", "play"}])
def test_a_position_is_json_and_comes_back_all_through_a_game(which: TrickGame, phases: set[str]) -> None:
    game = which.new(players=4, seed=9, start=2)
    met = set()
    while not game.over:
        met.add(game.phase)
        if len(game.history) % 7 == 0 or game.phase != "play":
            position = game.position()
            assert json.loads(json.dumps(position)) == position
            again = which.position(position)
            assert again.position() == position
            assert again.moves() == game.moves()
        game.play(game.moves()[len(game.history) % len(game.moves())])
    assert phases < met
    position = game.position()
    assert which.position(position).position() == position


@both
def test_keys_left_out_have_the_value_of_a_fresh_game_or_are_empty(which: TrickGame) -> None:
    position = which.position({"hands": [["B8"], ["B6"], ["B7"]]}).position()
    position.pop("memory", None)
    assert position == {
        "game": which.name,
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
        "hands": [["B8"], ["B6"], ["B7"]],
        "catches": [[], [], []],
        "boats": [[], [], []],
        "sea": [],
        "last_order": [],
        **which.fresh(3, 1),
    }


@both
def test_a_fresh_game_as_a_position(which: TrickGame) -> None:
    position = which.new(players=5, seed=3, start=4).position()
    assert (position["turn"], position["leader"], position["start"], position["phase"]) == (4, 4, 4, "play")
    assert position["trick"] == position["taken"] == position["last_order"] == []
    assert position["effect"] is position["winner"] is None
    assert position["catches"] == position["boats"] == [[]] * 5
    assert {key: position[key] for key in which.fresh(5, 8)} == which.fresh(5, 8)


@cases(
    "hands,catch,boat,sorted_hand,sorted_catch",
    [
        (
            (
                "T0 lowest-wins R9 B0 B18 pass-left P5",
                "Y4 Y5 Y6 Y7 Y8 Y9 Y10",
                "R4 R5 R6 R7 R8 R10 R11",
            ),
            "T3 Y3 call-colour B4 minus-three",
            "Y11 B11 T1 B5",
            "B0 B18 P5 R9 T0 pass-left lowest-wins",
            "B4 Y3 T3 minus-three call-colour",
        )
    ],
    [
        (
            (
                "swap-one P21 G16 D2 L2 R3 Y26 B26 B6",
                "Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14",
                "B7 B8 B9 B10 B11 B12 B13 B14 B15",
            ),
            "catch-one D3 Y15 bank-one R2 B16 P27",
            "Y16 B17 L3 B18",
            "B6 B26 Y26 R3 L2 D2 G16 P21 swap-one",
            "B16 Y15 R2 D3 P27 catch-one bank-one",
        )
    ],
)
def test_hands_and_catches_are_sorted_in_deck_order_piles_are_not(
    which: TrickGame, hands: tuple[str, ...], catch: str, boat: str, sorted_hand: str, sorted_catch: str
) -> None:
    position = which.at(*hands, catches=[split(catch), [], []], boats=[split(boat), [], []]).position()
    assert position["hands"][0] == split(sorted_hand)
    assert position["catches"][0] == split(sorted_catch)
    assert position["boats"][0] == split(boat)


@both
def test_hands_in_a_dealt_game_are_sorted(which: TrickGame) -> None:
    for hand in which.new(players=4, seed=3).position()["hands"]:
        assert hand == sorted(hand, key=which.plain.ORDER.index)


@pytest.mark.parametrize(("number", "reason"), [(4, "overfishing"), (8, "all-rounds")])
@cases("card", ["T1"], ["L15"])
def test_a_position_that_is_over(which: TrickGame, card: str, number: int, reason: str) -> None:
    game = which.at("B9", "B6", "B7", round=number, scores=[10, 20, 17], boats=[["R4"], [], []], sea=[card])
    play(game, "B9", "B6", "B7")
    position = game.position()
    assert (position["over"], position["round"], position["turn"], position["phase"]) == (True, number, None, None)
    assert position["leader"] is position["winner"] is position["effect"] is None
    assert (position["trick"], position["hands"], position["sea"]) == ([], [[], [], []], [card])
    assert (position["scores"], position["winners"]) == ([13, 20, 17], [1])
    which.is_fresh(position)
    again = which.position(position)
    assert again.position() == position
    assert again.outcome == game.outcome
    assert again.outcome is not None
    assert again.outcome.reason == reason


@cases("name", ["fischen", "Fischen", " FISCHEN "], ["fischen-2", "Fischen 2", "fischen_2"])
def test_the_name_of_the_game(which: TrickGame, name: str) -> None:
    assert which.name in shoal.games()
    assert shoal.new(name, seed=1).position()["game"] == which.name


@both
def test_a_save_comes_back(which: TrickGame) -> None:
    game = which.new(players=3, seed=5)
    for _ in range(60):
        game.play(game.moves()[-1])
    assert shoal.load(game.save()).position() == game.position()
