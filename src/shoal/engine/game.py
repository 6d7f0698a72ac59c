"""`Game`: one game with its history, as people and programs use it. Rules are in `games`."""

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from shoal.engine.errors import DeckError, IllegalMove, Objection, OptionError, PositionError
from shoal.engine.events import Event, read_tape
from shoal.engine.notation import whole
from shoal.engine.observation import NUMBERS, Observation
from shoal.engine.rng import Key, Seed, key_words, new_key
from shoal.engine.spec import Spec
from shoal.engine.state import NOBODY, PLAYING, Record, States, copy_states

RANDOM = "random"


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, the winners (several on a tie) and the final scores."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def start_seat(spec: Spec, players: int, start: object, key: bytes) -> int:
    """The start seat: as named, or drawn from the key without touching the deal."""
    if start == RANDOM:
        return int.from_bytes(hashlib.sha256(b"start" + key).digest()) % players
    if isinstance(start, int) and not isinstance(start, bool) and 0 <= start < players:
        return start
    raise OptionError(f"the start seat of {spec.name} with {players} players is 0 to {players - 1}, or 'random'")


@contextmanager
def naming(key: str) -> Iterator[None]:
    """Whatever is wrong in here is wrong with that key of a position."""
    try:
        yield
    except (OptionError, DeckError) as error:
        raise PositionError(key, str(error)) from error


class Game:
    """One game. Moves are text (`play`, `moves`) or, for programs, small numbers (`apply`, `legal_actions`)."""

    def __init__(
        self,
        spec: Spec,
        players: int | None = None,
        seed: Seed = None,
        start: int | str = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.spec = spec
        self.players = spec.check_players(spec.players[0] if players is None else players)
        self.options = spec.complete(options or {})
        self.key = new_key(seed)
        self.start = start_seat(spec, self.players, start, self.key)
        self.origin: dict[str, Any] | None = None  # the position it began from, if it was not dealt
        self.history: list[int] = []
        self._legal, self._apply = spec.kernels.legal_now, spec.kernels.apply_now  # looked up once: programs hurry
        self._size = len(spec.sequence())
        self._scores = np.zeros(spec.players[1], np.int64)
        self._move_in(spec.states())
        numbers, deck = spec.encode(self.options), spec.pack_deck(self.options)
        spec.kernels.setup(self.states, 0, self.players, self.start, numbers, deck, key_words(self.key))

    @classmethod
    def at(cls, spec: Spec, position: Mapping[str, Any], seed: Seed = None) -> Self:
        """A game that begins with `position`; chance from then on comes from `seed`."""
        if not isinstance(position, Mapping):
            raise PositionError("position", f"a JSON object, not {position!r}")
        if position.get("game", spec.name) != spec.name:
            raise PositionError("game", f"{spec.name}, not {position['game']!r}")
        options = position.get("options", {})
        if not isinstance(options, Mapping):
            raise PositionError("options", f"a JSON object, not {options!r}")
        with naming("players"):
            players = spec.check_players(position.get("players", spec.players[0]))
        with naming("options"):
            spec.complete(options)
        start = whole("start", position.get("start", 0), 0, players - 1)
        game = cls(spec, players, seed, start, options)
        own = {key: value for key, value in position.items() if key not in ("game", "players", "options", "start")}
        spec.notation.place(game.state, own)
        for key, value in (("scores", list(game.scores)), ("winners", list(game.winners))):
            if position.get(key, value) != value:
                raise PositionError(key, f"by the cards it is {value}, not {position[key]!r}")
        game.origin = game.position()
        return game

    def _move_in(self, states: States) -> None:
        """Take a record, and room of one's own for actions, which are read as a list from `_listed`."""
        self._states = states
        self._actions = np.zeros(self._size, np.int64)
        self._listed = self._actions.data

    @property
    def states(self) -> States:
        """The record in an array of its own, as compiled functions take it."""
        return self._states

    @states.setter
    def states(self, states: States) -> None:
        # `legal_now` and `apply_now` do not look at what they are given (see `jit.direct`).
        if states.dtype != self._states.dtype or states.shape != (1,) or not states.flags.writeable:
            raise TypeError(f"a game of {self.spec.name} is one record of it that can be written, in an array")
        self._states = states

    @property
    def state(self) -> Record:
        """The record."""
        return self._states[0]

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the game is over."""
        turn = self._states["turn"].item()  # a field of the array: five times as fast as one of the record
        return None if turn == NOBODY else turn

    @property
    def phase(self) -> str | None:
        """What is being decided; None when the game is over."""
        return None if self.over else self.spec.notation.PHASES[self._states["phase"].item()]

    @property
    def over(self) -> bool:
        return bool(self._states["ended"].item() != PLAYING)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand."""
        self.spec.kernels.score(self.states, 0, self._scores)
        return tuple(self._scores[: self.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none until the game is over."""
        if not self.over:
            return ()
        scores = self.scores
        return tuple(seat for seat in range(self.players) if scores[seat] == max(scores))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None until it is over."""
        if not self.over:
            return None
        return Outcome(self.spec.notation.ENDINGS[int(self.state.ended) - 1], self.winners, self.scores)

    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, rising."""
        return self._listed[: self._legal(self._states, self._actions)].tolist()

    def moves(self) -> tuple[str, ...]:
        """The legal moves as text."""
        return tuple(map(self.action_text, self.legal_actions()))

    def playable(self) -> tuple[str, ...]:
        """All that `play` takes now: the legal moves and, where the rules deal with wrong moves, those too."""
        if not self.options.get(self.spec.unlisted):
            return self.moves()
        rules = self.spec.rules
        return tuple(
            text for action, text in enumerate(self.spec.sequence()) if rules.objection(self.state, action) is None
        )

    def action_text(self, action: int) -> str:
        """The move with that number, as text."""
        return self.spec.notation.MOVES.text(action)

    def read_move(self, text: str) -> int:
        """The number of the move that `text` stands for, legal or not."""
        action = self.spec.notation.MOVES.number(text) if isinstance(text, str) else None
        if action is None:
            raise IllegalMove(self.spec.name, str(text), self.no_such_move())
        return action

    def play(self, move: str) -> tuple[Event, ...]:
        """Make a move; what happened. `IllegalMove` changes nothing."""
        return self.perform(self.read_move(move), move)

    def apply(self, action: int) -> None:
        """Make the move with that number; `events` says what happened. `IllegalMove` changes nothing."""
        if type(action) is not int:
            action = int(action)  # of NumPy's, which a save could not write
        if not (0 <= action < self._size and self._apply(self._states, self._actions, action, False)):
            self.insist(action)
        self.history.append(action)

    def perform(self, action: int, given: str) -> tuple[Event, ...]:
        """Make a move that was given as `given`; what happened."""
        if not self._apply(self._states, self._actions, action, False):
            self.insist(action, given)
        self.history.append(action)
        return self.events()

    def insist(self, action: int, given: str | None = None) -> None:
        """Make a move that is not among the legal ones: the rules have an answer to it, or it is refused."""
        known = 0 <= action < self._size
        objection = self.spec.rules.objection(self.state, action) if known else self.no_such_move()
        if objection:
            text = self.action_text(action) if known else str(action)
            raise IllegalMove(self.spec.name, text if given is None else given, objection)
        self._apply(self._states, self._actions, action, True)

    def no_such_move(self) -> Objection:
        """What is said to a text that is no move of the game."""
        return Objection("", "no-such-move", moves=list(self.moves()))

    def events(self) -> tuple[Event, ...]:
        """What happened in the last move."""
        return tuple(read_tape(self.spec.name, self.spec.notation.EVENTS, self.state))

    def common(self) -> dict[str, Any]:
        """What a position and a view of every game begin with."""
        return {
            "game": self.spec.name,
            "players": self.players,
            "options": dict(self.options),
            "start": self.start,
            "turn": self.turn,
            "phase": self.phase,
            "scores": list(self.scores),
            "over": self.over,
            "winners": list(self.winners),
        }

    def shared(self) -> dict[str, Any]:
        """What everybody may know: for several who look at the same moment it is made once."""
        return {**self.common(), **self.spec.view.shared(self.state)}

    def own(self, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        """What `seat` (None: a spectator) knows besides, or otherwise, than what is `shared`."""
        if seat is not None:
            self.check_seat(seat)
        own: dict[str, Any] = self.spec.view.own(self.state, NOBODY if seat is None else seat, shared)
        return {"seat": seat, **own}

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there."""
        if isinstance(seat, bool) or not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that `seat` may know (None: a spectator), as plain JSON data."""
        shared = self.shared()
        return {**shared, **self.own(seat, shared)}

    def observation(self, seat: int) -> Observation:
        """What `seat` knows as a row of numbers, for programs that learn; `Spec.observation` says where each stands."""
        self.check_seat(seat)
        numbers = np.zeros(self.spec.observation_size(self.players), NUMBERS)
        self.spec.kernels.observe(self.states, 0, seat, numbers)
        return numbers

    def position(self) -> dict[str, Any]:
        """The whole state, hidden things included, as readable JSON data."""
        return {**self.common(), **self.spec.notation.position(self.state)}

    def blind(self, seat: int, key: Key) -> "Game":
        """A copy in which all that `seat` cannot know has been redrawn: what a bot is given."""
        copy = self.copy()
        copy.key, copy.origin, copy.history = b"", None, []
        self.spec.kernels.resample(copy.states, 0, seat, key)
        return copy

    def copy(self) -> "Game":
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._move_in(copy_states(self._states))
        copy._scores = self._scores.copy()
        copy.options = dict(self.options)
        copy.history = list(self.history)
        return copy

    def after(self, moves: int) -> "Game":
        """The game as it was after its first `moves` moves, replayed from the beginning."""
        if not 0 <= moves <= len(self.history):
            raise OptionError(f"the game has {len(self.history)} moves, not {moves}")
        if self.origin is None:
            game = type(self)(self.spec, self.players, self.key, self.start, self.options)
        else:
            game = type(self).at(self.spec, self.origin, self.key)
        for action in self.history[:moves]:
            game.apply(action)
        return game

    def save(self) -> str:
        """The game as text: `shoal.load` replays it byte for byte."""
        from shoal.engine.saves import save

        return save(self)

    def __repr__(self) -> str:
        return f"<{self.spec.title}, {self.players} players, {len(self.history)} moves>"
