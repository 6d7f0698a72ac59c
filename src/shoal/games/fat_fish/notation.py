"""The text form of FAT FISH: moves, events and positions."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from shoal.engine.cards import Cards
from shoal.engine.errors import PositionError
from shoal.engine.events import EventType, count, one_of, seat
from shoal.engine.notation import Moves, Reader, count_cards
from shoal.engine.state import NOBODY, PLAYING, Record
from shoal.games.fat_fish.deck import CARDS, KINDS, LICENCES, A, B, C, colour_of, write_counted, write_licences
from shoal.games.fat_fish.licences import licences_of, licences_to_choose
from shoal.games.fat_fish.rows import asked_colour, choosable, count_choices, count_colours
from shoal.games.fat_fish.state import ALL_LAID, FULL, HAND, IN_BOX, KEEP, LAY, LICENCE, ON_TABLE, PILE, ROWS

PHASES = ("lay", "keep", "licence")
ENDINGS = ("all-laid",)

MOVES = Moves(
    [f"{card}>{row}" for row in range(1, ROWS + 1) for card in CARDS.texts]
    + ["end"]
    + [f"keep {card}" for card in CARDS.texts]
    + ["keep none"]
    + [f"licence {licence}" for licence in LICENCES]
)

LICENCE_NAME = one_of(*LICENCES)

EVENTS = (
    EventType("dealt", {"seat": seat}, CARDS.text),
    EventType("licence-drawn", {"licence": LICENCE_NAME}),
    EventType("laid", {"seat": seat, "card": CARDS.text, "row": count}, reveals=False),
    EventType("fiasco", {"seat": seat, "card": CARDS.text, "row": count}, CARDS.text),
    EventType("fiasco-taken", {"seat": seat}),
    EventType("fiasco-passed", {"seat": seat, "giver": seat}),
    EventType("ended", {"seat": seat}, reveals=False),
    EventType("chosen", {"seat": seat, "card": CARDS.text}, reveals=False),
    EventType("chosen-none", {"seat": seat}, reveals=False),
    EventType("took", {"seat": seat, "row": count}, CARDS.text, reveals=False),
    EventType("plus", {"seat": seat}, CARDS.text, reveals=False),
    EventType("minus", {"seat": seat}, CARDS.text, reveals=False),
    EventType("licence-earned", {"seat": seat, "licence": LICENCE_NAME, "points": count}, reveals=False),
    EventType("licence-passed", {"seat": seat, "giver": seat, "licence": LICENCE_NAME}, reveals=False),
    EventType("row-started", {"row": count, "card": CARDS.text}),
    EventType("row-closed", {"row": count}, reveals=False),
    EventType("drew", {"seat": seat}, CARDS.text),
    EventType("drew-unseen", {"seat": seat, "number": count}),
    EventType("out", {"seat": seat}, reveals=False),
    EventType("awarded", {"seat": seat, "licence": LICENCE_NAME, "points": count}, reveals=False),
    EventType("scored", {"seat": seat, "plus": count, "minus": count, "total": count}, reveals=False),
    EventType("game-over", reveals=False),
)

KEYS = (
    "turn",
    "phase",
    "scores",
    "over",
    "winners",
    "row",
    "laid",
    "rows",
    "hands",
    "piles",
    "reserve",
    "plus",
    "minus",
    "box",
    "kept",
    "earned",
    "licences",
    "licence_owners",
    "fiasco",
    "memory",
)


# Writing


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own; `memory` only if somebody remembers something."""
    seats = range(g.players)
    written: dict[str, Any] = {
        "row": None if g.row == NOBODY else int(g.row) + 1,
        "laid": CARDS.write(g.laid[: g.laid_size]),
        "rows": [CARDS.write(g.rows[row, : g.row_sizes[row]]) for row in range(ROWS)],
        "hands": [CARDS.write(g.hands[owner, : g.hand_sizes[owner]]) for owner in seats],
        "piles": [CARDS.write(g.piles[owner, : g.pile_sizes[owner]][::-1]) for owner in seats],
        "reserve": CARDS.write(g.reserve[: g.reserve_size][::-1]),
        "plus": [write_counted(g.plus[owner]) for owner in seats],
        "minus": [write_counted(g.minus[owner]) for owner in seats],
        "box": write_counted(g.box),
        "kept": CARDS.write(g.kept[: g.kept_size]),
        "earned": write_licences(licences_to_choose(g)),
        "licences": write_licences(licences_of(g, ON_TABLE)),
        "licence_owners": [write_licences(licences_of(g, owner)) for owner in seats],
        "fiasco": None if g.fiasco == NOBODY else int(g.fiasco),
    }
    if any(g.known_sizes[owner] for owner in seats):
        known = [CARDS.write(g.known[owner, : g.known_sizes[owner]]) for owner in seats]
        written["memory"] = {"hands": known}
    return written


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once: the cards laid and kept lie in the rows."""
    for key in ("rows", "hands", "piles", "plus", "minus"):
        for pile in position[key]:
            yield from pile
    for key in ("reserve", "box"):
        yield from position[key]


# Reading


def place(g: Record, given: Mapping[str, Any]) -> None:
    """Set up the position `given` on a freshly dealt game, or refuse it."""
    read = Reader(given, KEYS)
    over = read.choice("over", False, (False, True))
    place_cards(g, read)
    place_licences(g, read)
    fiasco = read.choice("fiasco", None, (None, *range(g.players)) if g.with_fiasco else (None,))
    g.fiasco = NOBODY if fiasco is None else fiasco
    if over:
        place_end(g, read)
    else:
        place_turn(g, read)
    place_memory(g, given.get("memory"))
    g.tape_end = 0


def place_cards(g: Record, read: Reader) -> None:
    """Where all cards lie. How many there are of each is what was dealt."""
    dealt = Counter(cards(position(g)))
    deck = Cards(CARDS.texts, [dealt[text] for text in CARDS.texts])
    players = int(g.players)
    piles = {key: read.piles(key, players, CARDS) for key in ("hands", "piles", "plus", "minus")}
    rows, reserve, box = read.piles("rows", ROWS, CARDS), read.cards("reserve", CARDS), read.cards("box", CARDS)
    joined = {key: [card for pile in lists for card in pile] for key, lists in {"rows": rows, **piles}.items()}
    count_cards(deck, {**joined, "reserve": reserve, "box": box})
    for key, lists, most in (("rows", rows, FULL), ("hands", piles["hands"], HAND), ("piles", piles["piles"], PILE)):
        if any(len(pile) > most for pile in lists):
            raise PositionError(key, f"at most {most} cards each")
    if len(reserve) > 3 * (players - 1):
        raise PositionError("reserve", f"with {players} players at most {3 * (players - 1)} cards")
    if reserve and not all(rows):
        raise PositionError("rows", "no place is empty while there is a reserve")
    places = sum(FULL - len(row) for row in rows if row) + len(reserve) * (FULL - 1)
    left = len(joined["hands"]) + len(joined["piles"])
    if left > places:
        raise PositionError("hands", f"{left} cards are left to lay, with the piles, and only {places} places")

    for row, pile in enumerate(rows):
        fill(g.rows[row], pile)
        g.row_sizes[row] = len(pile)
    for owner in range(players):
        fill(g.hands[owner], sorted(piles["hands"][owner]))
        g.hand_sizes[owner] = len(piles["hands"][owner])
        fill(g.piles[owner], piles["piles"][owner][::-1])
        g.pile_sizes[owner] = len(piles["piles"][owner])
        g.plus[owner] = np.bincount(piles["plus"][owner], minlength=KINDS)
        g.minus[owner] = np.bincount(piles["minus"][owner], minlength=KINDS)
    fill(g.reserve, reserve[::-1])
    g.reserve_size = len(reserve)
    g.box[:] = np.bincount(box, minlength=KINDS)


def fill(pile: Any, cards: Sequence[int]) -> None:
    """Lay `cards` into the field of a record."""
    pile[:] = 0
    pile[: len(cards)] = cards


def place_licences(g: Record, read: Reader) -> None:
    """Which licences lie open, and who has the others; those not named are in the box."""
    owned = [read_licences("licence_owners", licences) for licences in owner_lists(g, read)]
    taken = [licence for licences in owned for licence in licences]
    fresh = [licence for licence in range(len(LICENCES)) if g.licence_owners[licence] == ON_TABLE]
    if A in taken:
        fresh = [licence for licence in fresh if licence > C]
    left = [licence for licence in fresh if licence not in taken]
    given = read.position.get("licences")
    on_table = left if given is None else read_licences("licences", given)
    if B in taken or C in taken:
        raise PositionError("licence_owners", "B and C are given only at the end, and stay on the table")
    for key, licences in (("licence_owners", taken), ("licences", [*taken, *on_table])):
        if licences and not g.with_licences:
            raise PositionError(key, "the game is played without licences")
        if len(set(licences)) < len(licences):
            raise PositionError(key, "there is one licence of each letter")
        if len([licence for licence in licences if licence <= C]) > 1:
            raise PositionError(key, "only one of A, B and C is in the game")
    g.licence_owners[:] = IN_BOX
    g.licence_owners[on_table] = ON_TABLE
    for owner, licences in enumerate(owned):
        g.licence_owners[licences] = owner


def owner_lists(g: Record, read: Reader) -> Sequence[object]:
    """The licences of each seat, as given."""
    given = read.position.get("licence_owners", [[]] * int(g.players))
    if not isinstance(given, list | tuple) or len(given) != g.players:
        raise PositionError("licence_owners", f"a list of {g.players} lists of licences, not {given!r}")
    return given


def read_licences(key: str, given: object) -> list[int]:
    """The numbers of licences."""
    if not isinstance(given, list | tuple):
        raise PositionError(key, f"a list of licences, not {given!r}")
    for name in given:
        if not isinstance(name, str) or len(name.strip()) != 1 or name.strip().upper() not in LICENCES:
            raise PositionError(key, f"there is no licence {name!r}")
    return sorted(LICENCES.index(name.strip().upper()) for name in given)


def place_turn(g: Record, read: Reader) -> None:
    """Whose turn it is, and how far it has come, in a game that is not over."""
    g.turn = read.number("turn", int(g.start), 0, int(g.players) - 1)
    g.phase = PHASES.index(read.choice("phase", PHASES[LAY], PHASES))
    g.ended = PLAYING
    full = [row for row in range(ROWS) if g.row_sizes[row] == FULL]
    if len(full) != (g.phase != LAY):
        raise PositionError("rows", "a row is full exactly when its cards or its licence are being chosen")
    place_laid(g, read, full)
    for owner in range(g.players):
        between_turns = owner != g.turn or g.row == NOBODY
        if between_turns and g.pile_sizes[owner] and not g.hand_sizes[owner]:
            raise PositionError("hands", f"seat {owner} has a pile and has not drawn from it")
    if g.row == NOBODY and g.hand_sizes[g.turn] == 0:
        raise PositionError("hands", f"seat {g.turn} is to lay and has no card")
    place_kept(g, read.cards("kept", CARDS))
    if g.phase == LICENCE and len(write_licences(licences_to_choose(g))) < 2:
        raise PositionError("phase", "there are no licences to choose from")
    check_earned(g, read)


def place_laid(g: Record, read: Reader, full: Sequence[int]) -> None:
    """The row of this turn and what was laid there. A full row says by itself which one it is."""
    row = read.choice("row", full[0] + 1 if full else None, (None, *range(1, ROWS + 1)))
    laid = read.cards("laid", CARDS)
    g.row = NOBODY if row is None else row - 1
    if full and g.row != full[0]:
        raise PositionError("row", f"it is row {full[0] + 1} that is full")
    if laid and row is None:
        raise PositionError("row", "the row in which the cards were laid")
    if row is not None:
        start = int(g.row_sizes[g.row]) - len(laid)
        if not laid and not full:
            raise PositionError("laid", "a turn has a row once a card is laid")
        if start < 1 or g.rows[g.row, start : g.row_sizes[g.row]].tolist() != laid:
            raise PositionError("laid", f"row {row} does not end in these cards")
        if len(laid) + g.hand_sizes[g.turn] > HAND:
            raise PositionError("laid", f"a hand has {HAND} cards, and these were laid from it")
    fill(g.laid, laid)
    g.laid_size = len(laid)


def place_kept(g: Record, kept: Sequence[int]) -> None:
    """The cards chosen from the full row so far."""
    if g.phase == LAY:
        if kept:
            raise PositionError("kept", "cards are chosen only from a full row")
        return
    choices = count_choices(g)
    one_colour = count_colours(g) == 1
    if g.phase == KEEP and choices == 0:
        raise PositionError("phase", "there is nothing to choose in this row")
    most = choices - (g.phase == KEEP)
    least = 0 if g.phase == KEEP else choices - one_colour
    if not least <= len(kept) <= most:
        raise PositionError("kept", f"{least} to {most} cards, not {len(kept)}")
    if one_colour and list(kept) != sorted(kept):
        raise PositionError("kept", "two cards of one colour are in deck order")
    for card in kept:
        if colour_of(card) != asked_colour(g) or choosable(g, card) == 0:
            raise PositionError("kept", f"{CARDS.text(card)} cannot be chosen from this row")
        g.kept[g.kept_size] = card
        g.kept_size += 1


def check_earned(g: Record, read: Reader) -> None:
    """The licences to choose from follow from the row."""
    to_choose = write_licences(licences_to_choose(g))
    given = read_licences("earned", read.position.get("earned", to_choose))
    if [LICENCES[licence] for licence in given] != to_choose:
        raise PositionError("earned", f"by the row it is {to_choose}, not {read.position['earned']!r}")


def place_end(g: Record, read: Reader) -> None:
    """A game that is over: nothing is left to lay, to split or to choose."""
    for key in ("turn", "phase", "row"):
        read.choice(key, None, (None,))
    for key in ("laid", "kept", "earned"):
        if read.position.get(key, []) != []:
            raise PositionError(key, "nothing, when the game is over")
    if any(g.hand_sizes[owner] or g.pile_sizes[owner] for owner in range(g.players)):
        raise PositionError("over", "the game is over when nobody has a card left")
    if any(g.row_sizes[row] == FULL for row in range(ROWS)):
        raise PositionError("rows", "a full row is taken")
    g.turn = NOBODY
    g.phase = LAY
    g.ended = ALL_LAID


def place_memory(g: Record, memory: object) -> None:
    """FF-31: the cards of each hand that all have seen, having been taken back."""
    if memory is None:
        return
    if not isinstance(memory, Mapping) or set(memory) != {"hands"}:
        raise PositionError("memory", f"an object with the key hands, not {memory!r}")
    try:
        known = Reader(memory, ("hands",)).piles("hands", int(g.players), CARDS)
    except PositionError as error:
        raise PositionError("memory", str(error)) from error
    for owner, cards in enumerate(known):
        hand = Counter(g.hands[owner, : g.hand_sizes[owner]].tolist())
        if Counter(cards) - hand:
            raise PositionError("memory", f"seat {owner} does not hold all of {CARDS.write_sorted(cards)}")
        fill(g.known[owner], sorted(cards))
        g.known_sizes[owner] = len(cards)
