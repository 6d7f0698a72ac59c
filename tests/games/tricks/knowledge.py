"""F1-30, F1-31, for both Fischen: what a view says, held against the position that it is a view of."""

from collections import Counter
from typing import Any

from shoal.engine.events import Event
from shoal.engine.game import Game


def check_counts(game: Game, seat: int | None) -> None:
    """The number of cards in every pile is public, and the own hand is open to its owner."""
    view, position = game.view(seat), game.position()
    for key in ("hands", "catches", "boats"):
        assert view[key] == [len(pile) for pile in position[key]]
    assert view["sea"] == len(position["sea"])
    assert view["hand"] == ([] if seat is None else position["hands"][seat])
    for key in ("trick", "taken", "effect", "winner", "leader", "round", "scores", "last_order"):
        assert view[key] == position[key]


def check_voids(game: Game) -> None:
    """A colour that a player is said not to hold is not there."""
    for seat, colours in enumerate(game.view(None)["voids"]):
        hand = game.position()["hands"][seat]
        assert not {card[0] for card in hand} & set(colours)


def check_memory(game: Game, seat: int | None) -> None:
    """What is remembered as certain is so."""
    seen, position = game.view(seat)["seen"], game.position()
    for owner in range(game.players):
        assert Counter(seen["hands"][owner]) <= Counter(position["hands"][owner])
        assert Counter(seen["catches"][owner]) <= Counter(position["catches"][owner])
        boat: list[str] = position["boats"][owner]
        for layer in seen["boats"][owner]:
            cards, boat = boat[: layer["size"]], boat[layer["size"] :]
            assert Counter(layer["cards"]) <= Counter(cards)
        assert boat == []
    sea: list[str] = position["sea"]
    for group in seen["sea"]:
        cards, sea = sea[: group["size"]], sea[group["size"] :]
        assert Counter(group["cards"]) <= Counter(cards)
    assert sea == []


def check_unsure(game: Game, seat: int | None) -> None:
    """Every card that is not on the table is either certain, or unsure with its true place among the possible ones."""
    seen, position = game.view(seat)["seen"], game.position()
    possible: dict[str, set[str]] = {}
    for entry in seen["unsure"]:
        assert f"hand {seat}" not in entry["places"]
        possible.setdefault(entry["card"], set()).update(entry["places"])
    for owner, hand in enumerate(position["hands"]):
        for card in hand:
            if card not in seen["hands"][owner]:
                assert f"hand {owner}" in possible[card]


def check_view(game: Game, seat: int | None) -> None:
    check_counts(game, seat)
    check_memory(game, seat)
    check_unsure(game, seat)


def secrets_kept(one: Game, other: Game, *seats: int | None) -> None:
    """For these seats two games look and sound the same."""
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        heard = [[event.json() for event in game.events() if event.seen_by(seat)] for game in (one, other)]
        assert heard[0] == heard[1]


def layers(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = view["seen"]["boats"][seat]
    return found


def check_words(events: list[Event], games: list[Game]) -> None:
    """These events and those of the games, played to their end, are all that there are, each in four languages."""
    for game in games:
        events = [*events, *game.events()]
        while not game.over:
            events += game.play(game.moves()[len(game.history) % len(game.moves())])
    assert {event.kind for event in events} == {kind.kind for kind in games[0].spec.notation.EVENTS}
    for event in events:
        assert len({event.words(language, tuple("ABCDE")) for language in ("en", "de", "fr", "nl")}) == 4
