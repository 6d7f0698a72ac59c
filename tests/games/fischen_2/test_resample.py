"""What is redrawn for a seat never contradicts what it has seen: banked and swapped cards, voids, boats and sea.

The bookkeeping is slow and plain and knows nothing of the game's own: it watches the events that the seat may see.
Of a card that was never hidden it asks that it lies where it was seen to go; cards that went face down may be
any card that their owner can have held then.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import shoal
from shoal.engine.events import Event
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.rng import key_words, new_key
from shoal.games import find

SPEC = find("fischen-2")
STARS = {card: int(stars) for stars, cards in SPEC.own_deck["stars"].items() for card in cards}
TWICE = {"G16", "catch-one"}  # of these one cannot tell which is which, so they are left out of the bookkeeping
GAMES = 1 if MODE == "interpreted" else 2
EVERY = 9 if MODE == "interpreted" else 1


def redrawn(game: Game, seat: int | None, seed: int) -> Game:
    copy = game.copy()
    SPEC.kernels.resample(copy.states, 0, -1 if seat is None else seat, key_words(new_key(seed)))
    return copy


class Watcher:
    """What one seat has seen."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.players, self.seat = players, seat
        self.owner: dict[str, tuple[int, int]] = {}  # who caught the card, openly, and in which round
        self.hands_of: dict[str, int] = {}  # in whose hand a card certainly is: the one taken by swap-one
        self.own: set[str] = set()
        self.own_banked: dict[str, int] = {}  # own cards that lie in the own boat or catch, and since which round
        self.laid: dict[str, int | None] = {}  # own cards laid face down: who caught them
        self.voids: list[set[str]] = [set() for _ in range(players)]
        self.drawn: list[int] = [0] * players  # unknown cards drawn since the first void
        self.hidden_in: Counter[tuple[int, int]] = Counter()  # cards that went face down into a catch of a round
        self.dirty: set[int] = set()  # who has put a hand card face down, in this round or before
        self.round = 1
        self.trump: str | None = None
        self.trick: list[tuple[int, str]] = []
        self.led: str | None = None

    def colour(self, card: str) -> str | None:
        if card[0] == "G":
            return self.trump or "G"
        return card[0] if card[0] in "BYRLD" and "-" not in card else None

    def see(self, event: Event) -> None:
        data: dict[str, Any] = dict(event.data)
        kind: str = event.kind
        player: Any = data.get("seat")
        if kind == "round-began":
            self.round, self.trump = data["round"], None
            self.voids = [set() for _ in range(self.players)]
            self.drawn = [0] * self.players
            self.hands_of = {}
        elif kind == "hand":
            self.own = set(data["cards"])
        elif kind in ("trump-chosen", "trump-set", "trump-changed"):
            self.trump = data["trump"]
        elif kind == "played":
            self.played(player, data["card"])
        elif kind in ("took", "pufferfish", "trick-won"):
            for card in data["cards"]:
                self.owner[card] = player, self.round
            if kind == "trick-won":
                self.hidden_in[player, self.round] += data["hidden"]
                self.laid = {card: player if owner is None else owner for card, owner in self.laid.items()}
                self.trick, self.led = [], None
        elif kind in ("drew-one", "drew-one-card"):
            self.drawn[player] += 1
            if player == self.seat:
                self.own.add(data["card"])
        elif kind in ("banked", "banked-card"):
            self.dirty.add(player)
            self.hidden_in[player, self.round] += 1
            if player == self.seat:
                self.own.discard(data["card"])
                self.own_banked[data["card"]] = self.round
            self.hands_of = {card: owner for card, owner in self.hands_of.items() if owner != player}
        elif kind == "swapped":
            self.hands_of[data["card"]] = player
            self.voids[player].discard(str(self.colour(data["card"])))
            if player == self.seat:
                self.own.add(data["card"])
        elif kind in ("laid", "laid-card"):
            self.dirty.add(player)
            if player == self.seat:
                self.own.discard(data["card"])
                self.laid[data["card"]] = None

    def played(self, player: int, card: str) -> None:
        self.trick.append((player, card))
        for known in (self.owner, self.hands_of, self.own_banked, self.laid):
            known.pop(card, None)
        if player == self.seat:
            self.own.discard(card)
        colour = self.colour(card)
        if self.led and colour and colour != self.led:
            self.voids[player].add(self.led)
        self.led = self.led or colour

    def check(self, position: dict[str, Any]) -> None:
        """Fail if `position` contradicts what was seen."""
        where = {card: ("hand", seat) for seat, hand in enumerate(position["hands"]) for card in hand}
        where |= {card: ("catch", seat) for seat, pile in enumerate(position["catches"]) for card in pile}
        where |= {card: ("boat", seat) for seat, pile in enumerate(position["boats"]) for card in pile}
        where |= {card: ("aside", seat) for seat, card in enumerate(position["banked"]) if card}
        where |= dict.fromkeys(position["hidden"], ("face down", -1))
        if self.seat is not None:
            assert set(position["hands"][self.seat]) - TWICE == self.own - TWICE
        for card, player in self.hands_of.items():
            assert card in TWICE or where[card] == ("hand", player)
        for card in self.own_banked.keys() - TWICE - self.own:
            assert where[card] in [("catch", self.seat), ("boat", self.seat), ("aside", self.seat)]
        for card, catcher in self.laid.items():
            if card not in TWICE and catcher is not None and catcher not in self.dirty:
                assert where[card] in [("hand", catcher), ("catch", catcher), ("boat", catcher)]
        for card, (player, number) in self.owner.items():
            if card in TWICE or card in self.own or player in self.dirty:
                continue
            places = [("catch", player)] if number == self.round else [("boat", player), ("hand", player)]
            assert where[card] in places
        for player, voids in enumerate(self.voids):
            held = [card for card in position["hands"][player] if card not in self.hands_of and card not in TWICE]
            assert sum(self.colour(card) in voids for card in held) <= self.drawn[player]
        stars = [STARS[card] for card in position["sea"] if card not in TWICE]
        assert stars == sorted(stars)
        assert not set(position["sea"]) & (self.owner.keys() - TWICE)


def watched_game(players: int, seed: int) -> Iterator[tuple[Game, list[Watcher]]]:
    """A random game, with what every seat and a spectator have seen so far."""
    choose = random.Random(seed)
    game = shoal.new("fischen-2", players=players, seed=seed, start="random")
    watchers = [Watcher(players, seat) for seat in [*range(players), None]]
    events = game.events()
    while True:
        for watcher in watchers:
            for event in events:
                if event.seen_by(watcher.seat):
                    watcher.see(event)
        if game.over:
            return
        yield game, watchers
        events = game.apply(choose.choice(game.legal_actions()))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_redrawn_game_never_contradicts_what_the_seat_has_seen(players: int) -> None:
    checked = hidden = 0
    for number in range(GAMES):
        for turn, (game, watchers) in enumerate(watched_game(players, 100 * players + number)):
            if turn % EVERY:
                continue
            watcher = watchers[turn // EVERY % len(watchers)]
            watcher.check(game.position())  # the bookkeeping itself holds of the truth
            watcher.check(redrawn(game, watcher.seat, turn).position())
            checked += 1
            hidden += bool(watcher.dirty)
    assert checked > (30 if MODE == "interpreted" else 500)
    assert hidden or MODE == "interpreted"


BANKING = {
    "players": 3,
    "round": 2,
    "trump": "L",
    "phase": "bank",
    "trick": ["bank-one", "B20", "B19"],
    "hands": [["B6", "B7"], ["Y6", "Y7"], ["Y8", "Y9"]],
    "boats": [["Y10"], ["Y11"], ["Y12"]],
    "memory": {
        "layers": [[[1, 1]], [[1, 1]], [[1, 1]]],
        "places": {},
        "knows": {},
        "secrets": [],
        "voids": [[], [], []],
        "late": [None] * 4,
        "last_trick": None,
    },
}


def test_a_banked_card_is_any_of_the_hand_to_the_others_and_known_to_the_banker() -> None:
    """Everybody knows all hands; then each banks one of two cards."""
    game = shoal.position("fischen-2", BANKING, seed=1)
    game.play("bank B6")
    game.play("bank Y6")
    game.play("bank Y8")
    for seat, cards in ((1, {"Y6", "Y7"}), (2, {"Y8", "Y9"})):
        catches = [set(redrawn(game, 0, seed).position()["catches"][seat]) & cards for seed in range(400)]
        shares = Counter(frozenset(catch) for catch in catches)
        assert set(shares) == {frozenset({card}) for card in cards}
        assert min(shares.values()) > 140
    for seed in range(50):
        assert "B6" in redrawn(game, 0, seed).position()["catches"][0]
        assert "Y6" in redrawn(game, 1, seed).position()["catches"][1]
