"""What is told of a game of Fischen, to whom, and in which words."""

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.fischen.positions import at, before_trick, data, kinds, play, played, split
from tests.games.tricks.knowledge import check_words

SEA = [f"{colour}{value}" for value in (11, 12, 13, 14, 15, 16, 17, 18) for colour in "BYPR"]


def heard(events: list[Event], seat: int | None) -> list[str]:
    """The kinds of the events that `seat` is told."""
    return kinds([event for event in events if event.seen_by(seat)])


def test_a_new_game_tells_the_round_and_everybody_the_own_hand() -> None:
    game = shoal.new("fischen", players=4, seed=1, start=2)
    events = list(game.events())
    assert data(events, "round-began") == [{"round": 1, "seat": 2, "size": 9}]
    assert "drew" not in kinds(events)  # the first hand is dealt
    for seat in range(4):
        (hand,) = [event for event in events if event.kind == "hand" and event.seen_by(seat)]
        assert hand.data["seat"] == seat
        assert sorted(hand.data["cards"]) == sorted(game.position()["hands"][seat])
    assert "hand" not in heard(events, None)


def test_a_trick_is_played_and_won() -> None:
    game = before_trick("B5 B9 Y6")
    events = play(game, "B5", "B9", "Y6")
    assert kinds(events) == ["played", "played", "played", "trick-won"]
    assert data(events, "played") == [{"seat": s, "card": c} for s, c in enumerate(("B5", "B9", "Y6"))]
    assert events[-1].data["seat"] == 1
    assert sorted(events[-1].data["cards"]) == ["B5", "B9", "Y6"]
    assert all(event.seen_by(seat) for event in events for seat in (0, 1, 2, None))


def test_effects_are_told_in_their_order_before_the_winner_takes_the_rest() -> None:
    game = played("minus-three catch-all B0 Y0")
    events = list(game.events())
    assert data(events, "took")[0]["card"] == "catch-all"
    assert sorted(data(events, "took")[0]["cards"]) == ["B0", "Y0", "minus-three"]
    assert data(events, "minus-three") == [{"seat": 1}]
    assert "trick-won" not in kinds(events)
    events = play(game, "catch catch-all")
    assert data(events, "took") == [{"seat": 2, "card": "B0", "cards": ["catch-all"]}]
    assert data(events, "took-nothing") == [{"seat": 3, "card": "Y0"}]
    assert events[-1].kind == "trick-won"
    assert events[-1].data["cards"] == []


def test_passing_is_told_without_the_card_to_those_who_may_not_know_it() -> None:
    game = at("B5 B6 T9", "pass-left Y4 Y5", "B7 P4 P5")
    play(game, "B5", "pass-left", "B7")
    events = play(game, "pass B6")
    assert (heard(events, 0), heard(events, 1), heard(events, None)) == (
        ["chose-pass-card"],
        ["chose-pass"],
        ["chose-pass"],
    )
    assert data(events, "chose-pass-card") == [{"seat": 0, "card": "B6"}]
    play(game, "pass Y4")
    events = play(game, "pass P4")
    assert {"seat": 0, "other": 1, "card": "B6"} in data(events, "passed-card")
    for event in (event for event in events if event.kind == "passed-card"):
        giver, receiver = event.data["seat"], event.data["other"]
        assert [seat for seat in (0, 1, 2, None) if event.seen_by(seat)] == sorted((giver, receiver))
    secret = [event for event in events if event.kind == "passed"]
    for event in secret:
        assert not event.seen_by(event.data["seat"])
        assert not event.seen_by(event.data["other"])
        assert event.seen_by(None)
    assert len(secret) == 3


def test_announcements_for_the_next_trick() -> None:
    game = played("lead-next lowest-wins call-colour B5")
    events = list(game.events()) + play(game, "call T")
    said = [event for event in events if event.kind in ("leads-next", "lowest-next", "called", "trick-won")]
    assert kinds(said) == ["leads-next", "lowest-next", "called", "trick-won"]
    assert [event.data["seat"] for event in said] == [0, 1, 2, 3]
    assert said[2].data["colour"] == "T"


def last_trick(sea: list[str], number: int = 3) -> tuple[Game, list[Event]]:
    game = at("B9", "B5", "B6", round=number, boats=[["R4", "R5"], ["R6"], []], sea=sea, scores=[1, 2, 30])
    return game, play(game, "B9", "B5", "B6")


def test_the_end_of_a_round_and_the_beginning_of_the_next() -> None:
    game, events = last_trick(SEA)
    assert data(events, "round-scored") == [
        {"seat": 0, "points": 3, "total": 4},
        {"seat": 1, "points": 0, "total": 2},
        {"seat": 2, "points": 0, "total": 30},
    ]
    assert data(events, "round-began") == [{"round": 4, "seat": 1, "size": 11}]
    drew = {event["seat"]: (event["boat"], event["sea"]) for event in data(events, "drew")}
    assert drew == {0: (5, 6), 1: (1, 10), 2: (0, 11)}
    for seat in range(3):
        (hand,) = [event for event in events if event.kind == "hand" and event.seen_by(seat)]
        assert sorted(hand.data["cards"]) == sorted(game.position()["hands"][seat])


def test_overfishing_and_the_end() -> None:
    _, events = last_trick(SEA[:26])
    assert data(events, "overfished") == [{"missing": 27, "sea": 26}]
    assert events[-1].kind == "game-over"
    _, events = last_trick(SEA, 8)
    assert "overfished" not in kinds(events)
    assert events[-1].kind == "game-over"


def test_every_event_has_words_in_four_languages() -> None:
    events = play(before_trick("catch-all B0 R0"), "catch-all", "B0", "R0", "catch catch-all")
    games = [shoal.new("fischen", players=players, seed=9) for players in (3, 4)]
    games.append(at("B5 B6 T9", "pass-left Y4 Y5", "B7 P4 P5"))
    games.append(at("lead-next B6 T9", "lowest-wins Y4 Y5", "call-colour P4 P5"))
    check_words(events, games)


def test_words_of_a_refusal() -> None:
    game = at("B10 Y10", "B6 Y7", "B7 Y5")
    game.play("B10")
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play("Y7")
    assert str(refusal.value) == "'Y7' breaks F1-11: you have to follow blue"
    assert [refusal.value.words(language) for language in ("de", "fr", "nl")] == [
        "du musst Blau bedienen",
        "il faut fournir du bleu",
        "je moet blauw bekennen",
    ]
    assert split("B6") == list(game.moves())
