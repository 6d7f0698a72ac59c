"""FF-31: what everybody knows, and what a fiasco has shown."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import shoal
from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key
from tests.games.fat_fish.positions import at, one, play

ROWS = [["Y3"], ["R2"], ["B1"]]
HANDS = [["R5", "Y6", "G1", "B4"], ["R1", "B5", "P6"], ["P5", "P4"]]
SECRETS: dict[str, Any] = {
    "players": 3,
    "rows": ROWS,
    "hands": HANDS,
    "piles": [["G2", "G3"], ["G4", "R3"], []],
    "reserve": ["Y1", "Y2"],
    "box": ["G6", "R4", "R6"],
    "plus": [["P1"], [], ["P2"]],
    "minus": [["B6", "B6"], [], ["B2"]],
    "fiasco": 2,
}
HIDDEN = ["G2", "G3", "G4", "R3", "Y1", "Y2", "G6", "R4", "R6"]


def redrawn(game: Game, seat: int | None, seed: int) -> dict[str, Any]:
    """The position as `seat` might imagine it."""
    copy = game.copy()
    game.spec.kernels.resample(copy.states, 0, -1 if seat is None else seat, key_words(new_key(seed)))
    return copy.position()


def in_deck_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("RYGBP".index(card[0]), card[1]))


@pytest.mark.rule("FF-31")
def test_ff_31_what_lies_open_and_what_is_only_counted() -> None:
    view = shoal.position("fat-fish", SECRETS).view(0)
    assert view["rows"] == ROWS
    assert view["plus"] == SECRETS["plus"]
    assert view["plus_points"] == [1, 0, 2]
    assert view["fiasco"] == 2
    assert view["minus"] == [2, 0, 1]
    assert view["hand"] == HANDS[0]
    assert view["hands"] == [4, 3, 2]
    assert view["piles"] == [2, 2, 0]
    assert (view["reserve"], view["box"]) == (2, 3)
    assert view["seen"]["minus"] == SECRETS["minus"]
    assert view["seen"]["hands"] == [[], [], []]
    assert view["seen"]["unseen"] == in_deck_order(HIDDEN + HANDS[1] + HANDS[2])
    assert set(view) & {"memory", "deck"} == set()


@pytest.mark.rule("FF-31")
def test_ff_31_a_spectator_sees_no_hand() -> None:
    view = shoal.position("fat-fish", SECRETS).view(None)
    assert view["hand"] == []
    assert view["seen"]["unseen"] == in_deck_order(HIDDEN + HANDS[0] + HANDS[1] + HANDS[2])


@pytest.mark.rule("FF-31")
def test_ff_31_licences_are_open() -> None:
    options = {"licences": True}
    owners = [["A"], ["D", "I"], []]
    game = shoal.position("fat-fish", {**SECRETS, "options": options, "licence_owners": owners})
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["licences"] == ["E", "F", "G", "H"]
        assert view["licence_owners"] == owners


@pytest.mark.rule("FF-31")
def test_ff_31_hands_piles_reserve_and_box_are_hidden_the_own_pile_too() -> None:
    game = shoal.position("fat-fish", SECRETS)
    seen: dict[str, set[str]] = {"hand": set(), "own pile": set(), "other pile": set(), "reserve": set(), "box": set()}
    for seed in range(300):
        imagined = redrawn(game, 0, seed)
        assert imagined["hands"][0] == HANDS[0]
        assert {key: imagined[key] for key in ("rows", "plus", "minus", "fiasco", "scores", "turn")} == {
            key: game.position()[key] for key in ("rows", "plus", "minus", "fiasco", "scores", "turn")
        }
        seen["hand"] |= set(imagined["hands"][1])
        seen["own pile"] |= set(imagined["piles"][0])
        seen["other pile"] |= set(imagined["piles"][1])
        seen["reserve"] |= set(imagined["reserve"])
        seen["box"] |= set(imagined["box"])
    everything = set(HIDDEN + HANDS[1] + HANDS[2])
    assert all(cards == everything for cards in seen.values())


@pytest.mark.rule("FF-31")
def test_ff_31_all_unseen_cards_are_equally_likely_everywhere() -> None:
    game = shoal.position("fat-fish", SECRETS)
    drawn: dict[str, Counter[str]] = {"hand": Counter(), "pile": Counter(), "reserve": Counter(), "box": Counter()}
    for seed in range(1400):
        imagined = redrawn(game, 0, seed)
        drawn["hand"].update(imagined["hands"][2])
        drawn["pile"].update(imagined["piles"][0])
        drawn["reserve"].update(imagined["reserve"])
        drawn["box"].update(imagined["box"])
    for cards in drawn.values():
        expected = cards.total() / 14
        assert all(abs(number - expected) < 4.5 * expected**0.5 for number in cards.values())


@pytest.mark.rule("FF-31")
def test_ff_31_what_is_drawn_is_told_to_its_player_alone() -> None:
    game = at(rows=[["R3"], ["Y1"], ["B1"]], hands=[["R1", "R2"], ["G6"]], piles=[["P1", "P2"], []], reserve=["G1"])
    events = play(game, "R1>1", "end")
    assert one(events, "drew").data == {"seat": 0, "cards": ["P1", "P2"]}
    assert one(events, "drew-unseen").data == {"seat": 0, "number": 2}
    assert [one(events, "drew").seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert [one(events, "drew-unseen").seen_by(seat) for seat in (0, 1, None)] == [False, True, True]


# Cards taken back after a fiasco


def after_a_fiasco() -> Game:
    """Seat 0 has laid Y6 and then, wrongly, B4."""
    game = shoal.position("fat-fish", SECRETS)
    play(game, "Y6>1", "B4>1")
    return game


@pytest.mark.rule("FF-31")
def test_ff_31_cards_taken_back_are_known_to_be_in_the_hand() -> None:
    game = after_a_fiasco()
    assert game.position()["memory"] == {"hands": [["Y6", "B4"], [], []]}
    for seat in (1, 2, None):
        view = game.view(seat)
        assert view["seen"]["hands"] == [["Y6", "B4"], [], []]
        assert "Y6" not in view["seen"]["unseen"]
        others: Counter[str] = Counter()
        for seed in range(120):
            hand = redrawn(game, seat, seed)["hands"][0]
            assert {"Y6", "B4"} <= set(hand)
            assert len(hand) == 4
            assert hand == in_deck_order(hand)
            others.update(set(hand) - {"Y6", "B4"})
        assert len(others) > 5


@pytest.mark.rule("FF-31")
def test_ff_31_they_are_remembered_until_they_are_laid() -> None:
    game = after_a_fiasco()
    play(game, "B4>3", "end")
    assert game.position()["memory"] == {"hands": [["Y6"], [], []]}
    play(game, "P6>1", "end", "P4>1", "end")
    assert game.position()["memory"] == {"hands": [["Y6"], [], []]}
    play(game, "Y6>2")  # no row ends in yellow any more
    assert "memory" not in game.position()
    assert game.view(1)["seen"]["hands"] == [[], [], []]


@pytest.mark.rule("FF-31")
def test_ff_31_of_two_equal_cards_one_is_known() -> None:
    game = at(rows=ROWS, hands=[["B4", "B4", "G1"], ["R1"]])
    game.play("B4>1")
    assert game.position()["memory"] == {"hands": [["B4"], []]}
    game.play("B4>2")
    assert game.position()["memory"] == {"hands": [["B4"], []]}
    play(game, "B4>3", "B4>1")
    assert game.position()["memory"] == {"hands": [["B4", "B4"], []]}
    play(game, "B4>3", "end")
    assert game.position()["memory"] == {"hands": [["B4"], []]}


@pytest.mark.rule("FF-31")
def test_ff_31_a_card_that_was_not_shown_may_be_laid_without_forgetting() -> None:
    game = after_a_fiasco()
    play(game, "G1>1", "end")
    assert game.position()["memory"] == {"hands": [["Y6", "B4"], [], []]}


@pytest.mark.rule("FF-31")
def test_ff_31_what_is_imagined_owes_nothing_to_what_is_hidden_after_a_fiasco_either() -> None:
    game = after_a_fiasco()
    for seat in (-1, 0, 1, 2):
        for seed in range(10):
            scrambled, fresh = game.copy(), game.copy()
            game.spec.kernels.resample(scrambled.states, 0, seat, key_words(new_key(1000 + seed)))
            for copy in (scrambled, fresh):
                game.spec.kernels.resample(copy.states, 0, seat, key_words(new_key(seed)))
            assert np.array_equal(scrambled.states, fresh.states)
            assert fresh.view(None if seat < 0 else seat) == game.view(None if seat < 0 else seat)


@pytest.mark.rule("FF-31")
def test_ff_31_memory_survives_a_position_and_may_be_left_out() -> None:
    position = after_a_fiasco().position()
    assert shoal.position("fat-fish", position).position() == position
    del position["memory"]
    assert shoal.position("fat-fish", position).view(1)["seen"]["hands"] == [[], [], []]
