"""A game under way, and what each seat has seen of it: what a state of OpenSpiel is made of."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shoal.engine.events import read_tape
from shoal.engine.game import Game
from shoal.engine.rng import Key
from shoal.engine.state import NOBODY
from shoal.games import find

DEAL = "deal"
UNKNOWN = "?"


class Moment(NamedTuple):
    """A move as it is remembered: whose (NOBODY: the deal), which, and its events, on a tape until they are read."""

    seat: int
    action: int
    tape: npt.NDArray[np.int32]

    @property
    def tape_end(self) -> int:
        return len(self.tape)


class Redrawing(NamedTuple):
    """After the first `moves` moments, all that `seat` could not know was redrawn."""

    moves: int
    seat: int


class World:
    """A game, and its past as each seat knows it.

    Where the hidden part has been redrawn for one seat, the others' past is cut down to what that seat saw as well:
    what they saw alone belongs to a world that is no more. What they know in the new one, their view tells.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moments: list[Moment] = []
        self.redrawings: tuple[Redrawing, ...] = ()
        self._pasts: dict[int | None, tuple[int, str]] = {}  # how many moments are told, and the text
        self._views: dict[int | None, str] = {}
        self._blind: dict[int, World] = {}  # for who redraws the same moment many times
        self._remember(NOBODY, 0)

    def after(self, action: int) -> "World":
        """The world after a move: this one, changed."""
        seat = self.game.turn
        assert seat is not None, "the game is over"
        self.game.apply(action)
        self._remember(seat, action)
        return self

    def view(self, seat: int | None) -> str:
        """What `seat` (None: a spectator) knows now, as JSON."""
        if seat not in self._views:
            self._views[seat] = compact(self.game.view(seat))
        return self._views[seat]

    def past(self, seat: int | None) -> str:
        """All that `seat` has seen, one line for every move."""
        told, text = self._pasts.get(seat, (0, ""))
        if told < len(self.moments):
            text += "".join(self._line(number, seat) for number in range(told, len(self.moments)))
            self._pasts[seat] = len(self.moments), text
        return text

    def information(self, seat: int | None) -> str:
        """What `seat` knows now, and all that it has seen."""
        return f"{self.view(seat)}\n{self.past(seat)}"

    def blind(self, seat: int, key: Key) -> "World":
        """A world that `seat` cannot tell from this one, drawn with `key`."""
        if seat not in self._blind:
            blind = self.copy()
            blind.redrawings = (*self.redrawings, Redrawing(len(self.moments), seat))
            blind._pasts = {seat: (len(self.moments), self.past(seat))}
            for other in range(self.game.players):
                blind.past(other)
            self._blind[seat] = blind
        world = self._blind[seat].copy()
        world.game = self.game.blind(seat, key)
        world._views = {}
        return world

    def copy(self) -> "World":
        """An independent copy."""
        copy = World.__new__(World)
        copy.game = self.game.copy()
        copy.moments = list(self.moments)
        copy.redrawings = self.redrawings
        copy._pasts = dict(self._pasts)
        copy._views = dict(self._views)
        copy._blind = {}
        return copy

    def __deepcopy__(self, _: dict[int, Any]) -> "World":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, with which OpenSpiel writes states down. The record as it is: one redrawn cannot be replayed."""
        game = self.game
        how = {"players": game.players, "start": game.start, "options": game.options}
        what = {"key": game.key, "origin": game.origin, "history": game.history}
        return restore, (game.spec.name, how, what, game.states.tobytes(), self.moments, self.redrawings)

    def _remember(self, seat: int, action: int) -> None:
        g = self.game.state
        self.moments.append(Moment(seat, action, g.tape[: g.tape_end].copy()))
        self._views.clear()
        self._blind.clear()

    def _line(self, number: int, seat: int | None) -> str:
        """What `seat` saw of a moment, and with it everybody for whom the hidden part was redrawn since."""
        moment, spec = self.moments[number], self.game.spec
        witnesses = {seat, *(one.seat for one in self.redrawings if number < one.moves)}
        move = DEAL
        if moment.seat != NOBODY:
            hidden = moment.action in spec.notation.MOVES.secret and witnesses != {moment.seat}
            move = f"{moment.seat} {UNKNOWN if hidden else self.game.action_text(moment.action)}"
        events = read_tape(spec.name, spec.notation.EVENTS, moment)
        seen = [event.json() for event in events if all(map(event.seen_by, witnesses))]
        return f"{move} {compact(seen)}\n"


def compact(data: object) -> str:
    """JSON without spaces."""
    return json.dumps(data, separators=(",", ":"))


def restore(
    name: str,
    how: Mapping[str, Any],
    what: Mapping[str, Any],
    record: bytes,
    moments: list[Moment],
    redrawings: tuple[Redrawing, ...],
) -> World:
    """The world that was written down."""
    game = Game(find(name), seed=0, **how)
    game.__dict__.update(what)
    game.states = np.frombuffer(record, game.states.dtype).copy()
    world = World(game)
    world.moments, world.redrawings = moments, redrawings
    return world
