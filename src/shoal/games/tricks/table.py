"""The fields of the record that both games have, and the places where a card can lie face down.

A player's pile holds the boat, top card first, and after it the catch of this round: at the end of the
round the catch is shuffled where it lies and is then the lowest layer of the boat (F1-28). What a player
caught in round n and has not drawn yet is layer n (modulo 8: by round 8 nothing else is left in layer 0,
which is a boat that lay there before round 1).
"""

from typing import Any

SEATS = 5
ROUNDS = 8
LAYERS = ROUNDS
STARS = 5
ROOM_IN_HAND = 16
SECRETS = ROUNDS  # swap-one, the only source of them, is a single card

# place   0 + seat: hand   5 + seat: set aside by seat   10 + seat: the card that came late into the hand of seat
#        15 + stars - 1: sea   20 + seat * 8 + layer: boat, catch   60: face down in the trick
ASIDE = SEATS
LATE = ASIDE + SEATS
SEA = LATE + SEATS
BOAT = SEA + STARS
FACE_DOWN = BOAT + SEATS * LAYERS
PLACES = FACE_DOWN + 1
IN_HANDS = (1 << SEA) - 1  # the bits of the hands, late cards included, and of what is set aside

FEWEST_PLAYERS = 3  # at the smallest table; hands are one card smaller with each player more
LARGEST_FIRST_HAND = 10

ALL_ROUNDS, OVERFISHING = range(1, 3)  # how a game ends

# events that both games have, with the same numbers
(
    ROUND_BEGAN,
    DREW,
    HAND,
    PLAYED,
    TOOK,
    TOOK_NOTHING,
    EXPIRED,
    TRICK_WON,
    ROUND_SCORED,
    OVERFISHED,
    GAME_OVER,
) = range(11)
FIRST_OWN_EVENT = 11

# The longest part of a move that both games have: settling a trick, scoring, and everybody's new hand.
TAPE = 7 * (1 + SEATS + 3) + 2 * SEATS + SEATS * 7 + 7 + 2 * SEATS * 7 + SEATS * ROOM_IN_HAND + 7


def fields(cards: int, sea: int) -> tuple[tuple[Any, ...], ...]:
    """The fields, for a game of `cards` cards of which `sea` begin in the sea."""
    return (
        ("round_number", "<i8"),
        ("points", "<i8", (SEATS,)),  # written down
        ("stars", "|u1", (cards,)),  # of each card; 0 for the start cards
        ("hands", "|u1", (SEATS, ROOM_IN_HAND)),  # in deck order
        ("hand_sizes", "<i8", (SEATS,)),
        ("piles", "|u1", (SEATS, cards)),  # the boat, top card first, then this round's catch
        ("boat_sizes", "<i8", (SEATS,)),
        ("catch_sizes", "<i8", (SEATS,)),
        ("layers", "<i8", (SEATS, LAYERS)),  # how many cards of each are still in the boat
        ("sea", "|u1", (sea,)),  # the top card last
        ("sea_size", "<i8"),
        ("leader", "<i8"),
        ("led", "<i8"),  # the colour to follow; NOBODY while it is open
        ("trick", "|u1", (SEATS,)),  # in the order played
        ("trick_size", "<i8"),
        ("taken", "|u1", (SEATS,)),  # places in the trick, in the order of taking
        ("taken_size", "<i8"),
        ("effect", "<i8"),  # the place in the trick whose effect is asked; NOBODY if none is
        ("winner", "<i8"),  # while the trick is being settled
        ("aside", "<i2", (SEATS,)),  # the card already chosen to be passed or banked; NOBODY if none
        ("hidden", "|u1", (2,)),  # cards laid face down into the trick (only in Fischen 2)
        ("hidden_size", "<i8"),
        ("last_first", "<i8"),  # who played first to the last trick of the round before; NOBODY in round 1
        ("last_trick", "|u1", (SEATS,)),  # the trick before this one
        ("last_size", "<i8"),
        ("last_leader", "<i8"),
        ("last_winner", "<i8"),
        # Who remembers what
        ("may", "<i8", (cards,)),  # the places in which everybody knows that the card may lie (bits); 0: it lies open
        ("knows", "|u1", (cards,)),  # the seats (bits) that know where the card lies though not everybody does
        ("voids", "<i8", (SEATS,)),  # the colours (bits) that a player has shown not to hold
        # A card that came into a hand during the round, after voids had been shown, and may still be there: 0 if there
        # is none, else 1 more than the seat that knows it: the one that passed it, or the player who drew it.
        ("late", "<i8", (SEATS,)),
        ("secret_cards", "|u1", (SECRETS,)),  # cards that a seat knows to be in fewer places than everybody knows
        ("secret_seats", "|u1", (SECRETS,)),
        ("secret_may", "<i8", (SECRETS,)),
        ("secrets", "<i8"),
    )
