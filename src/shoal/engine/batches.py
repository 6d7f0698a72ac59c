"""Many games stepped together: templates that `Kernels` specialises for each game.

A batch is an array of states with the same number of rows in everything that is read off them: whose turn it is, the
mask of what that seat may do, what it observes. A game that ends is dealt anew at once.
"""

from shoal.engine.jit import jit
from shoal.engine.rng import derive_key
from shoal.engine.state import NOBODY, PLAYING
from shoal.engine.templates import apply, bot_turn, legal, observe, score, setup

PLACING, MARGIN = range(2)  # what a finished game is worth
ILLEGAL = -2  # in place of the seat that decides next


@jit
def reward(scores, players, worth, out):
    """Write what a finished game is worth to each seat; all together that is nothing.

    By placing: 1 for the first, -1 for the last, ties share. By margin: the points ahead of the others' mean.
    """
    total = 0
    for seat in range(players):
        total += scores[seat]
    for seat in range(players):
        if worth == MARGIN:
            out[seat] = scores[seat] - (total - scores[seat]) / (players - 1.0)
            continue
        better = 0
        equal = 0
        for other in range(players):
            if scores[other] > scores[seat]:
                better += 1
            elif scores[other] == scores[seat]:
                equal += 1
        out[seat] = 1.0 - (2.0 * better + equal - 1.0) / (players - 1.0)


def look(states, i, actions, turns, mask, observations):
    """Write whose turn it is in game `i`, the mask of what that seat may do and, if there is room, what it observes."""
    g = states[i]
    turns[i] = g.turn
    for action in range(mask.shape[1]):
        mask[i, action] = 0
    if g.ended != PLAYING:
        return
    for k in range(legal(g, actions)):
        mask[i, actions[k]] = 1
    if observations.shape[1] > 0:
        observe(g, g.turn, observations[i])


def deal_at(states, i, players, start, options, deck, key, dealt, words):
    """Deal game `i` as the next one of the series with that key."""
    derive_key(key, dealt[0], words, words[16:24])
    dealt[0] += 1
    setup(states[i], players, start, options, deck, words[16:24])


def is_legal(mask, i, action):
    """Whether the action, any number, is legal in game `i`."""
    return 0 <= action < mask.shape[1] and mask[i, action] != 0


def first_illegal(chosen, mask):
    """The first game whose action is not legal, or -1."""
    for i in range(mask.shape[0]):
        if not is_legal(mask, i, chosen[i]):
            return i
    return -1


def carry_out(states, i, action, players, totals, worth, rewards, done):
    """One action in game `i`, and what it is worth if the game is over."""
    g = states[i]
    apply(g, action)
    done[i] = g.ended != PLAYING
    if done[i]:
        score(g, totals)
        reward(totals, players, worth, rewards[i])
    else:
        for seat in range(players):
            rewards[i, seat] = 0.0


def move(states, i, action, players, actions, turns, mask, observations, totals, worth, rewards, done):
    """Carry out one action in game `i`, which is not dealt anew when it is over.

    Returns the seat that decides next, NOBODY if it is over, or ILLEGAL, and then nothing has been done.
    """
    if not is_legal(mask, i, action):
        return ILLEGAL
    carry_out(states, i, action, players, totals, worth, rewards, done)
    look(states, i, actions, turns, mask, observations)
    return turns[i]


def deal(states, players, start, options, deck, key, dealt, actions, words, turns, mask, observations):
    """Deal all games of a batch anew."""
    for i in range(states.shape[0]):
        deal_at(states, i, players, start, options, deck, key, dealt, words)
        look(states, i, actions, turns, mask, observations)


def step(
    states,
    chosen,
    players,
    start,
    options,
    deck,
    key,
    dealt,
    actions,
    words,
    turns,
    mask,
    observations,
    totals,
    worth,
    rewards,
    done,
):
    """Carry out one action in every game of a batch.

    Returns the number of the first game whose action is not legal (then nothing has been done), or -1.
    """
    wrong = first_illegal(chosen, mask)
    if wrong >= 0:
        return wrong
    for i in range(states.shape[0]):
        carry_out(states, i, chosen[i], players, totals, worth, rewards, done)
        if done[i]:
            deal_at(states, i, players, start, options, deck, key, dealt, words)
        look(states, i, actions, turns, mask, observations)
    return -1


# One seat learns, bots play the others


def await_learner(states, i, learner, blind, bots, seated, actions, chance, words):
    """Let the bots play on in game `i` until the learner decides, or the game is over; `seated` is room for them."""
    g = states[i]
    for place in range(1, g.players):
        seated[(learner + place) % g.players] = bots[place - 1]
    while g.ended == PLAYING and g.turn != learner:
        bot_turn(states, i, blind, seated, actions, chance, words[16:24])


def begin(
    states, i, learners, seat, blind, bots, seated, chance, players, start, options, deck, key, dealt, actions, words
):
    """Deal game `i` until one comes to a decision of the learner, who sits at `seat` or (NOBODY) takes turns with it.

    `bots` sit to the left of the learner, in this order.
    """
    while True:
        learner = seat if seat != NOBODY else dealt[0] % players
        learners[i] = learner
        deal_at(states, i, players, start, options, deck, key, dealt, words)
        await_learner(states, i, learner, blind, bots, seated, actions, chance, words)
        if states[i].ended == PLAYING:
            return


def deal_learners(
    states,
    learners,
    seat,
    blind,
    bots,
    seated,
    chance,
    players,
    start,
    options,
    deck,
    key,
    dealt,
    actions,
    words,
    turns,
    mask,
    observations,
):
    """Deal all games anew, each up to the first decision of its learner."""
    deal_to = (players, start, options, deck, key, dealt, actions, words)
    for i in range(states.shape[0]):
        begin(states, i, learners, seat, blind, bots, seated, chance, *deal_to)
        look(states, i, actions, turns, mask, observations)


def step_learners(
    states,
    chosen,
    learners,
    seat,
    blind,
    bots,
    seated,
    chance,
    players,
    start,
    options,
    deck,
    key,
    dealt,
    actions,
    words,
    turns,
    mask,
    observations,
    totals,
    worth,
    shares,
    strict,
    forfeit,
    rewards,
    done,
    last,
):
    """Carry out one action of the learner in every game, and all that the bots do until it is asked again.

    An action that is not legal ends its game, worth `forfeit` to the learner; if one is `strict` it is refused instead,
    as in `step`. `last` gets what the learner observes at the end of a game that has ended.
    """
    if strict:
        wrong = first_illegal(chosen, mask)
        if wrong >= 0:
            return wrong
    deal_to = (players, start, options, deck, key, dealt, actions, words)
    for i in range(states.shape[0]):
        g = states[i]
        learner = learners[i]
        lawful = is_legal(mask, i, chosen[i])
        if lawful:
            apply(g, chosen[i])
            await_learner(states, i, learner, blind, bots, seated, actions, chance, words)
        rewards[i] = 0.0
        done[i] = not lawful or g.ended != PLAYING
        if done[i]:
            score(g, totals)
            reward(totals, players, worth, shares)
            rewards[i] = shares[learner] if lawful else forfeit
            observe(g, learner, last[i])
            begin(states, i, learners, seat, blind, bots, seated, chance, *deal_to)
        look(states, i, actions, turns, mask, observations)
    return -1


PARTS = (look, deal_at, is_legal, first_illegal, carry_out, await_learner, begin)
"""What the others are made of, in the order in which they need each other."""
