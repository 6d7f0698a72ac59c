"""A slow, plain re-statement of a trick of Fischen (F1-11 to F1-26): positions in, positions out.

Nothing here is shared with the rules. A round that has ended is left as it is, in the phase "ended".
"""

import copy

from tests.games.tricks.plain import ask, others, player_of, value
from tests.games.tricks.rounds import Position

COLOURS = "BYPRT"
BUOYS = ("pass-left", "minus-three", "catch-all", "lead-next", "call-colour", "lowest-wins")
ORDER = [f"{colour}{value}" for colour in COLOURS for value in range(17 if colour == "T" else 19)] + list(BUOYS)
NOTHING_NEXT = {"leader": None, "caller": None, "called": None, "lowest": False}


def colour(card: str) -> str | None:
    """The colour of a card, trump included; a buoy has none."""
    return None if card in BUOYS else card[0]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def led_colour(position: Position) -> str | None:
    """F1-11, F1-13, F1-25: what has to be followed."""
    if position["called"]:
        return str(position["called"])
    return next((colour(card) for card in position["trick"] if colour(card)), None)


def playable(position: Position) -> list[str]:
    """F1-11 to F1-13, F1-25: the different cards that the seat whose turn it is may play."""
    hand = position["hands"][position["turn"]]
    following = [card for card in hand if colour(card) == led_colour(position)]
    if led_colour(position) and following:
        return in_order(list({*following, *(card for card in hand if card in BUOYS)}))
    return in_order(list(set(hand)))


def winner(position: Position) -> int:
    """F1-14, F1-25, F1-26: who has won a complete trick."""
    trick = position["trick"]
    for wanted in ("T", led_colour(position)):
        places = [place for place, card in enumerate(trick) if colour(card) == wanted and wanted]
        if places:
            pick = min if position["lowest"] else max
            return player_of(position, pick(places, key=lambda place: value(trick[place])))
    if position["called"]:
        return int(position["caller"])
    return int(position["leader"])  # nothing but buoys


def moves(position: Position) -> list[str]:
    """What can be decided."""
    hand = position["hands"][position["turn"]]
    if position["phase"] == "play":
        return playable(position)
    if position["phase"] == "catch":
        return [
            f"catch {card}"
            for card in in_order(list({position["trick"][place] for place in others(position, position["effect"])}))
        ]
    if position["phase"] == "pass":
        return [f"pass {card}" for card in in_order(list(set(hand)))]
    return [f"call {named}" for named in COLOURS]


def after(before: Position, move: str) -> Position:
    """The position after `move`."""
    position = copy.deepcopy(before)
    seat, card = position["turn"], move.split()[-1]
    if position["phase"] == "play":
        position["hands"][seat].remove(card)
        position["trick"].append(card)
        position["turn"] = (seat + 1) % position["players"]
        if len(position["trick"]) == position["players"]:
            position["winner"] = winner(position)
            settle(position, 0)
        return position
    place = position["effect"]
    if position["phase"] == "catch":
        take(position, seat, next(other for other in others(position, place) if position["trick"][other] == card))
    elif position["phase"] == "pass":
        position["hands"][seat].remove(card)
        position["passed"][seat] = card
        if None in position["passed"]:
            position["turn"] = (seat + 1) % position["players"]
            return position
        hand_on(position)
    else:
        position["next"]["caller"], position["next"]["called"] = seat, card
        return announce(position, place + 1)
    return settle(position, place + 1)


def take(position: Position, seat: int, place: int) -> None:
    """The card at that place goes to the catch of `seat` (F1-20: at a price)."""
    position["taken"].append(place)
    position["catches"][seat] = in_order([*position["catches"][seat], position["trick"][place]])
    if position["trick"][place] == "minus-three":
        position["scores"][seat] -= 3


def hand_on(position: Position) -> None:
    """F1-18: the chosen cards go to the left."""
    for seat, card in enumerate(position["passed"]):
        left = (seat + 1) % position["players"]
        position["hands"][left] = in_order([*position["hands"][left], card])
    position["passed"] = [None] * position["players"]


def settle(position: Position, first: int) -> Position:
    """F1-16: the effects of the cards from place `first` on, up to one that asks for a decision."""
    for place in range(first, position["players"]):
        card, seat = position["trick"][place], player_of(position, place)
        if colour(card) and value(card) == 0 and others(position, place):
            return ask(position, "catch", seat, place)
        if card == "pass-left" and position["hands"][seat]:
            return ask(position, "pass", position["leader"], place)
        if card == "catch-all":
            for other in others(position, place):
                take(position, seat, other)
    return announce(position, 0)


def announce(position: Position, first: int) -> Position:
    """F1-22 to F1-26: what is announced for the next trick, if there is one."""
    for place in range(first, position["players"]):
        card, seat = position["trick"][place], player_of(position, place)
        if not position["hands"][seat]:
            continue
        if card == "lead-next":
            position["next"]["leader"] = seat
        if card == "lowest-wins":
            position["next"]["lowest"] = True
        if card == "call-colour":
            return ask(position, "call", seat, place)
    return clear_away(position)


def clear_away(position: Position) -> Position:
    """F1-21 and F1-15: the winner takes what is left, and the next trick begins."""
    for place in others(position, -1):
        take(position, position["winner"], place)
    if not any(position["hands"]):
        return ask(position, "ended", position["leader"], None)
    coming = position["next"]
    position["leader"] = position["winner"] if coming["leader"] is None else coming["leader"]
    for key in ("called", "caller", "lowest"):
        position[key] = coming[key]
    position["next"] = dict(NOTHING_NEXT)
    position["trick"], position["taken"], position["winner"] = [], [], None
    return ask(position, "play", position["leader"], None)
