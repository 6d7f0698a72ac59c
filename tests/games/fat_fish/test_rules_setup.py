"""FF-1 to FF-5: the cards, and how a game begins."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import shoal
from shoal.games import find
from shoal.games.fat_fish.deck import CARDS
from tests.games.fat_fish.positions import COLOURS, COPIES, kinds

PLAYERS = range(2, 7)


def deck(**lines: Any) -> dict[str, Any]:
    return {"copies": {**{colour: list(COPIES) for colour in COLOURS}, **lines}}


@pytest.mark.rule("FF-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_ff_1_a_hundred_fish_twenty_of_each_colour(players: int) -> None:
    game = shoal.new("fat-fish", players=players, seed=1)
    pack = Counter(game.spec.notation.cards(game.position()))
    assert pack.total() == 100
    assert pack == {f"{colour}{value}": COPIES[value - 1] for colour in COLOURS for value in range(1, 7)}
    assert CARDS.texts[:7] == ("R1", "R2", "R3", "R4", "R5", "R6", "Y1")
    assert [text[0] for text in CARDS.texts[::6]] == list("RYGBP")


@pytest.mark.rule("FF-1")
def test_ff_1_another_deck_is_played_with_saved_with_and_counted_in_positions(tmp_path: Path) -> None:
    fives = deck(R=[0, 0, 0, 0, 20, 0])
    file = tmp_path / "fives.toml"
    lines = "\n".join(f"{colour} = {copies}" for colour, copies in fives["copies"].items())
    file.write_text(f"[copies]\n{lines}\n", "utf-8")
    game = shoal.new("fat-fish", players=6, seed=3, deck=str(file))
    pack = Counter(game.spec.notation.cards(game.position()))
    assert pack["R5"] == 20
    assert pack["R1"] == 0
    assert game.options["deck"] == fives
    assert shoal.load(game.save()).states.tobytes() == game.states.tobytes()
    assert shoal.position("fat-fish", game.position()).position() == game.position()
    assert len(shoal.position("fat-fish", {"options": {"deck": fives}, **cards(["R5"] * 20)}).position()["box"]) == 20
    with pytest.raises(shoal.PositionError, match="box: there are only 20 R5"):
        shoal.position("fat-fish", {"options": {"deck": fives}, **cards(["R5"] * 21)})
    with pytest.raises(shoal.PositionError, match="box: there are only 0 R1"):
        shoal.position("fat-fish", {"options": {"deck": fives}, **cards(["R1"])})
    with pytest.raises(shoal.PositionError, match="box: there are only 3 R5"):
        shoal.position("fat-fish", cards(["R5"] * 4))


def cards(box: list[str]) -> dict[str, Any]:
    return {"rows": [["Y1"], ["G1"], ["B1"]], "hands": [["P1"], ["P2"]], "box": box}


@pytest.mark.rule("FF-1")
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (deck(G=[3, 3, 4, 4, 3, 2]), r"copies\.G: \[3, 3, 4, 4, 3, 2\] are 19 cards, and every colour has 20"),
        (deck(G=[3, 3, 4, 4, 3, 4]), r"copies\.G: .* are 21 cards"),
        (deck(B=[3, 3, 4, 4, 6]), r"copies\.B: the copies of the 6 values"),
        (deck(B=20), r"copies\.B: the copies of the 6 values"),
        (deck(P=[3, 3, 4, 4, 7, -1]), r"copies\.P: a number of copies is 0 or more, not -1"),
        (deck(P=[3, 3, 4, 4, 3, "3"]), r"copies\.P: a number of copies is 0 or more, not '3'"),
        (deck(P=[True, 3, 4, 4, 5, 3]), r"copies\.P: a number of copies is 0 or more, not True"),
        (deck(O=list(COPIES)), r"copies\.O: there is no such colour"),
        ({"copies": {"R": list(COPIES)}}, r"copies\.Y: the copies of the 6 values, not None"),
        ({}, "copies: a table"),
        ({"copies": [3, 3, 4, 4, 3, 3]}, "copies: a table"),
        ({**deck(), "licences": 9}, "not licences"),
    ],
)
def test_ff_1_a_deck_that_does_not_add_up_is_refused_by_the_name_of_the_line(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(shoal.DeckError, match=words):
        shoal.new("fat-fish", deck=wrong)


@pytest.mark.rule("FF-2")
def test_ff_2_nine_licences_and_one_fiasco_card() -> None:
    moves = find("fat-fish").notation.MOVES.texts
    assert [move for move in moves if move.startswith("licence")] == [f"licence {letter}" for letter in "ABCDEFGHI"]
    assert shoal.new("fat-fish", seed=1).position()["fiasco"] is None


@pytest.mark.rule("FF-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_ff_3_twelve_cards_each_four_of_them_in_the_hand(players: int) -> None:
    position = shoal.new("fat-fish", players=players, seed=2).position()
    assert [len(hand) for hand in position["hands"]] == [4] * players
    assert [len(pile) for pile in position["piles"]] == [8] * players
    assert position["plus"] == position["minus"] == [[]] * players


@pytest.mark.rule("FF-3")
def test_ff_3_the_cards_are_shuffled() -> None:
    first = Counter(shoal.new("fat-fish", seed=seed).position()["rows"][0][0] for seed in range(600))
    assert len(first) == 30
    expected = {text: copies * 6 for text, copies in zip(CARDS.texts, CARDS.copies, strict=True)}
    assert all(abs(first[text] - number) < 4.5 * number**0.5 for text, number in expected.items())
    assert shoal.new("fat-fish", seed=1).position() != shoal.new("fat-fish", seed=2).position()


@pytest.mark.rule("FF-4")
@pytest.mark.parametrize(("players", "reserve"), [(2, 3), (3, 6), (4, 9), (5, 12), (6, 15)])
def test_ff_4_three_rows_a_reserve_and_the_rest_in_the_box(players: int, reserve: int) -> None:
    game = shoal.new("fat-fish", players=players, seed=4)
    position = game.position()
    assert [len(row) for row in position["rows"]] == [1, 1, 1]
    assert len(position["reserve"]) == reserve
    assert len(position["box"]) == 100 - 12 * players - 3 - reserve
    dealt = game.events()[0]
    assert dealt.kind == "dealt"
    assert dealt.data == {"seat": 0, "cards": [row[0] for row in position["rows"]]}


@pytest.mark.rule("FF-4")
def test_ff_4_the_start_seat_begins() -> None:
    for start in range(4):
        game = shoal.new("fat-fish", players=4, seed=1, start=start)
        assert (game.turn, game.phase, game.start) == (start, "lay", start)


@pytest.mark.rule("FF-5")
def test_ff_5_one_of_a_b_c_is_drawn_and_lies_open_with_d_to_i() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        game = shoal.new("fat-fish", players=3, seed=seed, licences=True)
        position = game.position()
        first, *others = position["licences"]
        assert others == list("DEFGHI")
        assert position["licence_owners"] == [[], [], []]
        assert kinds(game.events()) == ["dealt", "licence-drawn"]
        assert game.events()[1].data == {"licence": first}
        drawn[first] += 1
    assert set(drawn) == set("ABC")
    assert all(abs(number - 100) < 45 for number in drawn.values())


@pytest.mark.rule("FF-5")
def test_ff_5_licences_are_off_unless_asked_for() -> None:
    game = shoal.new("fat-fish", players=3, seed=1)
    assert game.options == {"licences": False, "fiasco": True, "deck": None}
    assert game.position()["licences"] == []
    assert kinds(game.events()) == ["dealt"]
    with_licences = shoal.new("fat-fish", players=3, seed=1, licences=True)
    assert with_licences.position()["hands"] == game.position()["hands"]
    assert np.array_equal(with_licences.state.rows, game.state.rows)
