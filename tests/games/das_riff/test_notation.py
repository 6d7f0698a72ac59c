"""The text form of Das Riff: moves, positions, and what a position may not be."""

import json
import random
from typing import Any

import pytest

import shoal
from tests.games.das_riff.positions import at, broods, fish, over, refused, row, worms

ROWS = [
    row("Rf", None, "coral"),
    row("Gf", "water", "pearl"),
    row(None, "Bm"),
    row("shark", "Om"),
]
OPEN = [
    [True, False, True] + [False] * 5,
    [False, True, False] + [False] * 5,
    [False, True] + [False] * 6,
    [True, True] + [False] * 6,
]
POSITION: dict[str, Any] = {
    "game": "das-riff",
    "players": 2,
    "options": {"turn_limit": 300, "deck": None},
    "start": 1,
    "turn": 0,
    "phase": "pay",
    "scores": [1, 0],
    "over": False,
    "winners": [],
    "active": 0,
    "turn_number": 17,
    "dice": ["P", "R"],
    "worms": worms("RRYBB", "GOO"),
    "stock": {"R": 6, "Y": 7, "G": 7, "B": 1, "P": 0, "O": 6},
    "rows": ROWS,
    "open": OPEN,
    "draw": ["Yf", "water", "Pm"],
    "discard": ["Rm", "coral", "water"],
    "broods": ["R+R", "R+B", "G+O", "O+O"],
    "brood_pile": ["Y+Y", "B+P"],
    "boats": [3, 1],
    "corals": [[*fish("Ym", None), *broods("P+P")], fish("Gf")],
    "pearls": [2, 0],
    "sharks": [0, 3],
    "target": "1/3",
    "due": 1,
    "memory": {"laid": [[0, None, 1, *[None] * 5], row()], "shuffled": [["pearl", "water"]]},
}
FIVE: dict[str, Any] = {"corals": [broods("R+R", "R+B", "G+O", "O+O", "Y+Y"), []]}


# Moves


def test_all_moves_in_the_order_of_their_numbers() -> None:
    game = shoal.new("das-riff", seed=1)
    places = [f"{r}/{lane}" for r in range(1, 5) for lane in range(1, 9)]
    assert list(game.spec.sequence()) == [
        *[f"worm {colour}" for colour in "RYGBPO"],
        "no worm",
        *[f"take {place}" for place in places],
        *[f"turn {place}" for place in places[8:24]],
        "take",
        "leave",
        "boat",
        *[f"shark {place}" for place in places],
        *[f"shark coral {number}" for number in range(1, 6)],
        "end",
        *[f"pay {colour}" for colour in "RYGBPO"],
        "pay pearl",
        *[f"coral {number}" for number in range(1, 6)],
    ]
    assert len(game.spec.sequence()) == 108


@pytest.mark.parametrize("text", ["take 1/3", "TAKE 1/3", "take1/3", " Take  1 / 3\n"])
def test_reading_a_move_forgives_case_and_spaces(text: str) -> None:
    game = at(rows=[[None, None, "coral"], [], [], []], boats=[3, 1], worms=worms("R"))
    game.play(text)
    assert game.action_text(game.history[0]) == "take 1/3"


@pytest.mark.parametrize(
    "text", ["", "take 0/1", "take 5/1", "take 1/9", "turn 1/1", "turn 4/8", "pay", "worm", "coral 6"]
)
def test_what_is_no_move_is_refused_with_what_can_be_played(text: str) -> None:
    game = at(worms=worms())
    refused(game, text, None, "that is not a move here; you can play end")


def test_the_refusal_speaks_four_languages() -> None:
    with pytest.raises(shoal.IllegalMove) as refusal:
        at(worms=worms("RY")).play("boat")
    assert {language: refusal.value.words(language) for language in ("en", "de", "fr", "nl")} == {
        "en": "it costs 3, and you have only 2 worms and pearls for it",
        "de": "das kostet 3, und du hast dafür nur 2 Würmer und Perlen",
        "fr": "cela coûte 3, et vous n’avez pour cela que 2 vers et perles",
        "nl": "dat kost 3, en je hebt daarvoor maar 2 wormen en parels",
    }


# Positions


def test_a_position_has_these_keys_and_comes_back_as_it_was_given() -> None:
    game = shoal.position("das-riff", POSITION)
    assert game.position() == POSITION
    assert list(game.position()) == list(POSITION)
    assert game.moves() == ("pay R", "pay Y", "pay B", "pay pearl")


def test_a_position_holds_every_state_of_a_game() -> None:
    game = shoal.new("das-riff", seed=3, start=1, turn_limit=60)
    choose = random.Random(3)
    phases = set()
    while not game.over:
        phases.add(game.phase)
        position = json.loads(json.dumps(game.position()))
        assert shoal.position("das-riff", position).position() == position
        game.play(choose.choice(game.moves()))
    assert phases >= {"pick", "act", "pay", "turned", "coral"}
    assert shoal.position("das-riff", game.position()).position() == game.position()


def test_keys_left_out_have_the_value_of_a_fresh_game_or_are_empty() -> None:
    position = shoal.position("das-riff", {}, seed=1).position()
    dice = position.pop("dice")
    assert len(dice) == 2
    assert position == {
        "game": "das-riff",
        "players": 2,
        "options": {"turn_limit": 400, "deck": None},
        "start": 0,
        "turn": 1,
        "phase": "pick",
        "scores": [0, 0],
        "over": False,
        "winners": [],
        "active": 0,
        "turn_number": 1,
        "worms": worms("RYGBPO", "RYGBPO"),
        "stock": dict.fromkeys("RYGBPO", 6),
        "rows": [row()] * 4,
        "open": [[False] * 8] * 4,
        "draw": [],
        "discard": [],
        "broods": [],
        "brood_pile": [],
        "boats": [1, 1],
        "corals": [[], []],
        "pearls": [0, 0],
        "sharks": [0, 0],
        "target": None,
        "due": 0,
    }


def test_turn_follows_from_active_and_phase() -> None:
    assert at(active=1).turn == 1
    assert at(active=1, phase="pick").turn == 0
    assert shoal.position("das-riff", {"start": 1, "phase": "act"}).turn == 1


def test_the_stock_left_out_is_what_nobody_has() -> None:
    assert at(worms=worms("RRR", "RO")).position()["stock"] == {"R": 4, "Y": 8, "G": 8, "B": 8, "P": 8, "O": 7}


def test_reading_is_forgiving() -> None:
    game = at(
        rows=[["rF", " CORAL "], ["pearl"], [], []],
        worms=[{"r": 2}, {}],
        dice=["r", "b"],
        corals=[[{}, {"fish": "ym"}, {"brood": "r+b"}], []],
    )
    position = game.position()
    assert position["rows"][:2] == [row("Rf", "coral"), row("pearl")]
    assert position["open"][:2] == [[True, True] + [False] * 6, [False] * 8]
    assert position["worms"] == worms("RR")
    assert position["dice"] == ["R", "B"]
    assert position["corals"] == [[*fish(None, "Ym"), *broods("R+B")], []]


def test_piles_have_the_top_card_first_and_the_others_any_order() -> None:
    game = at(rows=[["coral"] * 7, [], [], []], draw=["Rf", "Gf"], discard=["water", "Bm"], broods=["O+O", "R+R"])
    assert game.position()["discard"] == ["Bm", "water"]
    assert game.position()["broods"] == ["R+R", "O+O"]
    full = at(rows=[["coral"] * 7, ["pearl"] * 8, ["shark"] * 8, ["Bm", *["water"] * 7]], draw=["Rf", "Gf"])
    full.play("end")
    assert full.position()["rows"][0][7] == "Rf"
    assert full.position()["draw"] == ["Gf"]


def test_a_position_that_is_over() -> None:
    game = over(**FIVE)
    position = game.position()
    assert (position["turn"], position["phase"], position["winners"], position["scores"]) == (None, None, [0], [5, 0])
    assert game.moves() == ()
    assert shoal.position("das-riff", position).position() == position
    other = over(corals=FIVE["corals"][::-1])
    assert (other.winners, other.position()["active"]) == ((1,), 1)


def test_phases_in_the_middle_of_something() -> None:
    worm = at(phase="worm", dice=["R", "B"], worms=worms(), stock={"G": 1, "O": 2})
    assert (worm.position()["due"], worm.moves()) == (2, ("worm G", "worm O"))
    turned = at(phase="turned", target="2/1", rows=[[], ["coral"], [], []], open=[[], [True], [], []])
    assert turned.moves() == ("take", "leave")
    hidden = at(phase="pay", target="2/1", rows=[[], ["coral"], [], []])
    assert (hidden.position()["due"], len(hidden.moves())) == (1, 6)
    boat = at(phase="pay", target="boat", due=2)
    assert len(boat.moves()) == 6
    keys: dict[str, Any] = {"rows": [["Rf"], [], [], []], "corals": [fish("Bm", None), []], "broods": ["R+B"]}
    assert at(phase="coral", target="1/1", **keys).moves() == ("coral 1", "coral 2")


# What cannot be

ACT: dict[str, Any] = {"phase": "act"}
MIDDLE: dict[str, Any] = {"rows": [[], ["coral"], [], []]}


@pytest.mark.parametrize(
    ("key", "position"),
    [
        # cards
        ("rows", {"rows": [["Rf", "Rf"], [], [], []]}),
        ("draw", {"rows": [["Rf"], [], [], []], "draw": ["Rf"]}),
        ("discard", {"draw": ["water"] * 15, "discard": ["water"]}),
        ("corals", {"draw": ["Rf"], "corals": [fish("Rf"), []]}),
        ("corals", {"draw": ["coral"] * 10, "corals": [[{}], []]}),
        ("pearls", {"pearls": [9, 1]}),
        ("pearls", {"pearls": [10, 0]}),
        ("sharks", {"draw": ["shark"] * 8, "sharks": [0, 1]}),
        ("draw", {"draw": ["Xf"]}),
        ("rows", {"rows": [["R+B"], [], [], []]}),
        ("rows", {"rows": [[1], [], [], []]}),
        ("rows", {"rows": [["coral"] * 9, [], [], []]}),
        ("rows", {"rows": [[], [], []]}),
        ("rows", {"rows": "coral"}),
        ("rows", {"rows": ["coral", [], [], []]}),
        ("open", {"rows": [["coral"], [], [], []], "open": [[False], [], [], []]}),
        ("open", {"open": [[], [True], [], []]}),
        ("open", {**MIDDLE, "open": [[], [1], [], []]}),
        ("open", {"open": [[], [], []]}),
        ("broods", {"broods": ["R+R", "R+R"]}),
        ("broods", {"broods": ["R+R", "R+Y", "R+G", "R+B", "R+P"]}),
        ("broods", {"broods": ["Y+R"]}),
        ("brood_pile", {"broods": ["R+R"], "brood_pile": ["R+R"]}),
        ("corals", {"broods": ["R+R"], "corals": [broods("R+R"), []]}),
        ("corals", {"corals": [[{"fish": "Rf", "brood": "R+R"}], []]}),
        ("corals", {"corals": [[{"fish": "coral"}], []]}),
        ("corals", {"corals": [[{"crab": "Rf"}], []]}),
        ("corals", {"corals": [["Rf"], []]}),
        ("corals", {"corals": [[{}] * 6, []]}),
        ("corals", {"corals": [[]]}),
        # worms, boats, dice
        ("worms", {"worms": worms("R" * 9)}),
        ("worms", {"worms": worms("RRRRR", "RRRR")}),
        ("worms", {"worms": [{"X": 1}, {}]}),
        ("worms", {"worms": [{"R": -1}, {}]}),
        ("worms", {"worms": [{"R": True}, {}]}),
        ("worms", {"worms": ["R", {}]}),
        ("worms", {"worms": {}}),
        ("stock", {"worms": worms("R"), "stock": {"R": 8}}),
        ("stock", {"stock": []}),
        ("boats", {"boats": [0, 1]}),
        ("boats", {"boats": [9, 1]}),
        ("boats", {"boats": [8, 8]}),
        ("boats", {"boats": [1]}),
        ("dice", {"dice": ["R"]}),
        ("dice", {"dice": ["R", "X"]}),
        ("dice", {"dice": "RB"}),
        # whose turn, and what to do
        ("phase", {"phase": "fish"}),
        ("phase", {"phase": None}),
        ("turn", {"turn": None}),
        ("turn", {**ACT, "turn": 1}),
        ("turn", {"phase": "pick", "active": 0, "turn": 0}),
        ("active", {"active": 2}),
        ("active", {"active": None}),
        ("turn_number", {"turn_number": 0}),
        ("turn_number", {"turn_number": 401}),
        ("phase", {"phase": "pick", "worms": worms(), "stock": {}}),
        ("phase", {"phase": "worm", "dice": ["R", "B"]}),
        ("phase", {"phase": "worm", "dice": ["R", "B"], "stock": {}}),
        ("due", {"phase": "worm", "dice": ["R", "B"], "stock": {"G": 1}, "due": 2}),
        ("due", {"phase": "worm", "dice": ["R", "B"], "stock": {"B": 3}, "due": 2}),
        ("due", {**ACT, "due": 1}),
        ("target", {**ACT, "target": "1/1"}),
        ("target", {"phase": "pay"}),
        ("target", {"phase": "pay", "target": "9/9"}),
        ("target", {"phase": "pay", "target": "1/1"}),
        ("target", {"phase": "pay", "target": "1/2", "rows": [[None, "coral"], [], [], []]}),
        ("target", {"phase": "pay", "target": "1/1", "rows": [["water"], [], [], []]}),
        ("target", {"phase": "pay", "target": "1/1", "rows": [["Rf"], [], [], []]}),
        ("target", {"phase": "pay", "target": "2/1", "worms": worms(), **MIDDLE}),
        ("target", {"phase": "pay", "target": "boat", "boats": [8, 1]}),
        ("target", {"phase": "pay", "target": "boat", "boats": [7, 8]}),
        ("due", {"phase": "pay", "target": "boat", "due": 4}),
        ("due", {"phase": "pay", "target": "boat", "due": 0}),
        ("due", {"phase": "pay", "target": "boat", "worms": worms("RR"), "due": 3}),
        ("due", {"phase": "pay", "target": "2/1", "due": 2, **MIDDLE}),
        ("target", {"phase": "turned", "target": "2/1", **MIDDLE}),
        ("target", {"phase": "turned", "target": "boat"}),
        ("target", {"phase": "turned", "target": "1/1", "rows": [["coral"], [], [], []]}),
        ("target", {"phase": "coral", "target": "1/1", "rows": [["Rf"], [], [], []], "corals": [[{}], []]}),
        ("target", {"phase": "coral", "target": "1/1", "rows": [["pearl"], [], [], []], "corals": [[{}], []]}),
        # the end
        ("corals", {**ACT, **FIVE}),
        ("over", {"over": True}),
        ("over", {"over": 1}),
        ("turn", {"over": True, **FIVE, "turn": 0}),
        ("phase", {"over": True, **FIVE, "phase": "act"}),
        ("target", {"over": True, **FIVE, "target": "1/1"}),
        ("due", {"over": True, **FIVE, "due": 1}),
        ("active", {"over": True, **FIVE, "active": 1}),
        ("corals", {"over": True, "corals": [FIVE["corals"][0], broods("B+B", "B+P", "B+O", "P+P", "P+O")]}),
        ("winners", {"over": True, **FIVE, "winners": [1]}),
        ("scores", {**ACT, "scores": [1, 0]}),
        # the keys of all games
        ("hands", {"hands": []}),
        ("players", {"players": 3}),
        ("start", {"start": 2}),
        ("options", {"options": {"turn_limit": 0}}),
        ("options", {"options": {"deck": {"corals": 1}}}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_key(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(shoal.PositionError) as refusal:
        shoal.position("das-riff", position, seed=0)
    assert refusal.value.key == key
    assert str(refusal.value).startswith(f"{key}: ")


def test_every_event_has_words_in_four_languages() -> None:
    said: dict[str, set[str]] = {}
    for seed in (1, 2):
        game = shoal.new("das-riff", seed=seed)
        choose = random.Random(seed)
        while not game.over:
            game.apply(choose.choice(game.legal_actions()))
            for event in game.events():
                if len(said.setdefault(event.kind, set())) < 40:
                    said[event.kind].update(event.words(language) for language in ("en", "de", "fr", "nl"))
    assert set(said) == {kind.kind for kind in game.spec.notation.EVENTS}
    assert all(len(words) >= 4 for words in said.values())
