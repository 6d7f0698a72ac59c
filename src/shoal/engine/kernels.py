"""What is compiled once per game but written once for all: stepping, playing out, counting.

The functions here are templates. `setup`, `legal`, `apply`, `resample`, `score` and the bots are only names in
them; `Kernels` puts a game's own functions in their place (see `jit.specialise`). From Python, states
are passed as an array and a place in it: that is ten times faster than passing a record.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from shoal.engine.events import NO_TAPE
from shoal.engine.jit import jit, specialise
from shoal.engine.rng import FIELDS, QUICK_FIELDS, derive_key, next_word, quick_draw, seed_chance
from shoal.engine.state import PLAYING

if TYPE_CHECKING:
    from shoal.engine.spec import Spec

CHANCE = np.dtype((np.record, [*FIELDS, *QUICK_FIELDS]))
"""A generator of its own, for choices that are not the game's: random bots, new keys."""

RANDOM_BOT = 0
MOST_BOTS = 3


def unbound(*_: Any) -> int:
    """Stands where `Kernels` puts a function of the game."""
    raise NotImplementedError("a template was called")


setup = legal = apply = resample = score = unbound
bot_1 = bot_2 = bot_3 = unbound


def setup_at(states, i, players, start, options, deck, key):
    setup(states[i], players, start, options, deck, key)


def apply_at(states, i, action):
    apply(states[i], action)


def legal_at(states, i, out):
    return legal(states[i], out)


def score_at(states, i, out):
    score(states[i], out)


def resample_at(states, i, seat, key):
    resample(states[i], seat, key)


def random_bot(g, actions, chance):
    """Any legal action, all equally likely."""
    return actions[quick_draw(chance, legal(g, actions))]


def play_out(g, actions, chance):
    """Play on at random to the end, unwatched; returns the number of moves."""
    g.tape_event = NO_TAPE
    made = 0
    while g.ended == PLAYING:
        apply(g, random_bot(g, actions, chance))
        made += 1
    return made


def choose(g, bot, actions, chance):
    """What the bot of that number does in `g`, in which it is to move."""
    if bot == RANDOM_BOT:
        return random_bot(g, actions, chance)
    if bot == 1:
        return bot_1(g, actions, chance)
    if bot == 2:
        return bot_2(g, actions, chance)
    return bot_3(g, actions, chance)


def choose_at(states, i, bot, actions, chance):
    return choose(states[i], bot, actions, chance[0])


def play_watched(states, bots, actions, chance, key):
    """Play `states[0]` to the end; `key` has room for a key. Returns the number of moves."""
    g = states[0]
    blind = states[1]
    made = 0
    while g.ended == PLAYING:
        if bots[g.turn] == RANDOM_BOT:
            action = random_bot(g, actions, chance[0])
        else:
            for word in range(8):
                key[word] = next_word(chance[0])
            states[1] = states[0]
            resample(blind, g.turn, key)
            action = choose(blind, bots[g.turn], actions, chance[0])
        apply(g, action)
        made += 1
    return made


def play_games(
    states, chance, first, count, players, start, options, deck, key, bots, actions, words, scores, moves, endings
):
    """Play the games `first` to `first + count` of the series with the key `key`, to the end.

    `bots` names the bot of each seat; a bot other than the random one gets a copy of the state in
    which everything that its seat cannot know has been redrawn. `states` has room for two.
    Results: a row of `scores`, and a place in `moves` and `endings`, per game.
    """
    g = states[0]
    game_key = words[16:24]
    watched = False  # by a bot that has to be told what it may know
    for seat in range(players):
        watched |= bots[seat] != RANDOM_BOT
    for number in range(count):
        derive_key(key, first + number, words, game_key)
        setup(g, players, start, options, deck, game_key)
        game_key[0] ^= 1
        seed_chance(chance[0], game_key)
        made = play_watched(states, bots, actions, chance, game_key) if watched else play_out(g, actions, chance[0])
        score(g, scores[number])
        moves[number] = made
        endings[number] = g.ended


@jit
def reward(scores, players, out):
    """Write the reward of each place: 1 for the first, -1 for the last, ties share."""
    for seat in range(players):
        better = 0
        equal = 0
        for other in range(players):
            if scores[other] > scores[seat]:
                better += 1
            elif scores[other] == scores[seat]:
                equal += 1
        out[seat] = 1.0 - (2.0 * better + equal - 1.0) / (players - 1.0)


def observe(states, i, actions, turns, mask):
    """Write whose turn it is in game `i` and the mask of what that seat may do."""
    turns[i] = states[i].turn
    for action in range(mask.shape[1]):
        mask[i, action] = 0
    for k in range(legal(states[i], actions)):
        mask[i, actions[k]] = 1


def deal(states, players, start, options, deck, key, dealt, actions, words, turns, mask):
    """Deal all games of a batch anew."""
    for i in range(states.shape[0]):
        derive_key(key, dealt[0], words, words[16:24])
        dealt[0] += 1
        setup(states[i], players, start, options, deck, words[16:24])
        observe(states, i, actions, turns, mask)


def step(states, chosen, players, start, options, deck, key, dealt, actions, words, totals, turns, mask, rewards, done):
    """Carry out one action in every game of a batch; a game that ends is dealt anew at once.

    Returns the number of the first game whose action is not legal (then nothing has been done), or -1.
    """
    for i in range(states.shape[0]):
        if chosen[i] < 0 or chosen[i] >= mask.shape[1] or mask[i, chosen[i]] == 0:
            return i
    for i in range(states.shape[0]):
        g = states[i]
        apply(g, chosen[i])
        if g.ended == PLAYING:
            done[i] = 0
            for seat in range(players):
                rewards[i, seat] = 0.0
        else:
            done[i] = 1
            score(g, totals)
            reward(totals, players, rewards[i])
            derive_key(key, dealt[0], words, words[16:24])
            dealt[0] += 1
            setup(g, players, start, options, deck, words[16:24])
        observe(states, i, actions, turns, mask)
    return -1


def perft(states, depth, actions, counts, tried):
    """How many lines of exactly `depth` moves there are from `states[0]`; the others are its stack."""
    lines = 0
    level = 0
    counts[0] = legal(states[0], actions[0])
    tried[0] = 0
    while level >= 0:
        if level == depth - 1:
            lines += counts[level]
            level -= 1
        elif tried[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            apply(states[level + 1], actions[level, tried[level]])
            tried[level] += 1
            if states[level + 1].ended == PLAYING:
                level += 1
                counts[level] = legal(states[level], actions[level])
                tried[level] = 0
    return lines


class Kernels:
    """The templates, specialised for one game; each is compiled when it is first called.

    `bots` are up to three bots that `play_games` can seat beside the random one, which is bot 0.
    """

    def __init__(self, spec: "Spec", bots: Sequence[Callable[..., Any]] = ()) -> None:
        assert len(bots) <= MOST_BOTS
        rules = spec.rules
        bound: dict[str, Any] = {
            "setup": rules.setup,
            "legal": rules.legal,
            "apply": rules.apply,
            "resample": rules.resample,
            "score": rules.score,
        }

        name = "-".join([spec.name, *(bot.__name__ for bot in bots)])

        def make(template: Callable[..., Any]) -> Callable[..., Any]:
            return specialise(template, name, spec.folder, bound)

        self.random_bot = bound["random_bot"] = make(random_bot)
        bound["observe"] = make(observe)
        seated = [*bots, *[self.random_bot] * MOST_BOTS][:MOST_BOTS]
        bound |= {f"bot_{number}": bot for number, bot in enumerate(seated, 1)}
        bound["choose"] = make(choose)
        bound["play_out"] = make(play_out)
        bound["play_watched"] = make(play_watched)
        self.setup = make(setup_at)
        self.apply = make(apply_at)
        self.legal = make(legal_at)
        self.score = make(score_at)
        self.resample = make(resample_at)
        self.choose = make(choose_at)
        self.play_games = make(play_games)
        self.deal = make(deal)
        self.step = make(step)
        self.perft = make(perft)
