"""A match: a game, the people and bots at its seats, and the log.

Everything that plays drives a `Match`: nothing else makes moves or looks into a game. What a seat may not
know is cut out here, for views and for the log alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shoal.bots.levels import Bot
from shoal.engine.errors import OptionError, ShoalError
from shoal.engine.events import Event
from shoal.engine.game import Game, Outcome
from shoal.engine.rng import new_key


class NotYourTurn(ShoalError):
    """Somebody else is to decide."""


class NothingToUndo(ShoalError):
    """The seat has decided nothing that could be taken back."""


@dataclass(frozen=True)
class Seated:
    """Who sits at a seat: a person, or a bot."""

    name: str
    bot: Bot | None = None


@dataclass(frozen=True)
class Entry:
    """A line of the log: who made which move (None: it is a secret), and what happened."""

    seat: int
    move: str | None
    events: tuple[Event, ...]
    secret: bool = False

    def seen_by(self, seat: int | None) -> "Entry":
        """What `seat` (None: a spectator) may know of it."""
        move = None if self.secret and seat != self.seat else self.move
        return Entry(self.seat, move, tuple(event for event in self.events if event.seen_by(seat)), self.secret)


class Match:
    """One match."""

    def __init__(self, game: Game, seated: Sequence[Seated]) -> None:
        if len(seated) != game.players:
            raise OptionError(f"{game.players} players sit at this table, not {len(seated)}")
        self._game = game
        self.seated = tuple(seated)
        self._log: list[Entry] = []
        if game.history:
            self._replay(len(game.history))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seated.name for seated in self.seated)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the match is over."""
        return self._game.turn

    @property
    def bot_to_move(self) -> bool:
        """Whether the one to decide is a bot."""
        return self.turn is not None and self.seated[self.turn].bot is not None

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    def moves(self, seat: int) -> tuple[str, ...]:
        """What the table offers `seat` now; nothing if it is not to decide.

        Where a wrong move is part of the game, the table does not tell it from a right one.
        """
        return self._game.playable() if seat == self.turn else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that `seat` may know (None: a spectator)."""
        return self._game.view(seat)

    def log(self, seat: int | None, since: int = 0) -> list[Entry]:
        """The moves since number `since`, as far as `seat` may know of them."""
        return [entry.seen_by(seat) for entry in self._log[since:]]

    def play(self, seat: int, move: str) -> None:
        """`seat` makes a move. `IllegalMove` and `NotYourTurn` change nothing."""
        if seat != self.turn:
            raise NotYourTurn("it is not your turn" if self.turn is not None else "the game is over")
        self._record(seat, self._game.read_move(move), move)

    def bot_moves(self) -> None:
        """The bot whose turn it is makes its move."""
        turn = self.turn
        assert turn is not None
        bot = self.seated[turn].bot
        assert bot is not None
        self._record(turn, bot.choose(self._game), None)

    def hint(self, seat: int, bot: str) -> str:
        """What the bot of that name would do in the place of `seat`."""
        if seat != self.turn:
            raise NotYourTurn("it is not your turn")
        # The adviser's chance has nothing to do with the game's.
        return self._game.action_text(Bot(self._game.spec, bot, new_key(len(self._log))).choose(self._game))

    def undo(self, seat: int) -> None:
        """Go back to the last decision of `seat`."""
        for number in range(len(self._log) - 1, -1, -1):
            if self._log[number].seat == seat:
                self._replay(number)
                return
        raise NothingToUndo("there is nothing to take back")

    def save(self) -> str:
        """The whole match as a save; it holds the key, so it is for who may know everything."""
        return self._game.save()

    def _record(self, seat: int, action: int, given: str | None) -> None:
        text = self._game.action_text(action)
        events = self._game.perform(action, given or text)
        self._log.append(Entry(seat, text, events, action in self._game.spec.notation.MOVES.secret))

    def _replay(self, moves: int) -> None:
        """Set the match to its first `moves` moves."""
        history = self._game.history[:moves]
        self._game = self._game.after(0)
        self._log = []
        for action in history:
            assert self._game.turn is not None
            self._record(self._game.turn, action, None)
