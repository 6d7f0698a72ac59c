"""The key `memory` of a position: who remembers what.

`memory` holds who remembers what (F1-30, F1-31, F2-24), so that views and redrawing survive a position:

* `layers`: for each seat the layers of the boat, top first, as [round in which it was caught, cards left];
  a boat that nobody saw being built counts as caught in the round before this one;
* `places`: for each card of which not everybody knows where it lies, the places in which it may lie:
  `hand 2`, `late 2` (the card that was passed to seat 2, or that it drew during the round), `boat 2/5` (what seat 2
  caught in round 5; 0 for round 8), `sea 4` (the group with 4 stars), `aside 2` (set aside by seat 2 to be
  passed or banked) and `face down` (in the trick);
* `knows`: for each such card the seats that know it nevertheless; `secrets`: [seat, card, places] where a
  seat knows more than everybody, but not all;
* `voids`: for each seat the colours that it has shown not to hold; `late`: for each seat null or, while a
  late card may still be in its hand, who knows that card (who passed it, or the seat itself if it was
  drawn); `last_trick`: the trick before this one, or null.

Of two equal cards the second (in the order trick, hands, set aside, face down, catches, boats, sea) is `minus-three/2`.
Without `memory` nobody remembers anything: any card that lies face down may be in any such place,
but in the sea only among the cards with as many stars.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.notation import Reader
from shoal.engine.state import NOBODY, Record
from shoal.games.tricks.memory import boat_place, layer_at
from shoal.games.tricks.stars import Faces
from shoal.games.tricks.table import ASIDE, BOAT, FACE_DOWN, LATE, LAYERS, ROUNDS, SEA, SEATS

MEMORY_KEYS = ("layers", "places", "knows", "secrets", "voids", "late", "last_trick")


def catch_of(g: Record, seat: int) -> list[int]:
    """The cards that `seat` has caught in this round."""
    cards: list[int] = g.piles[seat, g.boat_sizes[seat] : g.boat_sizes[seat] + g.catch_sizes[seat]].tolist()
    return cards


def layers(g: Record, seat: int) -> list[tuple[int, int]]:
    """The layers of the boat, top first: in which round they were caught, and how many cards are left."""
    top, last = int(layer_at(g, 0)), g.round_number == ROUNDS
    sizes = g.layers[seat].tolist()
    return [
        (ROUNDS if last and layer == ROUNDS % LAYERS else layer, sizes[layer])
        for layer in (*range(top, LAYERS), *range(top))
        if sizes[layer]
    ]


def lying(g: Record) -> Iterator[tuple[int, int]]:
    """Every card that does not lie open, with its place, in the order in which a position lists them."""
    for seat in range(g.players):
        yield from ((card, seat) for card in g.hands[seat, : g.hand_sizes[seat]].tolist())
    for seat in range(g.players):
        if g.aside[seat] != NOBODY:
            yield int(g.aside[seat]), ASIDE + seat
    yield from ((card, FACE_DOWN) for card in g.hidden[: g.hidden_size].tolist())
    for seat in range(g.players):
        place = boat_place(seat, int(g.round_number))
        yield from ((card, place) for card in sorted(catch_of(g, seat)))
    for seat in range(g.players):
        boat = iter(g.piles[seat].tolist())
        for number, left in layers(g, seat):
            place = boat_place(seat, number)
            for _ in range(left):
                yield next(boat), place
    stars = g.stars.tolist()
    for card in g.sea[: g.sea_size][::-1].tolist():
        yield card, SEA + stars[card] - 1


def names(g: Record, faces: Faces) -> dict[int, str]:
    """How the cards are called in `memory`."""
    called: dict[int, str] = {}
    seen: dict[str, int] = {}
    open_cards = [int(card) for place, card in enumerate(g.trick[: g.trick_size]) if place not in taken_places(g)]
    for card in [*open_cards, *(card for card, _ in lying(g))]:
        text = faces.text(card)
        seen[text] = seen.get(text, 0) + 1
        called[card] = text if seen[text] == 1 else f"{text}/{seen[text]}"
    return called


def taken_places(g: Record) -> list[int]:
    """The places of the trick from which a card was taken, in the order of taking."""
    places: list[int] = g.taken[: g.taken_size].tolist()
    return places


def write_place(place: int) -> str:
    """A place in the notation."""
    if place < ASIDE:
        return f"hand {place}"
    if place < LATE:
        return f"aside {place - ASIDE}"
    if place < SEA:
        return f"late {place - LATE}"
    if place < BOAT:
        return f"sea {place - SEA + 1}"
    if place < FACE_DOWN:
        return f"boat {(place - BOAT) // LAYERS}/{(place - BOAT) % LAYERS}"
    return "face down"


PLACES = [write_place(place) for place in range(FACE_DOWN + 1)]


def write_places(bits: int) -> list[str]:
    """Places given as bits, in the notation."""
    named, bits = [], int(bits)
    while bits:
        lowest = bits & -bits
        named.append(PLACES[lowest.bit_length() - 1])
        bits ^= lowest
    return named


def write_voids(g: Record, colours: str) -> list[list[str]]:
    """For each seat the colours that it has shown not to hold."""
    return [[symbol for i, symbol in enumerate(colours) if int(g.voids[seat]) >> i & 1] for seat in range(g.players)]


def write_last_trick(g: Record, faces: Faces) -> dict[str, Any] | None:
    """The trick before this one."""
    if not g.last_size:
        return None
    cards = faces.write(g.last_trick[: g.last_size].tolist())
    return {"leader": int(g.last_leader), "cards": cards, "winner": int(g.last_winner)}


def memory(g: Record, faces: Faces, colours: str) -> dict[str, Any]:
    """Who remembers what."""
    called = names(g, faces)
    seats = range(g.players)
    unsure = [(card, place) for card, place in lying(g) if int(g.may[card]) != 1 << place]
    known = sorted(card for card, _ in lying(g) if g.knows[card])
    return {
        "layers": [[[number, left] for number, left in layers(g, seat)] for seat in seats],
        "places": {called[card]: write_places(g.may[card]) for card, _ in sorted(unsure)},
        "knows": {called[card]: [seat for seat in seats if int(g.knows[card]) >> seat & 1] for card in known},
        "secrets": [
            [int(g.secret_seats[i]), called[int(g.secret_cards[i])], write_places(g.secret_may[i])]
            for i in range(g.secrets)
        ],
        "voids": write_voids(g, colours),
        "late": [int(g.late[seat]) - 1 if g.late[seat] else None for seat in seats],
        "last_trick": write_last_trick(g, faces),
    }


def lay(pile: Any, cards: Sequence[int]) -> None:
    """Lay `cards` into the field of a record."""
    pile[:] = 0
    pile[: len(cards)] = cards


# Reading


def place_memory(g: Record, read: Reader, faces: Faces, colours: str) -> None:
    """Who remembers what, in a position whose cards have been laid."""
    given = read.position.get("memory")
    g.secrets = 0
    g.last_size = 0
    g.last_leader = g.last_winner = NOBODY
    for field in (g.layers, g.may, g.knows, g.voids, g.late, g.secret_cards, g.secret_seats, g.secret_may):
        field[:] = 0
    for seat in range(g.players):
        g.layers[seat, int(g.round_number) - 1] = g.boat_sizes[seat]
    if given is None:
        forget(g)
    else:
        if not isinstance(given, Mapping) or set(given) != set(MEMORY_KEYS):
            raise PositionError("memory", f"an object with the keys {', '.join(MEMORY_KEYS)}")
        try:
            remember(g, given, faces, colours)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError) as error:
            raise PositionError("memory", f"cannot be read: {error!r}") from error


def forget(g: Record) -> None:
    """Nobody remembers anything but what lies before the eyes."""
    where = dict(lying(g))
    anywhere = sum({1 << place for place in where.values() if not SEA <= place < BOAT})
    stars = {place - SEA + 1 for place in where.values() if SEA <= place < BOAT}
    for card in where:
        in_sea = 1 << (SEA + int(g.stars[card]) - 1) if int(g.stars[card]) in stars else 0
        g.may[card] = anywhere | in_sea
    for at in taken_places(g):
        card = int(g.trick[at])
        if card in where:
            g.may[card] = 1 << where[card]
    for seat in range(g.players):
        if g.aside[seat] != NOBODY:
            g.knows[g.aside[seat]] = 1 << seat


def read_places(names: Sequence[str]) -> int:
    """Places in the notation, as bits."""
    return sum(1 << PLACES.index(name) for name in set(names))


def remember(g: Record, given: Mapping[str, Any], faces: Faces, colours: str) -> None:
    """Read a `memory`; what it says must be possible."""
    for seat in range(g.players):
        g.layers[seat] = 0
        for number, left in given["layers"][seat]:
            if not 0 <= number <= g.round_number or left < 0 or (number == g.round_number and g.ended == 0):
                raise ValueError(f"layer {number} of boat {seat}")
            g.layers[seat, number % LAYERS] = left
        if g.layers[seat].sum() != g.boat_sizes[seat]:
            raise ValueError(f"the layers of boat {seat} do not add up")
    numbers = {name: card for card, name in names(g, faces).items()}
    for card, place in lying(g):
        g.may[card] = 1 << place
    for name, places in given["places"].items():
        g.may[numbers[name]] = read_places(places)
    for name, seats in given["knows"].items():
        g.knows[numbers[name]] = sum(1 << seat for seat in seats if 0 <= seat < SEATS)
    for i, (seat, name, places) in enumerate(given["secrets"]):
        g.secret_seats[i], g.secret_cards[i], g.secret_may[i] = seat, numbers[name], read_places(places)
        g.secrets = i + 1
    for seat in range(g.players):
        g.voids[seat] = sum(1 << colours.index(symbol) for symbol in given["voids"][seat])
    for seat in range(g.players):
        knower = given["late"][seat]
        g.late[seat] = 0 if knower is None else 1 + range(g.players)[knower]
    for card, place in lying(g):
        late = place < ASIDE and g.late[place] and int(g.may[card]) >> (LATE + place) & 1
        if not int(g.may[card]) >> place & 1 and not late:
            raise ValueError(f"{faces.text(card)} lies where it cannot")
    last = given["last_trick"]
    if last is not None:
        cards = [faces.first[faces.cards.text(faces.cards.read("memory", text))] for text in last["cards"]]
        lay(g.last_trick, cards)
        g.last_size = len(cards)
        g.last_leader = range(g.players)[last["leader"]]
        g.last_winner = range(g.players)[last["winner"]]
