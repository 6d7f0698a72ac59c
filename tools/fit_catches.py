"""Fits the two networks by which the search judges and plans in FAT FISH.

    .venv/bin/python -m tools.fit_catches

First the one that plans a turn. One player and the others do what the heuristic does, but for a few moves that are any
move at all; what each turn of that player left is written down, and by how many points more than the others it then
got. Then again, twice, where the player goes by the plans found so far. Then the one that judges, from positions at the
beginning of a turn, first in games of the heuristic and then in games in which everybody goes by the plans: each is
played to the end twice, with the same hands and other cards to come, and the network learns the points that each seat
gets, and who wins.

It takes a quarter of an hour of one core and writes `fat_fish_plans.npy` and `fat_fish.npy` beside the guide.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import FOLDER
from shoal.bots.guides.fat_fish_marks import (
    CARDS_LEFT,
    HANDS,
    MARKS,
    MIDDLE,
    MOST_IN_HAND,
    MOST_ON_TABLE,
    ON_TABLE,
    PLAN_MARKS,
    PLAN_MIDDLE,
    PLAN_WIDTH,
    POINT,
    SCRATCH,
    WIDTH,
    cards_left,
    list_hand,
    list_table,
    look_at_rows,
)
from shoal.bots.guides.fat_fish_plans import best_plan, list_prospects
from shoal.bots.heuristics.fat_fish import heuristic, place_in_hand
from shoal.engine.events import NO_TAPE
from shoal.engine.jit import allocating, jit
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, key_words, new_key, next_word, quick_draw, quick_word, seed_chance
from shoal.engine.state import NOBODY, PLAYING
from shoal.games.fat_fish.deck import KINDS
from shoal.games.fat_fish.rules import apply, legal, resample, score, score_of, setup
from shoal.games.fat_fish.spec import SPEC
from shoal.games.fat_fish.state import ACTIONS, END, FULL, LAY, SEATS
from tools.descent import Network

PLANS = {2: 25_000, 3: 25_000, 4: 220_000, 5: 25_000, 6: 25_000}  # in each round, by players
POSITIONS = {2: 80_000, 3: 80_000, 4: 800_000, 5: 70_000, 6: 70_000}
GAMES = 2000  # at a time
STRAY = 0.04  # of the moves are any move at all in one game of five, twice as many in the next, and so on
STRAYS = 5
KEPT = 0.2  # of the positions are judged; so they come from many games
ENDINGS = 2  # that each is played to
WORD = 2.0**32
MOST_TURNS = SEATS * 12
EVERYBODY = SEATS  # as a seat that goes by the plans; or nobody does

POSITION = np.dtype(
    (
        np.record,
        [
            ("score", "<f4", (SEATS,)),  # as it stands, in units of POINT; the seats in the order of their turns
            ("won", "<f4", (SEATS,)),  # the part of the win,
            ("final", "<f4", (SEATS,)),  # and the score in the end
            ("players", "<i8"),
            ("left", "<i8"),
            ("hand_sizes", "<i8", (SEATS,)),
            ("table_sizes", "<i8", (SEATS,)),
            ("hands", "<i2", (SEATS, MOST_IN_HAND)),  # marks
            ("tables", "<i2", (SEATS, MOST_ON_TABLE)),
        ],
    )
)
Positions = npt.NDArray[np.void]


@allocating
def begin(g, number, chance, players, options, deck, key, words):
    """Deal game `number` of the series; how often a move is any move at all in it."""
    derive_key(key, number, words, words[16:24])
    setup(g, players, number // players % players, options, deck, words[16:24])
    g.tape_event = NO_TAPE
    words[16] ^= 1
    seed_chance(chance, words[16:24])
    return np.int64(WORD * STRAY * (number % STRAYS))


@jit
def choose(g, planner, actions, chance, s, plans):
    """What the player to move does: `planner` goes by the plans found so far."""
    if planner == g.turn or planner == EVERYBODY:
        return best_plan(g, actions, s, *plans)
    return heuristic(g, actions, chance)


@allocating
def redeal(g, seat, chance, words):
    """Redraw what `seat` does not know."""
    for word in range(16, 24):
        words[word] = next_word(chance)
    resample(g, seat, words[16:24])


@allocating
def sample_plans(states, chance, begun, deal, actions, words, scores, s, planning, plans, positions):
    """Write down what turns leave and what comes of it, of one player in each game; how many there are."""
    players, options, deck, key = deal
    g = states[0]
    trial = states[1]
    count = 0
    for number in range(begun, begun + GAMES):
        stray = begin(g, number, chance[0], players, options, deck, key, words)
        player = np.int64(number % players)
        planner = player if planning else np.int64(NOBODY)
        noted = False
        while g.ended == PLAYING:
            if noted and g.laid_size == 0:
                noted = False
                states[1] = g
                redeal(trial, player, chance[0], words)
                while trial.ended == PLAYING:
                    apply(trial, choose(trial, planner, actions, chance[0], s, plans))
                score(trial, scores)
                lead = 0.0
                for seat in range(players):
                    gain = scores[seat] - score_of(g, seat)
                    lead += gain if seat == player else -gain / (players - 1)
                positions[count].final[0] = lead / POINT
                count += 1
            if quick_word(chance[0]) < stray:
                action = actions[quick_draw(chance[0], legal(g, actions))]
            else:
                action = choose(g, planner, actions, chance[0], s, plans)
            if g.turn == player and g.phase == LAY:
                noted = note_turn(g, action, s, positions[count])
            apply(g, action)
    return count


@jit
def note_turn(g, action, s, position):
    """Write down what the turn leaves, if it ends with this action: as a position of one seat that is sure to win."""
    row = action // KINDS
    if action == END:
        end = list_prospects(g, np.int64(0), s)
    elif g.row_sizes[row] == FULL - 1:
        g.row_sizes[row] = 0  # taken
        end = list_prospects(g, 1 << np.int64(place_in_hand(g, action % KINDS)), s)
        g.row_sizes[row] = FULL - 1
    else:
        return False
    position.players = 1
    position.won[0] = 1.0
    middle = HANDS
    while s[middle] < CARDS_LEFT:
        middle += 1
    position.hand_sizes[0] = copy_marks(s, HANDS, middle + 1, position.hands[0])
    position.table_sizes[0] = copy_marks(s, middle + 1, end, position.tables[0])
    return True


@jit
def copy_marks(s, first, end, out):
    """Copy a list of marks; how many there are."""
    for i in range(first, end):
        out[i - first] = np.int64(s[i])
    return end - first


@allocating
def sample_positions(states, chance, begun, deal, actions, words, scores, s, planning, plans, positions):
    """Write down positions at the beginning of a turn, and what comes of them; how many there are."""
    players, options, deck, key = deal
    g = states[0]
    planner = np.int64(EVERYBODY if planning else NOBODY)
    count = 0
    for number in range(begun, begun + GAMES):
        stray = begin(g, number, chance[0], players, options, deck, key, words)
        while g.ended == PLAYING:
            if g.phase == LAY and g.laid_size == 0 and quick_word(chance[0]) < KEPT * WORD:
                note_position(g, s, positions[count])
                for _ in range(ENDINGS):
                    states[1] = g
                    play_ending(states[1], planner, actions, chance[0], words, scores, s, plans, positions[count])
                count += 1
            if quick_word(chance[0]) < stray:
                apply(g, actions[quick_draw(chance[0], legal(g, actions))])
            else:
                apply(g, choose(g, planner, actions, chance[0], s, plans))
    return count


@jit
def note_position(g, s, position):
    """Write down the marks of all seats."""
    look_at_rows(g, s)
    left = cards_left(g)
    position.players = g.players
    position.left = left
    for distance in range(g.players):
        seat = (g.turn + distance) % g.players
        end = list_hand(g, seat, np.int64(0), s, HANDS)
        position.hand_sizes[distance] = copy_marks(s, HANDS, end, position.hands[distance])
        end = list_table(g, distance, left, s, ON_TABLE)
        position.table_sizes[distance] = copy_marks(s, ON_TABLE, end, position.tables[distance])
        position.score[distance] = score_of(g, seat) / POINT


@allocating
def play_ending(g, planner, actions, chance, words, scores, s, plans, position):
    """Play to the end, with the same hands and other cards to come, and write down what came of it."""
    turn = g.turn
    for seat in range(g.players):
        g.known_sizes[seat] = g.hand_sizes[seat]
        for place in range(g.hand_sizes[seat]):
            g.known[seat, place] = g.hands[seat, place]
    redeal(g, turn, chance, words)
    while g.ended == PLAYING:
        apply(g, choose(g, planner, actions, chance, s, plans))
    score(g, scores)
    most = scores[0]
    winners = 0
    for seat in range(g.players):
        most = max(most, scores[seat])
    for seat in range(g.players):
        winners += scores[seat] == most
    for distance in range(g.players):
        seat = (turn + distance) % g.players
        position.final[distance] += scores[seat] / POINT / ENDINGS
        if scores[seat] == most:
            position.won[distance] += 1.0 / winners / ENDINGS


def collect(sample: Any, numbers: dict[int, int], seed: int, *how: Any) -> Positions:
    """So many positions for each number of players."""
    options = SPEC.complete({})
    parts = []
    for players, wanted in numbers.items():
        deal = players, SPEC.encode(options), SPEC.pack_deck(options), key_words(new_key(seed + players))
        begun = 0
        while wanted > 0:
            positions: Any = np.zeros(GAMES * MOST_TURNS, POSITION)
            room = np.zeros(ACTIONS, np.int64), np.zeros(24, np.uint32), np.zeros(SEATS, np.int64), np.zeros(SCRATCH)
            count = sample(SPEC.states(2), np.zeros(1, CHANCE), begun, deal, *room, *how, positions)
            parts.append(positions[: min(count, wanted)].copy())
            wanted -= count
            begun += GAMES
    return np.concatenate(parts)


def main() -> None:
    plans = Network(PLAN_MARKS, PLAN_WIDTH, PLAN_MIDDLE)
    plans.fit(collect(sample_plans, PLANS, 100, False, plans.layers), 3, 0.003)
    for round_number in (2, 3):
        plans.fit(collect(sample_plans, PLANS, 100 * round_number, True, plans.layers), 2, 0.001)
    plans.save(FOLDER / "fat_fish_plans.npy")
    judge = Network(MARKS, WIDTH, MIDDLE)
    judge.fit(collect(sample_positions, POSITIONS, 400, False, plans.layers), 3, 0.003)
    judge.fit(collect(sample_positions, POSITIONS, 500, True, plans.layers), 3, 0.001)
    judge.save(FOLDER / "fat_fish.npy")


if __name__ == "__main__":
    main()
