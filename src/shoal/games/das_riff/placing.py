"""Setting up a position of Das Riff, or refusing it by the name of the key that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from shoal.engine.cards import Cards
from shoal.engine.errors import PositionError
from shoal.engine.notation import Reader, count_cards, read_pile, whole
from shoal.engine.state import NOBODY, PLAYING, Record
from shoal.games.das_riff.acts import broods_of
from shoal.games.das_riff.choices import first_like_it, in_reach, may_place, price_of, purse, takes_fish
from shoal.games.das_riff.deck import BROOD_CARDS, CORAL, FISH, KINDS, PEARL, REEF_CARDS, SHARK, SYMBOLS
from shoal.games.das_riff.display import PHASES, PLACE_TEXTS, TARGETS
from shoal.games.das_riff.memory import remember_nothing
from shoal.games.das_riff.state import (
    ACT,
    BOAT_TARGET,
    BOATS,
    CHOOSE_CORAL,
    CHOOSE_WORM,
    CORALS,
    FIVE_BROODS,
    GAP,
    HIDDEN,
    LANES,
    LAYERS,
    MIDDLE,
    NOTHING,
    OPEN,
    OPEN_BROODS,
    PAY,
    PICK,
    PLACES,
    ROWS,
    SEATS,
    TURN_LIMIT,
    TURNED,
    WORMS,
)

KEYS = (
    "turn",
    "phase",
    "scores",
    "over",
    "winners",
    "active",
    "turn_number",
    "dice",
    "worms",
    "stock",
    "rows",
    "open",
    "draw",
    "discard",
    "broods",
    "brood_pile",
    "boats",
    "corals",
    "pearls",
    "sharks",
    "target",
    "due",
    "memory",
)


def place(g: Record, position: Mapping[str, Any]) -> None:
    """Set up `position` on a freshly dealt game, or refuse it."""
    read = Reader(position, KEYS)
    over = read.choice("over", False, (False, True))
    place_worms(g, position)
    place_boats(g, read)
    place_reef(g, position)
    place_seats(g, read, position)
    place_piles(g, read)
    check_cards(g)
    remember_nothing(g)
    if position.get("memory") is not None:
        place_memory(g, position["memory"])
    g.turn_number = read.number("turn_number", 1, 1, int(g.turn_limit))
    dice = position.get("dice", [SYMBOLS[die] for die in g.dice])
    if not isinstance(dice, list | tuple) or len(dice) != 2:
        raise PositionError("dice", f"two colours, not {dice!r}")
    g.dice[:] = [colour("dice", die) for die in dice]
    if over:
        place_end(g, read)
    else:
        place_turn(g, read)
    g.tape_end = 0


# Worms and boats


def place_worms(g: Record, position: Mapping[str, Any]) -> None:
    """Worms left out: one of each colour for each seat, and what nobody has is in stock."""
    given = position.get("worms", [dict.fromkeys(SYMBOLS, 1)] * SEATS)
    if not isinstance(given, list | tuple) or len(given) != SEATS:
        raise PositionError("worms", f"a list of {SEATS} objects, not {given!r}")
    for seat in range(SEATS):
        g.worms[seat] = read_worms("worms", given[seat])
    left = WORMS - g.worms.sum(axis=0)
    if left.min() < 0:
        raise PositionError("worms", f"there are only {WORMS} of each colour")
    g.stock[:] = read_worms("stock", position["stock"]) if "stock" in position else left
    if (g.stock > left).any():
        raise PositionError("stock", f"there are only {WORMS} of each colour")


def read_worms(key: str, given: object) -> list[int]:
    """How many worms of each colour; a colour left out has none."""
    if not isinstance(given, Mapping):
        raise PositionError(key, f"an object of colours and numbers, not {given!r}")
    numbers = [0] * len(SYMBOLS)
    for name, number in given.items():
        numbers[colour(key, name)] = whole(key, number, 0, WORMS)
    return numbers


def colour(key: str, text: object) -> int:
    """The number of a colour."""
    symbol = text.strip().upper() if isinstance(text, str) else ""
    if len(symbol) != 1 or symbol not in SYMBOLS:
        raise PositionError(key, f"a colour is one of {', '.join(SYMBOLS)}, not {text!r}")
    return SYMBOLS.index(symbol)


def place_boats(g: Record, read: Reader) -> None:
    g.boats[:] = read.numbers("boats", [1] * SEATS, 1, LANES)
    if g.boats.sum() > BOATS:
        raise PositionError("boats", f"there are only {BOATS} boats")


# Cards


def place_reef(g: Record, position: Mapping[str, Any]) -> None:
    """The display; rows 1 and 4 lie open, and what is not said of the middle rows lies face down."""
    rows = read_rows("rows", position.get("rows", [[]] * ROWS))
    shown = read_rows("open", position["open"]) if "open" in position else None
    for place in range(PLACES):
        card = rows[place]
        middle = LANES <= place < LANES + MIDDLE
        is_open = not middle and card is not None if shown is None else shown[place] or False
        if not isinstance(is_open, bool):
            raise PositionError("open", f"true or false, not {is_open!r}")
        if is_open and card is None:
            raise PositionError("open", f"there is no card at {PLACE_TEXTS[place]}")
        if card is not None and not is_open and not middle:
            raise PositionError("open", f"the card at {PLACE_TEXTS[place]} lies open: only rows 2 and 3 hide cards")
        g.reef[place] = 0 if card is None else REEF_CARDS.read("rows", card)
        g.faces[place] = GAP if card is None else OPEN if is_open else HIDDEN


def read_rows(key: str, given: object) -> list[Any]:
    """The places of the display, one after another, with None for those left out at the reef end."""
    if not isinstance(given, list | tuple) or len(given) != ROWS:
        raise PositionError(key, f"a list of {ROWS} lists, not {given!r}")
    places: list[Any] = []
    for row in given:
        if not isinstance(row, list | tuple) or len(row) > LANES:
            raise PositionError(key, f"a list of up to {LANES}, not {row!r}")
        places += [*row, *[None] * (LANES - len(row))]
    return places


def place_seats(g: Record, read: Reader, position: Mapping[str, Any]) -> None:
    """Corals with what they hold, pearls and sharks."""
    given = position.get("corals", [[]] * SEATS)
    if not isinstance(given, list | tuple) or len(given) != SEATS:
        raise PositionError("corals", f"a list of {SEATS} lists, not {given!r}")
    g.coral_fish[:] = NOTHING
    g.coral_brood[:] = NOTHING
    for seat, corals in enumerate(given):
        if not isinstance(corals, list | tuple) or len(corals) > CORALS:
            raise PositionError("corals", f"a list of up to {CORALS} corals, not {corals!r}")
        g.corals[seat] = len(corals)
        for number, coral in enumerate(corals):
            g.coral_fish[seat, number], g.coral_brood[seat, number] = read_coral(coral)
    g.pearls[:] = read.numbers("pearls", [0] * SEATS, 0, int(g.copies[PEARL]))
    g.sharks[:] = read.numbers("sharks", [0] * SEATS, 0, int(g.copies[SHARK]))


def read_coral(given: object) -> tuple[int, int]:
    """The fish and the brood on a coral."""
    if not isinstance(given, Mapping) or set(given) - {"fish", "brood"}:
        raise PositionError("corals", f"a coral is an object with fish and brood, not {given!r}")
    fish, brood = given.get("fish"), given.get("brood")
    if fish is not None and brood is not None:
        raise PositionError("corals", "a coral holds a fish or a brood, not both")
    parent = NOTHING if fish is None else REEF_CARDS.read("corals", fish)
    if parent >= FISH:
        raise PositionError("corals", f"{fish} is no fish")
    return parent, NOTHING if brood is None else BROOD_CARDS.read("corals", brood)


def place_piles(g: Record, read: Reader) -> None:
    for key, field, size, cards in (
        ("draw", g.pile, "pile_size", REEF_CARDS),
        ("discard", g.discards, "discards_size", REEF_CARDS),
        ("broods", g.broods, "broods_size", BROOD_CARDS),
        ("brood_pile", g.brood_pile, "brood_pile_size", BROOD_CARDS),
    ):
        pile = read.cards(key, cards)[::-1]  # the top card last
        if len(pile) > len(field):
            raise PositionError(key, f"at most {OPEN_BROODS} broods lie open" if key == "broods" else "too many cards")
        field[:] = 0
        field[: len(pile)] = pile
        setattr(g, size, len(pile))


def check_cards(g: Record) -> None:
    """Refuse more cards than the deck has."""
    reef = Cards(REEF_CARDS.texts, g.copies.tolist())
    parents = g.coral_fish[g.coral_fish != NOTHING].tolist()
    piles = {
        "rows": g.reef[g.faces != GAP].tolist(),
        "draw": g.pile[: g.pile_size].tolist(),
        "discard": g.discards[: g.discards_size].tolist(),
        "corals": [CORAL] * int(g.corals.sum()) + parents,
        "pearls": [PEARL] * int(g.pearls.sum()),
        "sharks": [SHARK] * int(g.sharks.sum()),
    }
    count_cards(reef, piles)
    broods = {
        "broods": g.broods[: g.broods_size].tolist(),
        "brood_pile": g.brood_pile[: g.brood_pile_size].tolist(),
        "corals": g.coral_brood[g.coral_brood != NOTHING].tolist(),
    }
    count_cards(BROOD_CARDS, broods)


# Memory


def place_memory(g: Record, memory: object) -> None:
    """The layers of the hidden cards (memory.py)."""
    if not isinstance(memory, Mapping) or set(memory) != {"laid", "shuffled"}:
        raise PositionError("memory", f"an object with laid and shuffled, not {memory!r}")
    laid, shuffled = memory["laid"], memory["shuffled"]
    if not isinstance(shuffled, list | tuple) or len(shuffled) >= LAYERS:
        raise PositionError("memory", f"a list of up to {LAYERS - 1} lists of cards, not {shuffled!r}")
    layers = read_rows("memory", [[], *laid, []] if isinstance(laid, list | tuple) else laid)
    g.newest = len(shuffled)
    for place in range(PLACES):
        if (g.faces[place] == HIDDEN) != (layers[place] is not None):
            raise PositionError("memory", f"a layer for each face-down card, and not for {PLACE_TEXTS[place]}")
        if layers[place] is not None:
            g.laid[place] = whole("memory", layers[place], 0, int(g.newest))
    for layer, pile in enumerate(shuffled, 1):
        for card in read_pile("memory", pile, REEF_CARDS):
            g.unseen[0, card] -= 1
            g.unseen[layer, card] += 1
    check_memory(g)


def check_memory(g: Record) -> None:
    """The cards that lie face down in old layers were not shuffled in later."""
    for layer in range(int(g.newest) + 1):
        for card in range(KINDS):
            lie = sum(
                1
                for place in range(PLACES)
                if g.faces[place] == HIDDEN and g.laid[place] <= layer and g.reef[place] == card
            )
            if lie > g.unseen[: layer + 1, card].sum():
                raise PositionError("memory", f"{REEF_CARDS.text(card)} lay face down when it was shuffled in")
    if g.unseen.min() < 0:
        raise PositionError("memory", "a card was shuffled in that is not hidden")


# Whose turn it is


def place_turn(g: Record, read: Reader) -> None:
    """A game that is not over."""
    g.ended = PLAYING
    g.active = read.number("active", int(g.start), 0, SEATS - 1)
    if any(broods_of(g, seat) == CORALS for seat in range(SEATS)):
        raise PositionError("corals", "five broods end the game")
    g.phase = PHASES.index(read.choice("phase", PHASES[PICK], PHASES))
    g.turn = 1 - g.active if g.phase == PICK else g.active
    read.choice("turn", int(g.turn), (int(g.turn),))
    target = read.choice("target", None, tuple(TARGETS.values()))
    g.target = next(number for number, text in TARGETS.items() if text == target)
    if (g.target == NOTHING) == (g.phase in (PAY, TURNED, CHOOSE_CORAL)):
        raise PositionError("target", f"not {target!r} in phase {PHASES[g.phase]}")
    low, high, default = due_range(g)
    g.due = read.number("due", default, low, high)
    if g.phase == PICK and g.stock.sum() == 0:
        raise PositionError("phase", "there is no worm in stock to pick")


def due_range(g: Record) -> tuple[int, int, int]:
    """The least and the most worms that can be due, and how many there are if nothing is said."""
    if g.phase == CHOOSE_WORM:
        most = min(sum(int(g.stock[die] == 0) for die in g.dice), int(g.stock.sum()))
        if most == 0:
            raise PositionError("phase", "there is no worm to choose: none rolled is out of stock, or none is left")
        return 1, most, most
    if g.phase == PAY:
        price = check_purchase(g)
        return 1, price, price
    if g.phase in (TURNED, CHOOSE_CORAL):
        check_target(g)
    return 0, 0, 0


def check_purchase(g: Record) -> int:
    """The price of what is being bought, if it can be bought and paid."""
    seat, target = int(g.active), int(g.target)
    if target == BOAT_TARGET:
        if g.boats[seat] == LANES or g.boats.sum() == BOATS:
            raise PositionError("target", "there is no boat to be bought")
    else:
        card = int(g.reef[target])
        if g.faces[target] == GAP or not in_reach(g, seat, target):
            raise PositionError("target", f"there is no card in reach at {PLACE_TEXTS[target]}")
        if g.faces[target] == OPEN and not may_place(g, seat, card):
            raise PositionError("target", f"the {REEF_CARDS.text(card)} cannot be taken")
    payable = min(int(price_of(g, seat, target)), int(purse(g, seat, target)))
    if payable == 0:
        raise PositionError("target", "there is nothing to pay with")
    return payable


def check_target(g: Record) -> None:
    """The card that was turned up, or the fish that has been paid for."""
    target = int(g.target)
    if target == BOAT_TARGET or g.faces[target] != OPEN or not in_reach(g, g.active, target):
        raise PositionError("target", "there is no open card in reach")
    if g.phase == TURNED and not LANES <= target < LANES + MIDDLE:
        raise PositionError("target", "only cards of rows 2 and 3 are turned up")
    if g.phase == CHOOSE_CORAL and len(choices(g)) < 2:
        raise PositionError("target", "there are not several corals to choose from")


def choices(g: Record) -> Sequence[int]:
    """The corals that the fish at the target may go to."""
    seat, card = int(g.active), int(g.reef[g.target])
    return [
        coral
        for coral in range(g.corals[seat])
        if card < FISH and takes_fish(g, seat, coral, card) and first_like_it(g, seat, coral)
    ]


def place_end(g: Record, read: Reader) -> None:
    """A game that is over."""
    read.choice("turn", None, (None,))
    read.choice("phase", None, (None,))
    read.choice("target", None, (None,))
    read.number("due", 0, 0, 0)
    winners = [seat for seat in range(SEATS) if broods_of(g, seat) == CORALS]
    if len(winners) == SEATS:
        raise PositionError("corals", "only one player has five broods")
    g.active = read.number("active", winners[0] if winners else int(g.start), 0, SEATS - 1)
    if winners and g.active != winners[0]:
        raise PositionError("active", "the game ends in the turn of the player with five broods")
    if not winners and g.turn_number != g.turn_limit:
        raise PositionError("over", "nobody has five broods, and the turn limit is not reached")
    g.ended = FIVE_BROODS if winners else TURN_LIMIT
    g.turn = NOBODY
    g.phase = ACT
    g.target = NOTHING
    g.due = 0
