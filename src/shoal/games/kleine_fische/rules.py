"""The rules of Kleine Fische, as numbered in docs/games/kleine-fische.md.

Source: the English rulebook (Goldsieber). Where it is silent the page marks what was decided: KF-4,
KF-9, KF-10, KF-14, KF-16.
"""

import numpy as np

from shoal.engine.errors import Objection
from shoal.engine.events import EVERYBODY, clear_events, emit, emit_card, emit_cards, is_quiet
from shoal.engine.jit import jit
from shoal.engine.piles import copy_cards, fill, redraw, sort_cards
from shoal.engine.rng import draw, seed_rng, shuffle
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.kleine_fische.deck import DECK, DECK_SIZE, DIE, MOST_MUSSELS, OCTOPUS, SPECIES
from shoal.games.kleine_fische.state import (
    DEALT,
    DECLINE,
    DECLINED,
    FIRST_RAID,
    FISHING,
    FLIP,
    FLIPPED,
    GAME_OVER,
    KEPT,
    LOST,
    LOWEST,
    MOST_CARDS,
    OCTOPUS_CAME,
    RAID,
    RAIDED,
    ROLLED,
    SAME,
    SESSION_SCORED,
    STOP,
    TARGET_REACHED,
)
from shoal.locale import Seat

FACES = np.array(DIE)
HIGHEST = np.array([values.bit_length() for values in range(1 << MOST_MUSSELS)])  # of values given as bits


# Set-up


@jit
def setup(g, players, start, options, deck, key):
    """A dealt game; `options` are the target and who starts later sessions, `deck` is always DECK."""
    seed_rng(g, key)
    clear_events(g)
    g.players = players
    g.start = start
    g.ended = PLAYING
    g.target = options[0]
    g.starter = options[1]
    g.session = 1
    fill(g.totals, 0)
    g.turn = start  # KF-4
    deal_session(g)


@jit
def deal_session(g):
    """KF-3: all cards into one deck, nothing collected. `g.turn` starts."""
    copy_cards(DECK, g.deck)
    g.deck_size = DECK_SIZE
    shuffle(g, g.deck, 0, DECK_SIZE)
    g.series_size = 0
    g.discards_size = 0
    fill(g.collection_sizes, 0)
    g.phase = FISHING
    emit(g, DEALT, EVERYBODY, g.session, g.turn)


@jit
def session_starter(g):
    """KF-4: who starts the session `g.session`, the second or a later one."""
    if g.starter == SAME:
        return g.start
    if g.starter == LOWEST:
        starter = g.start
        for step in range(1, g.players):
            seat = (g.start + step) % g.players
            if g.totals[seat] < g.totals[starter]:
                starter = seat
        return starter
    return (g.start + g.session - 1) % g.players


# A turn


@jit
def legal(g, out):
    """The legal actions, rising."""
    if g.phase == FISHING:
        out[0] = FLIP
        if g.series_size == 0:
            return 1  # KF-5
        out[1] = STOP  # KF-6
        return 2
    count = 0
    for seat in range(g.players):  # KF-9
        if seat != g.turn:
            for number in range(1, min(MOST_CARDS, g.collection_sizes[seat]) + 1):
                out[count] = raid_action(seat, number)
                count += 1
    out[count] = DECLINE
    return count + 1


@jit
def raid_action(seat, number):
    """The action of raiding `seat` for `number` cards."""
    return FIRST_RAID + seat * MOST_CARDS + number - 1


@jit
def apply(g, action):
    """One decision, and all that follows by itself."""
    clear_events(g)
    if action == FLIP:
        flip(g)
    elif action == STOP:
        keep_series(g, g.series_size)  # KF-6
        end_turn(g)
    elif action == DECLINE:
        emit(g, DECLINED, EVERYBODY, g.turn)
        end_turn(g)
    else:
        raid(g, (action - FIRST_RAID) // MOST_CARDS, (action - FIRST_RAID) % MOST_CARDS + 1)
        end_turn(g)


@jit
def species_of(card):
    """The species of a fish."""
    return card // MOST_MUSSELS


@jit
def mussels_on(card):
    """The value of a fish."""
    return card % MOST_MUSSELS + 1


@jit
def place_in_series(g, species):
    """Where in the series the fish of `species` lies, or the series' size if there is none."""
    for place in range(g.series_size):
        if species_of(np.int64(g.series[place])) == species:
            return place
    return g.series_size


@jit
def flip(g):
    """KF-5: the top card joins the series, with the consequences it has."""
    g.deck_size -= 1
    card = np.int64(g.deck[g.deck_size])
    emit(g, FLIPPED, EVERYBODY, g.turn, card)
    if card == OCTOPUS:  # KF-8
        emit(g, OCTOPUS_CAME, EVERYBODY, g.turn)
        lose_series(g, 0, card)
        if somebody_to_raid(g):
            g.phase = RAID
        else:
            end_turn(g)  # KF-9
        return
    place = place_in_series(g, species_of(card))
    if place < g.series_size:  # KF-7
        lose_series(g, place, card)
        keep_series(g, place)
        end_turn(g)
        return
    g.series[g.series_size] = card
    g.series_size += 1
    if g.deck_size == 0:
        keep_series(g, g.series_size)  # KF-14
        end_turn(g)


@jit
def keep_series(g, size):
    """The first `size` cards of the series go to the collection of the player whose turn it is."""
    if size > 0:
        emit(g, KEPT, EVERYBODY, g.turn)
        emit_cards(g, g.series, 0, size)
    for place in range(size):
        collect(g, g.turn, g.series[place])
    g.series_size = 0


@jit
def lose_series(g, first, card):
    """The cards of the series from place `first` on, and the card just flipped, are discarded."""
    emit(g, LOST, EVERYBODY, g.turn)
    emit_cards(g, g.series, first, g.series_size)
    emit_card(g, card)
    for place in range(first, g.series_size):
        discard(g, np.int64(g.series[place]))
    discard(g, card)
    g.series_size = first


@jit
def collect(g, seat, card):
    g.collections[seat, g.collection_sizes[seat]] = card
    g.collection_sizes[seat] += 1


@jit
def discard(g, card):
    g.discards[g.discards_size] = card
    g.discards_size += 1


@jit
def end_turn(g):
    """The next player fishes, unless the deck is used up."""
    if g.deck_size == 0:
        end_session(g)  # KF-14
    else:
        g.turn = (g.turn + 1) % g.players
        g.phase = FISHING


# The octopus raid


@jit
def somebody_to_raid(g):
    """KF-9: whether an opponent has cards."""
    for seat in range(g.players):
        if seat != g.turn and g.collection_sizes[seat] > 0:
            return True
    return False


@jit
def raid(g, victim, number):
    """The player whose turn it is rolls for `number` cards of `victim`."""
    roll = FACES[draw(g, len(FACES))]
    emit(g, ROLLED, EVERYBODY, g.turn, victim, number, roll)
    if roll >= number:
        draw_blind(g, victim, g.turn, number)  # KF-10
    elif roll < 0 and g.collection_sizes[g.turn] > 0:
        draw_blind(g, g.turn, victim, 1)  # KF-12; any other roll: KF-11


@jit
def draw_blind(g, giver, taker, number):
    """`number` cards, drawn at random, go from one collection to another, shown to all."""
    emit(g, RAIDED, EVERYBODY, taker, giver)
    for _ in range(number):
        size = g.collection_sizes[giver]
        place = draw(g, size)
        card = g.collections[giver, place]
        g.collections[giver, place] = g.collections[giver, size - 1]
        g.collection_sizes[giver] = size - 1
        collect(g, taker, card)
        emit_card(g, card)


# The end


@jit
def session_score(g, seat):
    """KF-15: the highest value of each species, added up."""
    held = np.int64(0)  # a bit for each kind of fish: of a species, the highest bit is the highest value
    for place in range(g.collection_sizes[seat]):
        held |= np.int64(1) << np.int64(g.collections[seat, place])
    points = 0
    for _ in range(SPECIES):
        points += HIGHEST[held & (1 << MOST_MUSSELS) - 1]
        held >>= MOST_MUSSELS
    return points


@jit
def score(g, out):
    """The totals with this session as it stands."""
    for seat in range(g.players):
        out[seat] = g.totals[seat] + session_score(g, seat)


@jit
def target_reached(g):
    """KF-16: whether somebody has enough points, this session included."""
    for seat in range(g.players):
        if g.totals[seat] + session_score(g, seat) >= g.target:
            return True
    return False


@jit
def end_session(g):
    """The session counts; then comes the next one, or the end of the game."""
    for seat in range(g.players):
        points = session_score(g, seat)
        if not is_quiet(g):  # in order for those who look at them
            sort_cards(g.collections[seat], 0, g.collection_sizes[seat])
        emit(g, SESSION_SCORED, EVERYBODY, seat, points, g.totals[seat] + points)
        emit_cards(g, g.collections[seat], 0, g.collection_sizes[seat])
    if target_reached(g):  # KF-16
        g.ended = TARGET_REACHED
        g.turn = NOBODY
        emit(g, GAME_OVER, EVERYBODY)
        return
    for seat in range(g.players):
        g.totals[seat] += session_score(g, seat)
    g.session += 1
    g.turn = session_starter(g)
    deal_session(g)


# What everybody knows


@jit
def resample(g, seat, key):
    """KF-13: only the order of the deck is hidden, and that from everybody."""
    seed_rng(g, key)
    redraw(g, g.deck, 0, g.deck_size)


# Why not


def objection(g, action):
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("KF-16", "game-is-over")
    if g.phase == RAID:
        if action in (FLIP, STOP):
            return Objection("KF-8", "octopus-ends-fishing")
        if action == DECLINE:
            return None
        return objection_to_raid(g, (action - FIRST_RAID) // MOST_CARDS, (action - FIRST_RAID) % MOST_CARDS + 1)
    if action == FLIP:
        return None
    if action == STOP:
        return Objection("KF-5", "first-flip-is-not-optional") if g.series_size == 0 else None
    return Objection("KF-9", "no-octopus-to-raid-with")


def objection_to_raid(g, victim, number):
    """Why the player whose turn it is may not raid `victim` for `number` cards, or None."""
    if victim == g.turn:
        return Objection("KF-9", "raid-an-opponent")
    if victim >= g.players:
        return Objection("KF-9", "nobody-sits-there", number=victim)
    has = int(g.collection_sizes[victim])
    if has == 0:
        return Objection("KF-9", "nothing-to-raid", seat=Seat(victim))
    if has < number:
        return Objection("KF-9", "not-so-many-to-raid", seat=Seat(victim), has=has)
    return None
