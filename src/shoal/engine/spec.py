"""What a game is to everything that is not a game: its name card, and its rooms.

The name card is light, so that the games can be listed without NumPy or Numba. The rooms (`state`,
`rules`, `view`, `notation`, `observation`, `deck`) are imported when they are first asked for.
"""

import functools
import importlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from shoal.engine.errors import DeckError, OptionError

if TYPE_CHECKING:
    import numpy as np

    from shoal.engine.cards import Cards
    from shoal.engine.errors import Objection
    from shoal.engine.events import EventType
    from shoal.engine.kernels import Kernels
    from shoal.engine.notation import Moves
    from shoal.engine.observation import Observation, Part
    from shoal.engine.rng import Key
    from shoal.engine.state import Ints, Record, States

DECK = "deck"


@dataclass(frozen=True)
class Option:
    """An option of a game: one of `choices`, or (choices of True and False) a switch, or a number."""

    name: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0

    def encode(self, value: Any) -> int:
        """The option's value as the number that the rules take."""
        if self.choices:
            for place, choice in enumerate(self.choices):
                if choice == value and isinstance(value, type(choice)):
                    return place
        elif isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise OptionError(f"the option {self.name} is {self.range}, not {value!r}")

    def decode(self, number: int) -> Any:
        """The value that the number stands for."""
        return self.choices[number] if self.choices else int(number)

    def parse(self, text: str) -> Any:
        """The value written as text, on the command line."""
        for choice in self.choices:
            if str(choice).lower() == text.strip().lower():
                return choice
        try:
            return int(text)
        except ValueError:
            return text

    @property
    def range(self) -> str:
        """What it may be, in words."""
        if not self.choices:
            return f"a number from {self.low} to {self.high}"
        *most, last = [str(choice).lower() for choice in self.choices]
        return f"{', '.join(most)} or {last}"


class Rules(Protocol):
    """The functions of a `rules.py`. All but `objection` are compiled."""

    def setup(self, g: "Record", players: int, start: int, options: "Ints", deck: Any, key: "Key") -> None:
        """Deal a game."""

    def legal(self, g: "Record", out: "Ints") -> int:
        """Write the legal actions of `g.turn` into `out`, rising; return how many there are."""

    def apply(self, g: "Record", action: int) -> None:
        """Carry out one decision, and all that follows from it without another one."""

    def resample(self, g: "Record", seat: int, key: "Key") -> None:
        """Redraw, uniformly, all that `seat` (NOBODY: a spectator) cannot know, and the generator."""

    def score(self, g: "Record", out: "Ints") -> None:
        """Write the scores as they stand."""

    def objection(self, g: "Record", action: int) -> "Objection | None":
        """Why `action` may not be done now, or None if it may."""


class View(Protocol):
    """A `view.py`."""

    def shared(self, g: "Record") -> dict[str, Any]:
        """What everybody may know, beyond what `Game.view` says of every game."""

    def own(self, g: "Record", seat: int, shared: dict[str, Any]) -> dict[str, Any]:
        """What `seat` (NOBODY: a spectator) may know besides, or knows otherwise than `shared` says."""


class Notation(Protocol):
    """A `notation.py`."""

    PHASES: tuple[str, ...]  # what can be decided, in the order of the numbers in the record
    ENDINGS: tuple[str, ...]  # how a game can end; the first is 1 in the record
    MOVES: "Moves"
    EVENTS: "tuple[EventType, ...]"

    def position(self, g: "Record") -> dict[str, Any]:
        """The keys of a position that are the game's own."""

    def cards(self, position: Mapping[str, Any]) -> Iterator[str]:
        """Every card of a complete position, once, wherever it lies."""

    def place(self, g: "Record", position: Mapping[str, Any]) -> None:
        """Set up a position (without the keys game, players, options, start) on a freshly dealt game, or refuse it."""


class Observing(Protocol):
    """An `observation.py`."""

    def layout(self, players: int) -> "tuple[Part, ...]":
        """The parts of an observation, in order."""

    def observe(self, g: "Record", seat: int, out: "Observation") -> int:
        """Write what `seat` knows; how many numbers that is."""


class State(Protocol):
    """A `state.py`."""

    RECORD: "np.dtype[Any]"


class Deck(Protocol):
    """A `deck.py`."""

    CARDS: "Cards"

    def pack(self, deck: Mapping[str, Any]) -> Any:
        """The array that `setup` takes, from the data of a deck file; `DeckError` if it does not add up."""


@dataclass(frozen=True)
class Spec:
    """A game."""

    name: str
    title: str
    version: int  # moves only when the same save would replay differently
    players: tuple[int, int]
    minutes: int
    pitch: str  # one sentence that makes one want to play it
    package: str
    prefix: str  # of its rule numbers
    options: tuple[Option, ...] = ()
    decks: bool = False  # whether another deck may be given
    open_hands: bool = False  # whether all seats know the same, and only chance is hidden
    unlisted: str = ""  # the option, if any, with which `play` also takes moves that `legal` does not list
    quick: tuple[tuple[str, Any], ...] = ()  # options for who just wants to play, where they are not the defaults

    @functools.cached_property
    def rules(self) -> Rules:
        return importlib.import_module(f"{self.package}.rules")

    @functools.cached_property
    def view(self) -> View:
        return importlib.import_module(f"{self.package}.view")

    @functools.cached_property
    def observation(self) -> Observing:
        return importlib.import_module(f"{self.package}.observation")

    @functools.cached_property
    def notation(self) -> Notation:
        return importlib.import_module(f"{self.package}.notation")

    @functools.cached_property
    def state(self) -> State:
        return importlib.import_module(f"{self.package}.state")

    @functools.cached_property
    def deck(self) -> Deck:
        return importlib.import_module(f"{self.package}.deck")

    @functools.cached_property
    def kernels(self) -> "Kernels":
        """The generic compiled functions, specialised for this game."""
        from shoal.engine.kernels import Kernels

        return Kernels(self)

    @functools.cached_property
    def folder(self) -> Path:
        """Where the game's sources are."""
        file = importlib.import_module(self.package).__file__
        assert file
        return Path(file).parent

    def states(self, count: int = 1) -> "States":
        """`count` states, not yet dealt."""
        from shoal.engine.state import new_states

        return new_states(self.state.RECORD, count)

    def observation_size(self, players: int) -> int:
        """How many numbers an observation has with so many players."""
        return sum(part.size for part in self.observation.layout(players))

    def check_players(self, players: object) -> int:
        """`players`, if that many can play."""
        low, high = self.players
        if isinstance(players, int) and not isinstance(players, bool) and low <= players <= high:
            return players
        several = f"{low}" if low == high else f"{low} to {high}"
        raise OptionError(f"{self.name} is for {several} players, not {players!r}")

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = [option.name for option in self.options] + [DECK] * self.decks
        has = f"it has {', '.join(known)}" if known else "it has none"
        raise OptionError(f"{self.name} has no option {name!r}; {has}")

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values: those `given`, checked, and the defaults. A deck becomes data."""
        values = {option.name: option.default for option in self.options}
        if self.decks:
            values[DECK] = None
        for name, value in given.items():
            if name == DECK and self.decks:
                values[DECK] = None if value is None else self.read_deck(value)
            else:
                self.option(name).encode(value)
                values[name] = value
        return values

    def encode(self, options: Mapping[str, Any]) -> "Ints":
        """The complete options as the numbers that `setup` takes."""
        import numpy as np

        return np.array([option.encode(options[option.name]) for option in self.options], np.int64)

    def read_deck(self, deck: object) -> dict[str, Any]:
        """The data of another deck: a path of a TOML file, or its content."""
        if isinstance(deck, Mapping):
            data = dict(deck)
        elif isinstance(deck, str | Path):
            try:
                data = tomllib.loads(Path(deck).read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                raise DeckError(f"the deck {str(deck)!r} cannot be read: {error}") from error
        else:
            raise DeckError(f"a deck is the name of a TOML file, not {deck!r}")
        self.deck.pack(data)
        return data

    @functools.cached_property
    def own_deck(self) -> dict[str, Any]:
        """The deck of the box, as data."""
        return tomllib.loads((self.folder / "deck.toml").read_text(encoding="utf-8"))

    @functools.cached_property
    def own_pack(self) -> Any:
        """The array of the deck of the box."""
        return self.deck.pack(self.own_deck)

    def pack_deck(self, options: Mapping[str, Any]) -> Any:
        """The array of the deck that the complete options name; it is only read."""
        return self.deck.pack(options[DECK]) if options.get(DECK) else self.own_pack

    def sequence(self) -> Sequence[str]:
        """All moves of the game, in the order of the action numbers."""
        return self.notation.MOVES.texts
