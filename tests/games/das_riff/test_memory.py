"""What is remembered of the hidden cards (RF-30): layers, and resampling that is exact."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key
from tests.games.das_riff.positions import at, kinds, play, row, worms

REVEALING = {"turned-up", "brood-opened", "shuffled", "filled", "filled-hidden", "rolled"}


def resampled(game: Game, number: int, seat: int = -1) -> list[dict[str, Any]]:
    """Positions after resampling with different keys."""
    positions = []
    for seed in range(number):
        other = game.copy()
        game.spec.kernels.resample(other.states, 0, seat, key_words(new_key(seed)))
        positions.append(other.position())
    return positions


def hidden(position: dict[str, Any]) -> list[str]:
    """The face-down cards in the order of their places, then the draw pile."""
    down = [
        card
        for cards, shown in zip(position["rows"], position["open"], strict=True)
        for card, is_open in zip(cards, shown, strict=True)
        if card is not None and not is_open
    ]
    return down + list(position["draw"])


def shuffled_once(**keys: Any) -> Game:
    """A turn has ended with a shuffle: the red and green female were hidden before it, seven cards were not."""
    rows = [
        ["Om"] + ["coral"] * 7,
        ["Rf"] + ["pearl"] * 7,
        ["shark"] * 8,
        ["coral"] * 3 + ["Pm", "Pf", "Bf", "Bm", "Of"],
    ]
    shown = [[True] * 8, [False] + [True] * 7, [True] * 8, [True] * 8]
    discard = ["water"] * 6 + ["Gf"]
    game = at(rows=rows, open=shown, draw=["Gf", "Ym"], discard=discard, **keys)
    assert kinds(game.play("end")) == ["turn-ended", "shuffled", "rolled", "got-worm", "got-worm"]
    return game


@pytest.mark.rule("RF-30")
def test_rf_30_a_card_that_lay_face_down_is_none_of_those_shuffled_in_later() -> None:
    game = shuffled_once()
    assert game.position()["memory"] == {
        "laid": [[0] + [None] * 7, [None] * 8],
        "shuffled": [["Gf"] + ["water"] * 6],
    }
    seen = Counter(position["rows"][1][0] for position in resampled(game, 600))
    assert set(seen) == {"Rf", "Gf", "Ym"}
    assert all(abs(number - 200) < 60 for number in seen.values())


@pytest.mark.rule("RF-30")
def test_rf_30_both_players_and_a_spectator_know_the_same() -> None:
    game = shuffled_once()
    for seat in (0, 1, -1):
        assert resampled(game, 5, seat) == resampled(game, 5)
    assert game.view(0)["seen"] == game.view(1)["seen"] == game.view(None)["seen"]


@pytest.mark.rule("RF-30")
def test_rf_30_all_arrangements_that_fit_are_equally_likely() -> None:
    """Two layers: the first place holds one of three cards, the second one of those or of two others."""
    game = at(
        rows=[[], ["Rf", "Gf"], [], []],
        draw=["Bf", "Yf", "pearl"],
        memory={"laid": [[0, 1], []], "shuffled": [["Yf", "pearl"]]},
    )
    fitting = [order for order in permutations(["Rf", "Gf", "Bf", "Yf", "pearl"]) if order[0] in ("Rf", "Gf", "Bf")]
    assert len(fitting) == 72
    number = 72 * 40
    seen = Counter(tuple(hidden(position)) for position in resampled(game, number))
    assert set(seen) == set(fitting)
    chi_square = sum((seen[order] - 40) ** 2 / 40 for order in fitting)
    assert chi_square < 112  # of 71 degrees of freedom, one in a thousand is larger


@pytest.mark.rule("RF-30")
def test_rf_30_three_layers_and_equal_cards() -> None:
    """Two waters among the oldest cards, one came later: weights follow from counting the cards one by one."""
    memory = {"laid": [[0], [1, 2]], "shuffled": [["pearl"], ["water", "shark"]]}
    game = at(
        rows=[[], ["water"], ["pearl", "shark"], []],
        draw=["water", "water", "Rf"],
        memory=memory,
    )
    layers = {"w1": 0, "w2": 0, "Rf": 0, "pearl": 1, "w3": 2, "shark": 2}
    expected = Counter[tuple[str, ...]]()
    for order in permutations(layers):
        if layers[order[0]] == 0 and layers[order[1]] <= 1:
            expected[tuple("water" if card in ("w1", "w2", "w3") else card for card in order[:3])] += 1
    number = 4000
    seen = Counter(tuple(hidden(position)[:3]) for position in resampled(game, number))
    assert set(seen) == set(expected)
    for order, ways in expected.items():
        share = ways / expected.total()
        assert abs(seen[order] - number * share) < 5 * (number * share * (1 - share)) ** 0.5


@pytest.mark.rule("RF-30")
def test_rf_30_what_is_turned_up_is_no_longer_hidden() -> None:
    game = shuffled_once(worms=worms("", "R"))
    if game.phase == "pick":
        game.play("no worm")
    play(game, "turn 2/1")
    if game.phase == "pay":
        game.play(game.moves()[0])
    assert game.position()["memory"]["laid"] == [[None] * 8, [None] * 8]
    assert Counter(game.view(0)["seen"]["hidden"]) == Counter(["Gf", "Gf", "Ym"] + ["water"] * 6)


@pytest.mark.rule("RF-30")
def test_rf_30_of_equal_cards_the_one_that_turns_up_is_the_one_seen_last() -> None:
    keys: dict[str, Any] = {"rows": [[], ["Rf", "Gf"], [], []], "worms": worms("RR"), "boats": [2, 1]}
    game = at(**keys, draw=["Gf", "Ym"], memory={"laid": [[0, 1], []], "shuffled": [["Gf"]]})
    game.play("turn 2/2")  # it is of layer 1, so it may be the green female that came then
    assert game.position()["memory"] == {"laid": [[0, *[None] * 7], [None] * 8], "shuffled": [[]]}
    assert {position["rows"][1][0] for position in resampled(game, 60)} == {"Rf", "Gf", "Ym"}
    game = at(**keys, draw=["Gf", "Ym"], memory={"laid": [[0, 0], []], "shuffled": [["Gf"]]})
    game.play("turn 2/2")  # it is of layer 0, so it is not
    assert game.position()["memory"]["shuffled"] == [["Gf"]]
    assert {position["rows"][1][0] for position in resampled(game, 60)} == {"Rf", "Ym"}


@pytest.mark.rule("RF-30")
def test_rf_30_layers_without_face_down_cards_are_dropped() -> None:
    rows = [["Om"] + ["coral"] * 7, ["pearl"] * 8, ["shark"] * 8, ["coral"] * 3 + ["Pm", "Pf", "Bf", "Bm", "Of"]]
    game = at(rows=rows, open=[[True] * 8] * 4, draw=["Gf", "Ym"], discard=["water"] * 7)
    game.play("end")
    assert "memory" not in game.position()
    assert len(set(map(tuple, (position["draw"] for position in resampled(game, 200))))) > 50


def test_layers_stay_few_and_memory_true_however_long_a_game_is() -> None:
    """Played at random; the position is read back, which checks that the hidden cards fit the memory."""
    game = shoal.new("das-riff", seed=5)
    choose = random.Random(5)
    most = 0
    while not game.over:
        game.apply(choose.choice(game.legal_actions()))
        most = max(most, int(game.state.newest))
        if len(game.history) % 25 == 0:
            position = game.position()
            assert shoal.position("das-riff", position).position() == position
            assert Counter(game.view(None)["seen"]["hidden"]) == Counter(hidden(position))
    assert 1 < most <= 16


def test_a_move_without_a_revealing_event_reveals_nothing() -> None:
    """So that a table can know which moves may be taken back."""
    game = shoal.new("das-riff", seed=8)
    choose = random.Random(8)
    quiet = 0
    for _ in range(400):
        before = game.copy()
        game.apply(choose.choice(game.legal_actions()))
        if not REVEALING & set(kinds(game.events())):
            quiet += 1
            assert hidden(before.position()) == hidden(game.position())
            assert before.position()["brood_pile"] == game.position()["brood_pile"]
            assert before.state.rng_used == game.state.rng_used
            assert before.state.rng_counter == game.state.rng_counter
    assert 100 < quiet < 400


@pytest.mark.parametrize(
    "memory",
    [
        [],
        {"laid": [[0], []]},
        {"laid": [[0], []], "shuffled": [], "more": 1},
        {"laid": [[], []], "shuffled": []},
        {"laid": [[0, 0], []], "shuffled": []},
        {"laid": [[1], []], "shuffled": []},
        {"laid": [[0]], "shuffled": []},
        {"laid": 0, "shuffled": []},
        {"laid": [[0], []], "shuffled": [["coral"]]},
        {"laid": [[0], []], "shuffled": [["Rf"]]},
        {"laid": [[0], []], "shuffled": [[]] * 17},
        {"laid": [["0"], []], "shuffled": [[]]},
    ],
)
def test_a_memory_that_cannot_be_is_refused(memory: object) -> None:
    with pytest.raises(shoal.PositionError) as refusal:
        at(rows=[[], ["Rf"], [], []], draw=["Gf"], memory=memory)
    assert refusal.value.key == "memory"


def test_a_position_without_memory_remembers_nothing() -> None:
    game = at(rows=[[], ["Rf"], [], []], draw=["Gf", "water"])
    assert "memory" not in game.position()
    assert game.view(0)["seen"]["laid"] == [[0, *[None] * 7], row()]
    assert {position["rows"][1][0] for position in resampled(game, 60)} == {"Rf", "Gf", "water"}
