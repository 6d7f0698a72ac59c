"""The text form of Fischen: moves, events and positions. `memory` is described in `games/tricks/recall`."""

from collections.abc import Iterator, Mapping
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.events import EventType, one_of, seat
from shoal.engine.notation import Moves, Reader
from shoal.engine.state import NOBODY, PLAYING, Record
from shoal.games.fischen.deck import CALL_COLOUR, CARDS, COLOUR, FACES, PASS_LEFT, SYMBOLS, TRUMP, USED, VALUE
from shoal.games.fischen.state import CALL, CATCH, FIRST_CALL, FIRST_PASS, PASS, PLAY
from shoal.games.fischen.view import announced, symbol
from shoal.games.tricks.events import ENDINGS as ENDINGS
from shoal.games.tricks.events import events_of_both
from shoal.games.tricks.order import led_by, winning_place
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
    place_seat,
    place_table,
    position_of_piles,
    position_of_table,
)
from shoal.games.tricks.recall import place_memory
from shoal.games.tricks.table import FEWEST_PLAYERS

PHASES = ("play", "catch", "pass", "call")

MOVES = Moves(
    [
        *CARDS.texts,
        *[f"catch {text}" for text in CARDS.texts],
        *[f"pass {text}" for text in CARDS.texts],
        *[f"call {symbol}" for symbol in SYMBOLS],
    ],
    secret=range(FIRST_PASS, FIRST_CALL),
)

EVENTS = (
    *events_of_both(FACES),
    EventType("chose-pass", {"seat": seat}, reveals=False),
    EventType("chose-pass-card", {"seat": seat, "card": FACES.text}, reveals=False),
    EventType("passed", {"seat": seat, "other": seat}),
    EventType("passed-card", {"seat": seat, "other": seat, "card": FACES.text}),
    EventType("minus-three", {"seat": seat}, reveals=False),
    EventType("leads-next", {"seat": seat}, reveals=False),
    EventType("called", {"seat": seat, "colour": one_of(*SYMBOLS)}, reveals=False),
    EventType("lowest-next", {"seat": seat}, reveals=False),
)

KEYS = (*COMMON_KEYS, *TABLE_KEYS, "passed", "called", "caller", "lowest", "next", *PILE_KEYS)
NOTHING_NEXT = {"leader": None, "caller": None, "called": None, "lowest": False}


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own."""
    return {
        **position_of_table(g, FACES),
        "passed": aside_of(g, FACES),
        "called": symbol(g.called),
        "caller": or_none(g.caller),
        "lowest": bool(g.lowest),
        "next": announced(g),
        **position_of_piles(g, FACES, SYMBOLS),
    }


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once."""
    return cards_of(position, "passed")


def place(g: Record, position: Mapping[str, Any]) -> None:
    """Set up `position` on a freshly dealt game, or refuse it."""
    read = Reader(position, KEYS)
    over = read.choice("over", False, (False, True))
    g.ended = PLAYING
    place_table(g, read, Box(FACES, USED[int(g.players) - FEWEST_PLAYERS].tolist()), "passed")
    place_call(g, read, "called", "caller")
    g.lowest = read.choice("lowest", False, (False, True))
    place_next(g, next_of(read))
    if over:
        place_end(g, read)
    else:
        place_turn(g, read)
    place_memory(g, read, FACES, SYMBOLS)


def next_of(read: Reader) -> Mapping[str, Any]:
    """The object `next`."""
    given = read.position.get("next", NOTHING_NEXT)
    if not isinstance(given, Mapping):
        raise PositionError("next", f"an object, not {given!r}")
    return given


def place_next(g: Record, announced: Mapping[str, Any]) -> None:
    """What is announced for the next trick."""
    try:
        read = Reader(announced, tuple(NOTHING_NEXT))
        g.next_leader = place_seat(read, "leader", None, int(g.players))
        g.next_lowest = read.choice("lowest", False, (False, True))
        g.next_called, g.next_caller = read_call(read, "called", "caller", int(g.players))
    except PositionError as error:
        raise PositionError("next", str(error)) from error


def read_call(read: Reader, called: str, caller: str, players: int) -> tuple[int, int]:
    """A called colour and who called it."""
    colour = read.choice(called, None, (None, *SYMBOLS))
    seat = place_seat(read, caller, None, players)
    if (colour is None) != (seat == NOBODY):
        raise PositionError(caller, "a called colour has a caller, and nobody else is one")
    return (NOBODY if colour is None else SYMBOLS.index(colour)), seat


def place_call(g: Record, read: Reader, called: str, caller: str) -> None:
    """The colour called for this trick."""
    g.called, g.caller = read_call(read, called, caller, int(g.players))


def place_turn(g: Record, read: Reader) -> None:
    """Who decides what, in a game that is not over."""
    g.phase = PHASES.index(read.choice("phase", PHASES[PLAY], PHASES))
    place_leader(g, read, g.phase == PLAY)
    g.led = led_colour(g)
    g.effect = NOBODY
    g.winner = NOBODY
    if g.phase != PLAY:
        turn = place_settling(g, read)
    elif next_of(read) == NOTHING_NEXT:
        turn = place_play(g, read, "passed")
    else:
        raise PositionError("next", "nothing is announced before the trick is complete")
    check_turn(g, read, turn)


def led_colour(g: Record) -> int:
    """F1-13, F1-25: the colour to follow."""
    return int(g.called if g.called != NOBODY else led_by(g, COLOUR, TRUMP))


def place_settling(g: Record, read: Reader) -> int:
    """An effect of the trick asks; whose turn it is."""
    players = int(g.players)
    if g.trick_size < players:
        raise PositionError("trick", "only a complete trick has effects")
    effect = g.effect = read.number("effect", first_effect(g), 0, players - 1)
    card = int(g.trick[effect])
    kind = int(FACES.kinds[card])
    if not {CATCH: VALUE[card] == 0, PASS: kind == PASS_LEFT, CALL: kind == CALL_COLOUR}[int(g.phase)]:
        raise PositionError("effect", f"{FACES.text(card)} does not ask for that")
    best = winning_place(g, COLOUR, VALUE, TRUMP, int(g.lowest))
    beaten = g.leader if g.caller == NOBODY else g.caller
    winner = int(beaten if best == NOBODY else (g.leader + best) % players)
    g.winner = check_seat(read, "winner", winner, players)
    turn = place_aside_turn(g, "passed", bool(g.phase == PASS))
    if g.phase == PASS:
        return turn
    if g.phase == CATCH and not others_in_trick(g):
        raise PositionError("taken", "no card is left to catch")
    if g.phase == CALL and g.hand_sizes[0] == 0:
        raise PositionError("hands", "in the last trick of a round no colour is called")
    return (int(g.leader) + effect) % players


def first_effect(g: Record) -> int:
    """The first card of the trick whose effect can ask in this phase; 0 if there is none."""
    for place, card in enumerate(g.trick[: g.trick_size].tolist()):
        kind = int(FACES.kinds[card])
        if g.phase == CATCH and VALUE[card] == 0:
            return place
        if kind == {PASS: PASS_LEFT, CALL: CALL_COLOUR}.get(int(g.phase), NOBODY):
            return place
    return 0
