"""A hostile client gets a clear error and changes nothing."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.server.identity import COOKIE
from shoal.server.sockets import PER_ADDRESS, TOO_FAST
from tests.server.conftest import Server, Start
from tests.server.wire import Person, Seat

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


async def two_people(ada: Person, eve: Person) -> str:
    table = await ada.set_up("kleine-fische", seats=SEATS)
    await eve.ask("POST", f"/tables/{table['code']}/seats", {"name": "Eve"}, 201)
    return str(table["code"])


def test_nonsense_is_refused_and_changes_nothing(server: Server) -> None:
    async def attack() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve, Person(server.address) as mallory:
            code = await two_people(ada, eve)
            await mallory.ask("GET", "/about")
            async with ada.sit_at(code) as first, eve.sit_at(code) as second, mallory.sit_at(code) as third:
                mine, hers, theirs = Seat(first), Seat(second), Seat(third)
                await mine.hello()
                before = await mine.until("state")
                for seat in (hers, theirs):
                    await seat.hello()
                    await seat.until("state")
                for seat, message, expected in (
                    (hers, {"type": "play", "move": "flip"}, "not-your-turn"),
                    (hers, {"type": "play", "move": "flip", "seat": 0}, "not-your-seat"),
                    (theirs, {"type": "play", "move": "flip", "seat": 0}, "not-your-seat"),
                    (theirs, {"type": "undo"}, "not-your-seat"),
                    (theirs, {"type": "leave", "seat": 0}, "not-your-seat"),
                    (theirs, {"type": "answer", "yes": True}, "not-your-seat"),
                    (theirs, {"type": "rematch"}, "not-your-seat"),
                    (theirs, {"type": "fill"}, "not-your-seat"),
                    (theirs, {"type": "hint"}, "not-your-seat"),
                    (mine, {"type": "play", "move": "stop"}, "illegal-move"),
                    (mine, {"type": "play", "move": "🐟" * 60}, "illegal-move"),
                    (mine, {"type": "play", "move": "flip", "seat": 99}, "bad-request"),
                    (mine, {"type": "play", "move": "flip", "seat": -1}, "bad-request"),
                    (mine, {"type": "play", "move": 7}, "bad-request"),
                    (mine, {"type": "play", "move": "flip", "at": 5}, "stale"),
                    (mine, {"type": "play", "move": "x" * 1000}, "bad-request"),
                    (mine, {"type": "steal"}, "bad-request"),
                    (mine, {"type": "chat", "text": "x" * 301}, "bad-request"),
                    (mine, {"type": "chat", "text": " \n\t"}, "bad-request"),
                    (mine, {"type": "chat", "text": "a\u202eb"}, "bad-request"),
                    (mine, {"type": "answer", "yes": True}, "nothing-asked"),
                    (mine, {"type": "fill", "level": "genius"}, "bad-options"),
                    (mine, {"type": "rematch"}, "not-over"),
                ):
                    await seat.send(id="x", **message)
                    error = await seat.until("error")
                    assert error["code"] == expected, message
                    assert error["message"]
                    assert "Traceback" not in json.dumps(error)
                for text in ("", "[]", "{", "null", '{"type":"play"}', '{"type":"hello","protocol":1}', "[" * 5000):
                    await mine.socket.send(text)
                    assert (await mine.until("error"))["code"] == "bad-request"
                await mine.socket.send(b"\xff\xfe")
                assert (await mine.until("error"))["code"] == "bad-request"
            async with ada.sit_at(code) as socket:
                seat = Seat(socket)
                await seat.hello()
                assert await seat.until("state") == before

    asyncio.run(attack())


def test_a_move_of_another_cannot_be_replayed(server: Server) -> None:
    """The same id from somebody else is another request; a stolen id does not tell the thief anything."""

    async def replay() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            code = await two_people(ada, eve)
            async with ada.sit_at(code) as one, eve.sit_at(code) as two:
                mine, hers = Seat(one), Seat(two)
                await mine.hello()
                await hers.hello()
                first = await mine.request("play", "id", move="flip")
                stolen = await hers.request("play", "id", move="flip")
                # An octopus may have made it her turn; then it is a move of her own.
                assert stolen.get("code") == "not-your-turn" or stolen["seq"] == first["seq"] + 1

    asyncio.run(replay())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("nonsense", 4400),
        ('{"type":"ping","id":"1"}', 4400),
        ('{"type":"hello","protocol":99}', 4409),
        ("x" * 20_000, 1009),
    ],
)
def test_who_does_not_say_hello_is_shown_the_door(server: Server, first: str, code: int) -> None:
    async def knock() -> None:
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            async with ada.sit_at(table["code"]) as socket:
                await socket.send(first)
                await asyncio.wait_for(socket.wait_closed(), 5)
                assert socket.close_code == code

    asyncio.run(knock())


def test_no_table_no_talk(server: Server) -> None:
    async def knock() -> None:
        async with Person(server.address) as ada, ada.sit_at("no-such-table") as socket:
            await asyncio.wait_for(socket.wait_closed(), 5)
            assert socket.close_code == 4404

    asyncio.run(knock())


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    async def visit() -> None:
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            with pytest.raises(InvalidStatus) as refusal:
                await ada.sit_at(table["code"], Origin="https://evil.example").__aenter__()
            assert refusal.value.response.status_code == 403
            async with ada.sit_at(table["code"], Origin=f"http://{server.address}") as socket:
                assert (await Seat(socket).hello())["type"] == "welcome"
            for origin in ("https://evil.example", "null", f"http://{server.address}.evil.example"):
                answer = await ada.http.post("/play-now", json={"game": "kleine-fische"}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")

    asyncio.run(visit())


def test_too_fast_is_refused_and_at_last_cut_off(start: Start) -> None:
    server = start(limit=600)

    async def hurry() -> None:
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                for number in range(60):
                    await seat.send(type="ping", id=str(number))
                assert (await seat.until("error"))["code"] == "too-fast"
                with contextlib.suppress(ConnectionClosed):
                    for number in range(300):
                        await seat.send(type="ping", id=str(number))
                    while True:
                        await seat.next()
                assert socket.close_code == 4429

    asyncio.run(hurry())


def test_one_address_holds_so_many_sockets_and_no_more(start: Start) -> None:
    server = start(limit=100_000)

    async def crowd() -> None:
        async with Person(server.address) as ada, contextlib.AsyncExitStack() as stack:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            held = []
            for _ in range(PER_ADDRESS):
                held.append(await stack.enter_async_context(ada.sit_at(table["code"])))
                await Seat(held[-1]).hello()
            async with ada.sit_at(table["code"]) as socket:
                await asyncio.wait_for(socket.wait_closed(), 5)
                assert socket.close_code == TOO_FAST
            await held.pop().close()  # who goes makes room
            for _ in range(100):
                async with ada.sit_at(table["code"]) as socket:
                    with contextlib.suppress(ConnectionClosed):
                        assert (await Seat(socket).hello())["type"] == "welcome"
                        return
                await asyncio.sleep(0.05)  # the server may not have noticed yet
            pytest.fail("there is no room again")

    asyncio.run(crowd())


def test_requests_are_limited(start: Start) -> None:
    server = start(limit=5)
    answers = [httpx.get(f"http://{server.address}/api/v1/about") for _ in range(8)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too-fast"
    assert httpx.get(f"http://{server.address}/").status_code in (200, 404)


def test_cookies_cannot_be_made_up(server: Server) -> None:
    answer = httpx.get(f"http://{server.address}/api/v1/tables/mine")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Strict", "Path=/"))
    real = answer.cookies[COOKIE]
    person, _, signature = real.rpartition(".")
    for forged in (person, f"{person}.", f"{person}x.{signature}", "x" * 5000, "ä", f"{signature}.{person}"):
        header = {b"Cookie": f"{COOKIE}={forged}".encode()}
        again = httpx.get(f"http://{server.address}/api/v1/tables/mine", headers=header)
        assert again.status_code == 200
        assert "set-cookie" in again.headers, forged
    kept = httpx.get(f"http://{server.address}/api/v1/tables/mine", cookies={COOKIE: real})
    assert "set-cookie" not in kept.headers


def test_every_answer_is_dressed(server: Server) -> None:
    for path in ("/", "/api/v1/about", "/api/v1/tables/none", "/t/anything", "/../../etc/passwd", "/%2e%2e/app.py"):
        answer = httpx.get(f"http://{server.address}{path}")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "root:" not in answer.text
        assert "import" not in answer.text
    assert httpx.get(f"http://{server.address}/t/x").headers.get("set-cookie") is None


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"game": 7}', b'{"game": "chess"}', b'{"game": "kleine-fische", "name": "\\u0007"}']
)
def test_wrong_bodies_are_refused(server: Server, body: bytes) -> None:
    answer = httpx.post(f"http://{server.address}/api/v1/play-now", content=body)
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"code", "message", "facts"}


def test_a_huge_body_is_refused(server: Server) -> None:
    body = {"game": "kleine-fische", "save": "x" * 2_000_000}
    answer = httpx.post(f"http://{server.address}/api/v1/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_who_does_not_read_is_cut_off_and_nobody_else_waits(server: Server) -> None:
    async def stall() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            code = await two_people(ada, eve)
            async with ada.sit_at(code) as first:
                mine = Seat(first)
                await mine.hello()
                reader, writer = await asyncio.open_connection(*server.address.split(":"))
                request = (
                    f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                )
                hello = b'{"type":"hello","protocol":1}'
                writer.write(request.encode())
                await reader.readuntil(b"\r\n\r\n")
                writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
                await writer.drain()
                for number in range(60):
                    assert (await mine.request("chat", f"c{number}", text="x" * 300))["type"] == "done"
                writer.close()

    asyncio.run(stall())


def test_the_secret_is_private(start: Start, tmp_path: Path) -> None:
    start()
    secret = tmp_path / "server.secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert len(secret.read_bytes()) == 32


def test_errors_say_nothing_of_the_inside(start: Start, tmp_path: Path) -> None:
    """A store that breaks is a clear error, without a trace of the code."""
    server = start()

    async def wreck() -> Any:
        async with Person(server.address) as ada:
            await ada.ask("GET", "/about")
            for file in tmp_path.glob("shoal.db*"):
                file.write_bytes(b"not a database" * 1000)
            answer = await ada.http.get("/tables/mine")
            return answer.status_code, answer.json()

    status, body = asyncio.run(wreck())
    assert status in (500, 503)
    assert body["code"] in ("server-error", "unavailable")
    assert "sqlite" not in json.dumps(body).lower()
