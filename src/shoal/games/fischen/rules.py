"""The rules of Fischen, as numbered in docs/games/fischen.md.

Source: the German rulebook (2F-Spiele, 2024). What is the same in Fischen 2 is in `games/tricks`. Where
the rulebook is silent the page marks what was decided: F1-3 (the stars), F1-17, F1-25.
"""

import numpy as np

from shoal.engine.events import EVERYBODY, all_but, clear_events, emit, only
from shoal.engine.jit import inlined, jit
from shoal.engine.piles import copy_cards
from shoal.engine.state import NOBODY
from shoal.games.fischen.deck import (
    CALL_COLOUR,
    CATCH_ALL,
    COLOUR,
    FACES,
    FIRST_BUOY,
    LEAD_NEXT,
    LOWEST_WINS,
    MINUS_THREE,
    PASS_LEFT,
    START,
    SYMBOLS,
    TRUMP,
    USED,
    VALUE,
    VALUES,
)
from shoal.games.fischen.objections import objection as objection
from shoal.games.fischen.state import (
    CALL,
    CALLED,
    CATCH,
    CAUGHT_MINUS_THREE,
    CHOSE_PASS,
    CHOSE_PASS_CARD,
    FIRST_CALL,
    FIRST_CATCH,
    FIRST_PASS,
    LEADS_NEXT,
    LOWEST_NEXT,
    PASS,
    PASSED,
    PASSED_CARD,
    PLAY,
)
from shoal.games.tricks.memory import holds_none, learn, leave_hand_hidden, left_of, move_all
from shoal.games.tricks.moves import list_cards, list_hand, list_trick, place_in_hand, place_in_trick
from shoal.games.tricks.order import BUOY, winning_place
from shoal.games.tricks.resample import redeal
from shoal.games.tricks.rounds import (
    announce_round,
    another_card,
    begin_round,
    catch_open_card,
    clear_table,
    clear_trick,
    deal_start_cards,
    end_game,
    end_round,
    fill_sea,
    is_taken,
    play_to_trick,
    player_of,
    put_into_hand,
    remember_trick,
    take_from_hand,
    take_from_trick,
)
from shoal.games.tricks.rounds import score as score
from shoal.games.tricks.table import (
    ALL_ROUNDS,
    ASIDE,
    EXPIRED,
    LATE,
    OVERFISHING,
    ROUNDS,
    TOOK,
    TOOK_NOTHING,
    TRICK_WON,
)

KIND = FACES.kinds
START_CARDS = np.array(START)
MINUS_POINTS = 3


# Set-up and rounds


@jit
def setup(g, players, start, options, deck, key):
    """A dealt game; `deck` is the stars of each card."""
    clear_table(g, players, start, key)
    copy_cards(deck, g.stars)
    clear_announcements(g)
    start_trick(g)
    deal_start_cards(g, START_CARDS, USED)  # F1-4
    fill_sea(g)  # F1-5
    g.leader = start  # F1-10
    announce_round(g)
    g.phase = PLAY


@inlined
def clear_announcements(g):
    """Nothing is announced for the next trick."""
    g.next_leader = NOBODY
    g.next_called = NOBODY
    g.next_caller = NOBODY
    g.next_lowest = 0


# A trick


@inlined
def start_trick(g):
    """F1-22: what was announced is for this trick."""
    clear_trick(g)
    g.called = g.next_called
    g.caller = g.next_caller
    g.lowest = g.next_lowest
    g.led = g.called  # F1-25
    clear_announcements(g)


@inlined
def legal(g, out):
    """The legal actions, rising."""
    if g.phase == PLAY:
        return list_cards(g, KIND, COLOUR, TRUMP, out)
    if g.phase == CATCH:
        return list_trick(g, KIND, FIRST_CATCH, out)
    if g.phase == PASS:
        return list_hand(g, KIND, FIRST_PASS, out)
    for colour in range(len(SYMBOLS)):
        out[colour] = FIRST_CALL + colour
    return len(SYMBOLS)


@inlined
def apply(g, action):
    """One decision, and all that follows by itself."""
    clear_events(g)
    if action < FIRST_CATCH:
        play(g, action)
    elif action < FIRST_PASS:
        catch_one(g, action - FIRST_CATCH)
    elif action < FIRST_CALL:
        choose_pass(g, action - FIRST_PASS)
    else:
        call(g, action - FIRST_CALL)


@inlined
def play(g, kind):
    """A card to the trick; the last one settles it."""
    card = play_to_trick(g, place_in_hand(g, KIND, kind))
    colour = COLOUR[card]
    if g.led == NOBODY:
        if colour != BUOY:
            g.led = colour  # F1-13
    elif colour != g.led and colour != BUOY and not g.voids[g.turn] >> g.led & 1:  # F1-31
        g.voids[g.turn] |= 1 << g.led
        holds_none(g, g.turn, g.led * VALUES, min((g.led + 1) * VALUES, FIRST_BUOY))
    if g.trick_size < g.players:
        g.turn = left_of(g, g.turn)
    else:
        g.winner = trick_winner(g)
        if has_effects(g):
            carry_out(g, 0)
        else:
            finish_trick(g)


@inlined
def trick_winner(g):
    """F1-14, F1-25, F1-26: who wins the trick, which is complete."""
    best = winning_place(g, COLOUR, VALUE, TRUMP, g.lowest)
    if best != NOBODY:
        return player_of(g, best)
    return g.leader if g.caller == NOBODY else g.caller


# At the end of a trick


@inlined
def has_effects(g):
    """Whether there is a 0 or a buoy in the trick. (In most there is none, and nothing to look for twice.)"""
    found = False
    for place in range(g.trick_size):
        found |= VALUE[g.trick[place]] <= 0
    return found


@jit
def carry_out(g, first):
    """F1-16: the effects of the cards from place `first` on, in the order played, up to one that asks."""
    for place in range(first, g.trick_size):
        card = np.int64(g.trick[place])
        kind = KIND[card]
        if VALUE[card] == 0:
            if another_card(g, place):
                g.effect = place
                g.phase = CATCH
                g.turn = player_of(g, place)
                return
            emit(g, TOOK_NOTHING, EVERYBODY, player_of(g, place), card)
        elif kind == PASS_LEFT:
            if g.hand_sizes[g.leader] > 0:
                g.effect = place
                g.phase = PASS
                g.turn = g.leader
                return
            emit(g, EXPIRED, EVERYBODY, player_of(g, place), card)
        elif kind == CATCH_ALL:
            catch_all(g, place)
    announce(g, 0)


@inlined
def catch(g, seat, place):
    """A card of the trick goes to the catch of `seat`, after an event that lists cards; 1 if it is a minus-three."""
    card = take_from_trick(g, place)
    catch_open_card(g, seat, card)
    return 1 if KIND[card] == MINUS_THREE else 0


@inlined
def count_minus_threes(g, seat, caught):
    """F1-20: so many minus-threes cost points at once."""
    for _ in range(caught):
        g.points[seat] -= MINUS_POINTS
        emit(g, CAUGHT_MINUS_THREE, EVERYBODY, seat)


@jit
def catch_one(g, kind):
    """F1-17: the player of a 0 takes another card of the trick."""
    emit(g, TOOK, EVERYBODY, g.turn, np.int64(g.trick[g.effect]))
    count_minus_threes(g, g.turn, catch(g, g.turn, place_in_trick(g, KIND, kind)))
    carry_out(g, g.effect + 1)


@jit
def catch_all(g, buoy):
    """F1-19: the player of catch-all takes all other cards still in the trick."""
    seat = player_of(g, buoy)
    if not another_card(g, buoy):
        emit(g, TOOK_NOTHING, EVERYBODY, seat, np.int64(g.trick[buoy]))
        return
    minus_threes = 0
    emit(g, TOOK, EVERYBODY, seat, np.int64(g.trick[buoy]))
    for place in range(g.trick_size):
        if place != buoy and not is_taken(g, place):
            minus_threes += catch(g, seat, place)
    count_minus_threes(g, seat, minus_threes)


@jit
def choose_pass(g, kind):
    """F1-18: a card is chosen; when all have chosen, the cards change hands."""
    seat = g.turn
    card = take_from_hand(g, seat, place_in_hand(g, KIND, kind))
    g.aside[seat] = card
    leave_hand_hidden(g, seat, ASIDE + seat)
    learn(g, seat, card)
    emit(g, CHOSE_PASS_CARD, only(seat), seat, card)
    emit(g, CHOSE_PASS, all_but(seat), seat)
    g.turn = left_of(g, seat)
    if g.turn == g.leader:
        pass_left(g)
        carry_out(g, g.effect + 1)


@jit
def pass_left(g):
    """F1-18: everybody takes up the card received."""
    for seat in range(g.players):
        left = left_of(g, seat)
        card = np.int64(g.aside[seat])
        put_into_hand(g, left, card)
        g.aside[seat] = NOBODY
        g.late[left] = 1 + seat
        move_all(g, ASIDE + seat, LATE + left)
        g.voids[left] = 0
        emit(g, PASSED_CARD, only(seat) | only(left), seat, left, card)
        emit(g, PASSED, all_but(seat) & all_but(left), seat, left)


# For the next trick


@jit
def announce(g, first):
    """F1-22, F1-23: what the cards from place `first` on bring for the next trick, up to one that asks."""
    for place in range(first, g.trick_size):
        card = np.int64(g.trick[place])
        kind = KIND[card]
        if kind in (LEAD_NEXT, CALL_COLOUR, LOWEST_WINS):
            seat = player_of(g, place)
            if g.hand_sizes[g.leader] == 0:
                emit(g, EXPIRED, EVERYBODY, seat, card)
            elif kind == LEAD_NEXT:  # F1-24
                g.next_leader = seat
                emit(g, LEADS_NEXT, EVERYBODY, seat)
            elif kind == LOWEST_WINS:  # F1-26
                g.next_lowest = 1
                emit(g, LOWEST_NEXT, EVERYBODY, seat)
            else:  # F1-25
                g.effect = place
                g.phase = CALL
                g.turn = seat
                return
    finish_trick(g)


@jit
def call(g, colour):
    """F1-25: the colour of the next trick."""
    g.next_called = colour
    g.next_caller = g.turn
    emit(g, CALLED, EVERYBODY, g.turn, colour)
    announce(g, g.effect + 1)


@jit
def finish_trick(g):
    """F1-21: the winner takes what is left; then the next trick, or the end of the round."""
    winner, untouched = g.winner, g.taken_size == 0
    emit(g, TRICK_WON, EVERYBODY, winner)
    minus_threes = 0
    for place in range(g.trick_size):
        if untouched or not is_taken(g, place):
            minus_threes += catch(g, winner, place)
    count_minus_threes(g, winner, minus_threes)
    remember_trick(g)
    g.phase = PLAY
    if g.hand_sizes[g.leader] > 0:
        g.leader = g.winner if g.next_leader == NOBODY else g.next_leader  # F1-15, F1-24
        g.turn = g.leader
        start_trick(g)
        return
    end_round(g)
    start_trick(g)
    if g.round_number == ROUNDS:
        end_game(g, ALL_ROUNDS)  # F1-29
    elif not begin_round(g):
        end_game(g, OVERFISHING)  # F1-9


# What everybody knows


@jit
def resample(g, seat, key):
    """F1-30, F1-31: see `games/tricks/resample`."""
    redeal(g, seat, key)
