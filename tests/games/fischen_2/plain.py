"""A slow, plain re-statement of a trick of Fischen 2 (F2-7 to F2-22): positions in, positions out.

Nothing here is shared with the rules. A round that has ended is left as it is, in the phase "ended".
"""

import copy

from tests.games.tricks.plain import ask, others, player_of, value
from tests.games.tricks.rounds import Position

BUOYS = ("catch-one", "plus-three", "choose-trump", "draw-one", "bank-one", "swap-one")
PUFFERFISH = ("P21", "P22", "P23", "P24", "P25", "P27")
ORDER = [
    *(f"{colour}{value}" for colour in "BY" for value in (*range(1, 21), 26)),
    *(f"R{value}" for value in range(1, 13)),
    *(f"{green}{value}" for green in "LD" for value in range(1, 16)),
    "G16",
    *PUFFERFISH,
    *BUOYS,
]
TRUMP = "trump"


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def colour(position: Position, card: str) -> str | None:
    """F2-7: the colour that a card has now, TRUMP if it is trump; buoys and pufferfish have none."""
    if card in BUOYS or card in PUFFERFISH:
        return None
    return TRUMP if card == "G16" or card[0] == position["trump"] else card[0]


def led_colour(position: Position) -> str | None:
    """F2-9, F2-10: what has to be followed."""
    colours = [colour(position, card) for card in position["trick"]]
    return next((shown for shown in colours if shown), None)


def playable(position: Position) -> list[str]:
    """F2-9, F2-10, F2-14: the different cards that the seat whose turn it is may play."""
    hand = position["hands"][position["turn"]]
    led = led_colour(position)
    if led and led in [colour(position, card) for card in hand]:
        hand = [card for card in hand if colour(position, card) in (led, None)]
    return in_order(list(set(hand)))


def ranked(position: Position, places: list[int]) -> list[int]:
    """These places of the trick by value, of equal ones the earlier first."""
    return sorted(places, key=lambda place: (value(position["trick"][place]), place))


def winner(position: Position) -> int:
    """F2-11, F2-13: who has won a complete trick."""
    trick, led = position["trick"], led_colour(position)
    fish = [place for place, card in enumerate(trick) if card in PUFFERFISH]
    trumps = [place for place, card in enumerate(trick) if colour(position, card) == TRUMP]
    followed = [place for place, card in enumerate(trick) if led and colour(position, card) == led]
    if trumps and led != TRUMP:
        return player_of(position, ranked(position, trumps)[-1])
    if followed or fish:
        return player_of(position, ranked(position, followed + fish)[-1])
    return int(position["leader"])  # nothing but buoys


def weakest(position: Position) -> int | None:
    """F2-12, F2-13: who played the weakest card of a complete trick."""
    trick, led = position["trick"], led_colour(position)
    discards = [place for place, card in enumerate(trick) if colour(position, card) not in (None, led, TRUMP)]
    if discards:
        return player_of(position, ranked(position, discards)[0])
    followed = [place for place, card in enumerate(trick) if led and colour(position, card) == led]
    fish = [place for place, card in enumerate(trick) if card in PUFFERFISH]
    return player_of(position, ranked(position, followed + fish)[0]) if followed or fish else None


def may_give(position: Position) -> list[str]:
    """F2-21: what the swapper may lay down: anything but the card just taken."""
    hand = list(position["hands"][position["turn"]])
    hand.remove(position["trick"][position["taken"][-1]])
    return hand


def moves(position: Position) -> list[str]:
    """What can be decided."""
    phase, hand = position["phase"], position["hands"][position["turn"]]
    if phase == "play":
        return playable(position)
    if phase in ("trump", "settrump"):
        return ["trump L", "trump D"]
    if phase in ("catch", "take"):
        cards = [position["trick"][place] for place in others(position, position["effect"])]
    else:
        cards = may_give(position) if phase == "give" else hand
    return [f"{phase} {card}" for card in in_order(list(set(cards)))]


def after(before: Position, move: str) -> Position:
    """The position after `move`."""
    position = copy.deepcopy(before)
    phase, seat, place, card = position["phase"], position["turn"], position["effect"], move.split()[-1]
    if phase == "trump":
        position["trump"] = card
        return ask(position, "play", seat, None)
    if phase == "play":
        return play(position, seat, card)
    if phase == "catch":
        put(position["catches"], seat, pick_up(position, place, card))
    elif phase == "settrump":
        position["trump"], position["trump_set"] = card, True
    elif phase == "take":
        put(position["hands"], seat, pick_up(position, place, card))
        return ask(position, "give", seat, place)
    elif phase == "give":
        position["hands"][seat].remove(card)
        position["hidden"] = [*position["hidden"], card]
    else:
        position["hands"][seat].remove(card)
        position["banked"][seat] = card
        if None in position["banked"]:
            return ask(position, "bank", (seat + 1) % position["players"], place)
        for owner, banked in enumerate(position["banked"]):
            put(position["catches"], owner, banked)
        position["banked"] = [None] * position["players"]
        position["tricks_left"] -= 1
    return settle(position, place + 1)


def play(position: Position, seat: int, card: str) -> Position:
    position["hands"][seat].remove(card)
    position["trick"].append(card)
    if card == "plus-three":
        position["scores"][seat] += 3
    if len(position["trick"]) < position["players"]:
        return ask(position, "play", (seat + 1) % position["players"], None)
    position["winner"], position["weakest"] = winner(position), weakest(position)
    return settle(position, 0)


def put(piles: list[list[str]], seat: int, card: str) -> None:
    piles[seat] = in_order([*piles[seat], card])


def pick_up(position: Position, place: int, card: str) -> str:
    """An effect takes `card` out of the trick: of two equal ones the first."""
    position["taken"].append(next(other for other in others(position, place) if position["trick"][other] == card))
    return card


def settle(position: Position, first: int) -> Position:
    """F2-15: the buoys from place `first` on, up to one that asks for a decision; then the catch."""
    for place in range(first, position["players"]):
        card, seat = position["trick"][place], player_of(position, place)
        hand, left = position["hands"][seat], others(position, place)
        if card == "catch-one" and left:
            return ask(position, "catch", seat, place)
        if card == "choose-trump" and hand:
            return ask(position, "settrump", seat, place)
        if card == "draw-one":
            draw_one(position)
        if card == "bank-one" and hand:
            return ask(position, "bank", position["leader"], place)
        if card == "swap-one" and hand and left:
            return ask(position, "take", seat, place)
    return clear_away(position)


def draw_one(position: Position) -> None:
    """F2-19: everybody draws from the boat, or from the sea in the order of play; all or nobody."""
    seats = [player_of(position, place) for place in range(position["players"])]
    if sum(not position["boats"][seat] for seat in seats) > len(position["sea"]):
        return
    for seat in seats:
        pile = position["boats"][seat] or position["sea"]
        put(position["hands"], seat, pile.pop(0))
    position["tricks_left"] += 1


def clear_away(position: Position) -> Position:
    """F2-12, F2-8: pufferfish to the weakest, the rest to the winner; trump changes; the next trick."""
    trick = position["trick"]
    for place in others(position, -1):
        seat = position["weakest"] if trick[place] in PUFFERFISH else position["winner"]
        put(position["catches"], seat, trick[place])
        position["taken"].append(place)
    for card in position["hidden"]:
        put(position["catches"], position["winner"], card)
    position["tricks_left"] -= 1
    if not any(position["hands"]):
        return ask(position, "ended", position["leader"], None)
    if any(card[0] in "LDG" for card in trick) and not position["trump_set"]:
        position["trump"] = {"L": "D", "D": "L"}[position["trump"]]
    position["leader"] = position["winner"]
    position["trick"], position["taken"], position["hidden"] = [], [], []
    position["winner"] = position["weakest"] = None
    position["trump_set"] = False
    return ask(position, "play", position["leader"], None)
