"""The fishing licences: laid out, earned with a row, awarded at the end."""

import numpy as np

from shoal.engine.events import EVERYBODY, emit
from shoal.engine.jit import jit
from shoal.engine.piles import fill
from shoal.engine.rng import draw
from shoal.engine.state import PLAYING
from shoal.games.fat_fish.deck import BONUS, KINDS, LICENCES, A, B, C, D, E, F, G, H, value_of
from shoal.games.fat_fish.rows import count_colours, plus_places
from shoal.games.fat_fish.state import FULL, IN_BOX, LICENCE, LICENCE_DRAWN, ON_TABLE


@jit
def lay_out_licences(g):
    """FF-5: one of A, B and C, and D to I."""
    fill(g.licence_owners, IN_BOX)
    if g.with_licences:
        drawn = draw(g, D)
        g.licence_owners[drawn] = ON_TABLE
        for licence in range(D, len(LICENCES)):
            g.licence_owners[licence] = ON_TABLE
        emit(g, LICENCE_DRAWN, EVERYBODY, drawn)


@jit
def earned(g, plus):
    """FF-20: the licences lying open whose conditions the full row meets, as bits."""
    licences = 0
    for licence in range(len(LICENCES)):
        if g.licence_owners[licence] == ON_TABLE and meets(g, licence, plus):
            licences |= 1 << licence
    return licences


@jit
def licences_to_choose(g):
    """The licences from which the player is choosing one, as bits."""
    return earned(g, plus_places(g)) if g.phase == LICENCE and g.ended == PLAYING else 0


@jit
def licences_of(g, owner):
    """The licences of a seat, or those lying open (ON_TABLE), as bits."""
    licences = 0
    for licence in range(len(LICENCES)):
        if g.licence_owners[licence] == owner:
            licences |= 1 << licence
    return licences


@jit
def meets(g, licence, plus):
    """FF-19: whether the full row, split so that the places `plus` count plus, meets the conditions."""
    points = 0
    ones = 0
    values = 0
    for place in range(FULL):
        value = value_of(np.int64(g.rows[g.row, place]))
        values |= 1 << value
        if plus >> place & 1:
            points += value
            ones += value == 1
        else:
            points -= value
    if licence == A:
        return ones > 0  # FF-21
    if licence in (B, C):
        return False  # FF-22, FF-23: only at the end
    if licence == D:  # FF-24
        return values & 0b0011110 == 0b0011110 or values & 0b0111100 == 0b0111100 or values & 0b1111000 == 0b1111000
    if licence == E:
        return points < 0  # FF-25
    if licence == F:
        return points == 0  # FF-26
    if licence == G:
        return values & 0b1110000 == 0  # FF-27
    if licence == H:
        return count_colours(g) == 1  # FF-28
    return count_colours(g) == 2  # FF-29


@jit
def award(g, licence, seat):
    """What B or C brings to `seat` at the end: half if it is tied."""
    if g.licence_owners[licence] != ON_TABLE:
        return 0
    mine = standing(g, licence, seat)
    points = BONUS[licence]
    for other in range(g.players):
        theirs = standing(g, licence, other)
        if theirs > mine:
            return 0
        if theirs == mine and other != seat:
            points = BONUS[licence] // 2
    return points


@jit
def standing(g, licence, seat):
    """What B and C compare: the fewest cards in the plus pile (FF-22), the most 1-cards in it (FF-23)."""
    number = np.int64(0)
    for card in range(KINDS):
        if licence == B:
            number -= np.int64(g.plus[seat, card])
        elif value_of(card) == 1:
            number += np.int64(g.plus[seat, card])
    return number
