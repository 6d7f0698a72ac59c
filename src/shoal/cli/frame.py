"""What the commands have in common: how they fail, their options, and the end of their help."""

from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from shoal import locale
from shoal.engine.errors import OptionError, ShoalError
from shoal.games import GAMES

WRONG_INPUT, FAILED = 2, 1


def fail(message: str, code: int) -> NoReturn:
    """One red line, and out."""
    typer.secho(f"Error: {' '.join(message.split())}", fg="red", err=True)
    raise typer.Exit(code)


def light(flag: Any) -> Any:
    """A flag that is False when it is not given: for None, Typer would load Pydantic, to find that it is none."""
    flag.default = False
    return flag


class Command(TyperCommand):
    """A command that starts at once."""

    def get_help_option(self, ctx: Any) -> Any:
        return light(super().get_help_option(ctx))


class Commands(TyperGroup):
    """The commands, with Shoal's own errors told in one line."""

    def get_help_option(self, ctx: Any) -> Any:
        return light(super().get_help_option(ctx))

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ShoalError as error:
            fail(str(error), WRONG_INPUT)
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            fail(str(error), FAILED)


def examples(*commands: str) -> str:
    """The end of a help text; the backspace keeps its lines as they are."""
    return "\b\nFor example:\n" + "\n".join(f"  shoal {command}" for command in commands)


def complete_game() -> list[str]:
    """The games, for the shell's completion."""
    return sorted(GAMES)


GAME = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, as `shoal games` names it.", autocompletion=complete_game)
]
PLAYERS = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="How many play.  [default: as few as can]")
]
SEED = Annotated[
    int | None,
    typer.Option("--seed", "-s", metavar="N", help="A number that fixes the deal; the same seed, the same cards."),
]
BOTS = Annotated[
    list[str] | None,
    typer.Option(
        "--bots",
        "-b",
        metavar="LEVEL",
        help="A bot's level or name; may be repeated, the last one fills the remaining seats.",
    ),
]
OPTIONS = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
START = Annotated[str, typer.Option("--start", metavar="SEAT|random", help="The seat that starts.")]
JSON = Annotated[bool, typer.Option("--json", help="Print JSON, for programs, and nothing else.")]
LANGUAGE = Annotated[
    str | None, typer.Option("--lang", "-l", metavar="en|de|fr|nl", help="The language.  [default: your system's]")
]


def check_language(language: str | None) -> str:
    """The language asked for, or the user's."""
    if language is None:
        return locale.user_language()
    code = language.strip().lower()
    if code not in locale.LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in locale.LANGUAGES.items())
        raise OptionError(f"there is no language {language!r}; there are {known}")
    return code
