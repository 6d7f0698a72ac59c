"""Why a move is refused."""

from shoal.engine.errors import Objection
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.fischen.deck import CARDS, COLOUR, FACES, SYMBOLS, TRUMP
from shoal.games.fischen.state import CALL, CATCH, FIRST_CALL, FIRST_CATCH, FIRST_PASS, PASS
from shoal.games.tricks.moves import holds, place_in_hand, place_in_trick
from shoal.games.tricks.order import BUOY

KIND = FACES.kinds


def objection(g, action):
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("F1-29", "game-is-over")
    if g.phase == CATCH and not FIRST_CATCH <= action < FIRST_PASS:
        return Objection("F1-17", "catch-first")
    if g.phase == PASS and not FIRST_PASS <= action < FIRST_CALL:
        return Objection("F1-18", "pass-first")
    if g.phase == CALL:
        return None if action >= FIRST_CALL else Objection("F1-25", "call-first")
    if action >= FIRST_CALL:
        return Objection("F1-25", "no-call-colour")
    if action >= FIRST_PASS:
        return objection_to_pass(g, action - FIRST_PASS)
    if action >= FIRST_CATCH:
        return objection_to_catch(g, action - FIRST_CATCH)
    return objection_to_card(g, action)


def objection_to_card(g, kind):
    """Why the player whose turn it is may not play a card of that kind, or None."""
    card = CARDS.text(kind)
    at = place_in_hand(g, KIND, kind)
    if at == NOBODY:
        return Objection("F1-11", "not-in-hand", card=card)
    if g.led == NOBODY or COLOUR[g.hands[g.turn, at]] in (g.led, BUOY) or not holds(g, g.turn, COLOUR, g.led, TRUMP):
        return None
    colour = SYMBOLS[g.led]
    if g.called != NOBODY:
        return Objection("F1-25", "must-follow-call", card=card, colour=colour)
    return Objection("F1-12" if g.led == TRUMP else "F1-11", "must-follow", card=card, colour=colour)


def objection_to_catch(g, kind):
    """Why a 0 may not catch a card of that kind, or None."""
    card = CARDS.text(kind)
    if g.phase != CATCH:
        return Objection("F1-17", "no-zero")
    if place_in_trick(g, KIND, kind) != NOBODY:
        return None
    played = [KIND[played] for played in g.trick[: g.trick_size]]
    if kind not in played:
        return Objection("F1-17", "not-in-trick", card=card)
    return Objection("F1-17", "not-itself" if KIND[g.trick[g.effect]] == kind else "taken-already", card=card)


def objection_to_pass(g, kind):
    """Why a card of that kind may not be passed, or None."""
    if g.phase != PASS:
        return Objection("F1-18", "no-pass-left")
    if place_in_hand(g, KIND, kind) == NOBODY:
        return Objection("F1-18", "pass-from-hand", card=CARDS.text(kind))
    return None
