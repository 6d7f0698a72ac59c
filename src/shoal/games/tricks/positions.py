"""The part of a position that both games write and read the same way; `memory` is in `recall`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.notation import Reader
from shoal.engine.state import NOBODY, Record
from shoal.games.tricks.recall import catch_of, lay, memory, taken_places
from shoal.games.tricks.stars import Faces
from shoal.games.tricks.table import ALL_ROUNDS, OVERFISHING, ROOM_IN_HAND, ROUNDS

COMMON_KEYS = ("turn", "phase", "scores", "over", "winners")
TABLE_KEYS = ("round", "leader", "trick", "taken", "effect", "winner")
PILE_KEYS = ("hands", "catches", "boats", "sea", "last_order", "memory")
MOST_POINTS = 1000


def or_none(number: int) -> int | None:
    """A seat or a place; None for NOBODY."""
    return None if number == NOBODY else int(number)


def position_of_table(g: Record, faces: Faces) -> dict[str, Any]:
    """The keys about the trick."""
    return {
        "round": int(g.round_number),
        "leader": or_none(g.leader),
        "trick": faces.write(g.trick[: g.trick_size].tolist()),
        "taken": taken_places(g),
        "effect": or_none(g.effect),
        "winner": or_none(g.winner),
    }


def position_of_piles(g: Record, faces: Faces, colours: str) -> dict[str, Any]:
    """The keys about hands, piles and memory; `colours` are the symbols of those that can be shown void."""
    seats = range(g.players)
    return {
        "hands": [faces.write_sorted(g.hands[seat, : g.hand_sizes[seat]].tolist()) for seat in seats],
        "catches": [faces.write_sorted(catch_of(g, seat)) for seat in seats],
        "boats": [faces.write(g.piles[seat, : g.boat_sizes[seat]].tolist()) for seat in seats],
        "sea": faces.write(g.sea[: g.sea_size][::-1].tolist()),
        "last_order": order_from(g.last_first, g.players),
        "memory": memory(g, faces, colours),
    }


def order_from(first: int, players: int) -> list[int]:
    """The seats in the order in which they play after `first`; none if it is nobody."""
    return [] if first == NOBODY else [(int(first) + step) % int(players) for step in range(players)]


def aside_of(g: Record, faces: Faces) -> list[str | None]:
    """The card that each seat has set aside."""
    return [None if card == NOBODY else faces.text(card) for card in g.aside[: g.players].tolist()]


def cards_of(position: Mapping[str, Any], aside: str) -> Iterator[str]:
    """Every card of a position, once; `aside` is the key of the cards set aside."""
    yield from (card for place, card in enumerate(position["trick"]) if place not in position["taken"])
    for key in ("hands", "catches", "boats"):
        for pile in position[key]:
            yield from pile
    yield from (card for card in position[aside] if card is not None)
    yield from position.get("hidden", [])
    yield from position["sea"]


# Reading


class Box:
    """The cards of the box, from which a position takes one after the other."""

    def __init__(self, faces: Faces, used: Sequence[int]) -> None:
        self.faces = faces
        self.used = used  # 1 for each card that is in a game of so many players
        self.free = list(range(len(faces.texts)))

    def draw(self, key: str, text: object) -> int:
        """The number of a card; `key` is where it stands."""
        kind = self.faces.cards.read(key, text)
        wanted = self.faces.cards.texts[kind]
        copies = [card for card in self.free if self.faces.texts[card] == wanted]
        if not copies:
            number = self.faces.cards.copies[kind]
            raise PositionError(key, f"there {'is' if number == 1 else 'are'} only {number} {wanted}")
        if not self.used[copies[0]]:
            raise PositionError(key, f"{wanted} is not in a game of so many players")
        self.free.remove(copies[0])
        return copies[0]

    def pile(self, key: str, pile: object) -> list[int]:
        """The numbers of the cards of a pile."""
        if not isinstance(pile, list | tuple):
            raise PositionError(key, f"a list of cards, not {pile!r}")
        return [self.draw(key, text) for text in pile]

    def piles(self, read: Reader, key: str, count: int) -> list[list[int]]:
        """`count` piles of cards; empty if they are left out."""
        given = read.position.get(key, [[]] * count)
        if not isinstance(given, list | tuple) or len(given) != count:
            raise PositionError(key, f"a list of {count} lists of cards, not {given!r}")
        return [self.pile(key, pile) for pile in given]


def place_table(g: Record, read: Reader, box: Box, aside: str) -> None:
    """Round, trick and piles of a position, on a freshly dealt game."""
    players = int(g.players)
    g.round_number = read.number("round", 1, 1, ROUNDS)
    g.points[:players] = read.numbers("scores", [0] * players, -MOST_POINTS, MOST_POINTS)
    texts = read.position.get("trick", [])
    if not isinstance(texts, list | tuple) or len(texts) > players:
        raise PositionError("trick", f"at most {players} cards, not {texts!r}")
    taken = place_taken(g, read, len(texts))
    trick = {at: box.draw("trick", text) for at, text in enumerate(texts) if at not in taken}
    hands = box.piles(read, "hands", players)
    place_aside(g, read, box, aside)
    hidden = box.pile("hidden", read.position.get("hidden", []))
    if len(hidden) > len(g.hidden):
        raise PositionError("hidden", "only swap-one lays a card face down")
    catches = box.piles(read, "catches", players)
    boats = box.piles(read, "boats", players)
    sea = place_stars(g, box, box.pile("sea", read.position.get("sea", [])))
    elsewhere = [card for pile in (*catches, *hands) for card in pile]
    for at in taken:
        trick[at] = find_taken(box, texts[at], elsewhere)
    lay(g.trick, [trick[at] for at in range(len(texts))])
    g.trick_size = len(texts)
    lay(g.hidden, hidden)
    g.hidden_size = len(hidden)
    for seat in range(players):
        if len(hands[seat]) >= ROOM_IN_HAND:
            raise PositionError("hands", f"nobody ever holds {len(hands[seat])} cards")
        lay(g.hands[seat], sorted(hands[seat]))
        g.hand_sizes[seat] = len(hands[seat])
        lay(g.piles[seat], boats[seat] + sorted(catches[seat]))
        g.boat_sizes[seat] = len(boats[seat])
        g.catch_sizes[seat] = len(catches[seat])
    lay(g.sea, sea[::-1])
    g.sea_size = len(sea)
    place_order(g, read)
    g.tape_end = 0


def place_stars(g: Record, box: Box, sea: Sequence[int]) -> list[int]:
    """F1-5: the cards of the sea, which lie by rising stars; of two equal cards the one that fits."""
    placed: list[int] = []
    least = 1
    for card in sea:
        alike = [card, *[free for free in box.free if box.faces.texts[free] == box.faces.texts[card]]]
        fitting = [one for one in alike if g.stars[one] >= least]
        if not fitting:
            text = box.faces.text(card)
            wrong = "lies under cards with more stars" if g.stars[card] else "is a start card"
            raise PositionError("sea", f"{text} {wrong}")
        if fitting[0] != card:
            box.free.append(card)
            box.free.remove(fitting[0])
        placed.append(fitting[0])
        least = int(g.stars[fitting[0]])
    return placed


def find_taken(box: Box, text: str, elsewhere: Sequence[int]) -> int:
    """The card of the trick that an effect has taken: where it lies now, if it lies anywhere."""
    kind = box.faces.cards.texts[box.faces.cards.read("trick", text)]
    return next((card for card in elsewhere if box.faces.texts[card] == kind), box.faces.first[kind])


def place_taken(g: Record, read: Reader, size: int) -> list[int]:
    """Which cards of the trick effects have taken."""
    taken = read.position.get("taken", [])
    sound = isinstance(taken, list | tuple) and all(isinstance(at, int) and 0 <= at < size for at in taken)
    if not sound or len(set(taken)) < len(taken) or (taken and size < g.players):
        raise PositionError("taken", f"different places of a complete trick, not {taken!r}")
    lay(g.taken, taken)
    g.taken_size = len(taken)
    return list(taken)


def place_aside(g: Record, read: Reader, box: Box, key: str) -> None:
    """The cards already chosen to be passed or banked."""
    given = read.position.get(key, [None] * g.players)
    if not isinstance(given, list | tuple) or len(given) != g.players:
        raise PositionError(key, f"a card or null for each of {g.players} seats, not {given!r}")
    g.aside[:] = NOBODY
    for seat, text in enumerate(given):
        if text is not None:
            g.aside[seat] = box.draw(key, text)


def place_order(g: Record, read: Reader) -> None:
    """Who played in which order to the last trick of the round before."""
    orders = [order_from(first, g.players) for first in range(g.players)]
    default = [] if g.round_number == 1 and not read.position.get("over") else orders[int(g.start)]
    order = list(read.choice("last_order", default, [[], *orders]))
    if not order and g.round_number > 1:
        raise PositionError("last_order", "somebody led the last trick of the round before")
    g.last_first = order[0] if order else NOBODY


def place_seat(read: Reader, key: str, default: int | None, players: int) -> int:
    """A seat, or NOBODY for null."""
    given = read.choice(key, default, [None, *range(players)])
    return NOBODY if given is None else int(given)


def check_hands(g: Record) -> None:
    """All have equally many cards, counting the one that they have played or set aside."""
    sizes = set()
    for seat in range(g.players):
        played = (seat - g.leader) % g.players < g.trick_size
        sizes.add(int(g.hand_sizes[seat]) + bool(played) + (g.aside[seat] != NOBODY))
    if len(sizes) > 1:
        raise PositionError("hands", "everybody has as many cards as the others, before the trick and after it")


def place_play(g: Record, read: Reader, aside: str) -> int:
    """A card is to be played; whose turn it is."""
    for key in ("effect", "winner"):
        read.choice(key, None, (None,))
    if g.trick_size == g.players:
        raise PositionError("trick", "it is complete, so no card can be played to it")
    if any(g.aside[: g.players] != NOBODY):
        raise PositionError(aside, "nobody sets a card aside now")
    turn = (int(g.leader) + int(g.trick_size)) % int(g.players)
    if g.hand_sizes[turn] == 0:
        raise PositionError("hands", f"seat {turn} has no card to play")
    return turn


def place_leader(g: Record, read: Reader, playing: bool) -> None:
    """Who led the trick; if only the turn is given, it follows from that."""
    players = int(g.players)
    guess, turn = int(g.start), read.position.get("turn")
    if playing and isinstance(turn, int) and not isinstance(turn, bool):
        guess = (turn - int(g.trick_size)) % players
    g.leader = read.number("leader", guess, 0, players - 1)


def others_in_trick(g: Record) -> list[int]:
    """The places of the cards that the effect which asks can still take."""
    return [place for place in range(g.players) if place != g.effect and place not in g.taken[: g.taken_size]]


def place_aside_turn(g: Record, key: str, asking: bool) -> int:
    """Whose turn it is to set a card aside: they choose in the order of play."""
    players = int(g.players)
    chosen = [step for step in range(players) if g.aside[(int(g.leader) + step) % players] != NOBODY]
    if chosen != list(range(len(chosen))) or (chosen and not asking) or len(chosen) == players:
        raise PositionError(key, "cards are set aside in the order of play")
    turn = (int(g.leader) + len(chosen)) % players
    if asking and g.hand_sizes[turn] == 0:
        raise PositionError("hands", f"seat {turn} has no card to set aside")
    return turn


def check_turn(g: Record, read: Reader, turn: int) -> None:
    """The seat that decides, and as many cards for everybody."""
    g.turn = turn
    if read.number("turn", turn, 0, int(g.players) - 1) != turn:
        raise PositionError("turn", f"it is the turn of seat {turn}")
    check_hands(g)


def check_seat(read: Reader, key: str, found: int, players: int) -> int:
    """A seat that follows from the cards; NOBODY for null."""
    if place_seat(read, key, None if found == NOBODY else found, players) != found:
        raise PositionError(key, f"by the cards it is {or_none(found)}")
    return found


def place_end(g: Record, read: Reader, *keys: str) -> None:
    """A game that is over; `keys` are null then."""
    for key in ("turn", "phase", "leader", "winner", "effect", *keys):
        read.choice(key, None, (None,))
    if g.trick_size or g.hand_sizes.any() or g.catch_sizes.any():
        raise PositionError("over", "a game ends after a round, when all cards are in boats or in the sea")
    g.turn = g.leader = g.winner = g.effect = g.led = NOBODY
    g.phase = 0
    g.ended = ALL_ROUNDS if g.round_number == ROUNDS else OVERFISHING
