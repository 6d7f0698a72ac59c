"""A match at one terminal: draw the table, say what happened, ask, until it is over."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import groupby
from pathlib import Path

from rich.table import Table
from rich.text import Text

from shoal import locale, screens
from shoal.bots.levels import LEVELS
from shoal.bots.search import Budget
from shoal.cli.careful import free_name, whole_move, write_whole
from shoal.cli.prepare import for_search, prepare
from shoal.cli.terminal import Terminal
from shoal.engine.errors import IllegalMove
from shoal.engine.spec import Spec
from shoal.locale.pages import find_page
from shoal.table.errors import NothingToUndo
from shoal.table.log import Entry
from shoal.table.match import Match

CTRL_C = 130  # the exit code that shells expect of a program stopped by Ctrl-C
LINES = 12  # of what happened, at most; the log has them all
A_FEW = 4  # events that one move may have and still be told in one line

HINT = Budget(seconds=0.5)

COMMANDS = ("undo", "save [FILE]", "hint", "rules", "log", "table", "help", "quit")


class Quit(Exception):
    """Somebody wants to leave."""


class After(Enum):
    """What follows a match; the value is the exit code, where the program ends."""

    AGAIN = None
    LEAVE = 0
    INTERRUPTED = CTRL_C


def paragraphs(log: Sequence[Entry], language: str, names: tuple[str, ...]) -> list[str]:
    """What happened, a line for what one player did in a row; a move with many events has a line for each."""
    told: list[str] = []
    for _, run in groupby(log, key=lambda entry: entry.seat):
        line: list[str] = []
        for entry in run:
            words = [event.words(language, names) for event in entry.events]
            if len(words) > A_FEW:
                told += [" ".join(line)] if line else []
                told += words
                line = []
            else:
                line += words
        told += [" ".join(line)] if line else []
    return told


class Play:
    """One match, from where it stands to its end."""

    def __init__(self, match: Match, spec: Spec, terminal: Terminal) -> None:
        self.match = match
        self.spec = spec
        self.terminal = terminal
        self.screens = screens.find(spec)
        self.people = [seat for seat, seated in enumerate(match.seated) if seated.bot is None]
        # How much of the log is no news any more, for each seat and for who watches.
        self.told: dict[int | None, int] = dict.fromkeys([None, *range(len(match.seated))], self.moves_made)
        self.at_screen: int | None = None  # the person who looks at the screen
        self.saved_at = self.moves_made
        self.saved_as: set[Path] = set()
        self.notice = ""  # a line for the next drawing of the table

    @property
    def moves_made(self) -> int:
        return len(self.match.log(None))

    def run(self) -> After:
        """Play, until the end or until somebody leaves."""
        try:
            self.open()
            while True:
                self.play_on()
                self.show_result()
                after = self.after_game()
                if after is not None:
                    return after
        except KeyboardInterrupt:
            self.terminal.print()
            return self.leave(After.INTERRUPTED)
        except EOFError:
            self.terminal.print()
            return self.leave(After.LEAVE)
        except Quit:
            return self.leave(After.LEAVE)

    def open(self) -> None:
        """Who plays, and how one asks for help."""
        levels_told = [
            self.terminal.say("plays-at-level", name=seated.name, level=self.level(seated.bot.name))
            for seated in self.match.seated
            if seated.bot is not None
        ]
        self.notice = "\n".join([*levels_told, self.terminal.say("opening")] if self.people else levels_told)
        if not self.people and not self.terminal.live:
            self.show(None)  # the only time before the end that a pipe gets the table

    def level(self, name: str) -> str:
        """A bot's name: of a level, with its character; of any other bot, as it is."""
        if name not in LEVELS:
            return name
        return f"{self.terminal.say(f'level-{name}')} ({self.terminal.say(f'level-{name}-is')})"

    def leave(self, after: After) -> After:
        """Offer to save what would be lost."""
        try:
            changed = self.moves_made != self.saved_at and self.match.outcome is None
            if changed and self.terminal.confirm("save-question"):
                self.save("")
            self.terminal.tell("goodbye")
        except EOFError:
            self.terminal.print()
        except KeyboardInterrupt:
            self.terminal.print()
            return After.INTERRUPTED
        return after

    # Playing

    def play_on(self) -> None:
        """Bots move, people are asked, until the match is over."""
        while (seat := self.match.turn) is not None:
            if not self.people:
                self.watch(seat)
            elif self.match.bot_to_move:
                self.bot_moves()
            else:
                self.hand_over(seat)
                self.show(seat)
                self.decide(seat)

    def bot_moves(self) -> None:
        with whole_move():
            self.match.bot_moves()

    def hand_over(self, seat: int) -> None:
        """Before another person's view is shown, the screen changes hands."""
        if self.at_screen not in (None, seat):
            self.terminal.clear()
            self.terminal.ask(self.terminal.say("hand-over", name=self.match.names[seat]) + " ")
        self.at_screen = seat

    def show(self, seat: int | None) -> None:
        """The table as `seat` sees it, and what happened since it last decided."""
        self.terminal.clear()
        self.terminal.draw(self.screens.screen(self.match.view(seat), self.match.names, self.terminal.language))
        self.terminal.print()
        self.tell_news(seat)
        if self.notice:
            self.terminal.print(self.notice, "italic")
            self.notice = ""

    def tell_news(self, seat: int | None) -> None:
        """What happened since `seat` last decided."""
        news = paragraphs(self.match.log(seat, self.told[seat]), self.terminal.language, self.match.names)
        if self.terminal.live and len(news) > LINES:
            self.terminal.tell("earlier", "dim", count=len(news) - LINES)
            news = news[-LINES:]
        lines = Table.grid(padding=(0, 1))
        for line in news:
            lines.add_row("•", Text(line))
        if news:
            self.terminal.draw(lines)

    def watch(self, seat: int) -> None:
        """Nobody but bots plays: one of them has its turn, and who watches says when to go on."""
        self.told[None] = self.moves_made
        while self.match.turn == seat:
            self.bot_moves()
        if not self.terminal.live:
            self.tell_news(None)
            self.told[None] = self.moves_made
        elif self.match.turn is not None:
            self.show(None)
            self.ask_watcher()

    def ask_watcher(self) -> None:
        """Go on turn by turn, or to the end."""
        while True:
            word, rest = self.ask_command("watching")
            if word == "end":
                while self.match.turn is not None:
                    self.bot_moves()
            if word in ("", "end"):
                return
            if word == "quit":
                raise Quit
            self.keep_record(word, rest)

    # Asking a person

    def decide(self, seat: int) -> None:
        """Ask `seat` until something has changed."""
        moves = self.match.moves(seat)
        # Where a move is itself a number, a number means that move.
        choices = {} if any(map(str.isdecimal, moves)) else {str(number): move for number, move in enumerate(moves, 1)}
        self.show_moves(moves, choices)
        prompt = f"{self.match.names[seat]} > "
        while True:
            line = self.terminal.ask(prompt)
            if not line and len(moves) == 1:
                line = moves[0]
            if self.obey(seat, line, moves, choices):
                return

    def show_moves(self, moves: Sequence[str], choices: dict[str, str]) -> None:
        """The moves with their numbers, and what they do."""
        table = Table.grid(padding=(0, 2))
        for number, move in zip(choices or [""] * len(moves), moves, strict=True):
            label = self.screens.label(move, self.match.names, self.terminal.language)
            table.add_row(Text(number, style="bold"), Text(move, style="bold"), Text(label))
        self.terminal.print()
        self.terminal.draw(table)
        if len(moves) == 1:
            self.terminal.tell("enter-plays", "dim")

    def obey(self, seat: int, line: str, moves: Sequence[str], choices: dict[str, str]) -> bool:
        """Do what `line` says; whether the table is to be shown anew."""
        word, _, rest = line.partition(" ")
        word = word.casefold()
        commands: dict[str, Callable[[], bool]] = {
            "undo": lambda: self.undo(seat),
            "hint": lambda: self.hint(seat),
            "rules": self.rules,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
            "": lambda: True,
            "table": lambda: True,
        }
        if line in choices:
            return self.play(seat, choices[line])
        if line not in moves:
            if word in commands:
                return commands[word]()
            if self.keep_record(word, rest.strip()):
                return False
            if choices and line.isdecimal():
                self.terminal.tell("not-a-choice", "red", count=len(choices))
                return False
        return self.play(seat, line)

    def play(self, seat: int, move: str) -> bool:
        """Make a move, or say why it may not be made."""
        before = self.moves_made
        try:
            with whole_move():
                self.match.play(seat, move)
        except IllegalMove as error:
            reason = error.words(self.terminal.language, self.match.names)
            if error.rule:
                self.terminal.tell("refused-by-rule", "red", reason=reason, rule=error.rule)
            else:
                self.terminal.tell("refused", "red", reason=reason)
            return False
        self.told[seat] = before
        return True

    def undo(self, seat: int) -> bool:
        """Go back to the last decision of `seat`."""
        try:
            with whole_move():
                self.match.undo(seat)
        except NothingToUndo:
            self.terminal.tell("nothing-to-undo", "red")
            return False
        self.told = {viewer: min(told, self.moves_made) for viewer, told in self.told.items()}
        self.saved_at = -1
        self.notice = self.terminal.say("taken-back")
        return True

    def hint(self, seat: int) -> bool:
        """What the search would do, and why."""
        prepare(self.spec, for_search(self.spec), self.terminal.console, self.terminal.language)
        advice = self.match.hint(seat, HINT)
        best = advice[0]
        label = self.screens.label(best.move, self.match.names, self.terminal.language)
        if label:
            self.terminal.tell("hint-label", "cyan", move=best.move, label=label)
        else:
            self.terminal.tell("hint", "cyan", move=best.move)
        if not best.tries:
            self.terminal.tell("hint-only", "cyan")
            return False
        share = round(100 * best.value)
        if len(advice) == 1:
            self.terminal.tell("hint-value", "cyan", share=share)
            return False
        second = advice[1]
        less = round(100 * second.value)
        if less < share:
            self.terminal.tell("hint-better", "cyan", share=share, other=second.move, less=less)
        else:
            self.terminal.tell("hint-close", "cyan", share=share, other=second.move)
        return False

    def rules(self) -> bool:
        """The page with the rules."""
        page = find_page(self.spec.name, self.terminal.language)
        if page:
            self.terminal.page(page.read_text(encoding="utf-8"))
        else:
            self.terminal.tell("no-page", "red", title=self.spec.title)
        return False

    def help(self) -> bool:
        """What one can type."""
        table = Table.grid(padding=(0, 2))
        table.add_row(Text("1, 2, …", style="bold"), Text(self.terminal.say("help-move")))
        for command in COMMANDS:
            explained = self.terminal.say(f"help-{command.partition(' ')[0]}")
            table.add_row(Text(command, style="bold"), Text(explained))
        self.terminal.draw(table)
        return False

    def quit(self) -> bool:
        raise Quit

    # What can be asked for at any time

    def ask_command(self, prompt: str) -> tuple[str, str]:
        """A command and what follows it."""
        self.terminal.tell(prompt, "dim")
        word, _, rest = self.terminal.ask("> ").partition(" ")
        return word.casefold(), rest.strip()

    def keep_record(self, word: str, rest: str) -> bool:
        """Save or show the log, if that is what `word` says."""
        if word == "save":
            self.save(rest)
        elif word == "log":
            self.show_log()
        else:
            return False
        return True

    def save(self, name: str) -> None:
        """Save under `name`, or under one that is free."""
        file = Path(name) if name else free_name(self.spec.name)
        try:
            file = file.expanduser()
            known = file in self.saved_as or not file.exists()
            if not known and not self.terminal.confirm("replace-question", file=str(file)):
                return
            write_whole(file, self.match.save())
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.terminal.tell("not-saved", "red", file=str(file), reason=reason)
            return
        self.saved_as.add(file)
        self.saved_at = self.moves_made
        self.terminal.tell("saved", "green", file=str(file))

    def show_log(self) -> None:
        """Every move, and what happened, as far as the person at the screen may know."""
        log = self.match.log(self.viewer)
        if not log:
            self.terminal.tell("no-log")
        for number, entry in enumerate(log, 1):
            words = " ".join(event.words(self.terminal.language, self.match.names) for event in entry.events)
            move = f"{entry.move}. " if entry.move else ""
            self.terminal.print(f"{number:4}  {self.match.names[entry.seat]}: {move}{words}")

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be on the screen now."""
        return self.people[0] if len(self.people) == 1 else self.at_screen

    # The end

    def show_result(self) -> None:
        """How it ended, who won, and the scores, the best first."""
        outcome = self.match.outcome
        assert outcome is not None
        names = self.match.names
        self.told[None] = max(self.told.values())  # with several people: what the last one to decide brought about
        self.show(self.people[0] if len(self.people) == 1 else None)
        self.terminal.print()
        reason = locale.say(self.spec.name, self.terminal.language, outcome.reason)
        self.terminal.tell("ended", "bold", reason=reason)
        message = "won" if len(outcome.winners) == 1 else "shared"
        winners = [names[seat] for seat in outcome.winners]
        self.terminal.tell(message, "bold", winners=winners, points=max(outcome.scores))
        table = Table.grid(padding=(0, 2))
        for seat in sorted(range(len(names)), key=lambda seat: -outcome.scores[seat]):
            table.add_row(Text(names[seat]), Text(str(outcome.scores[seat]), justify="right"))
        self.terminal.draw(table)

    def after_game(self) -> After | None:
        """Again, or leave; None if a move was taken back and the game goes on."""
        self.terminal.print()
        while True:
            word, rest = self.ask_command("after-game" if self.people else "after-game-watched")
            if word == "again":
                return After.AGAIN
            if word in ("", "quit", "exit"):
                return After.LEAVE
            if word == "undo" and self.viewer is not None and self.undo(self.viewer):
                return None
            self.keep_record(word, rest)
