"""What the tests of Fischen share: setting up, playing tricks, comparing with the plain re-statement."""

from collections.abc import Sequence
from typing import Any

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.fischen import plain
from tests.games.fischen.rounds import Position, check_next_round

OWN_KEYS = (
    "round",
    "leader",
    "trick",
    "taken",
    "effect",
    "winner",
    "passed",
    "hands",
    "catches",
    "boats",
    "sea",
    "called",
    "caller",
    "lowest",
    "next",
    "last_order",
)


def split(cards: str) -> list[str]:
    """Cards written with spaces between them."""
    return cards.split()


def at(*hands: str, seed: int = 0, leader: int = 0, trick: str = "", **keys: Any) -> Game:
    """A game that begins with these hands; round 3 unless said otherwise."""
    played = split(trick)
    position = {
        "players": len(hands),
        "round": 3,
        "leader": leader,
        "turn": (leader + len(played)) % len(hands),
        "trick": played,
        "hands": [split(hand) for hand in hands],
        "last_order": list(range(len(hands))),
        **keys,
    }
    return shoal.position("fischen", position, seed=seed)


def fillers(trick: Sequence[str], called: str | None, tricks: int) -> list[list[str]]:
    """For every player `tricks` cards that leave each free to play the trick."""
    led = called or next((plain.colour(card) for card in trick if plain.colour(card)), None)
    free = [f"{colour}{value}" for value in range(11, 19) for colour in "BYPR" if colour != led]
    free = [card for card in free if card not in trick]
    return [free[player * tricks : (player + 1) * tricks] for player in range(len(trick))]


def before_trick(trick: str, *, leader: int = 0, tricks: int = 1, seed: int = 0, **keys: Any) -> Game:
    """A game in which the players, from the leader on, can play `trick`, with `tricks` more to come."""
    cards = split(trick)
    rests = fillers(cards, keys.get("called"), tricks)
    hands = [""] * len(cards)
    for place, card in enumerate(cards):
        hands[(leader + place) % len(cards)] = " ".join([card, *rests[place]])
    return at(*hands, leader=leader, seed=seed, **keys)


def played(trick: str, **keys: Any) -> Game:
    """The game after `trick` has been played: the next trick, or the first decision of an effect."""
    game = before_trick(trick, **keys)
    play(game, *split(trick))
    return game


def play(game: Game, *moves: str) -> list[Event]:
    """Make several moves; all that happened."""
    return [event for move in moves for event in game.play(move)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def catches(game: Game) -> list[list[str]]:
    found: list[list[str]] = game.position()["catches"]
    return found


def caught(game: Game, seat: int, cards: str) -> bool:
    """Whether the catch of `seat` is exactly these cards."""
    return sorted(catches(game)[seat]) == sorted(split(cards))


def refused(game: Game, move: str, rule: str | None) -> str:
    """`move` breaks `rule`, and nothing has changed; the reason."""
    before, history = game.states.tobytes(), list(game.history)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play(move)
    assert (refusal.value.rule, refusal.value.move) == (rule, move)
    assert game.states.tobytes() == before
    assert game.history == history
    return refusal.value.reason


def agree(position: Position, expected: Position) -> None:
    """A position of a game is the one of the plain re-statement."""
    for key in ("phase", "turn", "scores", *OWN_KEYS):
        assert position[key] == expected[key], key


def play_like_plain(game: Game, move: str) -> None:
    """Make a move in the game and in the plain re-statement, and compare what becomes of it."""
    expected = plain.after(game.position(), move)
    game.play(move)
    if expected["phase"] == "ended":
        check_next_round(expected, game.position())
        for key in ("called", "caller"):
            assert game.position()[key] is None
        assert game.position()["lowest"] is False
        assert game.position()["next"] == plain.NOTHING_NEXT
    else:
        agree(game.position(), expected)
        assert list(game.moves()) == plain.moves(expected)


def every_way(game: Game) -> int:
    """Go through all decisions until the trick is over, comparing each; the number of ways."""
    if game.over or game.phase == "play":
        return 1
    ways = 0
    for move in game.moves():
        copy = game.copy()
        play_like_plain(copy, move)
        ways += every_way(copy)
    return ways
