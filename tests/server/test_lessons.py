"""A lesson over the wire: an ordinary table, at which the guide speaks."""

import asyncio
import signal
from typing import Any

import pytest

from shoal.games import GAMES, find
from shoal.lessons import lesson as lessons
from tests.server.conftest import Server, Start
from tests.server.wire import Person, Seat

GAME = "kleine-fische"


async def learn(person: Person, game: str = GAME, **wishes: Any) -> dict[str, Any]:
    table: dict[str, Any] = await person.ask("POST", "/lessons", {"game": game, "name": "Ada", **wishes}, 201)
    return table


async def my_turn(seat: Seat, state: dict[str, Any]) -> dict[str, Any]:
    while not state["moves"] and not state["outcome"]:
        state = await seat.until("state")
    return state


async def play(seat: Seat, state: dict[str, Any], move: str) -> dict[str, Any]:
    """Make a move; the state in which it is one's turn again."""
    answer = await seat.request("play", f"{id(seat)}-{len(seat.heard)}", move=move, at=state["at"])
    assert answer["type"] == "done", answer
    return await my_turn(seat, next(m for m in reversed(seat.heard) if m["type"] == "state"))


def said(state: dict[str, Any]) -> list[str]:
    return [remark["words"] for remark in state["guide"]["remarks"]]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_does_what_the_guide_says_gets_through_the_script(server: Server, game: str) -> None:
    lesson = lessons.find(find(game))
    assert lesson

    async def follow() -> None:
        async with Person(server.address) as ada:
            assert (await ada.ask("GET", f"/games/{game}"))["lesson"] is True
            table = await learn(ada, game)
            assert table["guided"] is table["practice"] is True
            assert table["players"] == lesson.players
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await my_turn(seat, await seat.until("state"))
                while state["guide"]["move"]:
                    state = await play(seat, state, state["guide"]["move"])
                assert state["at"] >= len(lesson.steps)
                assert "lesson-free" in said(state)
                for step in lesson.steps:
                    assert set(step.say) <= set(said(state))
                made = [m for m in seat.heard if m["type"] == "state"][-1]["at"]
                assert made == state["at"]

    asyncio.run(follow())


def test_taking_back_leads_back_into_the_lesson(server: Server) -> None:
    async def stray() -> None:
        async with Person(server.address) as ada:
            table = await learn(ada)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await my_turn(seat, await seat.until("state"))
                for _ in range(2):
                    state = await play(seat, state, "flip")
                before = state["guide"]
                assert before["move"] == "flip"
                state = await play(seat, state, "stop")
                assert said(state)[-1] == "lesson-left" or "lesson-left" in said(state)
                assert state["guide"]["move"] is None
                answer = await seat.request("undo", "back")
                assert answer["type"] == "done"
                state = next(m for m in reversed(seat.heard) if m["type"] == "state")
                assert state["guide"] == before

    asyncio.run(stray())


def test_only_the_learner_hears_the_guide(server: Server) -> None:
    async def watch() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            table = await learn(ada)
            await eve.ask("GET", "/about")
            async with eve.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await seat.until("state")
                assert state["seat"] is None
                assert state["guide"] is None
            plain = await ada.ask("POST", "/play-now", {"game": GAME, "name": "Ada"}, 201)
            assert plain["guided"] is False
            async with ada.sit_at(plain["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                assert (await seat.until("state"))["guide"] is None

    asyncio.run(watch())


def test_a_lesson_survives_the_server(start: Start) -> None:
    """Nothing about it is kept but that it is one: after a kill the guide is where it was, and so are the bots."""

    async def begin(server: Server, ada: Person) -> tuple[str, dict[str, Any]]:
        table = await learn(ada)
        async with ada.sit_at(table["code"]) as socket:
            seat = Seat(socket)
            await seat.hello()
            state = await my_turn(seat, await seat.until("state"))
            for move in ("flip", "flip", "flip", "stop"):
                state = await play(seat, state, move)
            return table["code"], state

    async def go_on(server: Server, ada: Person, code: str, before: dict[str, Any]) -> None:
        ada.address = server.address
        async with ada.sit_at(code) as socket:
            seat = Seat(socket)
            welcome = await seat.hello()
            assert welcome["table"]["guided"] is True
            state = await my_turn(seat, await seat.until("state"))
            assert state["guide"] == before["guide"]
            lesson = lessons.find(find(GAME))
            assert lesson
            while state["at"] < len(lesson.steps):
                state = await play(seat, state, state["guide"]["move"])
            assert "lesson-left" not in said(state)

    async def run() -> None:
        first = start()
        async with Person(first.address) as ada:
            code, before = await begin(first, ada)
            first.stop(signal.SIGKILL)
            await go_on(start(), ada, code, before)

    asyncio.run(run())


def test_a_rematch_is_an_ordinary_game(server: Server) -> None:
    async def run() -> None:
        async with Person(server.address) as ada:
            table = await learn(ada)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await my_turn(seat, await seat.until("state"))
                while not state["outcome"]:
                    state = await play(seat, state, state["guide"]["move"] or state["moves"][-1])
                assert {"scoring", "end"} <= set(said(state))
                await seat.request("rematch", "again")
                told = await ada.ask("GET", f"/tables/{table['code']}")
            again = await ada.ask("GET", f"/tables/{told['rematch']}")
            assert again["guided"] is again["practice"] is False

    asyncio.run(run())


def test_nonsense_is_refused_in_words(server: Server) -> None:
    async def ask() -> None:
        async with Person(server.address) as ada:
            refused = await ada.ask("POST", "/lessons", {"game": "chess"}, 404)
            assert refused["code"] == "no-such-game"
            refused = await ada.ask("POST", "/lessons", {"game": GAME, "name": ""}, 400)
            assert refused["code"] == "bad-request"
            refused = await ada.ask("POST", "/lessons", {"name": "Ada"}, 400)
            assert refused["code"] == "bad-request"

    asyncio.run(ask())
