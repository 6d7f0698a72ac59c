"""The rules of Das Riff, as numbered in docs/games/das-riff.md: the set-up and the course of a turn.

What may be done is in choices.py, what the acts do in acts.py, what everybody remembers of hidden cards in
memory.py, and why a move is refused in objections.py.

Source: the Dutch rulebook (Kosmos). Where it is silent or contradicts itself the page marks what was decided:
RF-1, RF-8, RF-12, RF-16, RF-20, RF-21, RF-26, RF-29.
"""

import numpy as np

from shoal.engine.events import EVERYBODY, clear_events, emit, emit_card
from shoal.engine.jit import jit
from shoal.engine.piles import copy_cards, fill, redraw
from shoal.engine.rng import draw, seed_rng, shuffle
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.das_riff.acts import (
    broods_of,
    buy,
    chase,
    chase_parent,
    discard,
    empty,
    finish,
    leave,
    open_new_brood,
    pay,
    put_fish,
)
from shoal.games.das_riff.choices import (
    first_like_it,
    may_buy_boat,
    may_chase,
    may_chase_parent,
    may_pick,
    may_take,
    may_turn,
    own_row,
    owned,
    pays_for,
    takes_fish,
)
from shoal.games.das_riff.deck import BROODS, COLOURS, DECK_SIZE, WATER
from shoal.games.das_riff.memory import redraw_hidden, remember_nothing, remember_shuffle, see
from shoal.games.das_riff.objections import objection as objection
from shoal.games.das_riff.state import (
    ACT,
    BOAT_TARGET,
    BUY_BOAT,
    CHOOSE_WORM,
    DECLINED,
    END,
    ENDED,
    FILLED,
    FILLED_HIDDEN,
    FIRST_CORAL,
    FIRST_PAY,
    FIRST_SHARK,
    FIRST_SHARK_CORAL,
    FIRST_TAKE,
    FIRST_TURN,
    FIRST_WORM,
    GAME_OVER,
    GAP,
    GOT_WORM,
    HIDDEN,
    LANES,
    LEAVE,
    MEANS,
    NO_WORM,
    NOTHING,
    OPEN,
    OPEN_BROODS,
    PAY,
    PICK,
    PLACES,
    ROLLED,
    ROWS,
    SEATS,
    SHUFFLED,
    SHUFFLED_AT,
    TAKE_TURNED,
    TURN_LIMIT,
    TURNED,
    WASHED,
    WORMS,
)

# Set-up


@jit
def setup(g, players, start, options, deck, key):
    """A dealt game, the first roll included; `options` is the turn limit, `deck` the sixty reef cards."""
    seed_rng(g, key)
    clear_events(g)
    g.players = players
    g.start = start
    g.ended = PLAYING
    g.turn_limit = options[0]
    lay_out(g, deck)
    for brood in range(BROODS):  # RF-5
        g.brood_pile[brood] = brood
    g.brood_pile_size = BROODS
    shuffle(g, g.brood_pile, 0, BROODS)
    g.broods_size = 0
    for _ in range(OPEN_BROODS):
        open_new_brood(g)
    fill(g.stock, WORMS - SEATS)  # RF-6
    for seat in range(SEATS):
        fill(g.worms[seat], 1)
        fill(g.coral_fish[seat], NOTHING)
        fill(g.coral_brood[seat], NOTHING)
    fill(g.boats, 1)
    fill(g.corals, 0)
    fill(g.pearls, 0)
    fill(g.sharks, 0)
    clear_events(g)  # a game begins with its first turn
    g.active = start
    g.turn_number = 1
    finish(g)
    roll(g)


@jit
def lay_out(g, deck):
    """RF-4: four rows of eight, the middle ones face down; the rest is the draw pile."""
    copy_cards(deck, g.pile)
    fill(g.copies, 0)
    for i in range(DECK_SIZE):
        g.copies[deck[i]] += 1
    shuffle(g, g.pile, 0, DECK_SIZE)
    g.pile_size = DECK_SIZE - PLACES
    g.discards_size = 0
    for place in range(PLACES):
        g.reef[place] = g.pile[DECK_SIZE - 1 - place]
        g.faces[place] = face_of_row(place // LANES)
    remember_nothing(g)


@jit
def face_of_row(row):
    """How cards are laid into a row: open before the players, face down in the middle."""
    return HIDDEN if 0 < row < ROWS - 1 else OPEN


# 1. The roll


@jit
def roll(g):
    """RF-7: the player whose turn it is rolls, and takes what is there of the colours rolled."""
    g.dice[0] = draw(g, COLOURS)
    g.dice[1] = draw(g, COLOURS)
    emit(g, ROLLED, EVERYBODY, g.active, g.dice[0], g.dice[1], g.turn_number)
    g.due = 0
    for die in range(2):
        if g.stock[g.dice[die]] > 0:
            get_worm(g, g.active, g.dice[die])
        else:
            g.due += 1
    ask_for_worms(g)


@jit
def get_worm(g, seat, colour):
    """A worm goes from the stock to `seat`."""
    g.stock[colour] -= 1
    g.worms[seat, colour] += 1
    emit(g, GOT_WORM, EVERYBODY, seat, colour)


@jit
def ask_for_worms(g):
    """RF-7: the player chooses for what was out of stock; then the opponent picks (RF-8)."""
    left = 0
    for colour in range(COLOURS):
        left += g.stock[colour]
    g.due = min(g.due, left)
    if g.due > 0:
        g.phase = CHOOSE_WORM
        g.turn = g.active
    elif left > 0:
        g.phase = PICK
        g.turn = 1 - g.active
    else:
        act(g)


@jit
def act(g):
    """RF-9: the player whose turn it is acts."""
    g.phase = ACT
    g.turn = g.active


# What may be decided


@jit
def legal(g, out):
    """The legal actions, rising."""
    if g.phase == ACT:
        return legal_acts(g, out)
    count = 0
    if g.phase == CHOOSE_WORM:
        for colour in range(COLOURS):
            if g.stock[colour] > 0:
                out[count] = FIRST_WORM + colour
                count += 1
    elif g.phase == PICK:
        for colour in range(COLOURS):
            if may_pick(g, colour):
                out[count] = FIRST_WORM + colour
                count += 1
        out[count] = NO_WORM
        count += 1
    elif g.phase == PAY:
        for means in range(MEANS):
            if pays_for(g, g.target, means) and owned(g, g.active, means) > 0:
                out[count] = FIRST_PAY + means
                count += 1
    elif g.phase == TURNED:
        if may_take(g, g.target):
            out[count] = TAKE_TURNED
            count += 1
        out[count] = LEAVE
        count += 1
    else:
        fish = np.int64(g.reef[g.target])
        for coral in range(g.corals[g.active]):
            if takes_fish(g, g.active, coral, fish) and first_like_it(g, g.active, coral):
                out[count] = FIRST_CORAL + coral
                count += 1
    return count


@jit
def legal_acts(g, out):
    """RF-9: everything that can be done to the end now, and ending the turn."""
    count = 0
    reach = g.boats[g.active]
    for row in range(ROWS):
        for place in range(row * LANES, row * LANES + reach):
            if may_take(g, place):
                out[count] = FIRST_TAKE + place
                count += 1
    for row in range(1, ROWS - 1):
        for place in range(row * LANES, row * LANES + reach):
            if may_turn(g, place):
                out[count] = FIRST_TURN + place - LANES
                count += 1
    if may_buy_boat(g):
        out[count] = BUY_BOAT
        count += 1
    if g.sharks[g.active] > 0:
        for place in range(PLACES):
            if may_chase(g, place):
                out[count] = FIRST_SHARK + place
                count += 1
        for coral in range(g.corals[g.active]):
            if may_chase_parent(g, coral):
                out[count] = FIRST_SHARK_CORAL + coral
                count += 1
    out[count] = END
    return count + 1


@jit
def apply(g, action):
    """One decision, and all that follows by itself."""
    clear_events(g)
    if action < NO_WORM:
        get_worm(g, g.turn, action - FIRST_WORM)
        if g.phase == CHOOSE_WORM:
            g.due -= 1
            ask_for_worms(g)
        else:
            act(g)
    elif action == NO_WORM:  # RF-8
        emit(g, DECLINED, EVERYBODY, g.turn)
        act(g)
    elif action < FIRST_TURN:
        buy(g, action - FIRST_TAKE)
    elif action < TAKE_TURNED:
        buy(g, action - FIRST_TURN + LANES)
    elif action == TAKE_TURNED:
        buy(g, g.target)
    elif action == LEAVE:  # RF-12
        leave(g)
    elif action == BUY_BOAT:
        buy(g, np.int64(BOAT_TARGET))
    elif action < FIRST_SHARK_CORAL:
        chase(g, action - FIRST_SHARK)
    elif action < END:
        chase_parent(g, action - FIRST_SHARK_CORAL)
    elif action == END:
        end_turn(g)
    elif action < FIRST_CORAL:
        pay(g, action - FIRST_PAY)
    else:
        put_fish(g, action - FIRST_CORAL)


# 3. Flow, 4. refill


@jit
def end_turn(g):
    """The water flows and the reef is filled up; then it is the other player's turn (RF-27)."""
    emit(g, ENDED, EVERYBODY, g.active)
    for row in range(ROWS):
        push_together(g, row)  # RF-23
        wash(g, row)
    shuffle_discards(g)
    refill(g)
    if g.turn_number == g.turn_limit:  # RF-29
        g.ended = TURN_LIMIT
        g.turn = NOBODY
        emit(g, GAME_OVER, EVERYBODY)
        return
    g.turn_number += 1
    g.active = 1 - g.active
    roll(g)


@jit
def push_together(g, row):
    """The cards of a row close up toward the sea, open ones open and hidden ones hidden."""
    end = row * LANES
    for place in range(row * LANES, (row + 1) * LANES):
        if g.faces[place] != GAP:
            if end < place:
                g.reef[end] = g.reef[place]
                g.faces[end] = g.faces[place]
                g.laid[end] = g.laid[place]
                empty(g, place)
            end += 1


@jit
def wash(g, row):
    """RF-24: open water at the sea end flows off, as far as it lies in a line."""
    number = 0
    for place in range(row * LANES, (row + 1) * LANES):
        if g.faces[place] != OPEN or g.reef[place] != WATER:
            break
        empty(g, place)
        discard(g, WATER)
        number += 1
    if number > 0:
        emit(g, WASHED, EVERYBODY, row + 1, number)
        push_together(g, row)


@jit
def gaps(g, first, end):
    """How many places from `first` on, before `end`, are empty."""
    number = 0
    for place in range(first, end):
        if g.faces[place] == GAP:
            number += 1
    return number


@jit
def shuffle_discards(g):
    """RF-25: seven discarded cards, or too few to draw: all of them are shuffled into the draw pile."""
    if g.discards_size == 0 or (g.discards_size < SHUFFLED_AT and gaps(g, 0, PLACES) <= g.pile_size):
        return
    emit(g, SHUFFLED, EVERYBODY, g.discards_size)
    remember_shuffle(g)
    for i in range(g.discards_size):
        g.pile[g.pile_size + i] = g.discards[i]
    g.pile_size += g.discards_size
    g.discards_size = 0
    shuffle(g, g.pile, 0, g.pile_size)


@jit
def refill(g):
    """RF-26: from the player's own row across to the opponent's, each from the sea to the reef."""
    for step in range(ROWS):
        row = step if own_row(g.active) == 0 else ROWS - 1 - step
        fill_row(g, row)


@jit
def fill_row(g, row):
    """Fill a row up from the draw pile, as far as there are cards."""
    first = row * LANES
    end = first + LANES
    number = min(gaps(g, first, end), g.pile_size)
    if number == 0:
        return
    face = face_of_row(row)
    emit(g, FILLED if face == OPEN else FILLED_HIDDEN, EVERYBODY, row + 1, number)
    first_gap = end - gaps(g, first, end)  # a row has been pushed together
    for place in range(first_gap, first_gap + number):
        g.pile_size -= 1
        card = np.int64(g.pile[g.pile_size])
        g.reef[place] = card
        g.faces[place] = face
        if face == HIDDEN:
            g.laid[place] = g.newest
        else:
            see(g, card, g.newest)
            emit_card(g, card)


# What everybody knows


@jit
def resample(g, seat, key):
    """RF-30: hidden are the face-down cards and the order of both piles, and that from everybody."""
    seed_rng(g, key)
    redraw_hidden(g)
    redraw(g, g.brood_pile, 0, g.brood_pile_size)


@jit
def score(g, out):
    """The broods of each seat."""
    for seat in range(g.players):
        out[seat] = broods_of(g, seat)
