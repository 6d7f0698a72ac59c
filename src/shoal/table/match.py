"""A match: a game, the people and bots at its seats, clocks, and the log.

Everything that plays drives a `Match`: nothing else makes moves or looks into a game. What a seat may not
know is cut out here, for views and for the log alike. A match reads no clock and no file: the time of what
happens is told to it, in milliseconds.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from shoal.bots.levels import Bot
from shoal.bots.search import Budget, Search
from shoal.engine import saves
from shoal.engine.errors import IllegalMove, OptionError
from shoal.engine.game import Game, Outcome
from shoal.engine.rng import new_key
from shoal.engine.spec import Spec
from shoal.table.clocks import Clocks
from shoal.table.errors import NothingAsked, NothingToUndo, NotOver, NotYourTurn, Over, SeatTaken, Waiting
from shoal.table.log import Entry
from shoal.table.seats import OPEN, Seated
from shoal.table.undo import Question, is_free, last_decision


@dataclass(frozen=True)
class Advice:
    """A move that was thought about: what it is expected to win, from 0 to 1, and how often it was tried."""

    move: str
    value: float
    tries: int


@dataclass(frozen=True)
class Step:
    """A move of a replay (None: the beginning), with what a spectator sees after it, and the whole position."""

    entry: Entry | None
    view: dict[str, Any]
    position: dict[str, Any]


class Match:
    """One match. It begins when no seat is open any more."""

    def __init__(self, game: Game, seated: Sequence[Seated], clocks: Clocks | None = None) -> None:
        if len(seated) != game.players:
            raise OptionError(f"{game.players} players sit at this table, not {len(seated)}")
        self._game = game
        self.seated = tuple(seated)
        self.waiting = any(seat.open for seat in seated)  # whether a seat is still open
        self.clocks = clocks
        self.question: Question | None = None  # somebody asks to take back a move
        self.run_out: frozenset[int] = frozenset()  # the seats whose clocks have run out
        self._log: list[Entry] = []
        if game.history:
            self._replay(len(game.history))

    # What there is to see

    @property
    def spec(self) -> Spec:
        return self._game.spec

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seated.name for seated in self.seated)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the match is over, or has not begun."""
        return None if self.waiting else self._game.turn

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._log)

    @property
    def bot_to_move(self) -> bool:
        """Whether the one to decide is a bot. While people are asked about an undo, bots wait."""
        turn = self.turn
        return turn is not None and self.seated[turn].bot is not None and self.question is None

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    def moves(self, seat: int | None) -> tuple[str, ...]:
        """What the table offers `seat` now; nothing if it is not to decide.

        Where a wrong move is part of the game, the table does not tell it from a right one.
        """
        return self._game.playable() if seat is not None and seat == self.turn else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that `seat` may know (None: a spectator)."""
        return self._game.view(seat)

    def shared(self) -> dict[str, Any]:
        """The part of all views that is the same."""
        return self._game.shared()

    def own(self, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        """The part of the view of `seat` that is its own: it goes before what is `shared`."""
        return self._game.own(seat, shared)

    def log(self, seat: int | None, since: int = 0) -> list[Entry]:
        """The moves since number `since`, as far as `seat` may know of them."""
        return [entry.seen_by(seat) for entry in self._log[since:]]

    def why_not(self, seat: int, move: str) -> IllegalMove | None:
        """Why `seat`, which is to decide, may not make a move; None if it may."""
        self._check_turn(seat)
        trial = self._game.copy()
        try:
            trial.play(move)
        except IllegalMove as error:
            return error
        return None

    def hint(self, seat: int, budget: Budget) -> list[Advice]:
        """What a search would do in the place of `seat`, and what it expects of it: the moves, the best first."""
        return self.adviser(seat, budget)()

    def adviser(self, seat: int, budget: Budget) -> Callable[[], list[Advice]]:
        """The same as work still to be done, anywhere: it has a copy of its own."""
        self._check_turn(seat)
        # The adviser's chance has nothing to do with the game's.
        game, adviser = self._game.copy(), Search(self.spec, new_key(len(self._log)))

        def think() -> list[Advice]:
            lines = adviser.think(game, budget).lines
            return [Advice(game.action_text(line.action), line.value, line.visits) for line in lines]

        return think

    # People coming and going

    def sit(self, seat: int, name: str, person: str) -> None:
        """`person` takes an open seat."""
        if not self.seated[seat].open:
            raise SeatTaken("somebody sits there already")
        self._seat(seat, Seated(name, person=person))

    def fill(self, seat: int, name: str, level: str) -> None:
        """A bot takes an open seat."""
        if not self.seated[seat].open:
            raise SeatTaken("somebody sits there already")
        self._seat(seat, Seated(name, Bot(self.spec, level)))

    def leave(self, seat: int, level: str, at: int = 0) -> None:
        """The person at `seat` stands up: a bot decides meanwhile. Before the beginning the seat is open again."""
        if self.waiting:
            self._seat(seat, OPEN)
            return
        if self.seated[seat].bot is None:
            self._seat(seat, self.seated[seat].left_to(Bot(self.spec, level)))
            self._settle((seat,))
            self._run_clock(at)

    def come_back(self, seat: int, at: int = 0) -> None:
        """The person of `seat` decides again."""
        if seat in self.run_out:
            raise Over("the clock of this seat has run out")
        if self.seated[seat].away:
            self._seat(seat, self.seated[seat].taken_back())
            self._run_clock(at)

    def hand_on(self, person: str, heir: str) -> None:
        """All seats of `person` belong to `heir` from now on."""
        self.seated = tuple(seated.given_to(heir) if seated.person == person else seated for seated in self.seated)

    # Deciding

    def play(self, seat: int, move: str, at: int = 0) -> None:
        """`seat` makes a move. `IllegalMove` and `NotYourTurn` change nothing."""
        self._check_turn(seat)
        self._record(seat, self._game.read_move(move), move, at)

    def bot_moves(self, at: int = 0) -> None:
        """The bot whose turn it is makes its move."""
        turn = self.turn
        assert turn is not None
        self._record(turn, self._game.read_move(self.thinker()()), None, at)

    def thinker(self) -> Callable[[], str]:
        """The decision of the bot whose turn it is, as work to be done anywhere: it has a copy of its own."""
        turn = self.turn
        assert turn is not None
        bot, game = self.seated[turn].bot, self._game.copy()
        assert bot is not None
        return lambda: game.action_text(bot.choose(game))

    def clock_runs_out(self, seat: int, level: str, at: int = 0) -> None:
        """The time of `seat` is up: a bot decides to the end."""
        self.run_out |= {seat}
        if self.clocks:
            self.clocks.stop(at, decided=False)
        if self.seated[seat].bot is None:
            self._seat(seat, self.seated[seat].left_to(Bot(self.spec, level)))
        self._settle((seat,))

    def rest_clock(self, at: int) -> None:
        """The time since the last move does not count: nobody could have played."""
        if self.clocks:
            self.clocks.run(self.clocks.running, at)

    # Taking back

    def undo(self, seat: int) -> None:
        """Go back to the last decision of `seat`, as everybody has agreed."""
        to = last_decision(self._log, seat)
        if to is None:
            raise NothingToUndo("there is nothing to take back")
        self._take_back(to, 0)

    def has_decided(self, seat: int) -> bool:
        """Whether `seat` has decided anything that could be taken back."""
        return last_decision(self._log, seat) is not None

    def undo_is_free(self, seat: int) -> bool:
        """Whether `seat` may take back its last decision without asking anybody."""
        return is_free(self._log, seat, self.turn)

    def ask_undo(self, seat: int, at: int = 0) -> None:
        """`seat` wants its last decision back: at once where that is free, else when all people agree."""
        if self.outcome:
            raise Over("the match is over")
        to = last_decision(self._log, seat)
        if to is None:
            raise NothingToUndo("there is nothing to take back")
        asker = self.seated[seat].person
        others = tuple(
            other
            for other, seated in enumerate(self.seated)
            if other != seat and seated.decides and (asker is None or seated.person != asker)
        )
        if others and not self.undo_is_free(seat):
            self.question = Question(seat, to, others)
        else:
            self._take_back(to, at)

    def answer_undo(self, seats: Collection[int], yes: bool, at: int = 0) -> None:
        """Whoever has `seats` agrees, or does not; who has asked may give up the wish with a no."""
        if self.question is None or not {*self.question.answers, self.question.seat} & set(seats):
            raise NothingAsked("nobody has asked you")
        if yes:
            self._settle(seats, at)
        else:
            self.question = None

    def save(self, **more: str) -> str:
        """The whole match as a save, with `more` to keep in it; it holds the key, so it is for who may know all."""
        return saves.save(self._game, **more)

    def replay(self) -> list[Step]:
        """The beginning, and every move: for who may know everything."""
        if self.outcome is None:
            raise NotOver("the match is not over")
        trial = Match(self._game.after(0), self.seated)
        steps = [Step(None, trial.view(None), trial._game.position())]
        for action in self._game.history:
            assert trial._game.turn is not None
            trial._decide(trial._game.turn, action)
            steps.append(Step(trial._log[-1], trial.view(None), trial._game.position()))
        return steps

    # Inside

    def _check_turn(self, seat: int) -> None:
        if self.waiting:
            raise Waiting("the match has not begun: a seat is still open")
        if self._game.over:
            raise Over("the game is over")
        if seat != self.turn:
            raise NotYourTurn("it is not your turn")

    def _seat(self, seat: int, seated: Seated) -> None:
        self.seated = (*self.seated[:seat], seated, *self.seated[seat + 1 :])
        self.waiting = any(each.open for each in self.seated)

    def _record(self, seat: int, action: int, given: str | None, at: int) -> None:
        self._decide(seat, action, given)
        self.question = None
        if self.clocks:
            self.clocks.stop(at, decided=True)
            self._run_clock(at)

    def _decide(self, seat: int, action: int, given: str | None = None) -> None:
        """Make a move and write it down."""
        text = self._game.action_text(action)
        events = self._game.perform(action, given or text)
        self._log.append(Entry(seat, text, events, action in self.spec.notation.MOVES.secret))

    def _run_clock(self, at: int) -> None:
        """The clock of the person to decide runs, once the first move has been made."""
        if self.clocks:
            self.clocks.stop(at, decided=False)
            turn = self.turn
            self.clocks.run(turn if self._log and turn is not None and self.seated[turn].decides else None, at)

    def _settle(self, seats: Collection[int], at: int = 0) -> None:
        """`seats` need not be asked any more; if nobody is left to ask, the move is taken back."""
        if self.question:
            self.question = self.question.without(seats)
            if not self.question.answers:
                self._take_back(self.question.to, at)

    def _take_back(self, moves: int, at: int) -> None:
        self.question = None
        self._replay(moves)
        self._run_clock(at)

    def _replay(self, moves: int) -> None:
        """Set the match to its first `moves` moves."""
        history = self._game.history[:moves]
        self._game = self._game.after(0)
        self._log = []
        for action in history:
            assert self._game.turn is not None
            self._decide(self._game.turn, action)
