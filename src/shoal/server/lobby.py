"""The lobby: tables before and after a match. See docs/protocol.md."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Struct, field

from shoal.server.identity import new_code
from shoal.server.messages import Name, SeatAt, TableData, replay_data, table_data, write
from shoal.server.opening import (
    QuickWish,
    TableWish,
    clean_name,
    lesson_wish,
    open_table,
    quick_wish,
    refuse_namesakes,
)
from shoal.server.records import Row
from shoal.server.refusals import ANSWERS, CHANGING, Refused
from shoal.server.table import Table, now
from shoal.server.tables import Tables
from shoal.table.changes import Hand, Sit
from shoal.table.errors import NotOver
from shoal.table.match import Match

PASS_LIFE = 10 * 60 * 1000  # milliseconds

Code = Annotated[str, Parameter(max_length=64, description="The code of a table.")]


class TableList(Struct):
    """Several tables."""

    tables: list[TableData]


class SitWish(Struct, frozen=True):
    """Somebody wants to sit down."""

    name: Name
    seat: SeatAt | None = None


class CodeData(Struct):
    """Where a short code leads."""

    code: str


class PassData(Struct):
    """A one-time code."""

    token: str = field(name="pass")
    link: str
    expires: int


async def settled(table: Table) -> Row:
    """The table as it is stored: while a change is on its way, wait for it."""
    async with table.lock:
        return table.row


@post("/tables", responses=CHANGING, summary="Set up a table")
async def set_up(data: TableWish, hall: Tables, person: str) -> TableData:
    table = await open_table(hall, person, data)
    return table_data(await settled(table), person)


@post("/play-now", responses=CHANGING, summary="Play against bots, now")
async def play_now(data: QuickWish, hall: Tables, person: str) -> TableData:
    table = await open_table(hall, person, quick_wish(data))
    return table_data(await settled(table), person)


@post("/lessons", responses=CHANGING, summary="Be shown a game")
async def learn(data: QuickWish, hall: Tables, person: str) -> TableData:
    table = await open_table(hall, person, lesson_wish(data), guided=True)
    return table_data(await settled(table), person)


@get("/tables/mine", responses=ANSWERS, summary="The tables where you have a seat")
async def mine(hall: Tables, person: str) -> TableList:
    return TableList([table_data(row, person) for row in await hall.store.mine(person)])


@get("/tables/open", responses=ANSWERS, summary="Tables with an open seat")
async def with_open_seats(hall: Tables, person: str) -> TableList:
    return TableList([table_data(row, person) for row in await hall.store.listed("waiting")])


@get("/tables/live", responses=ANSWERS, summary="Tables being played, to watch")
async def live(hall: Tables, person: str) -> TableList:
    return TableList([table_data(row, person) for row in await hall.store.listed("playing")])


@get("/tables/{code:str}", responses=ANSWERS, summary="A table")
async def show(code: Code, hall: Tables, person: str) -> TableData:
    return table_data(await settled(await hall.find(code)), person)


@post("/tables/{code:str}/seats", responses=CHANGING, summary="Sit down")
async def sit(code: Code, data: SitWish, hall: Tables, person: str) -> TableData:
    table = await hall.find(code)
    await table.load()
    row = await settled(table)
    free = [number for number, seat in enumerate(row.seats) if seat.kind == "open"]
    wanted = data.seat if data.seat is not None else free[0] if free else None
    if wanted not in free:
        raise Refused("seat-taken", "the seat is not free")
    name = clean_name(data.name)
    refuse_namesakes([name, *(seat.name for seat in row.seats if seat.name)])
    await table.change(Sit(wanted, name, person))
    return table_data(table.row, person)


@get("/codes/{short:str}", responses=ANSWERS, summary="Where a short code leads")
async def follow(short: Code, hall: Tables) -> CodeData:
    code = await hall.store.code_of(short.strip().upper())
    if code is None:
        raise Refused("no-such-code", "there is no such code, or the match has begun")
    return CodeData(code)


@post("/tables/{code:str}/passes", responses=CHANGING, summary="A one-time code for another device")
async def make_pass(code: Code, hall: Tables, person: str) -> PassData:
    table = await hall.find(code)
    if not table.seats_of(person):
        raise Refused("not-your-seat", "you have no seat at this table")
    token, expires = new_code(), now() + PASS_LIFE
    await hall.store.add_pass(token, person, code, expires)
    return PassData(token, f"/p/{token}", expires)


@post("/passes/{token:str}", responses=CHANGING, summary="Take over the seats of a one-time code")
async def use_pass(token: Code, hall: Tables, person: str) -> TableData:
    taken = await hall.store.take_pass(token, now())
    if taken is None:
        raise Refused("no-such-code", "the code is wrong, used or too old")
    former, code = taken
    table = await hall.find(code)
    if former != person:
        await table.change(Hand(former, person))
    return table_data(table.row, person)


@get("/tables/{code:str}/replay", responses=CHANGING, summary="The whole match, once it is over")
async def replay(code: Code, hall: Tables, person: str) -> Response[str]:
    table = await hall.find(code)
    await table.load()
    async with table.lock:
        match, row = finished(table), table.row
        data = await hall.aside(lambda: write(replay_data(row, match, person)))
    return Response(data, media_type="application/json")


@get("/tables/{code:str}/save", responses=CHANGING, summary="The save file, once the match is over")
async def save(code: Code, hall: Tables) -> Response[str]:
    table = await hall.find(code)
    await table.load()
    async with table.lock:
        match, setup = finished(table), table.row.setup
        text = match.save(salt=setup.salt, commitment=setup.commitment)
    disposition = f'attachment; filename="{setup.game}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


def finished(table: Table) -> Match:
    """The match of a table, if it is over: until then its cards are nobody's business."""
    match = table.match
    if match is None or match.outcome is None:
        raise NotOver("the match is not over")
    return match


HANDLERS = [set_up, play_now, learn, mine, with_open_seats, live, show, sit, follow, make_pass, use_pass, replay, save]
