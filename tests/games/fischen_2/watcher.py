"""What one seat of Fischen 2 has seen, and whether a position contradicts it.

Of a card that was never hidden it asks that it lies where it was seen to go; cards that went face down may be
any card that their owner can have held then.
"""

from collections import Counter
from typing import Any

from shoal.engine.events import Event
from shoal.games import find

STARS = {card: int(stars) for stars, cards in find("fischen-2").own_deck["stars"].items() for card in cards}
TWICE = {"G16", "catch-one"}  # of these one cannot tell which is which, so they are left out of the bookkeeping


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

    def misses_some(self) -> bool:
        return bool(self.dirty)

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
