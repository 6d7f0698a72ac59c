"""How the bots of Fischen and Fischen 2 decide.

The bot looks at deals that fit all it has seen (that is counting cards), lets the round go on at random after
each of its actions, and takes the one that leads furthest: in points, and in what the cards that everybody
then has are worth. These worths are fitted (`tools/fit_worths.py`): a low card in the boat costs about the
point that it brought, because a fresh one would have come from the sea instead; so the bot knows when not to win.

The functions are templates, specialised for each of the two games by `bot`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.events import NO_TAPE
from shoal.engine.jit import specialise
from shoal.engine.rng import next_word, quick_draw
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound

DEALS = 32  # that are looked at before a decision
FEWEST = 3  # players
HAND, BOAT = range(2)

legal = apply = resample = unbound
RECORD = np.dtype((np.record, [("turn", "<i8")]))
ACTIONS = 0
WORTHS = np.zeros((0, 0, 0, 0))


def lead(g, seat):
    """The points of `seat`, and what its cards are worth, over those of the others on average."""
    worths = WORTHS[g.players - FEWEST, g.round_number - 1]
    total = 0.0
    for owner in range(g.players):
        has = 0.0 + g.points[owner]
        if g.ended == PLAYING:
            for i in range(g.hand_sizes[owner]):
                has += worths[HAND, g.hands[owner, i]]
            for i in range(g.boat_sizes[owner]):
                has += worths[BOAT, g.piles[owner, i]]
        total += has if owner == seat else -has / (g.players - 1)
    return total


def outlook(g, seat, action, moves, chance):
    """How far `seat` is ahead at the end of the round if all go on at random after `action`."""
    g.tape_event = NO_TAPE
    round_number = g.round_number
    apply(g, action)
    while g.ended == PLAYING and g.round_number == round_number:
        apply(g, moves[quick_draw(chance, legal(g, moves))])
    return lead(g, seat)


def heuristic(g, actions, chance):
    """The action after which the player is furthest ahead at the end of the round, on average."""
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    seat = g.turn
    worth = np.zeros(count)
    key = np.zeros(8, np.uint32)
    room = np.empty(1, RECORD)
    moves = np.zeros(ACTIONS, np.int64)
    for deal in range(DEALS):
        if deal > 0:
            for word in range(len(key)):
                key[word] = next_word(chance)
            resample(g, seat, key)
        for i in range(count):
            room[0] = g
            worth[i] += outlook(room[0], seat, actions[i], moves, chance)
    return actions[np.argmax(worth)]


def read_worths(name: str) -> npt.NDArray[np.float64]:
    """What the cards of a game are worth: by players, round, place and card."""
    worths: npt.NDArray[np.float64] = np.load(Path(__file__).with_name(f"{name}.npy")).astype(np.float64)
    return worths


def bot(spec: Spec, record: np.dtype[Any], actions: int, deals: int = DEALS) -> Callable[..., int]:
    """The bot for one of the two games, that looks at so many deals."""
    rules = spec.rules
    bound: dict[str, Any] = {"legal": rules.legal, "apply": rules.apply, "resample": rules.resample}
    bound |= {"RECORD": record, "ACTIONS": actions, "DEALS": deals, "WORTHS": read_worths(spec.folder.name)}
    name = f"{spec.name}-{deals}"
    for template in (lead, outlook, heuristic):
        bound[template.__name__] = specialise(template, name, spec.folder, bound, allocates=template is heuristic)
    made: Callable[..., int] = bound["heuristic"]
    return made
