"""A slow, plain re-statement of what lies between two rounds (F1-6 to F1-10, F1-27 to F1-29), for both Fischen."""

from collections import Counter
from typing import Any

HAND_SIZES = {
    3: (10, 10, 11, 11, 12, 12, 13, 13),
    4: (9, 9, 10, 10, 11, 11, 12, 12),
    5: (8, 8, 9, 9, 10, 10, 11, 11),
}
ROUNDS = 8

Position = dict[str, Any]


def by_last_trick(ended: Position) -> list[int]:
    """The seats in the order in which they played to the last trick of the round that has ended."""
    return [(ended["leader"] + step) % ended["players"] for step in range(ended["players"])]


def needs(ended: Position) -> list[int]:
    """How many cards each seat lacks for its next hand, with everything caught in its boat."""
    size = HAND_SIZES[ended["players"]][ended["round"]]
    return [max(0, size - len(boat) - len(catch)) for boat, catch in zip(ended["boats"], ended["catches"], strict=True)]


def drawers(ended: Position) -> list[int]:
    """The seats that draw from the sea, the first one first."""
    need, order = needs(ended), by_last_trick(ended)
    return sorted((seat for seat in order if need[seat]), key=lambda seat: -need[seat])


def from_the_sea(ended: Position) -> list[list[str]]:
    """What each seat draws from the sea."""
    need, sea = needs(ended), list(ended["sea"])
    drawn: list[list[str]] = [[] for _ in range(ended["players"])]
    for seat in drawers(ended):
        drawn[seat], sea = sea[: need[seat]], sea[need[seat] :]
    return drawn


def new_scores(ended: Position) -> list[int]:
    return [points + len(catch) for points, catch in zip(ended["scores"], ended["catches"], strict=True)]


def new_leader(ended: Position) -> int:
    scores = new_scores(ended)
    return next(seat for seat in by_last_trick(ended) if scores[seat] == min(scores))


def check_boat(boat: list[str], old: list[str], catch: Counter[str]) -> None:
    """F1-28: what was left of the boat lies on top, in its order; under it cards of the catch."""
    assert boat[: len(old)] == old
    assert Counter(boat[len(old) :]) <= catch


def check_next_round(ended: Position, now: Position) -> None:
    """`now` is what follows when the last trick of `ended` has been caught, apart from the shuffles."""
    assert now["scores"] == new_scores(ended)
    assert now["last_order"] == by_last_trick(ended)
    assert now["catches"] == [[] for _ in range(ended["players"])]
    assert now["trick"] == now["taken"] == []
    assert now["effect"] is None
    assert now["winner"] is None
    if ended["round"] == ROUNDS or sum(needs(ended)) > len(ended["sea"]):
        check_over(ended, now)
        return
    size = HAND_SIZES[ended["players"]][ended["round"]]
    drawn = from_the_sea(ended)
    assert now["round"] == ended["round"] + 1
    assert now["sea"] == ended["sea"][sum(map(len, drawn)) :]
    assert now["leader"] == now["turn"] == new_leader(ended)
    assert not now["over"]
    for seat in range(ended["players"]):
        hand, boat, old = now["hands"][seat], now["boats"][seat], ended["boats"][seat]
        catch = Counter(ended["catches"][seat])
        assert len(hand) == size
        check_boat(boat, old[size:], catch)
        assert Counter(hand) >= Counter(old[:size]) + Counter(drawn[seat])
        assert Counter(hand) + Counter(boat) == Counter(old) + catch + Counter(drawn[seat])


def check_over(ended: Position, now: Position) -> None:
    """F1-9 and F1-29: nothing is drawn any more."""
    assert now["over"]
    assert now["round"] == ended["round"]
    assert now["turn"] is now["phase"] is now["leader"] is None
    assert now["hands"] == [[] for _ in range(ended["players"])]
    assert now["sea"] == ended["sea"]
    assert now["winners"] == [seat for seat, points in enumerate(now["scores"]) if points == max(now["scores"])]
    for seat in range(ended["players"]):
        boat, old = now["boats"][seat], ended["boats"][seat]
        check_boat(boat, old, Counter(ended["catches"][seat]))
        assert Counter(boat) == Counter(old) + Counter(ended["catches"][seat])
