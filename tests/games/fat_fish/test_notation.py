"""The text form of FAT FISH: moves, positions, and what a position may not be."""

import json
import random
from typing import Any

import pytest

import shoal
from shoal.games import find
from tests.games.fat_fish.positions import at, play

SPEC = find("fat-fish")
ROWS = [["R5", "R2", "Y3"], ["B1"], ["P1"]]
FULL = ["R5", "R2", "Y3", "Y6", "G1"]
STRAIGHT = ["R1", "R2", "R3", "R2", "R4"]

POSITION: dict[str, Any] = {
    "game": "fat-fish",
    "players": 3,
    "options": {"licences": True, "fiasco": True, "deck": None},
    "start": 1,
    "turn": 2,
    "phase": "lay",
    "scores": [1, -5 + 7, 12],
    "over": False,
    "winners": [],
    "row": 1,
    "laid": ["Y6"],
    "rows": [["R5", "Y6"], ["B1"], ["P1", "P2", "P3"]],
    "hands": [["R1", "B2"], [], ["G1"]],
    "piles": [["P4"], [], ["P5", "R3", "Y1"]],
    "reserve": ["G3", "B6"],
    "plus": [["R4"], ["Y2"], ["G2"]],
    "minus": [["B3"], ["Y2"], []],
    "box": ["R1", "P6"],
    "kept": [],
    "earned": [],
    "licences": ["C", "E", "F", "H", "I"],
    "licence_owners": [[], ["G"], ["D"]],
    "fiasco": 1,
}


def test_the_keys_of_a_position_and_what_they_hold() -> None:
    game = shoal.position("fat-fish", POSITION)
    assert game.position() == POSITION
    assert list(game.position()) == list(POSITION)
    assert json.loads(json.dumps(game.position())) == POSITION
    assert game.moves() == ("G1>1", "end")


def test_a_position_with_memory() -> None:
    position = {**POSITION, "memory": {"hands": [["B2"], [], []]}}
    assert shoal.position("fat-fish", position).position() == position


def test_piles_have_their_top_card_first_and_hands_are_sorted() -> None:
    hands = [["B2", "R1", "G1"], ["Y4"]]
    game = at(rows=ROWS, hands=hands, piles=[["P5", "R3"], []], reserve=["G3", "B6"])
    assert game.position()["hands"][0] == ["R1", "G1", "B2"]
    assert game.position()["piles"][0] == ["P5", "R3"]
    play(game, "G1>1", "end")
    assert game.position()["hands"][0] == ["R1", "R3", "B2", "P5"]
    shorter = at(rows=[["R5", "R2", "Y3", "G4"], ["B1"], ["P1"]], hands=[["G1"], ["Y4"]], reserve=["G3", "B6"])
    play(shorter, "G1>1", "keep R5", "keep G4")
    assert shorter.position()["rows"][0] == ["G3"]
    assert shorter.position()["reserve"] == ["B6"]


def test_the_moves_and_their_numbers() -> None:
    texts = SPEC.notation.MOVES.texts
    assert len(texts) == 131
    assert texts[:2] == ("R1>1", "R2>1")
    assert texts[30] == "R1>2"
    assert texts[89:92] == ("P6>3", "end", "keep R1")
    assert texts[120:123] == ("keep P6", "keep none", "licence A")
    assert texts[-1] == "licence I"


@pytest.mark.parametrize("text", ["Y6>1", "y6>1", " y6 > 1 ", "Y 6>1"])
def test_moves_are_read_whatever_their_case_and_spaces(text: str) -> None:
    game = at(rows=ROWS, hands=[["Y6", "G1"], ["B6"]])
    game.play(text)
    assert game.position()["laid"] == ["Y6"]


def test_keep_and_licence_are_moves_with_a_word() -> None:
    game = at(rows=[FULL[:4], ["B1"], ["P1"]], hands=[["G1"], ["B6"]])
    play(game, "G1>1", "KEEP r5", "keepY6")
    assert game.position()["plus"][0] == ["R5", "Y6", "G1"]


@pytest.mark.parametrize("text", ["R5", "R5>0", "R5>4", "R7>1", "R0>1", "O5>1", "keep", "keep 5", "licence J", "pass"])
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(shoal.IllegalMove) as refusal:
        at(rows=ROWS, hands=[["Y6", "G1"], ["B6"]]).play(text)
    assert refusal.value.rule is None


def test_keys_left_out_get_the_value_of_a_fresh_game() -> None:
    position = shoal.position("fat-fish", {"rows": ROWS, "hands": [["Y6"], []]}).position()
    assert position["players"] == 2
    assert position["options"] == {"licences": False, "fiasco": True, "deck": None}
    assert (position["start"], position["turn"], position["phase"]) == (0, 0, "lay")
    assert (position["row"], position["laid"], position["fiasco"]) == (None, [], None)
    assert position["piles"] == position["plus"] == position["minus"] == [[], []]
    assert position["reserve"] == position["box"] == position["licences"] == []
    assert position["scores"] == [0, 0]


def test_licences_left_out_are_those_of_a_fresh_game_less_those_owned() -> None:
    keys = {"options": {"licences": True}, "rows": ROWS, "hands": [["Y6"], []]}
    fresh = shoal.position("fat-fish", keys, seed=4).position()["licences"]
    assert fresh[1:] == list("DEFGHI")
    assert fresh[0] in "ABC"
    owned = shoal.position("fat-fish", {**keys, "licence_owners": [["A"], ["E"]]}, seed=4).position()
    assert owned["licences"] == list("DFGHI")


def test_a_position_in_the_phase_keep() -> None:
    keys: dict[str, Any] = {"phase": "keep", "rows": [FULL, ["B1"], ["P1"]], "hands": [[], ["B6"]]}
    game = at(**keys, row=1, laid=["Y6", "G1"])
    assert game.moves() == ("keep R2", "keep R5")
    assert at(**keys).moves() == game.moves()  # a full row says by itself which one it is
    assert at(**keys, kept=["R2"]).moves() == ("keep Y3", "keep Y6")
    blue: dict[str, Any] = {"phase": "keep", "rows": [["B5", "B4", "B4", "B2", "B1"], ["R1"], ["P1"]]}
    assert at(**blue, kept=["B4"]).moves() == ("keep B1", "keep B2", "keep B4", "keep B5", "keep none")


def test_a_position_in_the_phase_licence() -> None:
    keys = {"options": {"licences": True}, "phase": "licence", "rows": [STRAIGHT, ["B1"], ["P1"]]}
    game = shoal.position("fat-fish", {**keys, "kept": ["R1"], "licences": list("ADEFGHI")})
    assert game.position()["earned"] == list("ADEH")
    two = shoal.position("fat-fish", {**keys, "kept": ["R2", "R4"], "licences": list("ADEFGHI")})
    assert two.position()["earned"] == list("DFH")


def test_a_position_of_a_game_that_is_over() -> None:
    game = at(over=True, plus=[["R5"], ["R2"]], rows=[["R1"], [], []])
    assert (game.turn, game.phase, game.winners, game.moves()) == (None, None, (0,), ())
    assert game.position()["rows"] == [["R1"], [], []]


def test_b_and_c_count_when_the_game_is_over() -> None:
    keys = {"options": {"licences": True}, "plus": [["R5"], ["R2", "R1"]], "licences": ["B"]}
    assert shoal.position("fat-fish", {**keys, "over": True}).scores == (15, 3)
    assert shoal.position("fat-fish", {**keys, "rows": ROWS, "hands": [["Y1"], []]}).scores == (5, 3)


LICENSED = {"options": {"licences": True}}
KEEP = {"phase": "keep", "rows": [FULL, ["B1"], ["P1"]]}
CHOOSE = {**LICENSED, "phase": "licence", "rows": [STRAIGHT, ["B1"], ["P1"]], "licences": list("ADEFGHI")}


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("shoal", {"shoal": 1}),
        ("players", {"players": 7}),
        ("options", {"options": {"licences": 1}}),
        ("options", {"options": {"deck": {"copies": {}}}}),
        ("start", {"start": 2}),
        ("turn", {"turn": None}),
        ("turn", {"turn": 2}),
        ("phase", {"phase": "fish"}),
        ("rows", {"rows": [["R5"], ["B1"]]}),
        ("rows", {"rows": [["R7"], ["B1"], ["P1"]]}),
        ("rows", {"rows": [["R5"] * 4, ["B1"], ["P1"]]}),
        ("rows", {"rows": [[*FULL, "P2"], ["B1"], ["P1"]]}),
        ("rows", {"rows": [FULL, ["B1"], ["P1"]]}),
        ("rows", {"rows": [["R5"], [], ["P1"]], "reserve": ["G1"]}),
        ("hands", {"hands": [[], []]}),
        ("hands", {"hands": [[], ["G1"]]}),
        ("hands", {"hands": [["G1", "G2", "G3", "G4", "G5"], []]}),
        ("hands", {"hands": [["G1"], []], "piles": [[], ["G2"]]}),
        ("hands", {"rows": [["R5", "R2", "Y3", "Y6"], [], []], "hands": [["G1", "G2"], []]}),
        ("hands", {"rows": [["R5", "R2", "Y3", "Y6"], [], []], "hands": [["G1"], []], "piles": [["G2"], []]}),
        ("piles", {"piles": [["G1", "G2", "G3", "G4", "B1", "B2", "B3", "B4", "B5"], []], "reserve": ["G5", "G6"]}),
        ("reserve", {"reserve": ["G1", "G2", "G3", "G4"]}),
        ("box", {"box": ["P1", "P1", "P1"]}),
        ("plus", {"plus": [["G1"]]}),
        ("scores", {"scores": [1, 0]}),
        ("winners", {"winners": [0]}),
        ("row", {"row": 0}),
        ("row", {"row": 4}),
        ("row", {"laid": ["Y3"]}),
        ("row", {**KEEP, "row": 2}),
        ("laid", {"row": 1}),
        ("laid", {"row": 1, "laid": ["R2"]}),
        ("laid", {"row": 1, "laid": ["R5", "R2", "Y3"]}),
        ("laid", {"row": 1, "laid": ["Y3"], "hands": [["G1", "G2", "G3", "G4"], []]}),
        ("rows", {**KEEP, "rows": ROWS}),
        ("phase", {"phase": "keep", "rows": [["R5", "Y3", "G1", "B1", "P1"], ["B1"], ["P1"]]}),
        ("kept", {"kept": ["R5"]}),
        ("kept", {**KEEP, "kept": ["R3"]}),
        ("kept", {**KEEP, "kept": ["Y3"]}),
        ("kept", {**KEEP, "kept": ["R5", "Y3"]}),
        ("kept", {**CHOOSE, "kept": []}),
        ("kept", {**CHOOSE, "kept": ["R4", "R1"]}),
        ("kept", {**CHOOSE, "kept": ["R4", "R4"]}),
        ("kept", {**CHOOSE, "kept": ["R1", "R2", "R3"]}),
        ("phase", {**CHOOSE, "kept": ["R4"], "licences": ["D"]}),
        ("earned", {**CHOOSE, "kept": ["R1"], "earned": ["D", "H"]}),
        ("earned", {**CHOOSE, "kept": ["R1"], "earned": "ADEH"}),
        ("earned", {"earned": ["D"]}),
        ("licences", {"licences": ["D"]}),
        ("licences", {**LICENSED, "licences": ["J"]}),
        ("licences", {**LICENSED, "licences": ["A", "B", "D"]}),
        ("licences", {**LICENSED, "licences": ["D", "D"]}),
        ("licences", {**LICENSED, "licences": ["D"], "licence_owners": [["D"], []]}),
        ("licence_owners", {"licence_owners": [["D"], []]}),
        ("licence_owners", {**LICENSED, "licence_owners": [["D"]]}),
        ("licence_owners", {**LICENSED, "licence_owners": [["D"], ["D"]]}),
        ("licence_owners", {**LICENSED, "licence_owners": [["B"], []]}),
        ("licence_owners", {**LICENSED, "licence_owners": [["D"], "E"]}),
        ("fiasco", {"fiasco": 2}),
        ("fiasco", {"fiasco": 0, "options": {"fiasco": False}}),
        ("over", {"over": 1}),
        ("over", {"over": True}),
        ("turn", {"over": True, "hands": [[], []], "turn": 0}),
        ("phase", {"over": True, "hands": [[], []], "phase": "lay"}),
        ("laid", {"over": True, "hands": [[], []], "laid": ["Y3"]}),
        ("rows", {"over": True, "hands": [[], []], "rows": [FULL, [], []]}),
        ("memory", {"memory": {"hands": [["P5"], []]}}),
        ("memory", {"memory": {"hands": [["G1", "G1"], []]}}),
        ("memory", {"memory": {"hands": [["G1"]]}}),
        ("memory", {"memory": {"voids": []}}),
        ("memory", {"memory": ["G1"]}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_key(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(shoal.PositionError) as refusal:
        shoal.position("fat-fish", {"rows": ROWS, "hands": [["G1"], []], **position}, seed=0)
    assert refusal.value.key == key
    assert str(refusal.value).startswith(f"{key}: ")


@pytest.mark.parametrize("name", ["fat-fish", "FAT FISH", "fat_fish"])
def test_the_name_of_the_game(name: str) -> None:
    assert "fat-fish" in shoal.games()
    assert shoal.new(name, seed=1).position()["game"] == "fat-fish"


@pytest.mark.parametrize("fiasco", [False, True])
@pytest.mark.parametrize("players", [2, 6])
def test_licences_and_fiasco_together(players: int, fiasco: bool) -> None:
    """Positions come back the same through whole games, wrong lays and all."""
    game = shoal.new("fat-fish", players=players, seed=players, licences=True, fiasco=fiasco)
    choose = random.Random(players)
    fiascos = 0
    while not game.over:
        position = game.position()
        assert shoal.position("fat-fish", position).position() == position
        moves = game.playable() if choose.random() < 0.3 else game.moves()
        events = game.play(choose.choice(moves))
        fiascos += events[0].kind == "fiasco"
    assert (fiascos > 0) == fiasco
    assert shoal.load(game.save()).states.tobytes() == game.states.tobytes()


def test_every_event_has_words_in_four_languages() -> None:
    said: dict[str, set[str]] = {}
    for seed in range(12):
        game, choose = shoal.new("fat-fish", players=3, seed=seed, licences=True), random.Random(seed)
        while True:
            for event in game.events():
                words = {event.words(language) for language in ("en", "de", "fr", "nl")}
                said.setdefault(event.kind, set()).update(words)
            if game.over:
                break
            game.play(choose.choice(game.playable() if choose.random() < 0.1 else game.moves()))
    one_colour = at(rows=[["B5", "B4", "B4", "B2"], ["R1"], ["R1"]], hands=[["B1"], ["R6"]])
    for event in play(one_colour, "B1>1", "keep B5", "keep none"):
        said.setdefault(event.kind, set()).update(event.words(language) for language in ("en", "de", "fr", "nl"))
    assert set(said) == {kind.kind for kind in SPEC.notation.EVENTS}
    assert all(len(words) >= 4 for words in said.values())
