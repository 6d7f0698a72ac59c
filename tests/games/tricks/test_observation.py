"""What a seat observes of the cards, in both games: where each may lie, as the view says it."""

import random
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.observation import read
from shoal.games.fischen.deck import FACES as FISCHEN_FACES
from shoal.games.fischen_2.deck import FACES as FISCHEN_2_FACES
from shoal.games.tricks.observing import HIDDEN
from shoal.games.tricks.stars import Faces
from shoal.games.tricks.table import ASIDE, BOAT, FACE_DOWN, LAYERS, SEA, STARS
from shoal.games.tricks.views import places_known
from tests.games.tricks.both import both
from tests.games.tricks.playing import TrickGame

FACES: dict[str, Faces] = {"fischen": FISCHEN_FACES, "fischen-2": FISCHEN_2_FACES}
EVERY = 11 if MODE == "interpreted" else 2
ALL_LAYERS = (1 << LAYERS) - 1


def by_card(numbers: list[int], faces: Faces) -> list[dict[str, int]]:
    """The numbers that are not 0, by card; a dict for each seat."""
    cards = len(faces.texts)
    return [
        {faces.texts[card]: numbers[first + card] for card in range(cards) if numbers[first + card]}
        for first in range(0, len(numbers), cards)
    ]


def observed(game: Game, seat: int) -> dict[str, Any]:
    return read(game.spec.observation.layout(game.players), game.observation(seat))


@both
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_card_may_lie_where_the_seat_knows_that_it_may(which: TrickGame, players: int) -> None:
    """Cards that are there twice are left out: in which order they are written says nothing."""
    faces = FACES[which.name]
    single = [card for card, text in enumerate(faces.texts) if faces.texts.count(text) == 1]
    cards = len(faces.texts)
    game = shoal.new(which.name, players=players, seed=players)
    choose = random.Random(players)
    turn = 0
    while not game.over:
        moves = game.moves()
        game.play("swap-one" if "swap-one" in moves else choose.choice(moves))  # the only source of secrets of one seat
        turn += 1
        if turn % EVERY or game.over:
            continue
        seat = turn // EVERY % players
        known = dict(places_known(game.state, seat))
        numbers = observed(game, seat)
        trick = game.state.trick[: game.state.trick_size].tolist()
        for place in range(players):
            owner = (seat + place) % players
            for card in single:
                places = known.get(card, 0)
                in_hand = (places >> owner & 1) | (places >> (ASIDE + owner) & 1) << 1
                in_boat = places >> (BOAT + owner * LAYERS) & ALL_LAYERS
                assert numbers["hands"][place * cards + card] == in_hand
                assert numbers["boats"][place * cards + card].bit_count() == in_boat.bit_count()
        for card in single:
            places = known.get(card, 0)
            assert bool(numbers["sea"][card]) == bool(places >> SEA & (1 << STARS) - 1)
            played = trick.index(card) + 1 if card in trick else 0
            assert numbers["trick"][card] == (HIDDEN if places >> FACE_DOWN & 1 else played)


@both
def test_a_hand_is_the_seats_own_and_a_catch_is_everybodys(which: TrickGame) -> None:
    faces = FACES[which.name]
    game = shoal.new(which.name, players=3, seed=4)
    while game.phase != "play":
        game.play(game.moves()[0])
    plain = [move for move in game.moves() if move[1:].isdigit() and move[1:] != "0"]
    game.play(plain[0])
    for seat in range(3):
        numbers = observed(game, seat)
        hands = by_card(numbers["hands"], faces)
        assert hands[0] == dict.fromkeys(game.position()["hands"][seat], 1)
        assert by_card(numbers["trick"], faces) == [{plain[0]: 1}]
        assert numbers["turn"] == [int((seat + place) % 3 == game.turn) for place in range(3)]
    while game.position()["trick"]:
        game.play(next(move for move in game.moves() if move[1:].isdigit()))
    winner = game.position()["leader"]
    caught = game.position()["catches"][winner]
    assert plain[0] in caught
    for seat in range(3):
        boats = by_card(observed(game, seat)["boats"], faces)
        assert set(boats[(winner - seat) % 3]) == set(caught)
        assert not any(boats[(winner - seat + away) % 3] for away in (1, 2))
