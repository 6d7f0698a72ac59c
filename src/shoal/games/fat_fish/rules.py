"""The rules of FAT FISH, as numbered in docs/games/fat-fish.md.

Source: the German rulebook (HUCH!), the original of four. Where it is silent, or its translations differ,
the page marks what was decided: FF-1, FF-5, FF-13, FF-21.

This follows the rulebook from the deal to the end and stands on `rows` (where a card may be laid, how a row
may be split), `licences` and `knowledge` (what is hidden); `objections` says why a move is refused.
"""

import numpy as np

from shoal.engine.events import EVERYBODY, all_but, clear_events, emit, emit_card, emit_cards, only
from shoal.engine.jit import allocating, jit
from shoal.engine.piles import fill, sort_cards
from shoal.engine.rng import seed_rng, shuffle
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.fat_fish.deck import (
    BONUS,
    DECK_SIZE,
    KINDS,
    LICENCES,
    VALUES,
    A,
    B,
    C,
    colour_of,
    value_of,
)
from shoal.games.fat_fish.knowledge import deal_unseen
from shoal.games.fat_fish.knowledge import resample as resample
from shoal.games.fat_fish.licences import award, earned, lay_out_licences, meets
from shoal.games.fat_fish.objections import objection as objection
from shoal.games.fat_fish.rows import asked_colour, choosable, count_choices, count_colours, may_lay, plus_places
from shoal.games.fat_fish.state import (
    ALL_LAID,
    AWARDED,
    CHOSEN,
    CHOSEN_NONE,
    DEALT,
    DREW,
    DREW_UNSEEN,
    END,
    ENDED,
    FIASCO,
    FIASCO_PASSED,
    FIASCO_TAKEN,
    FIRST_KEEP,
    FIRST_LAY,
    FIRST_LICENCE,
    FULL,
    GAME_OVER,
    HAND,
    KEEP,
    KEEP_NONE,
    LAID,
    LAY,
    LICENCE,
    LICENCE_EARNED,
    LICENCE_PASSED,
    MINUS,
    OUT,
    PILE,
    PLUS,
    ROW_CLOSED,
    ROW_STARTED,
    ROWS,
    SCORED,
    TOOK,
)

# Set-up


@allocating
def setup(g, players, start, options, deck, key):
    """A dealt game; `options` are the licences and the fiasco rule, `deck` is all cards in deck order."""
    seed_rng(g, key)
    clear_events(g)
    g.players = players
    g.start = start
    g.turn = start
    g.phase = LAY
    g.ended = PLAYING
    g.with_licences = options[0]
    g.with_fiasco = options[1]
    g.fiasco = NOBODY
    fill(g.known_sizes, 0)
    for seat in range(players):
        fill(g.known[seat], 0)
        fill(g.plus[seat], 0)
        fill(g.minus[seat], 0)
        g.hand_sizes[seat] = HAND
        g.pile_sizes[seat] = PILE
    g.reserve_size = 3 * (players - 1)  # FF-4
    forget_turn(g)
    cards = deck.copy()
    shuffle(g, cards, 0, DECK_SIZE)
    emit(g, DEALT, EVERYBODY, start)
    for row in range(ROWS):
        fill(g.rows[row], 0)
        g.rows[row, 0] = cards[row]
        g.row_sizes[row] = 1
        emit_card(g, cards[row])
    deal_unseen(g, NOBODY, cards, ROWS, DECK_SIZE)  # FF-3, FF-4
    lay_out_licences(g)


# A turn


@jit
def legal(g, out):
    """The legal actions, rising."""
    if g.phase == LAY:
        return legal_lays(g, out)
    count = 0
    if g.phase == KEEP:
        first = asked_colour(g) * VALUES
        for card in range(first, first + VALUES):
            if choosable(g, card) > 0:
                out[count] = FIRST_KEEP + card
                count += 1
        if g.kept_size == count_choices(g) - 1 and count_colours(g) == 1:
            out[count] = KEEP_NONE  # FF-13
            count += 1
        return count
    licences = earned(g, plus_places(g))
    for licence in range(len(LICENCES)):  # FF-20
        if licences >> licence & 1:
            out[count] = FIRST_LICENCE + licence
            count += 1
    return count


@jit
def legal_lays(g, out):
    """The lays that keep to FF-6 to FF-9, and whether laying may end."""
    count = 0
    for row in range(ROWS):
        if g.row_sizes[row] > 0 and (g.row == NOBODY or g.row == row):  # FF-6
            last = np.int64(-1)
            for i in range(g.hand_sizes[g.turn]):
                card = np.int64(g.hands[g.turn, i])
                if card != last and may_lay(g, colour_of(card), row):
                    out[count] = lay_action(card, row)
                    count += 1
                last = card
    if g.laid_size > 0:  # FF-10
        out[count] = END
        count += 1
    return count


@jit
def lay_action(card, row):
    """The action of laying `card` on `row`."""
    return FIRST_LAY + row * KINDS + card


@jit
def apply(g, action):
    """One decision, and all that follows by itself."""
    clear_events(g)
    if action < END:
        card = (action - FIRST_LAY) % KINDS
        row = (action - FIRST_LAY) // KINDS
        if (g.row == NOBODY or g.row == row) and may_lay(g, colour_of(card), row):
            lay(g, card, row)
        else:
            suffer_fiasco(g, card, row)
    elif action == END:
        emit(g, ENDED, EVERYBODY, g.turn)
        end_turn(g)
    elif action == KEEP_NONE:
        emit(g, CHOSEN_NONE, EVERYBODY, g.turn)
        judge_row(g)
    elif action < FIRST_LICENCE:
        choose(g, action - FIRST_KEEP)
    else:
        take_row(g, action - FIRST_LICENCE)


@jit
def lay(g, card, row):
    """FF-6: a card goes from the hand to the right-hand end of a row."""
    emit(g, LAID, EVERYBODY, g.turn, card, row + 1)
    g.hand_sizes[g.turn] = remove(g.hands[g.turn], g.hand_sizes[g.turn], card)
    g.known_sizes[g.turn] = remove(g.known[g.turn], g.known_sizes[g.turn], card)
    g.rows[row, g.row_sizes[row]] = card
    g.row_sizes[row] += 1
    g.row = row
    g.laid[g.laid_size] = card
    g.laid_size += 1
    if g.row_sizes[row] == FULL:  # FF-11
        if count_choices(g) > 0:
            g.phase = KEEP
        else:
            judge_row(g)


@jit
def remove(cards, count, card):
    """Take `card`, if it is there, out of a hand of `count` cards; how many are left."""
    left = 0
    gone = False
    for i in range(count):
        if not gone and cards[i] == card:
            gone = True
        else:
            cards[left] = cards[i]
            left += 1
    for i in range(left, count):
        cards[i] = 0
    return left


@jit
def add(cards, count, card):
    """Put `card` into a hand of `count` cards, in deck order; how many there are then."""
    cards[count] = card
    sort_cards(cards, 0, count + 1)
    return count + 1


@jit
def suffer_fiasco(g, card, row):
    """FF-16: all cards of this turn go back into the hand, where all have seen them; the same player lays again."""
    seat = g.turn
    emit(g, FIASCO, EVERYBODY, seat, card, row + 1)
    emit_cards(g, g.laid, 0, g.laid_size)
    emit_card(g, card)
    if g.fiasco == NOBODY:
        emit(g, FIASCO_TAKEN, EVERYBODY, seat)
    elif g.fiasco != seat:
        emit(g, FIASCO_PASSED, EVERYBODY, seat, g.fiasco)
    g.fiasco = seat
    g.known_sizes[seat] = remove(g.known[seat], g.known_sizes[seat], card)
    g.known_sizes[seat] = add(g.known[seat], g.known_sizes[seat], card)
    for i in range(g.laid_size):
        back = np.int64(g.laid[i])
        g.row_sizes[g.row] -= 1
        g.rows[g.row, g.row_sizes[g.row]] = 0
        g.hand_sizes[seat] = add(g.hands[seat], g.hand_sizes[seat], back)
        g.known_sizes[seat] = add(g.known[seat], g.known_sizes[seat], back)
    forget_turn(g)


@jit
def forget_turn(g):
    """Nothing laid, nothing chosen."""
    g.row = NOBODY
    g.laid_size = 0
    fill(g.laid, 0)
    g.kept_size = 0
    fill(g.kept, 0)
    g.phase = LAY


# Taking a row


@jit
def choose(g, card):
    """FF-12, FF-13: a card of the full row is to count plus."""
    emit(g, CHOSEN, EVERYBODY, g.turn, card)
    g.kept[g.kept_size] = card
    g.kept_size += 1
    if g.kept_size == count_choices(g):
        if count_colours(g) == 1:
            sort_cards(g.kept, 0, g.kept_size)
        judge_row(g)


@jit
def judge_row(g):
    """FF-20: all is chosen. The player takes the row, with the one licence that it earns, or chooses one first."""
    licences = earned(g, plus_places(g))
    if licences & (licences - 1):
        g.phase = LICENCE
        return
    for licence in range(len(LICENCES)):
        if licences >> licence & 1:
            take_row(g, licence)
            return
    take_row(g, NOBODY)


@jit
def take_row(g, licence):
    """The full row goes to the piles of its player, the licence too; a new row starts, and the turn ends."""
    row = g.row
    seat = g.turn
    plus = plus_places(g)
    emit(g, TOOK, EVERYBODY, seat, row + 1)
    emit_cards(g, g.rows[row], 0, FULL)
    emit(g, PLUS, EVERYBODY, seat)
    for place in range(FULL):
        if plus >> place & 1:
            g.plus[seat, g.rows[row, place]] += 1
            emit_card(g, g.rows[row, place])
    emit(g, MINUS, EVERYBODY, seat)
    for place in range(FULL):
        if not plus >> place & 1:
            g.minus[seat, g.rows[row, place]] += 1
            emit_card(g, g.rows[row, place])
    holder = g.licence_owners[A]
    if licence != NOBODY:
        g.licence_owners[licence] = seat  # FF-30
        emit(g, LICENCE_EARNED, EVERYBODY, seat, licence, BONUS[licence])
    if holder >= 0 and holder != seat and meets(g, A, plus):  # FF-21
        g.licence_owners[A] = seat
        emit(g, LICENCE_PASSED, EVERYBODY, seat, holder, A)
    start_row(g, row)
    end_turn(g)


@jit
def start_row(g, row):
    """FF-14: a card of the reserve starts a new row, or the place stays empty."""
    fill(g.rows[row], 0)
    g.row_sizes[row] = 0
    if g.reserve_size == 0:
        emit(g, ROW_CLOSED, EVERYBODY, row + 1)
        return
    g.reserve_size -= 1
    card = np.int64(g.reserve[g.reserve_size])
    g.reserve[g.reserve_size] = 0
    g.rows[row, 0] = card
    g.row_sizes[row] = 1
    emit(g, ROW_STARTED, EVERYBODY, row + 1, card)


@jit
def end_turn(g):
    """The hand is filled up; then it is the turn of the next player who has cards."""
    draw_up(g, g.turn)
    forget_turn(g)
    for step in range(1, g.players + 1):
        seat = (g.turn + step) % g.players
        if g.hand_sizes[seat] > 0:
            g.turn = seat
            return
    end_game(g)  # FF-17


@jit
def draw_up(g, seat):
    """FF-15: back to four cards, as far as the pile goes."""
    number = min(HAND - g.hand_sizes[seat], g.pile_sizes[seat])
    if number > 0:
        emit(g, DREW_UNSEEN, all_but(seat), seat, number)
        emit(g, DREW, only(seat), seat)
    for _ in range(number):
        g.pile_sizes[seat] -= 1
        card = np.int64(g.piles[seat, g.pile_sizes[seat]])
        g.piles[seat, g.pile_sizes[seat]] = 0
        emit_card(g, card)
        g.hand_sizes[seat] = add(g.hands[seat], g.hand_sizes[seat], card)
    if g.hand_sizes[seat] == 0:
        emit(g, OUT, EVERYBODY, seat)  # FF-17


# The end


@jit
def points_in(pile):
    """The points of a plus or a minus pile."""
    points = 0
    for card in range(KINDS):
        points += np.int64(pile[card]) * value_of(card)
    return points


@jit
def score_of(g, seat):
    """FF-18: what `seat` has as it stands."""
    points = points_in(g.plus[seat]) - points_in(g.minus[seat])
    if g.fiasco == seat:
        points -= 5
    for licence in range(len(LICENCES)):
        if g.licence_owners[licence] == seat:
            points += BONUS[licence]
    if g.ended != PLAYING:
        points += award(g, B, seat) + award(g, C, seat)
    return points


@jit
def score(g, out):
    """The scores as they stand."""
    for seat in range(g.players):
        out[seat] = score_of(g, seat)


@allocating
def end_game(g):
    """FF-17: nobody has a card left."""
    g.ended = ALL_LAID
    g.turn = NOBODY
    for licence in (B, C):
        for seat in range(g.players):
            if award(g, licence, seat) > 0:
                emit(g, AWARDED, EVERYBODY, seat, licence, award(g, licence, seat))
    totals = np.zeros(g.players, np.int64)
    score(g, totals)
    for seat in range(g.players):
        emit(g, SCORED, EVERYBODY, seat, points_in(g.plus[seat]), points_in(g.minus[seat]), totals[seat])
    emit(g, GAME_OVER, EVERYBODY)
