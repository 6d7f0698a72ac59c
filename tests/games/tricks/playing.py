"""Setting up and playing either Fischen, and comparing it with its plain re-statement."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from tests.games.tricks.rounds import Position, check_next_round

BETWEEN_TRICKS = ("trump", "play")  # the phases in which no effect asks
TABLE_KEYS = (
    *("round", "leader", "trick", "taken", "effect", "winner"),
    *("hands", "catches", "boats", "sea", "last_order"),
)


def split(cards: str) -> list[str]:
    """Cards written with spaces between them."""
    return cards.split()


@dataclass(frozen=True, eq=False, repr=False)
class TrickGame:
    """One of the two games, as the tests of both see it: what differs has a name here."""

    name: str
    rules: str  # how the numbers of its rules begin
    plain: ModuleType  # its plain re-statement
    round_begins: str  # the phase in which every round but the first begins
    fixed: tuple[str, ...]  # who they are is settled before any effect
    fresh: Callable[[int, int], Position]  # the keys of its own when players have so many cards, before a round
    usual: Callable[[int], Position]  # keys of a position in the middle of a round, with so many tricks left
    fillers: list[str]  # cards without an effect, to be held beside those of a trick
    example: Position  # something under every key

    def __repr__(self) -> str:
        return self.name

    @property
    def own_keys(self) -> tuple[str, ...]:
        """The keys of a position that are those of the trick games."""
        return (*TABLE_KEYS, *self.fresh(3, 1))

    def new(self, players: int = 3, seed: int = 1, **options: Any) -> Game:
        return shoal.new(self.name, players=players, seed=seed, **options)

    def position(self, position: Position, seed: int = 1) -> Game:
        return shoal.position(self.name, position, seed=seed)

    # Setting up

    def at(self, *hands: str, seed: int = 0, leader: int = 0, trick: str = "", **keys: Any) -> Game:
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
            **self.usual(len(split(hands[leader])) + bool(played)),
            **keys,
        }
        return self.position(position, seed)

    def before_trick(self, trick: str, *, leader: int = 0, tricks: int = 1, **keys: Any) -> Game:
        """A game in which the players, from the leader on, can play `trick`, with `tricks` more to come."""
        cards = split(trick)
        led = self.plain.led_colour({**self.usual(tricks), **keys, "trick": cards})
        free = (card for card in self.fillers if card not in cards and card[0] != led)
        hands = [" ".join([card, *itertools.islice(free, tricks)]) for card in cards]
        return self.at(*by_seat(hands, leader), leader=leader, **keys)

    def played(self, trick: str, **keys: Any) -> Game:
        """The game after `trick` has been played: the next trick, or the first decision of an effect."""
        game = self.before_trick(trick, **keys)
        play(game, *split(trick))
        return game

    def last_trick(self, stock: Sequence[tuple[int, int]], cards: list[str], trick: str, **keys: Any) -> Game:
        """A game before the last trick of a round in which each seat has a boat and a catch of these sizes.

        They are filled with `cards`, one after the other.
        """
        left = iter(card for card in cards if card not in split(trick))
        piles = [[list(itertools.islice(left, size)) for size in sizes] for sizes in stock]
        boats, catches = [boat for boat, _ in piles], [catch for _, catch in piles]
        hands = by_seat(split(trick), keys.get("leader", 0))
        return self.at(*hands, **{"boats": boats, "catches": catches, **keys})

    # Comparing

    def agree(self, position: Position, expected: Position) -> None:
        """A position of a game is the one of the plain re-statement."""
        for key in ("phase", "turn", "scores", *self.own_keys):
            assert position[key] == expected[key], key

    def is_fresh(self, position: Position) -> None:
        """Nothing is left of the round before, in the keys that the other game does not have."""
        for key, value in self.fresh(position["players"], len(position["hands"][0])).items():
            assert position[key] == value, key

    def play_like_plain(self, game: Game, move: str) -> None:
        """Make a move in the game and in the plain re-statement, and compare what becomes of it."""
        expected = self.plain.after(game.position(), move)
        game.play(move)
        position = game.position()
        if expected["phase"] == "ended":
            check_next_round(expected, position)
            self.is_fresh(position)
            assert position["over"] or position["phase"] == self.round_begins
        else:
            self.agree(position, expected)
            assert list(game.moves()) == self.plain.moves(expected)

    def finish(self, game: Game) -> Position:
        """Play the last trick of a round out, as the plain re-statement does; the position after it."""
        number = game.position()["round"]
        for _ in range(game.players):
            self.play_like_plain(game, game.moves()[0])
        position = game.position()
        assert position["over"] or position["round"] == number + 1
        return position

    def every_way(self, game: Game) -> int:
        """Go through all decisions until the trick is over, comparing each; the number of ways."""
        if game.over or game.phase in BETWEEN_TRICKS:
            return 1
        ways = 0
        for move in game.moves():
            copy = game.copy()
            self.play_like_plain(copy, move)
            ways += self.every_way(copy)
        return ways

    def every_ending(self, trick: str, **keys: Any) -> None:
        """Play `trick` card by card, then every possible decision, all as the plain re-statement says."""
        game = self.before_trick(trick, **keys)
        for card in split(trick):
            self.play_like_plain(game, card)
        assert self.every_way(game) >= 1


def by_seat(cards: list[str], leader: int) -> list[str]:
    """What is listed from the leader on, listed from seat 0 on."""
    return [cards[(seat - leader) % len(cards)] for seat in range(len(cards))]


def orders(cards: Sequence[str], number: int, twice: str) -> Iterator[tuple[str, ...]]:
    """So many of the cards in every order; of `twice` there are two."""
    for some in itertools.product(cards, repeat=number):
        if all(some.count(card) <= (2 if card == twice else 1) for card in some):
            yield some


def play(game: Game, *moves: str) -> list[Event]:
    """Make several moves; all that happened."""
    return [event for move in moves for event in game.play(move)]


def data(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of that kind tell."""
    return [dict(event.data) for event in events if event.kind == kind]


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
