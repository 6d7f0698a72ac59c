"""What is compiled once per game but written once for all: stepping, playing out, counting.

The functions here, and those of `batches`, are templates. `setup`, `legal`, `apply`, `resample`, `score`, `observe` and
the bots are only names in them; `Kernels` puts a game's own functions in their place (see `jit.specialise`). From
Python, states are passed as an array and a place in it: that is ten times faster than passing a record.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from shoal.engine import batches
from shoal.engine.events import NO_TAPE
from shoal.engine.jit import direct, specialise
from shoal.engine.rng import FIELDS, QUICK_FIELDS, derive_key, next_word, quick_draw, seed_chance
from shoal.engine.state import PLAYING, Ints
from shoal.engine.templates import apply, bot_1, bot_2, bot_3, legal, observe, resample, score, setup

if TYPE_CHECKING:
    from shoal.engine.spec import Spec

CHANCE = np.dtype((np.record, [*FIELDS, *QUICK_FIELDS]))
"""A generator of its own, for choices that are not the game's: random bots, new keys."""

RANDOM_BOT = 0
MOST_BOTS = 3


def setup_at(states, i, players, start, options, deck, key):
    setup(states[i], players, start, options, deck, key)


def list_legal(states, out):
    """Write the legal actions of the one game in `states`; how many there are, none when it is over."""
    g = states[0]
    return legal(g, out) if g.ended == PLAYING else 0


def apply_legal(states, actions, action, insist):
    """Carry out `action` in the one game in `states` if it is legal, or if one insists; whether it was done.

    What is legal is found out anew, in `actions`, because the state may have been changed by anybody since it was last
    listed. Both at once: a call from Python takes longer than either.
    """
    g = states[0]
    allowed = insist
    if g.ended == PLAYING:
        for k in range(legal(g, actions)):
            allowed |= actions[k] == action
    if allowed:
        apply(g, action)
    return allowed


def score_at(states, i, out):
    score(states[i], out)


def resample_at(states, i, seat, key):
    resample(states[i], seat, key)


def observe_at(states, i, seat, out):
    return observe(states[i], seat, out)


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


def bot_turn(states, i, blind, bots, actions, chance, key):
    """One decision of the bot whose turn it is in game `i`. It is shown, in `blind`, what its seat may know.

    `key` has room for a key.
    """
    g = states[i]
    if bots[g.turn] == RANDOM_BOT:
        action = random_bot(g, actions, chance[0])
    else:
        for word in range(8):
            key[word] = next_word(chance[0])
        blind[0] = states[i]
        resample(blind[0], g.turn, key)
        action = choose(blind[0], bots[g.turn], actions, chance[0])
    apply(g, action)


def play_watched(states, bots, actions, chance, key):
    """Play `states[0]` to the end; `states[1]` is room for a bot's copy. Returns the number of moves."""
    made = 0
    while states[0].ended == PLAYING:
        bot_turn(states, 0, states[1:2], bots, actions, chance, key)
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
        self.spec = spec
        rules = spec.rules
        bound: dict[str, Any] = {
            "setup": rules.setup,
            "legal": rules.legal,
            "apply": rules.apply,
            "resample": rules.resample,
            "score": rules.score,
            "observe": spec.observation.observe,
        }

        name = "-".join([spec.name, *(bot.__name__ for bot in bots)])

        def make(template: Callable[..., Any], **how: bool) -> Callable[..., Any]:
            return specialise(template, name, spec.folder, bound, **how)

        self.random_bot = bound["random_bot"] = make(random_bot, inline=True)
        seated = [*bots, *[self.random_bot] * MOST_BOTS][:MOST_BOTS]
        bound |= {f"bot_{number}": bot for number, bot in enumerate(seated, 1)}
        for template in (choose, play_out, bot_turn, play_watched, *batches.PARTS):
            bound[template.__name__] = make(template)
        self.setup = make(setup_at)
        self.apply = make(apply_legal, brief=True)
        self.legal = make(list_legal, brief=True)
        self.score = make(score_at)
        self.resample = make(resample_at)
        self.observe = make(observe_at)
        self.choose = make(choose_at)
        self.play_games = make(play_games)
        self.look = bound["look"]
        self.move = make(batches.move)
        self.deal = make(batches.deal)
        self.step = make(batches.step)
        self.deal_learners = make(batches.deal_learners)
        self.step_learners = make(batches.step_learners)
        self.perft = make(perft)

    @cached_property
    def apply_now(self) -> Callable[..., bool]:
        """`apply` for `Game`, whose arguments are always of the same types."""
        return direct(self.apply, self.spec.states(), actions_of(self.spec), 0, False)

    @cached_property
    def legal_now(self) -> Callable[..., int]:
        """`legal` for `Game`."""
        return direct(self.legal, self.spec.states(), actions_of(self.spec))


def actions_of(spec: "Spec") -> Ints:
    """Room for all actions of a game."""
    return np.zeros(len(spec.sequence()), np.int64)
