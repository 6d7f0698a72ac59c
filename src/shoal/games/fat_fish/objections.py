"""Why a move is refused."""

from shoal.engine.errors import Objection
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.fat_fish.deck import CARDS, KINDS, LICENCES, SYMBOLS, B, C, colour_of
from shoal.games.fat_fish.licences import meets
from shoal.games.fat_fish.rows import (
    asked_colour,
    choosable,
    count_choices,
    count_colours,
    end_colour,
    plus_places,
)
from shoal.games.fat_fish.state import (
    END,
    FIRST_KEEP,
    FIRST_LAY,
    FIRST_LICENCE,
    KEEP,
    KEEP_NONE,
    LAY,
    LICENCE,
    ON_TABLE,
    ROWS,
)


def objection(g, action):
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("FF-17", "game-is-over")
    if action < END:
        return objection_to_lay(g, (action - FIRST_LAY) % KINDS, (action - FIRST_LAY) // KINDS)
    if action == END:
        if g.phase != LAY:
            return Objection("FF-11", "row-is-full")
        return None if g.laid_size else Objection("FF-10", "lay-at-least-one")
    if action < FIRST_LICENCE:
        return objection_to_keep(g, action)
    return objection_to_licence(g, action - FIRST_LICENCE)


def objection_to_lay(g, card, row):
    """Why `card` may not be laid on `row`, or None if it may, or if it is a wrong lay that is a fiasco (FF-16)."""
    if g.phase != LAY:
        return Objection("FF-11", "row-is-full")
    if card not in g.hands[g.turn, : g.hand_sizes[g.turn]]:
        return Objection("FF-6", "not-in-hand", card=CARDS.text(card))
    if g.row_sizes[row] == 0:
        return Objection("FF-14", "place-is-empty", row=row + 1)
    if g.with_fiasco:
        return None
    colour = colour_of(card)
    ends = [other for other in range(ROWS) if g.row_sizes[other] and end_colour(g, other) == colour]
    facts = {"colour": SYMBOLS[colour], "turn_row": int(g.row) + 1, "rows": [other + 1 for other in ends]}
    if g.row not in (NOBODY, row):
        return Objection("FF-6", "one-row-a-turn", **facts) if ends else Objection("FF-8", "free-colour-stays", **facts)
    if not ends or row in ends:
        return None
    return Objection("FF-7", "colour-shown-by-one" if len(ends) == 1 else "colour-shown-by-several", **facts)


def objection_to_keep(g, action):
    """Why no card, or not this one, may be kept now, or None."""
    if g.phase != KEEP:
        return Objection("FF-12", "nothing-to-split")
    if action == KEEP_NONE:
        if count_colours(g) > 1:
            return Objection("FF-12", "one-of-every-colour")
        return None if g.kept_size == count_choices(g) - 1 else Objection("FF-13", "at-least-one")
    card = action - FIRST_KEEP
    colour = asked_colour(g)
    if colour_of(card) != colour:
        return Objection("FF-12", "another-colour-is-asked", colour=SYMBOLS[colour])
    return None if choosable(g, card) > 0 else Objection("FF-12", "not-in-the-row", card=CARDS.text(card))


def objection_to_licence(g, licence):
    """Why `licence` may not be taken now, or None."""
    name = LICENCES[licence]
    if not g.with_licences:
        return Objection("FF-5", "no-licences")
    if licence in (B, C):
        return Objection("FF-22" if licence == B else "FF-23", "given-at-the-end", licence=name)
    if g.phase != LICENCE:
        return Objection("FF-20", "no-licence-to-choose")
    if g.licence_owners[licence] != ON_TABLE:
        return Objection("FF-20", "licence-not-open", licence=name)
    return None if meets(g, licence, plus_places(g)) else Objection("FF-19", "licence-not-earned", licence=name)
