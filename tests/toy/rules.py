"""The rules of Minnows."""

from shoal.engine.errors import Objection
from shoal.engine.events import EVERYBODY, clear_events, emit
from shoal.engine.jit import jit
from shoal.engine.piles import fill
from shoal.engine.rng import draw, seed_rng
from shoal.engine.state import NOBODY, PLAYING
from tests.toy.deck import COUNT
from tests.toy.state import HAND, PLAYED, WON

ALL_PLAYED = 1


@jit
def setup(g, players, start, options, deck, key):
    """A dealt game."""
    seed_rng(g, key)
    clear_events(g)
    g.players = players
    g.start = start
    g.turn = start
    g.phase = 0
    g.ended = PLAYING
    g.lead = NOBODY
    fill(g.points, 0)
    fill(g.holder, 0)
    deal_to(g, 1, HAND)


@jit
def deal_to(g, seat, number):
    """`number` cards of the other player go to `seat`, drawn at random."""
    while number > 0:
        card = draw(g, COUNT)
        if g.holder[card] == 1 - seat:
            g.holder[card] = seat
            number -= 1


@jit
def legal(g, out):
    """The legal actions: the cards in the hand."""
    count = 0
    for card in range(COUNT):
        if g.holder[card] == g.turn:
            out[count] = card
            count += 1
    return count


@jit
def apply(g, action):
    """Play a card; the second of two decides who scores."""
    clear_events(g)
    emit(g, PLAYED, EVERYBODY, g.turn, action)
    g.holder[action] = NOBODY
    if g.lead == NOBODY:
        g.lead = action
        g.turn = 1 - g.turn
        return
    winner = g.turn if action > g.lead else 1 - g.turn
    g.points[winner] += 1
    emit(g, WON, EVERYBODY, winner)
    g.lead = NOBODY
    g.turn = winner
    if g.points[0] + g.points[1] == HAND:
        g.ended = ALL_PLAYED
        g.turn = NOBODY


@jit
def resample(g, seat, key):
    """A player knows the other hand too, being all the rest; a spectator knows neither."""
    seed_rng(g, key)
    if seat == NOBODY:
        number = 0
        for card in range(COUNT):
            if g.holder[card] == 1:
                g.holder[card] = 0
                number += 1
        deal_to(g, 1, number)


@jit
def score(g, out):
    """One point for each pair of cards won."""
    for seat in range(g.players):
        out[seat] = g.points[seat]


def objection(g, action):
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("MN-1", "game-is-over")
    if g.holder[action] != g.turn:
        return Objection("MN-2", "not-your-card")
    return None
