"""Everything that can go wrong, in words. All are `ShoalError`s."""

from collections.abc import Mapping
from typing import Any

from shoal import locale


class ShoalError(Exception):
    """What Shoal refuses, and why."""


class UnknownGame(ShoalError, LookupError):
    """There is no game of that name."""


class OptionError(ShoalError, ValueError):
    """A player count, a seed or an option that the game does not have."""


class DeckError(ShoalError, ValueError):
    """A deck that does not add up."""


class PositionError(ShoalError, ValueError):
    """A position that cannot be. `key` names the key of the position that is wrong."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


class SaveError(ShoalError, ValueError):
    """A saved game that is damaged, tampered with, or from another version."""


class Objection:
    """Why the rules refuse a move: the number of the rule, and what in words (`locale`, with facts)."""

    def __init__(self, rule: str, message: str, **facts: Any) -> None:
        self.rule = rule
        self.message = message
        self.facts: Mapping[str, Any] = facts


class IllegalMove(ShoalError, ValueError):
    """A move that may not be made now. Nothing has changed.

    `move` is the move as given, `rule` the number of the rule that it breaks (None where the text is no
    move of the game at all), `reason` the reason in English; `words` says it in any language.
    """

    def __init__(self, game: str, move: str, objection: Objection) -> None:
        self.game = game
        self.move = move
        self.objection = objection
        self.rule = objection.rule or None
        self.reason = self.words("en")
        breaks = f" breaks {self.rule}" if self.rule else ""
        super().__init__(f"'{move}'{breaks}: {self.reason}")

    def words(self, language: str, names: tuple[str, ...] = ()) -> str:
        """The reason in `language`, with the players called by `names`."""
        return locale.say(self.game, language, self.objection.message, self.objection.facts, names)
