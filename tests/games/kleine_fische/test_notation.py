"""The text form of Kleine Fische: moves, positions, and what a position may not be."""

import json
from typing import Any

import pytest

import shoal
from tests.games.kleine_fische.positions import at, refused

POSITION: dict[str, Any] = {
    "game": "kleine-fische",
    "players": 3,
    "options": {"target": 60, "starter": "rotate"},
    "start": 1,
    "turn": 2,
    "phase": "fish",
    "scores": [12, 22, 0],
    "over": False,
    "winners": [],
    "session": 2,
    "totals": [12, 15, 0],
    "series": ["J1", "A2"],
    "deck": ["X", "B1", "A3", "X"],
    "discard": ["C1", "C2", "X"],
    "collections": [[], ["A1", "A1", "D3", "D4", "E2"], []],
}

OVER: dict[str, Any] = {"over": True, "session": 3, "totals": [70, 60], "collections": [["A4", "B3"], ["C1"]]}


# Moves


def test_all_moves_in_the_order_of_their_numbers() -> None:
    game = shoal.new("kleine-fische", seed=1)
    texts = [game.action_text(action) for action in range(15)]
    raids = [f"raid {victim} {number}" for victim in range(4) for number in (1, 2, 3)]
    assert texts == ["flip", "stop", *raids, "decline"]
    assert list(game.spec.sequence()) == texts


def test_moves_are_listed_in_that_order() -> None:
    game = at(players=4, turn=2, phase="raid", deck=["J1"], collections=[["A1", "A2", "B1"], ["C1"], ["D1"], ["E1"]])
    assert game.moves() == ("raid 0 1", "raid 0 2", "raid 0 3", "raid 1 1", "raid 3 1", "decline")
    assert game.legal_actions() == [2, 3, 4, 5, 11, 14]
    assert at(deck=["A1"]).legal_actions() == [0]
    assert at(series=["B1"], deck=["A1"]).legal_actions() == [0, 1]


@pytest.mark.parametrize("text", ["raid 1 2", "RAID 1 2", " raid  1   2 ", "Raid12", "raid\t1 2\n"])
def test_reading_a_move_forgives_case_and_spaces(text: str) -> None:
    game = at(phase="raid", deck=["J1"], collections=[[], ["A1", "A2"]])
    assert game.action_text(game.read_move(text)) == "raid 1 2"
    assert game.play(text)[0].kind == "rolled"
    assert game.action_text(game.history[0]) == "raid 1 2"


@pytest.mark.parametrize(
    "text", ["", "fish", "raid", "raid 1", "raid 4 1", "raid 1 4", "flip flip", "A1", "0", "raid -1 1"]
)
def test_what_is_no_move_is_refused_with_what_can_be_played(text: str) -> None:
    game = at(series=["A1"], deck=["B1"])
    refused(game, text, None, "that is not a move here; you can play flip, stop")


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(shoal.IllegalMove, match="'0': that is not a move here"):
        shoal.new("kleine-fische", seed=1).play(0)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 15, 1000])
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    game = shoal.new("kleine-fische", seed=1)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.apply(action)
    assert refusal.value.rule is None
    assert refusal.value.move == str(action)


def test_an_illegal_number_is_refused_with_its_text() -> None:
    game = shoal.new("kleine-fische", seed=1)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.apply(1)
    assert (refusal.value.rule, refusal.value.move) == ("KF-5", "stop")


def test_the_refusal_speaks_four_languages_and_names_the_players() -> None:
    game = at(phase="raid", deck=["J1"], collections=[[], ["A1"]])
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play("raid 1 2")
    words = {language: refusal.value.words(language, ("Ada", "Bo")) for language in ("en", "de", "fr", "nl")}
    assert words == {
        "en": "Bo has only one card",
        "de": "Bo hat nur eine Karte",
        "fr": "Bo n’a qu’une carte",
        "nl": "Bo heeft maar één kaart",
    }


# Positions


def test_a_position_has_these_keys_and_comes_back_as_it_was_given() -> None:
    position = at(**POSITION).position()
    assert position == POSITION
    assert list(position) == list(POSITION)


def test_a_position_is_json() -> None:
    for game in (at(**POSITION), at(**OVER), shoal.new("kleine-fische", players=4, seed=2)):
        position = game.position()
        text = json.dumps(position)
        assert json.loads(text) == position
        assert shoal.position("kleine-fische", json.loads(text)).position() == position


def test_a_position_holds_every_state_of_a_game() -> None:
    game = shoal.new("kleine-fische", players=4, seed=9, start=3, starter="same", target=50)
    phases = set()
    for move in range(200):
        phases.add(game.phase)
        position = game.position()
        assert shoal.position("kleine-fische", position).position() == position
        game.play(game.moves()[move % len(game.moves())])
    assert phases == {"fish", "raid"}


def test_after_a_position_chance_comes_from_the_seed() -> None:
    keys: dict[str, Any] = {"phase": "raid", "collections": [["A1"], ["B1", "B2", "B3"]]}
    plays = [[(event.kind, event.data) for event in at(seed, **keys).play("raid 1 2")] for seed in range(12)]
    again = [[(event.kind, event.data) for event in at(seed, **keys).play("raid 1 2")] for seed in range(12)]
    assert plays == again
    assert any(play != plays[0] for play in plays)


def test_the_deck_is_written_with_the_top_card_first() -> None:
    game = shoal.new("kleine-fische", seed=4)
    top = game.position()["deck"][0]
    assert game.play("flip")[0].data["card"] == top


def test_collections_are_sorted_in_deck_order_and_the_series_is_not() -> None:
    game = at(series=["J1", "C2", "A4"], deck=["B1"], collections=[["J4", "A2", "B1", "A1"], []])
    position = game.position()
    assert position["series"] == ["J1", "C2", "A4"]
    assert position["collections"] == [["A1", "A2", "B1", "J4"], []]


def test_the_discard_may_be_given_in_any_order() -> None:
    one_order, another = (at(deck=["B1"], discard=cards) for cards in (["X", "A1", "C2"], ["C2", "X", "A1"]))
    assert one_order.position() == another.position()
    assert sorted(one_order.position()["discard"]) == ["A1", "C2", "X"]


def test_reading_cards_forgives_case_and_spaces() -> None:
    game = at(series=["a1", " B2"], deck=["x", "c 3"])
    assert game.position()["series"] == ["A1", "B2"]
    assert game.position()["deck"] == ["X", "C3"]


def test_a_position_that_is_over() -> None:
    game = at(**OVER)
    position = game.position()
    assert (position["turn"], position["phase"], position["over"], position["winners"]) == (None, None, True, [0])
    assert position["scores"] == [77, 61]
    assert game.moves() == ()
    assert shoal.position("kleine-fische", position).position() == position


def test_keys_left_out_have_the_value_of_a_fresh_game_or_are_empty() -> None:
    assert at(deck=["A1"]).position() == {
        "game": "kleine-fische",
        "players": 2,
        "options": {"target": 77, "starter": "lowest"},
        "start": 0,
        "turn": 0,
        "phase": "fish",
        "scores": [0, 0],
        "over": False,
        "winners": [],
        "session": 1,
        "totals": [0, 0],
        "series": [],
        "deck": ["A1"],
        "discard": [],
        "collections": [[], []],
    }


def test_the_turn_left_out_is_the_start_seats() -> None:
    assert at(players=3, start=2, deck=["A1"]).turn == 2


def test_an_option_left_out_has_its_default() -> None:
    assert at(options={"target": 50}, deck=["A1"]).options == {"target": 50, "starter": "lowest"}


def test_scores_and_winners_that_fit_are_taken() -> None:
    assert at(deck=["A1"], collections=[["B3"], []], scores=[3, 0], winners=[]).scores == (3, 0)
    assert at(**OVER, scores=[77, 61], winners=[0]).winners == (0,)


# What cannot be

FISH = [f"{species}{value}" for species in "ABCDEFGHIJ" for value in (1, 1, 2, 2, 3, 4)]


@pytest.mark.parametrize(
    ("key", "position"),
    [
        # cards
        ("discard", {"deck": FISH, "discard": ["A1"]}),  # a 61st fish
        ("collections", {"deck": FISH, "collections": [[], ["J4"]]}),
        ("deck", {"deck": ["A3", "A3"]}),
        ("deck", {"series": ["A4"], "deck": ["A4", "B1"]}),
        ("collections", {"deck": ["A1", "A1"], "collections": [["A1"], []]}),
        ("collections", {"deck": ["B1"], "collections": [["A3"], ["A3"]]}),
        ("deck", {"deck": ["X"] * 7}),
        ("discard", {"deck": ["X"] * 3, "discard": ["X"] * 4}),
        ("deck", {"deck": ["A5"]}),
        ("deck", {"deck": ["K1"]}),
        ("series", {"series": ["A0"], "deck": ["A1"]}),
        ("discard", {"deck": ["A1"], "discard": [""]}),
        ("deck", {"deck": [1]}),
        ("collections", {"deck": ["A1"], "collections": [[None], []]}),
        ("collections", {"deck": ["A1"], "collections": [["X"], []]}),
        ("series", {"series": ["A1", "X"], "deck": ["B1"]}),
        ("series", {"series": ["A1", "B1", "A2"], "deck": ["B2"]}),
        ("series", {"series": ["A1", "A1"], "deck": ["B2"]}),
        # whose turn, and what to do
        ("deck", {}),
        ("deck", {"collections": [["A1"], ["B1"]]}),
        ("deck", {"series": ["A1"], "phase": "fish"}),
        ("phase", {"phase": "raid", "deck": ["A1"]}),
        ("phase", {"phase": "raid", "deck": ["A1"], "collections": [["B1"], []]}),
        ("phase", {"phase": "raid", "deck": ["A1"], "turn": 1, "collections": [[], ["B1"]]}),
        ("series", {"phase": "raid", "deck": ["A1"], "series": ["C1"], "collections": [[], ["B1"]]}),
        ("phase", {"phase": "flip", "deck": ["A1"]}),
        ("phase", {"phase": None, "deck": ["A1"]}),
        ("phase", {"phase": 0, "deck": ["A1"]}),
        ("turn", {"turn": None, "deck": ["A1"]}),
        ("turn", {"turn": 2, "deck": ["A1"]}),
        ("turn", {"turn": -1, "deck": ["A1"]}),
        ("turn", {"turn": "0", "deck": ["A1"]}),
        ("turn", {"turn": True, "deck": ["A1"]}),
        # sessions and points
        ("session", {"session": 0, "deck": ["A1"]}),
        ("session", {"session": "1", "deck": ["A1"]}),
        ("session", {"session": 1.5, "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": [77, 0], "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": [30, 0], "options": {"target": 30}, "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": [-1, 0], "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": [1], "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": [1, 2, 3], "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": 5, "deck": ["A1"]}),
        ("totals", {"session": 4, "totals": ["1", 2], "deck": ["A1"]}),
        ("scores", {"deck": ["A1"], "scores": [1, 0]}),
        ("scores", {"deck": ["A1"], "scores": [0]}),
        ("scores", {"deck": ["A1"], "scores": None}),
        ("scores", {"deck": ["A1"], "scores": 0}),
        ("scores", {**OVER, "scores": [70, 60]}),
        # the end
        ("winners", {"deck": ["A1"], "winners": [0]}),
        ("winners", {**OVER, "winners": []}),
        ("winners", {**OVER, "winners": [0, 1]}),
        ("winners", {**OVER, "winners": None}),
        ("over", {"over": True, "session": 3, "totals": [70, 60], "collections": [["A4"], []]}),
        ("over", {"over": True}),
        ("over", {**OVER, "deck": ["D1"]}),
        ("over", {**OVER, "series": ["D1"]}),
        ("over", {"over": 1, "deck": ["A1"]}),
        ("over", {"over": None, "deck": ["A1"]}),
        ("turn", {**OVER, "turn": 0}),
        ("phase", {**OVER, "phase": "fish"}),
        # shapes
        ("deck", {"deck": "A1"}),
        ("deck", {"deck": 66}),
        ("series", {"series": None, "deck": ["A1"]}),
        ("collections", {"collections": [[]], "deck": ["A1"]}),
        ("collections", {"players": 3, "collections": [[], []], "deck": ["A1"]}),
        ("collections", {"collections": {"0": []}, "deck": ["A1"]}),
        ("collections", {"collections": [["A1"], 3], "deck": ["A1"]}),
        # the keys of all games
        ("hands", {"hands": [[], []], "deck": ["A1"]}),
        ("Deck", {"Deck": ["A1"]}),
        ("game", {"game": "fischen", "deck": ["A1"]}),
        ("game", {"game": None, "deck": ["A1"]}),
        ("players", {"players": 5, "deck": ["A1"]}),
        ("players", {"players": 1, "deck": ["A1"]}),
        ("players", {"players": "2", "deck": ["A1"]}),
        ("players", {"players": None, "deck": ["A1"]}),
        ("start", {"start": 2, "deck": ["A1"]}),
        ("start", {"start": -1, "deck": ["A1"]}),
        ("start", {"start": None, "deck": ["A1"]}),
        ("start", {"start": "random", "deck": ["A1"]}),
        ("options", {"options": {"target": 0}, "deck": ["A1"]}),
        ("options", {"options": {"starter": "oldest"}, "deck": ["A1"]}),
        ("options", {"options": {"deck": None}, "deck": ["A1"]}),
        ("options", {"options": ["target"], "deck": ["A1"]}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_key(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(shoal.PositionError) as refusal:
        shoal.position("kleine-fische", position, seed=0)
    assert refusal.value.key == key
    assert str(refusal.value).startswith(f"{key}: ")
    assert isinstance(refusal.value, ValueError)


def test_a_position_is_an_object() -> None:
    with pytest.raises(shoal.PositionError, match="a JSON object"):
        shoal.position("kleine-fische", ["A1"])  # type: ignore[arg-type]


def test_a_seed_that_is_none_is_not_the_positions_fault() -> None:
    with pytest.raises(shoal.OptionError, match="seed"):
        shoal.position("kleine-fische", {"deck": ["A1"]}, seed="7")  # type: ignore[arg-type]


def test_cards_may_be_missing() -> None:
    assert at(phase="raid", collections=[[], ["A1"]]).position()["discard"] == []


def test_whole_deck_and_no_card_too_many() -> None:
    assert len(at(deck=FISH + ["X"] * 6).position()["deck"]) == 66


@pytest.mark.parametrize("name", ["kleine-fische", "Kleine Fische", "kleine_fische"])
def test_the_name_of_the_game(name: str) -> None:
    assert "kleine-fische" in shoal.games()
    assert shoal.new(name, seed=1).position()["game"] == "kleine-fische"


def test_every_event_has_words_in_four_languages() -> None:
    game = shoal.new("kleine-fische", players=4, seed=9, target=40)
    said: dict[str, set[str]] = {}
    for move in range(1000):
        if game.over:
            break
        for event in game.play(game.moves()[move % len(game.moves())]):
            said.setdefault(event.kind, set()).update(event.words(language) for language in ("en", "de", "fr", "nl"))
    assert set(said) == {kind.kind for kind in game.spec.notation.EVENTS}
    assert all(len(words) >= 4 for words in said.values())
