"""Setting up a table: from what somebody wishes to a table that is kept."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from shoal import locale
from shoal.bots import levels
from shoal.engine import saves
from shoal.engine.errors import OptionError, PositionError, SaveError
from shoal.engine.game import Game, Outcome, start_seat
from shoal.engine.rng import new_key
from shoal.engine.spec import DECK, Spec
from shoal.games import find
from shoal.lessons import lesson as lessons
from shoal.server.catalogue import quick_setup
from shoal.server.identity import new_code, new_short
from shoal.server.messages import Level, Name
from shoal.server.records import ClockSetup, Row, Seat, Setup, State
from shoal.server.refusals import Refused
from shoal.server.table import Table, now
from shoal.server.tables import Tables, bot_names
from shoal.server.writer import Conflict
from shoal.table.deal import new_salt

Language = Literal["en", "de", "fr", "nl"]
assert set(Language.__args__) == set(locale.LANGUAGES)  # type: ignore[attr-defined]
TRIES = 5  # for a short code that no other table has


class SeatWish(Struct, frozen=True):
    """Who is to sit at a seat."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class ClockWish(Struct, frozen=True):
    """So many seconds for the match, and so many more for each decision."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TableWish(Struct, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=15)] | None = None
    options: dict[str, Any] = {}
    start: Annotated[int, Meta(ge=0, le=14)] | Literal["random"] = 0
    name: Name | None = None
    language: Language = "en"
    listed: bool = False
    clock: ClockWish | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=15)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    save: str | None = None
    position: dict[str, Any] | None = None


class QuickWish(Struct, frozen=True):
    """A game against bots, now."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name | None = None
    language: Language = "en"


def clean_name(name: str) -> str:
    """A name as it is shown: text, one line, not blank."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refused("bad-request", "a name has 1 to 24 printable characters")
    return name


def quick_wish(wish: QuickWish) -> TableWish:
    """The table for who just wants to play."""
    quick = quick_setup(find(wish.game))
    seats = [SeatWish("person", wish.name), *[SeatWish("bot")] * (quick.players - 1)]
    return TableWish(wish.game, quick.players, quick.options, name=wish.name, language=wish.language, seats=seats)


def lesson_wish(wish: QuickWish) -> TableWish:
    """The table for who wants to be shown the game."""
    spec = find(wish.game)
    lesson = lessons.find(spec)
    if lesson is None:
        raise Refused("no-such-page", f"{spec.title} has no guided game yet")
    seats = [SeatWish("person", wish.name), *[SeatWish("bot", level=lesson.level)] * (lesson.players - 1)]
    options = dict(lesson.options)
    return TableWish(
        spec.name, lesson.players, options, lesson.start, wish.name, wish.language, seats=seats, seed=lesson.seed
    )


async def open_table(hall: Tables, person: str, wish: TableWish, *, guided: bool = False) -> Table:
    """Set up a table, and keep it."""
    spec = find(wish.game)
    if (wish.seed is not None) + (wish.save is not None) + (wish.position is not None) > 1:
        raise OptionError("a table begins from a seed, a save or a position, not from several of them")
    outcome: Outcome | None = None
    if wish.save is None and wish.position is None:
        setup = dealt(spec, wish)
    else:
        setup, outcome = await resumed(hall, spec, wish)
    seats = seat_everybody(spec, setup, person, wish)
    if wish.seed is not None and any(seat.kind == "open" for seat in seats):
        raise OptionError("a seed is for practice: who knows it knows the cards, so no seat may be open")
    state: State = "over" if outcome else "waiting" if any(seat.kind == "open" for seat in seats) else "playing"
    clock = ClockSetup(wish.clock.seconds, wish.clock.increment) if wish.clock else None
    setup = replace(setup, seats=seats, clock=clock, guided=guided)
    for _ in range(TRIES):
        row = Row(new_code(), setup, seats, state, wish.listed, now(), outcome=outcome)
        row.short = new_short() if state == "waiting" else None
        try:
            return await hall.add(row)
        except Conflict:
            continue
    raise Refused("unavailable", "no short code was free")


def dealt(spec: Spec, wish: TableWish) -> Setup:
    """A table with a fresh deal, which is not made yet: that may take compiling first."""
    given = len(wish.seats) if wish.seats else spec.players[0]
    players = spec.check_players(given if wish.players is None else wish.players)
    refuse_files(wish.options)
    options = spec.complete(wish.options)
    key = new_key(wish.seed)
    start = start_seat(spec, players, wish.start, key)
    return new_setup(spec, wish, players, options, start, key, practice=wish.seed is not None)


async def resumed(hall: Tables, spec: Spec, wish: TableWish) -> tuple[Setup, Outcome | None]:
    """A table that goes on from a save or from a position, which bring their own players, options and start.

    A save of a match that is over makes a table to look at: its result, and its replay.
    """
    if wish.players is not None or wish.options or wish.start != 0:
        raise OptionError("a save and a position have their own players, options and start: leave them out")
    await hall.ready.ensure(spec)

    def build() -> Game:
        if wish.save is None:
            assert wish.position is not None
            options = wish.position.get("options", {})
            refuse_files(options if isinstance(options, dict) else {})
            game = Game.at(spec, wish.position)
        else:
            data = saves.read(wish.save)
            refuse_files(data["options"])
            if isinstance(data["position"], dict) and isinstance(data["position"].get("options"), dict):
                refuse_files(data["position"]["options"])
            game = saves.load(wish.save, find)
        if game.spec is not spec:
            raise SaveError(f"this is a game of {game.spec.title}, not of {spec.title}")
        if game.over and not game.history:
            raise PositionError("over", "the game is over already")
        return game

    game: Game = await hall.aside(build)
    moves = tuple(map(game.action_text, game.history))
    setup = new_setup(spec, wish, game.players, game.options, game.start, game.key, practice=True)
    return replace(setup, position=game.origin, moves=moves), game.outcome


def refuse_files(options: dict[str, Any]) -> None:
    """On the command line a deck is the name of a file; nobody may make a server read its files."""
    deck = options.get(DECK)
    if deck is not None and not isinstance(deck, dict):
        raise OptionError("the option deck is the content of a deck file, as an object")


def new_setup(
    spec: Spec, wish: TableWish, players: int, options: dict[str, Any], start: int, key: bytes, *, practice: bool
) -> Setup:
    """The table without anybody at it."""
    return Setup(
        spec.name, spec.version, players, options, start, key.hex(), new_salt().hex(), (), wish.language, practice
    )


def seat_everybody(spec: Spec, setup: Setup, person: str, wish: TableWish) -> tuple[Seat, ...]:
    """Who sits where at the beginning: as wished, or the one who asks and open seats."""
    wishes = wish.seats or [SeatWish("person", wish.name), *[SeatWish("open")] * (setup.players - 1)]
    if len(wishes) != setup.players:
        raise OptionError(f"{setup.players} players sit at this table, not {len(wishes)}")
    if all(seat.kind == "bot" for seat in wishes):
        raise OptionError("somebody has to play: one seat at least is for a person")
    people = sum(seat.kind == "person" for seat in wishes)
    names: dict[int, str] = {}
    for number, seat in enumerate(wishes):
        if seat.kind != "open" and (seat.name or (seat.kind == "person" and people == 1 and wish.name)):
            names[number] = clean_name(seat.name or wish.name or "")
        elif seat.kind == "person":
            alone = people == 1
            names[number] = locale.say(
                "terminal", setup.language, "player" if alone else "player-at", {} if alone else {"seat": number}
            )
    nameless = [number for number, seat in enumerate(wishes) if seat.kind == "bot" and number not in names]
    names |= bot_names(setup, nameless, set(names.values()))
    refuse_namesakes(list(names.values()))
    seats = []
    for number, seat in enumerate(wishes):
        if seat.kind == "open":
            seats.append(Seat("open"))
        elif seat.kind == "bot":
            level = levels.best(spec) if seat.level is None else seat.level
            levels.check_offered(spec, level)
            seats.append(Seat("bot", names[number], level))
        else:
            seats.append(Seat("person", names[number], None, person))
    return tuple(seats)


def refuse_namesakes(names: list[str]) -> None:
    """Two players of one name could not be told apart."""
    if len({name.casefold() for name in names}) < len(names):
        raise OptionError(f"two players have the same name: {', '.join(names)}")
