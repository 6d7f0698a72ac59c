"""Dealing, drawing, catching and the rounds, the same in both games. The numbers are those of Fischen's page."""

import numpy as np

from shoal.engine.events import EVERYBODY, clear_events, emit, emit_card, emit_cards, is_quiet, only
from shoal.engine.jit import inlined, jit
from shoal.engine.piles import fill, sort_cards
from shoal.engine.rng import seed_rng, shuffle
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.tricks.memory import (
    boat_place,
    hands_played,
    layer_at,
    leave_hand,
    left_of,
    move_all,
    nothing_left,
    placed,
    sea_place,
    spread,
)
from shoal.games.tricks.table import (
    DREW,
    FEWEST_PLAYERS,
    GAME_OVER,
    HAND,
    LARGEST_FIRST_HAND,
    LAYERS,
    OVERFISHED,
    PLAYED,
    ROUND_BEGAN,
    ROUND_SCORED,
    SEATS,
    STARS,
)

# Set-up


@jit
def clear_table(g, players, start, key):
    """A table before the first deal."""
    seed_rng(g, key)
    clear_events(g)
    g.players = players
    g.start = start
    g.ended = PLAYING
    g.round_number = 1
    for seat in range(SEATS):
        g.points[seat] = 0
        g.hand_sizes[seat] = 0
        g.boat_sizes[seat] = 0
        g.catch_sizes[seat] = 0
        g.voids[seat] = 0
        g.late[seat] = 0
        g.aside[seat] = NOBODY
        fill(g.layers[seat], 0)
    fill(g.may, 0)
    fill(g.knows, 0)
    g.sea_size = 0
    g.secrets = 0
    g.last_first = NOBODY
    g.last_size = 0
    g.last_leader = NOBODY
    g.last_winner = NOBODY
    clear_trick(g)


@inlined
def clear_trick(g):
    """Nothing has been played to the trick yet."""
    g.trick_size = 0
    g.taken_size = 0
    g.hidden_size = 0
    g.led = NOBODY
    g.effect = NOBODY
    g.winner = NOBODY


@jit
def deal_start_cards(g, start_cards, used):
    """F1-4: the start cards that are `used` by so many players are dealt out evenly; `g.sea` holds them meanwhile."""
    count = 0
    for card in start_cards:
        if used[g.players - FEWEST_PLAYERS, card]:
            g.sea[count] = card
            count += 1
    shuffle(g, g.sea, 0, count)
    for i in range(count):
        card = np.int64(g.sea[i])
        seat = i % g.players
        g.hands[seat, g.hand_sizes[seat]] = card
        g.hand_sizes[seat] += 1
        g.may[card] = (1 << g.players) - 1


@jit
def fill_sea(g):
    """F1-5: the star groups, each shuffled by itself, the 5 stars at the bottom.

    A card without stars is a start card, or not in the game.
    """
    g.sea_size = 0
    for down in range(STARS):
        stars = STARS - down
        bottom = g.sea_size
        for card in range(len(g.stars)):
            if g.stars[card] == stars:
                g.sea[g.sea_size] = card
                g.sea_size += 1
                placed(g, card, sea_place(stars))
        shuffle(g, g.sea, bottom, g.sea_size)


# The beginning of a round


@jit
def hand_size(players, round_number):
    """F1-6: how many cards everybody has at the beginning of a round."""
    return LARGEST_FIRST_HAND + FEWEST_PLAYERS - players + (round_number - 1) // 2


@jit
def begin_round(g):
    """F1-7 to F1-10: everybody draws a hand, and the leader is found. False if the sea is overfished."""
    size = hand_size(g.players, g.round_number + 1)
    missing = 0
    for seat in range(g.players):
        missing += max(0, size - g.boat_sizes[seat])
    if missing > g.sea_size:  # F1-9
        emit(g, OVERFISHED, EVERYBODY, missing, g.sea_size)
        return False
    g.round_number += 1
    for seat in range(g.players):
        drawn = min(size, g.boat_sizes[seat])
        draw_from_boat(g, seat, drawn, seat)  # F1-7
        emit(g, DREW, EVERYBODY, seat, drawn, size - drawn)
    for fewer in range(size if missing else 0):  # F1-8
        seat = g.last_first
        for _ in range(g.players):
            if g.hand_sizes[seat] == fewer:
                draw_from_sea(g, seat, size - fewer, seat)
            seat = left_of(g, seat)
    g.leader = lowest_score(g)  # F1-10
    announce_round(g)
    return True


@jit
def announce_round(g):
    """Everybody sees who leads, and the own hand."""
    emit(g, ROUND_BEGAN, EVERYBODY, g.round_number, g.leader, g.hand_sizes[0])
    for seat in range(g.players):
        sort_cards(g.hands[seat], 0, g.hand_sizes[seat])
        emit(g, HAND, only(seat), seat)
        emit_cards(g, g.hands[seat], 0, g.hand_sizes[seat])
    g.turn = g.leader


@jit
def lowest_score(g):
    """F1-10: the player with the fewest points who played first to the last trick."""
    leader = g.last_first
    for step in range(1, g.players):
        seat = (g.last_first + step) % g.players
        if g.points[seat] < g.points[leader]:
            leader = seat
    return leader


@jit
def draw_from_boat(g, seat, count, target):
    """The top `count` cards of the boat, upper layers first, into the hand (which is sorted later).

    `target` is the place as it is remembered.
    """
    for i in range(count):
        g.hands[seat, g.hand_sizes[seat] + i] = g.piles[seat, i]
    g.hand_sizes[seat] += count
    g.boat_sizes[seat] -= count
    for i in range(g.boat_sizes[seat] + g.catch_sizes[seat]):
        g.piles[seat, i] = g.piles[seat, i + count]
    if is_quiet(g):
        return
    left = count
    for depth in range(LAYERS):
        layer = layer_at(g, depth)
        drawn = min(left, g.layers[seat, layer])
        if drawn > 0:
            place = boat_place(seat, layer)
            g.layers[seat, layer] -= drawn
            if g.layers[seat, layer] > 0:
                spread(g, place, target)
            else:
                move_all(g, place, target)
            left -= drawn


@jit
def draw_from_sea(g, seat, count, target):
    """The top `count` cards of the sea."""
    before = np.int64(0)
    for _ in range(count):
        g.sea_size -= 1
        card = np.int64(g.sea[g.sea_size])
        g.hands[seat, g.hand_sizes[seat]] = card
        g.hand_sizes[seat] += 1
        stars = np.int64(g.stars[card])
        if stars != before:
            spread(g, sea_place(stars), target)
            if before > 0:
                close_star_group(g, before)
        before = stars
    close_star_group(g, before)


@jit
def close_star_group(g, stars):
    """If the sea has no card with so many stars any more, everybody knows it."""
    if is_quiet(g):
        return
    for i in range(g.sea_size - 1, -1, -1):
        if g.stars[g.sea[i]] == stars:
            return
    nothing_left(g, 1 << sea_place(stars))


# A trick


@inlined
def player_of(g, place):
    """Who played the card at that place of the trick."""
    seat = g.leader + place
    return seat if seat < g.players else seat - g.players


@inlined
def take_from_hand(g, seat, at):
    """The card at place `at` of the hand, which closes up."""
    card = np.int64(g.hands[seat, at])
    last = g.hand_sizes[seat] - 1
    g.hand_sizes[seat] = last
    for i in range(last):  # from the first card on, not from `at`: so the processor can foretell the loop
        g.hands[seat, i] = g.hands[seat, i + (i >= at)]
    return card


@jit
def put_into_hand(g, seat, card):
    """Add a card to a hand, in deck order."""
    at = g.hand_sizes[seat]
    while at > 0 and g.hands[seat, at - 1] > card:
        g.hands[seat, at] = g.hands[seat, at - 1]
        at -= 1
    g.hands[seat, at] = card
    g.hand_sizes[seat] += 1


@inlined
def play_to_trick(g, at):
    """The player whose turn it is plays the card at place `at` of the hand; returns the card."""
    card = take_from_hand(g, g.turn, at)
    leave_hand(g, g.turn, card)
    g.trick[g.trick_size] = card
    g.trick_size += 1
    emit(g, PLAYED, EVERYBODY, g.turn, card)
    return card


@inlined
def is_taken(g, place):
    """Whether an effect has taken away the card at that place of the trick."""
    for i in range(g.taken_size):
        if g.taken[i] == place:
            return True
    return False


@inlined
def another_card(g, place):
    """Whether a card other than the one at `place` is still in the trick."""
    return g.taken_size < g.trick_size - (0 if is_taken(g, place) else 1)


@inlined
def take_from_trick(g, place):
    """The card at that place of the trick, taken away."""
    g.taken[g.taken_size] = place
    g.taken_size += 1
    return np.int64(g.trick[place])


@inlined
def catch_card(g, seat, card):
    """A card goes face down to the catch of `seat`; where everybody saw it lie open, everybody knows."""
    g.piles[seat, g.boat_sizes[seat] + g.catch_sizes[seat]] = card
    g.catch_sizes[seat] += 1


@inlined
def catch_open_card(g, seat, card):
    """F1-21: a card of the trick goes to the catch of `seat`."""
    catch_card(g, seat, card)
    placed(g, card, boat_place(seat, g.round_number))
    emit_card(g, card)


@inlined
def remember_trick(g):
    """The trick that is over is the last trick now."""
    for i in range(g.trick_size):
        g.last_trick[i] = g.trick[i]
    g.last_size = g.trick_size
    g.last_leader = g.leader
    g.last_winner = g.winner


# The end of a round


@jit
def end_round(g):
    """F1-27, F1-28: the catches count and go under the boats."""
    hands_played(g)
    for seat in range(g.players):
        caught = g.catch_sizes[seat]
        g.points[seat] += caught
        emit(g, ROUND_SCORED, EVERYBODY, seat, caught, g.points[seat])
        shuffle(g, g.piles[seat], g.boat_sizes[seat], g.boat_sizes[seat] + caught)
        g.boat_sizes[seat] += caught
        g.layers[seat, g.round_number % LAYERS] += caught
        g.catch_sizes[seat] = 0
    g.last_first = g.leader


@jit
def end_game(g, ending):
    """F1-29: nobody decides any more."""
    g.ended = ending
    g.turn = NOBODY
    g.leader = NOBODY
    emit(g, GAME_OVER, EVERYBODY)


@jit
def score(g, out):
    """The points written down."""
    for seat in range(g.players):
        out[seat] = g.points[seat]
