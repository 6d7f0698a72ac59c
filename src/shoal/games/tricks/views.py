"""What a seat may know, the part that is the same in both games."""

import itertools
from collections.abc import Iterator
from typing import Any

from shoal.engine.state import NOBODY, Record
from shoal.games.tricks.memory import boat_place
from shoal.games.tricks.positions import or_none, order_from
from shoal.games.tricks.recall import catch_of, layers, lying, taken_places, write_last_trick, write_places, write_voids
from shoal.games.tricks.rounds import hand_size
from shoal.games.tricks.stars import Faces
from shoal.games.tricks.table import LATE, ROUNDS, SEA, STARS


def places_known(g: Record, seat: int) -> Iterator[tuple[int, int]]:
    """Every card that does not lie open, with the places (bits) in which it may lie for all that `seat` knows.

    What is asked for every card is read from the record once: one by one that takes a hundred times as long.
    """
    own = 0 if seat == NOBODY else 1 << seat
    knows, may, players = g.knows.tolist(), g.may.tolist(), range(g.players)
    secrets = zip(g.secret_cards.tolist(), g.secret_seats.tolist(), g.secret_may.tolist(), strict=True)
    for card, owner, places in itertools.islice(secrets, int(g.secrets)):
        if owner == seat:
            may[card] = places
    for card, place in lying(g):
        if place == seat or knows[card] & own:
            yield card, 1 << place
            continue
        places = may[card]
        for owner in players:
            if places >> (LATE + owner) & 1:
                places = places & ~(1 << (LATE + owner)) | 1 << owner
        yield card, places & ~own  # a seat knows its own hand


def view_of_table(g: Record, faces: Faces, colours: str) -> dict[str, Any]:
    """F1-30, F1-31: the trick, and how many cards lie everywhere else."""
    players = range(g.players)
    return {
        "round": int(g.round_number),
        "rounds": ROUNDS,
        "sizes": [int(hand_size(int(g.players), number)) for number in range(1, ROUNDS + 1)],
        "leader": or_none(g.leader),
        "trick": faces.write(g.trick[: g.trick_size].tolist()),
        "taken": taken_places(g),
        "effect": or_none(g.effect),
        "winner": or_none(g.winner),
        "hand": [],  # a spectator has none
        "hands": [int(g.hand_sizes[owner]) for owner in players],
        "catches": [int(g.catch_sizes[owner]) for owner in players],
        "boats": [int(g.boat_sizes[owner]) for owner in players],
        "sea": int(g.sea_size),
        "last_order": order_from(g.last_first, g.players),
        "last_trick": write_last_trick(g, faces),
        "voids": write_voids(g, colours),
    }


def view_of_hand(g: Record, seat: int, faces: Faces) -> list[str]:
    """The own hand."""
    return [] if seat == NOBODY else faces.write_sorted(g.hands[seat, : g.hand_sizes[seat]].tolist())


def view_of_aside(g: Record, seat: int, faces: Faces) -> list[Any]:
    """The cards set aside: the own one, True for another's, None if there is none."""
    return [
        None if card == NOBODY else faces.text(card) if owner == seat else True
        for owner, card in enumerate(g.aside[: g.players].tolist())
    ]


def seen(g: Record, seat: int, faces: Faces) -> dict[str, Any]:
    """What is known only by having watched: a person is meant to remember it.

    The cards that are certain to lie in each place, and for the others the places in which they may lie.
    """
    certain: dict[int, list[int]] = {}
    unsure = []
    for card, places in places_known(g, seat):
        if places & (places - 1) == 0:
            certain.setdefault(places.bit_length() - 1, []).append(card)
        else:
            unsure.append((int(faces.kinds[card]), faces.text(card), write_places(places)))
    stars = g.stars[g.sea[: g.sea_size]].tolist()

    def cards(place: int) -> list[str]:
        return faces.write_sorted(certain.get(place, []))

    return {
        "hands": [cards(owner) for owner in range(g.players)],
        "catches": [
            cards(boat_place(owner, int(g.round_number))) if catch_of(g, owner) else [] for owner in range(g.players)
        ],
        "boats": [
            [
                {"round": number, "size": left, "cards": cards(boat_place(owner, number))}
                for number, left in layers(g, owner)
            ]
            for owner in range(g.players)
        ],
        "sea": [
            {"stars": group, "size": stars.count(group), "cards": cards(SEA + group - 1)}
            for group in range(1, STARS + 1)
            if group in stars
        ],
        "unsure": [{"card": text, "places": places} for _, text, places in sorted(unsure)],
    }
