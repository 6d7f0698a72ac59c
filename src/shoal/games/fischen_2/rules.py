"""The rules of Fischen 2, as numbered in docs/games/fischen-2.md.

Source: the German rulebook (2F-Spiele). What is the same in Fischen is in `games/tricks`. Where the
rulebook is silent the page marks what was decided: F2-3 (the stars), F2-7, F2-13, F2-18, F2-19, F2-21, F2-22.
"""

import numpy as np

from shoal.engine.events import EVERYBODY, all_but, clear_events, emit, only
from shoal.engine.jit import jit
from shoal.engine.piles import sort_cards
from shoal.engine.state import NOBODY
from shoal.games.fischen_2.deck import (
    BANK_ONE,
    CATCH_ONE,
    CHOOSE_TRUMP,
    COLOUR,
    DARK,
    DRAW_ONE,
    END_OF,
    FACES,
    FIRST_OF,
    FOUR_PLUS,
    LIGHT,
    PLUS_THREE,
    START,
    SWAP_ONE,
    USED,
    VALUE,
)
from shoal.games.fischen_2.objections import objection as objection
from shoal.games.fischen_2.shown import just_taken, trump_now
from shoal.games.fischen_2.state import (
    BANK,
    BANKED,
    BANKED_CARD,
    CATCH,
    CAUGHT_PUFFERFISH,
    DREW_ONE,
    DREW_ONE_CARD,
    FIRST_BANK,
    FIRST_CATCH,
    FIRST_GIVE,
    FIRST_TAKE,
    FIRST_TRUMP,
    FROM_BOAT,
    FROM_SEA,
    GIVE,
    LAID,
    LAID_CARD,
    NOBODY_DRAWS,
    PLAY,
    SCORED_THREE,
    SETTRUMP,
    SWAPPED,
    TAKE,
    TRUMP,
    TRUMP_CHANGED,
    TRUMP_CHOSEN,
    TRUMP_SET,
)
from shoal.games.tricks.memory import (
    boat_place,
    holds_none,
    keep_secret,
    learn,
    leave_hand_hidden,
    left_of,
    move_all,
    placed,
)
from shoal.games.tricks.moves import list_cards, list_hand, list_trick, place_in_hand, place_in_trick
from shoal.games.tricks.order import BOTH_GREENS, BUOY, PUFFERFISH, colour_now, weakest_place, winning_place
from shoal.games.tricks.resample import redeal
from shoal.games.tricks.rounds import (
    announce_round,
    another_card,
    begin_round,
    catch_card,
    catch_open_card,
    clear_table,
    clear_trick,
    deal_start_cards,
    draw_from_boat,
    draw_from_sea,
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
    FACE_DOWN,
    FEWEST_PLAYERS,
    LATE,
    OVERFISHING,
    ROUNDS,
    TOOK,
    TOOK_NOTHING,
    TRICK_WON,
)

KIND = FACES.kinds
START_CARDS = np.array(START)
PLUS_POINTS = 3


# Set-up


@jit
def setup(g, players, start, options, deck, key):
    """A dealt game; `deck` is the stars of each card."""
    clear_table(g, players, start, key)
    for card in range(len(deck)):
        stars = np.int64(deck[card])
        if stars >= FOUR_PLUS:  # F2-4: not with three players
            stars = np.int64(0) if players == FEWEST_PLAYERS else stars - FOUR_PLUS
        g.stars[card] = stars
    deal_start_cards(g, START_CARDS, USED)  # F2-4
    fill_sea(g)
    g.leader = start
    announce_round(g)
    g.trump = NOBODY  # F2-5
    g.phase = PLAY
    start_round(g)


@jit
def start_round(g):
    """Nothing has been played yet."""
    g.tricks_left = g.hand_sizes[g.leader]
    start_trick(g)


@jit
def start_trick(g):
    """The next trick."""
    clear_trick(g)
    g.trump_set = 0
    g.weakest = NOBODY


# A trick


@jit
def legal(g, out):
    """The legal actions, rising."""
    if g.phase == PLAY:
        return list_cards(g, KIND, COLOUR, trump_now(g), out)
    if g.phase == CATCH:
        return list_trick(g, KIND, FIRST_CATCH, out)
    if g.phase == BANK:
        return list_hand(g, KIND, FIRST_BANK, out)
    if g.phase == TAKE:
        return list_trick(g, KIND, FIRST_TAKE, out)
    if g.phase == GIVE:
        return legal_gifts(g, out)
    out[0] = FIRST_TRUMP
    out[1] = FIRST_TRUMP + 1
    return 2


@jit
def legal_gifts(g, out):
    """F2-21: any hand card but the one just taken."""
    count = 0
    for i in range(g.hand_sizes[g.turn]):
        card = np.int64(g.hands[g.turn, i])
        action = FIRST_GIVE + KIND[card]
        if card != just_taken(g) and (count == 0 or out[count - 1] != action):
            out[count] = action
            count += 1
    return count


@jit
def apply(g, action):
    """One decision, and all that follows by itself."""
    clear_events(g)
    if action < FIRST_CATCH:
        play(g, action)
    elif action < FIRST_BANK:
        catch_one(g, action - FIRST_CATCH)
    elif action < FIRST_TAKE:
        bank(g, action - FIRST_BANK)
    elif action < FIRST_GIVE:
        swap_take(g, action - FIRST_TAKE)
    elif action < FIRST_TRUMP:
        swap_give(g, action - FIRST_GIVE)
    else:
        choose_trump(g, LIGHT + action - FIRST_TRUMP)


@jit
def choose_trump(g, trump):
    """F2-6 at the start of a round, F2-18 for choose-trump."""
    g.trump = trump
    if g.phase == TRUMP:
        emit(g, TRUMP_CHOSEN, EVERYBODY, g.turn, trump)
        g.phase = PLAY
        return
    emit(g, TRUMP_SET, EVERYBODY, g.turn, trump)
    g.trump_set = 1
    carry_out(g, g.effect + 1)


@jit
def play(g, kind):
    """A card to the trick; the last one settles it."""
    card = play_to_trick(g, place_in_hand(g, KIND, kind))
    if kind == PLUS_THREE:  # F2-17
        g.points[g.turn] += PLUS_POINTS
        emit(g, SCORED_THREE, EVERYBODY, g.turn)
    colour = colour_now(COLOUR[card], trump_now(g))
    if g.led == NOBODY:
        if colour < BUOY:
            g.led = colour  # F1-13, F2-10
    elif colour != g.led and colour < BUOY:
        show_void(g)
    if g.trick_size < g.players:
        g.turn = left_of(g, g.turn)
    else:  # F2-15: highest and weakest are fixed before any effect
        best = winning_place(g, COLOUR, VALUE, trump_now(g), 0)
        worst = weakest_place(g, COLOUR, VALUE, trump_now(g))
        g.winner = g.leader if best == NOBODY else player_of(g, best)  # F2-13
        g.weakest = NOBODY if worst == NOBODY else player_of(g, worst)
        carry_out(g, 0)


@jit
def show_void(g):
    """F1-31: the player whose turn it is holds none of the led colour; with trump led, no 16 either."""
    g.voids[g.turn] |= 1 << g.led
    holds_none(g, g.turn, FIRST_OF[g.led], END_OF[g.led])
    if g.led == g.trump:
        g.voids[g.turn] |= 1 << BOTH_GREENS
        holds_none(g, g.turn, FIRST_OF[BOTH_GREENS], END_OF[BOTH_GREENS])


# Buoys


@jit
def carry_out(g, first):
    """F2-15: the effects of the buoys from place `first` on, in the order played, up to one that asks."""
    for place in range(first, g.trick_size):
        if COLOUR[g.trick[place]] == BUOY and asks(g, place):
            g.effect = place
            return
    finish_trick(g)


@jit
def asks(g, place):
    """Begin the effect of the buoy at that place of the trick; whether it asks somebody."""
    card = np.int64(g.trick[place])
    kind = KIND[card]
    seat = player_of(g, place)
    empty = g.hand_sizes[g.leader] == 0
    if kind == PLUS_THREE:
        return False
    if kind == DRAW_ONE:
        draw_one(g)
        return False
    if kind == CATCH_ONE:
        if another_card(g, place):
            return ask(g, CATCH, seat)
        emit(g, TOOK_NOTHING, EVERYBODY, seat, card)
        return False
    if kind == SWAP_ONE and not empty and another_card(g, place):
        return ask(g, TAKE, seat)
    if kind == CHOOSE_TRUMP and not empty:
        return ask(g, SETTRUMP, seat)
    if kind == BANK_ONE and not empty:
        return ask(g, BANK, g.leader)
    emit(g, EXPIRED, EVERYBODY, seat, card)
    return False


@jit
def ask(g, phase, seat):
    g.phase = phase
    g.turn = seat
    return True


@jit
def catch(g, seat, place):
    """A card of the trick goes to the catch of `seat`, after an event that lists cards."""
    card = take_from_trick(g, place)
    catch_open_card(g, seat, card)


@jit
def catch_one(g, kind):
    """F2-16: the player of catch-one takes another card of the trick."""
    emit(g, TOOK, EVERYBODY, g.turn, np.int64(g.trick[g.effect]))
    catch(g, g.turn, place_in_trick(g, KIND, kind))
    carry_out(g, g.effect + 1)


@jit
def draw_one(g):
    """F2-19: everybody draws a card, and one more trick is played; or nobody does."""
    missing = 0
    for seat in range(g.players):
        if g.boat_sizes[seat] == 0:
            missing += 1
    if missing > g.sea_size:
        emit(g, NOBODY_DRAWS, EVERYBODY, missing, g.sea_size)
        return
    for place in range(g.players):
        seat = player_of(g, place)
        source = FROM_BOAT
        if g.boat_sizes[seat] > 0:
            draw_from_boat(g, seat, 1, LATE + seat)
        else:
            source = FROM_SEA
            draw_from_sea(g, seat, 1, LATE + seat)
        card = np.int64(g.hands[seat, g.hand_sizes[seat] - 1])
        sort_cards(g.hands[seat], 0, g.hand_sizes[seat])
        g.voids[seat] = 0
        g.late[seat] = 1 + seat
        emit(g, DREW_ONE_CARD, only(seat), seat, source, card)
        emit(g, DREW_ONE, all_but(seat), seat, source)
    g.tricks_left += 1


@jit
def bank(g, kind):
    """F2-20: a card is chosen; when all have chosen, the cards go to the catches, and one trick fewer is played."""
    seat = g.turn
    card = take_from_hand(g, seat, place_in_hand(g, KIND, kind))
    g.aside[seat] = card
    leave_hand_hidden(g, seat, ASIDE + seat)
    learn(g, seat, card)
    emit(g, BANKED_CARD, only(seat), seat, card)
    emit(g, BANKED, all_but(seat), seat)
    g.turn = left_of(g, seat)
    if g.turn == g.leader:
        for owner in range(g.players):
            catch_card(g, owner, np.int64(g.aside[owner]))
            g.aside[owner] = NOBODY
            move_all(g, ASIDE + owner, boat_place(owner, g.round_number))
        g.tricks_left -= 1
        carry_out(g, g.effect + 1)


@jit
def swap_take(g, kind):
    """F2-21: the player of swap-one takes another card of the trick into the hand."""
    card = take_from_trick(g, place_in_trick(g, KIND, kind))
    put_into_hand(g, g.turn, card)
    placed(g, card, g.turn)
    g.voids[g.turn] &= ~(1 << COLOUR[card])
    emit(g, SWAPPED, EVERYBODY, g.turn, card)
    g.phase = GIVE


@jit
def swap_give(g, kind):
    """F2-21: … and lays a hand card face down into the trick."""
    seat = g.turn
    at = place_in_hand(g, KIND, kind)
    if g.hands[seat, at] == just_taken(g):
        at += 1  # the other of two equal cards
    card = take_from_hand(g, seat, at)
    g.hidden[g.hidden_size] = card
    g.hidden_size += 1
    leave_hand_hidden(g, seat, FACE_DOWN)
    placed(g, just_taken(g), seat)
    g.knows[card] = 0
    keep_secret(g, seat, card, FACE_DOWN)
    emit(g, LAID_CARD, only(seat), seat, card)
    emit(g, LAID, all_but(seat), seat)
    carry_out(g, g.effect + 1)


# The end of a trick


@jit
def finish_trick(g):
    """F2-15: the weakest catches the pufferfish, the highest the rest; then the next trick, or the end of the round."""
    catch_pufferfish(g)
    emit(g, TRICK_WON, EVERYBODY, g.winner, g.hidden_size)
    for place in range(g.trick_size):
        if not is_taken(g, place):
            catch(g, g.winner, place)
    if g.hidden_size > 0:
        for i in range(g.hidden_size):
            catch_card(g, g.winner, np.int64(g.hidden[i]))
        move_all(g, FACE_DOWN, boat_place(g.winner, g.round_number))
    remember_trick(g)
    g.tricks_left -= 1
    g.phase = PLAY
    if g.hand_sizes[g.leader] > 0:
        change_trump(g)
        g.leader = g.winner  # F1-15
        g.turn = g.leader
        start_trick(g)
        return
    end_round(g)
    g.trump = NOBODY
    start_trick(g)
    if g.round_number == ROUNDS:
        end_game(g, ALL_ROUNDS)
    elif not begin_round(g):
        end_game(g, OVERFISHING)
    else:
        g.phase = TRUMP  # F2-6
        start_round(g)


@jit
def catch_pufferfish(g):
    """F2-12: the weakest catches all pufferfish that were played and are still there."""
    found = False
    for place in range(g.trick_size):
        if COLOUR[g.trick[place]] == PUFFERFISH and not is_taken(g, place):
            if not found:
                emit(g, CAUGHT_PUFFERFISH, EVERYBODY, g.weakest)
                found = True
            catch(g, g.weakest, place)


@jit
def change_trump(g):
    """F2-8: after a trick with a green card the other green is trump, unless choose-trump has set it."""
    if g.trump_set or g.trump == NOBODY:
        return
    for place in range(g.trick_size):
        colour = COLOUR[g.trick[place]]
        if LIGHT <= colour <= BOTH_GREENS:
            g.trump = LIGHT + DARK - g.trump
            emit(g, TRUMP_CHANGED, EVERYBODY, g.trump)
            return


# What everybody knows


@jit
def resample(g, seat, key):
    """F1-30, F1-31, F2-24: see `games/tricks/resample`."""
    redeal(g, seat, key)
