"""What is told of a game of Fischen 2, to whom, and in which words."""

import pytest

import shoal
from shoal.engine.events import Event
from tests.games.fischen_2.positions import at, before_trick, data, kinds, play, played, split
from tests.games.tricks.knowledge import check_words

SEA = split("R2 R3 R4 L5 L6 R6 L8 L9 R8 D8 D9 L11 L12 R10 D11 D12 L14 L15 R12 D14 D15 B26 Y26")


def told(events: list[Event], kind: str) -> list[list[int | None]]:
    """To whom of seats 0, 1, 2 and a spectator each event of that kind is told."""
    return [[seat for seat in (0, 1, 2, None) if event.seen_by(seat)] for event in events if event.kind == kind]


def test_the_weakest_is_told_before_the_winner() -> None:
    game = before_trick("B12 P22 R3 B4")
    events = play(game, "B12", "P22", "R3", "B4")
    assert kinds(events[-2:]) == ["pufferfish", "trick-won"]
    assert events[-2].data == {"seat": 2, "cards": ["P22"]}
    assert (events[-1].data["seat"], events[-1].data["hidden"]) == (1, 0)
    assert sorted(events[-1].data["cards"]) == ["B12", "B4", "R3"]


@pytest.mark.parametrize(("trick", "change"), [("B9 L2 Y9", [{"trump": "D"}]), ("B9 R2 Y9", [])])
def test_a_change_of_trump_is_told(trick: str, change: list[dict[str, str]]) -> None:
    game = before_trick(trick, trump="L")
    assert data(play(game, *split(trick)), "trump-changed") == change


def test_choices_of_trump_are_told() -> None:
    game = played("B9 choose-trump L2")
    events = play(game, "trump D")
    assert data(events, "trump-set") == [{"seat": 1, "trump": "D"}]
    assert data(events, "trump-changed") == []
    game = at("B9", "B8", "B7", boats=[split("Y10 Y11 Y12 Y13 Y14 Y15"), split("Y16"), split("Y17")], sea=SEA)
    events = play(game, "B9", "B8", "B7")
    assert data(events, "round-began") == [{"round": 4, "seat": 1, "size": 11}]
    assert data(play(game, "trump L"), "trump-chosen") == [{"seat": 1, "trump": "L"}]


def test_plus_three_is_told_when_it_is_played() -> None:
    game = before_trick("B9 plus-three B10")
    game.play("B9")
    assert kinds(list(game.play("plus-three"))) == ["played", "plus-three"]


def test_draw_one_tells_the_card_to_who_drew_it() -> None:
    game = at("B9 B10", "draw-one B11", "B12 B13", boats=[["Y7"], ["Y8"], []], sea=["R2"])
    events = play(game, "B9", "draw-one", "B12")
    assert data(events, "drew-one-card") == [
        {"seat": 0, "source": "boat", "card": "Y7"},
        {"seat": 1, "source": "boat", "card": "Y8"},
        {"seat": 2, "source": "sea", "card": "R2"},
    ]
    assert told(events, "drew-one-card") == [[0], [1], [2]]
    assert told(events, "drew-one") == [[1, 2, None], [0, 2, None], [0, 1, None]]
    game = at("B9 B10", "draw-one B11", "B12 B13", boats=[["Y7"], [], []], sea=["R2"])
    events = play(game, "B9", "draw-one", "B12")
    assert data(events, "nobody-draws") == [{"missing": 2, "sea": 1}]


def test_banking_and_swapping_keep_their_secrets() -> None:
    game = at("B9 B10 Y7", "bank-one B11 Y8", "B12 B13 Y9")
    events = play(game, "B9", "bank-one", "B12", "bank Y7", "bank B11", "bank B13")
    assert {"seat": 0, "card": "Y7"} in data(events, "banked-card")
    assert told(events, "banked-card") == [[0], [1], [2]]
    assert told(events, "banked") == [[1, 2, None], [0, 2, None], [0, 1, None]]
    game = at("B9 B10", "swap-one B11", "B12 B13")
    events = play(game, "B9", "swap-one", "B12", "take B9", "give B11")
    assert data(events, "swapped") == [{"seat": 1, "card": "B9"}]
    assert data(events, "laid-card") == [{"seat": 1, "card": "B11"}]
    assert (told(events, "laid-card"), told(events, "laid")) == ([[1]], [[0, 2, None]])
    (won,) = data(events, "trick-won")
    assert (won["hidden"], sorted(won["cards"])) == (1, ["B12", "swap-one"])


def test_every_event_has_words_in_four_languages() -> None:
    game = at("catch-one B9 B12", "swap-one B10 B13", "catch-one B11 B14")
    events = play(game, "catch-one", "swap-one", "catch-one", "catch swap-one", "take catch-one", "give B10")
    games = [shoal.new("fischen-2", players=players, seed=9) for players in (3, 4, 5)]
    games.append(at("swap-one B10 Y7", "bank-one B11 Y8", "draw-one B13 Y9", boats=[["Y10"], ["Y11"], ["Y12"]]))
    games.append(at("draw-one B10", "choose-trump B11", "P21 L2"))
    games.append(at("B9", "B10", "swap-one", boats=[["Y10"], ["Y11"], ["Y12"]], sea=["L15"]))
    check_words(events, games)


def test_words_of_a_refusal() -> None:
    game = at("D10 Y10", "D6 Y7", "B7 Y8", "B8 Y9", trump="L")
    game.play("D10")
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play("Y7")
    assert str(refusal.value) == "'Y7' breaks F2-9: you have to follow dark green"
