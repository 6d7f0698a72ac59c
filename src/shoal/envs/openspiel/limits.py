"""How long a game can be and by how many points it can be won: what OpenSpiel wants to know beforehand.

These are true limits, counted from the rules, not what is usual. They hold for any deck.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shoal.engine.spec import Spec
from shoal.games.kleine_fische.deck import DECK_SIZE


class Limits(NamedTuple):
    """The most decisions of all seats together, and the greatest margin of points."""

    decisions: int
    margin: int


def kleine_fische(players: int, options: Mapping[str, Any]) -> Limits:
    """There is no true limit, as sessions could for ever bring nobody a point. This one holds if each brings one.

    A session flips every card once, and after each there is one decision at most: to stop, or whom to raid.
    """
    sessions = players * (options["target"] - 1) + 1
    return Limits(2 * DECK_SIZE * sessions, options["target"] - 1 + 40)


def fat_fish(players: int, options: Mapping[str, Any]) -> Limits:
    """Everybody lays twelve cards, with at most one `end` for each; three rows a player are full in the end.

    A full row asks for two cards to keep and a licence. It brings 30 points or costs 24; all
    licences are worth 76, a fiasco 5.
    """
    return Limits((12 + 12 + 3 * 3) * players, 3 * players * (30 + 24) + 76 + 5)


def tricks(players: int, options: Mapping[str, Any]) -> Limits:
    """Both Fischen: at most 92 tricks, and 16 more by draw-one (played, swapped back and played again).

    Beside a card everybody may have to pass or bank one; the other cards of a trick ask for one decision, swap-one for
    two; and a trump is declared eight times. Every card is a point; buoys bring or cost 48.
    """
    return Limits(108 * 3 * players + 8, 108 * players + 48)


def das_riff(players: int, options: Mapping[str, Any]) -> Limits:
    """Nothing that was spent comes back within a turn: 48 worms and as many pearls and sharks as there are reef cards.

    Each pays for one thing at most, which takes four decisions (what, with what, take or leave, on which coral); a turn
    has four more (two worms, the opponent's, the end).
    """
    return Limits(((48 + 60) * 4 + 60 + 4) * options["turn_limit"], 5)


LIMITS: dict[str, Callable[[int, Mapping[str, Any]], Limits]] = {
    "das-riff": das_riff,
    "fat-fish": fat_fish,
    "fischen": tricks,
    "fischen-2": tricks,
    "kleine-fische": kleine_fische,
}


UNTOLD = Limits(1_000_000, 1_000_000)
"""Of a game of which nobody has said it."""


def limits(spec: Spec, players: int, options: Mapping[str, Any]) -> Limits:
    """The limits of a game as it is set up."""
    return LIMITS[spec.name](players, options) if spec.name in LIMITS else UNTOLD
