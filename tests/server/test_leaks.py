"""No leak: what is sent to a seat, or to a spectator, is the same in every world that it cannot tell apart.

Worlds are made by `resample`; all that differs between them is hidden from the seat, so whatever is sent may not
differ, and what lies there in the one world may not appear.
"""

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from shoal.bots.search import Budget
from shoal.engine.errors import ShoalError
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.rng import FIELDS
from shoal.engine.state import NOBODY
from shoal.games import GAMES
from shoal.server.messages import States, table_data, write
from shoal.server.records import Row, Seat, Setup
from shoal.server.refusals import describe
from shoal.table.clocks import Clocks
from shoal.table.deal import new_salt
from shoal.table.match import Match

ROUNDS = 4 if MODE == "interpreted" else 30
A_LITTLE = Budget(iterations=10)
LOOKS = 6  # decisions of each game that are looked at
AT_LEAST = 4  # cards in a row: fewer may be there by accident


def variants() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players, and each switch on and off."""
    for name, spec in sorted(GAMES.items()):
        switches = [option.name for option in spec.options if option.choices == (False, True)]
        for players in range(spec.players[0], spec.players[1] + 1):
            for values in itertools.product((False, True), repeat=len(switches)):
                yield name, players, dict(zip(switches, values, strict=True))


def table(game: Game) -> tuple[Row, Match]:
    """A table with people at every seat."""
    seats = tuple(Seat("person", f"Player {seat}", None, f"person-{seat}") for seat in range(game.players))
    spec = game.spec
    setup = Setup(
        spec.name, spec.version, game.players, game.options, game.start, game.key.hex(), new_salt().hex(), seats
    )
    match = Match(game, [seat.seated(spec) for seat in seats], Clocks(game.players, 600, 5))
    return Row("code", setup, seats, "playing", True, 0), match


def everything(row: Row, match: Match, seat: int | None) -> str:
    """All that the server could send to `seat` at this moment: table, states, log, reasons, hints, errors."""
    person = None if seat is None else f"person-{seat}"
    sent: list[Any] = [table_data(row, person), json.loads(States(row, match, 9, 1000).write(seat, 0))]
    if seat is not None:
        for action, move in enumerate(match.spec.sequence()):
            if action % 5 == 0:
                try:
                    reason = match.why_not(seat, move)
                    sent.append(describe(reason, match.names) if reason else "legal")
                except ShoalError as error:
                    sent.append(describe(error, match.names))
        for ask in (
            lambda: [asdict(each) for each in match.hint(seat, A_LITTLE)],
            lambda: match.play(seat, "no such move"),
        ):
            try:
                sent.append(ask())
            except ShoalError as error:
                sent.append(describe(error, match.names))
    return write(sent)


def hidden_piles(one: Any, other: Any) -> Iterator[list[str]]:
    """The lists of cards in which two positions differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from hidden_piles(one[key], other[key])
    elif isinstance(one, list) and isinstance(other, list) and one != other:
        if all(isinstance(card, str) for card in one):
            yield one
        else:
            for left, right in zip(one, other, strict=False):
                yield from hidden_piles(left, right)


def world_apart(match: Match, seat: int | None, number: int) -> Match:
    """The same match in a world that `seat` cannot tell from this one."""
    key = np.arange(8, dtype=np.uint32) + number
    other = Match.__new__(Match)
    other.__dict__.update(match.__dict__)
    other._game = match._game.copy()
    match.spec.kernels.resample(other._game.states, 0, NOBODY if seat is None else seat, key)
    for field, *_ in FIELDS:  # dice fall alike in both worlds: they are no secret, once they have fallen
        other._game.states[field] = match._game.states[field]
    return other


@pytest.mark.parametrize(("name", "players", "options"), list(variants()))
def test_what_is_sent_is_the_same_in_every_world(name: str, players: int, options: dict[str, Any]) -> None:
    for round_number in range(max(1, ROUNDS // players)):
        chance = random.Random(f"{name} {players} {round_number}")
        row, match = table(Game(GAMES[name], players, chance.randrange(2**32), "random", options))
        secrets = (row.setup.key, row.setup.salt)
        every = chance.randrange(3, 12)
        looks = 0
        while match.outcome is None and looks < LOOKS:
            turn = match.turn
            assert turn is not None
            if match.made % every == 0:
                looks += 1
                for seat in (None, *range(players)):
                    sent = everything(row, match, seat)
                    assert not any(secret in sent for secret in secrets)
                    other = world_apart(match, seat, match.made)
                    assert everything(row, other, seat) == sent
                    for pile in hidden_piles(match._game.position(), other._game.position()):
                        if len(pile) >= AT_LEAST and pile != sorted_like_deck(match, pile):
                            assert json.dumps(pile, separators=(",", ":"))[1:-1] not in sent
            move = chance.choice(match._game.moves())
            after_the_same_move(row, match, turn, move)
            match.play(turn, move, match.made * 1000)


def sorted_like_deck(match: Match, pile: list[str]) -> list[str]:
    """The pile in deck order: a memory aid may list it so, whoever's it is."""
    cards = match.spec.deck.CARDS.numbers
    return sorted(pile, key=lambda card: cards.get(card.casefold(), -1))


def after_the_same_move(row: Row, match: Match, turn: int, move: str) -> None:
    """If the same move leaves a seat with the same view in two worlds, it has been told the same."""
    if match.made % 5:
        return
    for seat in (None, *range(len(match.seated))):
        told = []
        for other in (match, world_apart(match, seat, 77 + match.made)):
            if move not in other._game.moves():
                break
            trial = Match.__new__(Match)
            trial.__dict__.update(other.__dict__)
            trial._game, trial._log, trial.clocks = other._game.copy(), list(other._log), None
            trial.play(turn, move)
            told.append((trial.view(seat), States(row, trial, 10, 0).write(seat, match.made)))
        if len(told) == 2 and told[0][0] == told[1][0]:
            assert told[0][1] == told[1][1]
