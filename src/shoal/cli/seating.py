"""Who sits at a table, and with which game: from what was said on the command line to a match."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from shoal.bots import levels
from shoal.bots.levels import Bot
from shoal.engine.errors import OptionError
from shoal.engine.game import Game, start_seat
from shoal.engine.spec import DECK, Spec
from shoal.table.match import Match
from shoal.table.seats import Seated

Say = Callable[..., str]
START = "0"
MOST_LETTERS = 24


def read_options(spec: Spec, given: Sequence[str]) -> dict[str, Any]:
    """The game's options from `name=value` texts."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise OptionError(f"an option is written name=value, for example {example(spec)}, not {text!r}")
        options[name] = value if spec.decks and name == DECK else spec.option(name).parse(value)
    return spec.complete(options)


def example(spec: Spec) -> str:
    """An option of the game as it would be written."""
    return next((f"{option.name}={option.default}" for option in spec.options), "target=50")


def read_start(text: str) -> int | str:
    """A start seat from text; `Game` checks it."""
    return int(text) if text.isascii() and text.isdecimal() else text


def count_players(spec: Spec, players: int | None, people: int, bots: Sequence[str]) -> int:
    """How many play: as said, or as few as there is room for everybody named."""
    players = max(spec.players[0], people + len(bots)) if players is None else players
    spec.check_players(players)
    if people < 0 or people > players:
        raise OptionError(f"of {players} players 0 to {players} can be people, not {people}")
    if people + len(bots) > players:
        raise OptionError(f"{people} people and {len(bots)} bots are more than the {players} players")
    return players


def fill_seats(spec: Spec, seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for each of `seats` seats: those named, the last of them again and again, or the best."""
    named = list(bots) or [levels.best(spec)]
    for bot in named:
        levels.check(spec, bot)
    return tuple((named + named[-1:] * seats)[:seats])


@dataclass(frozen=True)
class Wishes:
    """A table as it was asked for on the command line."""

    players: int | None = None
    people: int = 1
    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: int | None = None
    options: Sequence[str] = ()
    start: str = START

    def setup(self, spec: Spec, say: Say) -> "Setup":
        """The table for a new game, all wishes being checked."""
        return self.seats(spec, self.players, self.seed, read_start(self.start), read_options(spec, self.options), say)

    def resume(self, spec: Spec, saved: Mapping[str, Any], say: Say) -> "Setup":
        """The table for a saved game, which brings its own players, options and start."""
        return self.seats(spec, saved["players"], None, saved["start"], saved["options"], say)

    def seats(
        self,
        spec: Spec,
        given_players: int | None,
        seed: int | None,
        start: int | str,
        options: Mapping[str, Any],
        say: Say,
    ) -> "Setup":
        """Everybody in their seats."""
        players = count_players(spec, given_players, self.people, self.bots)
        bots = fill_seats(spec, players - self.people, self.bots)
        names = name_seats(self.names, players, self.people, say)
        start_seat(spec, players, start, b"")  # refuses a wrong one before anything is compiled
        return Setup(spec, players, self.people, bots, names, seed, start, options)


@dataclass(frozen=True)
class Setup:
    """A table ready to be played at. People have the first seats."""

    spec: Spec
    players: int
    people: int
    bots: tuple[str, ...]
    names: tuple[str, ...]
    seed: int | None
    start: int | str
    options: Mapping[str, Any]

    def match(self, game: Game | None = None) -> Match:
        """A match with `game`, or with a new one."""
        game = game or Game(self.spec, self.players, self.seed, self.start, self.options)
        return Match(game, [self.seated(seat) for seat in range(self.players)])

    def seated(self, seat: int) -> Seated:
        """Who sits at `seat`."""
        if seat < self.people:
            return Seated(self.names[seat])
        return Seated(self.names[seat], Bot(self.spec, self.bots[seat - self.people], bot_key(self.seed, seat)))

    def again(self) -> "Setup":
        """The same table with other cards."""
        return replace(self, seed=None)


def bot_key(seed: int | None, seat: int) -> bytes | None:
    """The key of a bot's chance. With a seed it is always the same, and has nothing to do with the deal."""
    return None if seed is None else hashlib.sha256(f"bot {seat} of table {seed}".encode()).digest()


def name_seats(given: Sequence[str], players: int, people: int, say: Say) -> tuple[str, ...]:
    """The names of all seats: those given, and for the others what they are."""
    if len(given) > players:
        raise OptionError(f"{len(given)} names are more than the {players} players")
    names = [name.strip() for name in given]
    for name in names:
        if not name or not name.isprintable() or len(name) > MOST_LETTERS:
            raise OptionError(f"a name has 1 to {MOST_LETTERS} letters, all of them printable, unlike {name!r}")
    # Bots are called after those who fish for a living.
    animals = [animal.strip() for animal in say("bots").split("|")]
    for seat in range(len(names), players):
        if seat < people:
            names.append(say("player") if people == 1 else say("player-at", seat=seat))
        else:
            names.append(next((animal for animal in animals if animal not in names), say("bot-at", seat=seat)))
    if len({name.casefold() for name in names}) < players:
        raise OptionError(f"two players have the same name: {', '.join(names)}")
    return tuple(names)
