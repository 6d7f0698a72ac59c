"""Why a move is refused."""

from shoal.engine.errors import Objection
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.fischen_2.deck import CARDS, COLOUR, FACES, SYMBOLS
from shoal.games.fischen_2.shown import just_taken, trump_now
from shoal.games.fischen_2.state import (
    BANK,
    CATCH,
    FIRST_BANK,
    FIRST_CATCH,
    FIRST_GIVE,
    FIRST_TAKE,
    FIRST_TRUMP,
    GIVE,
    PLAY,
    SETTRUMP,
    TAKE,
    TRUMP,
)
from shoal.games.tricks.moves import holds, place_in_hand, place_in_trick
from shoal.games.tricks.order import BUOY, colour_now

KIND = FACES.kinds

EXPECTED = {
    TRUMP: ("F2-6", "trump-first", FIRST_TRUMP, FIRST_TRUMP + 2),
    SETTRUMP: ("F2-18", "trump-first", FIRST_TRUMP, FIRST_TRUMP + 2),
    CATCH: ("F2-16", "catch-first", FIRST_CATCH, FIRST_BANK),
    BANK: ("F2-20", "bank-first", FIRST_BANK, FIRST_TAKE),
    TAKE: ("F2-21", "take-first", FIRST_TAKE, FIRST_GIVE),
    GIVE: ("F2-21", "give-first", FIRST_GIVE, FIRST_TRUMP),
}


def objection(g, action):
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("F2-23", "game-is-over")
    if g.phase != PLAY:
        rule, message, first, end = EXPECTED[int(g.phase)]
        return objection_to_effect(g, rule, action - first) if first <= action < end else Objection(rule, message)
    if action < FIRST_CATCH:
        return objection_to_card(g, action)
    if action < FIRST_BANK:
        return Objection("F2-16", "no-catch-one")
    if action < FIRST_TAKE:
        return Objection("F2-20", "no-bank-one")
    if action < FIRST_TRUMP:
        return Objection("F2-21", "no-swap-one")
    return Objection("F2-6", "no-trump-choice")


def objection_to_card(g, kind):
    """Why the player whose turn it is may not play a card of that kind, or None."""
    card = CARDS.text(kind)
    at = place_in_hand(g, KIND, kind)
    if at == NOBODY:
        return Objection("F2-9", "not-in-hand", card=card)
    trump = trump_now(g)
    colour = colour_now(COLOUR[g.hands[g.turn, at]], trump)
    if g.led == NOBODY or colour == g.led or colour >= BUOY or not holds(g, g.turn, COLOUR, g.led, trump):
        return None
    return Objection("F2-9", "must-follow", card=card, colour=SYMBOLS[g.led])


def objection_to_effect(g, rule, kind):
    """Why the effect that asks may not have a card of that kind, or None."""
    if g.phase in (TRUMP, SETTRUMP):
        return None
    card = CARDS.text(kind)
    if g.phase == BANK:
        return Objection(rule, "bank-from-hand", card=card) if place_in_hand(g, KIND, kind) == NOBODY else None
    if g.phase == GIVE:
        held = [int(held) for held in g.hands[g.turn, : g.hand_sizes[g.turn]] if KIND[held] == kind]
        if not held:
            return Objection(rule, "give-from-hand", card=card)
        return Objection(rule, "not-the-one-taken", card=card) if held == [just_taken(g)] else None
    if place_in_trick(g, KIND, kind) != NOBODY:
        return None
    if kind not in [KIND[played] for played in g.trick[: g.trick_size]]:
        return Objection(rule, "not-in-trick", card=card)
    return Objection(rule, "not-itself" if KIND[g.trick[g.effect]] == kind else "taken-already", card=card)
