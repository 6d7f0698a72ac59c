"""What is redrawn for a seat never contradicts what it has seen, and every deal that fits is as likely as the others.

The bookkeeping here is slow and plain, and knows nothing of the game's own: it watches the events that the
seat may see, and then asks of a redrawn position whether there is any way in which it can have come about.
"""

import itertools
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

SPEC = find("fischen")
STARS = {card: int(stars) for stars, cards in SPEC.own_deck["stars"].items() for card in cards}
TWICE = "minus-three"  # of these one cannot tell which is which, so they are left out of the bookkeeping
GAMES = 1 if MODE == "interpreted" else 2
EVERY = 9 if MODE == "interpreted" else 1


def redrawn(game: Game, seat: int | None, seed: int) -> Game:
    copy = game.copy()
    SPEC.kernels.resample(copy.states, 0, -1 if seat is None else seat, key_words(new_key(seed)))
    return copy


def colour(card: str) -> str | None:
    return card[0] if card[0] in "BYPRT" else None


class Watcher:
    """What one seat has seen."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.players, self.seat = players, seat
        self.layers: list[list[tuple[set[str], int]]] = [[] for _ in range(players)]  # cards, how many are left
        self.unseen = set(STARS)  # in the sea, for all that was ever seen
        self.sea = Counter(STARS[card] for card in STARS if card != TWICE) + Counter({3: 1, 4: 1})
        self.last_leader = 0
        self.draws: dict[int, tuple[int, int]] = {}
        self.begin_round({})

    def begin_round(self, draws: dict[int, tuple[int, int]]) -> None:
        seats = range(self.players)
        self.clock = 0
        self.plays: list[list[tuple[int, str]]] = [[] for _ in seats]
        self.voids: list[list[tuple[int, str]]] = [[] for _ in seats]
        self.caught: list[set[str]] = [set() for _ in seats]
        self.caught_sizes = [0] * self.players
        self.passed_at: int | None = None
        self.gifts: dict[int, str] = {}
        self.chosen: dict[int, str | None] = {}
        self.own: set[str] = set()
        self.trick: list[tuple[int, str]] = []
        self.led: str | None = None
        self.next_led: str | None = None
        self.sources: list[list[tuple[set[str], int]]] = [[] for _ in seats]  # where the hand of each came from
        for player, (boat, _) in draws.items():
            for i, (cards, left) in enumerate(self.layers[player]):
                drawn = min(left, boat)
                boat -= drawn
                self.layers[player][i] = (cards, left - drawn)
                self.sources[player].append((cards, drawn))
        in_order = sorted(draws, key=lambda player: (-draws[player][1], (player - self.last_leader) % self.players))
        for player in in_order:
            wanted = draws[player][1]
            for stars in sorted(self.sea):
                drawn = min(self.sea[stars], wanted)
                wanted -= drawn
                self.sea[stars] -= drawn
                if drawn:
                    self.sources[player].append(({card for card in self.unseen if STARS[card] == stars}, drawn))

    def see(self, event: Event) -> None:
        data: dict[str, Any] = dict(event.data)
        kind: str = event.kind
        player: Any = data.get("seat")
        self.clock += 1
        if kind == "drew":
            self.draws[player] = data["boat"], data["sea"]
        elif kind == "round-began":
            self.begin_round(self.draws)
            self.draws = {}
        elif kind == "hand":
            self.own = set(data["cards"])
        elif kind == "played":
            self.played(player, data["card"])
        elif kind in ("took", "trick-won"):
            self.caught[player] |= set(data["cards"])
            self.caught_sizes[player] += len(data["cards"])
            if kind == "trick-won":
                self.trick, self.led, self.next_led = [], self.next_led, None
        elif kind == "called":
            self.next_led = data["colour"]
        elif kind in ("chose-pass", "chose-pass-card"):
            self.chosen[player] = data.get("card")
            if player == self.seat:
                self.own.discard(data["card"])
        elif kind in ("passed", "passed-card"):
            self.passed_at, self.chosen = self.clock, {}
            if "card" in data:
                self.gifts[player] = data["card"]
                if data["other"] == self.seat:
                    self.own.add(data["card"])
        elif kind == "round-scored":
            cards = set(self.caught[player])
            self.layers[player] = [(layer - self.seen_now(), left) for layer, left in self.layers[player] if left]
            self.layers[player].append((cards, self.caught_sizes[player]))

    def seen_now(self) -> set[str]:
        return {card for plays in self.plays for _, card in plays}

    def played(self, player: int, card: str) -> None:
        self.last_leader = player if not self.trick else self.trick[0][0]
        self.trick.append((player, card))
        self.plays[player].append((self.clock, card))
        self.unseen -= {card} - {TWICE}
        if player == self.seat:
            self.own.discard(card)
        if self.led and colour(card) and colour(card) != self.led:
            self.voids[player].append((self.clock, self.led))
        if self.led is None:
            self.led = colour(card)

    def check(self, position: dict[str, Any]) -> None:
        """Fail if there is no way in which `position` can have come about."""
        hands = [set(hand) for hand in position["hands"]]
        if self.seat is not None:
            assert hands[self.seat] - {TWICE} == self.own - {TWICE}
            if self.seat in self.chosen:
                assert position["passed"][self.seat] == self.chosen[self.seat]
        for player in range(self.players):
            assert set(position["catches"][player]) == self.caught[player]
            assert len(position["catches"][player]) == self.caught_sizes[player]
            boat = list(position["boats"][player])
            for cards, left in self.layers[player]:
                assert set(boat[:left]) - {TWICE} <= cards - self.seen_now()
                del boat[:left]
            assert not boat
        sea = list(position["sea"])
        for stars in sorted(self.sea):
            group = [sea.pop(0) for _ in range(self.sea[stars])]
            assert {card for card in group if card != TWICE} <= {card for card in self.unseen if STARS[card] == stars}
        assert not sea
        aside = [{card} if card else set() for card in position["passed"]]
        ways = [self.gifts_possible(giver, hands) for giver in range(self.players)]
        possible = any(
            all(self.fits(player, hands, aside, gifts) for player in range(self.players))
            for gifts in itertools.product(*ways)
        )
        assert possible, "no card passed explains these hands"

    def gifts_possible(self, giver: int, hands: list[set[str]]) -> list[str | None]:
        """The cards that `giver` can have passed."""
        if self.passed_at is None:
            return [None]
        if giver in self.gifts:
            return [self.gifts[giver]]
        taker = (giver + 1) % self.players
        later = {card for time, card in self.plays[taker] if time > self.passed_at}
        drawn = {card for cards, number in self.sources[giver] if number for card in cards}
        return [card for card in hands[taker] | later if card in drawn or card == TWICE] if drawn else list(later)

    def fits(self, player: int, hands: list[set[str]], aside: list[set[str]], gifts: tuple[str | None, ...]) -> bool:
        """Whether the player can have drawn what it held, and held none of the colours that it did not follow."""
        given, got = gifts[player], gifts[player - 1]
        drawn = (hands[player] | aside[player] | {card for _, card in self.plays[player]}) - {got}
        if given:
            drawn.add(given)
        if any(self.sources[player]):
            anywhere: set[str] = set()
            for cards, number in self.sources[player]:
                anywhere |= cards if number else set()
                if number and TWICE not in cards | drawn and len(drawn & cards) != number:
                    return False
            if not drawn - {TWICE} <= anywhere:
                return False
        for time, void in self.voids[player]:
            held = hands[player] | aside[player] | {card for when, card in self.plays[player] if when > time}
            if self.passed_at is not None and time < self.passed_at:
                held = held - {got} | ({given} if given else set())
            if any(colour(card) == void for card in held):
                return False
        return True


def watched_game(players: int, seed: int) -> Iterator[tuple[Game, list[Watcher]]]:
    """A random game, with what every seat and a spectator have seen so far."""
    choose = random.Random(seed)
    game = shoal.new("fischen", players=players, seed=seed, start="random")
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
    checked = passed = 0
    for number in range(GAMES):
        for turn, (game, watchers) in enumerate(watched_game(players, 100 * players + number)):
            if turn % EVERY:
                continue
            watcher = watchers[turn // EVERY % len(watchers)]
            watcher.check(game.position())  # the bookkeeping itself holds of the truth
            watcher.check(redrawn(game, watcher.seat, turn).position())
            checked += 1
            passed += watcher.passed_at is not None
    assert checked > (30 if MODE == "interpreted" else 500)
    assert passed or MODE == "interpreted"


# Cases small enough to count

PLACES = ["hand 1", "hand 2", "hand 3", "boat 1/1", "boat 2/1"]


def small_case(choose: random.Random) -> dict[str, Any]:
    """A position in which a few cards may be in a few places each; seat 0 watches."""
    cards = [f"{symbol}{value}" for symbol in "BYP" for value in (5, 6, 7)]
    boats = [
        [],
        [cards.pop() for _ in range(choose.randrange(3))],
        [cards.pop() for _ in range(choose.randrange(2))],
        [],
    ]
    hands = [["R5", "R6"], *[[cards.pop(), cards.pop()] for _ in range(3)]]
    lie = {card: f"hand {seat}" for seat in (1, 2, 3) for card in hands[seat]}
    lie |= {card: f"boat {seat}/1" for seat in (1, 2) for card in boats[seat]}
    filled = set(lie.values())
    places = {
        card: sorted({place, *[other for other in PLACES if other in filled and choose.random() < 0.5]})
        for card, place in lie.items()
    }
    empty: list[list[Any]] = [[], [], [], []]
    memory = {
        "layers": [[[1, len(boat)]] if boat else [] for boat in boats],
        "places": places,
        "knows": {},
        "secrets": [],
        "voids": empty,
        "late": [None] * 4,
        "last_trick": None,
    }
    return {"players": 4, "round": 2, "hands": hands, "boats": boats, "memory": memory}


def deals(position: dict[str, Any]) -> set[tuple[str, ...]]:
    """Every way to deal the cards to as many places as they lie in, each where it may lie."""
    places = position["memory"]["places"]
    sizes = Counter({f"hand {seat}": 2 for seat in (1, 2, 3)})
    sizes.update({f"boat {seat}/1": len(position["boats"][seat]) for seat in (1, 2)})
    ways: list[tuple[str, ...]] = [()]
    for card in sorted(places):
        ways = [(*way, place) for way in ways for place in places[card] if way.count(place) < sizes[place]]
    return set(ways)


def deal_of(game: Game, cards: list[str]) -> tuple[str, ...]:
    """Where the cards lie."""
    g, texts = game.state, SPEC.deck.FACES.texts  # type: ignore[attr-defined]
    lie = {texts[card]: f"hand {seat}" for seat in (1, 2, 3) for card in g.hands[seat, : g.hand_sizes[seat]]}
    lie |= {texts[card]: f"boat {seat}/1" for seat in (1, 2) for card in g.piles[seat, : g.boat_sizes[seat]]}
    return tuple(lie[card] for card in cards)


CASES = [
    pytest.param(position, id=str(number))
    for number, position in enumerate(small_case(random.Random(number)) for number in range(40))
    if 2 <= len(deals(position)) <= (6 if MODE == "interpreted" else 40)
]


@pytest.mark.parametrize("position", CASES)
def test_every_deal_that_fits_is_equally_likely(position: dict[str, Any]) -> None:
    possible = deals(position)
    cards = sorted(position["memory"]["places"])
    game = shoal.position("fischen", position, seed=1)
    tries = len(possible) * (20 if MODE == "interpreted" else 200)
    found = Counter(deal_of(redrawn(game, 0, seed), cards) for seed in range(tries))
    assert set(found) <= possible
    mean = tries / len(possible)
    surprise = sum((found[way] - mean) ** 2 / mean for way in possible)  # chi-squared
    freedom = len(possible) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_the_order_of_a_boat_and_of_a_star_group_is_redrawn() -> None:
    game = shoal.position("fischen", {"hands": [["B5"], ["Y5"], ["P5"]], "sea": ["B11", "Y11", "B12", "Y12"]}, seed=1)
    seas = Counter(tuple(redrawn(game, 0, seed).position()["sea"]) for seed in range(400))
    upper, lower = (("B11", "Y11"), ("Y11", "B11")), (("B12", "Y12"), ("Y12", "B12"))
    assert set(seas) == {(*top, *bottom) for top in upper for bottom in lower}
    assert min(seas.values()) > 60
