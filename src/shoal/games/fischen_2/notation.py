"""The text form of Fischen 2: moves, events and positions. `memory` is described in `games/tricks/recall`."""

from collections.abc import Iterator, Mapping
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.events import EventType, count, one_of, seat
from shoal.engine.notation import Moves, Reader
from shoal.engine.state import NOBODY, PLAYING, Record
from shoal.games.fischen_2.deck import (
    BANK_ONE,
    CARDS,
    CATCH_ONE,
    CHOOSE_TRUMP,
    COLOUR,
    DARK,
    FACES,
    LIGHT,
    START,
    SWAP_ONE,
    SYMBOLS,
    USED,
    VALUE,
)
from shoal.games.fischen_2.shown import trump_now
from shoal.games.fischen_2.state import (
    BANK,
    CATCH,
    FIRST_BANK,
    FIRST_GIVE,
    FIRST_TAKE,
    FIRST_TRUMP,
    GIVE,
    PLAY,
    SETTRUMP,
    TAKE,
    TRUMP,
)
from shoal.games.tricks.events import ENDINGS as ENDINGS
from shoal.games.tricks.events import events_of_both
from shoal.games.tricks.order import led_by, weakest_place, winning_place
from shoal.games.tricks.positions import (
    COMMON_KEYS,
    PILE_KEYS,
    TABLE_KEYS,
    Box,
    aside_of,
    cards_of,
    check_seat,
    check_turn,
    or_none,
    others_in_trick,
    place_aside_turn,
    place_end,
    place_leader,
    place_play,
    place_table,
    position_of_piles,
    position_of_table,
)
from shoal.games.tricks.recall import place_memory
from shoal.games.tricks.table import FEWEST_PLAYERS

PHASES = ("trump", "play", "catch", "bank", "take", "give", "settrump")
GREENS = "LD"
ASKING = {CATCH: CATCH_ONE, BANK: BANK_ONE, TAKE: SWAP_ONE, GIVE: SWAP_ONE, SETTRUMP: CHOOSE_TRUMP}

MOVES = Moves(
    [
        *CARDS.texts,
        *[f"{verb} {text}" for verb in ("catch", "bank", "take", "give") for text in CARDS.texts],
        *[f"trump {symbol}" for symbol in GREENS],
    ],
    secret=[*range(FIRST_BANK, FIRST_TAKE), *range(FIRST_GIVE, FIRST_TRUMP)],
)

EVENTS = (
    *events_of_both(FACES, hidden=count),
    EventType("trump-chosen", {"seat": seat, "trump": one_of(*SYMBOLS)}, reveals=False),
    EventType("trump-set", {"seat": seat, "trump": one_of(*SYMBOLS)}, reveals=False),
    EventType("trump-changed", {"trump": one_of(*SYMBOLS)}, reveals=False),
    EventType("plus-three", {"seat": seat}, reveals=False),
    EventType("drew-one", {"seat": seat, "source": one_of("boat", "sea")}),
    EventType("drew-one-card", {"seat": seat, "source": one_of("boat", "sea"), "card": FACES.text}),
    EventType("nobody-draws", {"missing": count, "sea": count}, reveals=False),
    EventType("banked", {"seat": seat}, reveals=False),
    EventType("banked-card", {"seat": seat, "card": FACES.text}, reveals=False),
    EventType("swapped", {"seat": seat, "card": FACES.text}, reveals=False),
    EventType("laid", {"seat": seat}, reveals=False),
    EventType("laid-card", {"seat": seat, "card": FACES.text}, reveals=False),
    EventType("pufferfish", {"seat": seat}, FACES.text, reveals=False),
)

KEYS = (*COMMON_KEYS, *TABLE_KEYS, "weakest", "trump", "trump_set", "banked", "hidden", "tricks_left", *PILE_KEYS)


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own."""
    return {
        **position_of_table(g, FACES),
        "weakest": or_none(g.weakest),
        "trump": None if g.trump == NOBODY else SYMBOLS[g.trump],
        "trump_set": bool(g.trump_set),
        "banked": aside_of(g, FACES),
        "hidden": FACES.write_sorted(g.hidden[: g.hidden_size].tolist()),
        "tricks_left": int(g.tricks_left),
        **position_of_piles(g, FACES, SYMBOLS),
    }


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once."""
    return cards_of(position, "banked")


def place(g: Record, position: Mapping[str, Any]) -> None:
    """Set up `position` on a freshly dealt game, or refuse it."""
    read = Reader(position, KEYS)
    over = read.choice("over", False, (False, True))
    g.ended = PLAYING
    used = USED[int(g.players) - FEWEST_PLAYERS].tolist()
    box = Box(FACES, [flag and (card in START or g.stars[card] > 0) for card, flag in enumerate(used)])
    place_table(g, read, box, "banked")
    trump = read.choice("trump", None, (None, *GREENS))
    g.trump = NOBODY if trump is None else SYMBOLS.index(trump)
    g.trump_set = read.choice("trump_set", False, (False, True))
    g.weakest = NOBODY
    if over:
        place_end(g, read, "trump", "weakest")
    else:
        place_turn(g, read)
    tricks = 0 if over else tricks_left(g)
    if read.number("tricks_left", tricks, 0, 99) != tricks:
        raise PositionError("tricks_left", f"by the hands it is {tricks}")
    g.tricks_left = tricks
    place_memory(g, read, FACES, SYMBOLS)


def tricks_left(g: Record) -> int:
    """How many tricks are left, the one on the table included."""
    last = (int(g.leader) + int(g.players) - 1) % int(g.players)
    complete = g.trick_size == g.players
    giving = g.phase == GIVE and g.turn == last
    return int(g.hand_sizes[last] + (g.aside[last] != NOBODY) + complete - giving)


def place_turn(g: Record, read: Reader) -> None:
    """Who decides what, in a game that is not over."""
    g.phase = PHASES.index(read.choice("phase", PHASES[PLAY], PHASES))
    place_leader(g, read, g.phase in (TRUMP, PLAY))
    if (g.trump == NOBODY) != (g.phase == TRUMP) and g.round_number > 1:
        raise PositionError("trump", "from round 2 on one green is trump, once it is chosen")
    if g.trump != NOBODY and g.round_number == 1:
        raise PositionError("trump", "round 1 has no trump")
    g.led = led_by(g, COLOUR, trump_now(g))
    g.effect = NOBODY
    g.winner = NOBODY
    if g.phase not in (TRUMP, PLAY):
        check_turn_of_effect(g, read)
        return
    read.choice("weakest", None, (None,))
    if g.trump_set or g.hidden_size:
        raise PositionError("trump_set" if g.trump_set else "hidden", "no buoy has had its effect in this trick")
    if g.phase == TRUMP and (g.trick_size or g.trump != NOBODY or g.round_number == 1):
        raise PositionError("phase", "trump is chosen before the first card, from round 2 on")
    check_turn(g, read, place_play(g, read, "banked"))


def check_turn_of_effect(g: Record, read: Reader) -> None:
    """An effect of the trick asks."""
    players = int(g.players)
    if g.trick_size < players:
        raise PositionError("trick", "only a complete trick has effects")
    phase = int(g.phase)
    places = [place for place, card in enumerate(g.trick.tolist()[:players]) if FACES.kinds[card] == ASKING[phase]]
    effect = g.effect = read.number("effect", places[0] if places else 0, 0, players - 1)
    if effect not in places:
        raise PositionError("effect", f"{FACES.text(g.trick[effect])} does not ask for that")
    place_strongest(g, read)
    turn = place_aside_turn(g, "banked", phase == BANK)
    if phase != BANK:
        turn = (int(g.leader) + effect) % players
    if phase in (CATCH, TAKE) and not others_in_trick(g):
        raise PositionError("taken", "no card is left to take")
    if phase in (TAKE, SETTRUMP) and g.hand_sizes[turn] == 0:
        raise PositionError("hands", "with empty hands it has no effect")
    if phase == GIVE:
        place_giving(g, turn)
    check_turn(g, read, turn)
    if phase == GIVE:
        g.hand_sizes[turn] += 1


def place_giving(g: Record, turn: int) -> None:
    """The card just taken is in the hand, and there is another one to give; `check_turn` must not count it."""
    hand = g.hands[turn, : g.hand_sizes[turn]].tolist()
    last = int(g.taken[g.taken_size - 1])
    taken = [card for card in hand if FACES.texts[card] == FACES.texts[g.trick[last]]] if g.taken_size else []
    if not taken:
        raise PositionError("taken", "the last card taken is in the hand of the one who gives")
    g.trick[last] = taken[0]  # of two equal cards it is the one in this hand
    if len(hand) < 2:
        raise PositionError("hands", f"seat {turn} has no other card to give")
    g.hand_sizes[turn] -= 1


def place_strongest(g: Record, read: Reader) -> None:
    """F2-15: who won and who was weakest was fixed when the last card was played.

    If choose-trump has set the trump since then, either green may have been trump in the trick.
    """
    players = int(g.players)
    found = []
    for trump in (trump_now(g), *((LIGHT + DARK - int(g.trump),) if g.trump_set and g.trump != NOBODY else ())):
        g.led = led_by(g, COLOUR, trump)
        best = winning_place(g, COLOUR, VALUE, trump, 0)
        worst = weakest_place(g, COLOUR, VALUE, trump)
        winner = int(g.leader if best == NOBODY else (g.leader + best) % players)
        found.append((winner, NOBODY if worst == NOBODY else int((g.leader + worst) % players)))
    given = read.position.get("winner", found[0][0]), read.position.get("weakest", or_none(found[0][1]))
    winner, weakest = next((pair for pair in found if (pair[0], or_none(pair[1])) == given), found[0])
    g.winner = check_seat(read, "winner", winner, players)
    g.weakest = check_seat(read, "weakest", weakest, players)
