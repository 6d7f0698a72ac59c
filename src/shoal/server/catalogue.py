"""What a client has to know before it plays: the games, their rules, and the words of the four languages."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, get
from litestar.params import Parameter
from msgspec import Struct

import shoal
from shoal import locale
from shoal.bots import levels
from shoal.engine.events import count, seat
from shoal.engine.spec import Option, Spec
from shoal.games import GAMES, find
from shoal.lessons import lesson as lessons
from shoal.locale.pages import find_page
from shoal.server.messages import MOST_BODY, MOST_CHAT, MOST_LETTERS, MOST_MESSAGE, PROTOCOL
from shoal.server.refusals import ANSWERS, Refused
from shoal.server.sockets import PER_SECOND
from shoal.server.tables import Tables

Words = dict[str, str]
"""The same in every language."""

LanguageName = Annotated[str, Parameter(description="One of the languages that `about` lists.")]


class About(Struct):
    """The server."""

    name: str
    version: str
    protocol: int
    languages: dict[str, str]
    catalogues: list[str]
    limits: dict[str, int]


class OptionData(Struct):
    """An option of a game."""

    name: str
    default: Any
    choices: list[Any] | None
    low: int | None
    high: int | None
    help: Words
    words: dict[str, Words] | None


class EventData(Struct):
    """A kind of event: what its facts are, and whether it has cards."""

    facts: dict[str, str]
    cards: bool


class Quick(Struct):
    """What "play now" sets up."""

    players: int
    options: dict[str, Any]


class GameData(Struct):
    """A game."""

    name: str
    title: str
    version: int
    players: tuple[int, int]
    minutes: int
    pitch: Words
    options: list[OptionData]
    deck: bool
    bots: list[str]
    levels: list[str]
    best: str
    quick: Quick
    prefix: str
    moves: list[str]
    events: dict[str, EventData]
    endings: list[str]
    unlisted: str | None
    lesson: bool
    ready: bool


def in_all_languages(catalogue: str, message: str, fallback: str) -> Words:
    """A message in every language."""
    known = locale.has_message(catalogue, locale.FALLBACK, message)
    return {code: locale.say(catalogue, code, message) if known else fallback for code in locale.LANGUAGES}


def option_data(spec: Spec, option: Option) -> OptionData:
    """An option, explained."""
    named = [choice for choice in option.choices if isinstance(choice, str)]
    message = f"option-{option.name}"
    return OptionData(
        name=option.name,
        default=option.default,
        choices=list(option.choices) or None,
        low=None if option.choices else option.low,
        high=None if option.choices else option.high,
        help=in_all_languages(spec.name, message, option.help),
        words={choice: in_all_languages(spec.name, f"{message}-{choice}", choice) for choice in named} or None,
    )


def kind_of_fact(reader: Callable[[int], Any]) -> str:
    """Whether a fact is a seat, a number or a text."""
    return "seat" if reader is seat else "number" if reader is count else "text"


def quick_setup(spec: Spec) -> Quick:
    """A table for who just wants to play: three, if the game takes three."""
    low, high = spec.players
    return Quick(min(max(3, low), high), dict(spec.quick))


def game_data(spec: Spec, ready: bool) -> GameData:
    """A game, with all that a client needs to offer and to tell it."""
    notation = spec.notation
    return GameData(
        name=spec.name,
        title=spec.title,
        version=spec.version,
        players=spec.players,
        minutes=spec.minutes,
        pitch=in_all_languages(spec.name, "pitch", spec.pitch),
        options=[option_data(spec, option) for option in spec.options],
        deck=spec.decks,
        bots=list(levels.offered(spec)),
        levels=list(levels.LEVELS),
        best=levels.best(spec),
        quick=quick_setup(spec),
        prefix=spec.prefix,
        moves=list(spec.sequence()),
        events={
            kind.kind: EventData({name: kind_of_fact(value) for name, value in kind.values.items()}, bool(kind.cards))
            for kind in notation.EVENTS
        },
        endings=list(notation.ENDINGS),
        unlisted=spec.unlisted or None,
        lesson=lessons.find(spec) is not None,
        ready=ready,
    )


def catalogues() -> list[str]:
    """The names of the Fluent files."""
    return sorted({file.stem for folder in locale.FOLDERS for file in (folder / locale.FALLBACK).glob("*.ftl")})


@get("/about", responses=ANSWERS, summary="The server")
async def about() -> About:
    limits = {
        "name": MOST_LETTERS,
        "chat": MOST_CHAT,
        "message": MOST_MESSAGE,
        "body": MOST_BODY,
        "messages_per_second": PER_SECOND,
    }
    return About("shoal", shoal.__version__, PROTOCOL, locale.LANGUAGES, catalogues(), limits)


@get("/games", responses=ANSWERS, summary="All games")
async def games(hall: Tables) -> list[GameData]:
    return [game_data(GAMES[name], hall.ready.is_ready(GAMES[name])) for name in sorted(GAMES)]


@get("/games/{name:str}", responses=ANSWERS, summary="One game")
async def game(name: str, hall: Tables) -> GameData:
    return game_data(find(name), hall.ready.is_ready(find(name)))


@get("/games/{name:str}/rules", media_type="text/markdown; charset=utf-8", responses=ANSWERS, summary="The rules")
async def rules(name: str, language: LanguageName = locale.FALLBACK) -> str:
    page = find_page(find(name).name, language if language in locale.LANGUAGES else locale.FALLBACK)
    if page is None:
        raise Refused("no-such-page", "the page with the rules is missing from this installation")
    return page.read_text(encoding="utf-8")


@get(
    "/words/{language:str}/{catalogue:str}",
    media_type=MediaType.TEXT,
    responses=ANSWERS,
    summary="A Fluent catalogue",
)
async def words(language: LanguageName, catalogue: str) -> str:
    if language not in locale.LANGUAGES or catalogue not in catalogues():
        raise Refused("no-such-page", "there are no such words")
    files = [folder / language / f"{catalogue}.ftl" for folder in locale.FOLDERS]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


HANDLERS = [about, games, game, rules, words]
