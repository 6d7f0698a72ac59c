"""What one seat of Fischen has seen, and whether there is any way in which a position can have come about."""

import itertools
from collections import Counter
from typing import Any

from shoal.engine.events import Event
from shoal.games import find
from tests.games.fischen.plain import colour

STARS = {card: int(stars) for stars, cards in find("fischen").own_deck["stars"].items() for card in cards}
TWICE = "minus-three"  # of these one cannot tell which is which, so they are left out of the bookkeeping


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

    def misses_some(self) -> bool:
        return self.passed_at is not None

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
